/**
 * The map as it is drawn: tiles of 7×7 squares in rows (ev.map.1), named A1 to E5 (ev.map.2), drawn (ev.tile.1) and
 * turned (ev.tile.6), with their walls except those on the map edge (ev.pop.6).
 */
import { tiledMap } from '@shamble/grid'
import { TILE_SIDE } from '../tables/map.ts'
import { TILES } from './tiles.ts'

export const {
  firstSquareOf,
  latticeOf,
  onBorder,
  squaresOfTile,
  tileDistance,
  tileDrawn,
  tileName,
  tileNamed,
  tileOfSquare,
  wallsOfTile,
  widthOf,
} = tiledMap({ side: TILE_SIDE, squares: '.#H', drawings: TILES })
