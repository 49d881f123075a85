/** The cast of Evac's rule tests. An open field of blank tiles is the stage unless a test lays others. */
import type { Seat } from '@shamble/kernel'
import { type Scene, type SceneSetup, sceneOf } from '@shamble/kernel/testkit'
import { SHUFFLED } from './content/tiles.ts'
import { evac } from './index.ts'
import { tileNamed } from './content/map.ts'
import type { EvacKit, Item, Marine, Zombie } from './state.ts'

export type EvacScene = Scene<EvacKit>

type XY = readonly [number, number]

interface MarineLine {
  seat?: Seat
  type?: Marine['type']
  at?: XY
  hp?: number
  items?: readonly string[]
  moved?: number
  attackUsed?: boolean
  acted?: boolean
}

/** M1 on (4,4) unless told otherwise. */
const marine =
  (type: Marine['type']) =>
  (over: MarineLine = {}): object => ({ seat: 'M1', type, at: [4, 4], ...over })

export const grunt = marine('grunt')
export const medic = marine('medic')
export const sergeant = marine('sergeant')
export const lieutenant = marine('lieutenant')

export const zombie = (
  at: XY,
  over: { state?: 'standing' | 'down'; acted?: boolean; fresh?: boolean } = {},
): object => ({ at, ...over })

interface Stage extends Omit<SceneSetup, 'position'> {
  marines?: readonly object[]
  zombies?: readonly object[]
  tiles?: Record<string, object>
  defaultTile?: object
  walls?: readonly (readonly [XY, XY])[]
  doors?: readonly object[]
  start?: readonly string[]
  turn?: number
  phase?: 'spawn' | 'marines' | 'zombies'
}

/** A position with one grunt at (4,4), turn 1, Marines Turn, on open ground; whatever is given replaces that. */
export function scene(stage: Stage = {}): EvacScene {
  const { options, holders, dice, hidden, ...position } = stage
  const setup: SceneSetup = { position: { marines: [grunt()], ...position } }
  return sceneOf(evac)({
    ...setup,
    ...(options ? { options } : {}),
    ...(holders ? { holders } : {}),
    ...(dice ? { dice } : {}),
    ...(hidden === undefined ? {} : { hidden }),
  })
}

/** A game from its set-up on. */
export const newGame = (setup: Omit<SceneSetup, 'position'> = {}): EvacScene => sceneOf(evac)(setup)

export const wall = (a: XY, b: XY): readonly [XY, XY] => [a, b]
export const door = (a: XY, b: XY, state: 'standing' | 'destroyed' = 'standing'): object => ({ side: [a, b], state })

export function theMarine(s: EvacScene, seat: Seat): Marine {
  const found = s.state.marines.find((m) => m.seat === seat)
  if (!found) throw new Error(`no marine ${seat}`)
  return found
}

export const zombieNo = (s: EvacScene, id: number): Zombie | undefined => s.state.zombies.find((z) => z.id === id)

/** Where a figure stands, as [x, y]. */
export const xy = (s: EvacScene, square: number): XY => s.table.facts.l.xy[square] as XY
export const marineAt = (s: EvacScene, seat: Seat): XY => xy(s, theMarine(s, seat).at)
export const zombieAt = (s: EvacScene, id: number): XY | undefined => {
  const z = zombieNo(s, id)
  return z && xy(s, z.at)
}

/** A marine's equipment as written in positions: `['pistol:12', 'knife']`. */
export const itemsOf = (s: EvacScene, seat: Seat): string[] =>
  theMarine(s, seat).items.map((i: Item) =>
    ['pistol', 'smg', 'rifle', 'shotgun'].includes(i.kind) ? `${i.kind}:${i.rounds}` : i.kind,
  )

export const tileAt = (s: EvacScene, name: string): { id: string; rot: number; up: boolean } => {
  const found = s.state.tiles[tileNamed(s.state.size, name)]
  if (!found) throw new Error(`no tile ${name}`)
  return found
}

/** What a seat is offered, only commands of one kind. */
export const offersOf = (s: EvacScene, seat: Seat, kind: string): object[] =>
  s.offered(seat).filter((c) => c.do === kind)

/**
 * Scripted hidden draws that lay these tiles at these positions of a map, the other tiles of the pack somewhere. With a
 * turn for a tile (`T10 r1`), all tiles are turned as said, the others not at all.
 */
export function laying(places: Record<string, string>, size = 5, pack: readonly string[] = SHUFFLED): string[] {
  const wanted = Object.entries(places).map(([name, tile]) => [tileNamed(size, name), ...tile.split(' r')] as const)
  const rest = pack.filter((id) => !wanted.some(([, named]) => named === id))
  const at = (p: number) => wanted.find(([place]) => place === p)
  const order = Array.from({ length: size * size }, (_, p) => at(p)?.[1] ?? (rest.shift() as string))
  const list = [...pack]
  const target = [...order].reverse()
  const draws: number[] = []
  for (let i = list.length - 1; i > 0; i--) {
    const j = list.indexOf(target[i] as string)
    draws.push(j)
    ;[list[i], list[j]] = [list[j] as string, list[i] as string]
  }
  const turns = order.map((_, p) => Number(at(p)?.[2] ?? 0))
  return [`draw ev.setup.1: ${draws.join(' ')}`, `draw ev.setup.2: ${turns.join(' ')}`]
}

/** No door counters at all: populating is only the zombies. */
export const NO_DOORS = { doorTable: [0, 0, 0] } as const

/** Answers every question with the first offer as long as a condition holds. */
export function playOn(s: EvacScene, whilst: (s: EvacScene) => boolean): EvacScene {
  for (let guard = 0; whilst(s) && s.pending !== null; guard++) {
    const seat = s.owe[0] as Seat
    const [first] = s.offered(seat)
    if (!first || guard > 2_000) throw new Error(`nothing to do\n${s.report()}`)
    s.do(seat, first)
  }
  return s
}

export const throughSetUp = (s: EvacScene): EvacScene => playOn(s, ({ state }) => state.phase === 'setup')

/** A marine far away that has not acted: the Marines Turn goes on when the others have. */
export const bystander = (seat: Seat = 'M2'): object => sergeant({ seat, at: [32, 32] })
