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

/** Where a way may end, and what it costs from there on, in sixteenths: nothing at the target itself. */
export interface Goal {
  readonly at: XY
  readonly cost: number
}

/**
 * The way to a target from everywhere, or to the cheapest of several goals. It is spread from there outwards when
 * somebody asks, and only as far as he needs it: most who ask see the target, or are near it.
 */
export interface Field {
  readonly ways: Ways
  readonly goals: readonly Goal[]
  readonly prices: Int32Array
  /** What is known so far; null until somebody asks who does not see the target. */
  front: Front | null
  /** Working memory: what barred the last straight leg to a goal; NOBODY if nothing has. */
  bar: number
}

/** How far a field is spread. */
interface Front {
  /** For each node what is left of the way in sixteenths, as far as is known; right up to `reach`. */
  readonly cost: Float64Array
  /** The next node towards the goal; below 0 when a goal is next, which `goalOf` says. */
  readonly next: Int32Array
  /** Nodes from which a goal may be seen, by what the straight leg costs, goal by goal; nodes with a way, by its cost. */
  readonly unseen: Heap
  readonly open: Heap
  /** For each goal: is the leg from a node to it clear? */
  readonly isClear: readonly ((node: number) => boolean)[]
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

/** A goal in the place of a next node, and back. */
const asNext = (goal: number): number => NOBODY - goal
const goalOf = (next: number): number => NOBODY - next

/** The cheapest ways to a target, at these prices in units, one for each barrier; others than gates cost nothing. */
export const fieldTo = (ways: Ways, target: XY, prices: Int32Array): Field =>
  fieldToGoals(ways, [{ at: target, cost: 0 }], prices)

/** The cheapest ways to any of several goals, counting what each of them costs from there on. */
export const fieldToGoals = (ways: Ways, goals: readonly Goal[], prices: Int32Array): Field => ({
  ways,
  goals,
  prices,
  front: null,
  bar: NOBODY,
})

function frontOf(field: Field): Front {
  if (field.front !== null) return field.front
  const { ways, goals } = field
  const { nodes, rings, footing } = ways
  const unseen = heap()
  for (const [goal, { at, cost }] of goals.entries())
    for (let i = 0; i < nodes.length; i++)
      if (mayTurnAt(rings, i, at)) add(unseen, cost + lengthOf(nodes[i] as XY, at), goal * nodes.length + i)
  const { columns, rows } = footing.layout.grid
  const front: Front = {
    cost: new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY),
    next: new Int32Array(nodes.length).fill(NOBODY),
    unseen: ordered(unseen),
    open: heap(),
    isClear: goals.map(({ at }) => legsFrom(ways, at)),
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
    // A node that sees a goal itself comes before others of the same cost.
    const least = Math.min(seen, known)
    if (least === Number.POSITIVE_INFINITY) front.reach = least
    else if (least > reach) front.reach = reach
    else if (seen <= known) look(field, front, seen)
    else passOn(field, front, known)
  }
}

/** The nearest node of which it is not known whether it sees a goal. */
function look({ ways, goals, prices }: Field, { unseen, open, cost, next, isClear }: Front, length: number): void {
  const entry = pop(unseen)
  const i = entry % ways.nodes.length
  const goal = (entry - i) / ways.nodes.length
  if (!(isClear[goal] as (node: number) => boolean)(i)) return
  const sum = length + priceOf(prices, gatesOn(ways, ways.nodes[i] as XY, (goals[goal] as Goal).at))
  if (sum === Number.POSITIVE_INFINITY || sum > (cost[i] as number)) return
  cost[i] = sum
  next[i] = asNext(goal)
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
  const found = wayToGoal(field, from, side)
  return found === null ? null : { cost: found.cost, path: found.path }
}

/** A way, and to which of the goals of its field it leads. */
export interface GoalWay extends Way {
  readonly goal: number
}

/** The same, and to which of its goals. */
export function wayToGoal(field: Field, from: XY, side: Side = 'left'): GoalWay | null {
  const first = firstNode(field, from, Number.POSITIVE_INFINITY, side)
  if (first === null) return null
  const path: XY[] = [from]
  let node = first.node
  for (; node > NOBODY; node = field.front?.next[node] ?? NOBODY) {
    const next = field.ways.nodes[node] as XY
    if (!samePoint(path[path.length - 1] as XY, next)) path.push(next)
  }
  const goal = goalOf(node)
  const { at } = field.goals[goal] as Goal
  if (!samePoint(path[path.length - 1] as XY, at) || path.length === 1) path.push(at)
  return { cost: first.cost, path, goal }
}

/** What is left of the way from a point, in sixteenths; Infinity if there is none that costs less than the limit. */
export const costFrom = (field: Field, from: XY, limit = Number.POSITIVE_INFINITY): number =>
  firstNode(field, from, limit, 'left')?.cost ?? Number.POSITIVE_INFINITY

interface First {
  readonly cost: number
  readonly node: number
}

/** Every leg is rounded down: a way of many legs may come out this much shorter than the straight line. */
export const ROUNDED = 64

/** The first turning point of the cheapest way below a limit, below 0 for a goal itself. */
function firstNode(field: Field, from: XY, limit: number, side: Side): First | null {
  const { goals } = field
  let straight = Number.POSITIVE_INFINITY
  let nearest = 0
  for (let goal = 0; goal < goals.length; goal++) {
    const { at, cost } = goals[goal] as Goal
    const least = cost + lengthOf(from, at)
    if (least >= straight) continue
    straight = least
    nearest = goal
  }
  if (straight - ROUNDED >= limit || goals.length === 0) return null
  const direct = legToGoal(field, from, nearest, straight, limit)
  // Nothing is nearer than the nearest goal, if nothing has to be paid on the way there.
  if (direct?.isFree) return direct.first
  const known = goals.length === 1 ? (direct?.first ?? null) : straightLeg(field, from, limit)
  return firstOf(field, from, known, limit, side, straight)
}

/** The straight leg to a goal, if it is clear: what it costs, unless that is the limit or more, and whether no gate is on it. */
function legToGoal(
  field: Field,
  from: XY,
  goal: number,
  straight: number,
  limit: number,
): { first: First | null; isFree: boolean } | null {
  const { ways, goals, prices } = field
  const { at } = goals[goal] as Goal
  if (!seesGoal(field, from, at)) return null
  const gates = gatesOn(ways, from, at)
  const cost = straight + priceOf(prices, gates)
  return { first: cost < limit ? { cost, node: asNext(goal) } : null, isFree: gates.length === 0 }
}

/** The cheapest straight leg to any of several goals; of equal ones the first. */
function straightLeg(field: Field, from: XY, limit: number): First | null {
  let best: First | null = null
  for (const [goal, { at, cost }] of field.goals.entries()) {
    const least = cost + lengthOf(from, at)
    const most: number = best?.cost ?? limit
    if (least >= most) continue
    best = legToGoal(field, from, goal, least, most)?.first ?? best
  }
  return best
}

/** Is the straight leg to a goal clear? What barred the last one mostly bars the next one too. */
function seesGoal(field: Field, from: XY, at: XY): boolean {
  const { ways, bar } = field
  const { footing, mover } = ways
  if (bar !== NOBODY && isCut(footing, bar, from, at)) return false
  const found = barrierOnLeg(footing, mover.clearance, from, at)
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
  const isUseful = node > NOBODY && mayTurnAt(field.ways.rings, node, from) && isClear(node)
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
  const placeOf = (i: number): XY => (i <= NOBODY ? (field.goals[goalOf(i)] as Goal).at : (field.ways.nodes[i] as XY))
  const [mine, other] = [minus(placeOf(node), from), minus(placeOf(best.node), from)]
  return side === 'left' ? bearsLeft(mine, other) : bearsLeft(other, mine)
}
