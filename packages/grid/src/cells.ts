/** Cells of tiles that may grow in all four directions: their sides, turned with the tile, and what lies beyond them. */
import { DIRECTIONS4, type XY } from './lattice.ts'

/** A side of a cell. */
export type Side = (typeof DIRECTIONS4)[number]

/** What lies beyond each side, as a step to the next cell. */
const BEYOND: Readonly<Record<Side, XY>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

export const oppositeSide = (side: Side): Side => DIRECTIONS4[(DIRECTIONS4.indexOf(side) + 2) & 3] as Side
export const cellBeyond = ([x, y]: XY, side: Side): XY => [x + BEYOND[side][0], y + BEYOND[side][1]]

/** The sides after this many quarter turns clockwise, clockwise from north. */
export const turnedSides = (sides: readonly Side[], turns: number): readonly Side[] =>
  DIRECTIONS4.filter((_, i) => sides.includes(DIRECTIONS4[(i - turns) & 3] as Side))

const keyOf = (x: number, y: number): number => x * 65_536 + y

/** Per cell of a list and side, clockwise from north: the index of the cell beyond in the same list, or -1. */
export function cellsBeyond(cells: readonly XY[]): Int16Array {
  const places = new Map(cells.map(([x, y], i) => [keyOf(x, y), i]))
  const beyond = new Int16Array(4 * cells.length)
  cells.forEach((cell, i) =>
    DIRECTIONS4.forEach((side, k) => {
      const [x, y] = cellBeyond(cell, side)
      beyond[4 * i + k] = places.get(keyOf(x, y)) ?? -1
    }),
  )
  return beyond
}
