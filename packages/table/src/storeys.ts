/**
 * Ways over several floors: each floor has ways of its own, and links lead from a place on one to a place on another at
 * a toll: stairs, ladders, a step off an edge.
 *
 * A floor is looked at only when somebody stands on it, or when a way over it could be cheaper than what is known: by the
 * straight lines to the link and on from its other end, which no way beats. So most questions are those of one floor.
 */
import type { XY } from './geometry.ts'
import { costFrom, type Field, fieldToGoals, type Goal, ROUNDED, wayToGoal } from './paths.ts'
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
}

/** The way to one target from everywhere on all floors. */
export interface StoreyField {
  readonly storeys: Storeys
  readonly target: Place
  readonly prices: Int32Array
  readonly tolls: Int32Array
  /** Working memory: what is known of each floor; null until it is looked at. */
  readonly floors: (FloorField | null)[]
  /** Working memory: what the way costs that begins with this link, in sixteenths, as far as is known. */
  readonly onward: Float64Array
}

interface FloorField {
  readonly field: Field
  /** For each goal of the field the link that begins there; NOBODY for the target. */
  readonly links: readonly number[]
}

/** The cheapest ways to a target at these prices of barriers and tolls of links, in units; SHUT closes either. */
export const storeyFieldTo = (storeys: Storeys, target: Place, prices: Int32Array, tolls: Int32Array): StoreyField => ({
  storeys,
  target,
  prices,
  tolls,
  floors: storeys.floors.map(() => null),
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
}

/** What is left of the way from a place, in sixteenths; Infinity if there is none that costs less than the limit. */
export function storeyCostFrom(field: StoreyField, from: Place, limit = Number.POSITIVE_INFINITY): number {
  lookAt(field, field.target.floor)
  lookAt(field, from.floor)
  for (;;) {
    const cost = costFrom((field.floors[from.floor] as FloorField).field, from.at, limit)
    const better = floorThatMayHelp(field, from.at, Math.min(cost, limit))
    if (better === NOBODY) return cost
    lookAt(field, better)
  }
}

/** The cheapest way from a place to the target, or null; of equal ways of a floor the one that begins furthest left. */
export function storeyWayFrom(field: StoreyField, from: Place): StoreyWay | null {
  const cost = storeyCostFrom(field, from)
  if (cost === Number.POSITIVE_INFINITY) return null
  const legs: StoreyLeg[] = []
  for (let here = from; ; ) {
    const { field: floor, links } = field.floors[here.floor] as FloorField
    const way = wayToGoal(floor, here.at)
    if (way === null) throw new Error('a way has no end')
    const link = links[way.goal] as number
    legs.push({ floor: here.floor, path: way.path, link })
    if (link === NOBODY) return { cost, legs }
    here = (field.storeys.links[link] as Link).to
  }
}

/** A floor not yet looked at, over which a way could cost less than this; NOBODY if there is none. */
function floorThatMayHelp({ storeys, target, tolls, floors }: StoreyField, from: XY, most: number): number {
  const { links } = storeys
  for (let i = 0; i < links.length; i++) {
    const link = links[i] as Link
    if (floors[link.to.floor] !== null || tolls[i] === SHUT) continue
    const least = lengthOf(from, link.from.at) + 16 * (tolls[i] as number) + lengthOf(link.to.at, target.at)
    if (least - 2 * ROUNDED < most) return link.to.floor
  }
  return NOBODY
}

/** Takes a floor into account: what its links cost, and whether they make other floors cheaper. */
function lookAt(field: StoreyField, floor: number): void {
  if (field.floors[floor] !== null) return
  field.floors[floor] = fieldOn(field, floor)
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
function isCheaper({ storeys, tolls, floors, onward }: StoreyField, i: number): boolean {
  const { from, to } = storeys.links[i] as Link
  const [here, there] = [floors[from.floor] ?? null, floors[to.floor] ?? null]
  if (tolls[i] === SHUT || here === null || there === null) return false
  const toll = 16 * (tolls[i] as number)
  const cost = toll + costFrom(there.field, to.at, (onward[i] as number) - toll)
  if (cost >= (onward[i] as number) || costFrom(here.field, from.at, cost + 1) <= cost) return false
  onward[i] = cost
  return true
}

/** The ways of a floor to the target, if it is there, and to all links that lead to it. */
function fieldOn({ storeys, target, prices, onward }: StoreyField, floor: number): FloorField {
  const goals: Goal[] = []
  const links: number[] = []
  if (target.floor === floor) {
    goals.push({ at: target.at, cost: 0 })
    links.push(NOBODY)
  }
  for (const [i, { from }] of storeys.links.entries()) {
    const cost = onward[i] as number
    if (from.floor !== floor || cost === Number.POSITIVE_INFINITY) continue
    goals.push({ at: from.at, cost })
    links.push(i)
  }
  return { field: fieldToGoals(storeys.floors[floor] as Ways, goals, prices), links }
}
