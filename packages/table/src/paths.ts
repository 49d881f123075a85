/**
 * Shortest ways of a round base around terrain.
 *
 * The turning points are the corners of octagons drawn around the ends of walls and the corners of pieces, a little
 * more than the clearance away (discs get a ring of points). A way is a chain of straight legs between turning points;
 * every leg is clear by the exact predicate of movement.ts, so a way can always be walked. What is not exact: the arc
 * around a corner becomes the outline of its octagon, and lengths count in sixteenths of a unit, each leg rounded down.
 *
 * Closed doors, windows, hedges and the like are gates: a leg may cross them, and `prices` says what that costs just
 * now. So the graph belongs to a map and survives every door that opens. Legs are found when first needed, and kept.
 */
import { isOnTable } from './base.ts'
import { bearsLeft, displaced } from './directions.ts'
import { isqrt } from './exact.ts'
import {
  comparePointToSegment,
  distance2,
  dot,
  isOnSegment,
  minus,
  samePoint,
  segmentsCross,
  type XY,
} from './geometry.ts'
import { add, type Heap, heap, ordered, pop, push } from './heap.ts'
import type { Barrier, Layout } from './layout.ts'
import { areaEntered, barrierOnLeg, type Footing, lineCrossed, type Mover } from './movement.ts'
import { cornersOf, middleOf, nearestIn, type Square, standingPlaces } from './nearest.ts'
import { comparePointToShape, type Disc, type Shape } from './shape.ts'
import { boxesAlong, NOBODY } from './spatial.ts'

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

/** A turning point, and its neighbours on the ring of points around the same corner. */
interface Node {
  readonly at: XY
  readonly before: XY
  readonly after: XY
  /** The square of the width of that ring. */
  readonly span2: number
}

/** The same row by row, for the loop over all nodes: where they are, and the steps to their neighbours on the ring. */
interface RingSides {
  readonly x: Int32Array
  readonly y: Int32Array
  readonly beforeX: Int32Array
  readonly beforeY: Int32Array
  readonly afterX: Int32Array
  readonly afterY: Int32Array
  readonly span2: Float64Array
}

const ringSides = (nodes: readonly Node[]): RingSides => ({
  x: Int32Array.from(nodes, ({ at }) => at.x),
  y: Int32Array.from(nodes, ({ at }) => at.y),
  beforeX: Int32Array.from(nodes, ({ at, before }) => before.x - at.x),
  beforeY: Int32Array.from(nodes, ({ at, before }) => before.y - at.y),
  afterX: Int32Array.from(nodes, ({ at, after }) => after.x - at.x),
  afterY: Int32Array.from(nodes, ({ at, after }) => after.y - at.y),
  span2: Float64Array.from(nodes, ({ span2 }) => span2),
})

/** What the ways of a map are built from: who walks, what is closed for good, and what can be crossed at a price. */
export interface WaysPlan {
  readonly layout: Layout
  readonly mover: Mover
  readonly closed: Uint8Array
  readonly gates: Uint8Array
}

/** Turning points keep this much more than the clearance from closed terrain, against rounding. */
const SPARE = 2
/** How far from the end of a line that costs a price one turns: a path may not end nearer than 10 (dw.movement.6). */
const BESIDE_GATE = 12

/** Works out the turning points of a map; legs follow when they are needed. */
export function waysOf({ layout, mover, closed, gates }: WaysPlan): Ways {
  const footing = { layout, closed }
  const nodes: Node[] = []
  const taken = new Set<string>()
  for (const { points, dirs } of ringsOf(layout, closed, gates, mover.clearance + SPARE)) {
    for (const [i, point] of points.entries()) {
      const key = `${point.x},${point.y}`
      if (taken.has(key) || !isUseful(point, dirs) || !isFree(footing, mover, gates, point)) continue
      taken.add(key)
      const before = points[(i + points.length - 1) % points.length] as XY
      const span2 = 4 * dot(point.out, point.out)
      const at = { x: point.x, y: point.y }
      nodes.push({ at, before, after: points[(i + 1) % points.length] as XY, span2 })
    }
  }
  const isWorkedOut = new Uint8Array(nodes.length)
  const bars = new Int32Array(nodes.length).fill(NOBODY)
  const places = nodes.map(({ at }) => at)
  return { footing, mover, gates, nodes: places, rings: ringSides(nodes), legs: nodes.map(() => []), isWorkedOut, bars }
}

/** A ring of points around a corner, and the directions in which terrain leaves the corner. */
interface Ring {
  readonly points: readonly (XY & { readonly out: XY })[]
  readonly dirs: readonly XY[]
}

function ringsOf(layout: Layout, closed: Uint8Array, gates: Uint8Array, margin: number): Ring[] {
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
function octagon(at: XY, margin: number): Ring['points'] {
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
  return outs.map(([x, y]) => ({ x: at.x + x, y: at.y + y, out: { x, y } }))
}

/** A ring around a disc: an octagon, or for a large one a polygon of 18 corners. */
function discRing({ at, radius }: Disc, margin: number): Ring['points'] {
  const reach = radius + margin
  if (reach <= 400) return octagon(at, reach)
  return Array.from({ length: 18 }, (_, i) => {
    const point = displaced(at, Math.ceil((reach * 10_155) / 10_000) + 1, i * 20)
    return { ...point, out: minus(point, at) }
  })
}

/** Nobody turns beside a straight wall: a point is of use only if no wall leaves its corner to that side. */
function isUseful({ out }: Ring['points'][number], dirs: readonly XY[]): boolean {
  return dirs.every((dir) => {
    const along = dot(out, dir)
    return along <= 0 || 100 * along * along < 14 * dot(out, out) * dot(dir, dir)
  })
}

function isFree(footing: Footing, mover: Mover, gates: Uint8Array, at: XY): boolean {
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
function mayTurnAt(rings: RingSides, node: number, from: XY): boolean {
  const dx = from.x - (rings.x[node] as number)
  const dy = from.y - (rings.y[node] as number)
  if (dx * dx + dy * dy <= (rings.span2[node] as number)) return true
  const slack = (SPARE + 1) * (Math.abs(dx) + Math.abs(dy))
  const sideBefore = dx * (rings.beforeY[node] as number) - dy * (rings.beforeX[node] as number)
  const sideAfter = dx * (rings.afterY[node] as number) - dy * (rings.afterX[node] as number)
  return (sideBefore >= -slack && sideAfter >= -slack) || (sideBefore <= slack && sideAfter <= slack)
}

const lengthOf = (a: XY, b: XY): number => isqrt(distance2(a, b) * 256)

/** Most legs cross none, and share this list. */
const NO_GATES: number[] = []

/** The gates that a leg crosses or enters, ascending. */
function gatesOn({ footing: { layout }, gates }: Ways, a: XY, b: XY): number[] {
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

const isClearLeg = ({ footing, mover }: Ways, a: XY, b: XY): boolean =>
  barrierOnLeg(footing, mover.clearance, a, b) === NOBODY

/** A quick look: does a leg surely go through a barrier? Through a line, or through a diagonal of an outline. */
function isCut({ layout }: Footing, barrier: number, a: XY, b: XY): boolean {
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
function legsFrom({ footing, mover: { clearance }, nodes, bars }: Ways, a: XY): (node: number) => boolean {
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
function legsOf(ways: Ways, from: number): readonly Leg[] {
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

/**
 * The way to one target from everywhere. It is spread from the target outwards when somebody asks, and only as far as he
 * needs it: most who ask see the target, or are near it.
 */
export interface Field {
  readonly ways: Ways
  readonly target: XY
  readonly prices: Int32Array
  /** What is known so far; null until somebody asks who does not see the target. */
  front: Front | null
  /** Working memory: what barred the last straight leg to the target; NOBODY if nothing has. */
  bar: number
}

/** How far a field is spread. */
interface Front {
  /** For each node what is left of the way in sixteenths, as far as is known; right up to `reach`. */
  readonly cost: Float64Array
  /** The next node towards the target; NOBODY when the target is next. */
  readonly next: Int32Array
  /** Nodes from which the target may be seen, by their distance; and nodes with a way, by its cost. */
  readonly unseen: Heap
  readonly open: Heap
  readonly isClear: (node: number) => boolean
  /** No node that is not yet final costs less than this, or as much. */
  reach: number
  /** Working memory: what the last way from each cell of the layout's grid began with. */
  readonly hints: Int32Array
}

/** The price in sixteenths of crossing these gates; Infinity if one of them is shut. */
function priceOf(prices: Int32Array, gates: readonly number[]): number {
  let sum = 0
  for (const gate of gates) {
    const price = prices[gate] as number
    if (price === SHUT) return Number.POSITIVE_INFINITY
    sum += price * 16
  }
  return sum
}

/** The cheapest ways to a target, at these prices in units, one for each barrier; others than gates cost nothing. */
export const fieldTo = (ways: Ways, target: XY, prices: Int32Array): Field => ({
  ways,
  target,
  prices,
  front: null,
  bar: NOBODY,
})

function frontOf(field: Field): Front {
  if (field.front !== null) return field.front
  const { ways, target } = field
  const { nodes, rings, footing } = ways
  const unseen = heap()
  for (let i = 0; i < nodes.length; i++)
    if (mayTurnAt(rings, i, target)) add(unseen, lengthOf(nodes[i] as XY, target), i)
  const { columns, rows } = footing.layout.grid
  const front: Front = {
    cost: new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY),
    next: new Int32Array(nodes.length).fill(NOBODY),
    unseen: ordered(unseen),
    open: heap(),
    isClear: legsFrom(ways, target),
    reach: -1,
    hints: new Int32Array(columns * rows).fill(NOBODY),
  }
  field.front = front
  return front
}

/** Spreads a field until every node that costs at most so much is final. */
function spread(field: Field, front: Front, reach: number): void {
  const { unseen, open } = front
  while (front.reach < reach) {
    const seen = unseen.keys[0] ?? Number.POSITIVE_INFINITY
    const known = open.keys[0] ?? Number.POSITIVE_INFINITY
    // A node that sees the target itself comes before others of the same cost.
    const least = Math.min(seen, known)
    if (least === Number.POSITIVE_INFINITY) front.reach = least
    else if (least > reach) front.reach = reach
    else if (seen <= known) look(field, front, seen)
    else passOn(field, front, known)
  }
}

/** The nearest node of which it is not known whether it sees the target. */
function look({ ways, target, prices }: Field, { unseen, open, cost, next, isClear }: Front, length: number): void {
  const i = pop(unseen)
  if (!isClear(i)) return
  const sum = length + priceOf(prices, gatesOn(ways, ways.nodes[i] as XY, target))
  if (sum === Number.POSITIVE_INFINITY || sum > (cost[i] as number)) return
  cost[i] = sum
  next[i] = NOBODY
  push(open, sum, i)
}

/** The cheapest node that is not final becomes so, and its neighbours know a way over it. */
function passOn({ ways, prices }: Field, { open, cost, next }: Front, key: number): void {
  const i = pop(open)
  if (key > (cost[i] as number)) return
  for (const leg of legsOf(ways, i)) {
    // The field is walked from the target outwards, the leg in the other direction.
    const length = key + leg.length
    if (length >= (cost[leg.to] as number)) continue
    const sum = length + (leg.back.length === 0 ? 0 : priceOf(prices, leg.back))
    if (sum >= (cost[leg.to] as number)) continue
    cost[leg.to] = sum
    next[leg.to] = i
    push(open, sum, leg.to)
  }
}

export interface Way {
  /** Length and prices, in sixteenths of a unit. */
  readonly cost: number
  readonly path: readonly XY[]
}

export type Side = 'left' | 'right'

/** The cheapest way from a point to the target of a field, or null; of equal ways the one that begins furthest left. */
export function wayFrom(field: Field, from: XY, side: Side = 'left'): Way | null {
  const first = firstNode(field, from, Number.POSITIVE_INFINITY, side)
  if (first === null) return null
  const path: XY[] = [from]
  for (let node = first.node; node !== NOBODY; node = field.front?.next[node] ?? NOBODY) {
    const next = field.ways.nodes[node] as XY
    if (!samePoint(path[path.length - 1] as XY, next)) path.push(next)
  }
  if (!samePoint(path[path.length - 1] as XY, field.target) || path.length === 1) path.push(field.target)
  return { cost: first.cost, path }
}

/** What is left of the way from a point, in sixteenths; Infinity if there is none that costs less than the limit. */
export const costFrom = (field: Field, from: XY, limit = Number.POSITIVE_INFINITY): number =>
  firstNode(field, from, limit, 'left')?.cost ?? Number.POSITIVE_INFINITY

interface First {
  readonly cost: number
  readonly node: number
}

/** Every leg is rounded down: a way of many legs may come out this much shorter than the straight line. */
const ROUNDED = 64

/** The first turning point of the cheapest way below a limit, NOBODY for the target itself. */
function firstNode(field: Field, from: XY, limit: number, side: Side): First | null {
  const { ways, target, prices } = field
  let direct: First | null = null
  const straight = lengthOf(from, target)
  if (straight - ROUNDED >= limit) return null
  if (seesTarget(field, from)) {
    const gates = gatesOn(ways, from, target)
    const cost = straight + priceOf(prices, gates)
    if (cost < limit) direct = { cost, node: NOBODY }
    if (gates.length === 0) return direct
  }
  return firstOf(field, from, direct, limit, side, straight)
}

/** Is the straight leg to the target clear? What barred the last one mostly bars the next one too. */
function seesTarget(field: Field, from: XY): boolean {
  const { ways, target, bar } = field
  const { footing, mover } = ways
  if (bar !== NOBODY && isCut(footing, bar, from, target)) return false
  const found = barrierOnLeg(footing, mover.clearance, from, target)
  if (found !== NOBODY) field.bar = found
  return found === NOBODY
}

/** The same over all nodes, spreading the field until no node that is not final could be better. */
function firstOf(
  field: Field,
  from: XY,
  direct: First | null,
  limit: number,
  side: Side,
  straight: number,
): First | null {
  const front = frontOf(field)
  const isClear = legsFrom(field.ways, from)
  const cell = cellOf(field.ways.footing.layout, from)
  let most = Math.min(direct?.cost ?? limit, hinted(field, front, from, cell, isClear))
  let reach = Math.min(most, straight + FIRST_REACH)
  for (;;) {
    spread(field, front, reach)
    const best = bestNode(field, front, from, direct, limit, most, side, isClear)
    if (front.reach >= Math.min(most, best?.cost ?? Number.POSITIVE_INFINITY)) {
      if (best !== null) front.hints[cell] = best.node
      return best
    }
    most = Math.min(most, best?.cost ?? Number.POSITIVE_INFINITY)
    reach = Math.min(most, 2 * reach)
  }
}

/** Beyond the straight line a way is looked for first within 20 cm, in sixteenths. */
const FIRST_REACH = 16 * 2000

/** The best first node of those known so far that cost at most so much. */
function bestNode(
  field: Field,
  front: Front,
  from: XY,
  direct: First | null,
  limit: number,
  most: number,
  side: Side,
  isClear: (node: number) => boolean,
): First | null {
  let best = direct
  const open = likely(field, front, from, most)
  while (open.keys.length > 0 && (best === null || (open.keys[0] as number) <= best.cost)) {
    const i = pop(open)
    if (!isClear(i)) continue
    const sum = costOver(field, front, from, i)
    if (best === null ? sum < limit : isBetter(field, from, sum, i, best, side)) best = { cost: sum, node: i }
  }
  return best
}

/** The cost of the way over a node that can be seen. */
const costOver = ({ ways, prices }: Field, { cost }: Front, from: XY, node: number): number =>
  lengthOf(from, ways.nodes[node] as XY) +
  (cost[node] as number) +
  priceOf(prices, gatesOn(ways, from, ways.nodes[node] as XY))

/** What the way costs at most: a way from near here began with a node that mostly serves here too. */
function hinted(field: Field, front: Front, from: XY, cell: number, isClear: (node: number) => boolean): number {
  const node = front.hints[cell] as number
  const isUseful = node !== NOBODY && mayTurnAt(field.ways.rings, node, from) && isClear(node)
  return isUseful ? costOver(field, front, from, node) : Number.POSITIVE_INFINITY
}

function cellOf({ grid: { cell, columns, rows } }: Layout, { x, y }: XY): number {
  const column = Math.max(0, Math.min(columns - 1, Math.floor(x / cell)))
  return Math.max(0, Math.min(rows - 1, Math.floor(y / cell))) * columns + column
}

/** Working memory. */
const LIKELY = heap()

/** Nodes by what the way over them costs at least. */
function likely({ ways: { nodes, rings } }: Field, { cost }: Front, from: XY, limit: number): Heap {
  const open = LIKELY
  open.keys.length = 0
  open.numbers.length = 0
  for (let i = 0; i < nodes.length; i++) {
    const rest = cost[i] as number
    if (rest > limit || rest === Number.POSITIVE_INFINITY) continue
    const dx = from.x - (rings.x[i] as number)
    const dy = from.y - (rings.y[i] as number)
    const far2 = 256 * (dx * dx + dy * dy)
    // A root rounded down is at most `most` exactly when the square is below that of the next whole number.
    const most = limit - rest + 1
    if (far2 < most * most && mayTurnAt(rings, i, from)) add(open, rest + isqrt(far2), i)
  }
  return ordered(open)
}

function isBetter(field: Field, from: XY, sum: number, node: number, best: First, side: Side): boolean {
  if (sum !== best.cost) return sum < best.cost
  const placeOf = (i: number): XY => (i === NOBODY ? field.target : (field.ways.nodes[i] as XY))
  const [mine, other] = [minus(placeOf(node), from), minus(placeOf(best.node), from)]
  return side === 'left' ? bearsLeft(mine, other) : bearsLeft(other, mine)
}

/**
 * dw.zmove.14: the places nearest to a point where a base can stand and to which a way leads from here, all that are
 * equally near; none if it cannot stand here itself.
 */
export function nearestReachable(ways: Ways, footing: Footing, from: XY, to: XY, prices: Int32Array): XY[] {
  const places = standingPlaces(footing, ways.mover, null)
  if (!places.has(from)) return []
  const field = fieldTo(ways, from, prices)
  // Where one could turn, the turning points say truly that no way leads there; a place that sees one of these is cut
  // off like it.
  const cutOff: XY[] = []
  const isRoomy = (p: XY): boolean => barrierOnLeg(footing, ways.mover.clearance + ROOMY, p, p) === NOBODY
  const isReached = (p: XY): boolean => {
    if (cutOff.some((q) => isOpenLeg(ways, prices, p, q))) return false
    if (costFrom(field, p) < Number.POSITIVE_INFINITY) return true
    if (isRoomy(p)) cutOff.push(p)
    return false
  }
  return nearestIn(to, {
    has: (p) => places.has(p) && isReached(p),
    misses: (square) => {
      if (places.misses(square)) return true
      if (!isInOnePiece(ways, footing, prices, square)) return false
      const one = cornersOf(square).find((corner) => places.has(corner) && isRoomy(corner))
      return one !== undefined && !isReached(one)
    },
  })
}

/** So much beyond the clearance one is past the turning points. */
const ROOMY = SPARE + 1

/** Can one walk straight from a point to another, whatever it costs? */
const isOpenLeg = (ways: Ways, prices: Int32Array, a: XY, b: XY): boolean =>
  isClearLeg(ways, a, b) && gatesOn(ways, a, b).every((gate) => prices[gate] !== SHUT)

/**
 * Does a way lead from each place in a square to each other, if there are any? It does if nothing closed is near: all
 * between them is free. It does if one thing is near and the square is small: one walks along its side, or around its
 * corner, and that bends out of the straight line by no more than half of it.
 */
function isInOnePiece(
  { mover, gates }: Ways,
  { layout, closed }: Footing,
  prices: Int32Array,
  square: Square,
): boolean {
  const { clearance, radius } = mover
  const { reach, ...at } = middleOf(square)
  const isSmall = reach < clearance
  const margin = clearance + (isSmall ? 2 : 1) * reach
  const count = boxesAlong(layout.grid, at, at, margin)
  let near = 0
  for (let k = 0; k < count; k++) {
    const i = layout.grid.found[k] as number
    const { part, shape } = layout.barriers[i] as Barrier
    const isShut = gates[i] !== 0 && prices[i] === SHUT
    if (part === 'slab' || (closed[i] === 0 && !isShut) || comparePointToShape(at, shape, margin) >= 0) continue
    if (isShut) return false
    near++
  }
  return near === 0 || (near === 1 && isSmall && isOnTable(at, radius + 2 * reach, layout.width, layout.depth))
}
