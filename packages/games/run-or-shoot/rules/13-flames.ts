/** rs.move.8 Nobody walks into flames by his own will. */
import type { XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import type { Area, Look } from '../state.ts'
import { RADIUS } from '../tables/units.ts'
import { samplesOf } from './01-measure.ts'
import { nearestOn } from './14-handling.ts'
import { isReached } from './20-blast.ts'

/** rs.grenade.9 Would flames touch the base of a survivor at a point? */
const isTouched = (look: Look, area: Area, at: XY, level: number): boolean =>
  area.kind === 'flames' && isReached(look, area, { at, level, radius: RADIUS.figure })

export const isInFlames = (look: Look, { at, level }: Spot): boolean =>
  look.state.areas.some((area) => isTouched(look, area, at, level))

/** Does a straight leg lead into flames in which it does not begin? */
export function flamesOnLeg(look: Look, { at, level }: Spot, to: XY): boolean {
  return look.state.areas.some((area) => {
    if (area.kind !== 'flames' || area.level !== level || isTouched(look, area, at, level)) return false
    return [nearestOn(at, to, area.at), ...samplesOf([at, to])].some((point) => isTouched(look, area, point, level))
  })
}
