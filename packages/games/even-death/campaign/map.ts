/** ed.camp-setup.2, ed.camp-setup.3 The map: 8 × 8 tiles by Y and X, Y 1 in the north, X 1 in the west. */
import type { GroundKind } from '../content/budgets.ts'
import type { Features } from '../content/features.ts'

/** A tile by its two dice: 53 is Y 5, X 3. */
export type Place = number

export const SIDE = 8
export const placeAt = (y: number, x: number): Place => 10 * y + x
export const yOf = (place: Place): number => Math.floor(place / 10)
export const xOf = (place: Place): number => place % 10

const ONE_TO_EIGHT = Array.from({ length: SIDE }, (_, i) => i + 1)
/** All tiles, row by row. */
export const PLACES: readonly Place[] = ONE_TO_EIGHT.flatMap((y) => ONE_TO_EIGHT.map((x) => placeAt(y, x)))

const isOn = (n: number): boolean => n >= 1 && n <= SIDE
export const isPlace = (place: number): boolean => isOn(yOf(place)) && isOn(xOf(place))
/** Where a tile stands among all 64. */
export const indexOf = (place: Place): number => (yOf(place) - 1) * SIDE + xOf(place) - 1

/** ed.camp-pillage.2 In this order. */
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const
export type Direction = (typeof DIRECTIONS)[number]
const STEPS: Readonly<Record<Direction, number>> = { north: -10, east: 1, south: 10, west: -1 }
const OPPOSITE: Readonly<Record<Direction, Direction>> = { north: 'south', east: 'west', south: 'north', west: 'east' }
export const opposite = (direction: Direction): Direction => OPPOSITE[direction]

/** What is printed of a tile. */
export interface MapTile {
  readonly kind: GroundKind
  readonly name: string
  readonly features: Features
  /** ed.camp-map.2 Sides that nobody crosses; told at both tiles. */
  readonly blocked: readonly Direction[]
  readonly accessible: boolean
}

export interface CampaignMap {
  readonly title: string
  /** 64 of them, row by row. */
  readonly tiles: readonly MapTile[]
}

export function tileOn({ tiles }: CampaignMap, place: Place): MapTile {
  const found = isPlace(place) ? tiles[indexOf(place)] : undefined
  if (!found) throw new Error(`there is no tile ${place}`)
  return found
}

/** ed.camp-rules.9 The tile directly adjacent on this side; null where there is none, or no way to it. */
export function nextTo(map: CampaignMap, place: Place, direction: Direction): Place | null {
  const there = place + STEPS[direction]
  if (!isPlace(there)) return null
  const [here, beyond] = [tileOn(map, place), tileOn(map, there)]
  const isBlocked = here.blocked.includes(direction) || beyond.blocked.includes(OPPOSITE[direction])
  return here.accessible && beyond.accessible && !isBlocked ? there : null
}

/** ed.camp-rules.9 All tiles directly adjacent: north, east, south, west. */
const ADJACENT = new WeakMap<CampaignMap, Map<Place, readonly Place[]>>()

export function adjacentTo(map: CampaignMap, place: Place): readonly Place[] {
  const known = ADJACENT.get(map)?.get(place)
  if (known) return known
  const found = Object.freeze(DIRECTIONS.flatMap((to) => nextTo(map, place, to) ?? []))
  ADJACENT.set(map, new Map([...(ADJACENT.get(map) ?? []), [place, found]]))
  return found
}

export const areAdjacent = (map: CampaignMap, a: Place, b: Place): boolean => adjacentTo(map, a).includes(b)

/** ed.camp-search.7 Steps from tile to tile, whatever lies between them. */
export const stepsBetween = (a: Place, b: Place): number => Math.abs(yOf(a) - yOf(b)) + Math.abs(xOf(a) - xOf(b))

/** On which side of a tile an adjacent one lies. */
export const directionTo = (from: Place, to: Place): Direction | null =>
  DIRECTIONS.find((direction) => from + STEPS[direction] === to) ?? null
