/** What a page shows of the game: names, maps, tables, words; and what the rules can be asked, since nothing is hidden. */
export { earnedBy, totalOf, xpTable } from './campaign/experience.ts'
export { CHAPTERS, CLAUSES } from './clauses.ts'
export { CHARACTERS, TEAMS } from './content/characters.ts'
export { MAPS } from './content/maps.ts'
export {
  type Goal as ScenarioGoal,
  type AdvancedBlock,
  type Grade,
  type PrintedScenario,
  SCENARIOS,
  type Scenario,
  type ScenarioId,
} from './content/scenarios.ts'
export type { OwnFault } from './content/own-fault.ts'
export { ownScenarioFaults } from './content/own-faults.ts'
export {
  EMPTY_SCENARIO,
  OWN_SCENARIO,
  ownCopyOf,
  type OwnHuman,
  type OwnMarker,
  type OwnScenario,
  ownScenario,
  type OwnZombie,
} from './content/own-scenario.ts'
export type {
  BlockSketch,
  BuildingSketch,
  LowSketch,
  MapSketch,
  OpeningSketch,
  Point,
  Span,
  TableMap,
  VehicleSketch,
} from './content/sketch.ts'
export { SKETCH_FORM } from './content/sketch.ts'
export { ABOUT } from './about.ts'
export { oddsAhead } from './hints/ahead.ts'
export { blockersTo, coverTo, type Sighting } from './hints/cover.ts'
export { type Asked, askedIn, type Dealing, dealingIn, deedIn, findingIn } from './hints/asked.ts'
export { lookAt, refusalOf, tableFor } from './hints/look.ts'
export { ADVANCED_OPTIONS, advancedStandards, isOn, OPTION_GROUPS, OPTIONS } from './options-schema.ts'
export {
  crowdOf,
  type Figure,
  figureOf,
  humanBody,
  isInCloseCombat,
  opponents,
  touches,
  touching,
  zombieBody,
} from './rules/01-figures.ts'
export { MOVER, platformOf, vehicleOutline } from './rules/01-ground.ts'
export { priceOf } from './rules/04-actions.ts'
export { priceOfPath } from './rules/05-movement.ts'
export { fireRow } from './rules/08-weapons.ts'
export { sees } from './rules/09-sight.ts'
export { modifiersFor } from './rules/10-shooting.ts'
export { corridorTargets } from './rules/11-autofire.ts'
export { coneTargets } from './rules/12-shotgun.ts'
export { coneOf } from './rules/12-templates.ts'
export { rakeTargets } from './rules/13-machinegun.ts'
export { blastTargets, loadedGrenade, throwCost } from './rules/14-grenade.ts'
export { flameTargets } from './rules/15-flame.ts'
export { riseLimit } from './rules/21-zombify.ts'
export { fearValue } from './rules/23-fear.ts'
export { SENSE_CLAUSE } from './rules/24-senses.ts'
export { deedOf } from './rules/25-zombie-moves.ts'
export { roomUnderCap } from './rules/26-entry.ts'
export { barrierDice } from './rules/27-barriers.ts'
export { isMet } from './rules/30-end.ts'
export { archetypeFear } from './rules/41-archetypes.ts'
export { isDriver, occupantsOf, vehicleOf } from './rules/43-aboard.ts'
export { plotOf } from './rules/43-way.ts'
export { firedWith } from './rules/47-combat-skills.ts'
export { distractions, fearDistractions, rowOfTrait, type Trait } from './rules/48-mind.ts'
export { compulsionOf } from './rules/51-compulsions.ts'
export {
  figureName,
  figureNamed,
  GAME_MASTER,
  humanFigure,
  humanOf,
  isInPlay,
  isUp,
  isZombieFigure,
  numberOfFigure,
  zombieFigure,
  zombieOf,
} from './state.ts'
export { ARCHETYPES } from './tables/archetypes.ts'
export { COMPANY, FINDS } from './tables/finds.ts'
export { KILLS, thresholdOf } from './tables/experience.ts'
export { GRENADES, type GrenadeId } from './tables/grenades.ts'
export { ITEMS, type ItemId } from './tables/items.ts'
export { PSYCHOSES, QUIRKS } from './tables/mind.ts'
export { SKILLS, type SkillId, WEAPON_SKILLS } from './tables/skills.ts'
export { BASE_RADIUS, EYES, TOLERANCE } from './tables/units.ts'
export { VEHICLES, type VehicleType } from './tables/vehicles.ts'
export { AMMUNITION, type FireRow, WEAPONS, type WeaponId } from './tables/weapons.ts'
export type { Command, CommandOf } from './commands.ts'
export type { Die, Event, Harm, Method, Result, Sense, Thing } from './events.ts'
export type { Human, Look, Lying, Phase, Status, Surface, Vehicle, Weapon, Zombie } from './state.ts'
export type { View } from './view.ts'
