/** rs.zed.8 The spots around a figure at which another stands in contact with it; springs, pins and pulls use the same. */
import { minus, plus, samePoint, towards, turned, type XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import type { Look } from '../state.ts'
import { CONTACT_SPOTS } from '../tables/zeds.ts'
import { type Figure, inContact, isFreeSpot } from './01-measure.ts'

/** 0, +15, -15, +30 and so on up to 180 degrees. */
const ANGLES: readonly number[] = Array.from({ length: 360 / CONTACT_SPOTS.everyDegrees }, (_, i) =>
  i % 2 === 1 ? (CONTACT_SPOTS.everyDegrees * (i + 1)) / 2 : (-CONTACT_SPOTS.everyDegrees * i) / 2,
)

/** rs.zed.8 The first contact spot of a base at a target, in the direction from which it comes, seen from the target. */
function towardsComer(radius: number, target: Figure, from: XY): XY {
  const apart = radius + target.radius + CONTACT_SPOTS.apart
  const ahead = samePoint(from, target.at) ? { x: target.at.x + 1, y: target.at.y } : from
  return minus(towards(target.at, ahead, apart), target.at)
}

/** rs.zed.8 Those that are free and have clear contact, in this order. */
export function* contactSpots(
  look: Look,
  radius: number,
  target: Figure,
  from: XY,
  but: readonly number[] = [],
): Iterable<Spot> {
  const { level } = target
  const out = towardsComer(radius, target, from)
  for (const angle of ANGLES) {
    const spot = { at: plus(target.at, turned(out, angle)), level }
    if (isFreeSpot(look, spot, radius, but) && inContact(look, { ...spot, radius }, target)) yield spot
  }
}

/** rs.zed.8 The first of them that is reached; null if none is. */
export function contactSpot(
  look: Look,
  radius: number,
  target: Figure,
  from: XY,
  but: readonly number[] = [],
  isReached: (spot: Spot) => boolean = () => true,
): Spot | null {
  for (const spot of contactSpots(look, radius, target, from, but)) if (isReached(spot)) return spot
  return null
}
