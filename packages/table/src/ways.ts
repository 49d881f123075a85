/**
 * The ways of a map: straight legs between turning points, found when first needed, and kept.
 *
 * Closed doors, windows, hedges and the like are gates: a leg may cross them, and `prices` says what that costs just
 * now. So the graph belongs to a map and survives every door that opens.
 */
import { areaEntered, lineCrossed } from './crossings.ts'
import { isqrt } from './exact.ts'
import { comparePointToSegment, distance2, dot, segmentsCross, type XY } from './geometry.ts'
import type { Barrier, Layout } from './layout.ts'
import { barrierOnLeg, type Footing, type Mover } from './movement.ts'
import { boxesAlong, NOBODY } from './spatial.ts'
import { isFree, isUseful, type Node, type RingSides, ringSides, ringsOf, SPARE } from './turning-points.ts'

/** In `prices`: this gate cannot be crossed at all. */
export const SHUT = -1

/** A leg between two turning points. */
interface Leg {
  readonly to: number
  /** In sixteenths of a unit, rounded down. */
  readonly length: number
  /** The gates crossed on the way there, and on the way back: an area is entered from outside only. */
  readonly there: readonly number[]
  readonly back: readonly number[]
}

export interface Ways {
  readonly footing: Footing
  readonly mover: Mover
  /** Not 0 for every barrier that is crossed at a price. */
  readonly gates: Uint8Array
  /** The turning points. */
  readonly nodes: readonly XY[]
  readonly rings: RingSides
  /** The legs of each node known so far, and whether these are all. */
  readonly legs: readonly Leg[][]
  readonly isWorkedOut: Uint8Array
  /** Working memory: what barred the last leg to each node; NOBODY if nothing has. */
  readonly bars: Int32Array
}

/** What the ways of a map are built from: who walks, what is closed for good, and what can be crossed at a price. */
export interface WaysPlan {
  readonly layout: Layout
  readonly mover: Mover
  readonly closed: Uint8Array
  readonly gates: Uint8Array
  /** Where there is a floor to turn on; without it, everywhere on the table. */
  readonly hasFloor?: (at: XY) => boolean
}

const everywhere = (): boolean => true

/** Works out the turning points of a map; legs follow when they are needed. */
export function waysOf({ layout, mover, closed, gates, hasFloor = everywhere }: WaysPlan): Ways {
  const footing = { layout, closed }
  const nodes: Node[] = []
  const taken = new Set<string>()
  for (const { points, dirs } of ringsOf(layout, closed, gates, mover.clearance + SPARE)) {
    for (const [i, point] of points.entries()) {
      const { at, out } = point
      const key = `${at.x},${at.y}`
      if (taken.has(key) || !isUseful(point, dirs) || !isFree(footing, mover, gates, at) || !hasFloor(at)) continue
      taken.add(key)
      const { at: before } = points[(i + points.length - 1) % points.length] ?? point
      const { at: after } = points[(i + 1) % points.length] ?? point
      nodes.push({ at, before, after, span2: 4 * dot(out, out) })
    }
  }
  const isWorkedOut = new Uint8Array(nodes.length)
  const bars = new Int32Array(nodes.length).fill(NOBODY)
  const places = nodes.map(({ at }) => at)
  return { footing, mover, gates, nodes: places, rings: ringSides(nodes), legs: nodes.map(() => []), isWorkedOut, bars }
}

/**
 * The nodes not yet worked out to which a shortest way may go straight on from a node: it passes both their corners by,
 * so that both neighbours on the ring lie on one side of it. There are many pairs: one plain loop.
 */
function tangentTo({ rings, isWorkedOut }: Ways, node: number): number[] {
  const { x, y, beforeX, beforeY, afterX, afterY } = rings
  const [atX, atY] = [x[node] as number, y[node] as number]
  const [fromX, fromY] = [beforeX[node] as number, beforeY[node] as number]
  const [toX, toY] = [afterX[node] as number, afterY[node] as number]
  const found: number[] = []
  for (let i = 0; i < x.length; i++) {
    if (isWorkedOut[i] !== 0) continue
    const dx = (x[i] as number) - atX
    const dy = (y[i] as number) - atY
    if ((dx * fromY - dy * fromX) * (dx * toY - dy * toX) < 0) continue
    const before = dx * (beforeY[i] as number) - dy * (beforeX[i] as number)
    const after = dx * (afterY[i] as number) - dy * (afterX[i] as number)
    if (before * after >= 0) found.push(i)
  }
  return found
}

/**
 * Can a figure that walks from a point or to it turn at this node? It may stand nearer to terrain than turning points do, inside
 * the ring or beside the wall that leaves it, so nothing is ruled out by less than that.
 */
export function mayTurnAt(rings: RingSides, node: number, from: XY): boolean {
  const dx = from.x - (rings.x[node] as number)
  const dy = from.y - (rings.y[node] as number)
  if (dx * dx + dy * dy <= (rings.span2[node] as number)) return true
  const slack = (SPARE + 1) * (Math.abs(dx) + Math.abs(dy))
  const sideBefore = dx * (rings.beforeY[node] as number) - dy * (rings.beforeX[node] as number)
  const sideAfter = dx * (rings.afterY[node] as number) - dy * (rings.afterX[node] as number)
  return (sideBefore >= -slack && sideAfter >= -slack) || (sideBefore <= slack && sideAfter <= slack)
}

export const lengthOf = (a: XY, b: XY): number => isqrt(distance2(a, b) * 256)

/** Most legs cross none, and share this list. */
const NO_GATES: number[] = []

/** The gates that a leg crosses or enters, ascending. */
export function gatesOn({ footing: { layout }, gates }: Ways, a: XY, b: XY): number[] {
  let found: number[] = NO_GATES
  const count = boxesAlong(layout.grid, a, b, 0)
  const leg = [a, b]
  for (let k = 0; k < count; k++) {
    const i = layout.grid.found[k] as number
    if (gates[i] === 0) continue
    const { part, shape } = layout.barriers[i] as Barrier
    if (part === 'slab') continue
    if ((shape.is === 'line' ? lineCrossed(shape, leg, 1) : areaEntered(shape, a, b)) === null) continue
    if (found === NO_GATES) found = []
    found.push(i)
  }
  return found
}

export const isClearLeg = ({ footing, mover }: Ways, a: XY, b: XY): boolean =>
  barrierOnLeg(footing, mover.clearance, a, b) === NOBODY

/** A quick look: does a leg surely go through a barrier? Through a line, or through a diagonal of an outline. */
export function isCut({ layout }: Footing, barrier: number, a: XY, b: XY): boolean {
  const { shape } = layout.barriers[barrier] as Barrier
  if (shape.is === 'line') return segmentsCross(a, b, shape.from, shape.to)
  if (shape.is === 'disc') return comparePointToSegment(shape.at, a, b, shape.radius) < 0
  const { corners } = shape
  const half = corners.length >> 1
  return (
    segmentsCross(a, b, corners[0] as XY, corners[half] as XY) ||
    segmentsCross(a, b, corners[1] as XY, corners[(half + 1) % corners.length] as XY)
  )
}

/**
 * Says whether legs from one point to nodes are clear, one after the other. What barred the last leg to a node mostly
 * bars the next one too, and what barred the leg to another node just now: these are looked at first.
 */
export function legsFrom({ footing, mover: { clearance }, nodes, bars }: Ways, a: XY): (node: number) => boolean {
  let last = NOBODY
  return (node) => {
    const b = nodes[node] as XY
    const bar = bars[node] as number
    if (bar !== NOBODY && isCut(footing, bar, a, b)) return false
    if (last !== bar && last !== NOBODY && isCut(footing, last, a, b)) {
      bars[node] = last
      return false
    }
    const found = barrierOnLeg(footing, clearance, a, b)
    if (found === NOBODY) return true
    bars[node] = found
    last = found
    return false
  }
}

/** The legs of a node, worked out once, and noted at the other end too. */
export function legsOf(ways: Ways, from: number): readonly Leg[] {
  const legs = ways.legs[from] as Leg[]
  if (ways.isWorkedOut[from] !== 0) return legs
  ways.isWorkedOut[from] = 1
  const { nodes } = ways
  const a = nodes[from] as XY
  const isClear = legsFrom(ways, a)
  for (const to of tangentTo(ways, from)) {
    if (!isClear(to)) continue
    const b = nodes[to] as XY
    const length = lengthOf(a, b)
    const there = gatesOn(ways, a, b)
    const back = gatesOn(ways, b, a)
    legs.push({ to, length, there, back })
    ;(ways.legs[to] as Leg[]).push({ to: from, length, there: back, back: there })
  }
  return legs
}
