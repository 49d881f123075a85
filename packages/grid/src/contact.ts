import { adjacent, type Lattice } from './lattice.ts'
import { sees } from './sight.ts'

/** Whether two squares are adjacent, corners included, and see each other. */
export function inContact(l: Lattice, blocks: Uint8Array, opaque: Uint8Array, a: number, b: number): boolean {
  return adjacent(l, a, b) && sees(l, blocks, opaque, a, b)
}

/** The neighbours a square is in contact with, as bits: bit d stands for direction d of `neighbours8`. */
export function contactMask(l: Lattice, blocks: Uint8Array, opaque: Uint8Array, square: number): number {
  let mask = 0
  for (let direction = 0; direction < 8; direction++) {
    const other = l.neighbours8[8 * square + direction]!
    if (other >= 0 && sees(l, blocks, opaque, square, other)) mask |= 1 << direction
  }
  return mask
}

const READING_ORDER_BEFORE = [7, 0, 1, 6]
const READING_ORDER_AFTER = [2, 5, 4, 3]

/** The squares an explosion reaches: its centre and the squares in contact with it, in reading order. */
export function blast(l: Lattice, blocks: Uint8Array, opaque: Uint8Array, centre: number): number[] {
  const mask = contactMask(l, blocks, opaque, centre)
  const reached: number[] = []
  for (const d of READING_ORDER_BEFORE) if (mask & (1 << d)) reached.push(l.neighbours8[8 * centre + d]!)
  reached.push(centre)
  for (const d of READING_ORDER_AFTER) if (mask & (1 << d)) reached.push(l.neighbours8[8 * centre + d]!)
  return reached
}
