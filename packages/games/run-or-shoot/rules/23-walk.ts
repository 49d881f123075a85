/** rs.zed A Zed walks along its way: into contact if it can, else as near as there is room. */
import { samePoint, type XY } from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { Spot } from '../content/table-map.ts'
import type { Lure } from '../events.ts'
import { type Look, radiusOf, type Transaction, type Zed } from '../state.ts'
import { AT_IT, RADIUS, SAMPLE_STEP } from '../tables/units.ts'
import { zedFigure } from './01-crowd.ts'
import { asFigure, asPoint, isWithin, nearestFreeSpot } from './01-measure.ts'
import type { Ground } from './02-terrain.ts'
import { upToWP } from './22-wp.ts'
import { contactSpot } from './23-contact.ts'
import { stepOf } from './23-floors.ts'
import { mayRest, restOn } from './23-rest.ts'
import { step, type Walk } from './23-steps.ts'
import { type Going, pathUpTo, type Stretch, type Trip, tripAlong } from './23-trip.ts'
import { type Route, wayTo } from './23-ways.ts'

/** What a Zed goes for, and how. */
export interface Errand extends Going {
  readonly lure: Lure
  /** Why: the clause of its priority. */
  readonly clause: Clause
  /** Where its way leads: to its target, or to a place. */
  readonly goal: Spot
  /** rs.zed.8 Does it seek contact with its target? */
  readonly touches: boolean
  /** The way to the goal, if it is known already, and the ground as it was then. */
  readonly known?: { readonly route: Route; readonly ground: Ground }
  /** It goes no further than the first sample point at which this holds, and does not start where it holds. */
  readonly until?: (spot: Spot) => boolean
}

/** rs.zed.8 The walk to the first contact spot that is free and can still be reached. */
export function contactWalk(look: Look, z: Zed, way: Route, errand: Errand): Walk | null {
  const { target, allowance, walker } = errand
  const radius = radiusOf(z)
  if (target === null || !errand.touches || way.cost > 16 * (allowance + radius + RADIUS.figure + SPARE)) return null
  const comesFrom = way.legs.at(-1)?.path.at(-2) ?? z.at
  let stretches: readonly Stretch[] = []
  const spot = contactSpot(look, radius, asFigure(target), comesFrom, [zedFigure(z.id)], (place) => {
    if (z.n === 0 && !mayRest(look, z, place)) return false
    const there = wayTo(look, walker, z, place)
    const trip = there === null ? null : tripAlong(look, asFigure(z), there, errand)
    if (trip?.halt !== 'there') return false
    stretches = trip.stretches
    return true
  })
  return spot === null ? null : { stretches, spot, edge: null, reachesWP: false }
}
/** A contact spot is so much farther out than touching, and ways are rounded. */
const SPARE = 8

/** rs.zed.10 The ladder that a Zed can climb at once: it stands at its end, no other has used it, and there is room above. */
function upLadder(look: Look, z: Zed, way: Route, { walker, crosses }: Errand): (Walk & { ladder: string }) | null {
  const leg = way.legs[0]
  if (leg === undefined || way.legs.length < 2 || walker !== 'ordinary' || !crosses) return null
  const { is, id, from, to } = stepOf(look, walker, leg.link)
  if (is !== 'ladder' || id === null || look.state.laddersUsed.includes(id)) return null
  if (!isWithin(asFigure(z), asPoint(from), AT_IT)) return null
  const spot = nearestFreeSpot(look, to, radiusOf(z), [zedFigure(z.id)])
  if (spot === null) return null
  const stretches = [
    { level: z.level, path: [z.at] },
    { level: spot.level, path: [spot.at] },
  ]
  return { stretches, spot, edge: null, reachesWP: false, ladder: id }
}

/** rs.terrain.1 A step off an edge: it falls, if there is room below. */
function overEdge(look: Look, z: Zed, { halt, step: off, stretches }: Trip): Walk | null {
  if (halt !== 'edge' || off === null) return null
  if (nearestFreeSpot(look, off.to, radiusOf(z), [zedFigure(z.id)]) === null) return null
  return { stretches, spot: off.from, edge: off.to.at, reachesWP: false }
}

/** A trip up to the first sample point at which it shall end. */
function cutShort(trip: Trip, until: ((spot: Spot) => boolean) | undefined): Trip {
  if (until === undefined) return trip
  for (const [i, { level, path }] of trip.stretches.entries())
    for (let units = SAMPLE_STEP; ; units += SAMPLE_STEP) {
      const upTo = pathUpTo(path, units)
      const at = upTo.at(-1) as XY
      const stretches = [...trip.stretches.slice(0, i), { level, path: upTo }]
      if (until({ at, level })) return { ...trip, stretches, halt: 'there', step: null, opening: null }
      if (samePoint(at, path.at(-1) as XY)) break
    }
  return trip
}

/** rs.zed.9 Along its way, and to rest: over an edge, into WP, or where there is room; null if it stays. */
function alongWay(look: Look, z: Zed, way: Route, errand: Errand): Walk | null {
  const trip = cutShort(tripAlong(look, asFigure(z), way, errand), errand.until)
  const burnt = upToWP(look, z, trip.stretches)
  const last = burnt?.at(-1)
  if (burnt && last && z.kind !== 'tank') {
    const spot = { at: last.path.at(-1) as XY, level: last.level }
    return { stretches: burnt, spot, edge: null, reachesWP: true }
  }
  const falling = burnt === null ? overEdge(look, z, trip) : null
  if (falling !== null) return falling
  const isNearer = (spot: Spot): boolean => (wayTo(look, errand.walker, spot, errand.goal)?.cost ?? way.cost) < way.cost
  const rest = restOn(look, z, burnt === null ? trip : { ...trip, stretches: burnt }, errand.allowance, isNearer)
  return rest === null ? null : { ...rest, edge: null, reachesWP: burnt !== null }
}

/** rs.zed.1, rs.zed.4, rs.zed.7 to rs.zed.10 One move of a Zed; without a way it stays where it is. */
export function walkZed(t: Transaction, z: Zed, errand: Errand): void {
  const way = errand.until?.(z) ? null : wayOf(t, z, errand)
  if (way === null) return
  const climb = upLadder(t, z, way, errand)
  if (climb !== null) t.state.laddersUsed = Object.freeze([...t.state.laddersUsed, climb.ladder])
  const walk = climb ?? walkOf(t, z, way, errand)
  if (walk !== null) step(t, z, walk, errand)
}

/** Nothing has been broken since the way was found: it is still the same. */
const wayOf = (look: Look, z: Zed, { known, walker, goal }: Errand): Route | null =>
  known?.ground === look.facts ? known.route : wayTo(look, walker, z, goal)

/** Into contact if it can, unless WP burns on the way there. */
function walkOf(look: Look, z: Zed, way: Route, errand: Errand): Walk | null {
  const touching = contactWalk(look, z, way, errand)
  if (touching === null || upToWP(look, z, touching.stretches) !== null) return alongWay(look, z, way, errand)
  return touching
}
