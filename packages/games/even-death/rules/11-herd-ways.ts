/** ed.climb.12 How a herd climbs: each zombie that can pay crosses, the others come up to it or stay. */
import { type Refusal, refuse } from '@shamble/kernel'
import { distance2, samePoint, type XY } from '@shamble/table'
import type { Placed } from '../events.ts'
import type { Herd, Look, Zombie } from '../state.ts'
import { zombieFigure } from './01-figures.ts'
import { alongFrom, basesOverlap } from './01-measure.ts'
import { obstacleOn } from './08-walk.ts'
import { type Leg, legOf } from './10-hazard.ts'
import { figuresInWay } from './10-terrain.ts'
import { climbingDistance, climbOf, crossingFault, inLanding, isAllTaken, legsOf, lengthOf } from './11-climb.ts'
import { crossingTo, type Feature, isAcross, isAtFoot, landingBefore, landingsOf } from './11-landing.ts'
import { pushesFor } from './11-push.ts'
import { isCoherent } from './12-herd.ts'

/** Where a zombie ends, on what, how it gets there, and how much of the height is done. */
export interface HerdWay {
  readonly zombie: number
  readonly at: XY
  readonly on: string | null
  readonly legs: readonly Leg[]
  readonly lands: boolean
  readonly progress: number
}

/** ed.climb.8 What a zombie at the foot has done of the height after this action. */
function progressAt(feature: Feature, z: Zombie, end: XY, left: number): number {
  if (!isAtFoot(feature, { at: end, on: z.on })) return 0
  const before = z.climbing?.feature === feature.id && samePoint(z.at, end) ? z.climbing.progress : 0
  return Math.min(feature.cost, before + left)
}

/** ed.climb.5 Over the feature, and onward at right angles; null if it cannot pay or something is in the way. */
function crossingWay(look: Look, herd: Herd, feature: Feature, z: Zombie, end: XY): HerdWay | null {
  const landing = landingBefore(feature, z, end)
  const crossing = landing === null ? null : crossingTo(feature, z, landing)
  if (landing === null || crossing === null) return null
  const climb = climbOf(feature, z, crossing, climbingDistance(look, herd))
  if (climb === null || !climb.lands || lengthOf(landing, end) > climb.left) return null
  if (crossingFault(look, herd, z, feature, crossing)) return null
  if (!samePoint(landing, end) && obstacleOn(look, herd, landing, end, crossing.on)) return null
  const legs = legsOf(z, climb, samePoint(landing, end) ? null : end)
  return { zombie: z.id, at: end, on: crossing.on, legs, lands: true, progress: 0 }
}

/** ed.climb.12, ed.bite.10 How one zombie of a climbing herd gets to a place; null if it does not. */
function wayOf(look: Look, herd: Herd, feature: Feature, z: Zombie, end: XY): HerdWay | null {
  const isStill = samePoint(z.at, end)
  if (!isStill && z.locked !== null) return null
  if (!isStill && isAcross(feature, z, end)) return crossingWay(look, herd, feature, z, end)
  const distance = climbingDistance(look, herd)
  const length = lengthOf(z.at, end)
  if (length > distance || (!isStill && obstacleOn(look, herd, z.at, end, z.on))) return null
  const progress = z.locked === null ? progressAt(feature, z, end, distance - length) : 0
  return { zombie: z.id, at: end, on: z.on, legs: isStill ? [] : [legOf(z.at, end, z.on)], lands: false, progress }
}

/** Figures of others where a zombie would end. */
const othersAt = (look: Look, herd: Herd, at: XY, on: string | null): number[] =>
  figuresInWay(look, at, on).filter((figure) => !herd.zombies.some(({ id }) => zombieFigure(id) === figure))

/** ed.climb.14 Can those where it lands be shifted, and must they? */
function mayClear(look: Look, herd: Herd, feature: Feature, z: Zombie, { at, on, lands, legs }: HerdWay): boolean {
  if (!lands || legs.length > 2) return false
  const inWay = inLanding(look, herd, { foot: at, landing: at, on })
  return (
    isAllTaken(look, herd, z, feature, climbingDistance(look, herd)) && pushesFor(look, herd, inWay, at, on) !== null
  )
}

const collide = (a: HerdWay, b: HerdWay): boolean => a.on === b.on && basesOverlap(a.at, b.at)

const stay = (look: Look, herd: Herd, feature: Feature, z: Zombie): HerdWay =>
  wayOf(look, herd, feature, z, z.at) ?? {
    zombie: z.id,
    at: z.at,
    on: z.on,
    legs: [],
    lands: false,
    progress: 0,
  }

/** ed.climb.12 A herd that was in coherency ends in coherency, as if the barrier were not there. */
const keepsTogether = (look: Look, herd: Herd, ways: readonly HerdWay[]): boolean =>
  isCoherent(look, ways) || !isCoherent(look, herd.zombies)

/** The ways to places that a person has chosen, or why they are not lawful. */
export function chosenWays(
  look: Look,
  herd: Herd,
  feature: Feature,
  places: readonly Placed[],
): readonly HerdWay[] | Refusal {
  const ends = new Map(places.map(({ zombie, at }) => [zombie, at]))
  if (ends.size !== places.length || places.some(({ zombie }) => !herd.zombies.some(({ id }) => id === zombie)))
    return refuse('ed.climb.12', 'Each zombie of the herd has one place.')
  const ways: HerdWay[] = []
  for (const z of herd.zombies) {
    const end = ends.get(z.id)
    const way = end ? wayOf(look, herd, feature, z, end) : stay(look, herd, feature, z)
    if (way === null) return refuse('ed.climb.12', `Zombie ${z.id} does not get there.`)
    const inWay = othersAt(look, herd, way.at, way.on)
    if (inWay.length > 0 && !mayClear(look, herd, feature, z, way))
      return refuse('ed.climb.11', `Somebody is where zombie ${z.id} would be.`)
    if (ways.some((other) => collide(way, other)))
      return refuse('ed.measure.6', 'Two of them would stand in one place.')
    ways.push(way)
  }
  return keepsTogether(look, herd, ways) ? ways : refuse('ed.herd.3', 'The herd would not be in coherency.')
}

/** The first of some places to which a zombie gets without being in anybody's way. */
function firstWay(
  look: Look,
  herd: Herd,
  feature: Feature,
  z: Zombie,
  ends: readonly XY[],
  others: readonly HerdWay[],
): HerdWay | null {
  for (const end of ends) {
    const way = wayOf(look, herd, feature, z, end)
    if (way === null || others.some((other) => collide(way, other))) continue
    if (othersAt(look, herd, end, way.on).length === 0 || mayClear(look, herd, feature, z, way)) return way
  }
  return null
}

/** The zombies that may go, the nearest to the feature first, each with the places behind it that are looked at. */
function inOrder(herd: Herd, feature: Feature, distance: number): { readonly z: Zombie; readonly landings: XY[] }[] {
  return herd.zombies
    .filter(({ locked }) => locked === null)
    .map((z) => ({ z, landings: landingsOf(feature, z, distance) }))
    .sort(
      (a, b) =>
        distance2(a.z.at, a.landings[0] ?? a.z.at) - distance2(b.z.at, b.landings[0] ?? b.z.at) || a.z.id - b.z.id,
    )
}

/** At most so many cross, the nearest first; the others come to the foot, or as near to it as they can. */
function arrangedFor(look: Look, herd: Herd, feature: Feature, most: number): HerdWay[] {
  const ways = new Map(herd.zombies.map((z) => [z.id, stay(look, herd, feature, z)]))
  const distance = climbingDistance(look, herd)
  let left = most
  for (const { z, landings } of inOrder(herd, feature, distance)) {
    const others = [...ways.values()].filter(({ zombie }) => zombie !== z.id)
    const over = left > 0 ? firstWay(look, herd, feature, z, landings, others) : null
    const feet = landings.flatMap((landing) => {
      const foot = crossingTo(feature, z, landing)?.foot
      return foot ? [lengthOf(z.at, foot) <= distance ? foot : alongFrom(z.at, foot, distance)] : []
    })
    const way = over ?? (isAtFoot(feature, z) ? null : firstWay(look, herd, feature, z, feet, others))
    if (way) ways.set(z.id, way)
    if (over?.lands) left--
  }
  return [...ways.values()]
}

/** ed.zombie-actions.5 How the table arranges a climbing herd: as many as can cross; null if none crosses or begins to. */
export function proposedWays(look: Look, herd: Herd, feature: Feature): readonly HerdWay[] | null {
  for (let most = herd.zombies.length; ; most >>= 1) {
    const ways = arrangedFor(look, herd, feature, most)
    const isOfUse = ways.some(({ lands, progress }) => lands || progress > 0)
    if (isOfUse && keepsTogether(look, herd, ways)) return ways
    if (most === 0) return null
  }
}
