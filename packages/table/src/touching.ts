/**
 * Rays that a touch stops (rs.sight.2): an end of a wall counts as part of it, and so does the border of an outline.
 * Where a touch stops nothing, sight.ts is asked.
 */
import { compareProducts } from './exact.ts'
import { dot, minus, samePoint, turn, type XY, type XYZ } from './geometry.ts'
import type { Barrier, Layout } from './layout.ts'
import { comparePointToShape, type Line, type Polygon } from './shape.ts'
import { discStops, type Ignored, NONE, slabStops } from './sight.ts'
import { boxesAlong, NOBODY } from './spatial.ts'

/** Does a barrier fill the heights below its top only, or its top too? */
export type Crest = 'below' | 'at'

/**
 * The first barrier marked that a ray touches at a height it fills; NOBODY if there is none. Floors and roofs stop what
 * comes through strictly inside.
 */
export function rayTouches(
  layout: Layout,
  marked: Uint8Array,
  a: XYZ,
  b: XYZ,
  crest: Crest = 'below',
  ignored: Ignored = NONE,
): number {
  const count = boxesAlong(layout.grid, a, b, 0)
  for (let k = 0; k < count; k++) {
    const i = layout.grid.found[k] as number
    if (marked[i] === 0 || ignored.includes(i)) continue
    if (touches(layout.barriers[i] as Barrier, a, b, crest)) return i
  }
  return NOBODY
}

function touches(barrier: Barrier, a: XYZ, b: XYZ, crest: Crest): boolean {
  const { bottom, top, shape } = barrier
  if (barrier.part === 'slab') return slabStops(barrier.outline, bottom, a, b)
  const [low, high] = a.z < b.z ? [a.z, b.z] : [b.z, a.z]
  if (high < bottom || (crest === 'below' ? low >= top : low > top)) return false
  if (shape.is === 'disc') return discStops(shape, bottom, crest === 'at' ? top + 1 : top, a, b, true)
  const meeting = meetingOf(a, b, shape)
  return meeting !== null && isFilled(a, b, meeting, bottom, top, crest)
}

/** The stretch of a ray, seen from above, that meets a shape: shares of its length as fractions. */
interface Meeting {
  readonly fromTop: number
  readonly fromOver: number
  readonly toTop: number
  readonly toOver: number
}

const WHOLE: Meeting = { fromTop: 0, fromOver: 1, toTop: 1, toOver: 1 }

function meetingOf(a: XY, b: XY, shape: Line | Polygon): Meeting | null {
  if (samePoint(a, b)) return comparePointToShape(a, shape, 0) <= 0 ? WHOLE : null
  return shape.is === 'line' ? meetingWithLine(a, b, shape) : meetingWithOutline(a, b, shape.corners)
}

function meetingWithLine(a: XY, b: XY, { from: c, to: d }: Line): Meeting | null {
  const [sideC, sideD] = [turn(a, b, c), turn(a, b, d)]
  if ((sideC > 0 && sideD > 0) || (sideC < 0 && sideD < 0)) return null
  if (sideC === 0 && sideD === 0) return meetingAlong(a, b, c, d)
  const [atA, atB] = [turn(c, d, a), turn(c, d, b)]
  if ((atA > 0 && atB > 0) || (atA < 0 && atB < 0)) return null
  const [top, over] = [Math.abs(atA), Math.abs(atA) + Math.abs(atB)]
  return { fromTop: top, fromOver: over, toTop: top, toOver: over }
}

/** A line that lies on that of the ray. */
function meetingAlong(a: XY, b: XY, c: XY, d: XY): Meeting | null {
  const way = minus(b, a)
  const over = dot(way, way)
  const [m, n] = [dot(minus(c, a), way), dot(minus(d, a), way)]
  const [fromTop, toTop] = [Math.max(0, Math.min(m, n)), Math.min(over, Math.max(m, n))]
  return fromTop > toTop ? null : { fromTop, fromOver: over, toTop, toOver: over }
}

/** The stretch in a convex outline, its border included. */
function meetingWithOutline(a: XY, b: XY, corners: readonly XY[]): Meeting | null {
  const way = turn(corners[0] as XY, corners[1] as XY, corners[2] as XY) > 0 ? 1 : -1
  let [fromTop, fromOver, toTop, toOver] = [0, 1, 1, 1]
  let c = corners[corners.length - 1] as XY
  for (const d of corners) {
    const atA = way * turn(c, d, a)
    const atB = way * turn(c, d, b)
    c = d
    if (atA < 0 && atB < 0) return null
    if (atA < 0) {
      const over = atB - atA
      if (compareProducts(-atA, fromOver, fromTop, over) > 0) [fromTop, fromOver] = [-atA, over]
    } else if (atB < 0) {
      const over = atA - atB
      if (compareProducts(atA, toOver, toTop, over) < 0) [toTop, toOver] = [atA, over]
    }
  }
  return compareProducts(fromTop, toOver, toTop, fromOver) > 0 ? null : { fromTop, fromOver, toTop, toOver }
}

/** Does the ray have, somewhere on this stretch, a height that is filled? */
function isFilled(a: XYZ, b: XYZ, stretch: Meeting, bottom: number, top: number, crest: Crest): boolean {
  const { fromTop, fromOver, toTop, toOver } = stretch
  const rise = b.z - a.z
  const first = a.z * fromOver + rise * fromTop
  const last = a.z * toOver + rise * toTop
  if (first < bottom * fromOver && last < bottom * toOver) return false
  return crest === 'below'
    ? first < top * fromOver || last < top * toOver
    : first <= top * fromOver || last <= top * toOver
}
