import type { TileId } from './tiles.ts'

/** A tile position of the 5×5 map: column A-E from west to east, row 1-5 from north to south (ev.map.2). */
export type TilePosition = `${'A' | 'B' | 'C' | 'D' | 'E'}${1 | 2 | 3 | 4 | 5}`

/** Quarter turns clockwise (ev.tile.6). */
export type Rotation = 0 | 1 | 2 | 3

export interface Layout {
  readonly id: string
  readonly start: TilePosition
  /** Rows 1-5 from north to south, columns A-E from west to east. */
  readonly rows: readonly (readonly { readonly id: TileId; readonly rot: Rotation }[])[]
}

export const LAYOUT_IDS = ['Alpha', 'Bravo', 'Charlie'] as const
export type LayoutId = (typeof LAYOUT_IDS)[number]

/** ev.scen.5 Fixed layouts for teaching, tournaments and repeatable tests; the start tile is prescribed. */
export const LAYOUTS: Readonly<Record<LayoutId, Layout>> = {
  // helipad at D2; the teaching map
  Alpha: {
    id: 'Alpha',
    start: 'C5',
    // biome-ignore format: one line per row of the map
    rows: [
      [{ id: 'T17', rot: 0 }, { id: 'T05', rot: 0 }, { id: 'T12', rot: 0 }, { id: 'T09', rot: 0 }, { id: 'T22', rot: 0 }],
      [{ id: 'T13', rot: 0 }, { id: 'T24', rot: 0 }, { id: 'T02', rot: 0 }, { id: 'T01', rot: 0 }, { id: 'T19', rot: 0 }],
      [{ id: 'T06', rot: 0 }, { id: 'T20', rot: 0 }, { id: 'T18', rot: 0 }, { id: 'T07', rot: 0 }, { id: 'T25', rot: 0 }],
      [{ id: 'T23', rot: 0 }, { id: 'T15', rot: 0 }, { id: 'T08', rot: 0 }, { id: 'T11', rot: 0 }, { id: 'T04', rot: 0 }],
      [{ id: 'T16', rot: 0 }, { id: 'T14', rot: 0 }, { id: 'T10', rot: 0 }, { id: 'T03', rot: 0 }, { id: 'T21', rot: 0 }],
    ],
  },
  // helipad at B1, on the map edge: zombies can spawn on it
  Bravo: {
    id: 'Bravo',
    start: 'E4',
    // biome-ignore format: one line per row of the map
    rows: [
      [{ id: 'T15', rot: 0 }, { id: 'T01', rot: 0 }, { id: 'T21', rot: 0 }, { id: 'T22', rot: 0 }, { id: 'T05', rot: 1 }],
      [{ id: 'T24', rot: 1 }, { id: 'T10', rot: 0 }, { id: 'T02', rot: 3 }, { id: 'T13', rot: 2 }, { id: 'T06', rot: 3 }],
      [{ id: 'T09', rot: 1 }, { id: 'T03', rot: 1 }, { id: 'T04', rot: 2 }, { id: 'T14', rot: 3 }, { id: 'T11', rot: 0 }],
      [{ id: 'T12', rot: 0 }, { id: 'T17', rot: 3 }, { id: 'T07', rot: 2 }, { id: 'T08', rot: 3 }, { id: 'T20', rot: 0 }],
      [{ id: 'T18', rot: 2 }, { id: 'T23', rot: 2 }, { id: 'T25', rot: 1 }, { id: 'T19', rot: 2 }, { id: 'T16', rot: 0 }],
    ],
  },
  // helipad at A4
  Charlie: {
    id: 'Charlie',
    start: 'E2',
    // biome-ignore format: one line per row of the map
    rows: [
      [{ id: 'T16', rot: 3 }, { id: 'T22', rot: 2 }, { id: 'T03', rot: 0 }, { id: 'T10', rot: 1 }, { id: 'T07', rot: 0 }],
      [{ id: 'T08', rot: 2 }, { id: 'T21', rot: 1 }, { id: 'T12', rot: 1 }, { id: 'T19', rot: 2 }, { id: 'T23', rot: 2 }],
      [{ id: 'T09', rot: 2 }, { id: 'T06', rot: 2 }, { id: 'T05', rot: 0 }, { id: 'T17', rot: 3 }, { id: 'T24', rot: 1 }],
      [{ id: 'T01', rot: 3 }, { id: 'T13', rot: 3 }, { id: 'T18', rot: 1 }, { id: 'T14', rot: 1 }, { id: 'T15', rot: 1 }],
      [{ id: 'T25', rot: 2 }, { id: 'T20', rot: 1 }, { id: 'T02', rot: 0 }, { id: 'T04', rot: 0 }, { id: 'T11', rot: 0 }],
    ],
  },
}
