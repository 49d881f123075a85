/** Five Days as the pages see it. */
import type { CampaignCommand, CampaignEvent, CampaignView } from '@shamble/run-or-shoot/campaign/page'
import { ABOUT, CLAUSES, UMPIRE, type View } from '@shamble/run-or-shoot/page'
import { anyCampaign, type CampaignDisplay } from '../../../campaign/campaign-display.ts'
import { Mark } from '../art.tsx'
import { next, report } from './battle.ts'
import { CampDesk } from './camp.tsx'
import { chart, season, standing } from './chart.ts'
import { Elsewhere } from './elsewhere.tsx'
import { chronicle, isBattle, lines } from './history.ts'
import { NewcomerDesk } from './newcomer.tsx'
import { question } from './question.ts'
import { house } from './setup.ts'
import { gone, people, stash } from './sheets.ts'

const display: CampaignDisplay<CampaignView, CampaignEvent, CampaignCommand, View> = {
  id: 'run-or-shoot-campaign',
  battle: 'run-or-shoot',
  title: 'Five Days',
  says:
    'Five scenarios with the same team, from the first lit window to the last boat, each played once, won or lost. ' +
    'By night two hits heal; at dawn whoever is infected throws three dice. Four endings, by the days that are won.',
  credit: ABOUT.credit,
  clauses: CLAUSES,
  setup: {
    length: 'Five scenarios, an evening each; bots play any of them in a minute.',
    players: { min: 1, max: 6, usual: 4, called: 'survivor' },
    seatKinds: (seat) => (seat === UMPIRE ? ['bot', 'someone', 'me'] : ['me', 'someone', 'bot']),
    house,
    options: (survivors, rules) => ({ survivors, house: Object.keys(rules).length === 0 ? null : { ...rules } }),
    seats: (survivors) => house.seats({ survivors }).map(({ bot: _, ...slot }) => slot),
  },
  team: { Mark, stashTitle: 'What nobody has', people, gone, stash },
  desks: { replace: NewcomerDesk, 'get ready': CampDesk },
  Elsewhere,
  giveUp: { do: 'give-up' },
  givingUp: 'The campaign is over then, and the days that were won decide its ending. This cannot be taken back.',
  chart,
  isKnown: true,
  standing,
  next,
  report,
  question,
  season,
  isWon: ({ ending }) => ending !== null && ending !== 'fallen',
  printables: async ({ team }) =>
    (await import('@shamble/run-or-shoot/print')).printablesFor(team.map(({ person }) => person)),
  chronicle,
  lines,
  isBattle,
}

export const campaign = anyCampaign(display)
