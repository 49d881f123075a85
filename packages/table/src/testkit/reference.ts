/** For tests: slow references in fractions of BigInt, written from the definitions. */
import type { XY, XYZ } from '../geometry.ts'
import type { Barrier } from '../layout.ts'
import type { Shape } from '../shape.ts'

const big = (value: number): bigint => BigInt(value)

/** A fraction with a positive denominator. */
interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

const fraction = (n: bigint, d: bigint): Fraction => (d < 0n ? { n: -n, d: -d } : { n, d })
const compare = (a: Fraction, b: Fraction): number => {
  const gap = a.n * b.d - b.n * a.d
  return gap > 0n ? 1 : gap < 0n ? -1 : 0
}
const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)
const whole = (n: number): Fraction => ({ n: big(n), d: 1n })
const minusOf = (a: Fraction): Fraction => fraction(-a.n, a.d)

interface Point {
  readonly x: Fraction
  readonly y: Fraction
}

const pointOf = ({ x, y }: XY): Point => ({ x: whole(x), y: whole(y) })

/** The point after t of the way from a to b. */
function pointAt(a: XY, b: XY, t: Fraction): Point {
  return {
    x: add(whole(a.x), times(t, whole(b.x - a.x))),
    y: add(whole(a.y), times(t, whole(b.y - a.y))),
  }
}

function squareDistance(p: Point, q: Point): Fraction {
  const dx = add(p.x, minusOf(q.x))
  const dy = add(p.y, minusOf(q.y))
  return add(times(dx, dx), times(dy, dy))
}

/** The squared distance of a point from a segment: its foot, held between the ends, as a fraction. */
export function slowDistance2(p: XY, a: XY, b: XY): Fraction {
  const length2 = big((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
  const along = big((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y))
  const held =
    length2 === 0n || along < 0n ? fraction(0n, 1n) : along > length2 ? fraction(1n, 1n) : fraction(along, length2)
  return squareDistance(pointOf(p), pointAt(a, b, held))
}

/** The sign of √f - d. */
export const compareRootOf = (f: Fraction, d: number): number => compare(f, { n: big(d) * big(d), d: 1n })

/** Where the lines of two segments meet, as shares of both; null for parallel ones. */
function meeting(a: XY, b: XY, c: XY, d: XY): { t: Fraction; s: Fraction } | null {
  const over = big(b.x - a.x) * big(d.y - c.y) - big(b.y - a.y) * big(d.x - c.x)
  if (over === 0n) return null
  const t = big(c.x - a.x) * big(d.y - c.y) - big(c.y - a.y) * big(d.x - c.x)
  const s = big(c.x - a.x) * big(b.y - a.y) - big(c.y - a.y) * big(b.x - a.x)
  return { t: fraction(t, over), s: fraction(s, over) }
}

const ZERO = fraction(0n, 1n)
const ONE = fraction(1n, 1n)
const isShare = (t: Fraction): boolean => compare(t, ZERO) >= 0 && compare(t, ONE) <= 0

/** Do two segments meet? By solving for the shares; parallel ones meet if an end of one is on the other. */
export function slowlyMeet(a: XY, b: XY, c: XY, d: XY): boolean {
  const at = meeting(a, b, c, d)
  if (at !== null) return isShare(at.t) && isShare(at.s)
  return [slowDistance2(a, c, d), slowDistance2(b, c, d), slowDistance2(c, a, b), slowDistance2(d, a, b)].some(
    (far) => far.n === 0n,
  )
}

/** The squared distance of two segments. */
export function slowSegments2(a: XY, b: XY, c: XY, d: XY): Fraction {
  if (slowlyMeet(a, b, c, d)) return ZERO
  const all = [slowDistance2(a, c, d), slowDistance2(b, c, d), slowDistance2(c, a, b), slowDistance2(d, a, b)]
  return all.reduce((least, far) => (compare(far, least) < 0 ? far : least))
}

/** Is a point strictly inside a convex outline? It lies strictly on the same side of every side of it. */
function strictlyInside(corners: readonly XY[], p: Point): boolean {
  const signs = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length] as XY
    const left = times(whole(b.x - a.x), add(p.y, whole(-a.y)))
    const right = times(whole(b.y - a.y), add(p.x, whole(-a.x)))
    return compare(left, right)
  })
  return signs.every((sign) => sign > 0) || signs.every((sign) => sign < 0)
}

/** Shares of the ray at which it may change from outside to inside a shape, from one height to another. */
function sharesOf(shape: Shape, heights: readonly number[], a: XYZ, b: XYZ): Fraction[] {
  const shares = [ZERO, ONE]
  const corners = shape.is === 'polygon' ? shape.corners : []
  for (const [i, c] of corners.entries()) {
    const at = meeting(a, b, c, corners[(i + 1) % corners.length] as XY)
    if (at !== null) shares.push(at.t)
  }
  for (const height of heights) if (a.z !== b.z) shares.push(fraction(big(height - a.z), big(b.z - a.z)))
  return shares.filter(isShare).sort(compare)
}

const heightAt = (a: XYZ, b: XYZ, t: Fraction): Fraction => add(whole(a.z), times(t, whole(b.z - a.z)))

const fills = ({ bottom, top }: Barrier, height: Fraction): boolean =>
  compare(height, whole(bottom)) >= 0 && compare(height, whole(top)) < 0

/** Does a convex outline stop a ray? Cut the ray wherever anything changes, and look at the middle of each part. */
export function slowlyStopped(barrier: Barrier, a: XYZ, b: XYZ): boolean {
  const { shape, bottom, top } = barrier
  if (shape.is !== 'polygon') throw new Error('the reference cuts at straight sides')
  const shares = sharesOf(shape, [bottom, top], a, b)
  return shares.some((from, i) => {
    const to = shares[i + 1]
    if (to === undefined) return false
    const middle = times(add(from, to), fraction(1n, 2n))
    return strictlyInside(shape.corners, pointAt(a, b, middle)) && fills(barrier, heightAt(a, b, middle))
  })
}

/** Does a wall stop a ray by a proper crossing at a height it fills? */
export function slowlyWalled(barrier: Barrier, a: XYZ, b: XYZ): boolean {
  const { shape } = barrier
  if (shape.is !== 'line') throw new Error('a wall is a line')
  const at = meeting(a, b, shape.from, shape.to)
  if (at === null) return false
  const isInner = (t: Fraction): boolean => compare(t, ZERO) > 0 && compare(t, ONE) < 0
  return isInner(at.t) && isInner(at.s) && fills(barrier, heightAt(a, b, at.t))
}

/** Is a point in a convex outline or on its border, or on a line? */
function inClosed(shape: Shape, p: Point): boolean {
  if (shape.is === 'disc') throw new Error('the reference cuts at straight sides')
  const corners = shape.is === 'line' ? [shape.from, shape.to] : shape.corners
  const sides = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length] as XY
    const left = times(whole(b.x - a.x), add(p.y, whole(-a.y)))
    return compare(left, times(whole(b.y - a.y), add(p.x, whole(-a.x))))
  })
  if (shape.is === 'polygon') return sides.every((sign) => sign >= 0) || sides.every((sign) => sign <= 0)
  const isBetween = (v: Fraction, m: number, n: number): boolean =>
    compare(v, whole(Math.min(m, n))) >= 0 && compare(v, whole(Math.max(m, n))) <= 0
  const { from, to } = shape
  return sides[0] === 0 && isBetween(p.x, from.x, to.x) && isBetween(p.y, from.y, to.y)
}

/** Does a ray touch a shape at a height it fills? Looked at wherever anything changes, and between. */
export function slowlyTouched({ shape, bottom, top }: Barrier, a: XYZ, b: XYZ, crest: 'below' | 'at'): boolean {
  const corners = shape.is === 'line' ? [shape.from, shape.to] : shape.is === 'polygon' ? shape.corners : []
  const way = { x: b.x - a.x, y: b.y - a.y }
  const length2 = big(way.x * way.x + way.y * way.y)
  const feet = corners.map((c) =>
    fraction(big((c.x - a.x) * way.x + (c.y - a.y) * way.y), length2 === 0n ? 1n : length2),
  )
  const crossings = corners.flatMap((c, i) => meeting(a, b, c, corners[(i + 1) % corners.length] as XY)?.t ?? [])
  const heights = a.z === b.z ? [] : [bottom, top].map((height) => fraction(big(height - a.z), big(b.z - a.z)))
  const shares = [ZERO, ONE, ...feet, ...crossings, ...heights].filter(isShare).sort(compare)
  const middles = shares.slice(1).map((to, i) => times(add(shares[i] as Fraction, to), fraction(1n, 2n)))
  return [...shares, ...middles].some((t) => {
    const height = heightAt(a, b, t)
    const isBelow = compare(height, whole(top)) < (crest === 'at' ? 1 : 0)
    return inClosed(shape, pointAt(a, b, t)) && compare(height, whole(bottom)) >= 0 && isBelow
  })
}
