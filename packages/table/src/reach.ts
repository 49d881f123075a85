/** Where one gets on foot on a table, near enough for whoever builds it: whole tables take a millisecond. */
import type { XY } from './geometry.ts'
import { type Box, boxOf, comparePointToShape, type Shape } from './shape.ts'
import type { Terrain } from './terrain.ts'
import { wallsOf } from './walls.ts'

/** Who walks: how far apart points are looked at, the radius of a base, and how near its middle comes to what is in the way. */
export interface Walker {
  readonly step: number
  readonly radius: number
  readonly clearance: number
}

const FREE = 0
const BARRED = 1
const REACHED = 2

/** The points of a table: free, barred or reached. */
interface Grid {
  readonly step: number
  readonly columns: number
  readonly rows: number
  readonly marks: Uint8Array
}

const clamped = (v: number, most: number): number => Math.max(0, Math.min(most, v))

/** The points of a box, and so far around it. */
function* pointsNear(
  { step, columns, rows }: Grid,
  { west, north, east, south }: Box,
  around: number,
): Generator<number> {
  const [left, right] = [
    clamped(Math.ceil((west - around) / step), columns),
    clamped(Math.floor((east + around) / step), columns - 1),
  ]
  const [top, bottom] = [
    clamped(Math.ceil((north - around) / step), rows),
    clamped(Math.floor((south + around) / step), rows - 1),
  ]
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) yield row * columns + column
}

const pointAt = ({ step, columns }: Grid, i: number): XY => ({
  x: (i % columns) * step,
  y: Math.floor(i / columns) * step,
})

/** Walls run along the axes, so their surroundings are boxes. Pieces may stand askew. */
function bar(grid: Grid, { clearance }: Walker, shape: Shape): void {
  const isWall = shape.is === 'line'
  for (const i of pointsNear(grid, boxOf(shape), clearance - 1))
    if (isWall || comparePointToShape(pointAt(grid, i), shape, clearance) < 0) grid.marks[i] = BARRED
}

/** Where a base would hang over the edge. */
function barEdges({ step, columns, rows, marks }: Grid, { radius }: Walker, { width, depth }: Terrain): void {
  const isOff = (v: number, most: number): boolean => v < radius || most - v < radius
  for (let row = 0; row < rows; row++) {
    const isEdge = isOff(row * step, depth)
    for (let column = 0; column < columns; column++)
      if (isEdge || isOff(column * step, width)) marks[row * columns + column] = BARRED
  }
}

/** Everything but walls and high pieces is passed: openings can be opened, cleared or broken. */
function gridOf(terrain: Terrain, walker: Walker): Grid {
  const { step } = walker
  const columns = Math.round(terrain.width / step) + 1
  const rows = Math.round(terrain.depth / step) + 1
  const grid: Grid = { step, columns, rows, marks: new Uint8Array(columns * rows) }
  barEdges(grid, walker, terrain)
  for (const building of terrain.buildings) for (const wall of wallsOf(building)) bar(grid, walker, wall)
  for (const { ground, shape } of terrain.pieces) if (ground === 'impassable') bar(grid, walker, shape)
  return grid
}

/** Everything that hangs together with these points. */
function flood({ columns, rows, marks }: Grid, from: Iterable<number>): void {
  const open: number[] = []
  const reach = (i: number): void => {
    if (marks[i] !== FREE) return
    marks[i] = REACHED
    open.push(i)
  }
  for (const i of from) reach(i)
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const column = i % columns
    if (column > 0) reach(i - 1)
    if (column < columns - 1) reach(i + 1)
    if (i >= columns) reach(i - columns)
    if (i < (rows - 1) * columns) reach(i + columns)
  }
}

/** What can be asked of a table once people have walked all over it. */
export interface Reach {
  /** Somebody gets so near to a part of this area. */
  readonly isReached: (area: Box, within: number) => boolean
}

/** Where people get who start in these areas. */
export function reachFrom(terrain: Terrain, walker: Walker, starts: readonly Box[]): Reach {
  const grid = gridOf(terrain, walker)
  for (const start of starts) flood(grid, pointsNear(grid, start, walker.step / 2))
  return {
    isReached: (area, within) => {
      for (const i of pointsNear(grid, area, within)) if (grid.marks[i] === REACHED) return true
      return false
    },
  }
}

/** A point as an area. */
export const pointBox = ({ x, y }: XY): Box => ({ west: x, north: y, east: x, south: y })
