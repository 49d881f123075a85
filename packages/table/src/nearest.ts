/**
 * The nearest whole point of an area, exactly: squares of points are halved, those nearest to the goal first, and a
 * square that surely holds no point of the area is left out as a whole. What is left in the end are single points, and
 * those are judged by the exact predicates of movement.ts and base.ts: no point that counts is passed over.
 */
import { compareToRim, isOnTable, standsOn } from './base.ts'
import { rootUp } from './exact.ts'
import {
  comparePointToSegment,
  cross,
  distance2,
  INSIDE,
  minus,
  OUTSIDE,
  segmentsCross,
  whereInPolygon,
  type XY,
} from './geometry.ts'
import { heap, pop, push } from './heap.ts'
import type { Barrier, Layout } from './layout.ts'
import { baseAt, type Footing, type Mover, type Others, placeStopper } from './movement.ts'
import { comparePointToShape, type Shape } from './shape.ts'
import { isCrossed } from './sight.ts'
import { boxesAlong, figuresAlong, NOBODY } from './spatial.ts'

/**
 * A square of whole points: where its north-western one is, and how many there are on each side, a power of two. It has
 * no x and y: where squares are handed on as points, whatever asks points for their place gets slow for all of them.
 */
export interface Square {
  readonly west: number
  readonly north: number
  readonly side: number
}

/** Whole points of the table, told by a question for each, and by one for many at once. */
export interface Area {
  readonly has: (p: XY) => boolean
  /** Is surely no point of the square in the area? No is always right. */
  readonly misses: (square: Square) => boolean
}

export const middleOf = ({ west, north, side }: Square): XY => ({ x: west + (side >> 1), y: north + (side >> 1) })

/** By the power of two that is the side. */
const REACHES: readonly number[] = Array.from({ length: 16 }, (_, power) => rootUp((1 << (2 * power)) >> 1))

/** Every point of a square is at most so far from its middle, and so is every line between two of them. */
export const reachOf = ({ side }: Square): number => REACHES[31 - Math.clz32(side)] as number

export const cornersOf = ({ west, north, side }: Square): readonly XY[] => [
  { x: west, y: north },
  { x: west + side - 1, y: north },
  { x: west, y: north + side - 1 },
  { x: west + side - 1, y: north + side - 1 },
]

/** Larger than any table. */
const WHOLE = 32_768

/** The points of an area nearest to a point, all that are equally near, clockwise from north; none if it is empty. */
export function nearestIn(to: XY, area: Area): XY[] {
  const open = heap()
  const found: XY[] = []
  let least = Number.POSITIVE_INFINITY
  const squares: Square[] = []
  const note = (west: number, north: number, side: number): void => {
    push(open, farTo(to, west, north, side), squares.length)
    squares.push({ west, north, side })
  }
  note(0, 0, WHOLE)
  while (open.keys.length > 0 && (open.keys[0] as number) <= least) {
    const far2 = open.keys[0] as number
    const square = squares[pop(open)] as Square
    const { west, north, side } = square
    if (side === 1) {
      const place = { x: west, y: north }
      if (!area.has(place)) continue
      least = far2
      found.push(place)
    } else if (!area.misses(square)) {
      const half = side >> 1
      note(west, north, half)
      note(west + half, north, half)
      note(west, north + half, half)
      note(west + half, north + half, half)
    }
  }
  return found.length < 2 ? found : found.sort((p, q) => clockwise(minus(p, to), minus(q, to)))
}

/** One of them: of equally near points the first clockwise from north; null if there is none. */
export const nearestPlace = (to: XY, area: Area): XY | null => (area.has(to) ? to : (nearestIn(to, area)[0] ?? null))

/** The square of the distance of a point from the nearest point of a square. */
function farTo({ x, y }: XY, west: number, north: number, side: number): number {
  const dx = x < west ? west - x : Math.max(0, x - west - side + 1)
  const dy = y < north ? north - y : Math.max(0, y - north - side + 1)
  return dx * dx + dy * dy
}

/** Which of two directions comes first, going round clockwise from north. */
function clockwise(a: XY, b: XY): number {
  const isWest = (v: XY): number => (v.x < 0 || (v.x === 0 && v.y > 0) ? 1 : 0)
  return isWest(a) - isWest(b) || -cross(a, b)
}

/** The points that are in all of these areas; the question that mostly says no stands first. */
export const inAll = (...areas: readonly Area[]): Area => ({
  has: (p) => {
    for (const area of areas) if (!area.has(p)) return false
    return true
  },
  misses: (square) => {
    for (const area of areas) if (area.misses(square)) return true
    return false
  },
})

/** Where a base can stand: on the table, clear of closed terrain, and free of other bases. */
export function standingPlaces(footing: Footing, mover: Mover, others: Others | null): Area {
  const { layout } = footing
  return {
    has: (p) => placeStopper(footing, mover, others, p) === null,
    misses: (square) =>
      isOffTable(layout, mover.radius, square) ||
      isBuried(footing, mover.clearance, square) ||
      (others !== null && isUnderBase(others, mover.radius, square)),
  }
}

/** The same where no terrain is in the way: on top of something. */
export function openPlaces(layout: Layout, radius: number, others: Others): Area {
  return {
    has: (p) => isOnTable(p, radius, layout.width, layout.depth) && baseAt(others, radius, p) === NOBODY,
    misses: (square) => isOffTable(layout, radius, square) || isUnderBase(others, radius, square),
  }
}

const isOffTable = ({ width, depth }: Layout, radius: number, { west, north, side }: Square): boolean =>
  west + side <= radius || north + side <= radius || west > width - radius || north > depth - radius

/** Is all of a square nearer to one closed barrier than the clearance? */
function isBuried({ layout, closed }: Footing, clearance: number, square: Square): boolean {
  const middle = middleOf(square)
  const count = boxesAlong(layout.grid, middle, middle, Math.max(0, clearance - (square.side >> 1) + 1))
  for (let k = 0; k < count; k++) {
    const i = layout.grid.found[k] as number
    const { part, shape } = layout.barriers[i] as Barrier
    if (closed[i] !== 0 && part !== 'slab' && isCovered(shape, clearance, square, middle)) return true
  }
  return false
}

/** What is nearer to a convex shape than the clearance is convex: with all its corners there, a square is. */
function isCovered(shape: Shape, clearance: number, square: Square, middle: XY): boolean {
  if (comparePointToShape(middle, shape, clearance) >= 0) return false
  for (const corner of cornersOf(square)) if (comparePointToShape(corner, shape, clearance) >= 0) return false
  return true
}

/** Is all of a square nearer to one base than two bases may be? Then its farthest corner is. */
function isUnderBase({ crowd, bars, overlap }: Others, radius: number, square: Square): boolean {
  const { west, north, side } = square
  const largest = radius + crowd.largest - overlap
  if (2 * largest <= side) return false
  const middle = middleOf(square)
  for (const figure of figuresAlong(crowd, middle, middle, largest - (side >> 1) + 1)) {
    const apart = radius + (crowd.radius[figure] as number) - overlap
    const east = (crowd.x[figure] as number) - west
    const south = (crowd.y[figure] as number) - north
    const dx = Math.max(east, side - 1 - east)
    const dy = Math.max(south, side - 1 - south)
    if (apart > 0 && dx * dx + dy * dy < apart * apart && bars(figure)) return true
  }
  return false
}

/** Where the whole base is supported by a floor, roof or platform with this simple outline. */
export const supportedOn = (outline: readonly XY[], radius: number): Area => ({
  has: ({ x, y }) => standsOn(outline, { x, y, radius }),
  misses: (square) => {
    const middle = middleOf(square)
    if (whereInPolygon(outline, middle) !== OUTSIDE) return isAtRim(outline, radius, square, middle)
    const reach = reachOf(square)
    return reach < radius || compareToRim(middle, outline, reach - radius) > 0
  },
})

/** Is all of a square nearer to one side of an outline than this? What is so near to a line is convex. */
function isAtRim(outline: readonly XY[], d: number, square: Square, middle: XY): boolean {
  let from = outline[outline.length - 1] as XY
  for (const to of outline) {
    if (isAlong(from, to, d, square, middle)) return true
    from = to
  }
  return false
}

function isAlong(from: XY, to: XY, d: number, square: Square, middle: XY): boolean {
  if (comparePointToSegment(middle, from, to, d) >= 0) return false
  for (const corner of cornersOf(square)) if (comparePointToSegment(corner, from, to, d) >= 0) return false
  return true
}

/** The points outside of a simple outline. */
export const outsideOf = (outline: readonly XY[]): Area => ({
  has: (p) => whereInPolygon(outline, p) === OUTSIDE,
  misses: (square) => {
    const middle = middleOf(square)
    return whereInPolygon(outline, middle) === INSIDE && compareToRim(middle, outline, reachOf(square)) > 0
  },
})

/** The points at most so far from a shape. */
export const within = (shape: Shape, d: number): Area => ({
  has: (p) => comparePointToShape(p, shape, d) <= 0,
  misses: (square) => comparePointToShape(middleOf(square), shape, d + reachOf(square)) > 0,
})

/** The points at least so far from a point. */
export const apartFrom = (at: XY, d: number): Area => ({
  has: (p) => distance2(p, at) >= d * d,
  misses: (square) => {
    const reach = reachOf(square)
    return reach < d && distance2(middleOf(square), at) < (d - reach) * (d - reach)
  },
})

/** The points to which a straight line from a point crosses nothing that is marked. */
export const uncrossedFrom = (layout: Layout, marked: Uint8Array, from: XY): Area => ({
  has: (p) => !isCrossed(layout, marked, from, p),
  misses: (square) => {
    const corners = cornersOf(square)
    const count = boxesAlong(layout.grid, from, corners[0] as XY, 0)
    for (let k = 0; k < count; k++) {
      const i = layout.grid.found[k] as number
      const { part, shape } = layout.barriers[i] as Barrier
      // What lies behind a line is convex: with all its corners behind it, a square is.
      if (marked[i] === 0 || part === 'slab' || shape.is !== 'line') continue
      if (corners.every((corner) => segmentsCross(from, corner, shape.from, shape.to))) return true
    }
    return false
  },
})
