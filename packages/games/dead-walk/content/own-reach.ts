/** Where one gets on foot on a table of one's own, near enough for whoever builds it: whole tables take a millisecond. */
import { boxOf, comparePointToShape, type Shape, type Terrain, wallsOf, type XY } from '@shamble/table'
import { BASE_RADIUS, TOLERANCE } from '../tables/units.ts'

/** Points this far apart are looked at; a window leaves room for one. */
const STEP = 50
/** dw.movement.8 How near the middle of a base comes to what is in the way. */
const CLEARANCE = BASE_RADIUS - TOLERANCE

const FREE = 0
const BARRED = 1
const REACHED = 2

/** The points of a table: free, barred or reached. */
interface Grid {
  readonly columns: number
  readonly rows: number
  readonly marks: Uint8Array
}

const indexOf = (v: number): number => Math.round(v / STEP)
const clamped = (v: number, most: number): number => Math.max(0, Math.min(most, v))

/** The points of a box, and so far around it. */
function* pointsNear(
  { columns, rows }: Grid,
  { west, north, east, south }: ReturnType<typeof boxOf>,
  around: number,
): Generator<number> {
  const [left, right] = [
    clamped(Math.ceil((west - around) / STEP), columns),
    clamped(Math.floor((east + around) / STEP), columns - 1),
  ]
  const [top, bottom] = [
    clamped(Math.ceil((north - around) / STEP), rows),
    clamped(Math.floor((south + around) / STEP), rows - 1),
  ]
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) yield row * columns + column
}

const pointAt = ({ columns }: Grid, i: number): XY => ({ x: (i % columns) * STEP, y: Math.floor(i / columns) * STEP })

/** Walls run along the axes, so their surroundings are boxes. Pieces may stand askew. */
function bar(grid: Grid, shape: Shape): void {
  const isWall = shape.is === 'line'
  for (const i of pointsNear(grid, boxOf(shape), CLEARANCE - 1))
    if (isWall || comparePointToShape(pointAt(grid, i), shape, CLEARANCE) < 0) grid.marks[i] = BARRED
}

/** Where a base would hang over the edge. */
function barEdges({ columns, rows, marks }: Grid, { width, depth }: Terrain): void {
  const isOff = (v: number, most: number): boolean => v < BASE_RADIUS || most - v < BASE_RADIUS
  for (let row = 0; row < rows; row++) {
    const isEdge = isOff(row * STEP, depth)
    for (let column = 0; column < columns; column++)
      if (isEdge || isOff(column * STEP, width)) marks[row * columns + column] = BARRED
  }
}

/** dw.movement.8 Everything but walls and high pieces is passed: openings can be opened, cleared or broken. */
function gridOf(terrain: Terrain): Grid {
  const columns = indexOf(terrain.width) + 1
  const rows = indexOf(terrain.depth) + 1
  const grid: Grid = { columns, rows, marks: new Uint8Array(columns * rows) }
  barEdges(grid, terrain)
  for (const building of terrain.buildings) for (const wall of wallsOf(building)) bar(grid, wall)
  for (const { ground, shape } of terrain.pieces) if (ground === 'impassable') bar(grid, shape)
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

type Area = ReturnType<typeof boxOf>

/** What can be asked of a table once people have walked all over it. */
export interface Reach {
  /** Somebody gets so near to a part of this area. */
  readonly isReached: (area: Area, within: number) => boolean
}

/** Where people get who start in these areas. */
export function reachFrom(terrain: Terrain, starts: readonly Area[]): Reach {
  const grid = gridOf(terrain)
  for (const start of starts) flood(grid, pointsNear(grid, start, STEP / 2))
  return {
    isReached: (area, within) => {
      for (const i of pointsNear(grid, area, within)) if (grid.marks[i] === REACHED) return true
      return false
    },
  }
}

/** A point as an area. */
export const areaOf = ({ x, y }: XY): Area => ({ west: x, north: y, east: x, south: y })
