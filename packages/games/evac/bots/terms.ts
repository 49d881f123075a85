/** The terms of the Automation chapter: zdist, mdist and Danger. */
import { distances, UNREACHED } from '@shamble/grid'
import type { Seat } from '@shamble/kernel'
import { tileOfSquare } from '../content/map.ts'
import { alive, type Marine } from '../state.ts'
import { type Board, fieldNamed } from './board.ts'

/** Farther than any way. */
export const FAR = 30_000

/** The squares from which a zombie could attack a marine on this square, as bits of the eight directions (ev.zatt.3). */
export function bitesAt(board: Board, square: number): number {
  const { bites, facts } = board.terrain
  const known = bites[square]!
  if (known > 0) return known - 1
  let mask = 0
  for (let direction = 0; direction < 8; direction++) {
    const from = facts.l.neighbours8[8 * square + direction]!
    if (from >= 0 && facts.up[from] === 1 && board.book.zombieReaches(board, from, square)) mask |= 1 << direction
  }
  bites[square] = mask + 1
  return mask
}

/** Whether a zombie on one square attacks a marine on the other. */
export function canBite(board: Board, from: number, square: number): boolean {
  const { l } = board.facts
  if (Math.abs(l.xOf[from]! - l.xOf[square]!) > 1 || Math.abs(l.yOf[from]! - l.yOf[square]!) > 1) return false
  return from !== square && board.book.zombieReaches(board, from, square)
}

/** The squares from which a zombie could attack somebody on this square. */
export function biteSquares(board: Board, square: number): number[] {
  const mask = bitesAt(board, square)
  const found: number[] = []
  for (let direction = 0; direction < 8; direction++)
    if (mask & (1 << direction)) found.push(board.facts.l.neighbours8[8 * square + direction]!)
  return found
}

/** Whether a square lies on the helipad tile, if that is face up. */
export const isOnPad = ({ state, facts }: Board, square: number): boolean =>
  facts.helipad >= 0 && tileOfSquare(state.size, square) === facts.helipad

export const livingSquares = (board: Board): number[] => board.state.marines.filter(alive).map((m) => m.at)

/**
 * zdist: what the cheapest walk costs a zombie from a square to one from which it could attack the nearest living
 * marine, over face-up tiles, 1 per step and 6 for a standing door, figures ignored; UNREACHED = infinite. From the
 * marine's own square only doors lead on: what is behind one can attack as soon as it is broken (ev.zdoor.4).
 */
export function zdist(board: Board): Int16Array {
  return (board.memo.zdist ??= workZdist(board))
}

function workZdist(board: Board): Int16Array {
  const targets = livingSquares(board)
  return fieldNamed(board.terrain, `z${targets.join()}`, () =>
    distances(board.facts.l, {
      from: targets.flatMap((square) => [square, ...biteSquares(board, square)]),
      cost: board.terrain.zombieCost,
      passable: board.facts.up,
    }),
  )
}

/** zdist of one square, FAR where there is no way. */
export const zdistAt = (board: Board, square: number): number => orFar(zdist(board)[square]!)

export const orFar = (distance: number): number => (distance === UNREACHED ? FAR : distance)

/** Per square: 1 where a zombie is. */
export function zombieSquares({ state, facts, memo }: Board): Uint8Array {
  if (memo.taken) return memo.taken
  const taken = new Uint8Array(facts.l.squares)
  for (const z of state.zombies) taken[z.at] = 1
  memo.taken = taken
  return taken
}

/** Per square: 1 where a marine may walk: face up, no zombie (ev.move.7). */
export function walkable({ state, facts, memo }: Board): Uint8Array {
  if (memo.walkable) return memo.walkable
  const passable = facts.up.slice()
  for (const z of state.zombies) passable[z.at] = 0
  memo.walkable = passable
  return passable
}

/** mdist: steps of a marine from every square to the nearest goal; doors are free, zombies' squares forbidden. */
export const mdist = (board: Board, goals: readonly number[]): Int16Array =>
  distances(board.facts.l, { from: goals, cost: board.facts.marineWays, passable: walkable(board) })

let stamps = new Int32Array(0)
let stamp = 0
const queue: number[] = []

/**
 * What a zombie on this square could attack after its steps, over open sides and destroyed doors, other zombies
 * ignored and the given squares (where marines stand) closed.
 */
export function threatsFrom(board: Board, from: number, marines: readonly number[]): readonly number[] {
  const { facts, threats } = board.terrain
  const { speed } = board.book.zombies
  const inTheWay = marines.some(
    (at) => Math.abs(facts.l.xOf[at]! - facts.l.xOf[from]!) + Math.abs(facts.l.yOf[at]! - facts.l.yOf[from]!) <= speed,
  )
  if (inTheWay) return spreadThreat(board, from, marines)
  return (threats[from] ??= spreadThreat(board, from, []))
}

function spreadThreat(board: Board, from: number, marines: readonly number[]): number[] {
  const { l } = board.facts
  const reached = zombieReach(board, from, board.book.zombies.speed, marines)
  const seen = ++stamp
  const attacked: number[] = []
  for (const square of reached) {
    const mask = bitesAt(board, square)
    for (let direction = 0; direction < 8; direction++) {
      if ((mask & (1 << direction)) === 0) continue
      const victim = l.neighbours8[8 * square + direction]!
      if (stamps[victim] === seen) continue
      stamps[victim] = seen
      attacked.push(victim)
    }
  }
  return attacked
}

/** Squares a zombie gets to in so many steps without a die, in the order of steps, its own first. */
export function zombieReach(board: Board, from: number, steps: number, closed: readonly number[]): readonly number[] {
  const { l, up, zombieWays } = board.facts
  if (stamps.length < l.squares) stamps = new Int32Array(l.squares)
  const seen = ++stamp
  for (const square of closed) stamps[square] = seen
  stamps[from] = seen
  queue.length = 0
  queue.push(from)
  let head = 0
  for (let step = 0; step < steps; step++) {
    for (const end = queue.length; head < end; head++) {
      const base = 4 * queue[head]!
      for (let way = base; way < base + 4; way++) {
        const to = l.neighbours4[way]!
        if (to < 0 || stamps[to] === seen || up[to] === 0 || zombieWays[l.sides4[way]!] === 0) continue
        stamps[to] = seen
        queue.push(to)
      }
    }
  }
  return queue
}

/**
 * Danger of every square for one marine (for nobody in particular: null): how many standing zombies could be in
 * contact with it after their steps. The other living marines stand in their way.
 */
export function dangerField(board: Board, seat: Seat | null): Uint8Array {
  const others = othersSquares(board, seat)
  const danger = new Uint8Array(board.facts.l.squares)
  for (const z of board.state.zombies) {
    if (z.down) continue
    for (const square of threatsFrom(board, z.at, others)) danger[square]!++
  }
  return danger
}

export const othersSquares = ({ state }: Board, seat: Seat | null): number[] =>
  state.marines.filter((m) => alive(m) && m.seat !== seat).map((m) => m.at)

/** Danger where a marine stands. */
export function dangerOf(board: Board, m: Marine): number {
  const others = othersSquares(board, m.seat)
  let danger = 0
  for (const z of board.state.zombies)
    if (!z.down && isNear(board, z.at, m.at) && threatsFrom(board, z.at, others).includes(m.at)) danger++
  return danger
}

/** Near enough to attack within one turn, if nothing were in the way. */
export function isNear({ facts: { l }, book }: Board, zombie: number, marine: number): boolean {
  const range = book.zombies.speed + 1
  return Math.abs(l.xOf[zombie]! - l.xOf[marine]!) <= range && Math.abs(l.yOf[zombie]! - l.yOf[marine]!) <= range
}
