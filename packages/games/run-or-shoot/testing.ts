/** The cast of the rule tests. A stage is a scenario's table at the start of a turn, with whom a test puts there. */
import type { Game, OptionValues, PositionForm, Seat } from '@shamble/kernel'
import { type Scene, type SceneSetup, sceneOf } from '@shamble/kernel/testkit'
import type { XY } from '@shamble/table'
import type { Command, CommandOf } from './commands.ts'
import { NPS_IDS, PS_IDS, sheetOf } from './content/survivors.ts'
import type { TableMap } from './content/table-map.ts'
import { runOrShootRules } from './game.ts'
import { invariants } from './invariants.ts'
import { bookFor, seatsFor, settle } from './options.ts'
import { shape } from './position/shape.ts'
import { game as gameProcedure, turn } from './rules/08-turn.ts'
import {
  blankHidden,
  blankState,
  type Hidden,
  type OpeningNow,
  type Pile,
  type RunOrShootKit,
  type State,
  type StepId,
  STEPS,
  type Survivor,
  survivorSeat,
  type Zed,
} from './state.ts'
import type { Card } from './tables/cards.ts'
import { GUNS, type GunId } from './tables/guns.ts'
import { cm } from './tables/units.ts'

export type RunOrShootScene = Scene<RunOrShootKit>

/** What a script says for the zero of a d10. */
export const ZERO = 0

/** A place given in centimetres. */
export const at = (x: number, y: number): XY => ({ x: cm(x), y: cm(y) })

export type PS = Partial<Survivor>
type AZed = Partial<Omit<Zed, 'id'>>

export interface Stage {
  /** In seat order; whatever is not told is that of the default team. */
  survivors?: readonly PS[]
  zeds?: readonly AZed[]
  openings?: Readonly<Record<string, Partial<OpeningNow>>>
  /** Anything else of the state. */
  state?: Partial<State>
}

function staged({ survivors = [{}], zeds = [], openings = {}, state = {} }: Stage, options: OptionValues): State {
  const book = bookFor(options)
  const holders = Object.fromEntries(seatsFor(options).map((seat) => [seat, { person: seat }]))
  const blank = blankState(holders, book.map, survivors.filter(isSeated).length)
  const { hidden: hiddenGiven, ...others } = state
  const people = survivors.map((given, i) => withFrozen(survivorOf(i, given)))
  const dead = zeds.map((given, i) => frozenDeep(zedOf(i, given)))
  book.seatUmpire(blank)
  const { desk } = blank.hidden
  const hidden = { ...(hiddenGiven ?? { ...blank.hidden, caches: firstCards(book.map) }), ...(desk ? { desk } : {}) }
  return {
    ...blank,
    turn: 1,
    survivors: people,
    zeds: dead,
    openings: frozenDeep(
      Object.fromEntries(Object.entries(blank.openings).map(([id, now]) => [id, { ...now, ...openings[id] }])),
    ),
    nextNumber: 1 + highest(dead.map(({ n }) => n)),
    nextWeapon: 1 + highest(weaponNumbers(people, others.piles ?? [])),
    frames: [
      { proc: gameProcedure.name, at: 'play', inside: true, vars: {}, sealed: null },
      { proc: turn.name, at: 'new turn', inside: false, vars: {}, sealed: null },
    ],
    ...withFrozen(others),
    hidden: withFrozen({
      ...hidden,
      nextZed: Math.max(hidden.nextZed, 1 + highest([...dead, ...hidden.zeds].map(({ id }) => id))),
    }),
  }
}

const highest = (numbers: readonly number[]): number => Math.max(0, ...numbers)

const weaponNumbers = (people: readonly Survivor[], piles: readonly Pile[]): number[] =>
  [
    ...people.flatMap(({ pistol, main }) => [pistol, main].filter((one) => one !== null)),
    ...piles.flatMap(({ weapons }) => weapons),
  ].map(({ id }) => id)

/** Every cache holds the first card of its deck. */
const firstCards = ({ caches }: TableMap): Record<string, number> =>
  Object.freeze(Object.fromEntries(caches.map(({ id }) => [id, 0])))

/** What is written once is frozen, all through. */
function frozenDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozenDeep(part)
  return Object.freeze(value)
}

/** The members frozen, the object itself not. */
function withFrozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) frozenDeep(part)
  return value
}

function survivorOf(i: number, given: PS): Survivor {
  const who = PS_IDS[i] ?? 'p-dot'
  const { name, main, items } = sheetOf(who)
  const rounds = main !== null && Object.hasOwn(GUNS, main) ? GUNS[main as GunId].clip : 0
  return {
    n: i + 1,
    who,
    name,
    seat: survivorSeat(i + 1),
    status: 'alive',
    at: at(3, 30 + 3 * i),
    level: 0,
    facing: { x: 1000, y: 0 },
    hits: 0,
    down: false,
    pinnedBy: null,
    pistol: { id: 2 * i + 1, kind: 'pistol', rounds: GUNS.pistol.clip },
    main: main === null ? null : { id: 2 * i + 2, kind: main, rounds },
    items: [...items],
    torchLit: false,
    slime: 0,
    moved: 0,
    climbed: false,
    crossed: false,
    fired: false,
    fought: false,
    threw: false,
    burnt: false,
    boosts: null,
    coverAt: [],
    leader: null,
    order: null,
    ...given,
  }
}

const zedOf = (i: number, given: AZed): Zed => ({
  id: i + 1,
  n: i + 1,
  kind: 'ordinary',
  mode: 'attacking',
  horde: null,
  at: at(38, 38),
  level: 0,
  facing: { x: -1000, y: 0 },
  down: false,
  posture: 'standing',
  pins: null,
  burning: 0,
  hits: 0,
  walked: [],
  emerged: false,
  bit: null,
  disturbedBy: null,
  cutOff: false,
  spent: false,
  near: 0,
  seared: null,
  ...given,
})

const isSeated = ({ seat }: PS): boolean => seat !== null
/** As many seats as the last PS of the stage needs. */
const seatsIn = ({ survivors = [{}] }: Stage): number => survivors.findLastIndex(isSeated) + 1

/** Positions of tests are stages; the written form of positions is a chapter of its own. */
const stagePosition: PositionForm<RunOrShootKit> = {
  read: (document, given) => {
    const stage = document as Stage
    const settled = settle({ survivors: seatsIn(stage), ...given })
    if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
    return { ok: true, value: { options: settled.value, state: staged(stage, settled.value) } }
  },
  write: ({ state }) => state,
  shape,
}

/** The rules with what a scene needs besides. */
export const runOrShoot: Game<RunOrShootKit> = {
  ...runOrShootRules,
  position: stagePosition,
  invariants,
  advise: (_view, _book, _seat, [first]) => ({ command: first as Command, why: 'the first choice' }),
}

/** A stage with its house rules, dice and holders. */
export type Staging = Stage & Omit<SceneSetup, 'position'>

/** An NPS with nothing in his hands, by his number from 11. */
export function otherNo(n: number, over: PS = {}): PS {
  const who = NPS_IDS[n - 11] ?? 'n1'
  return { n, who, seat: null, name: sheetOf(who).name, pistol: null, main: null, items: [], ...over }
}

/** A stage in back-lane unless the options say otherwise; cards are asked for at once. */
export const scene = (stage: Staging = {}): RunOrShootScene => {
  const { options, holders, dice, hidden, ...position } = stage
  return sceneOf(runOrShoot)({
    position,
    ...(options ? { options } : {}),
    ...(holders ? { holders } : {}),
    ...(dice ? { dice } : {}),
    ...(hidden === undefined ? {} : { hidden }),
  })
}

/** A game from its set-up on. */
export const newGame = (setup: Omit<SceneSetup, 'position'> = {}): RunOrShootScene => sceneOf(runOrShoot)(setup)

/** Answers every question with what the clock would do, as long as a condition holds. */
export function playOn(s: RunOrShootScene, whilst: (s: RunOrShootScene) => boolean): RunOrShootScene {
  for (let guard = 0; whilst(s) && s.pending !== null; guard++) {
    if (guard > 5000) throw new Error(`no end\n${s.report()}`)
    s.timeOut(s.owe[0] as Seat)
  }
  return s
}

/** Set-up over, everybody with the default: turn 1 has begun. */
export const started = (setup: Omit<SceneSetup, 'position'> = {}): RunOrShootScene =>
  playOn(newGame(setup), ({ state }) => state.step === 'setup')

/** A seat places a card. */
export const plays = (s: RunOrShootScene, seat: Seat, ...cards: CommandOf<'card'>['cards']): RunOrShootScene =>
  s.do(seat, { do: 'card', cards })

export const survivorNo = (s: RunOrShootScene, n: number): Survivor => {
  const found = s.state.survivors.find((one) => one.n === n)
  if (!found) throw new Error(`no survivor ${n}`)
  return found
}

export const zedNo = (s: RunOrShootScene, n: number): Zed | undefined => s.state.zeds.find((one) => one.n === n)

/** The clock answers whatever is asked until cards are. */
export const turnOver = (s: RunOrShootScene): RunOrShootScene => playOn(s, ({ asks }) => asks !== 'place a card')

/** The clock answers whatever is asked before a step of this turn. */
export const playTo = (s: RunOrShootScene, step: StepId): RunOrShootScene =>
  playOn(s, ({ asks, state }) => asks !== 'place a card' && STEPS.indexOf(state.step) < STEPS.indexOf(step))

/** One part of a turn alone, with these cards open: when it is over, cards are asked for and nothing else has happened. */
export function playPart(
  s: RunOrShootScene,
  part: string,
  cards: Readonly<Record<Seat, readonly Card[]>>,
): RunOrShootScene {
  s.table.state.cards = frozenDeep(cards)
  s.table.carryOut(null, () => s.table.call(part))
  return s
}

/** The names of the steps that have begun. */
export const stepsPlayed = (s: RunOrShootScene): string[] =>
  s.events.flatMap((event) => (event.e === 'step began' ? [event.step] : []))

/** What was told in a step, the first time it was played. */
export function during(s: RunOrShootScene, step: StepId): RunOrShootScene['events'] {
  const from = s.events.findIndex((event) => event.e === 'step began' && event.step === step)
  const rest = from < 0 ? [] : s.events.slice(from + 1)
  const to = rest.findIndex((event) => event.e === 'step began')
  return to < 0 ? rest : rest.slice(0, to)
}

type Act = CommandOf<'move'>['acts'][number]

/** What is done along a move; places are in centimetres. */
export const go = (x: number, y: number): Act => ({ act: 'go', to: [cm(x), cm(y)] })
export const open = (door: string): Act => ({ act: 'open', door })
export const close = (door: string): Act => ({ act: 'close', door })
export const move = (...acts: Act[]): CommandOf<'move'> => ({ do: 'move', acts })

/** Survivor 1 has placed a card, the others RUN, and he is asked in 5a; the lane south of the store is open ground. */
export function moving(card: Card = 'RUN', stage: Parameters<typeof scene>[0] = {}): RunOrShootScene {
  const s = scene({ survivors: [{ at: at(10, 33) }], ...stage })
  for (const seat of s.owe) plays(s, seat, seat === 'S1' ? card : 'RUN')
  return playTo(s, '5a')
}

/** Nothing is hidden but this; Zeds that come later have numbers from 50 on. */
export const hiddenWith = (by: Partial<Hidden>): Hidden => ({ ...blankHidden(), nextZed: 50, ...by })

/** One of the Zeds waits where nobody sees it, and nobody else does. */
export function lurks(s: RunOrShootScene, zed: Zed): void {
  const { hidden } = s.table.state
  hidden.nextZed = Math.max(hidden.nextZed, zed.id + 1)
  hidden.zeds = frozenDeep([{ ...zed, n: 0 }])
}
