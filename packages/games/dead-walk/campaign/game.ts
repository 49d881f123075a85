/** dw.campaign A campaign of Dead Walk Again as a game of its own: its matches are played beside it. */
import {
  again,
  anyJson,
  type Book,
  frameOf,
  type Game,
  legally,
  object,
  type OptionSchema,
  type OptionValues,
  oneOf,
  optional,
  parse,
  type PositionForm,
  procedure,
  readWhole,
  record,
  type Settled,
  settleOptions,
  step,
} from '@shamble/kernel'
import { CHAPTERS, CLAUSES } from '../clauses.ts'
import { CREDIT } from '../credit.ts'
import { settle as settleMatch } from '../options.ts'
import { advise } from './advise.ts'
import { AFTER } from './after.ts'
import { CAMP, muster, setOut } from './camp.ts'
import { DIALS, FIRST } from './chart.ts'
import { rosterFault } from './character.ts'
import { xpTable } from './experience.ts'
import {
  blankState,
  type CampaignBook,
  type CampaignKit,
  type Command,
  COMMANDS,
  copyState,
  type Look,
  seatsOf,
  type State,
  type Table,
} from './kit.ts'
import { MOST_PEOPLE, type Roster } from './roster.ts'

const OPTIONS = {
  players: {
    kind: 'number',
    standard: 1,
    min: 1,
    max: MOST_PEOPLE,
    clause: 'dw.scope.6',
    says: 'How many seats share the survivors of every scenario.',
  },
  house: {
    kind: 'document',
    standard: null,
    shape: record(anyJson),
    clause: 'dw.scope.4',
    says: 'House rules for every scenario and for what comes between them, by the names of its options.',
  },
} as const satisfies OptionSchema

/** What the campaign itself settles for each match. */
const OWN: readonly string[] = ['scenario', 'roster', 'players', 'team', 'own']

const houseOf = ({ house }: OptionValues): OptionValues => (house ?? {}) as OptionValues

const matchOptions = (options: OptionValues): Settled =>
  settleMatch({ advanced: true, ...houseOf(options), scenario: FIRST })

function settle(given: OptionValues): Settled {
  const settled = settleOptions(OPTIONS, given)
  if (!settled.ok) return settled
  const own = OWN.find((id) => Object.hasOwn(houseOf(settled.value), id))
  if (own) return { ok: false, fault: { at: `options.house.${own}`, why: 'the campaign itself says this' } }
  const match = matchOptions(settled.value)
  if (match.ok) return settled
  return { ok: false, fault: { at: match.fault.at.replace(/^options/, 'options.house'), why: match.fault.why } }
}

const campaign = procedure<Table, Command>('campaign', [
  muster,
  step<Table>('dw.campaign.1', 'set out', setOut),
  ...AFTER,
  ...CAMP,
  again<Table>('dw.campaign.1', 'again', 'set out'),
])

function bookFor(options: OptionValues): Book<CampaignKit> & CampaignBook {
  const settled = matchOptions(options)
  if (!settled.ok) throw new Error(`options were not settled: ${settled.fault.at}`)
  const house = settled.value
  const numberOf = (id: string): number => house[id] as number
  const isOn = (id: string): boolean => house[id] as boolean
  return {
    options,
    house,
    players: options.players as number,
    rules: {
      maxSkills: numberOf('maxSkills'),
      levelTable: house.levelTable as readonly number[],
      baseMoral: numberOf('baseMoral'),
      archetypeRestrictions: isOn('archetypeRestrictions'),
      subtypeRestrictions: isOn('subtypeRestrictions'),
    },
    xp: xpTable(house.xpTable as readonly number[]),
    recovery: numberOf('recoveryPerScenario'),
    fill: Math.max(numberOf('teamFill'), options.players as number),
    finalReplay: isOn('finalReplay'),
    quirks: isOn('quirks') ? numberOf('quirksPerCharacter') : 0,
    hasSkills: isOn('skills') || isOn('weaponSkills'),
    procedures: { campaign },
  }
}

/** dw.campaign.1 The options with which the next scenario is played. */
export function optionsForNext({ state, book }: Look): OptionValues {
  const roster: Roster = { people: state.roster, ...state.effects }
  return {
    advanced: true,
    ...DIALS[state.scenario],
    ...houseOf(book.options),
    scenario: state.scenario,
    players: book.players,
    roster: roster as unknown as OptionValues[string],
  }
}

/** What always holds. While gear is handed round somebody may have too much of it, and newcomers come after that. */
function invariants({ state, book }: Look): string[] {
  const isCamp = ['gear', 'recruits', 'train', 'leave out'].includes(state.frames.at(-1)?.at ?? '')
  const fault = isCamp ? null : rosterFault(state.roster, book.rules)
  return [
    ...(fault ? [`${fault.at}: ${fault.reason} (${fault.clause})`] : []),
    ...(!isCamp && state.roster.length > MOST_PEOPLE ? [`there are more than ${MOST_PEOPLE} people`] : []),
  ]
}

const POSITION = object({
  game: optional(oneOf('dead-walk-campaign')),
  options: optional(record(anyJson)),
  exact: anyJson,
})

const plainly = ({ book }: Look): object => ({ game: 'dead-walk-campaign', options: book.options })

const position: PositionForm<CampaignKit> = {
  read(document, given, holders) {
    const parsed = parse(POSITION, document)
    if (!parsed.ok)
      return { ok: false, fault: { clause: 'dw.campaign.1', at: parsed.fault.at, reason: parsed.fault.why } }
    const { exact, options: written } = parsed.value
    const settled = settle({ ...(written as OptionValues | undefined), ...given })
    if (!settled.ok)
      return { ok: false, fault: { clause: 'dw.scope.4', at: settled.fault.at, reason: settled.fault.why } }
    const form = {
      game: { facts: () => null, copy: copyState, invariants },
      title: 'a campaign of Dead Walk Again',
      clause: 'dw.campaign.1',
      book: bookFor(settled.value),
      blank: blankState(holders),
      plainly,
    }
    const rest = { game: 'dead-walk-campaign', options: settled.value }
    return legally(() => ({ options: settled.value, state: readWhole<CampaignKit>(form, exact, rest) }))
  },
  write: (look) => ({ ...plainly(look), exact: copyState(look.state) }),
}

export const deadWalkCampaign: Game<CampaignKit> = {
  id: 'dead-walk-campaign',
  title: 'Dead Walk Again: a campaign',
  credit: CREDIT,
  rulesVersion: '2',
  clauses: CLAUSES,
  chapters: CHAPTERS,
  scenarios: [
    {
      id: 'harbour-point',
      title: 'Road to Harbour Point',
      says: 'Six linked scenarios with the same people, from an empty shelter to the last boat.',
      ours: true,
    },
  ],
  options: OPTIONS,
  command: COMMANDS,
  examples: true,
  settle,
  seats: (options) => seatsOf(bookFor(options)),
  book: bookFor,
  begin: ({ holders }) => ({ ...blankState(holders), frames: [frameOf('campaign', 'muster', {})] }),
  copy: copyState,
  facts: () => null,
  view: ({ state }) => copyState(state),
  resample: (view: State) => copyState(view),
  /** Each scenario is a turn: first it is played, then the steps after it follow. */
  progress: ({ isMustered, record, result }) => ({
    turn: isMustered ? record.length + (result === null ? 1 : 0) : 0,
    phase: result === null ? 0 : 1,
  }),
  mayTakeBack: () => true,
  position,
  invariants,
  advise,
}
