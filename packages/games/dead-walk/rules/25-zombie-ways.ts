/** dw.zmove Which way a zombie takes to its goal, and when there are too many others there already. */
import {
  type Barrier,
  barriersWithin,
  bearsLeft,
  costFrom,
  crossingsOf,
  displaced,
  distance2,
  distanceDown,
  dot,
  type Field,
  fieldTo,
  figuresWithin,
  isCrossed,
  minus,
  layoutOf,
  nearestReachable,
  painted,
  type Piece,
  placeStopper,
  samePoint,
  towards,
  type Ways,
  wayFrom,
  waysOf,
  type XY,
} from '@shamble/table'
import type { Clause } from '../clauses.ts'
import { type Human, humanFigure, type Look, type Zombie, zombieFigure } from '../state.ts'
import { BASE_RADIUS, TOLERANCE } from '../tables/units.ts'
import { BEARINGS, POUNDING } from '../tables/zombies.ts'
import { crowdOf } from './01-crowd.ts'
import { isApart, theFigure } from './01-figures.ts'
import { type Ground, MOVER, type Platform, platformOf, wayField, waysIn } from './01-ground.ts'
import type { Goal } from './24-senses.ts'
import { endOf, TOUCH } from './25-zombie-walk.ts'
import { placesAt } from './43-aboard.ts'

/** A way to a goal on the ground, and how to measure what is left of it. */
export interface Way {
  readonly goal: Goal
  /** All of it. */
  readonly path: readonly XY[]
  /** The part of it up to contact with the goal. */
  readonly walk: readonly XY[]
  readonly field: Field
  /** The clause that made it this way. */
  readonly clause: Clause
}

/** dw.seat.2 What a game master may decide where the rules leave a tie. */
export interface Wish {
  readonly goal?: number
  readonly side?: 'left' | 'right'
}

/**
 * dw.zmove.6, dw.zmove.7 The way to the first goal that has room, else to the first one as near as may be (dw.zmove.14,
 * if none leads there at all); null when nothing can be reached.
 */
export function wayOf(look: Look, zombie: Zombie, goals: Iterable<Goal>, wish: Wish = {}): Way | null {
  let crowded: Way | null = null
  for (const goal of goals) {
    const own = ownWay(look, zombie, goal, wish)
    if (own === null && crowded === null) return wayNear(look, zombie, goal)
    if (own === null) continue
    const free = hasRoom(look, zombie, own) ? own : wayToPlace(look, zombie, goal, wish)
    if (free !== null) return crowded === null ? free : { ...free, clause: 'dw.zmove.6' }
    crowded ??= { ...own, clause: 'dw.zmove.7' }
  }
  return crowded
}

/** dw.zmove.5 The cheapest way to the goal itself; null if none leads there. */
function ownWay(look: Look, zombie: Zombie, goal: Goal, wish: Wish): Way | null {
  if (goal.on !== null) return null
  if (goal.human?.aboard) return wayToPlace(look, zombie, goal, wish)
  const { side = 'left' } = wish
  const field = wayField(look, goal.at)
  const way = wayFrom(field, zombie.at, side)
  if (way === null) return null
  const { path } = way
  const clause = path.length > 2 ? 'dw.zmove.4' : 'dw.zmove.1'
  return { goal, path, walk: goal.human === null ? path : upToContact(path), field, clause }
}

/** A path to the centre of a base, as far as it takes to touch it. */
function upToContact(path: readonly XY[]): readonly XY[] {
  const at = endOf(path)
  let last = path.length - 1
  while (last >= 0 && distance2(path[last] as XY, at) <= TOUCH * TOUCH) last--
  if (last < 0) return path
  const [out, inside] = [path[last] as XY, path[last + 1] as XY]
  return [...path.slice(0, last + 1), samePoint(inside, at) ? towards(at, out, TOUCH) : touchBetween(inside, out, at)]
}

/** Where a leg that ends nearer to a base than contact first touches it. */
function touchBetween(inside: XY, out: XY, at: XY): XY {
  let [near, far] = [0, distanceDown(inside, out) + 1]
  while (far - near > 1) {
    const middle = (near + far) >> 1
    if (distance2(towards(inside, out, middle), at) < TOUCH * TOUCH) near = middle
    else far = middle
  }
  return towards(inside, out, far)
}

/** dw.zmove.7 Is the touching position on its own path free? Around a sound there is no crowd to mind. */
const hasRoom = (look: Look, zombie: Zombie, { goal, walk }: Way): boolean =>
  goal.human === null || isUntaken(look, zombie, goal.human, endOf(walk))

/** Is a place near a human free of other bases on his level? */
function isUntaken(look: Look, zombie: Zombie, human: Human, at: XY): boolean {
  const self = zombieFigure(zombie.n)
  for (const figure of figuresWithin(crowdOf(look), at, BASE_RADIUS, -TOLERANCE - 1))
    if (figure !== self && figure !== humanFigure(human.n) && !isApart(look, human, theFigure(look, figure)))
      return false
  return true
}

/** dw.zmove.7 The way to the nearest free place of the 24 around him; ties the lower bearing. */
function wayToPlace(look: Look, zombie: Zombie, goal: Goal, { side = 'left' }: Wish): Way | null {
  const human = goal.human as Human
  const places = human.aboard ? placesAt(look, human.aboard) : placesAround(look, human)
  const left = places.map((place) => distance2(place, zombie.at))
  for (let i = leastOf(left); i >= 0; i = leastOf(left)) {
    const place = places[i] as XY
    left[i] = Number.POSITIVE_INFINITY
    if (!isUntaken(look, zombie, human, place)) continue
    const field = wayField(look, place)
    const way = wayFrom(field, zombie.at, side)
    if (way !== null) return { goal, path: way.path, walk: way.path, field, clause: 'dw.zmove.7' }
  }
  return null
}

/** Where the least number of a list is, the first of equal ones; -1 if none is finite. */
function leastOf(numbers: readonly number[]): number {
  let [at, least] = [-1, Number.POSITIVE_INFINITY]
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    if (number >= least) continue
    at = i
    least = number
  }
  return at
}

/** Places around figures where a base can stand as far as terrain goes, by the ground and the point. */
const PLACES = new WeakMap<Ground, Map<number, readonly XY[]>>()

function placesAround(look: Look, { at }: Human): readonly XY[] {
  const key = keyOf(at)
  const known = memoryOf(PLACES, look.facts)
  const places = known.get(key)
  if (places) return places
  if (known.size >= MOST_PLACES) known.clear()
  const { layout, closed, walls } = look.facts
  const found = BEARINGS.map((bearing) => displaced(at, TOUCH, bearing)).filter(
    (place) => placeStopper({ layout, closed }, MOVER, null, place) === null && !isCrossed(layout, walls, place, at),
  )
  known.set(key, found)
  return found
}
const MOST_PLACES = 64

/** A place on the ground as one number. */
const keyOf = ({ x, y }: XY): number => x * 0x10000 + y

function memoryOf<T>(memory: WeakMap<Ground, Map<number, T>>, ground: Ground): Map<number, T> {
  const known = memory.get(ground)
  if (known) return known
  const fresh = new Map<number, T>()
  memory.set(ground, fresh)
  return fresh
}

/** Places equally near to a point, and nearest of those that can be reached from one part of the ground: part by part. */
type Nearest = (readonly XY[])[]
const NEAREST = new WeakMap<Ground, Map<number, Nearest>>()

/** dw.zmove.14 The way to the reachable point nearest to a goal that cannot be reached itself. */
function wayNear(look: Look, zombie: Zombie, goal: Goal): Way | null {
  const places = nearestPlaces(look, zombie.at, goal.at)
  const [first] = places
  if (first === undefined) return null
  const isThere = distance2(zombie.at, goal.at) <= distance2(first, goal.at)
  const place = isThere ? first : bestOf(places, zombie.at, (at) => wayField(look, at))
  const field = wayField(look, place)
  const way = isThere ? { path: [zombie.at] } : wayFrom(field, zombie.at)
  return way && { goal, path: way.path, walk: way.path, field, clause: 'dw.zmove.14' }
}

function nearestPlaces(look: Look, from: XY, to: XY): readonly XY[] {
  const { prices, layout, closed } = look.facts
  const known = memoryOf(NEAREST, look.facts)
  const parts = known.get(keyOf(to)) ?? []
  const isReached = (at: XY): boolean => costFrom(wayField(look, at), from) < Number.POSITIVE_INFINITY
  const remembered = parts.find((places) => isReached(places[0] as XY))
  if (remembered) return remembered
  const places = nearestReachable(waysIn(look), { layout, closed }, from, to, prices)
  if (places.length === 0) return places
  if (known.size >= MOST_PLACES) known.clear()
  known.set(keyOf(to), [...parts, places])
  return places
}

/** dw.zmove.14 Of equally near places the one with the shortest way, then the one farthest left from here. */
export function bestOf(places: readonly XY[], from: XY, fieldTo: (at: XY) => Field): XY {
  let best = places[0] as XY
  if (places.length === 1) return best
  let least = costFrom(fieldTo(best), from)
  for (const place of places.slice(1)) {
    const cost = costFrom(fieldTo(place), from)
    if (cost > least || (cost === least && !bearsLeft(minus(place, from), minus(best, from)))) continue
    best = place
    least = cost
  }
  return best
}

/** The ways on top of roofs and pieces, along whose rims nobody passes; worked out when first needed. */
const TOPS = new WeakMap<Platform, Ways>()

function waysOnTop({ facts: { layout } }: Look, platform: Platform): Ways {
  const known = TOPS.get(platform)
  if (known) return known
  const { id, outline, height } = platform
  const rim = outline.map((from, i): Piece => {
    const shape = { is: 'line', from, to: outline[(i + 1) % outline.length] as XY } as const
    return { id: `${id} ${i}`, kind: 'rim', shape, height, ground: 'impassable', cover: 'none' }
  })
  const top = layoutOf({ width: layout.width, depth: layout.depth, pieces: rim, buildings: [] })
  const ways = waysOf({
    layout: top,
    mover: { radius: BASE_RADIUS, clearance: BASE_RADIUS },
    closed: painted(top, () => 1),
    gates: painted(top, () => 0),
  })
  TOPS.set(platform, ways)
  return ways
}

/** dw.zmove.14 On a roof or a piece: the way to the place up there nearest to a point, and how to measure what is left. */
export function wayAbove(look: Look, zombie: Zombie, to: XY): { path: readonly XY[]; field: Field } {
  const ways = waysOnTop(look, platformOf(look, zombie.on) as Platform)
  const prices = new Int32Array(ways.footing.layout.barriers.length)
  const places = nearestReachable(ways, ways.footing, zombie.at, to, prices)
  const fieldOf = (at: XY): Field => fieldTo(ways, at, prices)
  const place = places.length === 0 ? zombie.at : bestOf(places, zombie.at, fieldOf)
  const field = fieldOf(place)
  const isThere = distance2(zombie.at, to) <= distance2(place, to)
  return { path: (isThere ? null : wayFrom(field, zombie.at)?.path) ?? [zombie.at], field }
}

/** dw.barrier.7 The opening on which a zombie pounds: the first shut one on its path, if it is near enough. */
export function barrierAtHand(look: Look, { at }: Zombie, path: readonly XY[]): string | null {
  const { layout, walls } = look.facts
  const near = barriersWithin(layout, walls, at, BASE_RADIUS + POUNDING.reach)
  if (!near.some((i) => layout.barriers[i]?.part === 'opening')) return null
  const [first] = crossingsOf(layout, walls, path)
  if (first === undefined || !near.includes(first.barrier)) return null
  const barrier = layout.barriers[first.barrier] as Barrier
  if (barrier.part !== 'opening') return null
  const { id, from, to } = barrier.opening
  return isCrossed(layout, waysIn(look).footing.closed, at, nearestOf(from, to, at)) ? null : id
}

/** The point of an opening nearest to a point, a little inside of its ends, where walls begin. */
function nearestOf(from: XY, to: XY, at: XY): XY {
  const length = distanceDown(from, to)
  const along = Math.floor(dot(minus(at, from), minus(to, from)) / length)
  return towards(from, to, Math.min(length - 2, Math.max(2, along)))
}
