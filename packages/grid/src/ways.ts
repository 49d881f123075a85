/**
 * Ways over the board in steps across sides: distance fields, reach, paths.
 *
 * A side is crossed at its cost, 1 to 254; a side of cost 0 (CLOSED) or 255 (IMPASSABLE) cannot be crossed. An array
 * of zeros and ones thus says both "open or not" and "one step". A square may be entered unless `passable` has a zero
 * there; a search may always start where it starts.
 */
import type { Lattice } from './lattice.ts'

export const CLOSED = 0
export const IMPASSABLE = 255

/** In a distance field: no way leads here (within the limit). */
export const UNREACHED = -1

/** The largest distance a field can hold; what lies farther counts as unreached. */
export const FARTHEST = 32767

/** What can be crossed and entered. */
export interface Ways {
  /** One entry per side. */
  readonly cost: Uint8Array
  /** One entry per square, zero = may not be entered; without it every square may. */
  readonly passable?: Uint8Array | undefined
}

export interface Search extends Ways {
  readonly from: number | readonly number[]
  /** Squares farther than this are left unreached. */
  readonly limit?: number | undefined
}

/**
 * The cheapest way from the nearest starting square to every square; UNREACHED where there is none.
 * The result is written to `out` if given.
 */
export function distances(l: Lattice, search: Search, out: Int16Array = new Int16Array(l.squares)): Int16Array {
  const scratch = scratchFor(l)
  out.fill(UNREACHED)
  let count = 0
  if (typeof search.from === 'number') {
    count = start(search.from, scratch, out, count)
  } else {
    for (const square of search.from) count = start(square, scratch, out, count)
  }
  spread(l, search, search.limit ?? FARTHEST, scratch, count, NOBODY, out)
  return out
}

export const NOBODY = -1

/** Working memory, shared by all searches: none of them calls anything that could search again. */
interface Scratch {
  /** Squares in the order in which they are reached. */
  readonly queue: Int16Array
  /** Squares that wait for a later distance, linked into one list per distance modulo 256. */
  readonly waiting: Int16Array
  readonly next: Int32Array
  readonly heads: Int32Array
  readonly field: Int16Array
  /** All zero between searches. */
  readonly seen: Uint8Array
}

const scratchBySize = new Map<number, Scratch>()

export function scratchFor(l: Lattice): Scratch {
  const known = scratchBySize.get(l.squares)
  if (known !== undefined) return known
  const fresh: Scratch = {
    queue: new Int16Array(l.squares),
    waiting: new Int16Array(4 * l.squares),
    next: new Int32Array(4 * l.squares),
    heads: new Int32Array(256),
    field: new Int16Array(l.squares),
    seen: new Uint8Array(l.squares),
  }
  scratchBySize.set(l.squares, fresh)
  return fresh
}

/** One more square from which a search starts; how many there are. */
export function start(square: number, scratch: Scratch, out: Int16Array, count: number): number {
  if (out[square] === 0) return count
  out[square] = 0
  scratch.queue[count] = square
  return count + 1
}

/**
 * Settles all squares in order of distance, from the `tail` squares in the queue. Steps of cost 1 go straight to the
 * end of the queue, as in a plain breadth-first search; dearer ones wait in the list of their distance. `guest` is a
 * square that may be entered although it is not passable.
 */
function spread(
  l: Lattice,
  ways: Ways,
  limit: number,
  scratch: Scratch,
  tail: number,
  guest: number,
  out: Int16Array,
): void {
  const { queue, waiting, next, heads } = scratch
  const { cost, passable } = ways
  const { neighbours4, sides4 } = l
  const farthest = Math.min(limit, FARTHEST)
  heads.fill(-1)
  let head = 0
  let made = 0
  let pending = 0
  for (let distance = 0; head < tail || pending > 0; distance++) {
    if (pending > 0) {
      const slot = distance & 255
      for (let entry = heads[slot]!; entry >= 0; entry = next[entry]!) {
        pending--
        const square = waiting[entry]!
        if (out[square] === distance) queue[tail++] = square
      }
      heads[slot] = -1
    }
    for (const end = tail; head < end; head++) {
      const base = 4 * queue[head]!
      for (let way = base; way < base + 4; way++) {
        const to = neighbours4[way]!
        if (to < 0) continue
        const price = cost[sides4[way]!]!
        if (price === CLOSED || price === IMPASSABLE) continue
        const there = distance + price
        const before = out[to]!
        if (there > farthest || (before >= 0 && before <= there)) continue
        if (passable !== undefined && passable[to] === 0 && to !== guest) continue
        out[to] = there
        if (price === 1) {
          queue[tail++] = to
        } else {
          const slot = there & 255
          waiting[made] = to
          next[made] = heads[slot]!
          heads[slot] = made++
          pending++
        }
      }
    }
  }
}

/** Squares with what it costs to get there, in reading order: `steps[i]` belongs to `squares[i]`. */
export interface Reach {
  readonly squares: number[]
  readonly steps: number[]
}

/** Every square that can be reached at a cost of at most `steps`, the starting square included. */
export function reach(l: Lattice, ways: Ways, from: number, steps: number): Reach {
  const scratch = scratchFor(l)
  const field = scratch.field
  field.fill(UNREACHED)
  spread(l, ways, steps, scratch, start(from, scratch, field, 0), NOBODY, field)
  const found: Reach = { squares: [], steps: [] }
  const x = l.xOf[from]!
  const y = l.yOf[from]!
  for (let row = Math.max(1, y - steps); row <= Math.min(l.height, y + steps); row++) {
    const room = steps - Math.abs(row - y)
    const last = (row - 1) * l.width + Math.min(l.width, x + room) - 1
    for (let square = (row - 1) * l.width + Math.max(1, x - room) - 1; square <= last; square++) {
      if (field[square] === UNREACHED) continue
      found.squares.push(square)
      found.steps.push(field[square]!)
    }
  }
  return found
}

/**
 * The next square on a cheapest way down a distance field, by the first of N, E, S, W that leads there; -1 on a
 * starting square of the field or where no way leads on. From a square the field does not reach (say, because the
 * figure itself stands in it) the way goes over its best neighbour.
 */
export function stepDown(l: Lattice, field: Int16Array, cost: Uint8Array, square: number): number {
  if (field[square] === 0) return -1
  let best = -1
  let least = 2 * FARTHEST
  for (let way = 4 * square; way < 4 * square + 4; way++) {
    const to = l.neighbours4[way]!
    if (to < 0 || field[to] === UNREACHED) continue
    const price = cost[l.sides4[way]!]!
    if (price === CLOSED || price === IMPASSABLE) continue
    const total = field[to]! + price
    if (total >= least) continue
    best = to
    least = total
  }
  return best
}

/**
 * The squares entered on a cheapest way to the nearest goal, the goal last: none if the way is already made, null if
 * there is no way. Each step takes the first of N, E, S, W that keeps the remaining way cheapest.
 */
export function path(l: Lattice, ways: Ways, from: number, to: number | readonly number[]): number[] | null {
  const goals = typeof to === 'number' ? [to] : to
  if (goals.includes(from)) return []
  const scratch = scratchFor(l)
  const field = scratch.field
  field.fill(UNREACHED)
  let count = 0
  for (const goal of goals) {
    if (ways.passable === undefined || ways.passable[goal] !== 0) count = start(goal, scratch, field, count)
  }
  spread(l, ways, FARTHEST, scratch, count, from, field)
  if (field[from] === UNREACHED) return null
  const squares: number[] = []
  for (let square = from; field[square] !== 0; ) {
    square = stepDown(l, field, ways.cost, square)
    squares.push(square)
  }
  return squares
}
