/** Where units are placed before the battle. */
import type { Seat } from '@shamble/kernel'
import { distance2, type XY } from '@shamble/table'
import type { Zone } from '../content/layouts.ts'
import { isWithin } from '../rules/01-measure.ts'
import { planOf } from '../rules/02-setup.ts'
import { blockFor } from '../rules/04-blocks.ts'
import { placeFault } from '../rules/04-deploy.ts'
import { placesInZone } from '../rules/04-zones.ts'
import { type Herd, isOnTable, type Look } from '../state.ts'
import { inches } from '../tables/units.ts'

/** Enough for a base to pass between two others. */
const ROOM = inches(1.5)

/** The place nearest to the zone's centre with room around it; null if there is none. */
export function roomyPlace(look: Look, seat: Seat): XY | null {
  const own = look.state.humans.filter((human) => human.seat === seat && isOnTable(human))
  const found = placesInZone(look, seat).find(
    (at) => own.every((other) => !isWithin(other.at, at, ROOM)) && placeFault(look, seat, at, null) === null,
  )
  return found ?? null
}

/** What they come for: the marker, the machine, or the middle of the table. */
const goalOf = ({ state: { markers, things }, book: { field } }: Look): XY =>
  markers[0]?.at ?? things[0]?.at ?? { x: field.width >> 1, y: field.depth >> 1 }

/** Where a herd of a seat with several zones is laid: in that with the fewest zombies; null if there is but one, or no room. */
export function herdPlaces(look: Look, seat: Seat, herd: Herd): XY[] | null {
  const zones = planOf(look, seat)?.zones ?? []
  if (zones.length < 2) return null
  const placed = look.state.herds.filter((other) => other.seat === seat && isOnTable(other))
  const inside = ({ x, y }: Zone, at: XY): boolean => at.x >= x[0] && at.x <= x[1] && at.y >= y[0] && at.y <= y[1]
  const many = (zone: Zone): number =>
    placed.reduce((sum, { zombies }) => sum + zombies.filter(({ at }) => inside(zone, at)).length, 0)
  const zone = zones.reduce((fewest, one) => (many(one) < many(fewest) ? one : fewest))
  const goal = goalOf(look)
  const places = placesInZone(look, seat)
    .filter((at) => inside(zone, at))
    .sort((a, b) => distance2(a, goal) - distance2(b, goal) || a.y - b.y || a.x - b.x)
  return blockFor(look, seat, herd.zombies.length, places, (at) => placeFault(look, seat, at, null) === null)
}
