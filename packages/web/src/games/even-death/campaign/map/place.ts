/** Tiles and forces by name, and where they are drawn. */
import {
  forcesAt,
  isPlace,
  type Place,
  placeAt,
  SIDE,
  tileOn,
  type View,
  xOf,
  yOf,
} from '@shamble/even-death/campaign/page'
import type { Direction, Rect } from '../../../../play/game-display.ts'
import { lookOf, type Looked } from '../look.ts'

/** Units of the board to a tile. */
export const TILE = 92
export const WIDTH = SIDE * TILE

/** "5,4": Y, then X, as two dice name it. */
export const placeName = (place: Place): string => `${yOf(place)},${xOf(place)}`
export const forceName = (id: number): string => `force ${id}`

/** "5,4", "54"; null where it is no tile. */
export function readPlace(text: string | null): Place | null {
  const [, y, x] = /^\s*([1-8])\s*[,.; ]?\s*([1-8])\s*$/.exec(text ?? '') ?? []
  return y === undefined || x === undefined ? null : placeAt(Number(y), Number(x))
}

export function readForce(text: string | null): number | null {
  const [, id] = /^force (\d+)$/.exec(text ?? '') ?? []
  return id === undefined ? null : Number(id)
}

export const cornerOf = (place: Place): readonly [x: number, y: number] => [
  (xOf(place) - 1) * TILE,
  (yOf(place) - 1) * TILE,
]
export const middleOf = (place: Place): readonly [x: number, y: number] => {
  const [x, y] = cornerOf(place)
  return [x + TILE / 2, y + TILE / 2]
}

export function rectOf(place: Place): Rect {
  const [x, y] = cornerOf(place)
  return { x, y, width: TILE, height: TILE }
}

/** The tile of a name: its own, or that of the force which goes by it. */
export function placeNamed(name: string | null, { forces }: Pick<View, 'forces'>): Place | null {
  const id = readForce(name)
  return id === null ? readPlace(name) : (forces.find((force) => force.id === id)?.at ?? null)
}

/** The tile under a point; null beside the map. */
export function placeAtPoint(x: number, y: number): Place | null {
  const place = placeAt(Math.floor(y / TILE) + 1, Math.floor(x / TILE) + 1)
  return isPlace(place) ? place : null
}

/** The tile under a point, by whoever stands there. */
export function nameAt(x: number, y: number, { forces }: Pick<View, 'forces'>): string | null {
  const place = placeAtPoint(x, y)
  return place === null ? null : nameOf(place, { forces })
}

export function nameOf(place: Place, { forces }: Pick<View, 'forces'>): string {
  const [first, second] = forcesAt({ forces }, place)
  return first && !second ? forceName(first.id) : placeName(place)
}

const STEPS: Readonly<Record<Direction, readonly [y: number, x: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
}

/** The tile one step that way; the same where the map ends. */
export function stepFrom(place: Place, direction: Direction): Place {
  const [y, x] = STEPS[direction]
  const next = placeAt(yOf(place) + y, xOf(place) + x)
  return isPlace(next) ? next : place
}

/** What somebody typed: two numbers, or the beginning of a tile's name. */
export function findPlace(text: string, s: Looked): Place | null {
  const typed = readPlace(text)
  if (typed !== null) return typed
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return null
  const { map } = lookOf(s)
  const places = Array.from({ length: SIDE * SIDE }, (_, i) => placeAt(Math.floor(i / SIDE) + 1, (i % SIDE) + 1))
  const called = (place: Place): string => tileOn(map, place).name.toLowerCase()
  return (
    places.find((place) => called(place) === wanted) ?? places.find((place) => called(place).startsWith(wanted)) ?? null
  )
}
