/** Places of the board and how they are named: "24,17", "D3", "zombie 9", "M1", "24,17|25,17". */
import {
  firstSquareOf,
  latticeOf,
  squaresOfTile,
  TILE_SIDE,
  tileName,
  tileNamed,
  tileOfSquare,
  type View,
} from '@shamble/evac/page'
import { type Lattice, sideBetween, squareAt } from '@shamble/grid'
import { endsOfSide, S } from '../../board/shapes.ts'
import { sure } from '../../sure.ts'

export { S }

export type Place =
  | { readonly kind: 'square'; readonly square: number }
  | { readonly kind: 'zombie'; readonly id: number }
  | { readonly kind: 'marine'; readonly seat: string }
  | { readonly kind: 'tile'; readonly position: number }
  | { readonly kind: 'side'; readonly side: number }

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const latticeFor = (view: Pick<View, 'size'>): Lattice => latticeOf(view.size)

/** As commands name it. */
export const xyOf = (view: View, square: number): [number, number] => {
  const [x, y] = sure(latticeFor(view).xy[square])
  return [x, y]
}

export const squareName = (view: View, square: number): string => {
  const [x, y] = xyOf(view, square)
  return `${x},${y}`
}
export const xyName = (at: readonly [number, number]): string => `${at[0]},${at[1]}`
export const zombieName = (id: number): string => `zombie ${id}`
export const positionName = (view: View, position: number): string => tileName(view.size, position)

export function sideName(view: View, side: number): string {
  const [a, b] = sure(latticeFor(view).squaresOfSides[side])
  return `${squareName(view, a)}|${squareName(view, b)}`
}

export const squareOfXY = (view: View, [x, y]: readonly [number, number]): number => squareAt(latticeFor(view), x, y)

/** The side between two squares given as commands give them. */
export const sideOfXY = (view: View, [a, b]: readonly [readonly [number, number], readonly [number, number]]): number =>
  sideBetween(latticeFor(view), squareOfXY(view, a), squareOfXY(view, b))

const SQUARE = /^(\d+)\s*[,;. ]\s*(\d+)$/

function squarePlace(text: string, view: View): number {
  const found = SQUARE.exec(text)
  return found ? squareOfXY(view, [Number(found[1]), Number(found[2])]) : -1
}

/** What a name means on this board; null for names of nothing. */
export function parsePlace(name: string, view: View): Place | null {
  const text = name.trim()
  const square = squarePlace(text, view)
  if (square >= 0) return { kind: 'square', square }
  const zombie = /^zombie (\d+)$/i.exec(text)
  if (zombie) return { kind: 'zombie', id: Number(zombie[1]) }
  if (/^M\d+$/.test(text)) return { kind: 'marine', seat: text }
  if (/^[A-E][1-5]$/.test(text)) {
    const position = tileNamed(view.size, text)
    return position >= 0 ? { kind: 'tile', position } : null
  }
  const [a, b] = text.split('|').map((part) => squarePlace(part, view))
  if (a === undefined || b === undefined || a < 0 || b < 0) return null
  const side = sideBetween(latticeFor(view), a, b)
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

export const cornerOf = (view: View, square: number): readonly [number, number] => {
  const [x, y] = xyOf(view, square)
  return [(x - 1) * S, (y - 1) * S]
}

export const centreOf = (view: View, square: number): readonly [number, number] => {
  const [x, y] = cornerOf(view, square)
  return [x + S / 2, y + S / 2]
}

/** The two ends of a side. */
export const endsOf = (view: View, side: number): readonly [number, number, number, number] =>
  endsOfSide(latticeFor(view), side)

export const extentOf = (view: Pick<View, 'size'>): number => view.size * TILE_SIDE * S

export function rectOf(place: Place | null, view: View): Rect | null {
  if (place?.kind === 'tile') {
    const [x, y] = firstSquareOf(view.size, place.position)
    return { x: (x - 1) * S, y: (y - 1) * S, width: TILE_SIDE * S, height: TILE_SIDE * S }
  }
  if (place?.kind === 'side') {
    const [x1, y1, x2, y2] = endsOf(view, place.side)
    return { x: x1 - 8, y: y1 - 8, width: x2 - x1 + 16, height: y2 - y1 + 16 }
  }
  const square = squareOf(place, view)
  if (square === null || square < 0) return null
  const [x, y] = cornerOf(view, square)
  return { x, y, width: S, height: S }
}

/** The square under a point of the board, or -1. */
export const squareUnder = (view: View, x: number, y: number): number =>
  squareAt(latticeFor(view), Math.floor(x / S) + 1, Math.floor(y / S) + 1)

export const tileUnder = (view: View, square: number): number => tileOfSquare(view.size, square)

/** How far a point is from a side, in units. */
export function distanceToSide(view: View, side: number, x: number, y: number): number {
  const [x1, y1, x2, y2] = endsOf(view, side)
  const px = Math.max(x1, Math.min(x2, x))
  const py = Math.max(y1, Math.min(y2, y))
  return Math.hypot(px - x, py - y)
}

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

/** "3 squares north-east": the larger difference counts, as for an order's range; "here" on the same square. */
export function bearing(view: View, from: number, to: number): { readonly squares: number; readonly words: string } {
  const l = latticeFor(view)
  const dx = sure(l.xOf[to]) - sure(l.xOf[from])
  const dy = sure(l.yOf[to]) - sure(l.yOf[from])
  const squares = Math.max(Math.abs(dx), Math.abs(dy))
  if (squares === 0) return { squares, words: 'here' }
  const turn = Math.round((Math.atan2(dx, -dy) / Math.PI) * 4)
  return { squares, words: sure(COMPASS[(turn + 8) % 8]) }
}

/** The middle square of a tile. */
export const middleOf = (view: View, position: number): number => sure(squaresOfTile(view.size, position)[24])
