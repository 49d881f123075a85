/** Places of the board and how they are named: "7,-2", "zombie 9", "P1", "cell 2,-1", "cover 2,-1 r3". */
import { cellOf, TILE_SIDE, unitAt, type View, xOf, xyOf, yOf } from '@shamble/drop-dead/page'
import { type Grid, S } from '../../board/shapes.ts'
import * as on from '../../board/square/places.ts'
import type { Rect } from '../../play/game-display.ts'
import { survivorOf, tileAt, zombieOf } from './read.ts'

export { centreOfXY, xyName, zombieName } from '../../board/square/places.ts'

/** A tile in units of the board. */
export const T = TILE_SIDE * S

export type Cell = on.XY

export type Place =
  | { readonly kind: 'unit'; readonly unit: number }
  | { readonly kind: 'zombie'; readonly n: number }
  | { readonly kind: 'survivor'; readonly seat: string }
  | { readonly kind: 'cell'; readonly cell: Cell; readonly rotation: number | null }

export const unitName = (unit: number): string => on.xyName(xyOf(unit))
export const cellName = (cell: Cell): string => `cell ${on.xyName(cell)}`
export const coverName = (cell: Cell, rotation: number): string => `cover ${on.xyName(cell)} r${rotation}`

const CELL = /^(?:cell|cover) (-?\d+),(-?\d+)(?: r([0-3]))?$/

/** What a name means on this board; null for names of nothing. */
export function parsePlace(name: string): Place | null {
  const text = name.trim()
  const at = on.readXY(text)
  if (at) return { kind: 'unit', unit: unitAt(...at) }
  const n = on.readZombie(text)
  if (n !== null) return { kind: 'zombie', n }
  if (/^[PU]\d$/.test(text)) return { kind: 'survivor', seat: text }
  const cell = CELL.exec(text)
  if (!cell) return null
  const rotation = cell[3] === undefined ? null : Number(cell[3])
  return { kind: 'cell', cell: [Number(cell[1]), Number(cell[2])], rotation }
}

/** The unit of a place that has one. */
export function unitOfPlace(place: Place | null, view: View): number | null {
  switch (place?.kind) {
    case 'unit':
      return place.unit
    case 'zombie':
      return zombieOf(view, place.n)?.at ?? null
    case 'survivor':
      return survivorOf(view, place.seat)?.at ?? null
    default:
      return null
  }
}

export const placeUnit = (name: string | null, view: View): number | null =>
  name === null ? null : unitOfPlace(parsePlace(name), view)

/** The cell in which a place lies. */
export function cellOfPlace(place: Place | null, view: View): Cell | null {
  if (place?.kind === 'cell') return place.cell
  const unit = unitOfPlace(place, view)
  return unit === null ? null : cellOf(unit)
}

export const onTile = (view: View, unit: number): boolean => tileAt(view, cellOf(unit)) !== undefined

/** In units of the city: the van's corner is the origin, whatever was laid since. */
export const cornerOf = (unit: number): on.Point => on.cornerOfXY(xyOf(unit))
export const centreOf = (unit: number): on.Point => on.centreOfXY(xyOf(unit))
export const rectOfCell = ([tx, ty]: Cell): Rect => on.rectOfXY([tx * TILE_SIDE, ty * TILE_SIDE], TILE_SIDE)

/** The part of the city that is drawn: all tiles, and a cell around them where the next ones will lie. */
export function boxOf(view: Pick<View, 'tiles'>): Rect {
  const columns = view.tiles.map((tile) => tile.tx)
  const rows = view.tiles.map((tile) => tile.ty)
  const first = rectOfCell([Math.min(0, ...columns) - 1, Math.min(0, ...rows) - 1])
  return on.joined(first, rectOfCell([Math.max(2, ...columns) + 1, Math.max(0, ...rows) + 1]))
}

/** The drawn part as a grid of units, and the square of a unit on it. */
export const gridOf = (box: Rect): Grid => ({ width: box.width / S, height: box.height / S })
export const squareIn = (box: Rect, unit: number): number =>
  (yOf(unit) - box.y / S) * (box.width / S) + xOf(unit) - box.x / S

/** Where a place is in the city. */
export function cityRect(place: Place | null, view: View): Rect | null {
  if (place?.kind === 'cell') return rectOfCell(place.cell)
  const unit = unitOfPlace(place, view)
  return unit === null ? null : on.rectOfXY(xyOf(unit))
}

/** Where a place is to be looked for. Whoever holds a drawn tile is where it goes, too. */
export function rectOf(name: string, view: View): Rect | null {
  const place = parsePlace(name)
  const own = cityRect(place, view)
  const { drawn, turn } = view
  const cell = drawn?.cell && place?.kind === 'survivor' && turn?.seat === place.seat ? drawn.cell : null
  return own && cell ? on.joined(own, rectOfCell(cell)) : own
}

/** "3 units north-east": counted as the book counts distance. */
export function bearing(from: number, to: number): { readonly units: number; readonly words: string } {
  const [a, b] = [xyOf(from), xyOf(to)]
  return { units: Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]), words: on.bearing(a, b) }
}
