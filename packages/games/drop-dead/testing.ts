/** The cast of Drop Dead's rule tests. The three start tiles are the stage unless a test lays others. */
import type { Seat } from '@shamble/kernel'
import { type Scene, type SceneSetup, sceneOf } from '@shamble/kernel/testkit'
import type { XY } from '@shamble/grid'
import type { CardId, ItemId } from './content/cards.ts'
import type { StackTileId, TileId } from './content/tiles.ts'
import { dropDead } from './index.ts'
import type { Command } from './commands.ts'
import {
  type DropDeadKit,
  type PlacedTile,
  type Status,
  type Survivor,
  type Turn,
  unitOf,
  xyOf,
  type Zombie,
} from './state.ts'
import type { SurvivorId } from './tables/survivors.ts'

export type DropDeadScene = Scene<DropDeadKit>

interface SurvivorLine {
  seat?: Seat
  at?: XY
  health?: number
  carries?: boolean
  items?: readonly ItemId[]
  trapped?: boolean
  status?: Exclude<Status, 'left behind'>
  died?: { cycle: number; phase: 'survivors' | 'zombies' }
}

/** By the van at the own unit, unhurt, unless told otherwise. */
const survivor =
  (id: SurvivorId) =>
  (over: SurvivorLine = {}): object => ({ id, ...over })

export const earl = survivor('earl')
export const frank = survivor('frank')
export const skye = survivor('skye')
export const owl = survivor('owl')

/** Zombie n in the unit `at`, unhurt and without direction unless told otherwise. */
export const zombie = (n: number, at: XY, over: Partial<Omit<Zombie, 'n' | 'at'>> = {}): object => ({ n, at, ...over })

/** A tile in a cell, not turned and with its symbol resolved unless told otherwise. */
export const tile = (
  id: StackTileId,
  at: XY,
  rot = 0,
  over: Partial<Pick<PlacedTile, 'resolved' | 'asleep'>> = {},
): object => ({ id, at, rot, ...over })

interface Stage extends Omit<SceneSetup, 'position'> {
  survivors?: readonly object[]
  zombies?: readonly object[]
  /** Besides the start tiles A, B and C in the cells (0,0), (1,0) and (2,0). */
  tiles?: readonly object[]
  /** The top first; without it all tiles that lie nowhere else, in the printed order. */
  stack?: readonly TileId[]
  covered?: readonly TileId[]
  deck?: readonly CardId[]
  discard?: readonly CardId[]
  partCards?: readonly CardId[]
  /** Where car parts lie. */
  parts?: readonly XY[]
  installed?: number
  cycle?: number
  phase?: 'survivors' | 'zombies'
  /** Whose turn it is and what it has seen; without it the first survivor's turn begins. */
  turn?: { survivor: SurvivorId } & Partial<Omit<Turn, 'seat'>>
  fog?: number
  idle?: number
  stirred?: boolean
}

/** A position with Earl by the van, cycle 1, his turn just begun; whatever is given replaces that. */
export function scene(stage: Stage = {}): DropDeadScene {
  const { options, holders, dice, hidden, ...position } = stage
  return sceneOf(dropDead)({
    position: { survivors: [earl()], ...position },
    ...(options ? { options } : {}),
    ...(holders ? { holders } : {}),
    ...(dice ? { dice } : {}),
    ...(hidden === undefined ? {} : { hidden }),
  })
}

/** A game from its set-up on. */
export const newGame = (setup: Omit<SceneSetup, 'position'> = {}): DropDeadScene => sceneOf(dropDead)(setup)

export function theOne(s: DropDeadScene, id: SurvivorId): Survivor {
  const found = s.state.survivors.find((one) => one.id === id)
  if (!found) throw new Error(`no survivor ${id}`)
  return found
}

/** Where a survivor stands, as [x, y]; null off the map. */
export const whereIs = (s: DropDeadScene, id: SurvivorId): XY | null => {
  const { at } = theOne(s, id)
  return at === null ? null : xyOf(at)
}

export const zombieNo = (s: DropDeadScene, n: number): Zombie | undefined => s.state.zombies.find((z) => z.n === n)

/** Where a zombie stands, as [x, y]; undefined in the pile. */
export const zombieAt = (s: DropDeadScene, n: number): XY | undefined => {
  const found = zombieNo(s, n)
  return found && xyOf(found.at)
}

/** The tile in a cell. */
export function tileAt(s: DropDeadScene, tx: number, ty: number): PlacedTile {
  const found = s.state.tiles.find((one) => one.tx === tx && one.ty === ty)
  if (!found) throw new Error(`no tile in (${tx}, ${ty})`)
  return found
}

/** What a seat is offered, only commands of one kind. */
export const offersOf = <D extends Command['do']>(
  s: DropDeadScene,
  seat: Seat,
  kind: D,
): Extract<Command, { do: D }>[] =>
  s.offered(seat).filter((command): command is Extract<Command, { do: D }> => command.do === kind)

/** Where car parts lie, as [x, y]. */
export const partsLying = (s: DropDeadScene): XY[] => s.state.lying.map(xyOf)

export const at = (x: number, y: number): number => unitOf([x, y])

/** Answers every question with the first offer as long as a condition holds. */
export function playOn(s: DropDeadScene, whilst: (s: DropDeadScene) => boolean): DropDeadScene {
  for (let guard = 0; whilst(s) && s.pending !== null; guard++) {
    const seat = s.owe[0] as Seat
    const [first] = s.offered(seat)
    if (!first || guard > 2_000) throw new Error(`nothing to do\n${s.report()}`)
    s.do(seat, first)
  }
  return s
}

/** Every survivor ends the turn as soon as it is asked, until the question is another one or a new cycle has begun. */
export function endTurns(s: DropDeadScene): DropDeadScene {
  const { cycle } = s.state
  for (let guard = 0; s.asks === 'act' && s.state.cycle === cycle && guard < 10; guard++)
    s.do(s.owe[0] as Seat, { do: 'end' })
  return s
}

/** Scripted hidden draws under which a shuffle of `list` gives `order`. */
export function shuffling<T>(clause: string, list: readonly T[], order: readonly T[]): string {
  const rest = list.filter((one) => !order.includes(one))
  const wanted = [...order, ...rest]
  const now = [...list]
  const draws: number[] = []
  for (let i = now.length - 1; i > 0; i--) {
    const j = now.indexOf(wanted[i] as T)
    draws.push(j)
    ;[now[i], now[j]] = [now[j] as T, now[i] as T]
  }
  return `draw ${clause}: ${draws.join(' ')}`
}
