/** ed.deploy Where units may be placed before the battle, and how a herd would stand there. */
import { distance2, type XY } from '@shamble/table'
import type { Seat } from '@shamble/kernel'
import type { Zone } from '../content/layouts.ts'
import { isAtMost } from '../rules/01-measure.ts'
import { blockFor } from '../rules/04-blocks.ts'
import { placeFault } from '../rules/04-deploy.ts'
import { placesInZone, zonesNow } from '../rules/04-zones.ts'
import { isHerd, type Look, type Unit } from '../state.ts'
import { inches } from '../tables/units.ts'

/** ed.deploy.5 As they have grown. */
export const zonesOf = (look: Look, seat: Seat): readonly Zone[] => zonesNow(look, seat)

/** So near to where somebody points a herd is laid down. */
const NEAR = inches(2)

/** ed.deploy.4 A place for each figure with the front of the herd about there; null if there is no room so near. */
export function placesAt(look: Look, unit: Unit, at: XY): readonly XY[] | null {
  if (!isHerd(unit)) return [at]
  const { seat } = unit
  const near = placesInZone(look, seat)
    .filter((place) => isAtMost(at, place, NEAR))
    .sort((a, b) => distance2(a, at) - distance2(b, at))
  const isLegal = (place: XY): boolean => placeFault(look, seat, place, null) === null
  return blockFor(look, seat, unit.zombies.length, [at, ...near], isLegal)
}
