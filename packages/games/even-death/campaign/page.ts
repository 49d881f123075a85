/** What a page shows of a campaign: its map, its types, its numbers. What its rules can be asked is in `forecast`. */
export { CHAPTERS, CLAUSES } from '../clauses.ts'
export { GROUND_KINDS } from '../content/budgets.ts'
export { FACTION_TITLES, FACTIONS, type Faction, profileOf, zombieKind } from '../tables/profiles.ts'
export { WEAPONS } from '../tables/weapons.ts'
export { CAMPAIGN } from './about.ts'
export type { Change, Command, CommandOf, Regrouped } from './commands.ts'
export { type CampaignId, CAMPAIGN_IDS, CAMPAIGNS } from './content/campaigns.ts'
export type { Event, Points, Snapshot } from './events.ts'
export {
  adjacentTo,
  type CampaignMap,
  type Direction,
  DIRECTIONS,
  directionTo,
  indexOf,
  isPlace,
  type MapTile,
  opposite,
  type Place,
  placeAt,
  PLACES,
  SIDE,
  tileOn,
  xOf,
  yOf,
} from './map.ts'
export { POINTS_FOR, TRAINING_POINTS } from './numbers.ts'
export { OUTCOMES } from './odds-key.ts'
export { OPTION_GROUPS, OPTIONS, OWN } from './options-schema.ts'
export { FATES, type Fate, type HerdResult, type PersonResult, type Result } from './result.ts'
export {
  type Battle,
  type Behaviour,
  type CampaignForce,
  forceOf,
  forcesAt,
  forcesOf,
  type Fought,
  isHuman,
  isPerson,
  type KeptHerd,
  type Member,
  type Person,
  type Phase,
  type Player,
  placesOf,
  playerOf,
  type Proposal,
  type Side,
  type Structure,
  STRUCTURES,
  tileAt,
  type TileState,
  type View,
} from './state.ts'
