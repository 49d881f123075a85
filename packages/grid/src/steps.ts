/** Ways over the board in steps to any of the eight squares around. */
import type { Lattice } from './lattice.ts'
import { CLOSED, FARTHEST, IMPASSABLE, NOBODY, scratchFor, start, UNREACHED } from './ways.ts'

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
