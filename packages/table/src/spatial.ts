/**
 * Spatial indexes: uniform grids of square cells. They only leave out what cannot matter; what they return is judged by
 * exact predicates, and comes in ascending order, so that no result depends on how the cells lie.
 */
import type { XY } from './geometry.ts'
import type { Box } from './shape.ts'

/** Boxes that stay where they are: terrain. */
export interface BoxGrid {
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** The boxes of cell c are `members[starts[c]]` up to `members[starts[c + 1] - 1]`. */
  readonly starts: Int32Array
  readonly members: Int32Array
  /** West, north, east and south of every box, one after the other. */
  readonly sides: Int32Array
  /** Working memory of a query: when a box was last seen, and what was found. */
  readonly seen: Float64Array
  readonly found: Int32Array
  readonly clock: { now: number }
}

export function boxGrid(width: number, depth: number, boxes: readonly Box[], cell = 1000): BoxGrid {
  const columns = Math.max(1, Math.ceil(width / cell))
  const rows = Math.max(1, Math.ceil(depth / cell))
  const cells: number[][] = Array.from({ length: columns * rows }, () => [])
  for (const [i, box] of boxes.entries()) {
    const [west, east] = [clamp(box.west, cell, columns), clamp(box.east, cell, columns)]
    const [north, south] = [clamp(box.north, cell, rows), clamp(box.south, cell, rows)]
    for (let row = north; row <= south; row++) {
      for (let column = west; column <= east; column++) (cells[row * columns + column] as number[]).push(i)
    }
  }
  const starts = new Int32Array(cells.length + 1)
  for (const [i, members] of cells.entries()) starts[i + 1] = (starts[i] as number) + members.length
  const found = new Int32Array(boxes.length)
  const seen = new Float64Array(boxes.length)
  const members = Int32Array.from(cells.flat())
  const sides = Int32Array.from(boxes.flatMap(({ west, north, east, south }) => [west, north, east, south]))
  return { cell, columns, rows, starts, members, sides, seen, found, clock: { now: 0 } }
}

/** The column or row of a coordinate; what lies off the table belongs to the nearest cell. */
function clamp(value: number, cell: number, count: number): number {
  const place = value / cell
  if (place < 1) return 0
  return place >= count ? count - 1 : place | 0
}

/**
 * The boxes that may come within `margin` of a segment, ascending, in `grid.found`; returns how many. The next query of
 * the same grid overwrites them.
 */
export function boxesAlong(grid: BoxGrid, a: XY, b: XY, margin: number): number {
  const { cell, columns, rows } = grid
  grid.clock.now++
  const top = a.y < b.y ? a : b
  const bottom = top === a ? b : a
  const first = clamp(top.y - margin, cell, rows)
  const last = clamp(bottom.y + margin, cell, rows)
  const isLevel = bottom.y === top.y
  const slope = isLevel ? 0 : (bottom.x - top.x) / (bottom.y - top.y)
  const west = Math.min(a.x, b.x) - margin
  const east = Math.max(a.x, b.x) + margin
  const north = top.y - margin
  const south = bottom.y + margin
  let count = 0
  for (let row = first; row <= last; row++) {
    // The part of the segment in this row of cells, widened by the margin and by one unit for the rounded slope.
    const y1 = row === first ? top.y : Math.max(top.y, row * cell - margin)
    const y2 = row === last ? bottom.y : Math.min(bottom.y, (row + 1) * cell + margin)
    const x1 = isLevel ? a.x : top.x + (y1 - top.y) * slope
    const x2 = isLevel ? b.x : top.x + (y2 - top.y) * slope
    const final = row * columns + clamp(Math.max(x1, x2) + margin + 1, cell, columns)
    for (let c = row * columns + clamp(Math.min(x1, x2) - margin - 1, cell, columns); c <= final; c++) {
      count = collect(grid, c, west, north, east, south, count)
    }
  }
  return sortFound(grid.found, count)
}

/** The boxes of a cell that were not seen yet and meet the box of the query. */
function collect(
  grid: BoxGrid,
  cell: number,
  west: number,
  north: number,
  east: number,
  south: number,
  count: number,
): number {
  const { starts, members, seen, found, sides } = grid
  const { now } = grid.clock
  const end = starts[cell + 1] as number
  for (let k = starts[cell] as number; k < end; k++) {
    const box = members[k] as number
    if (seen[box] === now) continue
    seen[box] = now
    const side = 4 * box
    if ((sides[side] as number) > east || (sides[side + 2] as number) < west) continue
    if ((sides[side + 1] as number) > south || (sides[side + 3] as number) < north) continue
    found[count++] = box
  }
  return count
}

/** Sorts the first few entries in place: they are few, and mostly in order already. */
function sortFound(found: Int32Array, count: number): number {
  if (count > 24) {
    found.subarray(0, count).sort()
    return count
  }
  for (let i = 1; i < count; i++) {
    const value = found[i] as number
    let j = i - 1
    while (j >= 0 && (found[j] as number) > value) {
      found[j + 1] = found[j] as number
      j--
    }
    found[j + 1] = value
  }
  return count
}

/** Points that move: the centres of figures, by number. */
export interface Crowd {
  readonly cell: number
  readonly columns: number
  readonly rows: number
  readonly x: number[]
  readonly y: number[]
  readonly radius: number[]
  /** Per cell the first figure, per figure the next one and the one before; NOBODY ends a list. */
  readonly heads: Int32Array
  readonly next: number[]
  readonly before: number[]
  readonly cellOf: number[]
  largest: number
}

export const NOBODY = -1

/** An empty crowd on a table of this size, with room for figures numbered below `figures`; it grows for others. */
export function crowd(width: number, depth: number, cell = 500, figures = 0): Crowd {
  const columns = Math.max(1, Math.ceil(width / cell))
  const rows = Math.max(1, Math.ceil(depth / cell))
  const heads = new Int32Array(columns * rows).fill(NOBODY)
  const all = (value: number): number[] => new Array<number>(figures).fill(value)
  return {
    cell,
    columns,
    rows,
    x: all(0),
    y: all(0),
    radius: all(0),
    heads,
    next: all(NOBODY),
    before: all(NOBODY),
    cellOf: all(NOBODY),
    largest: 0,
  }
}

/** Puts a figure on the table, or moves it; numbers are small and chosen by the caller. */
export function put(c: Crowd, figure: number, at: XY, radius: number): void {
  if ((c.cellOf[figure] ?? NOBODY) !== NOBODY) take(c, figure)
  while (c.cellOf.length <= figure) {
    c.cellOf.push(NOBODY)
    c.next.push(NOBODY)
    c.before.push(NOBODY)
    c.x.push(0)
    c.y.push(0)
    c.radius.push(0)
  }
  const cell = clamp(at.y, c.cell, c.rows) * c.columns + clamp(at.x, c.cell, c.columns)
  const head = c.heads[cell] as number
  c.x[figure] = at.x
  c.y[figure] = at.y
  c.radius[figure] = radius
  c.cellOf[figure] = cell
  c.before[figure] = NOBODY
  c.next[figure] = head
  if (head !== NOBODY) c.before[head] = figure
  c.heads[cell] = figure
  c.largest = Math.max(c.largest, radius)
}

/** Takes a figure off the table; one that is not there stays away. */
export function take(c: Crowd, figure: number): void {
  const cell = c.cellOf[figure] ?? NOBODY
  if (cell === NOBODY) return
  const before = c.before[figure] as number
  const next = c.next[figure] as number
  if (before === NOBODY) c.heads[cell] = next
  else c.next[before] = next
  if (next !== NOBODY) c.before[next] = before
  c.cellOf[figure] = NOBODY
}

export const isThere = (c: Crowd, figure: number): boolean => (c.cellOf[figure] ?? NOBODY) !== NOBODY

/** The figures whose centres lie in the box around a segment, widened by `margin`, ascending. */
export function figuresAlong(c: Crowd, a: XY, b: XY, margin: number): number[] {
  const west = Math.min(a.x, b.x) - margin
  const east = Math.max(a.x, b.x) + margin
  const north = Math.min(a.y, b.y) - margin
  const south = Math.max(a.y, b.y) + margin
  const found: number[] = []
  const firstColumn = clamp(west, c.cell, c.columns)
  const lastColumn = clamp(east, c.cell, c.columns)
  const lastRow = clamp(south, c.cell, c.rows)
  for (let row = clamp(north, c.cell, c.rows); row <= lastRow; row++) {
    const last = row * c.columns + lastColumn
    for (let cell = row * c.columns + firstColumn; cell <= last; cell++) {
      for (let figure = c.heads[cell] as number; figure !== NOBODY; figure = c.next[figure] as number) {
        const x = c.x[figure] as number
        const y = c.y[figure] as number
        if (x >= west && x <= east && y >= north && y <= south) found.push(figure)
      }
    }
  }
  return ascending(found)
}

/** Sorted in place: they are few, and mostly in order already. */
function ascending(figures: number[]): number[] {
  if (figures.length > 24) return figures.sort((m, n) => m - n)
  for (let i = 1; i < figures.length; i++) {
    const figure = figures[i] as number
    let j = i - 1
    while (j >= 0 && (figures[j] as number) > figure) {
      figures[j + 1] = figures[j] as number
      j--
    }
    figures[j + 1] = figure
  }
  return figures
}

/** The figures whose gap to a base is at most d, ascending; the caller leaves itself out. */
export function figuresWithin(c: Crowd, at: XY, radius: number, d: number): number[] {
  const near = figuresAlong(c, at, at, d + radius + c.largest)
  let count = 0
  for (const figure of near) {
    const reach = d + radius + (c.radius[figure] as number)
    if (reach >= 0 && distance2To(c, figure, at) <= reach * reach) near[count++] = figure
  }
  if (count < near.length) near.length = count
  return near
}

const distance2To = (c: Crowd, figure: number, at: XY): number => {
  const dx = (c.x[figure] as number) - at.x
  const dy = (c.y[figure] as number) - at.y
  return dx * dx + dy * dy
}

/** The figure with the nearest centre that is accepted, within `limit` of it; ties the lower number; else NOBODY. */
export function nearestFigure(c: Crowd, at: XY, limit: number, accepts: (figure: number) => boolean): number {
  let best = NOBODY
  let best2 = limit * limit + 1
  const column0 = clamp(at.x, c.cell, c.columns)
  const row0 = clamp(at.y, c.cell, c.rows)
  const rings = Math.max(c.columns, c.rows)
  for (let ring = 0; ring < rings; ring++) {
    // Whatever lies in this ring is at least so far away, for a point on the table.
    const least = Math.max(0, (ring - 1) * c.cell)
    if (ring > 1 && least * least > best2) break
    forRing(c, column0, row0, ring, (cell) => {
      for (let figure = c.heads[cell] as number; figure !== NOBODY; figure = c.next[figure] as number) {
        const far = distance2To(c, figure, at)
        if ((far < best2 || (far === best2 && best !== NOBODY && figure < best)) && accepts(figure)) {
          best = figure
          best2 = far
        }
      }
    })
  }
  return best
}

function forRing(c: Crowd, column0: number, row0: number, ring: number, visit: (cell: number) => void): void {
  for (let row = Math.max(0, row0 - ring); row <= Math.min(c.rows - 1, row0 + ring); row++) {
    const isEnd = row === row0 - ring || row === row0 + ring
    const step = isEnd || ring === 0 ? 1 : 2 * ring
    for (let column = column0 - ring; column <= column0 + ring; column += step) {
      if (column >= 0 && column < c.columns) visit(row * c.columns + column)
    }
  }
}
