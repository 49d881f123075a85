/** What a page shows of the game without playing it: names, pictures, tables, words; none of the rules. */
export { ABOUT } from './about.ts'
export { CHAPTERS, CLAUSES } from './clauses.ts'
export { PRESETS } from './content/presets.ts'
export { SCENARIOS } from './content/scenarios.ts'
export { TEACHING } from './content/teaching.ts'
export { HELIPAD, TILES } from './content/tiles.ts'
export { DARK, FACE_DOWN, SEEN } from './forecast/answers.ts'
export { OPTION_GROUPS, OPTIONS } from './options-schema.ts'
export {
  firstSquareOf,
  latticeOf,
  squaresOfTile,
  tileDrawn,
  tileName,
  tileNamed,
  tileOfSquare,
  wallsOfTile,
} from './content/map.ts'
export { ATTACK } from './tables/attack.ts'
export { HEALING } from './tables/healing.ts'
export { type ItemKind, MARINES, type MarineType } from './tables/marines.ts'
export { TILE_SIDE } from './tables/map.ts'
export { ORDERS } from './tables/orders.ts'
export { DEFAULT_TYPES, PATROLS } from './tables/patrols.ts'
export { WEAPONS, type WeaponKind } from './tables/weapons.ts'
export type { Command, CommandOf } from './commands.ts'
export type { Event, SideXY } from './events.ts'
export type * from './forecast/answers.ts'
export type { Door, Item, Marine, Phase, Proposal, Zombie } from './state.ts'
export type { TileView, View } from './view.ts'
