/** The map as it is laid: tiles of 4×4 units, their open sides, their entrances, and the doorways that lead nowhere yet. */
import { cellBeyond, cellsBeyond, turnedSides, type XY } from '@shamble/grid'
import { type PlacedTile, type Unit, unitAt, xOf, yOf } from '../state.ts'
import { TILE_SIDE } from '../tables/map.ts'
import { SIDES, type Side, type Symbol, type TileId, TILES } from './tiles.ts'

/** dd.grid.10 An open side with no tile beyond. */
export interface OpenDoorway {
  /** The index of its tile in the list of placed tiles. */
  readonly tile: number
  readonly side: Side
  /** The empty cell beyond. */
  readonly cell: XY
}

/** dd.tiles.1 The open sides of every tile in its four turns, clockwise from north. */
const OPEN_SIDES: ReadonlyMap<TileId, readonly (readonly Side[])[]> = new Map(
  (Object.keys(TILES) as TileId[]).map((id) => [id, SIDES.map((_, rot) => turnedSides(TILES[id].open, rot))]),
)

export const openSidesOf = ({ id, rot }: Pick<PlacedTile, 'id' | 'rot'>): readonly Side[] =>
  OPEN_SIDES.get(id)?.[rot & 3] as readonly Side[]

export const symbolOf = (tile: Pick<PlacedTile, 'id'>): Symbol => TILES[tile.id].symbol

/** The cell in which a unit lies (dd.grid.3). */
export const cellOf = (unit: Unit): XY => [xOf(unit) >> 2, yOf(unit) >> 2]

/** A unit of a cell by its local column and row (dd.grid.3). */
export const unitIn = (tx: number, ty: number, column: number, row: number): Unit =>
  unitAt(TILE_SIDE * tx + column, TILE_SIDE * ty + row)

/** dd.grid.6 The side to which an entrance unit belongs, or null in a corner or the centre. */
export function sideOfEntrance(unit: Unit): Side | null {
  const column = xOf(unit) & 3
  const row = yOf(unit) & 3
  const middle = (n: number) => n === 1 || n === 2
  if (middle(column)) return row === 0 ? 'N' : row === 3 ? 'S' : null
  if (middle(row)) return column === 0 ? 'W' : 'E'
  return null
}

/** The index of the tile in a cell, or -1. */
export const tileInCell = (tiles: readonly PlacedTile[], [tx, ty]: XY): number =>
  tiles.findIndex((tile) => tile.tx === tx && tile.ty === ty)

/** The 16 units of a tile in reading order. */
export function unitsOfTile({ tx, ty }: Pick<PlacedTile, 'tx' | 'ty'>): Unit[] {
  const units: Unit[] = []
  for (let row = 0; row < TILE_SIDE; row++)
    for (let column = 0; column < TILE_SIDE; column++) units.push(unitIn(tx, ty, column, row))
  return units
}

/** Per tile and side, clockwise from north: the index of the tile in the cell beyond, or -1. */
export const tilesBeyond = (tiles: readonly PlacedTile[]): Int16Array =>
  cellsBeyond(tiles.map(({ tx, ty }): XY => [tx, ty]))

/** dd.grid.10 */
export const openDoorwaysOf = (tiles: readonly PlacedTile[], beyond = tilesBeyond(tiles)): OpenDoorway[] =>
  tiles.flatMap((tile, i) =>
    openSidesOf(tile)
      .filter((side) => beyond[4 * i + SIDES.indexOf(side)] === -1)
      .map((side) => ({ tile: i, side, cell: cellBeyond([tile.tx, tile.ty], side) })),
  )
