/** The map as it is drawn: tiles of 7×7 squares on a lattice, their names, their squares and their walls. */
import {
  type Lattice,
  lattice,
  parseTile,
  rotateTile,
  squareAt,
  type Tile,
  wallsOnLattice,
  type XY,
} from '@shamble/grid'
import { TILES } from './content/tiles.ts'
import { INNER, TILE_SIDE } from './tables/map.ts'

export const widthOf = (size: number): number => size * TILE_SIDE
export const latticeOf = (size: number): Lattice => lattice(widthOf(size), widthOf(size))

/** ev.tile.1, ev.tile.6 A tile as drawn, turned by quarter turns clockwise. */
export function tileDrawn(id: string, rot: number): Tile {
  const key = `${id}/${rot}`
  const known = drawn.get(key)
  if (known) return known
  const text = (TILES as Record<string, { text: string } | undefined>)[id]?.text
  if (text === undefined) throw new Error(`no tile ${id}`)
  const tile = rotateTile(parseTile(TILE_SIDE, text, { squares: '.#H' }), rot)
  drawn.set(key, tile)
  return tile
}
const drawn = new Map<string, Tile>()

/** The wall sections a tile draws when it lies at a position, except those on the map edge (ev.pop.6). */
export function wallsOfTile(size: number, position: number, id: string, rot: number): readonly number[] {
  const key = `${size}/${position}/${id}/${rot}`
  const known = walls.get(key)
  if (known) return known
  const [x, y] = firstSquareOf(size, position)
  const sides = wallsOnLattice(latticeOf(size), tileDrawn(id, rot), x, y).sort((a, b) => a - b)
  walls.set(key, sides)
  return sides
}
const walls = new Map<string, readonly number[]>()

/** ev.map.2 The north-west square of a tile position. */
export const firstSquareOf = (size: number, position: number): XY => [
  TILE_SIDE * (position % size) + 1,
  TILE_SIDE * Math.floor(position / size) + 1,
]

/** ev.map.2 A1 … E5 */
export const tileName = (size: number, position: number): string =>
  `${String.fromCharCode(65 + (position % size))}${Math.floor(position / size) + 1}`

/** The position of a tile name, or -1 off the map. */
export function tileNamed(size: number, name: string): number {
  const column = name.charCodeAt(0) - 65
  const row = Number(name.slice(1)) - 1
  return column >= 0 && column < size && row >= 0 && row < size ? row * size + column : -1
}

/** The tile position on which a square lies. */
export function tileOfSquare(size: number, square: number): number {
  const width = widthOf(size)
  return Math.floor(Math.floor(square / width) / TILE_SIDE) * size + Math.floor((square % width) / TILE_SIDE)
}

/** The 49 squares of a tile position, in reading order. */
export function squaresOfTile(size: number, position: number): readonly number[] {
  const key = size * 100 + position
  const known = tileSquares.get(key)
  if (known) return known
  const l = latticeOf(size)
  const [x0, y0] = firstSquareOf(size, position)
  const squares: number[] = []
  for (let v = 0; v < TILE_SIDE; v++) for (let u = 0; u < TILE_SIDE; u++) squares.push(squareAt(l, x0 + u, y0 + v))
  tileSquares.set(key, squares)
  return squares
}
const tileSquares = new Map<number, readonly number[]>()

/** ev.setup.8 Difference of columns plus difference of rows. */
export const tileDistance = (size: number, a: number, b: number): number =>
  Math.abs((a % size) - (b % size)) + Math.abs(Math.floor(a / size) - Math.floor(b / size))

/** ev.setup.6 Tiles on the border of the map. */
export const onBorder = (size: number, position: number): boolean => {
  const column = position % size
  const row = Math.floor(position / size)
  return column === 0 || column === size - 1 || row === 0 || row === size - 1
}

/** ev.map.10 The outermost ring of squares. */
export function isMapEdge(l: Lattice, square: number): boolean {
  const x = l.xOf[square]
  const y = l.yOf[square]
  return x === 1 || x === l.width || y === 1 || y === l.height
}

/** ev.pop.14 Local coordinates 3 to 5: the nine squares in the middle of a tile. */
export function isInner(l: Lattice, square: number): boolean {
  const u = (((l.xOf[square] as number) - 1) % TILE_SIDE) + 1
  const v = (((l.yOf[square] as number) - 1) % TILE_SIDE) + 1
  return u >= INNER.from && u <= INNER.to && v >= INNER.from && v <= INNER.to
}
