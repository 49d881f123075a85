/** dw.setup.6 A map as it is at first: its openings, its vehicles, and the markers of the scenario. */
import { frozenRecords } from '@shamble/kernel'
import type { TableMap } from '../content/drawing.ts'
import type { Marker } from '../content/scenarios.ts'
import type { Barrier, Item, Look, Lying, Vehicle } from '../state.ts'
import type { ItemId } from '../tables/items.ts'
import { VEHICLES } from '../tables/vehicles.ts'

const AT_FIRST = new WeakMap<TableMap, Readonly<Record<string, Barrier>>>()

/** The openings of a map as they are at first. */
export function openingsOf(map: TableMap): Readonly<Record<string, Barrier>> {
  const known = AT_FIRST.get(map)
  if (known) return known
  const all = map.terrain.buildings.flatMap(({ openings }) => openings)
  const first = Object.freeze(
    Object.fromEntries(all.map(({ id, state }) => [id, Object.freeze({ state, pounded: 0 })])),
  )
  AT_FIRST.set(map, first)
  return first
}

/** dw.vehicle.7 The vehicles of a map as they stand at first, empty. */
export function vehiclesOf(map: TableMap): readonly Vehicle[] {
  const known = PARKED.get(map)
  if (known) return known
  const first = frozenRecords(parked(map))
  PARKED.set(map, first)
  return first
}
const PARKED = new WeakMap<TableMap, readonly Vehicle[]>()

const parked = ({ vehicles }: TableMap): Vehicle[] =>
  vehicles.map(({ id, type, at, heading, battery, tank, isWreck }) => ({
    id,
    type,
    at: Object.freeze({ x: at.x, y: at.y }),
    heading,
    speed: 0,
    engine: false,
    battery,
    tank,
    isWreck,
    places: Object.freeze(Array.from({ length: VEHICLES[type].places }, () => null)),
    isBroken: false,
    pounded: 0,
    driven: false,
    gone: false,
  }))

/** What the scenario lays on the table. The engine of a boat stays where it is; everything else can be picked up. */
export const markersOf = ({ book }: Pick<Look, 'book'>, nextId: () => number): Lying[] =>
  book.scenario.markers.flatMap((marker) => (marker.item === 'engine' ? [] : [markerAt(nextId(), marker, marker.item)]))

function markerAt(id: number, { id: marker, at, vehicle }: Marker, kind: ItemId): Lying {
  const item: Item = Object.freeze({ id, kind, marker, vehicle: vehicle ?? null })
  return Object.freeze({ id, at: Object.freeze({ ...at }), on: null, weapon: null, item, ammo: null, heldBy: null })
}
