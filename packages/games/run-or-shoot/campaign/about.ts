import type { About } from '@shamble/kernel'
import { ABOUT } from '../about.ts'

/** The campaign is a game of its own. */
export const CAMPAIGN: About = {
  ...ABOUT,
  id: 'run-or-shoot-campaign',
  title: `${ABOUT.title}: Five Days`,
  round: 'Day',
}
