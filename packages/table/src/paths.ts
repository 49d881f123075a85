/**
 * Shortest ways of a round base to a target, over the turning points of ways.ts.
 *
 * Every leg is clear by the exact predicate of movement.ts, so a way can always be walked. What is not exact: the arc
 * around a corner becomes the outline of its octagon, and lengths count in sixteenths of a unit, each leg rounded down.
 */
import { bearsLeft } from './directions.ts'
import { isqrt } from './exact.ts'
import { minus, samePoint, type XY } from './geometry.ts'
import { add, type Heap, heap, ordered, pop, push } from './heap.ts'
import type { Layout } from './layout.ts'
import { barrierOnLeg } from './movement.ts'
import { NOBODY } from './spatial.ts'
import { gatesOn, isCut, legsFrom, legsOf, lengthOf, mayTurnAt, SHUT, type Ways } from './ways.ts'

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
