/** Places of the board and how they are named: "24,17", "D3", "zombie 9", "M1", "24,17|25,17". */
import { firstSquareOf, latticeOf, TILE_SIDE, tileName, tileNamed, tileOfSquare, type View } from '@shamble/evac/page'
import { chebyshev, type Lattice, sideBetween, squareAt } from '@shamble/grid'
import { endsOfSide, S } from '../../board/shapes.ts'
import * as on from '../../board/square/places.ts'
import type { Rect } from '../../play/game-display.ts'
import { sure } from '../../sure.ts'

export { S }
export { xyName, zombieName } from '../../board/square/places.ts'

export type Place =
  | { readonly kind: 'square'; readonly square: number }
  | { readonly kind: 'zombie'; readonly id: number }
  | { readonly kind: 'marine'; readonly seat: string }
  | { readonly kind: 'tile'; readonly position: number }
  | { readonly kind: 'side'; readonly side: number }

export const latticeFor = (view: Pick<View, 'size'>): Lattice => latticeOf(view.size)

/** As commands name it. */
export const xyOf = (view: View, square: number): [number, number] => {
  const [x, y] = sure(latticeFor(view).xy[square])
  return [x, y]
}
/** Counted from 0. */
const cellOf = (view: View, square: number): on.XY => {
  const [x, y] = xyOf(view, square)
  return [x - 1, y - 1]
}

export const squareName = (view: View, square: number): string => on.xyName(xyOf(view, square))
export const positionName = (view: View, position: number): string => tileName(view.size, position)
export const sideName = (view: View, side: number): string =>
  sure(latticeFor(view).squaresOfSides[side])
    .map((square) => squareName(view, square))
    .join('|')

export const squareOfXY = (view: View, [x, y]: on.XY): number => squareAt(latticeFor(view), x, y)

/** The side between two squares given as commands give them. */
export const sideOfXY = (view: View, [a, b]: readonly [on.XY, on.XY]): number =>
  sideBetween(latticeFor(view), squareOfXY(view, a), squareOfXY(view, b))

/** What a name means on this board; null for names of nothing. */
export function parsePlace(name: string, view: View): Place | null {
  const text = name.trim()
  const [at, to] = text.split('|').map(on.readXY)
  const square = at ? squareOfXY(view, at) : -1
  if (square >= 0 && to === undefined) return { kind: 'square', square }
  const id = on.readZombie(text)
  if (id !== null) return { kind: 'zombie', id }
  if (/^M\d+$/.test(text)) return { kind: 'marine', seat: text }
  const position = /^[A-E][1-5]$/.test(text) ? tileNamed(view.size, text) : -1
  if (position >= 0) return { kind: 'tile', position }
  const side = at && to && square >= 0 && squareOfXY(view, to) >= 0 ? sideOfXY(view, [at, to]) : -1
  return side >= 0 ? { kind: 'side', side } : null
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

export const cornerOf = (view: View, square: number): on.Point => on.cornerOfXY(cellOf(view, square))
export const centreOf = (view: View, square: number): on.Point => on.centreOfXY(cellOf(view, square))
/** The two ends of a side. */
export const endsOf = (view: View, side: number): readonly [number, number, number, number] =>
  endsOfSide(latticeFor(view), side)

export const frameOf = (view: Pick<View, 'size'>): Rect => on.rectOfXY([0, 0], view.size * TILE_SIDE)

export function rectOf(place: Place | null, view: View): Rect | null {
  if (place?.kind === 'tile') {
    const [x, y] = firstSquareOf(view.size, place.position)
    return on.rectOfXY([x - 1, y - 1], TILE_SIDE)
  }
  if (place?.kind === 'side') {
    const [x1, y1, x2, y2] = endsOf(view, place.side)
    return { x: x1 - 8, y: y1 - 8, width: x2 - x1 + 16, height: y2 - y1 + 16 }
  }
  const square = squareOf(place, view)
  return square === null || square < 0 ? null : on.rectOfXY(cellOf(view, square))
}

export const tileUnder = (view: View, square: number): number => tileOfSquare(view.size, square)

/** "3 squares north-east": the larger difference counts, as for an order's range. */
export function bearing(view: View, from: number, to: number): { readonly squares: number; readonly words: string } {
  return { squares: chebyshev(latticeFor(view), from, to), words: on.bearing(xyOf(view, from), xyOf(view, to)) }
}
