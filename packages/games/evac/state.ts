import {
  copyFrames,
  copyOutcome,
  frozen,
  frozenHolders,
  type Holder,
  type Look as KernelLook,
  type Seat,
  seenFrames,
  type Standing,
  type Transaction as KernelTransaction,
} from '@shamble/kernel'
import type { EvacBook } from './book.ts'
import type { Command } from './commands.ts'
import type { Event } from './events.ts'
import type { Ground } from './rules/02-the-map.ts'
import type { Order } from './tables/orders.ts'
import type { ItemKind, MarineType } from './tables/marines.ts'
import type { View } from './view.ts'

export type Phase = 'setup' | 'spawn' | 'marines' | 'zombies'

/** ev.map.1 A tile lying on the map. Identity and rotation are secret while it is face down (ev.info.1, ev.info.2). */
export interface TileState {
  readonly id: string
  readonly rot: number
  readonly up: boolean
}

export interface Door {
  readonly side: number
  readonly standing: boolean
  readonly by: Seat
  readonly turn: number
}

/** ev.swap.8 One piece of equipment; guns carry their own rounds (ev.ammo.3). */
export interface Item {
  id: number
  kind: ItemKind
  rounds: number
  /** Who attacked with it this turn (ev.swap.9). */
  usedBy: Seat | null
}

export type AttackPart =
  | 'shot'
  | 'burst'
  | 'close attack'
  | 'grenade'
  | 'reload'
  | 'healing'
  | 'order'
  | 'search'
  | 'sprint'
  /** Used up before a custom position begins; how is not recorded. */
  | 'used'

export interface Marine {
  seat: Seat
  type: MarineType
  name: string
  at: number
  /** 0 is dead (ev.death.1). */
  hp: number
  items: Item[]
  acted: boolean
  /** ev.act.7 */
  begun: boolean
  /** Squares moved this turn. */
  moved: number
  /** Moved at all, a blocked step onto a face-down tile included (ev.flip.5). */
  stirred: boolean
  attack: AttackPart | null
  /** ev.stand.3 Declared to stand: no movement afterwards. */
  stands: boolean
  order: Order | null
  /** For the summary after the game. */
  kills: number
  shots: number
}

/** Written once and replaced as a whole, like tiles and doors: copies of a state and views share these records. */
export interface Zombie {
  readonly id: number
  readonly at: number
  readonly down: boolean
  readonly acted: boolean
  /** ev.flip.10 Placed in this Zombie Turn. */
  readonly fresh: boolean
}

/** ev.swap.6 A swap that waits for the other seat. */
export interface Proposal {
  id: number
  by: Seat
  with: Seat
  give: number[]
  get: number[]
}

export interface State extends Standing {
  /** Tiles along each side of the map: 5, or 3 in Quick Patrol. */
  size: number
  turn: number
  phase: Phase
  tiles: TileState[]
  spawnTile: number
  starts: number[]
  /** Wall sections beyond those the tiles draw; only custom positions have them (ev.pos.1). */
  walls: number[]
  doors: Door[]
  marines: Marine[]
  zombies: Zombie[]
  /** The marine inside its activation. */
  acting: Seat | null
  proposals: Proposal[]
  /** ev.act.3 A human has told the marine bots to go. */
  botsGo: boolean
  /** Marine seats that want to give up (ev.win.10). */
  resigning: Seat[]
  /** Fuel cans lying on the map (S5). */
  cans: number[]
  /** The first square of every room searched (ev.scav.2). */
  searched: number[]
  /** ev.land.2 */
  landing: number
  /** Squares moved by the zombie in its activation. */
  zombieMoved: number
  nextZombie: number
  nextItem: number
  nextProposal: number
  /** For the summary after the game. */
  lost: number
  flips: { marines: number; zombies: number }
}

export interface EvacKit {
  state: State
  command: Command
  event: Event
  view: View
  book: EvacBook
  facts: Ground
}

export type Transaction = KernelTransaction<EvacKit>
export type Look = KernelLook<EvacKit>

export const ZOMBIE_SEAT: Seat = 'Z'

/** M1 … M12 */
export const marineSeat = (n: number): Seat => `M${n}`
export const seatNumber = (seat: Seat): number => Number(seat.slice(1))

const copyItem = (i: Item): Item => ({ id: i.id, kind: i.kind, rounds: i.rounds, usedBy: i.usedBy })

const copyMarine = (m: Marine): Marine => ({
  seat: m.seat,
  type: m.type,
  name: m.name,
  at: m.at,
  hp: m.hp,
  items: m.items.map(copyItem),
  acted: m.acted,
  begun: m.begun,
  moved: m.moved,
  stirred: m.stirred,
  attack: m.attack,
  stands: m.stands,
  order: m.order,
  kills: m.kills,
  shots: m.shots,
})

const copyProposal = (p: Proposal): Proposal => ({
  id: p.id,
  by: p.by,
  with: p.with,
  give: p.give.slice(),
  get: p.get.slice(),
})

/** Everything, field by field: search copies a lot. */
export const copyState = (s: State): State => ({
  decision: s.decision,
  holders: frozenHolders(s.holders),
  frames: copyFrames(s.frames),
  outcome: copyOutcome(s.outcome),
  size: s.size,
  turn: s.turn,
  phase: s.phase,
  tiles: s.tiles.map(frozen),
  spawnTile: s.spawnTile,
  starts: s.starts.slice(),
  walls: s.walls.slice(),
  doors: s.doors.map(frozen),
  marines: s.marines.map(copyMarine),
  zombies: s.zombies.map(frozen),
  acting: s.acting,
  proposals: s.proposals.map(copyProposal),
  botsGo: s.botsGo,
  resigning: s.resigning.slice(),
  cans: s.cans.slice(),
  searched: s.searched.slice(),
  landing: s.landing,
  zombieMoved: s.zombieMoved,
  nextZombie: s.nextZombie,
  nextItem: s.nextItem,
  nextProposal: s.nextProposal,
  lost: s.lost,
  flips: { marines: s.flips.marines, zombies: s.flips.zombies },
})

/** What everybody sees, from nothing and field by field, too; what is shared with the state never changes. */
export function seenOf({ state: s, facts }: Look): View {
  const { decision, outcome, size, turn, phase, spawnTile, acting, botsGo, landing, zombieMoved } = s
  const { nextZombie, nextItem, nextProposal, lost } = s
  return {
    decision,
    holders: frozenHolders(s.holders),
    frames: seenFrames(s.frames),
    outcome: copyOutcome(outcome),
    size,
    turn,
    phase,
    tiles: facts.tilesSeen,
    faceDown: facts.faceDown,
    spawnTile,
    starts: s.starts.slice(),
    walls: s.walls.slice(),
    doors: facts.doors,
    marines: s.marines.map(copyMarine),
    zombies: s.zombies.slice(),
    acting,
    proposals: s.proposals.map(copyProposal),
    botsGo,
    resigning: s.resigning.slice(),
    cans: s.cans.slice(),
    searched: s.searched.slice(),
    landing,
    zombieMoved,
    nextZombie,
    nextItem,
    nextProposal,
    lost,
    flips: { marines: s.flips.marines, zombies: s.flips.zombies },
  }
}

/** Before anything is laid, placed or decided. */
export const blankState = (size: number, spawnTile: number, holders: Readonly<Record<Seat, Holder>>): State => ({
  decision: 0,
  holders: frozenHolders(holders),
  frames: [],
  outcome: null,
  size,
  turn: 0,
  phase: 'setup',
  tiles: [],
  spawnTile,
  starts: [],
  walls: [],
  doors: [],
  marines: [],
  zombies: [],
  acting: null,
  proposals: [],
  botsGo: false,
  resigning: [],
  cans: [],
  searched: [],
  landing: 0,
  zombieMoved: 0,
  nextZombie: 1,
  nextItem: 1,
  nextProposal: 1,
  lost: 0,
  flips: { marines: 0, zombies: 0 },
})

export const alive = (m: Marine): boolean => m.hp > 0
export const marineOf = (s: State, seat: Seat): Marine | undefined => s.marines.find((m) => m.seat === seat)
export const zombieOf = (s: State, id: number): Zombie | undefined => s.zombies[zombieIndex(s, id)]

/** Zombies are kept in the order of their numbers. */
function zombieIndex(s: State, id: number): number {
  let low = 0
  let high = s.zombies.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = (s.zombies[middle] as Zombie).id
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}

export function addZombie(s: State, id: number, at: number, fresh: boolean): void {
  s.zombies.push(Object.freeze({ id, at, down: false, acted: false, fresh }))
  count(s, at, 1)
}

export function moveZombieTo(s: State, z: Zombie, at: number): void {
  count(s, z.at, -1)
  count(s, at, 1)
  s.zombies[zombieIndex(s, z.id)] = Object.freeze({ id: z.id, at, down: z.down, acted: z.acted, fresh: z.fresh })
}

export function changeZombie(s: State, z: Zombie, change: Partial<Omit<Zombie, 'id' | 'at'>>): void {
  s.zombies[zombieIndex(s, z.id)] = Object.freeze({
    id: z.id,
    at: z.at,
    down: change.down ?? z.down,
    acted: change.acted ?? z.acted,
    fresh: change.fresh ?? z.fresh,
  })
}

export function dropZombie(s: State, z: Zombie): void {
  s.zombies.splice(zombieIndex(s, z.id), 1)
  count(s, z.at, -1)
}

export function addMarine(s: State, m: Marine): void {
  s.marines.push(m)
  count(s, m.at, 1)
}

export function moveMarineTo(s: State, m: Marine, at: number): void {
  count(s, m.at, -1)
  count(s, at, 1)
  m.at = at
}

/** A body does not occupy its square (ev.death.2). */
export function loseHp(s: State, m: Marine, hp: number): void {
  if (m.hp > 0 && m.hp <= hp) count(s, m.at, -1)
  m.hp = Math.max(0, m.hp - hp)
}

export const livingMarines = (s: State): Marine[] => s.marines.filter(alive)
export const livingMarineAt = (s: State, square: number): Marine | undefined =>
  s.marines.find((m) => m.at === square && m.hp > 0)
export function zombieAt(s: State, square: number): Zombie | undefined {
  if (crowd(s)[square] === 0) return undefined
  for (const z of s.zombies) if (z.at === square) return z
  return undefined
}

/** ev.map.12 Holds no living marine and no zombie, standing or knocked down. */
export const isEmpty = (s: State, square: number): boolean => crowd(s)[square] === 0

/** A living marine that a rule knows to be there. */
export function theMarine(s: State, seat: Seat): Marine {
  const marine = marineOf(s, seat)
  if (!marine) throw new Error(`no marine at seat ${seat}`)
  return marine
}

export function theZombie(s: State, id: number): Zombie {
  const zombie = zombieOf(s, id)
  if (!zombie) throw new Error(`no zombie ${id}`)
  return zombie
}

export const newItem = (s: State, kind: ItemKind, rounds: number): Item => ({
  id: s.nextItem++,
  kind,
  rounds,
  usedBy: null,
})

/** Remembered per state and kept in step by the functions that place, move and remove figures. */
const crowds = new WeakMap<State, Uint8Array>()

/** How many figures are in each square (ev.map.11, ev.map.12). Read it, never write it. */
export function crowd(s: State): Uint8Array {
  const known = crowds.get(s)
  if (known) return known
  const figures = countFigures(s)
  crowds.set(s, figures)
  return figures
}

export function countFigures(s: State): Uint8Array {
  const figures = new Uint8Array(49 * s.size * s.size)
  for (const z of s.zombies) (figures[z.at] as number)++
  for (const m of s.marines) if (m.hp > 0) (figures[m.at] as number)++
  return figures
}

/** A figure has left a square or come into one. */
function count(s: State, square: number, by: 1 | -1): void {
  const figures = crowds.get(s)
  if (figures) (figures[square] as number) += by
}
