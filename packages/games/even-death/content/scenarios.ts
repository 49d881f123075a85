/** The eight scenarios. All on 60 by 60 inches; coordinates in inches from the north-west corner. */
import type { QuarterTurns } from '@shamble/table'
import type { Faction } from '../tables/profiles.ts'
import type { Brains, Decay, Fatigue, Hunger } from '../tables/states.ts'
import type { Roster } from './campaign-battle.ts'
import type { BuildingId } from './buildings.ts'
import type { ReadyForceId } from './forces.ts'
import type { Zone, Zones } from './layouts.ts'
import type { ThingKind } from './objects.ts'
import type { TerrainId } from './terrain.ts'

/** A piece as it is written down, in inches: a building, or one of the kinds of terrain. */
export type DrawnPiece =
  | { readonly is: 'disc'; readonly kind: TerrainId; readonly at: Place; readonly radius: number }
  | { readonly is: 'rect'; readonly kind: TerrainId; readonly at: Place; readonly size: readonly [number, number] }
  | {
      readonly is: 'line'
      readonly kind: TerrainId
      readonly from: Place
      readonly to: Place
      readonly closed?: boolean
    }
  | {
      readonly is: 'building'
      readonly kind: BuildingId
      readonly at: Place
      readonly turns?: QuarterTurns
      /** Doors are open unless it says so. */
      readonly closed?: boolean
    }
export type Place = readonly [x: number, y: number]
export type Edge = 'north' | 'east' | 'south' | 'west'

export interface ScenarioSeat {
  readonly faction: Faction
  readonly points: number
  readonly zones: Zones
  /** What is proposed, as many together as make up the points. */
  readonly forces: readonly ReadyForceId[]
  /** ed.setup.6 Seats with the same number are one side; without it each is alone. */
  readonly side?: number
  /** ed.camp-battle.11 Whom it has in a campaign: no list is built. */
  readonly roster?: Roster
}

/** How it is won besides ed.victory.1, 2 and 4; what is counted is the dial unless it says otherwise. */
export type Goal =
  | { readonly is: 'cull'; readonly people: number }
  | { readonly is: 'hold'; readonly rounds?: number; readonly atLimit: 'zombies' | 'share' }
  | { readonly is: 'secure'; readonly leastAtLimit: number }
  | { readonly is: 'stand'; readonly first: number; readonly rings: number; readonly within: number }
  | { readonly is: 'break-out'; readonly edge: Edge }
  | { readonly is: 'carry-off'; readonly edge: Edge; readonly by: Faction }
  | { readonly is: 'run'; readonly near: number }
  /** Nothing besides: the last side on the table wins. At the limit shares decide, or nobody wins (ed.camp-battle.13). */
  | { readonly is: 'last'; readonly atLimit?: 'draw' }

export interface Dial {
  readonly standard: number
  readonly least: number
  readonly most: number
  readonly says: string
}

export interface Scenario {
  readonly title: string
  readonly description: string
  readonly rounds: number
  /** In the order in which they deploy. */
  readonly seats: readonly ScenarioSeat[]
  readonly dial: Dial
  readonly goal: Goal
  readonly markers?: readonly { readonly at: Place; readonly within: number }[]
  readonly things?: readonly { readonly kind: ThingKind; readonly at: Place }[]
  /** ed.sight.7 Nothing is seen beyond so many inches while it is night. */
  readonly night?: number
  /** ed.human-state.1 States that it sets; with them secondary factors count. */
  readonly states?: {
    /** Of everybody of whom no roster says otherwise. */
    readonly fatigue: Fatigue
    readonly healthyBonus: boolean
    readonly zombies: { readonly decay: Decay; readonly brains: Brains; readonly hunger: Hunger }
  }
  readonly pieces: readonly DrawnPiece[]
}

const disc = (kind: TerrainId, x: number, y: number, radius: number): DrawnPiece => ({
  is: 'disc',
  kind,
  at: [x, y],
  radius,
})
const rect = (kind: TerrainId, x: number, y: number, long: number, wide: number): DrawnPiece => ({
  is: 'rect',
  kind,
  at: [x, y],
  size: [long, wide],
})
const line = (
  kind: TerrainId,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  how: { closed?: boolean } = {},
): DrawnPiece => ({ is: 'line', kind, from: [x1, y1], to: [x2, y2], ...how })
const building = (
  kind: BuildingId,
  x: number,
  y: number,
  how: { turns?: QuarterTurns; closed?: boolean } = {},
): DrawnPiece => ({ is: 'building', kind, at: [x, y], ...how })
const zone = (x1: number, x2: number, y1: number, y2: number): Zone => ({ x: [x1, x2], y: [y1, y2] })
const crate = (x: number, y: number) => ({ kind: 'crate', at: [x, y] }) as const
const drum = (x: number, y: number) => ({ kind: 'drum', at: [x, y] }) as const
const RIM: Zones = [zone(0, 60, 0, 6), zone(54, 60, 0, 60), zone(0, 60, 54, 60), zone(0, 6, 0, 60)]

export const SCENARIOS = {
  'across-the-common': {
    title: 'Across the Common',
    description:
      'Survivors 200 in the south against Zombies 200 in the north. Well over half of the zombies must be destroyed in twelve rounds, and half of the survivors be left to tell of it.',
    rounds: 12,
    seats: [
      { faction: 'survivors', points: 200, zones: [zone(0, 60, 48, 60)], forces: ['mill-lane'] },
      { faction: 'zombies', points: 200, zones: [zone(0, 60, 0, 12)], forces: ['market-crowd'] },
    ],
    dial: { standard: 60, least: 30, most: 80, says: 'Percent of the zombies to be destroyed.' },
    goal: { is: 'cull', people: 50 },
    pieces: [
      disc('hill', 30, 30, 6),
      disc('woods', 14, 23, 5),
      disc('woods', 46, 37, 5),
      building('house', 5, 33),
      building('shed', 48, 20),
      disc('pond', 20, 33, 3),
      line('lowwall', 20, 42, 30, 42),
      line('lowwall', 32, 19, 42, 19),
      line('hedge', 38, 43, 46, 43),
      disc('boulder', 24, 19, 1),
      disc('boulder', 36, 40, 1),
      disc('boulder', 54, 30, 1),
      disc('tree', 9, 16, 0.4),
      disc('tree', 40, 15, 0.4),
      disc('tree', 26, 46, 0.4),
      disc('tree', 55, 44, 0.4),
      disc('tree', 5, 45, 0.4),
      disc('tree', 42, 27, 0.4),
    ],
  },
  'pump-house': {
    title: 'The Pump House',
    description:
      'Military 200 in the south against Zombies 200 in the north. Whoever holds the pump house alone for seven rounds running wins; after fourteen the Zombies do.',
    rounds: 14,
    seats: [
      { faction: 'military', points: 200, zones: [zone(0, 60, 48, 60)], forces: ['kestrel-platoon'] },
      { faction: 'zombies', points: 200, zones: [zone(0, 60, 0, 12)], forces: ['barracks-dead'] },
    ],
    dial: { standard: 7, least: 3, most: 7, says: 'Rounds to hold the marker.' },
    goal: { is: 'hold', atLimit: 'zombies' },
    markers: [{ at: [30, 43], within: 6 }],
    pieces: [
      building('shed', 27.5, 44),
      rect('stream', 0, 22, 60, 3),
      rect('bridge', 28, 22, 4, 3),
      rect('road', 28, 0, 4, 22),
      rect('road', 28, 25, 4, 18),
      disc('woods', 10, 32, 5),
      disc('woods', 50, 31, 5),
      disc('woods', 44, 15, 4),
      rect('rubble', 14, 14, 6, 4),
      line('lowwall', 18, 36, 26, 36),
      line('lowwall', 34, 36, 42, 36),
      rect('wreck', 29, 29, 2, 4.5),
      rect('crates', 22, 41, 2, 2),
      rect('crates', 36, 41, 2, 2),
      disc('boulder', 22, 29, 1),
      disc('boulder', 39, 28, 1),
      disc('tree', 6, 43, 0.4),
      disc('tree', 54, 42, 0.4),
    ],
  },
  'market-square': {
    title: 'Market Square',
    description:
      'Zombies 200 in the north; Survivors 150 and Bandits 150 in the southern corners. The first to bring three of five crates home wins; after twelve rounds whoever has most, at least two, else the Zombies.',
    rounds: 12,
    seats: [
      { faction: 'zombies', points: 200, zones: [zone(18, 42, 0, 12)], forces: ['market-crowd'] },
      { faction: 'survivors', points: 150, zones: [zone(0, 18, 42, 60)], forces: ['the-allotment', 'stragglers'] },
      { faction: 'bandits', points: 150, zones: [zone(42, 60, 42, 60)], forces: ['ditch-dogs', 'lookouts'] },
    ],
    dial: { standard: 3, least: 2, most: 4, says: 'Crates needed.' },
    goal: { is: 'secure', leastAtLimit: 2 },
    things: [crate(27, 23), crate(33, 23), crate(30, 29.5), crate(26, 36), crate(34, 36)],
    pieces: [
      building('block', 2, 20),
      building('block', 44, 20, { turns: 2 }),
      building('house', 8, 4),
      building('house', 43, 4),
      building('house', 25.5, 46),
      rect('crates', 24, 27, 2, 2),
      rect('crates', 34, 27, 2, 2),
      rect('crates', 29, 33, 2, 2),
      rect('wreck', 20, 38, 4.5, 2),
      rect('wreck', 37, 38, 4.5, 2),
      line('lowwall', 22, 20, 28, 20),
      line('lowwall', 32, 20, 38, 20),
      line('meshfence', 22, 50, 22, 58),
      line('meshfence', 38, 50, 38, 58),
      disc('fire', 30, 41, 1.5),
    ],
  },
  'four-roads': {
    title: 'Four Roads',
    description:
      'Survivors, Military and Bandits 100 each and Zombies 150, a corner each. Whoever holds the crossing alone for three rounds running wins; after fifteen rounds the largest share still there.',
    rounds: 15,
    seats: [
      { faction: 'survivors', points: 100, zones: [zone(0, 15, 0, 15)], forces: ['the-allotment'] },
      { faction: 'military', points: 100, zones: [zone(45, 60, 0, 15)], forces: ['fireteam-kestrel'] },
      { faction: 'bandits', points: 100, zones: [zone(45, 60, 45, 60)], forces: ['ditch-dogs'] },
      { faction: 'zombies', points: 150, zones: [zone(0, 15, 45, 60)], forces: ['loose-crowd', 'stray-herd'] },
    ],
    dial: { standard: 150, least: 100, most: 250, says: 'Points of the zombies.' },
    goal: { is: 'hold', rounds: 3, atLimit: 'share' },
    markers: [{ at: [30, 30], within: 6 }],
    pieces: [
      rect('road', 28, 0, 4, 60),
      rect('road', 0, 28, 60, 4),
      building('shed', 33, 23),
      building('house', 16, 16),
      building('house', 36, 36),
      disc('woods', 42, 16, 4),
      disc('woods', 18, 41, 4),
      disc('hill', 9, 26, 4),
      disc('hill', 51, 34, 4),
      rect('wreck', 22, 29, 4.5, 2),
      rect('wreck', 36, 29, 4.5, 2),
      rect('wreck', 29, 18, 2, 4.5),
      line('lowwall', 18, 34, 26, 34),
      line('lowwall', 40, 26, 48, 26),
      disc('boulder', 25, 8, 1),
      disc('boulder', 35, 52, 1),
      rect('rubble', 4, 34, 5, 4),
      rect('rubble', 51, 22, 5, 4),
    ],
  },
  'chapel-hill': {
    title: 'Chapel Hill',
    description:
      'Survivors 200 around the chapel, Zombies 200 at the edges. Help comes between the ninth and the twelfth round, the sooner the more often the bell rings; and then everybody must be at the chapel.',
    rounds: 12,
    seats: [
      { faction: 'survivors', points: 200, zones: [zone(21, 39, 21, 39)], forces: ['mill-lane'] },
      { faction: 'zombies', points: 200, zones: RIM, forces: ['market-crowd'] },
    ],
    dial: { standard: 100, least: 33, most: 100, says: 'Percent of the people needed at the chapel.' },
    goal: { is: 'stand', first: 9, rings: 6, within: 9 },
    markers: [{ at: [30, 30], within: 9 }],
    things: [{ kind: 'bell', at: [30, 30] }],
    pieces: [
      building('chapel', 25, 26.5),
      line('lowwall', 21, 21, 29, 21),
      line('lowwall', 31, 21, 39, 21),
      line('lowwall', 21, 39, 29, 39),
      line('lowwall', 31, 39, 39, 39),
      line('lowwall', 21, 21, 21, 28),
      line('lowwall', 21, 32, 21, 39),
      line('lowwall', 39, 21, 39, 28),
      line('lowwall', 39, 32, 39, 39),
      disc('tree', 23, 24, 0.4),
      disc('tree', 37, 36, 0.4),
      disc('woods', 12, 13, 4),
      disc('woods', 48, 47, 4),
      disc('woods', 47, 12, 4),
      disc('woods', 12, 47, 4),
      rect('rubble', 12, 28, 4, 4),
      disc('boulder', 45, 30, 1),
      disc('boulder', 30, 13, 1),
      disc('boulder', 30, 47, 1),
    ],
  },
  'the-wire': {
    title: 'The Wire',
    description:
      'Military 150 in the south must break out over the north edge, four fifths of them at least, past Zombies 150 and three minefields, in twelve rounds.',
    rounds: 12,
    seats: [
      {
        faction: 'military',
        points: 150,
        zones: [zone(0, 60, 48, 60)],
        forces: ['fireteam-kestrel', 'listening-post'],
      },
      { faction: 'zombies', points: 150, zones: [zone(0, 60, 4, 20)], forces: ['loose-crowd', 'stray-herd'] },
    ],
    dial: { standard: 80, least: 33, most: 100, says: 'Percent of the figures that must get out.' },
    goal: { is: 'break-out', edge: 'north' },
    pieces: [
      rect('minefield', 6, 24, 14, 6),
      rect('minefield', 24, 24, 12, 6),
      rect('minefield', 40, 24, 14, 6),
      line('meshfence', 0, 34, 26, 34),
      line('meshfence', 34, 34, 60, 34),
      rect('trench', 8, 16, 16, 2),
      rect('trench', 36, 16, 16, 2),
      rect('rubble', 27, 36, 6, 4),
      rect('crates', 21, 38, 2, 2),
      rect('crates', 37, 38, 2, 2),
      rect('wreck', 10, 40, 4.5, 2),
      rect('wreck', 46, 40, 4.5, 2),
      disc('boulder', 30, 20, 1),
      disc('tree', 6, 12, 0.4),
      disc('tree', 54, 12, 0.4),
      disc('woods', 30, 9, 4),
    ],
  },
  'depot-raid': {
    title: 'Depot Raid',
    description:
      'Bandits 150 in the south carry one of four fuel drums off over the south edge, against Military 150 in the depot, in twelve rounds.',
    rounds: 12,
    seats: [
      { faction: 'bandits', points: 150, zones: [zone(0, 60, 50, 60)], forces: ['ditch-dogs', 'lookouts'] },
      {
        faction: 'military',
        points: 150,
        zones: [zone(15, 45, 15, 39)],
        forces: ['fireteam-kestrel', 'listening-post'],
      },
    ],
    dial: { standard: 1, least: 1, most: 4, says: 'Drums needed.' },
    goal: { is: 'carry-off', edge: 'south', by: 'bandits' },
    things: [drum(33, 18), drum(43, 22.5), drum(38, 30), drum(18, 30)],
    pieces: [
      line('meshfence', 14, 14, 26, 14),
      line('meshfence', 34, 14, 46, 14),
      line('meshfence', 14, 40, 26, 40),
      line('meshfence', 34, 40, 46, 40),
      line('meshfence', 14, 14, 14, 40),
      line('meshfence', 46, 14, 46, 40),
      line('gate', 26, 40, 34, 40, { closed: true }),
      building('block', 16, 16),
      building('shed', 38, 16),
      rect('crates', 34, 24, 2, 2),
      rect('crates', 40, 24, 2, 2),
      rect('crates', 34, 33, 2, 2),
      rect('crates', 20, 33, 2, 2),
      rect('wreck', 25, 34, 4.5, 2),
      line('hedge', 6, 46, 20, 46),
      line('hedge', 40, 46, 54, 46),
      disc('woods', 7, 30, 4),
      disc('woods', 53, 30, 4),
      rect('rubble', 28, 44, 5, 4),
    ],
  },
  'lights-out': {
    title: 'Lights Out',
    description:
      'Survivors 100 and Military 100 together against Zombies 200, by night. The generator must be started and run for two rounds with no zombie near it, within fourteen rounds.',
    rounds: 14,
    seats: [
      { faction: 'survivors', points: 100, zones: [zone(0, 18, 42, 60)], forces: ['the-allotment'], side: 1 },
      { faction: 'military', points: 100, zones: [zone(42, 60, 42, 60)], forces: ['fireteam-kestrel'], side: 1 },
      {
        faction: 'zombies',
        points: 200,
        zones: [zone(0, 6, 0, 40), zone(54, 60, 0, 40)],
        forces: ['market-crowd'],
        side: 2,
      },
    ],
    dial: { standard: 2, least: 2, most: 6, says: 'Rounds that the generator must run.' },
    goal: { is: 'run', near: 3 },
    things: [{ kind: 'generator', at: [30, 12] }],
    night: 18,
    states: {
      fatigue: 'exhausted',
      healthyBonus: false,
      zombies: { decay: 'fresh', brains: 'shambling', hunger: 'starved' },
    },
    pieces: [
      building('house', 6, 26, { closed: true }),
      building('house', 45, 26, { closed: true }),
      building('shed', 27.5, 10, { closed: true }),
      rect('road', 0, 36, 60, 4),
      rect('wreck', 20, 37, 4.5, 2),
      rect('wreck', 36, 37, 4.5, 2),
      line('lowwall', 18, 28, 26, 28),
      line('lowwall', 34, 28, 42, 28),
      line('hedge', 22, 18, 22, 26),
      line('hedge', 38, 18, 38, 26),
      disc('fire', 30, 23, 2),
      disc('woods', 9, 12, 5),
      disc('woods', 51, 12, 5),
      rect('rubble', 28, 30, 4, 3),
      rect('crates', 20, 44, 2, 2),
      rect('crates', 38, 44, 2, 2),
    ],
  },
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioId = keyof typeof SCENARIOS
export const SCENARIO_IDS = Object.keys(SCENARIOS) as readonly ScenarioId[]
export const scenarioOf = (id: ScenarioId): Scenario => SCENARIOS[id]
