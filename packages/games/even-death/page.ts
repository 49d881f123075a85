/** What a page shows of the game: names, tables, scenarios, words, types. What the rules can be asked is in `forecast/`. */
export { ABOUT } from './about.ts'
export { CHAPTERS, CLAUSES } from './clauses.ts'
export { type Battlefield, battlefield, type FieldLadder, type FieldPiece } from './content/battlefield.ts'
export { GROUND_KINDS, type GroundKind } from './content/budgets.ts'
export { BUILDING_IDS, type BuildingId, buildingOf } from './content/buildings.ts'
export { READY_FORCE_IDS, type ReadyForce, type ReadyForceId, readyForce } from './content/forces.ts'
export type { Zone, Zones } from './content/layouts.ts'
export { OBJECTS, THING_IDS, type ThingKind } from './content/objects.ts'
export { battleOf } from './content/campaign-battle.ts'
export { asOption, EMPTY_TABLE, OWN_TABLE, ownCopyOf, type OwnSeat, type OwnTable } from './content/own-table.ts'
export {
  type DrawnPiece,
  type Goal,
  type Scenario,
  SCENARIO_IDS,
  SCENARIOS,
  type ScenarioId,
  scenarioOf,
} from './content/scenarios.ts'
export type { SeatPlan } from './content/setting.ts'
export { TERRAIN_IDS, type TerrainId, type TerrainKind, terrainKind } from './content/terrain.ts'
export { costOf, figuresIn, type Force, type ForceHerd, type ForceHuman, type ForceUnit } from './forces/force.ts'
export { unitCost } from './forces/force.ts'
export { OUTCOMES } from './odds-key.ts'
export { OPTION_GROUPS, OPTIONS, PLAIN } from './options-schema.ts'
export {
  areFriends,
  herdOf,
  humanOf,
  isHerd,
  isOnTable,
  PHASES,
  seatOf,
  unitOf,
  unitsOf,
  zombieNo,
} from './state.ts'
export { EFFECT_IDS, type EffectId, EFFECTS, SUPPRESSED } from './tables/commands.ts'
export { DIE } from './tables/numbers.ts'
export { type Concentration, PERK_IDS, type PerkId, PERKS } from './tables/perks.ts'
export {
  classOf,
  type Faction,
  FACTION_TITLES,
  FACTIONS,
  PROFILE_IDS,
  type ProfileId,
  profileOf,
  zombieClass,
  ZOMBIE_IDS,
  type ZombieId,
  zombieKind,
} from './tables/profiles.ts'
export { MORALE, type Morale } from './tables/states.ts'
export { INCH, inches, RADIUS } from './tables/units.ts'
export { isShooting, MELEE, type MeleeId, SHOOTING, type ShootingId, type WeaponId, WEAPONS } from './tables/weapons.ts'
export type { Command, CommandOf } from './commands.ts'
export type { Event, Placed } from './events.ts'
export type * from './state.ts'
