import type { About } from '@shamble/kernel'
import { ABOUT } from '../about.ts'

/** The campaign is a game of its own. */
export const CAMPAIGN: About = {
  ...ABOUT,
  id: 'even-death-campaign',
  title: `${ABOUT.title}: the campaign`,
  round: 'Campaign turn',
}
