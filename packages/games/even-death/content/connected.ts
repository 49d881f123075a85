/** Whether a table can be walked all over without climbing: looked at every half inch. In inches. */
import { comparePointToShape } from '@shamble/table'
import { CLEARANCE, INCH, LATTICE, RADIUS } from '../tables/units.ts'
import { battlefield } from './battlefield.ts'
import type { DrawnPiece } from './scenarios.ts'
import { terrainKind } from './terrain.ts'
import { boxOf } from '@shamble/table'

/** Square inches of one point of the grid, and how many of an area must be reached. */
const POINT = (LATTICE / INCH) * (LATTICE / INCH)
const ENOUGH = 100
/** The centre square and the bands along the edges. */
const CENTRE = 18
const BAND = 12

const FREE = 0
const BARRED = 1

interface Grid {
  readonly columns: number
  readonly rows: number
  readonly marks: Int32Array
}

/** Where a base can stand; doors are open. */
function gridOf(width: number, depth: number, drawn: readonly DrawnPiece[]): Grid {
  const [columns, rows] = [(width * INCH) / LATTICE + 1, (depth * INCH) / LATTICE + 1]
  const marks = new Int32Array(columns * rows)
  for (let i = 0; i < marks.length; i++) {
    const [x, y] = [(i % columns) * LATTICE, Math.floor(i / columns) * LATTICE]
    if (x < RADIUS || y < RADIUS || width * INCH - x < RADIUS || depth * INCH - y < RADIUS) marks[i] = BARRED
  }
  for (const { kind, shape } of battlefield(width, depth, drawn).pieces) {
    const { ground, door } = terrainKind(kind)
    if (ground !== 'impassable' || door === true) continue
    const { west, north, east, south } = boxOf(shape)
    const clamp = (v: number, most: number): number => Math.max(0, Math.min(most, v))
    const [left, right] = [
      clamp(Math.floor((west - RADIUS) / LATTICE), columns),
      clamp(Math.ceil((east + RADIUS) / LATTICE), columns - 1),
    ]
    const [top, bottom] = [
      clamp(Math.floor((north - RADIUS) / LATTICE), rows),
      clamp(Math.ceil((south + RADIUS) / LATTICE), rows - 1),
    ]
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++)
        if (comparePointToShape({ x: column * LATTICE, y: row * LATTICE }, shape, CLEARANCE) < 0)
          marks[row * columns + column] = BARRED
  }
  return { columns, rows, marks }
}

/** Marks everything that hangs together with a point. */
function flood({ columns, rows, marks }: Grid, from: number, mark: number): void {
  const open = [from]
  marks[from] = mark
  const reach = (i: number): void => {
    if (marks[i] !== FREE) return
    marks[i] = mark
    open.push(i)
  }
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const column = i % columns
    if (column > 0) reach(i - 1)
    if (column < columns - 1) reach(i + 1)
    if (i >= columns) reach(i - columns)
    if (i < (rows - 1) * columns) reach(i + columns)
  }
}

/** The areas that must be reached, in points of the grid: west, north, east, south. */
function areasOf({ columns, rows }: Grid): readonly (readonly [number, number, number, number])[] {
  const points = (v: number): number => (v * INCH) / LATTICE
  const [x, y, half, band] = [(columns - 1) / 2, (rows - 1) / 2, points(CENTRE / 2), points(BAND)]
  return [
    [x - half, y - half, x + half, y + half],
    [0, 0, columns - 1, band],
    [columns - 1 - band, 0, columns - 1, rows - 1],
    [0, rows - 1 - band, columns - 1, rows - 1],
    [0, 0, band, rows - 1],
  ]
}

/** One connected stretch of ground reaches 100 square inches of the centre square and of each band along an edge. */
export function isConnected(width: number, depth: number, drawn: readonly DrawnPiece[]): boolean {
  const grid = gridOf(width, depth, drawn)
  const areas = areasOf(grid)
  const isEnough = (mark: number): boolean =>
    areas.every(([west, north, east, south]) => {
      let reached = 0
      for (let row = north; row <= south; row++)
        for (let column = west; column <= east; column++)
          if (grid.marks[row * grid.columns + column] === mark) reached++
      return reached * POINT >= ENOUGH
    })
  let mark = BARRED
  for (let i = 0; i < grid.marks.length; i++) {
    if (grid.marks[i] !== FREE) continue
    mark++
    flood(grid, i, mark)
    if (isEnough(mark)) return true
  }
  return false
}
