/** ed.deploy.5, ed.deploy.6 Deployment zones: where a base lies inside, how they grow, and the places in them by nearness. */
import type { Seat } from '@shamble/kernel'
import { distance2, type XY } from '@shamble/table'
import type { Zone } from '../content/layouts.ts'
import { type Look, seatOf } from '../state.ts'
import { INCH, LATTICE, RADIUS } from '../tables/units.ts'
import { fighting, planOf } from './02-setup.ts'

/** ed.deploy.3 Does the base lie wholly inside a rectangle? */
const holds = ({ x, y }: Zone, at: XY): boolean =>
  at.x - RADIUS >= x[0] && at.x + RADIUS <= x[1] && at.y - RADIUS >= y[0] && at.y + RADIUS <= y[1]

/** Does any part of the base come into a rectangle? Touching does not. */
function reaches({ x, y }: Zone, at: XY): boolean {
  const dx = Math.max(x[0] - at.x, 0, at.x - x[1])
  const dy = Math.max(y[0] - at.y, 0, at.y - y[1])
  return dx * dx + dy * dy < RADIUS * RADIUS
}

/** ed.deploy.5 Every edge that is not a table edge moved outward by so many inches, as far as the table goes. */
function grownBy({ book }: Look, { x, y }: Zone, by: number): Zone {
  const { width, depth } = book.field
  const more = by * INCH
  return {
    x: [Math.max(0, x[0] - more), Math.min(width, x[1] + more)],
    y: [Math.max(0, y[0] - more), Math.min(depth, y[1] + more)],
  }
}

/** The zones of a seat as they have grown. */
export const zonesNow = (look: Look, seat: Seat): Zone[] => {
  const { grown } = seatOf(look.state, seat)
  return (planOf(look, seat)?.zones ?? []).map((zone) => grownBy(look, zone, grown))
}

/** ed.deploy.3, ed.deploy.5 Inside the own zone; what it has grown by is nowhere in another seat's. */
export function isInZone(look: Look, seat: Seat, at: XY): boolean {
  if ((planOf(look, seat)?.zones ?? []).some((zone) => holds(zone, at))) return true
  if (!zonesNow(look, seat).some((zone) => holds(zone, at))) return false
  return fighting(look).every(
    (other) => other.seat === seat || !zonesNow(look, other.seat).some((zone) => reaches(zone, at)),
  )
}

/** The middle of all that a seat's printed zones span. */
export function zoneCentre(look: Look, seat: Seat): XY {
  const zones = planOf(look, seat)?.zones ?? []
  const middle = (ends: readonly (readonly [number, number])[]): number =>
    Math.floor((Math.min(...ends.map(([from]) => from)) + Math.max(...ends.map(([, to]) => to))) / 2)
  return { x: middle(zones.map(({ x }) => x)), y: middle(zones.map(({ y }) => y)) }
}

/** Places of zones on the lattice, kept for each size of table, zone and growth. */
const PLACES = new Map<string, readonly XY[]>()

/** The lattice points of a seat's zones, the nearest to their centre first; ties: smaller y, then smaller x. */
export function placesInZone(look: Look, seat: Seat): readonly XY[] {
  const zones = zonesNow(look, seat)
  const centre = zoneCentre(look, seat)
  const key = JSON.stringify([zones, centre])
  const known = PLACES.get(key)
  if (known) return known
  const found = new Map<string, XY>()
  for (const zone of zones) for (const at of lattice(zone)) found.set(`${at.x} ${at.y}`, at)
  const places = Object.freeze(
    [...found.values()].sort((a, b) => distance2(a, centre) - distance2(b, centre) || a.y - b.y || a.x - b.x),
  )
  PLACES.set(key, places)
  return places
}

function* lattice({ x, y }: Zone): Generator<XY> {
  const first = (from: number): number => Math.ceil((from + RADIUS) / LATTICE) * LATTICE
  for (let at = first(y[0]); at <= y[1] - RADIUS; at += LATTICE)
    for (let across = first(x[0]); across <= x[1] - RADIUS; across += LATTICE) yield { x: across, y: at }
}
