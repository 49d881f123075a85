/** rs.priority What an attacking Zed goes for: the first entry of the list for which it has a way, anew in every 7c. */
import type { Clause } from '../clauses.ts'
import type { Spot } from '../content/table-map.ts'
import type { Lure } from '../events.ts'
import { isInPlay, type Look, type Survivor, type Zed } from '../state.ts'
import { cm } from '../tables/units.ts'
import { MANY_GROANS, PRIORITY } from '../tables/zeds.ts'
import { asFigure, asPoint, type Figure, gapOf, isWithin } from './01-measure.ts'
import { isInTheOpen } from './02-terrain.ts'
import { sees } from './03-sight.ts'
import { wpNear } from './22-wp.ts'
import { type Walker, wayLength } from './23-ways.ts'
import { livingIn } from './24-known.ts'
import { nearestReached, placeOrNearest } from './24-places.ts'
import { markedFor } from './35-boomer.ts'

/** What a Zed goes for, where its way leads, and how long that is, in sixteenths of a unit. */
export interface Aim {
  readonly lure: Lure
  readonly clause: Clause
  readonly target: Survivor | null
  readonly goal: Spot
  readonly length: number
}

/** Automation A3: the kind of mover that a Zed is. */
export const walkerOf = ({ kind }: Zed): Walker => (kind === 'tank' || kind === 'hunter' ? kind : 'ordinary')

/** Ways are rounded down leg by leg: no way is shorter than the gap by more than so many sixteenths. */
const ROUNDED = 96

/** The one with the shortest way, below a limit; of equals the lowest number. */
function shortest(look: Look, z: Zed, among: readonly Survivor[]): { target: Survivor; length: number } | null {
  const from = asFigure(z)
  const near = among.map((s) => ({ s, gap: 16 * gapOf(from, asFigure(s)) })).sort((a, b) => a.gap - b.gap)
  let best: { target: Survivor; length: number } | null = null
  for (const { s, gap } of near) {
    if (best !== null && gap - ROUNDED > best.length) break
    const length = wayLength(look, 'ordinary', from, asFigure(s), best === null ? undefined : best.length + 1)
    if (length === Number.POSITIVE_INFINITY) continue
    if (best === null || length < best.length || s.n < best.target.n) best = { target: s, length }
  }
  return best
}

const toward = (lure: Lure, clause: Clause, found: { target: Survivor; length: number } | null): Aim | null =>
  found === null ? null : { lure, clause, goal: found.target, ...found }

/** A place to go to, if there is a way. */
function place(look: Look, z: Zed, lure: Lure, clause: Clause, point: Spot): Aim | null {
  const walker = walkerOf(z)
  const goal = placeOrNearest(look, walker, z, point)
  const length = goal === null ? Number.POSITIVE_INFINITY : wayLength(look, walker, asFigure(z), asPoint(goal))
  return goal === null || length === Number.POSITIVE_INFINITY ? null : { lure, clause, target: null, goal, length }
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
function towardOpen(look: Look, z: Zed, living: readonly Survivor[]): Aim | null {
  const from = asFigure(z)
  const reach = cm(PRIORITY.open)
  const isNear = (s: Survivor): boolean => isWithin(from, asFigure(s), reach) && isInTheOpen(look, s)
  const near = living.filter(
    (s) =>
      isNear(s) && (sees(look, z, s) || wayLength(look, 'ordinary', from, asFigure(s), 16 * reach + 1) <= 16 * reach),
  )
  return toward('the open', 'rs.priority.2', shortest(look, z, near))
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
function towardNobody(look: Look, z: Zed, living: readonly Survivor[]): Aim | null {
  const from = asFigure(z)
  const [nearest] = [...living].sort((a, b) => gapOf(from, asFigure(a)) - gapOf(from, asFigure(b)) || a.n - b.n)
  const goal = nearest ? nearestReached(look, 'ordinary', z, nearest.at, null) : null
  return goal === null
    ? null
    : {
        lure: 'nobody',
        clause: 'rs.priority.7',
        target: null,
        goal,
        length: wayLength(look, 'ordinary', from, asPoint(goal)),
      }
}

/** rs.priority.6 */
const towardNearest = (look: Look, z: Zed, living: readonly Survivor[]): Aim | null =>
  toward('the nearest', 'rs.priority.6', shortest(look, z, living))

/** rs.priority.7 The first entry for which it has a way. */
export function aimOf(look: Look, z: Zed): Aim | null {
  const living = look.state.survivors.filter(isInPlay)
  return (
    towardWP(look, z) ??
    toward('slime', 'rs.priority.12', shortest(look, z, markedFor(look, z))) ??
    towardOpen(look, z, living) ??
    towardKnown(look, z) ??
    towardNoise(look, z) ??
    towardGroans(look, z) ??
    towardNearest(look, z, living) ??
    towardNobody(look, z, living)
  )
}
