/** ev.map.1 Squares along a side of a tile. */
export const TILE_SIDE = 7

/** ev.pop.14 The middle of a tile: local coordinates from this to that, the first one being 1. */
export const INNER = { from: 3, to: 5 } as const
