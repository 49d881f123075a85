/**
 * Ways over several floors: each floor has ways of its own, and links lead from a place on one to a place on another at
 * a toll: stairs, ladders, a step off an edge.
 *
 * A floor is looked at only when somebody stands on it, or when a way over it could be cheaper than what is known: by the
 * straight lines to the link and on from its other end, which no way beats. So most questions are those of one floor.
 */
import { INSIDE, type XY } from './geometry.ts'
import { costFrom, type Field, fieldTo, fieldToGoals, type Goal, type GoalWay, ROUNDED, wayToGoal } from './paths.ts'
import { whereInShape } from './shape.ts'
import { NOBODY } from './spatial.ts'
import { lengthOf, SHUT, type Ways } from './ways.ts'

/** A place on a floor, which is a number of `Storeys.floors`. */
export interface Place {
  readonly floor: number
  readonly at: XY
}

/** A link leads one way; stairs are two. Its toll is at least as long as the straight line between its ends. */
export interface Link {
  readonly from: Place
  readonly to: Place
}

export interface Storeys {
  readonly floors: readonly Ways[]
  readonly links: readonly Link[]
  /** What `passagesOf` found of these; without it, any link may lead to a shorter way. */
  readonly passages?: Passages
}

/** From one floor to the same one over others: for each link that leaves it, those by which it is worth to come back. */
export interface Passages {
  readonly home: number
  readonly back: readonly (readonly number[])[]
}

/** The way to one target, or to the nearest of several, from everywhere on all floors. */
export interface StoreyField {
  readonly storeys: Storeys
  readonly targets: readonly Place[]
  readonly prices: Int32Array
  readonly tolls: Int32Array
  /** Working memory: what is known of each floor; null until it is looked at. */
  readonly floors: (FloorField | null)[]
  /** Working memory: not 0 for a floor on which somebody stands; of others only what leads through them is known. */
  readonly isStoodOn: Uint8Array
  /** Working memory: what the way costs that begins with this link, in sixteenths, as far as is known. */
  readonly onward: Float64Array
}

interface FloorField {
  readonly field: Field
  /** For each goal of the field the link that begins there; NOBODY and below for the targets, in their order. */
  readonly links: readonly number[]
}

/** The cheapest ways to a target at these prices of barriers and tolls of links, in units; SHUT closes either. */
export const storeyFieldTo = (storeys: Storeys, target: Place, prices: Int32Array, tolls: Int32Array): StoreyField =>
  storeyFieldToAny(storeys, [target], prices, tolls)

/** The same to whichever of several targets is the nearest; of equally near ones in sight the first. */
export const storeyFieldToAny = (
  storeys: Storeys,
  targets: readonly Place[],
  prices: Int32Array,
  tolls: Int32Array,
): StoreyField => ({
  storeys,
  targets,
  prices,
  tolls,
  floors: storeys.floors.map(() => null),
  isStoodOn: new Uint8Array(storeys.floors.length),
  onward: new Float64Array(storeys.links.length).fill(Number.POSITIVE_INFINITY),
})

/** A stretch of a way on one floor, and the link that it takes at its end; NOBODY where the target is. */
export interface StoreyLeg {
  readonly floor: number
  readonly path: readonly XY[]
  readonly link: number
}

export interface StoreyWay {
  /** Length, prices and tolls, in sixteenths of a unit. */
  readonly cost: number
  readonly legs: readonly StoreyLeg[]
  /** Which of the targets it leads to. */
  readonly target: number
}

/** What is left of the way from a place, in sixteenths; Infinity if there is none that costs less than the limit. */
export function storeyCostFrom(field: StoreyField, from: Place, limit = Number.POSITIVE_INFINITY): number {
  standAt(field, from)
  for (;;) {
    const cost = costFrom((field.floors[from.floor] as FloorField).field, from.at, limit)
    const better = floorThatMayHelp(field, from, Math.min(cost, limit))
    if (better === NOBODY) return cost
    lookAt(field, better)
  }
}

/** Takes into account the floors of a place and of all targets. */
function standAt(field: StoreyField, { floor }: Place): void {
  for (const target of field.targets) standOn(field, target.floor)
  standOn(field, floor)
}

/** Takes a floor into account with all its links. */
function standOn(field: StoreyField, floor: number): void {
  if (field.isStoodOn[floor] !== 0) return
  field.isStoodOn[floor] = 1
  lookAt(field, floor)
}

/** The cheapest way from a place to the target, or null; of equal ways of a floor the one that begins furthest left. */
export function storeyWayFrom(field: StoreyField, from: Place): StoreyWay | null {
  const first = firstLeg(field, from)
  if (first === null) return null
  const legs: StoreyLeg[] = []
  for (let [here, way]: [Place, GoalWay | null] = [from, first]; ; ) {
    if (way === null) throw new Error('a way has no end')
    const link = (field.floors[here.floor] as FloorField).links[way.goal] as number
    legs.push({ floor: here.floor, path: way.path, link: Math.max(NOBODY, link) })
    if (link <= NOBODY) return { cost: first.cost, legs, target: NOBODY - link }
    here = (field.storeys.links[link] as Link).to
    way = wayToGoal((field.floors[here.floor] as FloorField).field, here.at)
  }
}

/** The way on the floor of a place, to the target or to the first link, with all floors known that may help. */
function firstLeg(field: StoreyField, from: Place): GoalWay | null {
  standAt(field, from)
  for (;;) {
    const way = wayToGoal((field.floors[from.floor] as FloorField).field, from.at)
    const better = floorThatMayHelp(field, from, way?.cost ?? Number.POSITIVE_INFINITY)
    if (better === NOBODY) return way
    lookAt(field, better)
  }
}

/** A floor not yet looked at, over which a way could cost less than this; NOBODY if there is none. */
function floorThatMayHelp(field: StoreyField, { floor, at }: Place, most: number): number {
  const { storeys, targets, tolls, floors } = field
  const { links, passages } = storeys
  const isRoundTrip =
    passages !== undefined && passages.home === floor && targets.every((target) => target.floor === passages.home)
  for (let i = 0; i < links.length; i++) {
    const link = links[i] as Link
    // A way leaves what has been looked at by a link that begins there.
    if (floors[link.to.floor] !== null || floors[link.from.floor] === null || tolls[i] === SHUT) continue
    const start = lengthOf(at, link.from.at) + 16 * (tolls[i] as number)
    const isHome = isRoundTrip && link.from.floor === passages.home
    const rest = isHome
      ? restOver(field, link, passages.back[i] as readonly number[])
      : lengthToAny(targets, link.to.at)
    if (start + rest - 3 * ROUNDED < most) return link.to.floor
  }
  return NOBODY
}

/** The straight line to the nearest target. */
function lengthToAny(targets: readonly Place[], from: XY): number {
  let least = Number.POSITIVE_INFINITY
  for (const { at } of targets) least = Math.min(least, lengthOf(from, at))
  return least
}

/** What is left at least of a way that comes back by one of these links. */
function restOver({ storeys, targets, tolls }: StoreyField, { to }: Link, back: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const i of back) {
    const link = storeys.links[i] as Link
    if (tolls[i] === SHUT) continue
    const rest = lengthOf(to.at, link.from.at) + 16 * (tolls[i] as number) + lengthToAny(targets, link.to.at)
    least = Math.min(least, rest)
  }
  return least
}

/**
 * The passages from a floor to itself over others, at prices and tolls between which all others lie that are ever asked
 * for: what the own floor costs at most, and links at least. Where walking there is never dearer, nobody need look.
 */
export function passagesOf(storeys: Storeys, home: number, most: Int32Array, tolls: Int32Array): Passages {
  const { links } = storeys
  const leads = links
    .map(({ from, to }, i) => (from.floor !== home && to.floor === home && tolls[i] !== SHUT ? [i] : []))
    .flat()
  const back = links.map((link, i): readonly number[] => {
    if (link.from.floor !== home || tolls[i] === SHUT) return []
    const walking = fieldTo(storeys.floors[home] as Ways, link.from.at, most)
    const isWorth = (k: number): boolean => {
      const { from, to } = links[k] as Link
      const over = 16 * ((tolls[i] as number) + (tolls[k] as number)) + lengthOf(link.to.at, from.at)
      // The field is walked the other way, on which an area around this end was left and not entered.
      const entering = pricesAround(storeys.floors[home] as Ways, most, to.at)
      return costFrom(walking, to.at, over - entering) === Number.POSITIVE_INFINITY
    }
    return leads.filter((k) => isConnected(links, home, link.to.floor, (links[k] as Link).from.floor) && isWorth(k))
  })
  return { home, back }
}

/** What it costs to enter all the areas in which a point lies, in sixteenths. */
function pricesAround({ footing: { layout }, gates }: Ways, prices: Int32Array, at: XY): number {
  let sum = 0
  for (const { index, shape } of layout.barriers) {
    if (gates[index] === 0 || shape.is === 'line' || whereInShape(shape, at) !== INSIDE) continue
    sum += prices[index] === SHUT ? Number.POSITIVE_INFINITY : 16 * (prices[index] as number)
  }
  return sum
}

/** Does a chain of links lead from one floor to another without this one? */
function isConnected(links: readonly Link[], without: number, from: number, to: number): boolean {
  const reached = new Set([from])
  for (const floor of reached)
    for (const link of links) if (link.from.floor === floor && link.to.floor !== without) reached.add(link.to.floor)
  return reached.has(to)
}

/** Takes a floor into account: what its links cost, and whether they make other floors cheaper. */
function lookAt(field: StoreyField, floor: number): void {
  field.floors[floor] ??= fieldOn(field, floor)
  let isDue = ({ from, to }: Link): boolean => from.floor === floor || to.floor === floor
  // Every round takes cheaper links to the floors they begin on; costs only fall, and cannot fall for ever.
  for (;;) {
    const cheaper = new Set<number>()
    for (const [i, link] of field.storeys.links.entries())
      if (isDue(link) && isCheaper(field, i)) cheaper.add(link.from.floor)
    if (cheaper.size === 0) return
    for (const changed of cheaper) field.floors[changed] = fieldOn(field, changed)
    isDue = ({ to }) => cheaper.has(to.floor)
  }
}

/** Notes what a link costs, if that is less than what is known and than any other way from where it begins. */
function isCheaper({ storeys, tolls, floors, isStoodOn, onward }: StoreyField, i: number): boolean {
  const { from, to } = storeys.links[i] as Link
  const [here, there] = [floors[from.floor] ?? null, floors[to.floor] ?? null]
  if (tolls[i] === SHUT || here === null || there === null) return false
  if (isStoodOn[from.floor] === 0 && isOnlyWayBack(storeys, i)) return false
  const toll = 16 * (tolls[i] as number)
  const cost = toll + costFrom(there.field, to.at, (onward[i] as number) - toll)
  if (cost >= (onward[i] as number) || costFrom(here.field, from.at, cost + 1) <= cost) return false
  onward[i] = cost
  return true
}

/** Does a link lead back to where passages begin, and is it worth that to nobody who comes from there? */
function isOnlyWayBack({ passages, links }: Storeys, i: number): boolean {
  if (passages === undefined || (links[i] as Link).to.floor !== passages.home) return false
  return !passages.back.some((back) => back.includes(i))
}

/** The ways of a floor to the target, if it is there, and to all links that lead to it. */
function fieldOn({ storeys, targets, prices, onward }: StoreyField, floor: number): FloorField {
  const goals: Goal[] = []
  const links: number[] = []
  for (const [k, target] of targets.entries()) {
    if (target.floor !== floor) continue
    goals.push({ at: target.at, cost: 0 })
    links.push(NOBODY - k)
  }
  for (const [i, { from }] of storeys.links.entries()) {
    const cost = onward[i] as number
    if (from.floor !== floor || cost === Number.POSITIVE_INFINITY) continue
    goals.push({ at: from.at, cost })
    links.push(i)
  }
  return { field: fieldToGoals(storeys.floors[floor] as Ways, goals, prices), links }
}
