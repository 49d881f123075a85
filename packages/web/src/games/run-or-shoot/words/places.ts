/** What the map's own things are called: nobody says "1,0 door2". Lots are told apart by what stands on them. */
import {
  isDoor,
  type LotId,
  lotIn,
  type OpeningPlace,
  type Scenario,
  type Spot,
  type TableMap,
} from '@shamble/run-or-shoot/page'
import type { XY } from '@shamble/table'
import { rowOf } from '../../../sure.ts'

/** The ground of a match: what is drawn on it, and of which lots it is made. */
export interface Ground {
  readonly map: TableMap
  readonly scenario: Pick<Scenario, 'rows' | 'places'>
}

/** Where somebody is who is in the open there: "outside the pharmacy", "in the park". */
const OUTSIDE: Readonly<Record<LotId, string>> = {
  'corner-store': 'outside the general store',
  'gun-shop': 'outside the gun shop',
  pharmacy: 'outside the pharmacy',
  bungalow: 'outside the bungalow',
  'car-park': 'in the car park',
  'petrol-station': 'at the petrol station',
  warehouse: 'outside the warehouse',
  park: 'in the park',
  'safe-house': 'outside the safe house',
  apartments: 'outside the flats',
  school: 'outside the school',
  clinic: 'outside the clinic',
  'building-site': 'on the building site',
  'landing-ground': 'on the landing ground',
  quay: 'on the quay',
}

const BUILDINGS: Readonly<Record<string, string>> = {
  'corner-store store': 'general store',
  'gun-shop guns': 'gun shop',
  'pharmacy pharmacy': 'pharmacy',
  'bungalow house': 'bungalow',
  'car-park kiosk': 'car park kiosk',
  'petrol-station kiosk': 'petrol station',
  'petrol-station garage': 'garage',
  'warehouse warehouse': 'warehouse',
  'safe-house safehouse': 'safe house',
  'apartments flats': 'flats',
  'school school': 'school',
  'clinic clinic': 'clinic',
  'building-site container-a': 'long container',
  'building-site container-b': 'container',
  'building-site scaffold': 'scaffold',
  'landing-ground hut': 'hut',
  'quay boathouse': 'boathouse',
  'quay harbour-office': 'harbour office',
}

const LAIRS: Readonly<Record<string, string>> = {
  'corner-store cellar': 'the cellar of the general store',
  'corner-store manhole': 'the manhole by the general store',
  'gun-shop yard': 'the yard of the gun shop',
  'gun-shop manhole': 'the manhole by the gun shop',
  'pharmacy basement': 'the basement of the pharmacy',
  'pharmacy manhole': 'the manhole by the pharmacy',
  'bungalow shed': 'the shed of the bungalow',
  'bungalow drain': 'the drain by the bungalow',
  'car-park manhole-n': 'the north manhole of the car park',
  'car-park manhole-s': 'the south manhole of the car park',
  'petrol-station pit': 'the pit of the garage',
  'petrol-station manhole': 'the manhole by the petrol station',
  'warehouse loading-pit': 'the loading pit of the warehouse',
  'warehouse drain': 'the drain by the warehouse',
  'park thicket': 'the thicket in the park',
  'park culvert': 'the culvert in the park',
  'safe-house manhole': 'the manhole by the safe house',
  'safe-house drain': 'the drain by the safe house',
  'apartments laundry': 'the laundry of the flats',
  'apartments boiler': 'the boiler room of the flats',
  'school boiler': 'the boiler room of the school',
  'school drain': 'the drain by the school',
  'clinic mortuary': 'the mortuary of the clinic',
  'clinic manhole': 'the manhole by the clinic',
  'building-site trench': 'the trench on the building site',
  'building-site behind-container': 'the corner behind the long container',
  'landing-ground drain-nw': 'the north-west drain of the landing ground',
  'landing-ground drain-se': 'the south-east drain of the landing ground',
  'quay sewer': 'the sewer on the quay',
  'quay nets': 'the nets on the quay',
}

const VEHICLES: Readonly<Record<string, string>> = {
  'gun-shop v1': 'the car by the gun shop',
  'bungalow v1': 'the car by the bungalow',
  'car-park v1': 'the first car in the car park',
  'car-park v2': 'the second car in the car park',
  'car-park v3': 'the third car in the car park',
  'car-park v4': 'the fourth car in the car park',
  'car-park v5': 'the fifth car in the car park',
  'car-park v6': 'the sixth car in the car park',
  'petrol-station v1': 'the car at the petrol station',
  'petrol-station v2': 'the petrol pumps',
  'school bus': 'the school bus',
  'clinic ambulance': 'the ambulance',
}

interface Named {
  readonly lot: LotId
  readonly part: string
}

/** "1,0 door2" is the third door of the lot in column 1, row 0. */
function partOf({ scenario }: Ground, id: string): Named | null {
  const [, column, row, part] = /^(\d+),(\d+) (.+)$/.exec(id) ?? []
  const lot = scenario.rows[Number(row)]?.[Number(column)]
  return lot === undefined || part === undefined ? null : { lot: lotIn(lot), part }
}

function titled(ground: Ground, id: string, titles: Readonly<Record<string, string>>): string | null {
  const named = partOf(ground, id)
  return (named && rowOf(titles, `${named.lot} ${named.part}`)) ?? null
}

/** "general store". */
export const buildingTitle = (ground: Ground, id: string): string => titled(ground, id, BUILDINGS) ?? 'building'

/** "the manhole by the pharmacy". */
export const lairTitle = (ground: Ground, id: string): string => titled(ground, id, LAIRS) ?? 'a lair'

/** "the ambulance". */
export const vehicleTitle = (ground: Ground, id: string): string => titled(ground, id, VEHICLES) ?? 'a car'

/** "the safe house": places that a scenario names. */
export const placeTitle = (id: string): string => `the ${id}`

type Building = TableMap['terrain']['buildings'][number]

function boundsOf({ outline }: Building): { readonly min: XY; readonly max: XY } {
  const xs = outline.map(({ x }) => x)
  const ys = outline.map(({ y }) => y)
  return { min: { x: Math.min(...xs), y: Math.min(...ys) }, max: { x: Math.max(...xs), y: Math.max(...ys) } }
}

const isInside = (building: Building, { x, y }: XY): boolean => {
  const { min, max } = boundsOf(building)
  return x >= min.x && x <= max.x && y >= min.y && y <= max.y
}

/** Farther out than this part of the way from the middle counts as a side. */
const SIDE = 0.2

function sideOf(at: number, min: number, max: number, before: string, after: string): string {
  const out = (2 * at - min - max) / (max - min)
  return Math.abs(out) <= SIDE ? '' : out < 0 ? before : after
}

/** "north-west ", "south ", or nothing in the middle of a building. */
function quarterOf(building: Building, at: XY): string {
  const { min, max } = boundsOf(building)
  const sides = [sideOf(at.y, min.y, max.y, 'north', 'south'), sideOf(at.x, min.x, max.x, 'west', 'east')]
  const words = sides.filter(Boolean).join('-')
  return words === '' ? '' : `${words} `
}

const buildingAt = ({ map }: Ground, at: XY): Building | undefined =>
  map.terrain.buildings.find((one) => isInside(one, at))

const middleOf = ({ from, to }: Pick<OpeningPlace, 'from' | 'to'>): XY => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
})

/** Between two rooms, and not in an outer wall. */
const isInner = (building: Building, { x, y }: XY): boolean => {
  const { min, max } = boundsOf(building)
  return x > min.x && x < max.x && y > min.y && y < max.y
}

/** Above the ground: "upstairs", or on top of it all. */
const storeyWords = ({ storeys }: Building, level: number): string =>
  level === 0 ? '' : level >= storeys ? ', on the roof' : ', upstairs'

/** "the south door of the pharmacy", "the east inner door of the flats, upstairs", "the gate on the quay". */
export function openingTitle(ground: Ground, id: string): string {
  const place = ground.map.openings.find((one) => one.id === id)
  if (!place) return 'a door'
  const building = ground.map.terrain.buildings.find((one) => one.id === place.building)
  if (!building) return `the gate ${outsideOf(ground, id)}`
  const at = middleOf(place)
  const what = isDoor(place.kind) ? 'door' : 'window'
  const inner = isInner(building, at) ? 'inner ' : ''
  const title = buildingTitle(ground, building.id)
  return `the ${quarterOf(building, at)}${inner}${what} of the ${title}${storeyWords(building, place.level)}`
}

function outsideOf(ground: Ground, id: string): string {
  const named = partOf(ground, id)
  return named ? OUTSIDE[named.lot] : 'on the street'
}

const LOT_SIDE = 4000

/** Which lot a point lies in. */
function lotAt({ scenario }: Ground, { x, y }: XY): LotId | undefined {
  const place = scenario.rows[Math.floor(y / LOT_SIDE)]?.[Math.floor(x / LOT_SIDE)]
  return place && lotIn(place)
}

/** "in the general store", "on the roof of the flats", "outside the pharmacy". */
export function whereWords(ground: Ground, { at, level }: Spot): string {
  const building = buildingAt(ground, at)
  if (building) {
    const title = `the ${buildingTitle(ground, building.id)}`
    if (level >= building.storeys) return `on the roof of ${title}`
    return level === 0 ? `in ${title}` : `upstairs in ${title}`
  }
  const lot = lotAt(ground, at)
  return lot ? OUTSIDE[lot] : 'on the street'
}

/** Under no roof, and on none. */
export const isInTheOpen = (ground: Ground, { at, level }: Spot): boolean => level === 0 && !buildingAt(ground, at)

/** "the ladder of the gun shop", "the stairs of the flats, upstairs". */
export function climbTitle(ground: Ground, id: string): string {
  const climb = ground.map.climbs.find((one) => one.id === id)
  if (!climb) return 'a ladder'
  const building = buildingAt(ground, climb.head.at)
  if (!building) return `the ${climb.kind} ${outsideOf(ground, id)}`
  const upstairs = climb.foot.level > 0 ? ', upstairs' : ''
  return `the ${climb.kind} of the ${buildingTitle(ground, building.id)}${upstairs}`
}

/** "the cache in the north-west corner of the clinic": which one, where a building has several. */
export function cacheTitle(ground: Ground, id: string): string {
  const cache = ground.map.caches.find((one) => one.id === id)
  if (!cache) return 'a cache'
  const building = buildingAt(ground, cache.at)
  if (!building) return `the cache ${whereWords(ground, cache)}`
  const title = `${buildingTitle(ground, building.id)}${storeyWords(building, cache.level)}`
  const quarter = quarterOf(building, cache.at)
  return quarter === '' ? `the cache in the middle of the ${title}` : `the cache in the ${quarter}of the ${title}`
}

const FENCES: Readonly<Record<string, string>> = {
  wire: 'the wire fence',
  board: 'the board fence',
  low: 'the low wall',
}

/** "the board fence outside the bungalow", "the south window of the store". */
export function barrierTitle(ground: Ground, id: string): string {
  if (ground.map.openings.some((one) => one.id === id)) return openingTitle(ground, id)
  const piece = ground.map.terrain.pieces.find((one) => one.id === id)
  const kind = piece && rowOf(FENCES, piece.kind)
  return kind === undefined ? 'the wall' : `${kind} ${outsideOf(ground, id)}`
}

/** Whatever the map or the scenario calls by this name; a pile is a heap of things. */
export function thingOnMap(ground: Ground, id: string): string {
  const { map, scenario } = ground
  if (rowOf(scenario.places, id)) return placeTitle(id)
  if (map.openings.some((one) => one.id === id)) return openingTitle(ground, id)
  if (map.caches.some((one) => one.id === id)) return cacheTitle(ground, id)
  if (map.climbs.some((one) => one.id === id)) return climbTitle(ground, id)
  if (map.lairs.some((one) => one.id === id)) return lairTitle(ground, id)
  if (map.vehicles.some((one) => one.id === id)) return vehicleTitle(ground, id)
  if (map.terrain.buildings.some((one) => one.id === id)) return `the ${buildingTitle(ground, id)}`
  if (id.startsWith('pile')) return 'what lies there'
  return barrierTitle(ground, id)
}
