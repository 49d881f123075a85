/**
 * Rays from an eye to several heights of a silhouette, counted: how much of somebody is hidden (ed.sight.2 to
 * ed.sight.4). Here a barrier has a footprint, and a ray is stopped only where it runs inside for a unit or more.
 */
import { compareProducts, isqrt } from './exact.ts'
import { silhouette } from './fans.ts'
import { distance2, distanceDown, dot, minus, type XY, type XYZ } from './geometry.ts'
import { type Barrier, isAside, type Layout } from './layout.ts'
import { type Disc, stretchInside } from './shape.ts'
import { CLEAR } from './sight.ts'
import { boxesAlong } from './spatial.ts'

/** An eye, and the points of a silhouette: columns at these offsets from its centre, each at these heights. */
export interface Gaze {
  readonly eye: XYZ
  readonly target: XY
  readonly offsets: readonly number[]
  /** Above the table, not above the ground of the target. */
  readonly heights: readonly number[]
}

/** How many rays of a gaze are stopped by barriers marked in `blocks`. */
export function raysStopped(layout: Layout, blocks: Uint8Array, gaze: Gaze): number {
  const near = nearGaze(layout, blocks, gaze)
  if (near.length === 0) return 0
  let stopped = 0
  for (const { x, y } of silhouette(gaze.eye, gaze.target, gaze.offsets)) {
    for (const z of gaze.heights) if (isStopped(layout, near, gaze.eye, { x, y, z })) stopped++
  }
  return stopped
}

/** The rays of a gaze, column by column, each with whether it is stopped: for showing. */
export function raysOf(
  layout: Layout,
  blocks: Uint8Array,
  gaze: Gaze,
): { readonly to: XYZ; readonly stopped: boolean }[] {
  const near = nearGaze(layout, blocks, gaze)
  return silhouette(gaze.eye, gaze.target, gaze.offsets).flatMap(({ x, y }) =>
    gaze.heights.map((z) => ({ to: { x, y, z }, stopped: isStopped(layout, near, gaze.eye, { x, y, z }) })),
  )
}

/** The marked barriers that could stop a ray of the gaze. */
function nearGaze(layout: Layout, blocks: Uint8Array, { eye, target, offsets, heights }: Gaze): number[] {
  let widest = 0
  for (const offset of offsets) widest = Math.max(widest, Math.abs(offset))
  let lowest = eye.z
  for (const z of heights) lowest = Math.min(lowest, z)
  const count = boxesAlong(layout.grid, eye, target, widest + 1)
  const length = count === 0 ? 0 : distanceDown(eye, target) + 1
  const found: number[] = []
  for (let k = 0; k < count; k++) {
    const i = layout.grid.found[k] as number
    if (blocks[i] === CLEAR) continue
    const { part, top } = layout.barriers[i] as Barrier
    if (part === 'slab' || top <= lowest || isAside(layout, i, eye, target, widest + 1, length)) continue
    found.push(i)
  }
  return found
}

/** Does one of these barriers stop a ray? The one that does comes first from then on: it may well stop the next, too. */
function isStopped(layout: Layout, near: number[], a: XYZ, b: XYZ): boolean {
  for (let k = 0; k < near.length; k++) {
    const i = near[k] as number
    if (!runsInside(layout.barriers[i] as Barrier, a, b)) continue
    near[k] = near[0] as number
    near[0] = i
    return true
  }
  return false
}

/** A share of a ray as a fraction of whole numbers. */
interface Share {
  readonly top: number
  readonly over: number
}
const START: Share = { top: 0, over: 1 }
const END: Share = { top: 1, over: 1 }

/**
 * ed.sight.3: does a ray run inside the footprint of a barrier, between its bottom and its top, for one unit or more as
 * seen from above? Lines have no inside.
 */
export function runsInside({ shape, bottom, top }: Pick<Barrier, 'shape' | 'bottom' | 'top'>, a: XYZ, b: XYZ): boolean {
  if (shape.is === 'line' || (a.x === b.x && a.y === b.y)) return false
  const rise = b.z - a.z
  if (rise === 0 && (a.z < bottom || a.z >= top)) return false
  let [from, to] = [START, END]
  if (rise !== 0) {
    // The share after which the ray has this height; held between its ends by the comparisons below.
    const [enters, leaves] = rise > 0 ? [bottom, top] : [top, bottom]
    from = later(from, shareAt(enters - a.z, rise))
    to = earlier(to, shareAt(leaves - a.z, rise))
  }
  if (shape.is === 'disc') return isLongInDisc(shape, a, b, from, to)
  const inside = stretchInside(a, b, shape.corners)
  if (inside === null) return false
  from = later(from, { top: inside.fromTop, over: inside.fromOver })
  to = earlier(to, { top: inside.toTop, over: inside.toOver })
  return isUnitApart(from, to, distance2(a, b))
}

const shareAt = (part: number, rise: number): Share =>
  rise > 0 ? { top: part, over: rise } : { top: -part, over: -rise }
const compareShares = (s: Share, t: Share): number => compareProducts(s.top, t.over, t.top, s.over)
const later = (s: Share, t: Share): Share => (compareShares(s, t) < 0 ? t : s)
const earlier = (s: Share, t: Share): Share => (compareShares(s, t) > 0 ? t : s)

/** By how much a quick measure may be wrong, in units: what is nearer to one unit than this is decided in whole numbers. */
const DOUBT = 0.05

/** Is the second share of a ray of length √n at least one unit after the first? */
function isUnitApart(from: Share, to: Share, n: number): boolean {
  const apart = to.top / to.over - from.top / from.over
  if (apart <= 0) return false
  const square = apart * apart * n
  if (square > 1 + DOUBT || square < 1 - DOUBT) return square > 1
  const gap = BigInt(to.top) * BigInt(from.over) - BigInt(from.top) * BigInt(to.over)
  const over = BigInt(to.over) * BigInt(from.over)
  return gap > 0n && gap * gap * BigInt(n) >= over * over
}

/**
 * Has the part of a ray between two shares a stretch of one unit inside a disc? The stretch ends where the first of the
 * part and the chord ends: all four ends must leave a unit between them.
 */
function isLongInDisc(disc: Disc, a: XY, b: XY, from: Share, to: Share): boolean {
  const way = minus(b, a)
  const n = dot(way, way)
  if (!isUnitApart(from, to, n)) return false
  const length = isqrt(n * 1_048_576) / 1024
  const centre = minus(disc.at, a)
  const foot = dot(centre, way) / length
  const aside = (centre.x * way.y - centre.y * way.x) / length
  const half2 = disc.radius * disc.radius - aside * aside
  if (half2 < 0.2) return false
  const half = isqrt(Math.floor(half2 * 1_048_576)) / 1024
  const begins = Math.max((from.top / from.over) * length, foot - half)
  const ends = Math.min((to.top / to.over) * length, foot + half)
  if (Math.abs(ends - begins - 1) > DOUBT) return ends - begins > 1
  return isLongInDiscExactly(disc, a, b, from, to)
}

function isLongInDiscExactly(disc: Disc, a: XY, b: XY, from: Share, to: Share): boolean {
  const way = minus(b, a)
  const n = BigInt(dot(way, way))
  const aside = BigInt((disc.at.x - a.x) * way.y - (disc.at.y - a.y) * way.x)
  // The chord is 2 √(r² - aside²/n) long.
  if (4n * (BigInt(disc.radius) * BigInt(disc.radius) * n - aside * aside) < n) return false
  const rest: Share = { top: to.over - to.top, over: to.over }
  return leavesUnit(disc, a, b, from) && leavesUnit(disc, b, a, rest)
}

/** Does the chord of a disc that the ray is known to cross end one unit or more after a share of the ray? */
function leavesUnit({ at, radius }: Disc, a: XY, b: XY, { top, over }: Share): boolean {
  const [dx, dy] = [BigInt(b.x - a.x), BigInt(b.y - a.y)]
  const [p, q, r] = [BigInt(top), BigInt(over), BigInt(radius)]
  const n = dx * dx + dy * dy
  // q times the way from the centre to the point at this share; one unit on it is d / √n more.
  const [vx, vy] = [q * BigInt(a.x - at.x) + p * dx, q * BigInt(a.y - at.y) + p * dy]
  const ahead = vx * dx + vy * dy
  if (rootSign(ahead, q, n) <= 0) return true
  return rootSign(2n * q * ahead, vx * vx + vy * vy + q * q - q * q * r * r, n) <= 0
}

/** The sign of a + b √n. */
function rootSign(a: bigint, b: bigint, n: bigint): number {
  if (a >= 0n && b >= 0n) return a > 0n || b > 0n ? 1 : 0
  if (a <= 0n && b <= 0n) return -1
  const squares = a * a - b * b * n
  if (squares === 0n) return 0
  return squares > 0n === a > 0n ? 1 : -1
}
