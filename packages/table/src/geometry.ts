/**
 * Points, segments and outlines in whole units (tenths of a millimetre), decided exactly.
 *
 * Coordinates lie within FAR of the origin, so differences stay below 2^16 and cross and dot products below 2^33.
 * x runs to the east and y to the south: seen on the table, a positive cross product is a turn to the right.
 */
import { compareProducts, compareWithRoot, isqrt, overRoot, rootUp, signOf, sumOfRoots } from './exact.ts'

export interface XY {
  readonly x: number
  readonly y: number
}

/** A point above the table. */
export interface XYZ extends XY {
  readonly z: number
}

/** No coordinate is larger than this, nor any height or distance. */
export const FAR = 32_768

export const INSIDE = 1
export const BORDER = 0
export const OUTSIDE = -1

export const samePoint = (a: XY, b: XY): boolean => a.x === b.x && a.y === b.y

/** A point from whole coordinates that were worked out with fractions: kept as the small whole numbers they are. */
export const point = (x: number, y: number): XY => ({ x: x | 0, y: y | 0 })

export function distance2(a: XY, b: XY): number {
  return (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
}

/** The distance of two points, rounded down; compare squares wherever a rule compares. */
export const distanceDown = (a: XY, b: XY): number => isqrt(distance2(a, b))

/** Which side of the line from a to b the point lies on: positive to the right, negative to the left, 0 on the line. */
export function turn(a: XY, b: XY, p: XY): number {
  return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
}

export const cross = (u: XY, v: XY): number => u.x * v.y - u.y * v.x
export const dot = (u: XY, v: XY): number => u.x * v.x + u.y * v.y
export const minus = (a: XY, b: XY): XY => ({ x: a.x - b.x, y: a.y - b.y })
export const plus = (a: XY, b: XY): XY => ({ x: a.x + b.x, y: a.y + b.y })

/** dw.units.10: the length of a polyline, its legs summed exactly and rounded down once, at the end. */
export function pathLength(path: readonly XY[]): number {
  if (path.length === 2) return distanceDown(path[0] as XY, path[1] as XY)
  const squares: number[] = []
  for (let i = 1; i < path.length; i++) squares.push(distance2(path[i - 1] as XY, path[i] as XY))
  return sumOfRoots(squares)
}

/** rs.measure.9: the length of a polyline, every leg rounded up. */
export function pathLengthLegsUp(path: readonly XY[]): number {
  let length = 0
  for (let i = 1; i < path.length; i++) length += rootUp(distance2(path[i - 1] as XY, path[i] as XY))
  return length
}

/** Do the inner parts of two segments cross in one point that is an end of neither? */
export function segmentsCross(a: XY, b: XY, c: XY, d: XY): boolean {
  return oppositeSigns(turn(c, d, a), turn(c, d, b)) && oppositeSigns(turn(a, b, c), turn(a, b, d))
}

const oppositeSigns = (m: number, n: number): boolean => (m > 0 && n < 0) || (m < 0 && n > 0)

/** Do two segments have a point in common, ends included? */
export function segmentsMeet(a: XY, b: XY, c: XY, d: XY): boolean {
  const sideA = signOf(turn(c, d, a))
  const sideB = signOf(turn(c, d, b))
  const sideC = signOf(turn(a, b, c))
  const sideD = signOf(turn(a, b, d))
  if (sideA * sideB < 0 && sideC * sideD < 0) return true
  return (
    (sideA === 0 && inBoxOf(c, d, a)) ||
    (sideB === 0 && inBoxOf(c, d, b)) ||
    (sideC === 0 && inBoxOf(a, b, c)) ||
    (sideD === 0 && inBoxOf(a, b, d))
  )
}

/** Is the point, known to be on the line of a and b, between them? Ends included. */
function inBoxOf(a: XY, b: XY, p: XY): boolean {
  return (
    p.x >= Math.min(a.x, b.x) && p.x <= Math.max(a.x, b.x) && p.y >= Math.min(a.y, b.y) && p.y <= Math.max(a.y, b.y)
  )
}

export function isOnSegment(a: XY, b: XY, p: XY): boolean {
  return turn(a, b, p) === 0 && inBoxOf(a, b, p)
}

/** The sign of (distance of a point from a segment) - d, exactly. */
export function comparePointToSegment(p: XY, a: XY, b: XY, d: number): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const px = p.x - a.x
  const py = p.y - a.y
  const along = px * dx + py * dy
  const length2 = dx * dx + dy * dy
  if (along <= 0) return signOf(px * px + py * py - d * d)
  if (along >= length2) return signOf(distance2(p, b) - d * d)
  const aside = px * dy - py * dx
  return compareProducts(aside, aside, d * d, length2)
}

/** The sign of (distance of two segments) - d, exactly; 0 < d, or d = 0 for "apart or not". */
export function compareSegments(a: XY, b: XY, c: XY, d: XY, distance: number): number {
  if (segmentsMeet(a, b, c, d)) return distance > 0 ? -1 : 0
  return Math.min(
    comparePointToSegment(a, c, d, distance),
    comparePointToSegment(b, c, d, distance),
    comparePointToSegment(c, a, b, distance),
    comparePointToSegment(d, a, b, distance),
  )
}

/** Whether a point is INSIDE a simple polygon, on its BORDER or OUTSIDE. */
export const whereInPolygon = (polygon: readonly XY[], p: XY): number => whereInPolygonScaled(polygon, p.x, p.y, 1)

/** The same for the point (x / over, y / over): a point between the units, without rounding it. */
export function whereInPolygonScaled(polygon: readonly XY[], x: number, y: number, over: number): number {
  let inside = false
  let a = polygon[polygon.length - 1] as XY
  for (const b of polygon) {
    const side = (b.x - a.x) * (y - over * a.y) - (b.y - a.y) * (x - over * a.x)
    if (side === 0 && isBetween(over * a.x, over * b.x, x) && isBetween(over * a.y, over * b.y, y)) return BORDER
    if (over * a.y > y !== over * b.y > y && side > 0 === b.y > a.y) inside = !inside
    a = b
  }
  return inside ? INSIDE : OUTSIDE
}

const isBetween = (a: number, b: number, value: number): boolean =>
  a < b ? a <= value && value <= b : b <= value && value <= a

/** Twice the area, positive when the corners go round clockwise as seen on the table. */
export function doubleArea(polygon: readonly XY[]): number {
  let area = 0
  let a = polygon[polygon.length - 1] as XY
  for (const b of polygon) {
    area += cross(a, b)
    a = b
  }
  return area
}

/** Is every corner a proper turn in the same direction, once round? */
export function isConvex(polygon: readonly XY[]): boolean {
  const n = polygon.length
  if (n < 3) return false
  const way = signOf(doubleArea(polygon))
  if (way === 0) return false
  for (let i = 0; i < n; i++) {
    const corner = turn(polygon[i] as XY, polygon[(i + 1) % n] as XY, polygon[(i + 2) % n] as XY)
    if (signOf(corner) !== way) return false
  }
  // All turns alike and the area of a fan without overlaps: a star that winds twice fails here.
  return fansOnce(polygon, way)
}

function fansOnce(polygon: readonly XY[], way: number): boolean {
  const first = polygon[0] as XY
  for (let i = 2; i < polygon.length; i++) {
    if (signOf(turn(first, polygon[i - 1] as XY, polygon[i] as XY)) !== way) return false
  }
  return true
}

/** The convex hull, clockwise, without corners on a straight side. */
export function hull(points: readonly XY[]): XY[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (list: readonly XY[]): XY[] => {
    const chain: XY[] = []
    for (const p of list) {
      while (chain.length > 1 && turn(chain.at(-2) as XY, chain.at(-1) as XY, p) <= 0) chain.pop()
      chain.push(p)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** The point at so many units from a towards b, each coordinate rounded to the nearest unit. */
export function towards(a: XY, b: XY, distance: number): XY {
  const n = distance2(a, b)
  if (n === 0) return a
  return point(a.x + overRoot((b.x - a.x) * distance, n), a.y + overRoot((b.y - a.y) * distance, n))
}

/** rs.measure.10: p moved so many units directly away from a point; nobody moves away from where he stands. */
export function awayFrom(from: XY, p: XY, distance: number): XY {
  const n = distance2(from, p)
  if (n === 0) return p
  return point(p.x + overRoot((p.x - from.x) * distance, n), p.y + overRoot((p.y - from.y) * distance, n))
}

/** The point beside p, so many units to the right of the line of sight from `from` (negative: to the left), rounded. */
export function beside(from: XY, p: XY, offset: number): XY {
  const dx = p.x - from.x
  const dy = p.y - from.y
  const n = dx * dx + dy * dy
  if (n === 0) return { x: p.x, y: p.y }
  return point(p.x + overRoot(-dy * offset, n), p.y + overRoot(dx * offset, n))
}

/** The sign of |ab| - d for a whole d. */
export const compareDistance = (a: XY, b: XY, d: number): number => (d < 0 ? 1 : signOf(distance2(a, b) - d * d))

/** The sign of (a - b |v|), exactly: what every measure along a line comes down to. */
export const compareWithLength = (a: number, b: number, v: XY): number => compareWithRoot(a, b, dot(v, v))
