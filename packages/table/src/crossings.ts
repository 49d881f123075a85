/** What a path crosses, enters or meets. */
import { isqrt, signOf } from './exact.ts'
import {
  comparePointToSegment,
  distance2,
  distanceDown,
  INSIDE,
  isOnSegment,
  samePoint,
  towards,
  turn,
  type XY,
} from './geometry.ts'
import type { Barrier, Layout } from './layout.ts'
import { type Line, meetsShape, type Shape, stretchInside, whereInShape } from './shape.ts'
import { boxesAlong } from './spatial.ts'

/** A quick look: may a path come within `margin` of a marked barrier? If not, it surely crosses and enters none. */
export function mayPass(layout: Layout, marked: Uint8Array, path: readonly XY[], margin: number): boolean {
  for (let leg = 1; leg < path.length; leg++) {
    const count = boxesAlong(layout.grid, path[leg - 1] as XY, path[leg] as XY, margin)
    for (let k = 0; k < count; k++) if (marked[layout.grid.found[k] as number] !== 0) return true
  }
  return false
}

/** A barrier that the centre of a figure crosses, or whose area it enters. */
export interface Crossing {
  readonly barrier: number
  readonly leg: number
  /** How far along the path, in whole units, rounded down. */
  readonly along: number
}

/**
 * dw.movement.6: the marked barriers which a path crosses or enters, in the order of the way. A line is crossed when
 * the path changes from one side of it to the other between its ends; an area when the path comes into its inside.
 */
export function crossingsOf(layout: Layout, marked: Uint8Array, path: readonly XY[]): Crossing[] {
  const found: (Crossing & { readonly sixteenths: number })[] = []
  let before = 0
  for (let leg = 1; leg < path.length; leg++) {
    const a = path[leg - 1] as XY
    const b = path[leg] as XY
    const length = isqrt(distance2(a, b) * 256)
    const count = boxesAlong(layout.grid, a, b, 0)
    for (let k = 0; k < count; k++) {
      const barrier = layout.grid.found[k] as number
      const { part, shape } = layout.barriers[barrier] as Barrier
      if (marked[barrier] === 0 || part === 'slab') continue
      const share = shape.is === 'line' ? lineCrossed(shape, path, leg) : areaEntered(shape, a, b)
      if (share === null) continue
      const sixteenths = before + Math.floor(share * length)
      found.push({ barrier, leg, along: Math.floor(sixteenths / 16), sixteenths })
    }
    before += length
  }
  found.sort((c, d) => c.sixteenths - d.sixteenths || c.barrier - d.barrier)
  return found.map(({ barrier, leg, along }) => ({ barrier, leg, along }))
}

/** The share of a leg after which it crosses a line, or null; a path that pauses on the line crosses when it goes on. */
export function lineCrossed({ from: c, to: d }: Line, path: readonly XY[], leg: number): number | null {
  const a = path[leg - 1] as XY
  const b = path[leg] as XY
  const atA = turn(c, d, a)
  const atB = turn(c, d, b)
  if (atB === 0) return null
  if (atA === 0) {
    const isBetween = isOnSegment(c, d, a) && !samePoint(a, c) && !samePoint(a, d)
    return isBetween && sideBefore(c, d, path, leg - 1) === -signOf(atB) ? 0 : null
  }
  if (atA > 0 === atB > 0) return null
  const atC = turn(a, b, c)
  const atD = turn(a, b, d)
  if (atC === 0 || atD === 0 || atC > 0 === atD > 0) return null
  return Math.abs(atA) / (Math.abs(atA) + Math.abs(atB))
}

/** On which side of a line a path came from before it came onto it; 0 if it began there. */
function sideBefore(c: XY, d: XY, path: readonly XY[], from: number): number {
  for (let i = from; i >= 0; i--) {
    const side = signOf(turn(c, d, path[i] as XY))
    if (side !== 0) return side
  }
  return 0
}

/** The share of a leg after which it enters an area, or null; a leg that begins inside does not enter. */
export function areaEntered(shape: Shape, a: XY, b: XY): number | null {
  if (shape.is === 'line' || whereInShape(shape, a) === INSIDE) return null
  if (shape.is === 'polygon') {
    const stretch = stretchInside(a, b, shape.corners)
    return stretch === null ? null : stretch.fromTop / stretch.fromOver
  }
  if (comparePointToSegment(shape.at, a, b, shape.radius) >= 0) return null
  return discEntered(a, b, shape.at, shape.radius)
}

/** About which share of a leg lies before a disc that it is known to enter. */
function discEntered(a: XY, b: XY, at: XY, radius: number): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length2 = dx * dx + dy * dy
  const foot = ((at.x - a.x) * dx + (at.y - a.y) * dy) / length2
  const aside = ((at.x - a.x) * dy - (at.y - a.y) * dx) / isqrt(length2 * 256)
  const half = isqrt(Math.max(0, Math.floor(256 * (radius * radius - 256 * aside * aside)))) / isqrt(length2 * 256)
  return Math.max(0, Math.min(1, foot - half))
}

/** Where a thrown point first meets a marked barrier: the units from the start, and which it is; null if nowhere. */
export function firstMeeting(
  layout: Layout,
  marked: Uint8Array,
  from: XY,
  to: XY,
): { readonly units: number; readonly barrier: number } | null {
  let first: { units: number; barrier: number } | null = null
  for (const barrier of barriersMet(layout, marked, from, to)) {
    const { shape } = layout.barriers[barrier] as Barrier
    let [clear, met] = [-1, distanceDown(from, to) + 1]
    while (met - clear > 1) {
      const middle = (clear + met) >> 1
      if (meetsShape(from, towards(from, to, middle), shape)) met = middle
      else clear = middle
    }
    if (first === null || met < first.units) first = { units: met, barrier }
  }
  return first
}

function barriersMet(layout: Layout, marked: Uint8Array, a: XY, b: XY): number[] {
  const found: number[] = []
  const count = boxesAlong(layout.grid, a, b, 0)
  for (let k = 0; k < count; k++) {
    const i = layout.grid.found[k] as number
    const { part, shape } = layout.barriers[i] as Barrier
    if (marked[i] !== 0 && part !== 'slab' && meetsShape(a, b, shape)) found.push(i)
  }
  return found
}
