/** dd.tiles.1 The 41 tiles of the stack and the three start tiles: name, open sides unturned, symbol. */

import { DIRECTIONS4, type Side } from '@shamble/grid'

/** The sides of a tile, clockwise from north. */
export const SIDES = DIRECTIONS4
export type { Side }

/** dd.symbols.1, dd.symbols.2 A blue circle, a green star with its number, or nothing. */
export type Symbol = 'circle' | 1 | 2 | 3 | 4 | null

export interface TileRow {
  readonly title: string
  readonly open: readonly Side[]
  readonly symbol: Symbol
}

/** dd.setup.3, dd.setup.4 */
export const START_TILES = {
  A: { title: 'Van', open: ['E', 'W'], symbol: null },
  B: { title: 'Street', open: ['E', 'W'], symbol: null },
  C: { title: 'Intersection', open: ['N', 'E', 'S', 'W'], symbol: null },
} as const satisfies Record<string, TileRow>

export const STACK_TILES = {
  T01: { title: 'Fire Station', open: ['S'], symbol: 'circle' },
  T02: { title: 'Corner Pharmacy', open: ['S'], symbol: 'circle' },
  T03: { title: 'Pawn Shop', open: ['S'], symbol: 'circle' },
  T04: { title: 'Boiler Room', open: ['S'], symbol: 'circle' },
  T05: { title: 'Morgue', open: ['S'], symbol: 4 },
  T06: { title: 'Underpass', open: ['N', 'S'], symbol: 'circle' },
  T07: { title: 'Bus Lane', open: ['N', 'S'], symbol: 'circle' },
  T08: { title: 'Shopping Arcade', open: ['N', 'S'], symbol: 'circle' },
  T09: { title: 'Hospital Corridor', open: ['N', 'S'], symbol: 'circle' },
  T10: { title: 'Subway Platform', open: ['N', 'S'], symbol: 'circle' },
  T11: { title: 'School Hallway', open: ['N', 'S'], symbol: 'circle' },
  T12: { title: 'Back Alley', open: ['N', 'S'], symbol: 1 },
  T13: { title: 'Main Street', open: ['N', 'S'], symbol: null },
  T14: { title: 'Laundromat', open: ['E', 'S'], symbol: 'circle' },
  T15: { title: 'Diner', open: ['E', 'S'], symbol: 'circle' },
  T16: { title: 'Gas Station', open: ['E', 'S'], symbol: 'circle' },
  T17: { title: 'Barber Shop', open: ['E', 'S'], symbol: 'circle' },
  T18: { title: 'Motel Court', open: ['E', 'S'], symbol: 'circle' },
  T19: { title: 'Storage Units', open: ['E', 'S'], symbol: 'circle' },
  T20: { title: 'Cinema Lobby', open: ['E', 'S'], symbol: 2 },
  T21: { title: 'Bend in the Road', open: ['E', 'S'], symbol: null },
  T22: { title: 'Hardware Store', open: ['E', 'S', 'W'], symbol: 'circle' },
  T23: { title: 'Grocery', open: ['E', 'S', 'W'], symbol: 'circle' },
  T24: { title: 'Police Precinct', open: ['E', 'S', 'W'], symbol: 'circle' },
  T25: { title: 'Office Lobby', open: ['E', 'S', 'W'], symbol: 'circle' },
  T26: { title: 'Bus Depot', open: ['E', 'S', 'W'], symbol: 'circle' },
  T27: { title: 'Library', open: ['E', 'S', 'W'], symbol: 'circle' },
  T28: { title: 'Auto Repair Shop', open: ['E', 'S', 'W'], symbol: 'circle' },
  T29: { title: 'Gun Store', open: ['E', 'S', 'W'], symbol: 'circle' },
  T30: { title: 'Loading Dock', open: ['E', 'S', 'W'], symbol: 1 },
  T31: { title: 'Quarantine Checkpoint', open: ['E', 'S', 'W'], symbol: 3 },
  T32: { title: 'T-Junction', open: ['E', 'S', 'W'], symbol: null },
  T33: { title: 'Side Street', open: ['E', 'S', 'W'], symbol: null },
  T34: { title: 'Town Square', open: ['N', 'E', 'S', 'W'], symbol: 'circle' },
  T35: { title: 'Mall Atrium', open: ['N', 'E', 'S', 'W'], symbol: 'circle' },
  T36: { title: 'Station Hall', open: ['N', 'E', 'S', 'W'], symbol: 'circle' },
  T37: { title: 'Market', open: ['N', 'E', 'S', 'W'], symbol: 'circle' },
  T38: { title: 'Playground', open: ['N', 'E', 'S', 'W'], symbol: 1 },
  T39: { title: 'Cemetery', open: ['N', 'E', 'S', 'W'], symbol: 2 },
  T40: { title: 'Crossroads', open: ['N', 'E', 'S', 'W'], symbol: null },
  T41: { title: 'Parking Lot', open: ['N', 'E', 'S', 'W'], symbol: null },
} as const satisfies Record<string, TileRow>

export type StackTileId = keyof typeof STACK_TILES
export type TileId = StackTileId | keyof typeof START_TILES

export const TILES: Readonly<Record<TileId, TileRow>> = { ...START_TILES, ...STACK_TILES }
export const STACK: readonly StackTileId[] = Object.keys(STACK_TILES) as StackTileId[]
export const VAN: TileId = 'A'

export const isStartTile = (id: TileId): boolean => Object.hasOwn(START_TILES, id)
