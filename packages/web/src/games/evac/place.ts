/** Places of the board and how they are named: "24,17", "D3", "zombie 9", "M1", "24,17|25,17". */
import { firstSquareOf, latticeOf, TILE_SIDE, tileName, tileNamed, tileOfSquare, type View } from '@shamble/evac/page'
import type { Lattice } from '@shamble/grid'
import { S } from '../../board/shapes.ts'
import { type LatticePlace, latticePlaces } from '../../board/square/lattice.ts'
import { readZombie, rectOfXY } from '../../board/square/places.ts'
import type { Rect } from '../../play/game-display.ts'

export { S }
export { xyName, zombieName } from '../../board/square/places.ts'

export type Place =
  | LatticePlace
  | { readonly kind: 'zombie'; readonly id: number }
  | { readonly kind: 'marine'; readonly seat: string }
  | { readonly kind: 'tile'; readonly position: number }

export const latticeFor = (view: Pick<View, 'size'>): Lattice => latticeOf(view.size)
const places = latticePlaces(latticeFor)
export const { xyOf, squareName, sideName, squareOfXY, sideOfXY, squareUnder, cornerOf, centreOf, endsOf, bearing } =
  places

export const positionName = (view: View, position: number): string => tileName(view.size, position)
export const tileUnder = (view: View, square: number): number => tileOfSquare(view.size, square)

/** What a name means on this board; null for names of nothing. */
export function parsePlace(name: string, view: View): Place | null {
  const text = name.trim()
  const onLattice = places.readPlace(view, text)
  if (onLattice) return onLattice
  const id = readZombie(text)
  if (id !== null) return { kind: 'zombie', id }
  if (/^M\d+$/.test(text)) return { kind: 'marine', seat: text }
  const position = /^[A-E][1-5]$/.test(text) ? tileNamed(view.size, text) : -1
  return position >= 0 ? { kind: 'tile', position } : null
}

/** The square of a place that has one. */
export function squareOf(place: Place | null, view: View): number | null {
  switch (place?.kind) {
    case 'square':
      return place.square
    case 'zombie':
      return view.zombies.find((z) => z.id === place.id)?.at ?? null
    case 'marine':
      return view.marines.find((m) => m.seat === place.seat)?.at ?? null
    default:
      return null
  }
}

export const placeSquare = (name: string | null, view: View): number | null =>
  name === null ? null : squareOf(parsePlace(name, view), view)

export const boxOf = (view: Pick<View, 'size'>): Rect => rectOfXY([0, 0], view.size * TILE_SIDE)

export function tileRect(view: View, position: number): Rect {
  const [x, y] = firstSquareOf(view.size, position)
  return rectOfXY([x - 1, y - 1], TILE_SIDE)
}

export function rectOf(place: Place | null, view: View): Rect | null {
  if (place?.kind === 'tile') return tileRect(view, place.position)
  if (place?.kind === 'side') return places.rectOfSide(view, place.side)
  const square = squareOf(place, view)
  return square === null || square < 0 ? null : places.rectOfSquare(view, square)
}
