/** rs.zed.9 Where a Zed comes to rest: as near to the end of its way as there is room. */
import { isCrossed, leftOf, overlaps, plus, rightOf, towards, type XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import type { Look, Zed } from '../state.ts'
import { TOLERANCE } from '../tables/units.ts'
import { SIDESTEP } from '../tables/zeds.ts'
import { zedFigure } from './01-crowd.ts'
import { asFigure, isFreeSpot, lengthOf } from './01-measure.ts'
import { meetsSomebody, pathUpTo, pointAlong, type Stretch, type Trip } from './23-trip.ts'

/** rs.measure.11, rs.secrecy.11 May a Zed rest there? One that is hidden keeps clear of others that are, too. */
export function mayRest(look: Look, z: Zed, spot: Spot): boolean {
  const { radius } = asFigure(z)
  if (!isFreeSpot(look, spot, radius, [zedFigure(z.id)])) return false
  if (z.n !== 0) return true
  return look.state.hidden.zeds.every(
    (other) =>
      other.id === z.id ||
      other.level !== spot.level ||
      !overlaps({ ...spot.at, radius }, { ...other.at, radius: asFigure(other).radius }, TOLERANCE),
  )
}

/** A place at which a trip may end. */
export interface Rest {
  readonly stretches: readonly Stretch[]
  readonly spot: Spot
}

/** The direction of a path at a point of it. */
function directionAt(path: readonly XY[], units: number): { from: XY; to: XY } | null {
  const upTo = pathUpTo(path, Math.max(1, units))
  const [from, to] = [upTo.at(-2), upTo.at(-1)]
  return from && to ? { from, to } : null
}

/** rs.zed.7, rs.zed.9 The point itself, or so far to the right, or to the left of it, with no barrier and nobody between. */
function besideAt(look: Look, z: Zed, { level, path }: Stretch, units: number, mayStepAside: boolean): XY[] | null {
  const point = pointAlong(path, units)
  if (mayRest(look, z, { at: point, level })) return [point]
  const along = mayStepAside ? directionAt(path, units) : null
  if (along === null) return null
  const ahead = { x: along.to.x - along.from.x, y: along.to.y - along.from.y }
  const { layout, closed } = look.facts
  for (const side of [rightOf(ahead), leftOf(ahead)]) {
    const at = towards(point, plus(point, side), SIDESTEP.aside)
    const isParted = isCrossed(layout, closed[level] as Uint8Array, point, at)
    const isBarred = isParted || meetsSomebody(look, { ...asFigure(z), level }, point, at)
    if (!isBarred && mayRest(look, z, { at, level })) return [point, at]
  }
  return null
}

/**
 * rs.zed.9 The free spot on a trip that is nearest to its end: there, aside, or a step back, and so on; null if it is
 * back where it began. A step aside is part of the move (rs.zed.1), and nobody takes one that leads away from his goal.
 */
export function restOn(
  look: Look,
  z: Zed,
  { stretches, spent }: Trip,
  allowance: number,
  isNearer: (spot: Spot) => boolean,
): Rest | null {
  let back = 0
  for (let i = stretches.length - 1; i >= 0; i--) {
    const stretch = stretches[i] as Stretch
    const { level } = stretch
    // The first point of all is where it stands; those of later stretches are the ends of stairs.
    const least = i > 0 ? 0 : 1
    for (let units = lengthOf(stretch.path); units >= least; units -= SIDESTEP.back, back += SIDESTEP.back) {
      const ends = besideAt(look, z, stretch, units, spent - back + SIDESTEP.aside <= allowance)
      if (ends === null) continue
      const spot = { at: ends.at(-1) as XY, level }
      const isNearStart = i === 0 && ends.length > 1 && units <= SIDESTEP.aside
      if (isNearStart && !isNearer(spot)) continue
      const path = [...pathUpTo(stretch.path, units), ...ends.slice(1)]
      return { stretches: [...stretches.slice(0, i), { level, path }], spot }
    }
  }
  return null
}
