/** rs.move.8 Nobody walks into flames by his own will. */
import { comparePointToSegment, isCrossed, type XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import type { Area, Look } from '../state.ts'
import { BLAST } from '../tables/grenades.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { asPoint, isWithin, samplesOf } from './01-measure.ts'
import { nearestOn } from './14-handling.ts'

const REACH = cm(BLAST) + RADIUS.figure

/** rs.grenade.9, rs.fire.3 Does the base of somebody at a point touch flames, with no wall between? */
function isTouched({ facts }: Look, { at, level }: Area, point: XY): boolean {
  const { layout, shields } = facts
  const isNear = isWithin(asPoint({ at, level }), asPoint({ at: point, level }), REACH)
  return isNear && !isCrossed(layout, shields[level] as Uint8Array, at, point)
}

export const isInFlames = (look: Look, { at, level }: Spot): boolean =>
  look.state.areas.some((area) => area.kind === 'flames' && area.level === level && isTouched(look, area, at))

/** Does a straight leg lead into flames in which it does not begin? */
export function flamesOnLeg(look: Look, { at, level }: Spot, to: XY): boolean {
  return look.state.areas.some((area) => {
    if (area.kind !== 'flames' || area.level !== level || comparePointToSegment(area.at, at, to, REACH) > 0)
      return false
    if (isTouched(look, area, at)) return false
    return [nearestOn(at, to, area.at), ...samplesOf([at, to])].some((point) => isTouched(look, area, point))
  })
}
