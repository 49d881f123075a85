/** rs.priority What an attacking Zed goes for: the first entry of the list for which it has a way, anew in every 7c. */
import type { Clause } from '../clauses.ts'
import type { Spot } from '../content/table-map.ts'
import type { Lure } from '../events.ts'
import { isInPlay, type Look, radiusOf, type Survivor, type Zed } from '../state.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { MANY_GROANS, PRIORITY } from '../tables/zeds.ts'
import { asFigure, asPoint, type Figure, gapOf, isWithin } from './01-measure.ts'
import { isInTheOpen } from './02-terrain.ts'
import { sees } from './03-sight.ts'
import { wpNear } from './22-wp.ts'
import { type Route, type Walker, wayTo, wayToNearest } from './23-ways.ts'
import { livingIn } from './24-known.ts'
import { nearestReached, placeOrNearest } from './24-places.ts'
import { markedFor } from './35-boomer.ts'

/** What a Zed goes for, and its way there. */
export interface Aim {
  readonly lure: Lure
  readonly clause: Clause
  readonly target: Survivor | null
  readonly goal: Spot
  readonly route: Route
  /** rs.zed.4 How long the way is, in sixteenths of a unit. */
  readonly length: number
}

/** Automation A3: the kind of mover that a Zed is. */
export const walkerOf = ({ kind }: Zed): Walker => (kind === 'tank' || kind === 'hunter' ? kind : 'ordinary')

/** Somebody in reach, the way to him, and how long it is. */
type Reached = Pick<Aim, 'route' | 'length'> & { readonly target: Survivor }

/** The one with the shortest way; of equals the lowest number. */
function shortest(look: Look, z: Zed, among: readonly Survivor[]): Reached | null {
  const found = among.length === 0 ? null : wayToNearest(look, 'ordinary', z, among)
  if (found === null) return null
  const { route } = found
  return { target: among[found.target] as Survivor, route, length: Math.max(0, route.cost - 16 * 2 * RADIUS.figure) }
}

const toward = (lure: Lure, clause: Clause, found: Reached | null): Aim | null =>
  found === null ? null : { lure, clause, goal: found.target, ...found }

/** A place to go to, if there is a way. */
function place(look: Look, z: Zed, lure: Lure, clause: Clause, point: Spot): Aim | null {
  const walker = walkerOf(z)
  const goal = placeOrNearest(look, walker, z, point)
  const route = goal === null ? null : wayTo(look, walker, z, goal)
  if (goal === null || route === null) return null
  return { lure, clause, target: null, goal, route, length: Math.max(0, route.cost - 16 * radiusOf(z)) }
}

/** The nearest of some places to which there is a way; of equals the first. */
export function nearestPlace(look: Look, z: Zed, lure: Lure, clause: Clause, points: readonly Figure[]): Aim | null {
  const from = asFigure(z)
  const near = points.map((point) => ({ point, gap: gapOf(from, point) })).sort((a, b) => a.gap - b.gap)
  for (const { point } of near) {
    const found = place(look, z, lure, clause, point)
    if (found !== null) return found
  }
  return null
}

/** rs.priority.1, rs.wp.5 Burning WP that its base can come to touch. */
export function towardWP(look: Look, z: Zed): Aim | null {
  const aims = wpNear(look, z).flatMap((wp) => {
    const aim = place(look, z, 'WP', 'rs.priority.1', wp)
    return aim !== null && isWithin({ ...asFigure(z), at: aim.goal.at }, asPoint(wp), 0) ? [aim] : []
  })
  return aims.sort((a, b) => a.length - b.length)[0] ?? null
}

/** rs.priority.2, rs.priority.8 In the open within 20 cm, and seen or as near by way. */
function towardOpen(look: Look, z: Zed, living: readonly Survivor[], nearest: Reached | null): Aim | null {
  const from = asFigure(z)
  const reach = cm(PRIORITY.open)
  const near = living.filter((s) => isWithin(from, asFigure(s), reach) && isInTheOpen(look, s))
  if (near.length === 0 || nearest === null) return null
  const isClose = nearest.length <= 16 * reach
  if (near.includes(nearest.target) && (isClose || sees(look, z, nearest.target)))
    return toward('the open', 'rs.priority.2', nearest)
  // Nobody's way is shorter than that of the nearest: if that is too long, only who is seen is left.
  const left = isClose ? near : near.filter((s) => sees(look, z, s))
  const each = left
    .flatMap((s) => shortest(look, z, [s]) ?? [])
    .filter(({ target, length }) => !isClose || length <= 16 * reach || sees(look, z, target))
  const [best] = each.sort((a, b) => a.length - b.length || a.target.n - b.target.n)
  return toward('the open', 'rs.priority.2', best ?? null)
}

/** rs.priority.3, rs.priority.9 */
function towardKnown(look: Look, z: Zed): Aim | null {
  const inside = look.state.known.flatMap((building) => livingIn(look, building))
  return toward('a known building', 'rs.priority.3', shortest(look, z, inside))
}

/** rs.priority.4, rs.priority.10 */
function towardNoise(look: Look, z: Zed): Aim | null {
  const from = asFigure(z)
  const heard = look.state.noises
    .filter(({ for7c }) => for7c)
    .map(asPoint)
    .filter((point) => isWithin(from, point, cm(PRIORITY.noise)) && !isWithin(from, point, cm(PRIORITY.ignored)))
  return nearestPlace(look, z, 'noise', 'rs.priority.4', heard)
}

/** rs.priority.5, rs.priority.11 Its own groans it does not count. */
function towardGroans(look: Look, z: Zed): Aim | null {
  const from = asFigure(z)
  const heard = look.state.groans.filter((groan) => groan.zed !== z.id && isWithin(from, groan, cm(PRIORITY.groans)))
  if (heard.length < MANY_GROANS) return null
  const places = heard.filter((groan) => !isWithin(from, asPoint(groan), cm(PRIORITY.ignored)))
  return nearestPlace(look, z, 'groans', 'rs.priority.5', places)
}

/** rs.priority.7 Nobody can be reached: as near as it comes to the nearest living. */
export function towardNobody(look: Look, z: Zed, living: readonly Survivor[]): Aim | null {
  const from = asFigure(z)
  const [nearest] = [...living].sort((a, b) => gapOf(from, asFigure(a)) - gapOf(from, asFigure(b)) || a.n - b.n)
  const goal = nearest ? nearestReached(look, walkerOf(z), z, nearest.at, null) : null
  return goal === null ? null : place(look, z, 'nobody', 'rs.priority.7', goal)
}

/** rs.priority.7 The first entry for which it has a way. */
export function aimOf(look: Look, z: Zed): Aim | null {
  const living = look.state.survivors.filter(isInPlay)
  const nearest = shortest(look, z, living)
  return (
    towardWP(look, z) ??
    toward('slime', 'rs.priority.12', shortest(look, z, markedFor(look, z))) ??
    towardOpen(look, z, living, nearest) ??
    towardKnown(look, z) ??
    towardNoise(look, z) ??
    towardGroans(look, z) ??
    toward('the nearest', 'rs.priority.6', nearest) ??
    towardNobody(look, z, living)
  )
}
