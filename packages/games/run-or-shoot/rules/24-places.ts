/** rs.priority.7, rs.priority.10 Places that stand in for where no base can stand, or no way leads. */
import { distance2, placeStopper, type XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import type { Look } from '../state.ts'
import { RADIUS } from '../tables/units.ts'
import type { Ground } from './02-terrain.ts'
import { entrancesFrom, nearestOnFloor } from './23-floors.ts'
import { type Walker, wayTo } from './23-ways.ts'

/** What was found so far: from one place of a floor mostly the same can be reached as from another. */
const FOUND = new WeakMap<Ground, Map<string, Spot[]>>()

/** Is the one way to a place as good as none shorter? Nearest first, then the shortest way, then level, y and x. */
function best(look: Look, walker: Walker, from: Spot, to: XY, places: readonly Spot[]): Spot | null {
  const rated = places.flatMap((spot) => {
    const way = wayTo(look, walker, from, spot)
    return way === null ? [] : [{ spot, far: distance2(spot.at, to), cost: way.cost }]
  })
  rated.sort(
    (a, b) =>
      a.far - b.far ||
      a.cost - b.cost ||
      a.spot.level - b.spot.level ||
      a.spot.at.y - b.spot.at.y ||
      a.spot.at.x - b.spot.at.x,
  )
  return rated[0]?.spot ?? null
}

/** The reachable spot nearest to a point, on one level or on all of them; null if the base cannot stand where it is. */
export function nearestReached(look: Look, walker: Walker, from: Spot, to: XY, level: number | null): Spot | null {
  const found = FOUND.get(look.facts) ?? new Map<string, Spot[]>()
  FOUND.set(look.facts, found)
  const key = `${walker} ${to.x},${to.y} ${level} ${from.level}`
  const known = best(look, walker, from, to, found.get(key) ?? [])
  if (known !== null) return known
  const entrances = entrancesFrom(look, walker, from).filter((spot) => level === null || spot.level === level)
  const places = entrances.flatMap((entrance) => nearestOnFloor(look, walker, entrance, to))
  found.set(key, [...(found.get(key) ?? []), ...places])
  return best(look, walker, from, to, places)
}

/** rs.priority.10 A place itself, if a base can stand there, else the nearest reachable spot on its level. */
export function placeOrNearest(look: Look, walker: Walker, from: Spot, place: Spot): Spot | null {
  const { layout, closed } = look.facts
  const radius = walker === 'tank' ? RADIUS.tank : RADIUS.figure
  const footing = { layout, closed: closed[place.level] as Uint8Array }
  const isOpen = placeStopper(footing, { radius, clearance: radius }, null, place.at) === null
  return isOpen ? place : nearestReached(look, walker, from, place.at, place.level)
}
