import {
  copyFrames,
  copyOutcome,
  frozen,
  frozenHolders,
  frozenList,
  frozenRecords,
  type Holder,
  type Look as KernelLook,
  type Seat,
  seenFrames,
  type Standing,
  type Transaction as KernelTransaction,
} from '@shamble/kernel'
import type { XY } from '@shamble/grid'
import type { DropDeadBook } from './book.ts'
import type { Command } from './commands.ts'
import type { CardId, ItemId } from './content/cards.ts'
import type { TileId } from './content/tiles.ts'
import type { Event } from './events.ts'
import type { Ground } from './rules/01-grid.ts'
import type { SurvivorId } from './tables/survivors.ts'
import type { View } from './view.ts'

export type Phase = 'setup' | 'survivors' | 'zombies'

/**
 * dd.grid.2 A unit of the map as one number that stays the same while the map grows: its row and its column, each moved
 * by half of 1024 so that they are never negative.
 */
export type Unit = number
const HALF = 512
export const unitAt = (x: number, y: number): Unit => ((y + HALF) << 10) | (x + HALF)
export const xOf = (unit: Unit): number => (unit & 1023) - HALF
export const yOf = (unit: Unit): number => (unit >> 10) - HALF
export const xyOf = (unit: Unit): [number, number] => [xOf(unit), yOf(unit)]
export const unitOf = ([x, y]: XY): Unit => unitAt(x, y)

/** A tile on the map. The list of them is in the order in which they were placed (dd.spawn.4, dd.doors.9). */
export interface PlacedTile {
  readonly id: TileId
  readonly tx: number
  readonly ty: number
  /** Quarter turns clockwise. */
  readonly rot: number
  /** dd.symbols.4 A survivor has entered it since it was placed, or it has no symbol. */
  readonly resolved: boolean
  /** dd.scenario.3 A star laid out in advance spawns nothing until a survivor first enters. */
  readonly asleep: boolean
}

export type Status = 'alive' | 'undead' | 'dead' | 'escaped' | 'left behind'

/** A survivor and its seat. The list of them is in turn order (dd.setup.9). */
export interface Survivor {
  readonly seat: Seat
  readonly id: SurvivorId
  status: Status
  health: number
  /** null before it is placed and after it has left the map. */
  at: Unit | null
  carries: boolean
  /** In the order in which they were drawn. */
  items: ItemId[]
  /** dd.events.8 The next own turn is two units shorter. */
  trapped: boolean
  /** dd.death.6 When it died; null as long as it lives. */
  died: { readonly cycle: number; readonly phase: Phase } | null
}

/** Written once and replaced as a whole: copies of a state and views share these records. */
export interface Zombie {
  /** 1 to 21. */
  readonly n: number
  readonly at: Unit
  readonly health: number
  /** dd.shamble.4 1 to 8 clockwise from north; 0 for none. */
  readonly heading: number
  /** dd.undead.13 Moved or attacked with by an undead player this phase. */
  readonly commanded: boolean
  readonly moved: boolean
  readonly attacked: boolean
  /** dd.variant.2 Placed by a spawner in this zombie phase. */
  readonly fresh: boolean
}

/** What the active survivor has done this turn. */
export interface Turn {
  readonly seat: Seat
  /** Units of movement paid. */
  paid: number
  /** dd.items.8 */
  bonus: number
  /** dd.symbols.6 */
  stopped: boolean
  attacks: number
  /** dd.turn.3, dd.items.11 */
  mayAttack: number
  itemUsed: boolean
  /** dd.parts.4 */
  partAction: boolean
  overlapUsed: boolean
  /** dd.items.10 */
  smoke: boolean
  /** dd.events.8 The bear trap of an earlier turn holds in this one. */
  trapped: boolean
  /** dd.doors.10 Anything at all. */
  begun: boolean
}

/** An undead player's turn: its part, and what has been done in it. */
export interface UndeadTurn {
  readonly seat: Seat
  part: 'summon' | 'move' | 'attack'
  summons: number
  moves: number
  attacks: number
}

/** dd.explore.6, dd.doors.4 A tile that everybody sees and that is not laid yet. */
export interface DrawnTile {
  readonly id: TileId
  /** The cell it goes to when a survivor explores; null when it is to cover a tile. */
  readonly cell: XY | null
}

export interface State extends Standing {
  cycle: number
  phase: Phase
  survivors: Survivor[]
  /** dd.scenario.4 The seat that is undead from the beginning. */
  patientZero: Seat | null
  turn: Turn | null
  undeadTurn: UndeadTurn | null
  drawn: DrawnTile | null
  /** Lists of tiles, cards and tokens are frozen and replaced as a whole: copies of a state and views share them. */
  tiles: readonly PlacedTile[]
  /** The top tile first. Hidden. */
  stack: readonly TileId[]
  /** Covered tiles (dd.doors.7). */
  covered: readonly TileId[]
  /** The top card first. Hidden. */
  deck: readonly CardId[]
  discard: readonly CardId[]
  /** dd.cards.9 Car part cards that became tokens. */
  partCards: readonly CardId[]
  /** Where car part tokens lie, in the order in which they came to lie there. */
  lying: readonly Unit[]
  installed: number
  zombies: Zombie[]
  /** dd.events.11 The last cycle of fog; 0 without. */
  fog: number
  /** dd.end.10 Cycles in a row in which nothing happened that counts, and whether something has in this one. */
  idle: number
  stirred: boolean
}

export interface DropDeadKit {
  state: State
  command: Command
  event: Event
  view: View
  book: DropDeadBook
  facts: Ground
}

export type Transaction = KernelTransaction<DropDeadKit>
export type Look = KernelLook<DropDeadKit>

/** P1 … P4 are the survivors' seats; U1 is undead from the beginning (dd.scenario.4). */
export const playerSeat = (n: number): Seat => `P${n}`
export const PATIENT_ZERO: Seat = 'U1'

const copySurvivor = (s: Survivor): Survivor => ({
  seat: s.seat,
  id: s.id,
  status: s.status,
  health: s.health,
  at: s.at,
  carries: s.carries,
  items: s.items.slice(),
  trapped: s.trapped,
  died: s.died === null ? null : frozen(s.died),
})

const copyTurn = (t: Turn): Turn => ({
  seat: t.seat,
  paid: t.paid,
  bonus: t.bonus,
  stopped: t.stopped,
  attacks: t.attacks,
  mayAttack: t.mayAttack,
  itemUsed: t.itemUsed,
  partAction: t.partAction,
  overlapUsed: t.overlapUsed,
  smoke: t.smoke,
  trapped: t.trapped,
  begun: t.begun,
})

const copyUndeadTurn = (t: UndeadTurn): UndeadTurn => ({
  seat: t.seat,
  part: t.part,
  summons: t.summons,
  moves: t.moves,
  attacks: t.attacks,
})

const copyDrawn = ({ id, cell }: DrawnTile): DrawnTile => ({
  id,
  cell: cell === null ? null : [cell[0], cell[1]],
})

/** Everything, field by field: search copies a lot. */
export const copyState = (s: State): State => ({
  decision: s.decision,
  holders: frozenHolders(s.holders),
  frames: copyFrames(s.frames),
  outcome: copyOutcome(s.outcome),
  cycle: s.cycle,
  phase: s.phase,
  survivors: s.survivors.map(copySurvivor),
  patientZero: s.patientZero,
  turn: s.turn === null ? null : copyTurn(s.turn),
  undeadTurn: s.undeadTurn === null ? null : copyUndeadTurn(s.undeadTurn),
  drawn: s.drawn === null ? null : copyDrawn(s.drawn),
  tiles: frozenRecords(s.tiles),
  stack: frozenList(s.stack),
  covered: frozenList(s.covered),
  deck: frozenList(s.deck),
  discard: frozenList(s.discard),
  partCards: frozenList(s.partCards),
  lying: frozenList(s.lying),
  installed: s.installed,
  zombies: s.zombies.map(frozen),
  fog: s.fog,
  idle: s.idle,
  stirred: s.stirred,
})

/** What everybody sees, from nothing and field by field, too; what is shared with the state never changes. */
export function seenOf(s: State, stackLeft: View['stackLeft'], deckLeft: View['deckLeft']): View {
  return {
    decision: s.decision,
    holders: frozenHolders(s.holders),
    frames: seenFrames(s.frames),
    outcome: copyOutcome(s.outcome),
    cycle: s.cycle,
    phase: s.phase,
    survivors: s.survivors.map(copySurvivor),
    patientZero: s.patientZero,
    turn: s.turn === null ? null : copyTurn(s.turn),
    undeadTurn: s.undeadTurn === null ? null : copyUndeadTurn(s.undeadTurn),
    drawn: s.drawn === null ? null : copyDrawn(s.drawn),
    tiles: frozenRecords(s.tiles),
    stackLeft,
    covered: frozenList(s.covered),
    deckLeft,
    discard: frozenList(s.discard),
    partCards: frozenList(s.partCards),
    lying: frozenList(s.lying),
    installed: s.installed,
    zombies: s.zombies.slice(),
    fog: s.fog,
    idle: s.idle,
    stirred: s.stirred,
  }
}

/** Before anything is dealt, shuffled or placed. */
export const blankState = (holders: Readonly<Record<Seat, Holder>>, patientZero: Seat | null): State => ({
  decision: 0,
  holders: frozenHolders(holders),
  frames: [],
  outcome: null,
  cycle: 0,
  phase: 'setup',
  survivors: [],
  patientZero,
  turn: null,
  undeadTurn: null,
  drawn: null,
  tiles: [],
  stack: [],
  covered: [],
  deck: [],
  discard: [],
  partCards: [],
  lying: [],
  installed: 0,
  zombies: [],
  fog: 0,
  idle: 0,
  stirred: false,
})

export const isAlive = (s: Survivor): boolean => s.status === 'alive'
export const living = (s: State): Survivor[] => s.survivors.filter(isAlive)
export const survivorOf = (s: State, seat: Seat): Survivor | undefined => s.survivors.find((one) => one.seat === seat)
export const survivorNamed = (s: State, id: SurvivorId): Survivor | undefined =>
  s.survivors.find((one) => one.id === id)
export const zombieOf = (s: State, n: number): Zombie | undefined => s.zombies.find((z) => z.n === n)

/** A survivor that a rule knows to be there. */
export function theSurvivor(s: State, seat: Seat): Survivor {
  const found = survivorOf(s, seat)
  if (!found) throw new Error(`no survivor at seat ${seat}`)
  return found
}

export function theZombie(s: State, n: number): Zombie {
  const found = zombieOf(s, n)
  if (!found) throw new Error(`no zombie ${n}`)
  return found
}

/** Where a survivor stands that a rule knows to be on the map. */
export function unitOfSurvivor(s: Survivor): Unit {
  if (s.at === null) throw new Error(`${s.id} is not on the map`)
  return s.at
}

/** Zombies are kept in ascending number. */
export function addZombie(s: State, z: Zombie): void {
  const i = s.zombies.findIndex((other) => other.n > z.n)
  s.zombies.splice(i < 0 ? s.zombies.length : i, 0, Object.freeze(z))
}

export function changeZombie(s: State, z: Zombie, change: Partial<Omit<Zombie, 'n'>>): Zombie {
  const changed = Object.freeze({
    n: z.n,
    at: change.at ?? z.at,
    health: change.health ?? z.health,
    heading: change.heading ?? z.heading,
    commanded: change.commanded ?? z.commanded,
    moved: change.moved ?? z.moved,
    attacked: change.attacked ?? z.attacked,
    fresh: change.fresh ?? z.fresh,
  })
  s.zombies[s.zombies.findIndex((other) => other.n === z.n)] = changed
  return changed
}

export function dropZombie(s: State, z: Zombie): void {
  s.zombies.splice(
    s.zombies.findIndex((other) => other.n === z.n),
    1,
  )
}

/** dd.grid.11 Whether a living survivor or a zombie is in this unit. */
export function isOccupied(s: State, unit: Unit): boolean {
  for (const z of s.zombies) if (z.at === unit) return true
  for (const one of s.survivors) if (one.at === unit) return true
  return false
}
