/** The building templates, unturned, in inches from their north-west corners. Roofs are ignored, interiors are Normal. */
import type { Side } from '@shamble/table'

export interface BuildingTemplate {
  readonly width: number
  readonly depth: number
  /** A closed block has none: it is one piece that carries figures. */
  readonly openings: readonly { readonly kind: 'door' | 'window'; readonly side: Side; readonly from: number }[]
  /** The side in the middle of which a ladder stands. */
  readonly ladder?: Side
}

const door = (side: Side, from: number) => ({ kind: 'door', side, from }) as const
const window = (side: Side, from: number) => ({ kind: 'window', side, from }) as const

export const BUILDINGS = {
  house: {
    width: 9,
    depth: 8,
    openings: [
      door('north', 3.75),
      door('south', 3.75),
      window('west', 3.25),
      window('east', 3.25),
      window('south', 1),
    ],
  },
  shed: { width: 5, depth: 4, openings: [door('south', 1.75), window('north', 1.75)] },
  chapel: {
    width: 10,
    depth: 7,
    openings: [door('west', 2.75), window('north', 2), window('north', 6.5), window('south', 2), window('south', 6.5)],
  },
  block: { width: 14, depth: 11, openings: [], ladder: 'east' },
} as const satisfies Readonly<Record<string, BuildingTemplate>>

export type BuildingId = keyof typeof BUILDINGS
export const BUILDING_IDS = Object.keys(BUILDINGS) as readonly BuildingId[]
export const buildingOf = (id: BuildingId): BuildingTemplate => BUILDINGS[id]
