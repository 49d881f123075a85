/** rs.scenario.19 Five Days as a game of its own: its days are played beside it. */
import {
  again,
  type Book,
  booksOnce,
  firstFrame,
  type Game,
  HOUSE,
  houseFault,
  houseOf,
  openly,
  type OptionSchema,
  type OptionValues,
  procedure,
  type Settled,
  settleOptions,
  step,
  wholePosition,
} from '@shamble/kernel'
import { CHAPTERS, CLAUSES } from '../clauses.ts'
import { bookFor as bookOfDay, keptLimits, settle as settleDay } from '../options.ts'
import { UMPIRE } from '../state.ts'
import { CAMPAIGN } from './about.ts'
import { advise } from './advise.ts'
import { CAMP } from './camp.ts'
import { scenarioOn } from './days.ts'
import { endIfNobody } from './end.ts'
import { invariants } from './invariants.ts'
import {
  blankState,
  type CampaignBook,
  type CampaignKit,
  type Command,
  COMMANDS,
  copyState,
  seatsOf,
  type Transaction,
} from './kit.ts'
import { muster } from './muster.ts'
import { NIGHT } from './night.ts'
import { replacements } from './replace.ts'
import { DAY, setOut } from './report.ts'
import { MOST_PEOPLE } from './roster.ts'
import { shape } from './shape.ts'

const OPTIONS = {
  survivors: {
    kind: 'number',
    standard: 4,
    min: 1,
    max: MOST_PEOPLE,
    clause: 'rs.seats.2',
    says: 'How many player survivors set out on the first day.',
  },
  house: {
    ...HOUSE,
    clause: 'rs.scenario.19',
    says: 'House rules for every day and for the nights between, by the names of its options.',
  },
} as const satisfies OptionSchema

/** What the campaign itself settles for each day. */
const OWN: readonly string[] = ['scenario', 'own', 'roster', 'survivors']

const dayOptions = (house: OptionValues): Settled => settleDay({ ...house, scenario: scenarioOn(1) })

function settle(given: OptionValues): Settled {
  const settled = settleOptions(OPTIONS, given)
  if (!settled.ok) return settled
  const fault = houseFault(settled.value, OWN, dayOptions)
  return fault ? { ok: false, fault: { ...fault, at: `options.${fault.at}` } } : settled
}

const campaign = procedure<Transaction, Command>('campaign', [
  muster,
  step<Transaction>('rs.scenario.19', 'set out', setOut),
  ...DAY,
  ...NIGHT,
  replacements,
  step<Transaction>('rs.scenario.19', 'nobody left', endIfNobody),
  ...CAMP,
  again<Transaction>('rs.scenario.19', 'again', 'set out'),
])

const bookFor = booksOnce((options: OptionValues): Book<CampaignKit> & CampaignBook => {
  const settled = dayOptions(houseOf(options))
  if (!settled.ok) throw new Error(`options were not settled: ${settled.fault.at}`)
  const { infection, healsFully, roundsAfterReload } = bookOfDay(settled.value)
  return {
    options,
    house: settled.value,
    survivors: options.survivors as number,
    limits: keptLimits(settled.value),
    rules: { infection, healsFully, roundsAfterReload },
    procedures: { campaign },
  }
})

const position = wholePosition<CampaignKit>({
  about: CAMPAIGN,
  clause: 'rs.scenario.19',
  settle,
  book: bookFor,
  shape,
  facts: () => null,
  copy: copyState,
  invariants,
})

export const runOrShootCampaign: Game<CampaignKit> = {
  ...CAMPAIGN,
  rulesVersion: '1',
  clauses: CLAUSES,
  chapters: CHAPTERS,
  scenarios: [
    {
      id: 'five-days',
      title: 'Five Days',
      says: 'Five scenarios with the same team, won or lost, from the first lit window to the last boat.',
      ours: true,
    },
  ],
  options: OPTIONS,
  command: COMMANDS,
  examples: true,
  repeatable: ['hand'],
  settle,
  seats: (options) => seatsOf(bookFor(options)),
  sides: ['survivors', 'zeds'],
  winners: ({ outcome }) => (outcome === null ? [] : [outcome.winners.includes(UMPIRE) ? 'zeds' : 'survivors']),
  losses: ({ gone, record }) => ({
    survivors: gone.length,
    zeds: record.reduce((sum, { killed }) => sum + killed, 0),
  }),
  grade: ({ ending }) => ending,
  book: bookFor,
  begin: ({ holders }) => ({ ...blankState(holders), frames: [firstFrame(campaign)] }),
  ...openly<CampaignKit>(copyState),
  facts: () => null,
  /** Each day is a turn: first it is played, then the night follows. */
  progress: ({ team, record, result, gone }) => ({
    turn: team.length + gone.length === 0 ? 0 : record.length + (result === null ? 1 : 0),
    phase: result === null ? 0 : 1,
  }),
  mayTakeBack: () => true,
  position,
  invariants,
  advise,
}
