/** Bases of figures: round ones, measured edge to edge by squares; and rectangles with a heading, for vehicles. */
import { turned } from './directions.ts'
import { isqrt, signOf } from './exact.ts'
import { comparePointToSegment, compareSegments, hull, INSIDE, plus, whereInPolygon, type XY } from './geometry.ts'
import { comparePointToShape, type Polygon, type Shape } from './shape.ts'

/** A round base. */
export interface Round extends XY {
  readonly radius: number
}

/** The square of the distance of two centres. */
const apart2 = (a: Round, b: XY): number => (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)

/** The sign of (gap between two bases) - d, exactly; overlapping bases have a negative gap. */
export function compareGap(a: Round, b: Round, d: number): number {
  const reach = d + a.radius + b.radius
  return reach < 0 ? 1 : signOf(apart2(a, b) - reach * reach)
}

/** dw.units.6: is the gap at most d, exactly d included? */
export const gapAtMost = (a: Round, b: Round, d: number): boolean => compareGap(a, b, d) <= 0

/** dw.units.9: the same with a difference in height: the distance of the centres in space, less both radii. */
export function compareGapInSpace(a: Round, b: Round, rise: number, d: number): number {
  const reach = d + a.radius + b.radius
  return reach < 0 ? 1 : signOf(apart2(a, b) + rise * rise - reach * reach)
}

/** The sign of (gap between a base and a point) - d. */
export function compareGapToPoint(a: Round, p: XY, d: number): number {
  const reach = d + a.radius
  return reach < 0 ? 1 : signOf(apart2(a, p) - reach * reach)
}

/** The sign of (gap between a base and the nearest point of a shape) - d; a base on the shape touches it. */
export function compareGapToShape(a: Round, shape: Shape, d: number): number {
  const reach = d + a.radius
  return reach < 0 ? 1 : comparePointToShape({ x: a.x, y: a.y }, shape, reach)
}

/** The gap for showing, in whole units: rounded up, so that "within d" holds exactly when the gap shown is at most d. */
export function shownGap(a: Round, b: Round): number {
  const n = apart2(a, b)
  const root = isqrt(n)
  return (root * root === n ? root : root + 1) - a.radius - b.radius
}

/** Do two bases overlap by more than is tolerated? */
export const overlaps = (a: Round, b: Round, tolerance: number): boolean => compareGap(a, b, -tolerance) < 0

/** Is the whole base on a table of this size? */
export function isOnTable(at: XY, radius: number, width: number, depth: number): boolean {
  return at.x >= radius && at.y >= radius && at.x <= width - radius && at.y <= depth - radius
}

/** The sign of (distance of a point from the rim of an outline, inside or outside of it) - d. */
export function compareToRim(p: XY, outline: readonly XY[], d: number): number {
  let least = 1
  let from = outline[outline.length - 1] as XY
  for (const to of outline) {
    least = Math.min(least, comparePointToSegment(p, from, to, d))
    if (least < 0) return least
    from = to
  }
  return least
}

/** Does the whole base stay on a floor, roof or platform with this simple outline, along a leg? Its rim may be touched. */
export function staysOn(outline: readonly XY[], radius: number, a: XY, b: XY): boolean {
  return whereInPolygon(outline, a) === INSIDE && compareLegToRim(a, b, outline, radius) >= 0
}

/** dw.movement.10: is the whole base supported at a place? */
export function standsOn(outline: readonly XY[], { x, y, radius }: Round): boolean {
  const at = { x, y }
  return whereInPolygon(outline, at) === INSIDE && compareToRim(at, outline, radius) >= 0
}

function compareLegToRim(a: XY, b: XY, outline: readonly XY[], d: number): number {
  let least = 1
  let from = outline[outline.length - 1] as XY
  for (const to of outline) {
    least = Math.min(least, compareSegments(a, b, from, to, d))
    from = to
  }
  return least
}

/**
 * The outline of a rectangle that heads so many degrees clockwise from north: `long` along its heading, `wide` across.
 * The corners are rounded to whole units, each from the exact sum.
 */
export function orientedRectangle(at: XY, long: number, wide: number, degrees: number): Polygon {
  const corner = (x: number, y: number): XY => {
    // Twice the corner is a whole vector; half of it is rounded once, after turning.
    const twice = turned({ x: x * wide, y: y * long }, degrees)
    return plus(at, { x: halved(twice.x), y: halved(twice.y) })
  }
  return { is: 'polygon', corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] }
}

const halved = (value: number): number => (value < 0 ? -Math.floor((1 - value) / 2) : Math.floor((value + 1) / 2))

/** What a convex outline sweeps over when it is pushed along a straight leg without turning. */
export function swept(outline: Polygon, by: XY): Polygon {
  return { is: 'polygon', corners: hull([...outline.corners, ...outline.corners.map((p) => plus(p, by))]) }
}
