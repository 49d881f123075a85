/** The scenarios: forces, zombies, markers, goals, and the house rules they prescribe. */
import type { OptionValue } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { ItemId } from '../tables/items.ts'
import { cm } from '../tables/units.ts'
import type { WeaponId } from '../tables/weapons.ts'
import type { Sheet, Stock, Weapon } from '../state.ts'
import type { Carried } from './characters.ts'
import type { MapId } from './maps.ts'
import { point } from './drawing.ts'

/** The blocks of the advanced rules that a scenario uses. */
export type AdvancedBlock = 'searching' | 'vehicles'

/**
 * What can be asked of a game. `searched` and `drove` need advanced rules; all others do without.
 * Shares are of the humans who started (dw.end.3).
 */
export type Goal =
  | { readonly is: 'always' }
  | { readonly is: 'any' | 'all'; readonly of: readonly Goal[] }
  /** So many starters survive, by the scenario's measure of surviving. */
  | { readonly is: 'survive'; readonly atLeast: number }
  /** The same for a share of the starters. */
  | { readonly is: 'survivors'; readonly share: Share }
  /** So many zombies for each starter were eliminated, by whomever. */
  | { readonly is: 'eliminated'; readonly perStarter: number }
  | { readonly is: 'searched'; readonly rooms: readonly string[]; readonly atLeast: number }
  /** So many markers of a kind were carried out at the exit. */
  | { readonly is: 'carried-out'; readonly item: ItemId; readonly atLeast: number }
  | { readonly is: 'picked-up'; readonly marker: string }
  /** A human was inside one of these rooms at some time. */
  | { readonly is: 'entered'; readonly rooms: readonly string[] }
  | { readonly is: 'no-zombie-in'; readonly building: string }
  /** So many living humans are in it now. */
  | { readonly is: 'humans-in'; readonly building: string; readonly atLeast: number }
  /** At least this share of the starters left the table. */
  | { readonly is: 'left'; readonly share: Share }
  /** The vehicle left the table with at least this share of the starters, of the living, or simply with somebody. */
  | { readonly is: 'drove'; readonly vehicle: string; readonly with: Share | 'all-living' | 'somebody' }
  | { readonly is: 'boat-runs' }
  | { readonly is: 'no-npc-left-alive' }
  | { readonly is: 'npcs-joined' }
  | { readonly is: 'came-near'; readonly marker: string; readonly within: number }
  | { readonly is: 'played'; readonly turns: number }

export type Share = readonly [part: number, of: number]

/** A human with a printed place and printed gear, not of a team chosen by the host. */
export interface PrintedHuman {
  readonly name: string
  /** Null: in the deployment zone, where the owner puts him. */
  readonly at: XY | null
  readonly weapons: readonly Supplied[]
  /** His BMV at the start; null for the usual one. */
  readonly bmv: number | null
  /** dw.archetype.7 Without it he has no skills and no quirks, and can use what he comes with. */
  readonly sheet?: Sheet
  /** What is known of somebody without a sheet; otherwise he is nobody special. */
  readonly who?: Who
  readonly kept?: Kept
}

/** dw.archetype.1 */
export type Who = Pick<Sheet, 'sex' | 'archetype' | 'subtype'>

/** dw.campaign.4 What somebody brings from the scenario before; clips of a `fresh` weapon are rolled for. */
export interface Kept {
  readonly wounds: number
  readonly weapons: readonly (Omit<Weapon, 'id' | 'ready' | 'jammed' | 'braced'> & { readonly fresh?: true })[]
  readonly stock: Stock
  readonly items: readonly ItemId[]
}

/** A weapon with a printed supply: the bursts in its magazine, and spare clips. Without them they are rolled for. */
export interface Supplied extends Carried {
  readonly loaded?: number
  readonly spare?: number
}

export interface PrintedZombie {
  readonly at: XY
  readonly weapon: WeaponId | null
  readonly loaded: number
}

export interface Marker {
  readonly id: string
  /** What is picked up there; `engine` stays where it is. */
  readonly item: ItemId | 'engine'
  readonly at: XY
  /** The vehicle for which keys are. */
  readonly vehicle?: string
}

/** dw.end.1 Who counts as a survivor besides those who escaped. */
export type Staying = 'lost' | 'survive' | 'survive-if-cleared'

/** What is played for on a table. */
export interface Scenario {
  readonly title: string
  readonly description: string
  /** Null: a team of three to six, chosen by the host. */
  readonly humans: readonly PrintedHuman[] | null
  /** Humans of nobody, who wait until a team member touches them. */
  readonly npcs: readonly PrintedHuman[]
  readonly zombies: readonly PrintedZombie[]
  readonly markers: readonly Marker[]
  /** Option values that replace the defaults; a value set by the host beats them. */
  readonly prescribed: Readonly<Record<string, OptionValue>>
  readonly staying: Staying
  /** dw.end.2 The game ends with the turn in which so many of the printed zombies are gone; null for no such end. */
  readonly endsWhenGone: number | null
  /** Engine turns that open the exit; null if it is open from the beginning. */
  readonly engineTurns: number | null
  readonly full: Goal
  readonly partial: Goal
  /** dw.xp.7 */
  readonly engaged: Goal
  /** What it uses of the advanced rules, and where one may search; null for everywhere. */
  readonly uses: readonly AdvancedBlock[]
  readonly searchable: readonly string[] | null
}

/** A scenario of ours on one of our tables. */
export interface PrintedScenario extends Scenario {
  /** How long a game takes, in words. */
  readonly length: string
  readonly map: MapId
}

const PLAIN = {
  humans: null,
  npcs: [],
  zombies: [],
  markers: [],
  staying: 'lost',
  endsWhenGone: null,
  engineTurns: null,
  searchable: null,
} as const

const at = (x: number, y: number): XY => point([x, y])
const unarmed = (x: number, y: number): PrintedZombie => ({ at: at(x, y), weapon: null, loaded: 0 })
const soldier = (x: number, y: number): PrintedZombie => ({ at: at(x, y), weapon: 'assault-rifle', loaded: 6 })
const civilian = (sex: Who['sex'], subtype: string): Who => ({ sex, archetype: 'civilian', subtype })

/** The family of the motel. */
export const BRILLS = {
  'Ada Brill': civilian('f', 'family mother'),
  'Tom Brill': civilian('m', 'family father'),
  'Lily Brill': civilian('f', 'teenager'),
} as const

const brill = (name: keyof typeof BRILLS, weapon: WeaponId | null, where: XY | null): PrintedHuman => ({
  name,
  at: where,
  weapons: weapon === null ? [] : [{ weapon }],
  bmv: null,
  who: BRILLS[name],
})

const brills = (ada: XY | null, tom: XY | null, lily: XY | null): readonly PrintedHuman[] => [
  brill('Ada Brill', 'knife', ada),
  brill('Tom Brill', 'golf-club', tom),
  brill('Lily Brill', null, lily),
]

const searched = (atLeast: number, ...rooms: string[]): Goal => ({ is: 'searched', rooms, atLeast })
const carriedOut = (item: ItemId, atLeast: number): Goal => ({ is: 'carried-out', item, atLeast })
const either = (...of: Goal[]): Goal => ({ is: 'any', of })
const both = (...of: Goal[]): Goal => ({ is: 'all', of })
const SHOPS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'] as const
const DEPOT_ROOMS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'] as const

export const SCENARIOS = {
  'lawless-street': {
    ...PLAIN,
    title: 'Lawless Street',
    description:
      "The tutorial, after the book's worked example. Sgt. Lawless and Private Dawson, shaken by the loss of two comrades, " +
      'meet three zombies in a back street. Put all three down, or leave by the north edge together.',
    length: '10 to 15 minutes',
    map: 'back-street',
    humans: [
      { name: 'Sgt. Lawless', at: at(26, 34), weapons: [{ weapon: 'sub-machinegun', loaded: 4, spare: 1 }], bmv: 6 },
      { name: 'Private Dawson', at: at(30, 34), weapons: [{ weapon: 'pistol', loaded: 12, spare: 0 }], bmv: 6 },
    ],
    zombies: [unarmed(28, 24), unarmed(38.5, 38), { at: at(30, 14), weapon: 'knife', loaded: 0 }],
    prescribed: { entryMethods: [], startZombiesPerHuman: 0, turnLimit: 8, lurch: true, zombification: true },
    staying: 'survive-if-cleared',
    endsWhenGone: 3,
    full: { is: 'survive', atLeast: 2 },
    partial: { is: 'survive', atLeast: 1 },
    engaged: { is: 'always' },
    uses: [],
  },
  'shopping-list': {
    ...PLAIN,
    title: 'Shopping List',
    description:
      'The shelter is empty, and four shops stand between the road block in the south and the road north. Search their ' +
      'rooms and get out in the north.',
    length: 'about an hour',
    map: 'crossroads',
    prescribed: { entryMethods: ['A', 'B', 'E'], startZombiesPerHuman: 4, turnLimit: 16 },
    full: searched(4, ...SHOPS),
    partial: searched(2, ...SHOPS),
    engaged: searched(1, ...SHOPS),
    uses: ['searching'],
  },
  mercy: {
    ...PLAIN,
    title: 'Mercy',
    description:
      'The wounded need medicine. Three crates are in the back rooms of the hospital, and nobody knows who else is inside. ' +
      'Carry them out by the south gate.',
    length: 'one to two hours',
    map: 'mercy-hospital',
    markers: [
      { id: 'K1', item: 'crate', at: at(40, 26) },
      { id: 'K2', item: 'crate', at: at(60, 26) },
      { id: 'K3', item: 'crate', at: at(80, 26) },
    ],
    prescribed: { entryMethods: ['A', 'B', 'C', 'E'], startZombiesPerHuman: 3, turnLimit: 20 },
    full: carriedOut('crate', 3),
    partial: carriedOut('crate', 1),
    engaged: { is: 'entered', rooms: ['R4'] },
    uses: ['searching'],
  },
  'night-at-millers': {
    ...PLAIN,
    title: "Night at Miller's",
    description:
      'Surrounded in a boarded-up farmhouse. Last until dawn and keep the dead out of it, or get away in the pickup.',
    length: 'about 45 minutes',
    map: 'millers-farm',
    markers: [
      { id: 'K1', item: 'keys', at: at(36, 48), vehicle: 'V1' },
      { id: 'K2', item: 'gas-can', at: at(10, 68) },
    ],
    prescribed: {
      entryMethods: ['A', 'B'],
      startZombiesPerHuman: 5,
      entryBRolls: 4,
      startDistance: 25,
      buildBarricade: true,
      turnLimit: 16,
    },
    staying: 'survive',
    full: either({ is: 'no-zombie-in', building: 'B1' }, { is: 'drove', vehicle: 'V1', with: 'all-living' }),
    partial: either({ is: 'humans-in', building: 'B1', atLeast: 1 }, { is: 'drove', vehicle: 'V1', with: 'somebody' }),
    engaged: { is: 'always' },
    uses: ['searching', 'vehicles'],
    searchable: ['R4', 'R5'],
  },
  'nine-forty-bus': {
    ...PLAIN,
    title: 'The Nine-Forty Bus',
    description:
      'A bus could take everybody down the blocked highway, once it has a battery and petrol. A family hides in the motel. ' +
      'Leave by the highway in the east.',
    length: 'one to two hours',
    map: 'motel',
    npcs: brills(at(33, 11), at(36, 11), at(38.5, 11)),
    markers: [
      { id: 'K1', item: 'battery', at: at(36, 80) },
      { id: 'K2', item: 'gas-can', at: at(84, 80) },
      { id: 'K3', item: 'keys', at: at(12, 10), vehicle: 'V6' },
    ],
    prescribed: { entryMethods: ['A', 'B', 'E'], startZombiesPerHuman: 4, entryBRolls: 3, turnLimit: 22 },
    full: { is: 'drove', vehicle: 'V1', with: [3, 4] },
    partial: { is: 'left', share: [1, 2] },
    engaged: either({ is: 'picked-up', marker: 'K1' }, { is: 'picked-up', marker: 'K2' }, { is: 'npcs-joined' }),
    uses: ['searching', 'vehicles'],
  },
  'quiet-hands': {
    ...PLAIN,
    title: 'Quiet Hands',
    description:
      'Only the radio set of the depot can call the harbour, and the garrison is still on duty. Every shot brings more of ' +
      'them. Leave by the main gate with the set.',
    length: 'one to two hours',
    map: 'depot',
    zombies: [soldier(60, 38), soldier(40, 58), soldier(86, 70), soldier(24, 94)],
    markers: [
      { id: 'K1', item: 'radio-set', at: at(70, 12) },
      { id: 'K2', item: 'keys', at: at(108, 62), vehicle: 'V1' },
    ],
    prescribed: { entryMethods: ['A', 'C', 'D', 'E'], startZombiesPerHuman: 3, armedZombies: true, turnLimit: 20 },
    full: both(carriedOut('radio-set', 1), searched(2, 'R2', 'R3', 'R4', 'R5')),
    partial: either(carriedOut('radio-set', 1), { is: 'drove', vehicle: 'V1', with: 'somebody' }),
    engaged: { is: 'entered', rooms: DEPOT_ROOMS },
    uses: ['searching', 'vehicles'],
  },
  'last-boat': {
    ...PLAIN,
    title: 'Last Boat',
    description:
      'One boat, one pier, and everyone left in town on the way. Turn the engine over three times, then leave by the pier ' +
      'and leave no living friend behind.',
    length: 'about an hour',
    map: 'docks',
    npcs: brills(null, null, null),
    markers: [{ id: 'K1', item: 'engine', at: at(114, 40) }],
    prescribed: { entryMethods: ['A', 'B', 'E'], startZombiesPerHuman: 4, entryBRolls: 3, turnLimit: 16 },
    engineTurns: 3,
    full: both({ is: 'boat-runs' }, { is: 'no-npc-left-alive' }),
    partial: { is: 'boat-runs' },
    engaged: either({ is: 'came-near', marker: 'K1', within: cm(20) }, { is: 'played', turns: 8 }),
    uses: ['searching'],
  },
} as const satisfies Record<string, PrintedScenario>

export type ScenarioId = keyof typeof SCENARIOS

/** Starting the boat: action points for one engine turn, and how near to its marker. */
export const ENGINE = { cost: 4, reach: cm(1) } as const

/** From the best for the living to the worst. */
export const GRADES_IN_ORDER = ['major-hero', 'minor-hero', 'minor-zombie', 'major-zombie'] as const
export type Grade = (typeof GRADES_IN_ORDER)[number]

/** The shares of starters who must survive for a hero grade, or of whom at most survive a major zombie victory. */
export const GRADES: Readonly<Record<'majorHero' | 'minorHero' | 'majorZombie', Share>> = {
  majorHero: [3, 4],
  minorHero: [1, 2],
  majorZombie: [1, 4],
}

/** The advanced blocks without which a goal cannot be met. */
export function neededFor(goal: Goal): readonly AdvancedBlock[] {
  switch (goal.is) {
    case 'searched':
      return ['searching']
    case 'drove':
      return ['vehicles']
    case 'all':
      return [...new Set(goal.of.flatMap(neededFor))]
    case 'any':
      return goal.of.map(neededFor).reduce((least, one) => (one.length < least.length ? one : least))
    default:
      return []
  }
}
