/** What lies on a random table: how many pieces of each sort on 25 sectors, by the kind of ground. In inches. */
import { type BuildingId, buildingOf } from './buildings.ts'
import type { DrawnPiece, Place } from './scenarios.ts'
import type { TerrainId } from './terrain.ts'

export const GROUND_KINDS = ['field', 'forest', 'mountains', 'water', 'town', 'city'] as const
export type GroundKind = (typeof GROUND_KINDS)[number]

/** A number below another, evenly. */
export type Draw = (below: number) => number
type Many = readonly [least: number, most: number]

/** A piece to be laid: how it is drawn round its middle, and how large it is. */
export interface Wanted {
  readonly area: number
  drawnAt(middle: Place, turned: boolean): DrawnPiece
}

/** A sort of pieces: how one is made, and how many there are, in the order of the kinds of ground. */
interface Budget {
  make(draw: Draw): Wanted
  readonly many: readonly Many[]
}

/** Radii in steps of half an inch. */
function disc(kind: TerrainId, least: number, most = least) {
  return (draw: Draw): Wanted => {
    const radius = least + draw(2 * (most - least) + 1) / 2
    return { area: 3 * radius * radius, drawnAt: (at) => ({ is: 'disc', kind, at, radius }) }
  }
}

function rect(kind: TerrainId, long: number, wide: number) {
  const drawnAt = ([x, y]: Place, turned: boolean): DrawnPiece => {
    const [width, depth] = turned ? [wide, long] : [long, wide]
    return { is: 'rect', kind, at: [x - width / 2, y - depth / 2], size: [width, depth] }
  }
  return (): Wanted => ({ area: long * wide, drawnAt })
}

function line(kind: TerrainId, long: number) {
  const half = long / 2
  const drawnAt = ([x, y]: Place, turned: boolean): DrawnPiece =>
    turned
      ? { is: 'line', kind, from: [x, y - half], to: [x, y + half] }
      : { is: 'line', kind, from: [x - half, y], to: [x + half, y] }
  return (): Wanted => ({ area: half, drawnAt })
}

function building(kind: BuildingId) {
  const { width: long, depth: wide } = buildingOf(kind)
  const drawnAt = ([x, y]: Place, turned: boolean): DrawnPiece => {
    const [width, depth] = turned ? [wide, long] : [long, wide]
    return { is: 'building', kind, at: [x - width / 2, y - depth / 2], turns: turned ? 1 : 0 }
  }
  return (): Wanted => ({ area: long * wide, drawnAt })
}

const budget = (make: Budget['make'], ...many: (Many | number)[]): Budget => ({
  make,
  many: many.map((one) => (typeof one === 'number' ? [one, one] : one)),
})

/** Columns: field, forest, mountains, water, town, city. */
const BUDGETS: readonly Budget[] = [
  budget(disc('woods', 4, 6), [1, 2], [5, 7], [1, 3], [0, 1], [0, 1], 0),
  budget(disc('tree', 0.4), [4, 6], [8, 10], [2, 4], [3, 4], [3, 4], [0, 1]),
  budget(disc('hill', 5, 7), 1, [0, 1], 3, 0, [0, 1], 0),
  budget(disc('boulder', 1), [2, 3], [2, 4], [5, 7], [3, 4], 0, 0),
  budget(rect('rubble', 5, 4), 0, [0, 1], 2, [0, 1], [0, 1], [2, 3]),
  budget(line('lowwall', 6), [2, 3], [0, 1], 0, 1, [4, 5], 2),
  budget(line('hedge', 6), [1, 2], 0, 0, 0, 2, 0),
  budget(line('meshfence', 8), 0, 0, 0, 0, [1, 2], [2, 3]),
  budget(building('house'), [0, 1], 0, 0, [0, 1], [4, 5], [2, 3]),
  budget(building('shed'), [0, 1], [0, 1], 0, [0, 1], [1, 2], [0, 1]),
  budget(building('block'), 0, 0, 0, 0, [0, 1], [3, 4]),
  budget(rect('wreck', 4.5, 2), [0, 1], 0, 0, 0, [2, 3], [3, 5]),
  budget(rect('crates', 2, 2), 0, 0, 0, 1, [1, 2], [2, 3]),
  budget(rect('cliff', 12, 5), 0, [0, 1], [3, 4], 0, 0, 0),
  budget(disc('pond', 3), [0, 1], [0, 1], 0, 0, 0, 0),
  budget(disc('fire', 1.5), 0, 0, 0, 0, [0, 1], [0, 1]),
]

/** Sectors for which the numbers are written. */
const PRINTED = 25

/** The pieces of a table with so many sectors, the largest first. */
export function wantedOn(kind: GroundKind, sectors: number, draw: Draw): Wanted[] {
  const column = GROUND_KINDS.indexOf(kind)
  const all = BUDGETS.flatMap(({ make, many }) => {
    const [least, most] = many[column] ?? [0, 0]
    const number = Math.floor(((least + draw(most - least + 1)) * sectors) / PRINTED)
    return Array.from({ length: number }, () => make(draw))
  })
  return all
    .map((wanted, i) => ({ wanted, i }))
    .sort((a, b) => b.wanted.area - a.wanted.area || a.i - b.i)
    .map(({ wanted }) => wanted)
}
