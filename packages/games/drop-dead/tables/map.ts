import type { XY } from '@shamble/grid'

/** dd.grid.1 Units along a side of a tile. */
export const TILE_SIDE = 4

/** dd.grid.6 The local units of the eight entrances, number 1 first. */
export const ENTRANCES: readonly XY[] = [
  [2, 3],
  [1, 3],
  [0, 2],
  [0, 1],
  [1, 0],
  [2, 0],
  [3, 1],
  [3, 2],
]

/** dd.placement.1 The die that picks an entrance. */
export const ENTRANCE_DIE = 8

/** dd.shamble.3 The die of the compass. */
export const COMPASS_DIE = 8

/** dd.parts.5, dd.items.6 As far as hands reach. */
export const HAND_RANGE = 1
