/** What a page shows of the game without playing it: names, pictures, tables, words; none of the rules. */
export { CHAPTERS, CLAUSES } from './clauses.ts'
export { PRESETS } from './content/presets.ts'
export { SCENARIOS } from './content/scenarios.ts'
export { TEACHING } from './content/teaching.ts'
export { HELIPAD, TILES } from './content/tiles.ts'
export { DARK, FACE_DOWN, SEEN } from './hints/answers.ts'
export { OPTIONS } from './options-schema.ts'
export {
  firstSquareOf,
  latticeOf,
  onBorder,
  squaresOfTile,
  tileDistance,
  tileDrawn,
  tileName,
  tileNamed,
  tileOfSquare,
  TILE_SIDE,
  wallsOfTile,
} from './rules/02-the-map.ts'
export { ATTACK, type AttackResult } from './tables/attack.ts'
export { DOOR_COUNTERS } from './tables/doors.ts'
export { FINDS } from './tables/finds.ts'
export { HEALING } from './tables/healing.ts'
export { type GunKind, type ItemKind, MARINES, type MarineType } from './tables/marines.ts'
export { ORDERS, type Order } from './tables/orders.ts'
export { DEFAULT_TYPES, PATROLS } from './tables/patrols.ts'
export { WEAPONS, type WeaponKind } from './tables/weapons.ts'
export { ZOMBIES } from './tables/zombies.ts'
export type { Command, CommandOf } from './commands.ts'
export type { Event, SideXY } from './events.ts'
export type * from './hints/answers.ts'
export type { Door, Item, Marine, Phase, Proposal, Zombie } from './state.ts'
export type { TileView, View } from './view.ts'
