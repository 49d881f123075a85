import type { Lattice } from './lattice.ts'
import { CLOSED, IMPASSABLE, scratchFor } from './ways.ts'

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
