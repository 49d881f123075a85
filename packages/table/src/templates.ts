/**
 * Templates: cones, circles and corridors. A figure is covered when its centre is inside or on the border, which is
 * decided exactly although the apex of a cone and the border of a corridor lie between the units.
 */
import type { Round } from './base.ts'
import { compareProducts, overRoot } from './exact.ts'
import { compareWithLength, cross, distance2, dot, minus, type XY } from './geometry.ts'
import { comparePointToShape, type Polygon } from './shape.ts'

/**
 * dw.shotgun.4: a cone with its apex on the edge of the firer's base, in the direction of a point that is not his own
 * centre: so long, and so wide at its end.
 */
export interface Cone {
  readonly from: Round
  readonly through: XY
  readonly length: number
  readonly width: number
}

/** The sign of p - d, with p the distance of a point along the axis, measured from the apex. */
export function compareAlongCone({ from, through }: Cone, point: XY, d: number): number {
  const axis = minus(through, from)
  return compareWithLength(dot(axis, minus(point, from)), from.radius + d, axis)
}

/** Is a point in the cone, 0 < p <= length and |q| <= p x (width / 2) / length? */
export function isInCone(cone: Cone, point: XY): boolean {
  if (compareAlongCone(cone, point, 0) <= 0 || compareAlongCone(cone, point, cone.length) > 0) return false
  const axis = minus(cone.through, cone.from)
  const to = minus(point, cone.from)
  // Twice over: 2 length |q| <= width (p - radius), with p and q still multiplied by the length of the axis.
  const spare = cone.width * dot(axis, to) - 2 * cone.length * Math.abs(cross(axis, to))
  const radius = cone.width * cone.from.radius
  return spare >= 0 && compareProducts(spare, spare, radius * radius, dot(axis, axis)) >= 0
}

/** The first of the bands, given by where they end, that a point along the axis belongs to; -1 beyond the last. */
export const bandOf = (cone: Cone, point: XY, ends: readonly number[]): number =>
  ends.findIndex((end) => compareAlongCone(cone, point, end) <= 0)

/** The cone as an outline with corners rounded to whole units: to draw it, and for "any part of the base". */
export function coneOutline({ from, through, length, width }: Cone): Polygon {
  const { x, y } = minus(through, from)
  const n = x * x + y * y
  const corner = (along: number, aside: number): XY => ({
    x: from.x + overRoot(x * along - y * aside, n),
    y: from.y + overRoot(y * along + x * aside, n),
  })
  const end = from.radius + length
  // Half the width is doubled away: an odd width leans to the right by half a unit.
  const left = Math.floor(width / 2)
  return { is: 'polygon', corners: [corner(from.radius, 0), corner(end, -left), corner(end, width - left)] }
}

/** dw.flame.2: does any part of a base meet the outline of a template? */
export const touchesOutline = (outline: Polygon, base: Round): boolean =>
  comparePointToShape(base, outline, base.radius) <= 0

/** Is a point at most so far from the middle of a circle (dw.machinegun.4)? */
export const isInCircle = (middle: XY, radius: number, point: XY): boolean =>
  distance2(middle, point) <= radius * radius

/** Is a point nearer than that, the border left out (dw.grenade.12)? */
export const isWithinCircle = (middle: XY, radius: number, point: XY): boolean =>
  distance2(middle, point) < radius * radius

/**
 * The corridor of a line of fire: `from` towards `through`, so far to either side, beginning `before` units before
 * `through` and without an end (dw.autofire.3).
 */
export interface Corridor {
  readonly from: XY
  readonly through: XY
  readonly aside: number
  readonly before: number
}

/** Is a point in the corridor, borders included? */
export function isInCorridor({ from, through, aside, before }: Corridor, point: XY): boolean {
  const axis = minus(through, from)
  const to = minus(point, from)
  const length2 = dot(axis, axis)
  const off = cross(axis, to)
  if (compareProducts(off, off, aside * aside, length2) > 0) return false
  // Along the line: to.axis / |axis| >= |axis| - before.
  return compareWithLength(length2 - dot(axis, to), before, axis) <= 0
}

/** The point of a circle that is nearest to somebody outside it, rounded (dw.machinegun.2: the front edge). */
export function frontEdge(middle: XY, radius: number, from: XY): XY {
  const { x, y } = minus(from, middle)
  const n = x * x + y * y
  if (n === 0) return middle
  return { x: middle.x + overRoot(x * radius, n), y: middle.y + overRoot(y * radius, n) }
}
