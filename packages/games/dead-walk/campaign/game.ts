/** dw.campaign A campaign of Dead Walk Again as a game of its own: its matches are played beside it. */
import {
  again,
  type Book,
  frameOf,
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
import { characterRules, settle as settleMatch } from '../options.ts'
import { CAMPAIGN } from './about.ts'
import { advise } from './advise.ts'
import { AFTER } from './after.ts'
import { CAMP, setOut } from './camp.ts'
import { FIRST } from './chart.ts'
import { personFault, rosterFault, unburdenedFault } from './character.ts'
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
  type Transaction,
} from './kit.ts'
import { lessonsBroken } from './lessons.ts'
import { muster } from './muster.ts'
import { MOST_PEOPLE } from './roster.ts'
import { shape } from './shape.ts'

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
    ...HOUSE,
    clause: 'dw.scope.4',
    says: 'House rules for every scenario and for what comes between them, by the names of its options.',
  },
} as const satisfies OptionSchema

/** What the campaign itself settles for each match. */
const OWN: readonly string[] = ['scenario', 'roster', 'players', 'team', 'own']

const matchOptions = (house: OptionValues): Settled => settleMatch({ advanced: true, ...house, scenario: FIRST })

function settle(given: OptionValues): Settled {
  const settled = settleOptions(OPTIONS, given)
  if (!settled.ok) return settled
  const fault = houseFault(settled.value, OWN, matchOptions)
  return fault ? { ok: false, fault: { ...fault, at: `options.${fault.at}` } } : settled
}

const campaign = procedure<Transaction, Command>('campaign', [
  muster,
  step<Transaction>('dw.campaign.1', 'set out', setOut),
  ...AFTER,
  ...CAMP,
  again<Transaction>('dw.campaign.1', 'again', 'set out'),
])

function bookFor(options: OptionValues): Book<CampaignKit> & CampaignBook {
  const settled = matchOptions(houseOf(options))
  if (!settled.ok) throw new Error(`options were not settled: ${settled.fault.at}`)
  const house = settled.value
  const numberOf = (id: string): number => house[id] as number
  const isOn = (id: string): boolean => house[id] as boolean
  return {
    options,
    house,
    players: options.players as number,
    rules: characterRules(house),
    xp: xpTable(house.xpTable as readonly number[]),
    recovery: numberOf('recoveryPerScenario'),
    fill: Math.max(numberOf('teamFill'), options.players as number),
    mayReplay: isOn('finalReplay') ? ({ isReplayed }) => !isReplayed : () => false,
    quirks: isOn('quirks') ? numberOf('quirksPerCharacter') : 0,
    traumaLimit: numberOf('traumaLimit'),
    isAnythingTaught: isOn('skills') || isOn('weaponSkills') ? () => true : () => false,
    procedures: { campaign },
  }
}

const AFTER_PLAY: readonly string[] = AFTER.slice(1).map(({ name }) => name)

/** What always holds. While gear is handed round somebody may have too much of it, and newcomers come after that. */
function invariants(look: Look): string[] {
  const { state, book } = look
  const isCamp = ['gear', 'recruits', 'train', 'leave out'].includes(state.frames.at(-1)?.at ?? '')
  const fault = rosterFault(state.roster, book.rules, isCamp ? unburdenedFault : personFault)
  return [
    ...(fault ? [`${fault.at}: ${fault.reason} (${fault.clause})`] : []),
    ...(!isCamp && state.roster.length > MOST_PEOPLE ? [`there are more than ${MOST_PEOPLE} people`] : []),
    ...(state.isMustered && state.outcome === null && state.roster.length === 0 ? ['nobody of the team is left'] : []),
    ...lessonsBroken(look),
    ...(state.result === null && AFTER_PLAY.includes(state.frames[0]?.at ?? '') ? ['no scenario was reported'] : []),
  ]
}

const position = wholePosition<CampaignKit>({
  about: CAMPAIGN,
  clause: 'dw.campaign.1',
  settle,
  book: bookFor,
  shape,
  facts: () => null,
  copy: copyState,
  invariants,
})

export const deadWalkCampaign: Game<CampaignKit> = {
  ...CAMPAIGN,
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
  repeatable: ['hand-weapon', 'hand-item', 'hand-ammo'],
  settle,
  seats: (options) => seatsOf(bookFor(options)),
  sides: ['survivors'],
  winners: ({ outcome }) => ((outcome?.winners ?? []).length > 0 ? ['survivors'] : []),
  book: bookFor,
  begin: ({ holders }) => ({ ...blankState(holders), frames: [frameOf('campaign', 'muster', {})] }),
  ...openly<CampaignKit>(copyState),
  facts: () => null,
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
