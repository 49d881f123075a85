/** How much of a line lies inside areas: woods, smoke, fire. The one measure of this package that is rounded inside. */
import { isqrt } from './exact.ts'
import { cross, distance2, dot, minus, type XY } from './geometry.ts'
import { type Shape, stretchInside } from './shape.ts'

/**
 * ed.sight.6: the length of the line from a to b inside any of the shapes, overlaps counted once, without its first
 * `skip` units. In sixteenths of a unit, each end of a stretch rounded: right to within a quarter for every stretch.
 */
export function sixteenthsInside(a: XY, b: XY, shapes: readonly Shape[], skip = 0): number {
  const stretches = shapes.flatMap((shape) => stretchOf(a, b, shape) ?? [])
  stretches.sort((s, t) => s.from - t.from || s.to - t.to)
  let covered = skip * 16
  let sum = 0
  for (const { from, to } of stretches) {
    if (to <= covered) continue
    sum += to - Math.max(from, covered)
    covered = to
  }
  return sum
}

function stretchOf(a: XY, b: XY, shape: Shape): { from: number; to: number } | null {
  const length = isqrt(distance2(a, b) * 256)
  if (shape.is === 'line' || length === 0) return null
  if (shape.is === 'polygon') {
    const stretch = stretchInside(a, b, shape.corners)
    if (stretch === null) return null
    const { fromTop, fromOver, toTop, toOver } = stretch
    return { from: Math.floor((fromTop / fromOver) * length), to: Math.floor((toTop / toOver) * length) }
  }
  const way = minus(b, a)
  const to = minus(shape.at, a)
  const d2 = distance2(a, b)
  const across = cross(way, to)
  // Not by the rounded length: where a disc is grazed, its chord grows with the root of how deep it is cut.
  const half2 = shape.radius * shape.radius - (across * across) / d2
  if (half2 <= 0) return null
  const half = isqrt(Math.floor(65_536 * half2)) / 16
  const foot = (dot(way, to) / d2) * length
  const from = Math.max(0, Math.floor(foot - half))
  const end = Math.min(length, Math.floor(foot + half))
  return from < end ? { from, to: end } : null
}
