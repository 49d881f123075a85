/** For tests: stretches of a line inside shapes by long division, written from the definitions. */
import type { XY, XYZ } from '../geometry.ts'
import type { Barrier } from '../layout.ts'
import type { Shape } from '../shape.ts'

/** Everything is counted in so many parts of a unit. */
export const SCALE = 1n << 130n

const big = (value: number): bigint => BigInt(value)
const square = (value: bigint): bigint => value * value
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b)
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

function root(n: bigint): bigint {
  if (n < 2n) return n
  let guess = 1n << BigInt(Math.ceil(n.toString(2).length / 2))
  for (;;) {
    const next = (guess + n / guess) / 2n
    if (next >= guess) return guess
    guess = next
  }
}

interface Span {
  readonly from: bigint
  readonly to: bigint
}

const lengthOf = (a: XY, b: XY): bigint => root((square(big(b.x - a.x)) + square(big(b.y - a.y))) * SCALE * SCALE)

/** Where along the line from a to b, in parts of a unit, it is inside a convex shape; null if nowhere. */
function spanIn(shape: Shape, a: XY, b: XY): Span | null {
  const length = lengthOf(a, b)
  const [dx, dy] = [big(b.x - a.x), big(b.y - a.y)]
  if (shape.is === 'line' || length === 0n) return null
  if (shape.is === 'disc') {
    const [px, py] = [big(shape.at.x - a.x), big(shape.at.y - a.y)]
    const n = dx * dx + dy * dy
    const aside2 = (square(px * dy - py * dx) * SCALE * SCALE) / n
    const half2 = square(big(shape.radius) * SCALE) - aside2
    if (half2 <= 0n) return null
    const foot = ((px * dx + py * dy) * SCALE * SCALE) / length
    return held({ from: foot - root(half2), to: foot + root(half2) }, length)
  }
  let span: Span = { from: 0n, to: length }
  const { corners } = shape
  const middle = corners.reduce((sum, p) => ({ x: sum.x + p.x, y: sum.y + p.y }), { x: 0, y: 0 })
  for (const [i, c] of corners.entries()) {
    const d = corners[(i + 1) % corners.length] as XY
    const [ex, ey] = [big(d.x - c.x), big(d.y - c.y)]
    const count = big(corners.length)
    const within = ex * (big(middle.y) - count * big(c.y)) - ey * (big(middle.x) - count * big(c.x)) > 0n ? 1n : -1n
    // How far on the inner side the line begins, and how that changes on the way.
    const begin = within * (ex * big(a.y - c.y) - ey * big(a.x - c.x))
    const change = within * (ex * dy - ey * dx)
    if (change === 0n) {
      if (begin <= 0n) return null
      continue
    }
    const at = (-begin * length) / change
    span = change > 0n ? { from: most(span.from, at), to: span.to } : { from: span.from, to: least(span.to, at) }
  }
  return held(span, length)
}

const held = ({ from, to }: Span, length: bigint): Span | null => {
  const span = { from: most(0n, from), to: least(length, to) }
  return span.from < span.to ? span : null
}

/** Does a ray run inside a barrier, from its bottom to its top, for a unit or more? A hair less counts, for long division. */
export function slowlyInside(
  { shape, bottom, top }: Pick<Barrier, 'shape' | 'bottom' | 'top'>,
  a: XYZ,
  b: XYZ,
): boolean {
  const inside = spanIn(shape, a, b)
  if (inside === null) return false
  const rise = big(b.z - a.z)
  const isLong = ({ from, to }: Span): boolean => to - from >= SCALE - 1000n
  if (rise === 0n) return a.z >= bottom && a.z < top && isLong(inside)
  const [low, high] = [bottom, top].map((z) => (big(z - a.z) * lengthOf(a, b)) / rise) as [bigint, bigint]
  return isLong({ from: most(inside.from, least(low, high)), to: least(inside.to, most(low, high)) })
}

/** The length of a line inside any of the shapes, without its first units, in parts of a unit. */
export function insideScaled(a: XY, b: XY, shapes: readonly Shape[], skip: number): bigint {
  const spans = shapes.flatMap((shape) => spanIn(shape, a, b) ?? [])
  const ends = [big(skip) * SCALE, ...spans.flatMap(({ from, to }) => [from, to])].filter(
    (at) => at >= big(skip) * SCALE,
  )
  ends.sort((s, t) => (s < t ? -1 : s > t ? 1 : 0))
  let sum = 0n
  for (const [i, from] of ends.entries()) {
    const to = ends[i + 1]
    if (to !== undefined && spans.some((span) => span.from <= from && to <= span.to)) sum += to - from
  }
  return sum
}
