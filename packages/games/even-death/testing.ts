/** The cast of the rule tests. A stage is a table in the middle of a battle, with whom a test puts there. */
import type { Book, Dice, Game, OptionValues, PositionForm, Seat } from '@shamble/kernel'
import { type Scene, type SceneSetup, sceneOf } from '@shamble/kernel/testkit'
import type { XY } from '@shamble/table'
import type { Command } from './commands.ts'
import { battlefield } from './content/battlefield.ts'
import type { DrawnPiece } from './content/scenarios.ts'
import { evenDeathRules } from './game.ts'
import { invariants } from './invariants.ts'
import { bookFor, seatsFor, settle } from './options.ts'
import { shape } from './position/shape.ts'
import { game as gameProcedure, round } from './rules/06-turn.ts'
import {
  blankState,
  type EvenDeathKit,
  type Herd,
  type Human,
  isHerd,
  type SeatState,
  type State,
  type Thing,
  type Unit,
  unitOf,
  type Zombie,
} from './state.ts'
import { profileOf } from './tables/profiles.ts'
import { INCH, inches } from './tables/units.ts'

export type EvenDeathScene = Scene<EvenDeathKit>

/** A place given in inches. */
export const at = (x: number, y: number): XY => ({ x: inches(x), y: inches(y) })

/** A human of a stage; whatever is not told is that of its profile. */
export type AHuman = Partial<Human> & Pick<Human, 'seat'>
/** A herd of a stage: a place for each zombie, or the zombies as far as they are told. */
export type AHerd = Partial<Omit<Herd, 'zombies'>> & { readonly zombies: readonly Partial<Zombie>[] }

export interface Stage {
  readonly humans?: readonly AHuman[]
  readonly herds?: readonly AHerd[]
  readonly seats?: Readonly<Record<Seat, Partial<SeatState>>>
  /** The order of the seats; that of the options unless told. */
  readonly order?: readonly Seat[]
  /** Anything else of the state. */
  readonly state?: Partial<State>
}

/** Zombies in a row from a place, an inch and a half apart, in inches. */
export const row = (x: number, y: number, many: number): Partial<Zombie>[] =>
  Array.from({ length: many }, (_, i) => ({ at: at(x + 1.5 * i, y) }))

function humanOf(id: number, given: AHuman): Human {
  const profile = given.profile ?? 'regular'
  const { vitality } = profileOf(profile)
  return {
    id,
    profile,
    status: 'alive',
    at: at(4 + 3 * id, 55),
    on: null,
    facing: { x: 0, y: -1 },
    vitality,
    most: vitality,
    down: false,
    health: 'healthy',
    fatigue: 'fine',
    morale: 'willing',
    weapons: [{ id: 'pistol', due: 0 }],
    perks: [],
    concentration: null,
    used: false,
    aim: false,
    rerolled: false,
    hasHealed: false,
    overwatch: false,
    trauma: 0,
    remembered: [],
    climbing: null,
    carries: null,
    ...given,
  }
}

function herdOf(id: number, firstZombie: number, given: AHerd): Herd {
  const zombies = given.zombies.map(
    (z, i): Zombie => ({
      id: firstZombie + i,
      at: at(10 + 1.5 * i, 5),
      on: null,
      down: false,
      locked: null,
      climbing: null,
      ...z,
    }),
  )
  return {
    id,
    seat: 'zombies',
    kind: 'regular',
    status: 'alive',
    facing: { x: 0, y: 1 },
    used: false,
    rambles: false,
    mover: null,
    ...given,
    zombies,
  }
}

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

/** Whoever carries something that the stage does not name carries a crate. */
function withCarried(things: readonly Thing[], people: readonly Human[]): readonly Thing[] {
  const crates = people.flatMap(({ id: carrier, at: place, carries }): Thing[] =>
    carries === null || things.some(({ id }) => id === carries)
      ? []
      : [{ id: carries, kind: 'crate', at: place, carrier, worked: {}, running: false, owner: null }],
  )
  return frozenDeep([...things, ...crates])
}

function staged(
  { humans = [], herds = [], seats = {}, order, state = {} }: Stage,
  options: OptionValues,
  book: Book<EvenDeathKit>,
): State {
  const holders = Object.fromEntries(seatsFor(options).map((seat) => [seat, { person: seat }]))
  const blank = blankState(holders, book)
  const people = humans.map((given, i) => withFrozen(humanOf(i + 1, given)))
  const counts = herds.map(({ zombies }) => zombies.length)
  const dead = herds.map((given, i) => {
    const before = counts.slice(0, i).reduce((sum, n) => sum + n, 0)
    return withFrozen(herdOf(people.length + i + 1, 1 + before, given))
  })
  const figures = counts.reduce((sum, n) => sum + n, 0)
  return {
    ...blank,
    phase: 'battle',
    order: Object.freeze([...(order ?? book.plans.map(({ seat }) => seat))]),
    seats: blank.seats.map((one) => withFrozen({ ...one, startPoints: 100, startFigures: 5, ...seats[one.seat] })),
    humans: people,
    herds: dead,
    tally: Object.freeze({ ...blank.tally, zombies: figures }),
    nextUnit: people.length + dead.length + 1,
    nextZombie: figures + 1,
    frames: [
      { proc: gameProcedure.name, at: 'battle', inside: true, vars: {}, sealed: null },
      { proc: round.name, at: 'begin', inside: false, vars: {}, sealed: null },
    ],
    ...withFrozen(state),
    things: withCarried(state.things ?? blank.things, people),
  }
}

/** A stage of a plain battle stands on an open table, unless it says otherwise. */
const openUnless = ({ scenario = 'battle' }: OptionValues): OptionValues =>
  scenario === 'battle' ? { table: 'open' } : {}

/** Positions of tests are stages; the written form of positions is a chapter of its own. */
const stagePosition = (bookOf: typeof bookFor): PositionForm<EvenDeathKit> => ({
  read: (document, given) => {
    const stage = document as Stage
    const settled = settle({ scenario: 'battle', ...openUnless(given), ...given })
    if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
    return { ok: true, value: { options: settled.value, state: staged(stage, settled.value, bookOf(settled.value)) } }
  },
  write: ({ state }) => state,
  shape,
})

/** The rules with what a scene needs besides. */
export const evenDeath: Game<EvenDeathKit> = {
  ...evenDeathRules,
  position: stagePosition(bookFor),
  invariants,
  advise: (_view, _book, _seat, [first]) => ({ command: first as Command, why: 'the first choice' }),
}

/** The same on a table with these pieces, drawn in inches. */
function onTable(pieces: readonly DrawnPiece[]): Game<EvenDeathKit> {
  const bookOf = (options: OptionValues): Book<EvenDeathKit> => {
    const book = bookFor(options)
    const [width, depth] = [book.field.width / INCH, book.field.depth / INCH]
    return { ...book, field: battlefield(width, depth, pieces) }
  }
  return { ...evenDeath, book: bookOf, position: stagePosition(bookOf) }
}

export type Staging = Stage & Omit<SceneSetup, 'position'> & { readonly pieces?: readonly DrawnPiece[] }

/** A plain battle on an open table unless the options or the pieces say otherwise: its first seat is asked for a unit. */
export function scene(stage: Staging): EvenDeathScene {
  const { options, holders, dice, hidden, pieces, ...position } = stage
  return sceneOf(pieces ? onTable(pieces) : evenDeath)({
    position,
    ...(options ? { options } : {}),
    ...(holders ? { holders } : {}),
    ...(dice ? { dice } : {}),
    ...(hidden === undefined ? {} : { hidden }),
  })
}

/** A game from its lists on. */
export const newGame = (setup: Omit<SceneSetup, 'position'> = {}): EvenDeathScene => sceneOf(evenDeath)(setup)

/** Dice that always show eight: every check is passed. */
export const EIGHTS: Dice = { roll: () => 8, draw: () => 0 }

/** Answers every question with what the clock would do, as long as a condition holds. */
export function playOn(s: EvenDeathScene, whilst: (s: EvenDeathScene) => boolean): EvenDeathScene {
  for (let guard = 0; s.pending !== null && whilst(s); guard++) {
    if (guard > 5000) throw new Error(`no end\n${s.report()}`)
    s.timeOut(s.owe[0] as Seat)
  }
  return s
}

export const unitNo = (s: EvenDeathScene, id: number): Unit => {
  const found = unitOf(s.state, id)
  if (!found) throw new Error(`no unit ${id}`)
  return found
}

export const humanNo = (s: EvenDeathScene, id: number): Human => {
  const found = unitNo(s, id)
  if (isHerd(found)) throw new Error(`unit ${id} is a herd`)
  return found
}

export const herdNo = (s: EvenDeathScene, id: number): Herd => {
  const found = unitNo(s, id)
  if (!isHerd(found)) throw new Error(`unit ${id} is no herd`)
  return found
}
