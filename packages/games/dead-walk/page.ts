/** What a page shows of the game without playing it: names, maps, tables, words; none of the rules. */
export { ADVANCED_TOPICS, CHAPTERS, CLAUSES, type Clause } from './clauses.ts'
export { CHARACTERS, type Carried, type CharacterId, dealtTo, TEAMS, type TeamId } from './content/characters.ts'
export { MAPS, type MapId } from './content/maps.ts'
export {
  ENGINE,
  type Goal,
  type Grade,
  GRADES,
  type Marker,
  neededFor,
  SCENARIOS,
  type Scenario,
  type ScenarioId,
} from './content/scenarios.ts'
export type { Exit, RoomNote, TableMap, Vehicle } from './content/sketch.ts'
export { OPTIONS } from './options-schema.ts'
export { type ActionId, ACTIONS } from './tables/actions.ts'
export * from './tables/grenades.ts'
export { type ItemId, ITEMS } from './tables/items.ts'
export { CHAINSAW_MISHAPS, STRIKES, type StrikeKind } from './tables/melee.ts'
export { type Applies, COLUMNS, type Column, type ModifierId, MODIFIERS } from './tables/modifiers.ts'
export * from './tables/movement.ts'
export * from './tables/units.ts'
export { VEHICLES, type VehicleType } from './tables/vehicles.ts'
export * from './tables/weapons.ts'
