/** What the options make of a battle: its table, its seats with their budgets and zones, its scenario. */
import type { OptionValues, Seat } from '@shamble/kernel'
import type { Force } from '../forces/force.ts'
import { readyFor, togetherOf } from '../forces/ready.ts'
import { PLAIN } from '../options-schema.ts'
import type { Faction } from '../tables/profiles.ts'
import { INCH, TABLE } from '../tables/units.ts'
import { type Battlefield, battlefield } from './battlefield.ts'
import { GROUND_KINDS, type GroundKind } from './budgets.ts'
import { battleOf, campaignScenario, listOf, type Roster, terrainSeedOf, type TileGround } from './campaign-battle.ts'
import { randomTable } from './generator.ts'
import { ownOf, ownScenario, type OwnTable } from './own-table.ts'
import { layoutFor, type Zones, zonesOf } from './layouts.ts'
import {
  type DrawnPiece,
  type Scenario,
  SCENARIO_IDS,
  type ScenarioId,
  scenarioOf,
  type ScenarioSeat,
} from './scenarios.ts'

/** A seat before the battle. Zones are rectangles in units. */
export interface SeatPlan {
  readonly seat: Seat
  readonly faction: Faction
  readonly side: number
  readonly points: number
  readonly zones: Zones
  /** Decisions, before a battle: what it fields if it does not say otherwise. */
  readonly proposed: Force
  /** ed.camp-battle.11 In a campaign: whom it has, and in which state. */
  readonly roster: Roster | null
}

export const isScenario = (id: unknown): id is ScenarioId => SCENARIO_IDS.some((one) => one === id)

export function scenarioIn(options: OptionValues): Scenario | null {
  const own = ownOf(options)
  if (own) return ownScenario(own)
  const battle = battleOf(options)
  if (battle) return campaignScenario(battle)
  return isScenario(options.scenario) ? scenarioOf(options.scenario) : null
}

/** Whether a document says what is fought, and no scenario of ours. */
const isGiven = (options: OptionValues): boolean => ownOf(options) !== null || battleOf(options) !== null

/** The value of the scenario's dial; 0 in a plain battle. */
export function dialIn(options: OptionValues): number {
  const given = options.dial as number
  return given === 0 ? (scenarioIn(options)?.dial.standard ?? 0) : given
}

/** Seats are named after their factions, the second of a kind with its number. */
export function seatNames(factions: readonly Faction[]): Seat[] {
  return factions.map((faction, i) => {
    const before = factions.slice(0, i).filter((other) => other === faction).length
    return before === 0 ? faction : `${faction}-${before + 1}`
  })
}

/** ed.death.10 Every battle has a zombie seat; where no zombies fight, it is the last, and waits. */
export function seatsIn(options: OptionValues): Seat[] {
  const factions = options.factions as readonly Faction[]
  return seatNames(factions.includes('zombies') ? factions : [...factions, 'zombies'])
}

const inUnits = (zones: Zones): Zones =>
  zones.map(({ x, y }) => ({ x: [x[0] * INCH, x[1] * INCH], y: [y[0] * INCH, y[1] * INCH] }))

function sizeIn(options: OptionValues): readonly [number, number] {
  const [width = 0, depth = 0] = options.tableSize as readonly number[]
  return [width, depth]
}

/** ed.setup.5, ed.deploy.6 The seats that fight, in the order in which they deploy. */
export function plansIn(options: OptionValues): SeatPlan[] {
  const factions = options.factions as readonly Faction[]
  const names = seatNames(factions)
  const scenario = scenarioIn(options)
  const zones = plainZones(options)
  return factions.map((faction, i): SeatPlan => {
    const own = scenario?.seats[i]
    const points = pointsOf(options, own, faction)
    return {
      seat: names[i] as Seat,
      faction,
      side: (options.sides as readonly number[])[i] ?? i + 1,
      points,
      zones: inUnits(own?.zones ?? zones[i] ?? []),
      proposed: proposedFor(own, faction, points),
      roster: own?.roster ?? null,
    }
  })
}

/** What a seat fields if it does not say otherwise; in a campaign whom it has. */
function proposedFor(own: ScenarioSeat | undefined, faction: Faction, points: number): Force {
  if (own?.roster) return listOf(own.roster)
  return own && points === own.points && own.forces.length > 0 ? togetherOf(own.forces) : readyFor(faction, points)
}

/** The dial of a crossing with four corners is what the zombies have. */
function pointsOf(options: OptionValues, own: ScenarioSeat | undefined, faction: Faction): number {
  if (!own) return options.battlePoints as number
  const isDialled = !isGiven(options) && options.scenario === 'four-roads' && faction === 'zombies'
  return isDialled ? dialIn(options) : own.points
}

function plainZones(options: OptionValues): readonly Zones[] {
  const seats = (options.factions as readonly Faction[]).length
  const layout = options.layout === 'last stand' ? 'last-stand' : layoutFor(seats)
  return zonesOf(layout, seats, ...sizeIn(options))
}

const isGroundKind = (id: unknown): id is GroundKind => GROUND_KINDS.some((one) => one === id)

/** What lies on a table: a scenario's pieces, random ones by their seed, or nothing. */
function piecesOf(drawn: unknown, size: readonly [number, number], seed: number): readonly DrawnPiece[] {
  if (isScenario(drawn)) return scenarioOf(drawn).pieces
  return isGroundKind(drawn) ? randomTable(drawn, size, seed) : []
}

const OWN_FIELDS = new WeakMap<OwnTable, Battlefield>()

function fieldOf(own: OwnTable): Battlefield {
  const known = OWN_FIELDS.get(own) ?? battlefield(own.map.size[0], own.map.size[1], own.pieces)
  OWN_FIELDS.set(own, known)
  return known
}

/** ed.camp-map.4 The table of a tile is 60 by 60 inches, and always the same. */
function groundField(ground: TileGround): Battlefield {
  const { kind, features } = ground
  const [side, seed] = [TABLE.least, terrainSeedOf(ground)]
  return kept(JSON.stringify([kind, features, seed]), () =>
    battlefield(side, side, randomTable(kind, [side, side], seed, features)),
  )
}

/** Tables are worked out once. */
const FIELDS = new Map<string, Battlefield>()

function kept(key: string, make: () => Battlefield): Battlefield {
  const known = FIELDS.get(key) ?? make()
  FIELDS.set(key, known)
  return known
}

export function fieldIn(options: OptionValues): Battlefield {
  const own = ownOf(options)
  if (own) return fieldOf(own)
  const battle = battleOf(options)
  if (battle) return groundField(battle.ground)
  const drawn = options.scenario === PLAIN ? options.table : options.scenario
  const [width, depth] = sizeIn(options)
  const key = JSON.stringify([drawn, width, depth, options.tableSeed])
  return kept(key, () => battlefield(width, depth, piecesOf(drawn, [width, depth], options.tableSeed as number)))
}
