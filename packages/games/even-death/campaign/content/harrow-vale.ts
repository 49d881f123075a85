/** The campaign map "Harrow Vale": rows from north to south, a letter and a name each, then what else is on a tile. */
import { rowOf } from '@shamble/kernel'
import type { GroundKind } from '../../content/budgets.ts'
import type { Features } from '../../content/features.ts'
import type { Edge } from '../../content/scenarios.ts'
import type { MapTile } from '../map.ts'
import type { MapDocument } from './map-document.ts'

const LETTERS: Readonly<Record<string, GroundKind>> = {
  C: 'city',
  T: 'town',
  F: 'field',
  W: 'forest',
  M: 'mountains',
  L: 'water',
  /** Deep water, which nobody enters. */
  X: 'water',
}

const ROWS: readonly string[] = [
  'M Tine Peaks | M Sallowhead | W Crowless Wood | F Upper Leys | F Kite Fields | C Vantry | F Strandgate | L Gull Strand',
  "M The Chimneys | W Wickerwood | W Wicker's End | T Pellow | F Milestone Fields | F Vantry Cross | F Salt Road | L Wrack Bay",
  'W Old Stumps | F Sallow Bend | F Three Fords | F Lorn Meadow | L North Shore | L Reedhithe | F Quarrel Heath | F Windpump Flats',
  "F Tinker's Green | T Mirefold | F Halfway Barns | L West Lorn | X Deep Lorn | L East Lorn | T Eastering | F Beckmouth",
  'C Ostrell | F Ostrell Parks | F Ragfair Field | F Sluice Meadow | L Lornfoot | F Causeway End | F Long Acre | W Blackalder Edge',
  'F Ropewalk | F Gallows Turn | T Scarrow | F Orchard Mile | F Barge Reach | F Ferryless | W Blackalder | W Cold Beck Wood',
  'F Dunes End | W Heron Wood | F Pale Downs | F Brannock Road | C Brannock | F Brannock Bridge | T Dunholt | M Cold Shoulder',
  'L Grey Sound | L Otter Sands | F Salt Pans | T Saltreach | F Sallowmouth | W Gravelwood | M Mast Hill | M Lantern Crag',
]

const SIDES: Readonly<Record<string, Edge>> = { N: 'north', E: 'east', S: 'south', W: 'west' }
const sidesOf = (letters: string): Edge[] => [...letters].map((letter) => rowOf(SIDES, letter) as Edge)

const river = (letters: string): Features => ({ river: sidesOf(letters) })
const road = (letters: string): Features => ({ roads: sidesOf(letters) })
const water = (letters: string): Features => ({ water: sidesOf(letters) })
const FORDS: Features = { wideRiver: 'fords' }

/** By row and column. */
const FEATURES: readonly (readonly [y: number, x: number, ...features: readonly Features[]])[] = [
  [1, 2, river('S')],
  [1, 6, road('S')],
  [1, 8, water('E')],
  [2, 2, river('NS')],
  [2, 4, road('ES')],
  [2, 5, road('EW')],
  [2, 6, road('NEW')],
  [2, 7, road('SW')],
  [2, 8, water('E')],
  [3, 2, river('NE')],
  [3, 3, river('WE'), road('ES')],
  [3, 4, river('WS'), road('NW')],
  [3, 5, water('S')],
  [3, 6, { water: ['south-west'] }],
  [3, 7, road('NS')],
  [4, 1, road('ES')],
  [4, 2, road('EW')],
  [4, 3, road('NW')],
  [4, 4, water('E')],
  [4, 6, water('W')],
  [4, 7, road('NS')],
  [4, 8, river('SE')],
  [5, 1, road('NE')],
  [5, 2, road('SW')],
  [5, 5, FORDS, water('N')],
  [5, 6, road('ES')],
  [5, 7, road('NW')],
  [5, 8, river('SN')],
  [6, 2, road('NE')],
  [6, 3, road('EW')],
  [6, 4, road('SW')],
  [6, 5, FORDS],
  [6, 6, road('NS')],
  [6, 8, river('SN')],
  [7, 4, road('NES')],
  [7, 5, { wideRiver: 'bridge' }, road('EW')],
  [7, 6, road('NEW')],
  [7, 7, road('W')],
  [7, 8, river('N')],
  [8, 1, water('SW')],
  [8, 2, water('S')],
  [8, 4, road('N')],
  [8, 5, FORDS],
]

const NONE: Features = Object.freeze({})

function featuresAt(y: number, x: number): Features {
  const found = FEATURES.find(([row, column]) => row === y && column === x)
  if (!found) return NONE
  const [, , ...features] = found
  return Object.freeze(Object.assign({}, ...features) as Features)
}

/** In the south the Great Sallow is crossed only at Brannock: sides that nobody crosses, told at both tiles. */
const BLOCKED: readonly (readonly [y: number, x: number, side: Edge])[] = [
  [5, 5, 'east'],
  [5, 6, 'west'],
  [6, 5, 'east'],
  [6, 6, 'west'],
  [8, 5, 'east'],
  [8, 6, 'west'],
]

const blockedAt = (y: number, x: number): readonly Edge[] =>
  Object.freeze(BLOCKED.filter(([row, column]) => row === y && column === x).map(([, , side]) => side))

const tilesOf = (row: string, i: number): MapTile[] =>
  row.split(' | ').map(
    (cell, k): MapTile =>
      Object.freeze({
        kind: rowOf(LETTERS, cell.charAt(0)) as GroundKind,
        name: cell.slice(2),
        features: featuresAt(i + 1, k + 1),
        blocked: blockedAt(i + 1, k + 1),
        accessible: !cell.startsWith('X'),
      }),
  )

export const HARROW_VALE: MapDocument = Object.freeze({
  format: 'shamble-map',
  version: 1,
  game: 'even-death',
  title: 'Harrow Vale',
  says: 'Three cities and six towns round the Lorn, and a river that is crossed in few places.',
  tiles: Object.freeze(ROWS.flatMap(tilesOf)),
})
