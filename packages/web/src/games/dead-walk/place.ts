/** What can be pointed at on Dead Walk Again's table: "24.5,17.3" in centimetres, "zombie 9", "H1", "D3", "thing 12". */
import { BASE_RADIUS, isInPlay, VEHICLES, type Vehicle, type View } from '@shamble/dead-walk/page'
import type { OptionValues } from '@shamble/kernel'
import { comparePointToShape, orientedRectangle, type Polygon, type XY } from '@shamble/table'
import { type Base, placesOf } from '../../board/measured/place.ts'
import { humanCalled, humanName, mapFor, zombieCalled, zombieName } from './read.ts'
import { drawnAt, SEATED } from './seats.ts'

export { aimName, clockHour, pointName, routeName } from '../../board/measured/place.ts'

type Sort = 'zombie' | 'human' | 'thing'

export function vehicleOutline({ type }: Pick<Vehicle, 'type'>, at: XY, heading: number): Polygon {
  const { length, width } = VEHICLES[type]
  return orientedRectangle(at, length, width, heading)
}

const outlineNow = (vehicle: Vehicle): Polygon => vehicleOutline(vehicle, vehicle.at, vehicle.heading)

/** The vehicle that a point lies on. */
export const vehicleAt = (view: View, p: XY): string | null =>
  view.vehicles.find((one) => !one.gone && comparePointToShape(p, outlineNow(one), 0) <= 0)?.id ?? null

function whereIs(sort: Sort, n: number, view: View): XY | null {
  if (sort === 'zombie') return zombieCalled(view, zombieName(n))?.at ?? null
  if (sort === 'thing') return view.lying.find(({ id }) => id === n)?.at ?? null
  const one = humanCalled(view, humanName(n))
  return one && (isInPlay(one) || one.status === 'dead') ? drawnAt(view, one) : null
}

function* bases(view: View): Iterable<Base> {
  for (const z of view.zombies) yield { name: zombieName(z.n), at: z.at, radius: BASE_RADIUS }
  for (const h of view.humans.filter(isInPlay))
    yield { name: humanName(h.n), at: drawnAt(view, h), radius: BASE_RADIUS * (h.aboard === null ? 1 : SEATED) }
}

export const places = placesOf<View, Sort>({
  sorts: {
    zombie: { before: 'zombie ', radius: BASE_RADIUS },
    human: { before: 'H', radius: BASE_RADIUS },
    thing: { before: 'thing ', radius: 60, isThing: true },
  },
  terrain: ({ view, options }) => mapFor(view, options).terrain,
  where: (sort, n, { view }) => whereIs(sort, n, view),
  // dw.vehicle.15 A vehicle is where it was driven to.
  moved: (id, { view }) => {
    const vehicle = view.vehicles.find((one) => one.id === id)
    return vehicle && (vehicle.gone ? null : outlineNow(vehicle))
  },
  bases,
})

export const { parse: parsePlace, figureAt } = places

export const thingName = (id: number): string => places.numbered('thing', id)

export const centreNamed = (name: string | null, view: View, options: OptionValues): XY | null =>
  places.centreNamed(name, { view, options })
