/** Shapes of terrain as plain data, and how far things are from them, decided exactly. */
import { compareProducts, signOf } from './exact.ts'
import {
  BORDER,
  comparePointToSegment,
  compareSegments,
  distance2,
  INSIDE,
  isConvex,
  OUTSIDE,
  segmentsMeet,
  turn,
  whereInPolygon,
  type XY,
} from './geometry.ts'

/** A convex outline. An L is two of them. */
export interface Polygon {
  readonly is: 'polygon'
  readonly corners: readonly XY[]
}

export interface Disc {
  readonly is: 'disc'
  readonly at: XY
  readonly radius: number
}

export interface Line {
  readonly is: 'line'
  readonly from: XY
  readonly to: XY
}

export type Shape = Polygon | Disc | Line

export interface Box {
  readonly west: number
  readonly north: number
  readonly east: number
  readonly south: number
}

export const line = (x1: number, y1: number, x2: number, y2: number): Line => ({
  is: 'line',
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
})

export const disc = (x: number, y: number, radius: number): Disc => ({ is: 'disc', at: { x, y }, radius })

/** The rectangle between two opposite corners. */
export function rectangle(x1: number, y1: number, x2: number, y2: number): Polygon {
  const [west, east] = x1 < x2 ? [x1, x2] : [x2, x1]
  const [north, south] = y1 < y2 ? [y1, y2] : [y2, y1]
  const corners = [
    { x: west, y: north },
    { x: east, y: north },
    { x: east, y: south },
    { x: west, y: south },
  ]
  return { is: 'polygon', corners }
}

export function boxOf(shape: Shape): Box {
  if (shape.is === 'disc') {
    const { at, radius } = shape
    return { west: at.x - radius, north: at.y - radius, east: at.x + radius, south: at.y + radius }
  }
  const points = shape.is === 'line' ? [shape.from, shape.to] : shape.corners
  const { x: x0, y: y0 } = points[0] as XY
  let [west, north, east, south] = [x0, y0, x0, y0]
  for (const { x, y } of points) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  return { west, north, east, south }
}

/** What is wrong with a shape, or null. */
export function shapeFault(shape: Shape): string | null {
  if (shape.is === 'disc') return shape.radius > 0 ? null : 'a disc needs a radius'
  if (shape.is === 'line') {
    return distance2(shape.from, shape.to) > 0 ? null : 'a line needs two different ends'
  }
  return isConvex(shape.corners) ? null : 'an outline must be convex, with three corners or more and no straight one'
}

/** Whether a point is INSIDE a shape, on its BORDER or OUTSIDE; a line is all border. */
export function whereInShape(shape: Shape, p: XY): number {
  if (shape.is === 'polygon') return whereInPolygon(shape.corners, p)
  if (shape.is === 'disc') return signOf(shape.radius * shape.radius - distance2(shape.at, p))
  return comparePointToSegment(p, shape.from, shape.to, 0) === 0 ? BORDER : OUTSIDE
}

/** The sign of (distance of a point from a shape) - d; inside it the distance is 0. */
export function comparePointToShape(p: XY, shape: Shape, d: number): number {
  if (shape.is === 'line') return comparePointToSegment(p, shape.from, shape.to, d)
  if (shape.is === 'disc') {
    const reach = d + shape.radius
    const far = signOf(distance2(p, shape.at) - reach * reach)
    return d === 0 && far < 0 ? 0 : far
  }
  if (whereInPolygon(shape.corners, p) !== OUTSIDE) return d > 0 ? -1 : 0
  return outlineMin(shape.corners, (a, b) => comparePointToSegment(p, a, b, d))
}

/** The sign of (distance of a segment from a shape) - d; where they meet the distance is 0. */
export function compareSegmentToShape(a: XY, b: XY, shape: Shape, d: number): number {
  if (shape.is === 'line') return compareSegments(a, b, shape.from, shape.to, d)
  if (shape.is === 'disc') {
    const far = comparePointToSegment(shape.at, a, b, d + shape.radius)
    return d === 0 && far < 0 ? 0 : far
  }
  if (whereInPolygon(shape.corners, a) !== OUTSIDE) return d > 0 ? -1 : 0
  return outlineMin(shape.corners, (c, e) => compareSegments(a, b, c, e, d))
}

function outlineMin(corners: readonly XY[], compare: (a: XY, b: XY) => number): number {
  let least = 1
  let a = corners[corners.length - 1] as XY
  for (const b of corners) {
    least = Math.min(least, compare(a, b))
    if (least < 0) return least
    a = b
  }
  return least
}

/** The sign of (distance of two shapes) - d; where they meet the distance is 0. */
export function compareShapes(s: Shape, t: Shape, d: number): number {
  if (s.is === 'disc') {
    const far = comparePointToShape(s.at, t, d + s.radius)
    return d === 0 && far < 0 ? 0 : far
  }
  if (t.is === 'disc') return compareShapes(t, s, d)
  if (s.is === 'line') return compareSegmentToShape(s.from, s.to, t, d)
  if (t.is === 'line') return compareSegmentToShape(t.from, t.to, s, d)
  if (whereInPolygon(s.corners, t.corners[0] as XY) !== OUTSIDE) return d > 0 ? -1 : 0
  return outlineMin(s.corners, (a, b) => compareSegmentToShape(a, b, t, d))
}

/** Do the insides of two convex outlines overlap? Touching is not overlapping. */
export function outlinesOverlap(s: Polygon, t: Polygon): boolean {
  return !hasSeparatingSide(s.corners, t.corners) && !hasSeparatingSide(t.corners, s.corners)
}

/** Is there a side with its own outline on the one side and the whole other outline on the other, touching allowed? */
function hasSeparatingSide(own: readonly XY[], other: readonly XY[]): boolean {
  const way = signOf(turn(own[0] as XY, own[1] as XY, own[2] as XY))
  let a = own[own.length - 1] as XY
  for (const b of own) {
    const [from, to] = [a, b]
    if (other.every((p) => signOf(turn(from, to, p)) !== way)) return true
    a = b
  }
  return false
}

/** Does a segment pass through the inside of a shape? Touching is not passing; lines have no inside. */
export function passesThrough(a: XY, b: XY, shape: Shape): boolean {
  if (shape.is === 'line') return false
  if (shape.is === 'disc') {
    if (distance2(a, b) === 0) return whereInShape(shape, a) === INSIDE
    return comparePointToSegment(shape.at, a, b, shape.radius) < 0
  }
  return stretchInside(a, b, shape.corners) !== null
}

/** A stretch of a segment, from fromTop/fromOver to toTop/toOver of its length: fractions of whole numbers. */
export interface Stretch {
  readonly fromTop: number
  readonly fromOver: number
  readonly toTop: number
  readonly toOver: number
}

/** The stretch of a segment strictly inside a convex outline, or null. */
export function stretchInside(a: XY, b: XY, corners: readonly XY[]): Stretch | null {
  const way = turn(corners[0] as XY, corners[1] as XY, corners[2] as XY) > 0 ? 1 : -1
  let [fromTop, fromOver, toTop, toOver] = [0, 1, 1, 1]
  let c = corners[corners.length - 1] as XY
  for (const d of corners) {
    const atA = way * turn(c, d, a)
    const atB = way * turn(c, d, b)
    c = d
    if (atA <= 0 && atB <= 0) return null
    if (atA < 0 && atB > 0) {
      const over = atB - atA
      if (compareProducts(-atA, fromOver, fromTop, over) > 0) [fromTop, fromOver] = [-atA, over]
    } else if (atA > 0 && atB < 0) {
      const over = atA - atB
      if (compareProducts(atA, toOver, toTop, over) < 0) [toTop, toOver] = [atA, over]
    }
  }
  if (compareProducts(fromTop, toOver, toTop, fromOver) >= 0) return null
  return { fromTop, fromOver, toTop, toOver }
}

/** Does a segment touch or cross a shape? */
export function meetsShape(a: XY, b: XY, shape: Shape): boolean {
  if (shape.is === 'line') return segmentsMeet(a, b, shape.from, shape.to)
  return compareSegmentToShape(a, b, shape, 0) <= 0
}
