/** What a page shows of the game without playing it: names, pictures, tables, words; none of the rules. */
export { CHAPTERS, CLAUSES } from './clauses.ts'
export { CARDS, type CardId, DECK, EVENTS, isItem, type ItemId, ITEMS } from './content/cards.ts'
export { SCENARIOS } from './content/scenarios.ts'
export { isStartTile, SIDES, type Side, STACK, type Symbol, type TileId, TILES, VAN } from './content/tiles.ts'
export { ABOUT } from './about.ts'
export { OPTION_GROUPS, OPTIONS } from './options-schema.ts'
export { cellOf, openDoorwaysOf, openSidesOf, symbolOf, unitIn, unitsOfTile } from './content/map.ts'
export { ENTRANCES, TILE_SIDE } from './tables/map.ts'
export { SURVIVOR_IDS, type SurvivorId, SURVIVORS, type Weapon } from './tables/survivors.ts'
export { ZOMBIES } from './tables/zombies.ts'
export { unitAt, unitOf, xOf, xyOf, yOf } from './state.ts'
export type { Command, CommandOf } from './commands.ts'
export type { Event, Harm } from './events.ts'
export type * from './forecast/answers.ts'
export type {
  DrawnTile,
  Phase,
  PlacedTile,
  Status,
  Survivor,
  Turn,
  UndeadTurn,
  Unit,
  Zombie,
} from './state.ts'
export type { View } from './view.ts'
