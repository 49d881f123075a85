import type { About } from '@shamble/kernel'
import { ABOUT } from '../about.ts'

/** The campaign is a game of its own. */
export const CAMPAIGN: About = {
  ...ABOUT,
  id: 'dead-walk-campaign',
  title: `${ABOUT.title}: a campaign`,
  round: 'Scenario',
}
