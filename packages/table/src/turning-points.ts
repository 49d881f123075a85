/**
 * The turning points of a map: the corners of octagons drawn around the ends of walls and the corners of pieces, a little
 * more than the clearance away; discs get a ring of points.
 */
import { isOnTable } from './base.ts'
import { displaced } from './directions.ts'
import { dot, isOnSegment, minus, type XY } from './geometry.ts'
import type { Barrier, Layout } from './layout.ts'
import { barrierOnLeg, type Footing, type Mover } from './movement.ts'
import type { Disc, Shape } from './shape.ts'
import { boxesAlong, NOBODY } from './spatial.ts'

/** A turning point, and its neighbours on the ring of points around the same corner. */
export interface Node {
  readonly at: XY
  readonly before: XY
  readonly after: XY
  /** The square of the width of that ring. */
  readonly span2: number
}

/** The same row by row, for the loop over all nodes: where they are, and the steps to their neighbours on the ring. */
export interface RingSides {
  readonly x: Int32Array
  readonly y: Int32Array
  readonly beforeX: Int32Array
  readonly beforeY: Int32Array
  readonly afterX: Int32Array
  readonly afterY: Int32Array
  readonly span2: Float64Array
}

export const ringSides = (nodes: readonly Node[]): RingSides => ({
  x: Int32Array.from(nodes, ({ at }) => at.x),
  y: Int32Array.from(nodes, ({ at }) => at.y),
  beforeX: Int32Array.from(nodes, ({ at, before }) => before.x - at.x),
  beforeY: Int32Array.from(nodes, ({ at, before }) => before.y - at.y),
  afterX: Int32Array.from(nodes, ({ at, after }) => after.x - at.x),
  afterY: Int32Array.from(nodes, ({ at, after }) => after.y - at.y),
  span2: Float64Array.from(nodes, ({ span2 }) => span2),
})

/** Turning points keep this much more than the clearance from closed terrain, against rounding. */
export const SPARE = 2
/** How far from the end of a line that costs a price one turns: a path may not end nearer than 10 (dw.movement.6). */
const BESIDE_GATE = 12

/** A point of a ring, and how it lies from the corner. */
interface RingPoint {
  readonly at: XY
  readonly out: XY
}

/** A ring of points around a corner, and the directions in which terrain leaves the corner. */
interface Ring {
  readonly points: readonly RingPoint[]
  readonly dirs: readonly XY[]
}

export function ringsOf(layout: Layout, closed: Uint8Array, gates: Uint8Array, margin: number): Ring[] {
  const rings: Ring[] = []
  const corners = new Map<string, { at: XY; margin: number; dirs: XY[] }>()
  const note = (at: XY, towards: XY, around: number): void => {
    const key = `${at.x},${at.y}`
    const corner = corners.get(key) ?? { at, margin: around, dirs: [] }
    if (around > corner.margin) Object.assign(corner, { margin: around, dirs: [] })
    if (around === corner.margin) corner.dirs.push(minus(towards, at))
    corners.set(key, corner)
  }
  for (const { index, part, shape } of layout.barriers) {
    const isClosed = closed[index] !== 0
    if (part === 'slab' || (!isClosed && gates[index] === 0)) continue
    const around = isClosed ? margin : shape.is === 'line' ? BESIDE_GATE : SPARE
    if (shape.is === 'disc') rings.push({ points: discRing(shape, around), dirs: [] })
    else for (const [at, towards] of sidesBothWays(shape)) note(at, towards, around)
  }
  for (const { at, margin: around, dirs } of corners.values()) rings.push({ points: octagon(at, around), dirs })
  return rings
}

/** Every side of an outline, or a line, once from each end. */
function sidesBothWays(shape: Exclude<Shape, Disc>): [XY, XY][] {
  if (shape.is === 'line') {
    return [
      [shape.from, shape.to],
      [shape.to, shape.from],
    ]
  }
  const { corners } = shape
  return corners.flatMap((at, i): [XY, XY][] => {
    const next = corners[(i + 1) % corners.length] as XY
    return [
      [at, next],
      [next, at],
    ]
  })
}

/** The octagon whose sides keep so far from a point, clockwise. */
function octagon(at: XY, margin: number): readonly RingPoint[] {
  const m = margin
  const a = Math.ceil((m * 4143) / 10_000)
  const outs: [number, number][] = [
    [m, a],
    [a, m],
    [-a, m],
    [-m, a],
    [-m, -a],
    [-a, -m],
    [a, -m],
    [m, -a],
  ]
  return outs.map(([x, y]) => ({ at: { x: at.x + x, y: at.y + y }, out: { x, y } }))
}

/** A ring around a disc: an octagon, or for a large one a polygon of 18 corners. */
function discRing({ at, radius }: Disc, margin: number): readonly RingPoint[] {
  const reach = radius + margin
  if (reach <= 400) return octagon(at, reach)
  return Array.from({ length: 18 }, (_, i) => {
    const point = displaced(at, Math.ceil((reach * 10_155) / 10_000) + 1, i * 20)
    return { at: point, out: minus(point, at) }
  })
}

/** Nobody turns beside a straight wall: a point is of use only if no wall leaves its corner to that side. */
export function isUseful({ out }: RingPoint, dirs: readonly XY[]): boolean {
  return dirs.every((dir) => {
    const along = dot(out, dir)
    return along <= 0 || 100 * along * along < 14 * dot(out, out) * dot(dir, dir)
  })
}

export function isFree(footing: Footing, mover: Mover, gates: Uint8Array, at: XY): boolean {
  const { layout } = footing
  if (!isOnTable(at, mover.radius, layout.width, layout.depth)) return false
  if (barrierOnLeg(footing, mover.clearance, at, at) !== NOBODY) return false
  // A way that turned exactly on a gate would cross it unnoticed.
  const count = boxesAlong(layout.grid, at, at, 0)
  for (let k = 0; k < count; k++) {
    const i = layout.grid.found[k] as number
    const { shape } = layout.barriers[i] as Barrier
    if (gates[i] !== 0 && shape.is === 'line' && isOnSegment(shape.from, shape.to, at)) return false
  }
  return true
}
