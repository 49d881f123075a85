/** ed.camp-battle.11 A battle of a campaign: its ground, and who fights it with which people, in which state. */
import {
  flag,
  hundredths,
  integer,
  list,
  object,
  oneOf,
  type OptionDocument,
  optional,
  type OptionValues,
  type Shape,
  text,
  tuple,
  variants,
} from '@shamble/kernel'
import { type Force, type ForceHerd, type ForceHuman, type ForceUnit, MOST_UNITS, unitCost } from '../forces/force.ts'
import { CONCENTRATIONS, PERK_IDS } from '../tables/perks.ts'
import { type Faction, FACTIONS, PROFILE_IDS, ZOMBIE_IDS } from '../tables/profiles.ts'
import {
  BRAINS,
  type Brains,
  type Decay,
  DECAYS,
  type Health,
  HEALTH_IDS,
  type Hunger,
  HUNGER_IDS,
} from '../tables/states.ts'
import { TABLE } from '../tables/units.ts'
import { WEAPON_IDS } from '../tables/weapons.ts'
import { GROUND_KINDS, type GroundKind } from './budgets.ts'
import { type Features, FEATURES } from './features.ts'
import type { Span } from './own-table.ts'
import type { Scenario } from './scenarios.ts'

/** ed.camp-rules.7 Somebody as he comes to the battle. */
export interface RosterHuman extends ForceHuman {
  readonly vitality: number
  readonly health: Health
}

export interface Roster {
  readonly units: readonly (RosterHuman | ForceHerd)[]
  /** ed.morale.5 The faction has found luxuries. */
  readonly eager: boolean
  /** ed.human-state.5 Its supplies are Abundant. */
  readonly abundant: boolean
}

export interface BattleSide extends Roster {
  readonly faction: Faction
  readonly zones: readonly Span[]
}

/** ed.camp-map.4 A tile with what decides its table. */
export interface TileGround {
  readonly kind: GroundKind
  readonly name: string
  readonly features: Features
  /** By its dice: 53 is Y 5, X 3. */
  readonly at: number
  readonly seed: number
}

export interface CampaignBattle {
  /** The how manieth battle of its campaign it is, from 0. */
  readonly number: number
  readonly ground: TileGround
  /** In the order in which they deploy. */
  readonly sides: readonly BattleSide[]
  readonly behaviour: { readonly decay: Decay; readonly brains: Brains; readonly hunger: Hunger }
  /** ed.camp-battle.13 0 = none */
  readonly rounds: number
}

const length = hundredths(0, TABLE.least)

const UNIT = variants('is', {
  human: object({
    unit: oneOf(...PROFILE_IDS),
    weapons: list(oneOf(...WEAPON_IDS), { max: 6 }),
    perks: list(oneOf(...PERK_IDS), { max: 10 }),
    concentration: optional(oneOf(...CONCENTRATIONS)),
    vitality: integer(1, 20),
    health: oneOf(...HEALTH_IDS),
  }),
  herd: object({ kind: oneOf(...ZOMBIE_IDS), size: integer(1, 15) }),
})

export const TILE_GROUND = object({
  kind: oneOf(...GROUND_KINDS),
  name: text({ min: 1, max: 40 }),
  features: FEATURES,
  at: integer(11, 88),
  seed: integer(0, 4_294_967_295),
})

export const CAMPAIGN_BATTLE = object({
  number: integer(0, 9_999),
  ground: TILE_GROUND,
  sides: list(
    object({
      faction: oneOf(...FACTIONS),
      zones: list(tuple(length, length, length, length), { min: 1, max: 4 }),
      units: list(UNIT, { min: 1, max: MOST_UNITS }),
      eager: flag,
      abundant: flag,
    }),
    { min: 2, max: 4 },
  ),
  behaviour: object({ decay: oneOf(...DECAYS), brains: oneOf(...BRAINS), hunger: oneOf(...HUNGER_IDS) }),
  rounds: integer(0, 40),
}) as unknown as Shape<CampaignBattle>

/** The document of the option; the options were settled before anybody asks for it. */
export const battleOf = ({ campaign }: OptionValues): CampaignBattle | null =>
  (campaign ?? null) as unknown as CampaignBattle | null

export const battleAsOption = (battle: CampaignBattle): OptionDocument => battle as unknown as OptionDocument

const worthOf = ({ units }: Roster): number => units.reduce((sum, unit) => sum + unitCost(unit), 0)

/** ed.camp-battle.11, ed.camp-battle.13 No objective; whoever is left wins, and at the limit nobody does. */
function scenarioIn({ ground, sides, behaviour, rounds }: CampaignBattle): Scenario {
  return {
    title: `The battle of ${ground.name}`,
    description: 'A battle of a campaign: the last side on the table wins it.',
    rounds,
    seats: sides.map(({ faction, zones, units, eager, abundant }) => ({
      faction,
      points: worthOf({ units, eager, abundant }),
      zones: zones.map(([west, north, east, south]) => ({ x: [west, east], y: [north, south] })),
      forces: [],
      roster: { units, eager, abundant },
    })),
    dial: { standard: 0, least: 0, most: 0, says: 'It has none.' },
    goal: { is: 'last', atLimit: 'draw' },
    states: { fatigue: 'fine', healthyBonus: true, zombies: behaviour },
    pieces: [],
  }
}

const MADE = new WeakMap<CampaignBattle, Scenario>()

/** A sound document as the rules have it. Its pieces are those of its ground. */
export function campaignScenario(battle: CampaignBattle): Scenario {
  const made = MADE.get(battle) ?? scenarioIn(battle)
  MADE.set(battle, made)
  return made
}

/** ed.camp-map.4 What the table of a tile is drawn by: one seed for the whole campaign, and the coordinates. */
export const terrainSeedOf = ({ seed, at }: Pick<TileGround, 'seed' | 'at'>): string => `${seed} ${at}`

/** The units of a roster as a list of a force. */
export const listOf = ({ units }: Roster): Force =>
  units.map((unit): ForceUnit => {
    if (unit.is === 'herd') return unit
    const { vitality: _vitality, health: _health, ...listed } = unit
    return listed
  })
