/**
 * Ways over the board in steps across sides: distance fields, reach, paths, rooms.
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

const NOBODY = -1

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

function scratchFor(l: Lattice): Scratch {
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

function start(square: number, scratch: Scratch, out: Int16Array, count: number): number {
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

/**
 * Where each of the eight steps from each square leads, clockwise from north, eight entries per square; -1 where a step
 * is not possible. A diagonal step needs all four sides around the corner that it crosses.
 */
export function steps8(l: Lattice, cost: Uint8Array): Int16Array {
  const steps = new Int16Array(8 * l.squares).fill(-1)
  const crossable = (side: number): boolean => cost[side] !== CLOSED && cost[side] !== IMPASSABLE
  for (let square = 0; square < l.squares; square++)
    for (let turn = 0; turn < 4; turn++) {
      const to = l.neighbours4[4 * square + turn]!
      if (to >= 0 && crossable(l.sides4[4 * square + turn]!)) steps[8 * square + 2 * turn] = to
    }
  for (let square = 0; square < l.squares; square++)
    for (let turn = 0; turn < 4; turn++) {
      const right = (turn + 1) & 3
      const ahead = steps[8 * square + 2 * turn]!
      const aside = steps[8 * square + 2 * right]!
      if (ahead < 0 || aside < 0) continue
      const there = steps[8 * ahead + 2 * right]!
      if (there >= 0 && steps[8 * aside + 2 * turn] === there) steps[8 * square + 2 * turn + 1] = there
    }
  return steps
}

interface StepWays {
  /** As `steps8` gives them. */
  readonly steps: Int16Array
  /** The steps that count: 0 to 7, clockwise from north. */
  readonly directions: readonly number[]
  /** One entry per square, zero = may not be entered; without it every square may. */
  readonly passable?: Uint8Array | undefined
}

export interface StepSearch extends StepWays {
  readonly from: readonly number[]
  /** Squares farther than this are left unreached. */
  readonly limit?: number | undefined
  /** Where the search is over: a square that may be entered in any case. What lies as far or farther may be unreached. */
  readonly until?: number | undefined
}

/** The fewest steps from the nearest starting square to every square; UNREACHED where there is no way. */
export function stepDistances(
  l: Lattice,
  { steps, directions, from, passable, limit = FARTHEST, until = NOBODY }: StepSearch,
  out: Int16Array = new Int16Array(l.squares),
): Int16Array {
  const scratch = scratchFor(l)
  const { queue } = scratch
  out.fill(UNREACHED)
  let tail = 0
  for (const square of from) tail = start(square, scratch, out, tail)
  for (let head = 0; head < tail; head++) {
    const square = queue[head]!
    const there = out[square]! + 1
    if (square === until || there > limit) break
    for (const direction of directions) {
      const to = steps[8 * square + direction]!
      if (to < 0 || out[to] !== UNREACHED) continue
      if (passable !== undefined && passable[to] === 0 && to !== until) continue
      out[to] = there
      queue[tail++] = to
    }
  }
  return out
}

/** The squares that can be reached in 1 to `most` steps, the nearest first. */
export function stepReach(l: Lattice, { steps, directions, passable }: StepWays, from: number, most: number): number[] {
  const { seen } = scratchFor(l)
  const found: number[] = []
  seen[from] = 1
  for (let step = 1, head = -1; step <= most && head < found.length; step++) {
    for (const end = found.length; head < end; head++) {
      const base = 8 * (head < 0 ? from : found[head]!)
      for (const direction of directions) {
        const to = steps[base + direction]!
        if (to < 0 || seen[to] === 1 || (passable !== undefined && passable[to] === 0)) continue
        seen[to] = 1
        found.push(to)
      }
    }
  }
  seen[from] = 0
  for (const square of found) seen[square] = 0
  return found
}

/** Connected squares, numbered from 0 by the first square in reading order. */
export interface Rooms {
  /** The room of each square; -1 for squares that are not in the set. */
  readonly roomOf: Int16Array
  readonly count: number
}

/** The rooms that crossable sides make of the squares with a non-zero entry in `inside`. */
export function rooms(l: Lattice, open: Uint8Array, inside: Uint8Array): Rooms {
  const { queue } = scratchFor(l)
  const roomOf = new Int16Array(l.squares).fill(-1)
  let count = 0
  for (let first = 0; first < l.squares; first++) {
    if (inside[first] === 0 || roomOf[first] !== -1) continue
    roomOf[first] = count
    queue[0] = first
    for (let head = 0, tail = 1; head < tail; head++) {
      const base = 4 * queue[head]!
      for (let way = base; way < base + 4; way++) {
        const to = l.neighbours4[way]!
        if (to < 0 || inside[to] === 0 || roomOf[to] !== -1) continue
        const price = open[l.sides4[way]!]!
        if (price === CLOSED || price === IMPASSABLE) continue
        roomOf[to] = count
        queue[tail++] = to
      }
    }
    count++
  }
  return { roomOf, count }
}
