/** Facing is an integer vector other than (0, 0); arcs are decided from its dot and cross product, exactly. */
import { cross, dot, minus, type XY } from './geometry.ts'

/** An arc around the front, in degrees. */
export type Arc = 90 | 180 | 270 | 360

/**
 * rs.measure.13, ed.facing.7: whether a point lies in the arc around the front of a figure, border included; a point
 * where the figure stands is always inside.
 */
export function inArc(at: XY, facing: XY, point: XY, arc: Arc): boolean {
  const to = minus(point, at)
  const ahead = dot(facing, to)
  const aside = Math.abs(cross(facing, to))
  if (to.x === 0 && to.y === 0) return true
  switch (arc) {
    case 90:
      return ahead > 0 && aside <= ahead
    case 180:
      return ahead >= 0
    case 270:
      return ahead >= 0 || aside >= -ahead
    case 360:
      return true
  }
}

/** Whether a point lies in the arc without its border lines: what is not in the open arc of the front flanks. */
export function inOpenArc(at: XY, facing: XY, point: XY, arc: Arc): boolean {
  const to = minus(point, at)
  const ahead = dot(facing, to)
  const aside = Math.abs(cross(facing, to))
  switch (arc) {
    case 90:
      return ahead > 0 && aside < ahead
    case 180:
      return ahead > 0
    case 270:
      return ahead > 0 || aside > -ahead
    case 360:
      return true
  }
}

/** The facing from one point to another, reduced so that neither coordinate is larger than 1000; null for one point. */
export function facingTowards(from: XY, to: XY): XY | null {
  const v = minus(to, from)
  const size = Math.max(Math.abs(v.x), Math.abs(v.y))
  if (size === 0) return null
  if (size <= 1000) return v
  return { x: scaled(v.x, size), y: scaled(v.y, size) }
}

/** value x 1000 / size, rounded to the nearest, halves away from zero. */
function scaled(value: number, size: number): number {
  const part = Math.floor((2000 * Math.abs(value) + size) / (2 * size))
  return value < 0 && part > 0 ? -part : part
}
