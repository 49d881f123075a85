/** rs.zed.4 The floors of the ways: steps from one to another, what has to be paid on each, what can be reached there. */
import {
  distance2,
  type Link,
  nearestReachable,
  type Place,
  placeStopper,
  plus,
  SHUT,
  type Ways,
  type XY,
} from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import type { Look } from '../state.ts'
import { costsOf, netOf, type Walker, type Way, wayTo } from './23-ways.ts'

/** A step from one floor to another: by what, whence and whither, and what it costs in units. */
export interface FloorStep {
  readonly is: Way['is']
  /** The ladder, stairs or window. */
  readonly id: string | null
  readonly from: Spot
  readonly to: Spot
  readonly toll: number
}

/** The step that a way takes at the end of a leg. */
export function stepOf(look: Look, walker: Walker, link: number): FloorStep {
  const { storeys, ways, levelAt } = netOf(look, walker)
  const { from, to } = storeys.links[link] as Link
  const way = ways[link] as Way
  const spot = (place: Place): Spot => ({ at: place.at, level: levelAt(place) })
  return {
    is: way.is,
    id: way.is === 'edge' ? null : way.id,
    from: spot(from),
    to: spot(to),
    toll: costsOf(look, walker).tolls[link] as number,
  }
}

/** What a walker has to pay for or to smash just now on a floor, and the price of each barrier in units. */
export function gatesFor(look: Look, walker: Walker, floor: number): { gates: Uint8Array; prices: Int32Array } {
  const { prices, gates } = costsOf(look, walker)
  const known = gates.get(floor)
  if (known) return { gates: known, prices }
  const all = (netOf(look, walker).storeys.floors[floor] as Ways).gates
  const closed = Uint8Array.from(all, (gate, i) => (gate !== 0 && prices[i] !== 0 ? 1 : 0))
  gates.set(floor, closed)
  return { gates: closed, prices }
}

/**
 * rs.priority.7, rs.priority.10 The places on one floor, equally near to a point, where a base can stand and to which a
 * way leads from a place of that floor.
 */
export function nearestOnFloor(look: Look, walker: Walker, from: Spot, to: XY): Spot[] {
  const { storeys, floorAt } = netOf(look, walker)
  const ways = storeys.floors[floorAt(from)] as Ways
  const footing = { layout: look.facts.layout, closed: look.facts.closed[from.level] as Uint8Array }
  const places = nearestReachable(ways, footing, from.at, to, costsOf(look, walker).prices)
  const { radius } = ways.mover
  const isFree = (at: XY): boolean => placeStopper(footing, { radius, clearance: radius }, null, at) === null
  return places.flatMap((near) => {
    const at = NUDGES.map((nudge) => plus(near, nudge))
      .sort((a, b) => distance2(a, to) - distance2(b, to))
      .find(isFree)
    return at === undefined ? [] : [{ at, level: from.level }]
  })
}
/** Ways keep a unit less than the radius from barriers (A3): where a base may rest is up to two units beside. */
const NUDGES: readonly XY[] = [-2, -1, 0, 1, 2].flatMap((x) => [-2, -1, 0, 1, 2].map((y) => ({ x, y })))

/** Where one comes onto each floor that can be reached from a spot, the floor of the spot itself first: one place each. */
export function entrancesFrom(look: Look, walker: Walker, from: Spot): Spot[] {
  const { storeys, floorAt, levelAt } = netOf(look, walker)
  const { links } = storeys
  const { tolls } = costsOf(look, walker)
  const entrances = new Map<number, Spot>([[floorAt(from), from]])
  for (const floor of entrances.keys())
    for (const [i, link] of links.entries()) {
      if (link.from.floor !== floor || tolls[i] === SHUT || entrances.has(link.to.floor)) continue
      const here = entrances.get(floor) as Spot
      if (wayTo(look, walker, here, { at: link.from.at, level: here.level }) === null) continue
      entrances.set(link.to.floor, { at: link.to.at, level: levelAt(link.to) })
    }
  return [...entrances.values()]
}
