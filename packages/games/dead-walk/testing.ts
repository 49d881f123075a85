/** The cast of Dead Walk Again's rule tests. An open table of 120 x 120 cm is the stage unless a test draws another. */
import type { OptionValue, OptionValues, Seat } from '@shamble/kernel'
import { type Scene, type SceneSetup, sceneOf } from '@shamble/kernel/testkit'
import type { XY } from '@shamble/table'
import type { Command, CommandOf } from './commands.ts'
import type { MapSketch } from './content/drawing.ts'
import { ownCopyOf } from './content/own-scenario.ts'
import { BLANK } from './content/sketch-shape.ts'
import { deadWalk } from './index.ts'
import { bookFor, settle } from './options.ts'
import { type DeadWalkKit, type Human, theHuman, type Weapon, type Zombie, zombieOf } from './state.ts'
import { cm } from './tables/units.ts'

export type DeadWalkScene = Scene<DeadWalkKit>
type Place = readonly [x: number, y: number]

/** A place given in centimetres. */
export const at = (x: number, y: number): [number, number] => [cm(x), cm(y)]

/** In the middle of the open table, unhurt and unarmed, of the first seat, unless told otherwise. Keys are those of a position. */
export const human = (over: object = {}): object => ({ at: [6000, 6000], ...over })

/** Zombie n at a place, on its feet and without a direction unless told otherwise. */
export const zombie = (n: number, place: Place, over: object = {}): object => ({ n, at: place, ...over })

interface Stage extends Omit<SceneSetup, 'position'> {
  humans?: readonly object[]
  zombies?: readonly object[]
  /** What the table has besides open ground; null for the table of the scenario itself. */
  map?: Partial<MapSketch> | null
  openings?: object
  /** Vehicles of the map that are not as it has them, by id. */
  vehicles?: object
  lying?: readonly object[]
  noises?: readonly object[]
  progress?: object
  turn?: number
  phase?: 'tests' | 'humans' | 'zombies'
  /** Who acts, and what his activation has seen; without it nobody acts yet. */
  activation?: object
  starters?: number
  nextZombie?: number
  nextId?: number
}

/** The tutorial's people, zombies and rules on another table. */
export const optionsFor = (map: Partial<MapSketch> | null | undefined, options: OptionValues = {}): OptionValues =>
  map === null
    ? options
    : { own: { ...ownCopyOf('lawless-street'), map: { ...BLANK, ...map } } as unknown as OptionValue, ...options }

/** The book with these house rules. */
export function bookWith(options: OptionValues = {}): ReturnType<typeof bookFor> {
  const settled = settle(options)
  if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
  return bookFor(settled.value)
}

/** A position with one human, turn 1, phase 2 just begun; whatever is given replaces that. */
export function scene(stage: Stage = {}): DeadWalkScene {
  const { map, options, holders, dice, hidden, ...position } = stage
  return sceneOf(deadWalk)({
    position: { humans: [human()], ...position },
    options: optionsFor(map, options),
    ...(holders ? { holders } : {}),
    ...(dice ? { dice } : {}),
    ...(hidden === undefined ? {} : { hidden }),
  })
}

/** A game from its set-up on. */
export const newGame = (setup: Omit<SceneSetup, 'position'> = {}): DeadWalkScene => sceneOf(deadWalk)(setup)

/** The seat that is asked does something. */
export const act = (s: DeadWalkScene, command: Command): DeadWalkScene => s.do(s.owe[0] as Seat, command)

export const humanNo = (s: DeadWalkScene, n: number): Human => theHuman(s.state, n)
export const zombieNo = (s: DeadWalkScene, n: number): Zombie | undefined => zombieOf(s.state, n)
const pair = ({ x, y }: XY): [number, number] => [x, y]
export const humanAt = (s: DeadWalkScene, n: number): [number, number] => pair(humanNo(s, n).at)

/** Where a zombie is, as [x, y]; undefined if it is gone. */
export const zombieAt = (s: DeadWalkScene, n: number): [number, number] | undefined => {
  const found = zombieNo(s, n)
  return found && pair(found.at)
}

/** A weapon of a human, by its id. */
export function weaponNo(s: DeadWalkScene, id: number, n = 1): Weapon {
  const found = humanNo(s, n).weapons.find((one) => one.id === id)
  if (!found) throw new Error(`human ${n} has no weapon ${id}`)
  return found
}

/** What a seat is offered, only commands of one kind. */
export const offersOf = <D extends Command['do']>(s: DeadWalkScene, seat: Seat, kind: D): CommandOf<D>[] =>
  s.offered(seat).filter((command): command is CommandOf<D> => command.do === kind)

/** The names of what happened through the last command. */
export const happened = (s: DeadWalkScene): string[] => s.latest.map(({ e }) => e)

/** Nobody does anything more in this phase: the zombies' phase and the tests of the next turn follow at once. */
export function endPhase(s: DeadWalkScene): DeadWalkScene {
  const { turn } = s.state
  for (
    let guard = 0;
    guard < 100 && s.pending !== null && s.state.turn === turn && s.state.phase === 'humans';
    guard++
  ) {
    const seat = s.owe[0] as Seat
    s.do(seat, s.asks === 'who acts' ? { do: 'rest' } : { do: 'end' })
  }
  return s
}

/** Answers every question with the first offer as long as a condition holds. */
export function playOn(s: DeadWalkScene, whilst: (s: DeadWalkScene) => boolean): DeadWalkScene {
  for (let guard = 0; whilst(s) && s.pending !== null; guard++) {
    const seat = s.owe[0] as Seat
    const [first] = s.offered(seat)
    if (!first || guard > 2_000) throw new Error(`nothing to do\n${s.report()}`)
    s.do(seat, first)
  }
  return s
}
