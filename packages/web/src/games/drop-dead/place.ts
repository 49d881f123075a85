/** Places of the board and how they are named: "7,-2", "zombie 9", "P1", "cell 2,-1", "cover 2,-1 r3". */
import { cellOf, TILE_SIDE, unitAt, type View, xOf, yOf } from '@shamble/drop-dead/page'
import { type Grid, S } from '../../board/shapes.ts'
import { survivorOf, tileAt, zombieOf } from './read.ts'
import { sure } from '../../sure.ts'

/** A tile in units of the board. */
export const T = TILE_SIDE * S

export type Cell = readonly [tx: number, ty: number]

export type Place =
  | { readonly kind: 'unit'; readonly unit: number }
  | { readonly kind: 'zombie'; readonly n: number }
  | { readonly kind: 'survivor'; readonly seat: string }
  | { readonly kind: 'cell'; readonly cell: Cell; readonly rotation: number | null }

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const unitName = (unit: number): string => `${xOf(unit)},${yOf(unit)}`
export const xyName = (at: readonly [number, number]): string => `${at[0]},${at[1]}`
export const zombieName = (n: number): string => `zombie ${n}`
export const cellName = (cell: Cell): string => `cell ${cell[0]},${cell[1]}`
export const coverName = (cell: Cell, rotation: number): string => `cover ${cell[0]},${cell[1]} r${rotation}`

const UNIT = /^(-?\d+)\s*[,;. ]\s*(-?\d+)$/
const CELL = /^(?:cell|cover) (-?\d+),(-?\d+)(?: r([0-3]))?$/

/** What a name means on this board; null for names of nothing. */
export function parsePlace(name: string): Place | null {
  const text = name.trim()
  const unit = UNIT.exec(text)
  if (unit) return { kind: 'unit', unit: unitAt(Number(unit[1]), Number(unit[2])) }
  const zombie = /^zombie (\d+)$/i.exec(text)
  if (zombie) return { kind: 'zombie', n: Number(zombie[1]) }
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
export const cornerOf = (unit: number): readonly [number, number] => [xOf(unit) * S, yOf(unit) * S]
export const centreOf = (unit: number): readonly [number, number] => [(xOf(unit) + 0.5) * S, (yOf(unit) + 0.5) * S]
export const centreOfXY = ([x, y]: readonly [number, number]): readonly [number, number] => [
  (x + 0.5) * S,
  (y + 0.5) * S,
]
export const cornerOfCell = ([tx, ty]: Cell): readonly [number, number] => [tx * T, ty * T]

/** The part of the city that is drawn: all tiles, and a cell around them where the next ones will lie. */
export function frameOf(view: Pick<View, 'tiles'>): Rect {
  const columns = view.tiles.map((tile) => tile.tx)
  const rows = view.tiles.map((tile) => tile.ty)
  const west = Math.min(0, ...columns) - 1
  const north = Math.min(0, ...rows) - 1
  const east = Math.max(2, ...columns) + 2
  const south = Math.max(0, ...rows) + 2
  return { x: west * T, y: north * T, width: (east - west) * T, height: (south - north) * T }
}

/** The drawn part as a grid of units, and the square of a unit on it. */
export const gridOf = (frame: Rect): Grid => ({ width: frame.width / S, height: frame.height / S })
export const squareIn = (frame: Rect, unit: number): number =>
  (yOf(unit) - frame.y / S) * (frame.width / S) + xOf(unit) - frame.x / S

/** Where a place is in the city. */
export function cityRect(place: Place | null, view: View): Rect | null {
  if (place?.kind === 'cell') {
    const [x, y] = cornerOfCell(place.cell)
    return { x, y, width: T, height: T }
  }
  const unit = unitOfPlace(place, view)
  if (unit === null) return null
  const [x, y] = cornerOf(unit)
  return { x, y, width: S, height: S }
}

/** Where a place is on the board, whose corner is that of the frame. Whoever holds a drawn tile is where it goes, too. */
export function rectOf(name: string, view: View): Rect | null {
  const place = parsePlace(name)
  const own = cityRect(place, view)
  if (!own) return null
  const { drawn, turn } = view
  const cell = drawn?.cell && place?.kind === 'survivor' && turn?.seat === place.seat ? drawn.cell : null
  const rect = cell ? joined(own, sure(cityRect({ kind: 'cell', cell, rotation: null }, view))) : own
  const frame = frameOf(view)
  return { ...rect, x: rect.x - frame.x, y: rect.y - frame.y }
}

const joined = (a: Rect, b: Rect): Rect => {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** The unit under a point of the board. */
export function unitUnder(view: View, x: number, y: number): number {
  const frame = frameOf(view)
  return unitAt(Math.floor((x + frame.x) / S), Math.floor((y + frame.y) / S))
}

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

/** "3 units north-east": counted as the book counts distance; "here" in the same unit. */
export function bearing(from: number, to: number): { readonly units: number; readonly words: string } {
  const dx = xOf(to) - xOf(from)
  const dy = yOf(to) - yOf(from)
  if (dx === 0 && dy === 0) return { units: 0, words: 'here' }
  const turn = Math.round((Math.atan2(dx, -dy) / Math.PI) * 4)
  return { units: Math.abs(dx) + Math.abs(dy), words: sure(COMPASS[(turn + 8) % 8]) }
}
