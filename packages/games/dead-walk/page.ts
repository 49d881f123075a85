/** What a page shows of the game: names, maps, tables, words, types. What the rules can be asked is in `forecast/`. */
export { earnedBy, totalOf, xpTable } from './campaign/experience.ts'
export { CHAPTERS, CLAUSES } from './clauses.ts'
export { CHARACTERS, TEAMS } from './content/characters.ts'
export { MAPS } from './content/maps.ts'
export { type Goal as ScenarioGoal, SCENARIOS } from './content/scenarios.ts'
export type * from './content/scenarios.ts'
export type { OwnFault } from './content/own-fault.ts'
export { asOption, ownOf } from './content/own-option.ts'
export * from './content/own-scenario.ts'
export { SKETCH_FORM } from './content/drawing.ts'
export type * from './content/drawing.ts'
export { ABOUT } from './about.ts'
export * from './asked.ts'
export { ADVANCED_OPTIONS, advancedStandards, isOn, OPTION_GROUPS, OPTIONS } from './options-schema.ts'
export {
  figureName,
  figureNamed,
  GAME_MASTER,
  humanFigure,
  humanOf,
  isDriver,
  isInPlay,
  isUp,
  isZombieFigure,
  numberOfFigure,
  occupantsOf,
  vehicleOf,
  zombieFigure,
  zombieOf,
} from './state.ts'
export { ARCHETYPES } from './tables/archetypes.ts'
export { COMPANY, FINDS } from './tables/finds.ts'
export { KILLS, thresholdOf } from './tables/experience.ts'
export { GRENADES, type GrenadeId } from './tables/grenades.ts'
export { ITEMS, type ItemId } from './tables/items.ts'
export { PSYCHOSES, QUIRKS, type Trait, TRAITS } from './tables/mind.ts'
export { SKILLS, type SkillId, WEAPON_SKILLS } from './tables/skills.ts'
export { BASE_RADIUS, EYES, TOLERANCE } from './tables/units.ts'
export { VEHICLES, type VehicleType } from './tables/vehicles.ts'
export { AMMUNITION, type FireRow, WEAPONS, type WeaponId } from './tables/weapons.ts'
export type { Command, CommandOf } from './commands.ts'
export type { Die, Event, Harm, Method, Result, Sense, Thing } from './events.ts'
export type { FigureId, Human, Look, Lying, Phase, Status, Surface, Vehicle, Weapon, Zombie } from './state.ts'
export type { View } from './view.ts'
