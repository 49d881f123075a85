/** rs.scenario.1 The six scenarios, as the specification lists them: centimetres, x to the east, y to the south. */
import { DIFFICULTIES, type Difficulty } from '../tables/difficulties.ts'
import { MUTANT_KINDS, type MutantKind } from '../tables/mutants.ts'
import type { Span } from './lot.ts'
import type { LotPlace } from './turned-lot.ts'
import type { OtherSurvivorId } from './survivors.ts'

/** A named place that orders and objectives use. */
export type PlaceArea =
  | readonly ['rect', x1: number, y1: number, x2: number, y2: number]
  | readonly ['circle', x: number, y: number, radius: number]

/** What must be brought home (rs.scenario.9). */
export interface Goods {
  readonly food: number
  readonly drugs: number
  readonly weapons: number
}

export type Goal =
  /** rs.scenario.7, rs.scenario.8 */
  | { readonly is: 'safe house'; readonly place: string; readonly half: boolean }
  /** rs.scenario.9 With weapons among the goods, a crate of them lies in this cache besides. */
  | {
      readonly is: 'goods'
      readonly place: string
      readonly needs: Readonly<Record<Difficulty, Goods>>
      readonly crate?: string
    }
  /** rs.scenario.10 */
  | { readonly is: 'rescue'; readonly place: string; readonly needs: Readonly<Record<Difficulty, number>> }
  /** rs.scenario.11 to rs.scenario.14 */
  | { readonly is: 'helicopter'; readonly place: string; readonly radio: string }
  /** rs.scenario.15 to rs.scenario.18 */
  | {
      readonly is: 'boat'
      readonly place: string
      readonly engine: readonly [number, number]
      /** rs.scenario.16 With him aboard nobody is left behind by haste. */
      readonly boatman?: OtherSurvivorId
    }

/** Others who are there from the start: in one of these places, or at the start with the team. */
export interface OthersThere {
  readonly who: readonly OtherSurvivorId[]
  /** Places among which theirs are drawn; none means the start zone. */
  readonly at: readonly string[]
  readonly mostInLot?: number
  readonly start: 'hidden' | 'STAY' | 'FOLLOW'
}

export interface MutantsThere {
  readonly kinds: readonly MutantKind[]
  readonly drawn: number
}

const NO_MUTANTS: MutantsThere = { kinds: [], drawn: 0 }
const ALL_MUTANTS: MutantsThere = { kinds: MUTANT_KINDS, drawn: 0 }

export interface Scenario {
  readonly title: string
  readonly description: string
  readonly ours?: true
  /** Lots from north to south, each row from west to east; one that is turned says by how many degrees, clockwise. */
  readonly rows: readonly (readonly LotPlace[])[]
  readonly night: boolean
  readonly limit: number
  readonly start: Span
  readonly places: Readonly<Record<string, PlaceArea>>
  readonly hordes: number
  /** rs.scenario.3 The tables of lairs, and the order in which they are drawn from. */
  readonly draw: readonly string[]
  readonly tables: Readonly<Record<string, readonly string[]>>
  readonly drifters: number
  /** rs.scenario.4 Kinds with the ambush places on which they may wait; one that enters by an event has none. */
  readonly mutants: readonly (readonly [kind: MutantKind, places: readonly string[]])[]
  readonly nps: readonly OthersThere[]
  readonly goal: Goal
  /** A cap of hordes at every difficulty below the hardest. */
  readonly mildCap?: number
  /** A cap at normal difficulty that bot games have set (docs/bots.md). */
  readonly tunedCap?: number
  /** Which kinds of mutants there are, where the difficulty does not say: these, and so many more that are drawn. */
  readonly mutantsBy?: Readonly<Record<Difficulty, MutantsThere>>
  /** Whoever has no torch may take one for something else. */
  readonly torches?: true
  /** rs.scenario.17 */
  readonly tankEntry?: readonly (readonly [number, number])[]
}

export const SCENARIOS = {
  'back-lane': {
    title: 'Back Lane',
    description:
      'Two buildings, one lane, one fortified house. Won when every living player survivor is inside the safe house, both armoured doors are closed and no Zed is inside. Twenty turns.',
    ours: true,
    rows: [['corner-store', 'safe-house']],
    night: false,
    limit: 20,
    start: [1.5, 28, 6, 38],
    places: { 'safe house': ['rect', 50, 10, 70, 28] },
    hordes: 1,
    draw: ['A'],
    tables: { A: ['1,0 drain', '1,0 manhole'] },
    drifters: 4,
    mutants: [],
    nps: [],
    goal: { is: 'safe house', place: 'safe house', half: false },
    mildCap: 20,
    mutantsBy: { easy: NO_MUTANTS, normal: NO_MUTANTS, book: NO_MUTANTS, nightmare: NO_MUTANTS },
  },
  'number-nine': {
    title: 'Lights at Number Nine',
    description:
      'A lamp blinks behind the bars of number nine, two blocks away. Won when at least half of those who set out live, all of them inside, both armoured doors are closed and no Zed is inside. Thirty-five turns.',
    ours: true,
    rows: [
      ['bungalow', 'car-park', 'pharmacy'],
      ['park', 'corner-store', 'safe-house'],
    ],
    night: false,
    limit: 35,
    start: [1.5, 1.5, 7, 20],
    places: {
      'safe house': ['rect', 90, 50, 110, 68],
      pharmacy: ['rect', 88, 10, 112, 30],
      'general store': ['rect', 47, 47, 73, 67],
    },
    hordes: 3,
    tunedCap: 20,
    draw: ['B', 'C', 'A', 'any'],
    tables: {
      A: ['0,1 thicket', '1,0 manhole-n', '1,0 manhole-s', '0,1 culvert'],
      B: ['1,1 cellar', '1,1 manhole', '2,0 manhole', '1,0 manhole-s'],
      C: ['2,1 drain', '2,1 manhole', '2,0 basement', '2,0 manhole'],
    },
    drifters: 10,
    mutants: [['boomer', ['1,0 a1', '0,1 a1', '2,1 a1', '1,1 a2']]],
    nps: [{ who: ['n3'], at: ['2,0 nps0'], start: 'hidden' }],
    goal: { is: 'safe house', place: 'safe house', half: true },
  },
  'shopping-list': {
    title: 'Shopping List',
    description:
      'A pick-up truck waits with the engine off; the shelter needs food and medicine. Won by driving off with all living player survivors, at least half of those who set out, and the goods. Forty-five turns.',
    ours: true,
    rows: [
      ['petrol-station', 'warehouse', 'gun-shop'],
      ['clinic', 'corner-store', 'bungalow'],
    ],
    night: false,
    limit: 45,
    start: [1.5, 34, 6, 46],
    places: {
      truck: ['rect', 1, 33, 7, 47],
      'gun shop': ['rect', 89, 8, 111, 28],
      clinic: ['rect', 7, 49, 33, 69],
      'general store': ['rect', 47, 47, 73, 67],
      warehouse: ['rect', 46, 8, 74, 32],
    },
    hordes: 4,
    draw: ['A', 'B', 'C', 'any'],
    tables: {
      A: ['0,1 mortuary', '0,0 pit', '0,0 manhole', '0,1 manhole'],
      B: ['1,1 cellar', '1,0 loading-pit', '1,0 drain', '1,1 manhole'],
      C: ['2,0 yard', '2,0 manhole', '2,1 shed', '2,1 drain'],
    },
    drifters: 10,
    mutants: [['hunter', ['0,0 a1', '1,0 a1', '2,0 a2', '2,1 a1']]],
    nps: [{ who: ['n1'], at: [], start: 'STAY' }],
    goal: {
      is: 'goods',
      place: 'truck',
      needs: {
        easy: { food: 2, drugs: 1, weapons: 0 },
        normal: { food: 3, drugs: 2, weapons: 0 },
        book: { food: 3, drugs: 2, weapons: 0 },
        nightmare: { food: 4, drugs: 2, weapons: 1 },
      },
      crate: '2,0 c3',
    },
  },
  'night-school': {
    title: 'Night School',
    description:
      'The evening class never went home, and a minibus stands at the far corner. Won when enough of the five and at least one player survivor have left in it. Night; fifty turns.',
    ours: true,
    rows: [
      ['bungalow', 'school', 'apartments'],
      ['car-park', 'clinic', 'park'],
    ],
    night: true,
    limit: 50,
    start: [1.5, 64, 7, 78],
    places: {
      minibus: ['rect', 112, 63, 119, 79],
      school: ['rect', 46, 8, 74, 24],
      flats: ['rect', 88, 7, 112, 31],
      clinic: ['rect', 47, 49, 73, 69],
    },
    hordes: 2,
    tunedCap: 20,
    draw: ['A', 'B', 'C', 'any'],
    tables: {
      A: ['1,1 mortuary', '1,1 manhole', '1,0 drain', '0,0 drain'],
      B: ['1,0 boiler', '0,0 shed', '1,0 drain', '1,1 mortuary'],
      C: ['2,0 laundry', '2,0 boiler', '2,1 thicket', '2,1 culvert'],
    },
    drifters: 9,
    mutants: [
      ['witch', ['1,0 a1', '2,0 a1', '1,1 a1', '2,1 a2']],
      ['smoker', ['1,0 a2', '2,0 a2', '1,1 a2']],
    ],
    nps: [
      {
        who: ['n4', 'n5', 'n6', 'n7', 'n8'],
        at: ['1,0 nps0', '1,0 nps1', '1,0 nps2', '1,0 nps3', '2,0 nps0', '2,0 nps1', '2,0 nps2', '2,0 nps3'],
        mostInLot: 3,
        start: 'hidden',
      },
    ],
    goal: { is: 'rescue', place: 'minibus', needs: { easy: 2, normal: 3, book: 3, nightmare: 4 } },
    torches: true,
  },
  'dust-off': {
    title: 'Dust-off at First Light',
    description:
      'The last helicopter circles until somebody answers. Won when at its departure at least half of those who set out have boarded. Forty-five turns.',
    ours: true,
    rows: [
      ['school', 'car-park', 'landing-ground'],
      ['bungalow', 'gun-shop', 'park'],
      ['corner-store', 'apartments', 'building-site'],
    ],
    night: false,
    limit: 45,
    start: [1.5, 110, 8, 118],
    places: {
      pad: ['circle', 100, 20, 8],
      hut: ['rect', 110, 15, 117, 25],
      'gun shop': ['rect', 49, 48, 71, 68],
      flats: ['rect', 48, 87, 72, 111],
    },
    hordes: 4,
    tunedCap: 20,
    draw: ['A', 'B', 'C', 'B', 'any'],
    tables: {
      A: ['1,2 boiler', '1,2 laundry', '0,1 drain', '1,1 manhole'],
      B: ['1,1 yard', '0,1 shed', '2,1 thicket', '2,1 culvert', '1,0 manhole-s', '2,2 behind-container'],
      C: ['2,0 drain-nw', '2,0 drain-se', '1,0 manhole-n', '2,1 culvert'],
    },
    drifters: 12,
    mutants: [
      ['hunter', ['0,0 a2', '2,1 a1', '2,2 a1', '2,0 a1']],
      ['boomer', ['1,0 a1', '0,1 a1', '1,2 a3', '2,2 a2']],
    ],
    nps: [{ who: ['n1', 'n4'], at: [], start: 'FOLLOW' }],
    goal: { is: 'helicopter', place: 'pad', radio: 'hut' },
  },
  'last-boat': {
    title: 'Last Boat from Gallows Quay',
    description:
      'One boat, an empty tank, and something very large behind the sheds. Won when the boat leaves with at least half of those who set out. Fifty turns.',
    ours: true,
    rows: [
      ['school', 'bungalow', 'building-site'],
      ['petrol-station', 'gun-shop', 'warehouse'],
      ['car-park', 'quay', 'park'],
    ],
    night: false,
    limit: 50,
    start: [1.5, 1.5, 14, 6.5],
    places: {
      boat: ['rect', 56, 114, 64, 119],
      boathouse: ['rect', 45, 87, 56, 100],
      'petrol station': ['rect', 8, 48, 22, 58],
      'gun shop': ['rect', 49, 48, 71, 68],
      'harbour office': ['rect', 66, 87, 76, 98],
    },
    hordes: 3,
    draw: ['A', 'B', 'C', 'B', 'any'],
    tables: {
      A: ['0,0 drain', '1,0 shed', '1,0 drain', '0,1 pit'],
      B: ['0,1 manhole', '1,1 yard', '1,1 manhole', '2,1 loading-pit', '2,1 drain', '0,2 manhole-n'],
      C: ['1,2 sewer', '1,2 nets', '0,2 manhole-s', '2,2 thicket'],
    },
    drifters: 12,
    mutants: [
      ['tank', []],
      ['hunter', ['0,0 a2', '1,1 a2', '2,1 a1', '1,2 a1']],
      ['boomer', ['1,0 a1', '0,1 a2', '0,2 a1', '1,2 a2']],
      ['smoker', ['1,1 a2', '2,1 a1', '1,2 a1']],
      ['witch', ['2,2 a2', '2,1 a2', '2,0 a2']],
    ],
    nps: [{ who: ['n2'], at: ['1,2 nps0'], start: 'hidden' }],
    goal: { is: 'boat', place: 'boat', engine: [60, 116], boatman: 'n2' },
    mutantsBy: {
      easy: { kinds: ['tank', 'boomer'], drawn: 0 },
      normal: { kinds: ['tank'], drawn: 2 },
      book: ALL_MUTANTS,
      nightmare: ALL_MUTANTS,
    },
    tankEntry: [
      [37, 3],
      [117, 3],
      [3, 77],
      [117, 77],
    ],
  },
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioId = keyof typeof SCENARIOS
export const SCENARIO_IDS = Object.keys(SCENARIOS) as readonly ScenarioId[]
/** rs.horde.9 The most in a horde: by the difficulty, where the scenario has no number of its own. */
export function capOf({ mildCap, tunedCap }: Scenario, difficulty: Difficulty): number {
  if (mildCap !== undefined && difficulty !== 'nightmare') return mildCap
  return tunedCap !== undefined && difficulty === 'normal' ? tunedCap : DIFFICULTIES[difficulty].cap
}

export const scenarioNamed = (id: ScenarioId): Scenario => SCENARIOS[id]
