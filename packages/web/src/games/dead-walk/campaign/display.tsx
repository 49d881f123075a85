/** The campaign of Dead Walk Again as the pages see it. */
import type { CampaignCommand, CampaignEvent, CampaignView } from '@shamble/dead-walk/campaign/page'
import { ABOUT, CLAUSES, TEAMS, type View } from '@shamble/dead-walk/page'
import { anyCampaign, type CampaignDisplay } from '../../../campaign/campaign-display.ts'
import { isKeyOf } from '../../../sure.ts'
import { Mark } from '../art.tsx'
import { next, report } from './battle.ts'
import { chart, season } from './chart.ts'
import { chronicle, isBattle, lines } from './history.ts'
import { Elsewhere } from './elsewhere.tsx'
import { GearDesk } from './gear.tsx'
import { LearnDesk, TrainDesk } from './lessons.tsx'
import { MusterDesk } from './muster.tsx'
import { question } from './question.ts'
import { house, teams } from './setup.ts'
import { gone, people, stash } from './sheets.ts'

const display: CampaignDisplay<CampaignView, CampaignEvent, CampaignCommand, View> = {
  id: 'dead-walk-campaign',
  battle: 'dead-walk',
  title: 'Road to Harbour Point',
  says:
    'One scenario leads to the next, with the same people, from an empty shelter to the last boat. Whoever survives learns, ' +
    'and keeps the wounds, the fears and what is in the magazine; whoever does not is gone.',
  credit: ABOUT.credit,
  clauses: CLAUSES,
  setup: {
    length: 'Four to six scenarios, an evening each; bots play any of them in a minute.',
    players: { min: 1, max: 6 },
    house,
    options: (players, rules) => ({ players, house: Object.keys(rules).length === 0 ? null : { ...rules } }),
    seats: (players) =>
      Array.from({ length: players }, (_, i) => ({ seat: `P${i + 1}`, label: `Player ${i + 1}`, side: 'survivors' })),
  },
  team: {
    Mark,
    ready: teams,
    own: {
      title: 'People of your own',
      says: 'Three to six, one by one: who they were, what they learnt, what they carry. Their quirks are rolled.',
      clause: 'dw.archetype.8',
    },
    muster: (team) => (isKeyOf(TEAMS, team) ? [{ do: 'muster', team }] : []),
    people,
    gone,
    stash,
  },
  desks: { muster: MusterDesk, train: TrainDesk, learn: LearnDesk, gear: GearDesk },
  Elsewhere,
  giveUp: { do: 'give-up' },
  chart,
  next,
  report,
  question,
  season,
  printables: async ({ roster }) => (await import('@shamble/dead-walk/print')).printablesFor(roster),
  chronicle,
  lines,
  isBattle,
}

export const campaign = anyCampaign(display)
