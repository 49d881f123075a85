/** Outlines of a measured table as paths, in pixels of the board. */
import type { Shape, XY } from '@shamble/table'
import { at } from './units.ts'

export const point = ({ x, y }: XY): string => `${at(x)} ${at(y)}`

export const polyline = (points: readonly XY[]): string =>
  points.map((p, i) => `${i === 0 ? 'M' : 'L'}${point(p)}`).join('')

export const polygon = (points: readonly XY[]): string => `${polyline(points)}Z`

/** A part of the table along its edges. */
export const boxPath = (box: {
  readonly west: number
  readonly north: number
  readonly east: number
  readonly south: number
}): string => `M${at(box.west)} ${at(box.north)}H${at(box.east)}V${at(box.south)}H${at(box.west)}Z`

export const circle = ({ x, y }: XY, radius: number): string => {
  const r = at(radius)
  return `M${at(x - radius)} ${at(y)}A${r} ${r} 0 1 1 ${at(x + radius)} ${at(y)}A${r} ${r} 0 1 1 ${at(x - radius)} ${at(y)}Z`
}

export const shapePath = (shape: Shape): string =>
  shape.is === 'disc'
    ? circle(shape.at, shape.radius)
    : shape.is === 'line'
      ? polyline([shape.from, shape.to])
      : polygon(shape.corners)

export const middleOf = (points: readonly XY[]): XY => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, p) => sum + p.y, 0) / Math.max(1, points.length),
})

/** Degrees clockwise from east of the way from a to b, for turning drawings. */
export const degrees = (a: XY, b: XY): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI

export const apart = (a: XY, b: XY): number => Math.hypot(b.x - a.x, b.y - a.y)

/** The point so far from a towards b. */
export function along(a: XY, b: XY, distance: number): XY {
  const length = apart(a, b) || 1
  return { x: a.x + ((b.x - a.x) * distance) / length, y: a.y + ((b.y - a.y) * distance) / length }
}
