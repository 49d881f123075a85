/** Fans of rays: from an eye to the points of a silhouette. */
import { overScaledRoot, scaledRoot } from './exact.ts'
import { dot, minus, point, type XY, type XYZ } from './geometry.ts'
import type { Barrier, Layout } from './layout.ts'
import { CLEAR, candidates, HARD, type Ignored, joints, NONE, stops, type Touch, worstOn } from './sight.ts'

/**
 * The points of a silhouette: on the line through the centre of the target, square to the line of sight, at these
 * offsets, negative ones to the left; rounded to the nearest unit, halves away from zero (dw.los.2).
 */
export function silhouette(eye: XY, target: XY, offsets: readonly number[]): XY[] {
  const way = minus(target, eye)
  const n = dot(way, way)
  const root = scaledRoot(n)
  return offsets.map((offset) => sample(target, way, n, root, offset))
}

function sample({ x, y }: XY, way: XY, n: number, root: number, offset: number): XY {
  if (n === 0) return { x, y }
  return point(x + overScaledRoot(-way.y * offset, n, root), y + overScaledRoot(way.x * offset, n, root))
}

/** A fan of rays: from an eye to the points of a silhouette, all of them at the same height. */
export interface Fan {
  readonly eye: XYZ
  readonly target: XY
  readonly offsets: readonly number[]
  readonly z: number
  readonly ignored?: Ignored
}

/**
 * What every ray of a fan meets, in the order of the offsets. A point of the silhouette that a barrier cuts off from
 * its own centre counts as stopped by it: a base that touches a wall is not seen from behind the wall.
 */
export function fanBlocks(layout: Layout, blocks: Uint8Array, fan: Fan): number[] {
  const near = fanCandidates(layout, blocks, fan)
  if (near.length === 0) return fan.offsets.map(() => CLEAR)
  const ends = silhouette(fan.eye, fan.target, fan.offsets)
  return ends.map((end, i) => fanRay(layout, blocks, near, fan, end, fan.offsets[i] === 0))
}

/** Is at least one ray of a fan free? */
export function fanSees(layout: Layout, blocks: Uint8Array, fan: Fan): boolean {
  const near = fanCandidates(layout, blocks, fan)
  if (near.length === 0) return true
  const centre = { x: fan.target.x, y: fan.target.y, z: fan.z }
  const way = minus(fan.target, fan.eye)
  const n = dot(way, way)
  const root = scaledRoot(n)
  for (const offset of fan.offsets) {
    const { x, y } = sample(fan.target, way, n, root, offset)
    const end = { x, y, z: fan.z }
    if (!isStopped(layout, near, fan.eye, end) && (offset === 0 || !isStopped(layout, near, centre, end))) return true
  }
  return false
}

/** Does one of these barriers stop a ray? The one that does comes first in the list: it may well stop the next ray, too. */
function isStopped(layout: Layout, near: number[], a: XYZ, b: XYZ): boolean {
  const touches: Touch[] = []
  for (let k = 0; k < near.length; k++) {
    const i = near[k] as number
    if (!stops(layout.barriers[i] as Barrier, a, b, touches)) continue
    near[k] = near[0] as number
    near[0] = i
    return true
  }
  return joints(touches).length > 0
}

function fanRay(
  layout: Layout,
  blocks: Uint8Array,
  near: readonly number[],
  { eye, target, z }: Fan,
  { x, y }: XY,
  isCentre: boolean,
): number {
  const end = { x, y, z }
  const worst = worstOn(layout, blocks, near, eye, end, HARD)
  if (worst === HARD || isCentre) return worst
  return Math.max(worst, worstOn(layout, blocks, near, { x: target.x, y: target.y, z }, end, HARD))
}

function fanCandidates(layout: Layout, blocks: Uint8Array, { eye, target, offsets, z, ignored }: Fan): number[] {
  let widest = 0
  for (const offset of offsets) widest = Math.max(widest, Math.abs(offset))
  return candidates(layout, blocks, eye, { x: target.x, y: target.y, z }, widest + 1, ignored ?? NONE)
}
