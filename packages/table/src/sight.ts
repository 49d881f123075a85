/**
 * Rays in space against terrain, decided exactly.
 *
 * dw.los.3: a barrier stops a ray that passes through it at a height it fills; touching it, or passing at exactly its
 * height, stops nothing. A ray that goes through the very point in which two walls meet passes between them only if
 * both lie on one side of it: nobody looks through the corner of a room. A floor or roof stops a ray that comes through
 * it inside its outline. A ray is the same both ways.
 */
import { signOf } from './exact.ts'
import {
  comparePointToSegment,
  distanceDown,
  dot,
  INSIDE,
  minus,
  turn,
  whereInPolygonScaled,
  type XY,
  type XYZ,
} from './geometry.ts'
import { type Barrier, isAside, type Layout } from './layout.ts'
import { type Disc, meetsShape, passesThrough, stretchInside } from './shape.ts'
import { boxesAlong } from './spatial.ts'

/** What a barrier does to sight, or a ray meets on its way: entries of `blocks`, one for each barrier. */
export const CLEAR = 0
export const SOFT = 1
export const HARD = 2

/** Barriers that do not count for this ray: what the eye or the target stands on, the own vehicle. */
export type Ignored = readonly number[]

export const NONE: Ignored = []

/** The worst that stops a ray: CLEAR, SOFT or HARD. */
export function rayBlock(layout: Layout, blocks: Uint8Array, a: XYZ, b: XYZ, ignored: Ignored = NONE): number {
  return worstOn(layout, blocks, candidates(layout, blocks, a, b, 0, ignored), a, b, HARD)
}

export function rayIsClear(layout: Layout, blocks: Uint8Array, a: XYZ, b: XYZ, ignored: Ignored = NONE): boolean {
  return worstOn(layout, blocks, candidates(layout, blocks, a, b, 0, ignored), a, b, SOFT) === CLEAR
}

/** Every barrier that stops a ray by itself or by the joint in which it meets another, ascending. */
export function rayBlockers(
  layout: Layout,
  blocks: Uint8Array,
  a: XYZ,
  b: XYZ,
  ignored: Ignored = NONE,
): readonly number[] {
  const touches: Touch[] = []
  const found = new Set<number>()
  for (const i of candidates(layout, blocks, a, b, 0, ignored)) {
    if (stops(layout.barriers[i] as Barrier, a, b, touches)) found.add(i)
  }
  for (const pair of joints(touches)) {
    found.add(pair[0])
    found.add(pair[1])
  }
  return [...found].sort((i, j) => i - j)
}

/**
 * Whether anything marked in `blocks` crosses the straight line between two points on the table, whatever its height;
 * with `touching` an end or a side touched is enough.
 */
export function isCrossed(layout: Layout, blocks: Uint8Array, a: XY, b: XY, touching = false): boolean {
  const flat = { from: { x: a.x, y: a.y, z: 0 }, to: { x: b.x, y: b.y, z: 0 } }
  const touches: Touch[] = []
  const count = boxesAlong(layout.grid, a, b, 0)
  for (let k = 0; k < count; k++) {
    const i = layout.grid.found[k] as number
    if (blocks[i] === CLEAR) continue
    const { shape, part } = layout.barriers[i] as Barrier
    if (part === 'slab') continue
    if (touching ? meetsShape(a, b, shape) : passesThrough(a, b, shape)) return true
    if (shape.is === 'line' && lineStops(i, shape.from, shape.to, -1, 1, flat.from, flat.to, touches)) return true
  }
  return joints(touches).length > 0
}

/** The barriers that could stop a ray between two points, or one that ends within `margin` of b. */
export function candidates(
  layout: Layout,
  blocks: Uint8Array,
  a: XYZ,
  b: XYZ,
  margin: number,
  ignored: Ignored,
): number[] {
  const count = boxesAlong(layout.grid, a, b, margin)
  const length = count === 0 ? 0 : distanceDown(a, b) + 1
  const low = Math.min(a.z, b.z)
  const high = Math.max(a.z, b.z)
  const found: number[] = []
  for (let k = 0; k < count; k++) {
    const i = layout.grid.found[k] as number
    if (blocks[i] === CLEAR) continue
    const { part, bottom, top } = layout.barriers[i] as Barrier
    if (part === 'slab' ? low >= bottom || high < bottom : top <= low || bottom > high) continue
    if (isAside(layout, i, a, b, margin, length)) continue
    if (ignored.length > 0 && ignored.includes(i)) continue
    found.push(i)
  }
  return found
}

/** The worst of these barriers that stop a ray; the search ends at the first one that is bad `enough`. */
export function worstOn(
  layout: Layout,
  blocks: Uint8Array,
  near: readonly number[],
  a: XYZ,
  b: XYZ,
  enough: number,
): number {
  let worst = CLEAR
  const touches: Touch[] = []
  for (const i of near) {
    const badness = blocks[i] as number
    if (badness <= worst && !isLine(layout, i)) continue
    if (!stops(layout.barriers[i] as Barrier, a, b, touches)) continue
    worst = Math.max(worst, badness)
    if (worst >= enough) return worst
  }
  for (const [i, j] of joints(touches)) worst = Math.max(worst, blocks[i] as number, blocks[j] as number)
  return worst
}

const isLine = (layout: Layout, i: number): boolean => (layout.barriers[i] as Barrier).shape.is === 'line'

/** A wall that meets a ray without crossing it: where along the ray, and on which side the rest of the wall lies. */
export interface Touch {
  readonly barrier: number
  readonly from: number
  readonly to: number
  /** -1 left, 1 right, 0 along the ray. */
  readonly side: number
}

/** Does a barrier stop a ray? Lines that only touch it are noted. */
export function stops(barrier: Barrier, a: XYZ, b: XYZ, touches: Touch[]): boolean {
  const { shape, bottom, top } = barrier
  if (barrier.part === 'slab') return slabStops(barrier.outline, bottom, a, b)
  if (shape.is === 'line') return lineStops(barrier.index, shape.from, shape.to, bottom, top, a, b, touches)
  if (shape.is === 'disc') return discStops(shape, bottom, top, a, b)
  const stretch = stretchInside(a, b, shape.corners)
  if (stretch === null) return false
  const rise = b.z - a.z
  if (rise === 0) return a.z >= bottom && a.z < top
  const { fromTop, fromOver, toTop, toOver } = stretch
  const first = a.z * fromOver + rise * fromTop
  const last = a.z * toOver + rise * toTop
  return (first < top * fromOver || last < top * toOver) && (first > bottom * fromOver || last > bottom * toOver)
}

/** Is the height of the ray after part / whole of its way among those from bottom up to, not including, top? */
function isFilled(a: XYZ, b: XYZ, part: number, whole: number, bottom: number, top: number): boolean {
  const height = a.z * whole + (b.z - a.z) * part
  return height >= bottom * whole && height < top * whole
}

function lineStops(
  barrier: number,
  c: XY,
  d: XY,
  bottom: number,
  top: number,
  a: XYZ,
  b: XYZ,
  touches: Touch[],
): boolean {
  const sideC = turn(a, b, c)
  const sideD = turn(a, b, d)
  if ((sideC > 0 && sideD > 0) || (sideC < 0 && sideD < 0)) return false
  if (sideC !== 0 && sideD !== 0) {
    const atA = turn(c, d, a)
    const atB = turn(c, d, b)
    if (!((atA > 0 && atB < 0) || (atA < 0 && atB > 0))) return false
    return isFilled(a, b, Math.abs(atA), Math.abs(atA) + Math.abs(atB), bottom, top)
  }
  noteTouch(barrier, c, d, sideC, sideD, bottom, top, a, b, touches)
  return false
}

/** An end of a wall, or all of it, is on the line of the ray: kept if that is between the ends of the ray. */
function noteTouch(
  barrier: number,
  c: XY,
  d: XY,
  sideC: number,
  sideD: number,
  bottom: number,
  top: number,
  a: XYZ,
  b: XYZ,
  touches: Touch[],
): void {
  const way = minus(b, a)
  const whole = dot(way, way)
  if (whole === 0) return
  if (sideC === 0 && sideD === 0) {
    const [m, n] = [dot(minus(c, a), way), dot(minus(d, a), way)]
    touches.push({ barrier, from: Math.min(m, n), to: Math.max(m, n), side: 0 })
    return
  }
  const at = dot(minus(sideC === 0 ? c : d, a), way)
  if (at <= 0 || at >= whole || !isFilled(a, b, at, whole, bottom, top)) return
  touches.push({ barrier, from: at, to: at, side: signOf(sideC === 0 ? sideD : sideC) })
}

/** Pairs of walls that meet on the ray, at one point or along walls that lie on it, and leave it to both sides. */
export function joints(touches: readonly Touch[]): [number, number][] {
  const pairs: [number, number][] = []
  if (touches.length < 2) return pairs
  for (const left of touches) {
    if (left.side >= 0) continue
    const reach = runFrom(left.from, touches)
    for (const right of touches) {
      if (right.side > 0 && right.from >= reach.from && right.from <= reach.to) {
        pairs.push([left.barrier, right.barrier])
      }
    }
  }
  return pairs
}

/** How far the walls that lie along the ray lead from a point on it. */
function runFrom(at: number, touches: readonly Touch[]): { from: number; to: number } {
  let [from, to] = [at, at]
  for (let grown = true; grown; ) {
    grown = false
    for (const touch of touches) {
      if (touch.side !== 0 || touch.to < from || touch.from > to) continue
      if (touch.from < from || touch.to > to) grown = true
      from = Math.min(from, touch.from)
      to = Math.max(to, touch.to)
    }
  }
  return { from, to }
}

/** A floor or roof stops a ray from below it to its height or above, if it comes through strictly inside. */
export function slabStops(outline: readonly XY[], height: number, a: XYZ, b: XYZ): boolean {
  if (a.z < height === b.z < height) return false
  const [low, high] = a.z < b.z ? [a, b] : [b, a]
  const part = height - low.z
  const whole = high.z - low.z
  const x = low.x * whole + (high.x - low.x) * part
  const y = low.y * whole + (high.y - low.y) * part
  return whereInPolygonScaled(outline, x, y, whole) === INSIDE
}

export function discStops(disc: Disc, bottom: number, top: number, a: XYZ, b: XYZ, touching = false): boolean {
  const least = touching ? 1 : 0
  if (comparePointToSegment(disc.at, a, b, disc.radius) >= least) return false
  const [low, high] = a.z < b.z ? [a, b] : [b, a]
  if (low.z >= bottom && high.z < top) return true
  // Only the stretch at the heights of the disc counts; its ends lie at whole numbers of steps of one unit of height.
  const steps = high.z - low.z
  const from = Math.max(0, bottom - low.z)
  const to = Math.min(steps, top - low.z)
  return from < to && stretchNearerThan(disc, low, high, from, to, steps, touching)
}

/** Does the part of a ray between from / steps and to / steps come strictly inside the disc, or touch it? */
function stretchNearerThan(
  { at, radius }: Disc,
  a: XY,
  b: XY,
  from: number,
  to: number,
  steps: number,
  touching: boolean,
): boolean {
  const over = BigInt(steps)
  const pointAt = (step: number): [bigint, bigint] => [
    over * BigInt(a.x - at.x) + BigInt(step) * BigInt(b.x - a.x),
    over * BigInt(a.y - at.y) + BigInt(step) * BigInt(b.y - a.y),
  ]
  const [px, py] = pointAt(from)
  const [qx, qy] = pointAt(to)
  const [dx, dy] = [qx - px, qy - py]
  const reach2 = over * over * BigInt(radius) * BigInt(radius)
  const isNear = (far: bigint, reach: bigint): boolean => (touching ? far <= reach : far < reach)
  const along = -(px * dx + py * dy)
  const length2 = dx * dx + dy * dy
  if (along <= 0n) return isNear(px * px + py * py, reach2)
  if (along >= length2) return isNear(qx * qx + qy * qy, reach2)
  const aside = px * dy - py * dx
  return isNear(aside * aside, reach2 * length2)
}

/** Does a ray, seen from above, come strictly inside a round base? */
export const passesBase = (a: XY, b: XY, at: XY, radius: number): boolean => comparePointToSegment(at, a, b, radius) < 0
