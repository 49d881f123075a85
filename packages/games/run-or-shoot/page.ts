/** What a page shows of the game: names, maps, tables, words, types. What the rules can be asked is in `forecast/`. */
export { ABOUT } from './about.ts'
export { CHAPTERS, CLAUSES } from './clauses.ts'
export { DECKS, type DeckId } from './content/decks.ts'
export type { LotId } from './content/maps.ts'
export { capOf, type PlaceArea, SCENARIO_IDS, SCENARIOS, type ScenarioId, scenarioNamed } from './content/scenarios.ts'
export { lotIn } from './content/turned-lot.ts'
export type { Goal as ScenarioGoal, Scenario } from './content/scenarios.ts'
export {
  NPS_IDS,
  OTHER_SURVIVORS,
  type OtherSurvivorId,
  type PlayerSurvivorId,
  PLAYER_SURVIVORS,
  PS_IDS,
  sheetOf,
  type SurvivorId,
} from './content/survivors.ts'
export type { Cache, Climb, Lair, NamedSpot, OpeningPlace, Spot, TableMap } from './content/table-map.ts'
export { asOption, ownOf } from './own/form.ts'
export { OUTCOMES } from './odds-key.ts'
export { OPTION_GROUPS, OPTIONS } from './options-schema.ts'
export { isCorpse, isInPlay, isPlayed, isPS, radiusOf, STEPS, survivorSeat, UMPIRE } from './state.ts'
export { type Card, CARD_IDS, CARDS, PAIRS } from './tables/cards.ts'
export { BALANCE, DIFFICULTIES, DIFFICULTY_IDS, type Difficulty } from './tables/difficulties.ts'
export { BLAST, type GrenadeId, GRENADE_IDS, GRENADES, THROW } from './tables/grenades.ts'
export { type GunId, GUNS, NEAR } from './tables/guns.ts'
export { BINOCULARS, type Good, type Item, ITEM_IDS, ITEM_NAMES, PLACES, placesOf } from './tables/items.ts'
export { type MeleeClass, MELEE_CLASSES, MELEE_WEAPONS, type MeleeWeapon } from './tables/melee.ts'
export { type MutantKind, MUTANT_KINDS } from './tables/mutants.ts'
export { ASSIST_ACTS, type AssistAct, ORDER_LIMITS, type OrderId, ORDERS } from './tables/orders.ts'
export { HITS } from './tables/survivors.ts'
export { type DoorKind, isDoor, type OpeningKind, type TerrainKind } from './tables/terrain.ts'
export { cm, RADIUS } from './tables/units.ts'
export type { Act, AnyZed, Command, CommandOf, Handled, Instead, Order, Thing } from './commands.ts'
export type { Event } from './events.ts'
export type * from './state.ts'
export type { SeenZed, View } from './rules/43-view.ts'
export { STAIRS_COST } from './tables/zeds.ts'
