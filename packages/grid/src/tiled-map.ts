/**
 * Square maps of square tiles that lie in rows without a gap. A tile's position counts from 0 in reading order; columns
 * are named by letters and rows by numbers, A1 being north-west. `size` is how many tiles are in a row.
 */
import { type Lattice, lattice, squareAt, type XY } from './lattice.ts'
import { parseTile, rotateTile, type Tile, wallsOnLattice } from './tile.ts'

/** What is known of the tiles: squares along a side, what may be drawn on a square, and the drawings by id. */
export interface TileSet {
  readonly side: number
  readonly squares: string
  readonly drawings: Readonly<Record<string, { readonly text: string }>>
}

export interface TiledMap {
  /** Squares along a side of the map. */
  widthOf(size: number): number
  latticeOf(size: number): Lattice
  /** A tile as drawn, turned by quarter turns clockwise. */
  tileDrawn(id: string, rot: number): Tile
  /** The wall sections a tile draws when it lies at a position, except those on the map edge. */
  wallsOfTile(size: number, position: number, id: string, rot: number): readonly number[]
  /** The north-west square of a tile position. */
  firstSquareOf(size: number, position: number): XY
  tileName(size: number, position: number): string
  /** The position of a tile name, or -1 off the map. */
  tileNamed(size: number, name: string): number
  /** The tile position on which a square lies. */
  tileOfSquare(size: number, square: number): number
  /** The squares of a tile position, in reading order. */
  squaresOfTile(size: number, position: number): readonly number[]
  /** Difference of columns plus difference of rows. */
  tileDistance(size: number, a: number, b: number): number
  /** Whether a tile position is on the border of the map. */
  onBorder(size: number, position: number): boolean
}

const LETTER_A = 65
const rowOf = (size: number, position: number): number => Math.floor(position / size)

/** Worked out once for each key. */
function remembered<K, T>(known: Map<K, T>, key: K, work: () => T): T {
  const before = known.get(key)
  if (before !== undefined) return before
  const fresh = work()
  known.set(key, fresh)
  return fresh
}

export function tiledMap({ side, squares, drawings }: TileSet): TiledMap {
  const drawn = new Map<string, Tile>()
  const walls = new Map<string, readonly number[]>()
  const tileSquares = new Map<number, readonly number[]>()

  const widthOf = (size: number): number => size * side
  const latticeOf = (size: number): Lattice => lattice(widthOf(size), widthOf(size))
  const firstSquareOf = (size: number, position: number): XY => [
    side * (position % size) + 1,
    side * rowOf(size, position) + 1,
  ]

  function draw(id: string, rot: number): Tile {
    const text = drawings[id]?.text
    if (text === undefined) throw new Error(`no tile ${id}`)
    return rotateTile(parseTile(side, text, { squares }), rot)
  }
  const tileDrawn = (id: string, rot: number): Tile => remembered(drawn, `${id}/${rot}`, () => draw(id, rot))

  function layWalls(size: number, position: number, id: string, rot: number): readonly number[] {
    const [x, y] = firstSquareOf(size, position)
    return wallsOnLattice(latticeOf(size), tileDrawn(id, rot), x, y).sort((a, b) => a - b)
  }

  function listSquares(size: number, position: number): readonly number[] {
    const l = latticeOf(size)
    const [x0, y0] = firstSquareOf(size, position)
    const all: number[] = []
    for (let v = 0; v < side; v++) for (let u = 0; u < side; u++) all.push(squareAt(l, x0 + u, y0 + v))
    return all
  }

  return {
    widthOf,
    latticeOf,
    tileDrawn,
    firstSquareOf,
    wallsOfTile: (size, position, id, rot) =>
      remembered(walls, `${size}/${position}/${id}/${rot}`, () => layWalls(size, position, id, rot)),
    tileName: (size, position) => `${String.fromCharCode(LETTER_A + (position % size))}${rowOf(size, position) + 1}`,
    tileNamed(size, name) {
      const column = name.charCodeAt(0) - LETTER_A
      const row = Number(name.slice(1)) - 1
      return column >= 0 && column < size && row >= 0 && row < size ? row * size + column : -1
    },
    tileOfSquare(size, square) {
      const width = size * side
      return Math.floor(Math.floor(square / width) / side) * size + Math.floor((square % width) / side)
    },
    squaresOfTile: (size, position) =>
      remembered(tileSquares, size * 100 + position, () => listSquares(size, position)),
    tileDistance: (size, a, b) => Math.abs((a % size) - (b % size)) + Math.abs(rowOf(size, a) - rowOf(size, b)),
    onBorder(size, position) {
      const column = position % size
      const row = rowOf(size, position)
      return column === 0 || column === size - 1 || row === 0 || row === size - 1
    },
  }
}
