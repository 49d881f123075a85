/** Overrun tiles: many zombies hold a survivor on their tile. */
import { type Look, type Survivor, unitOfSurvivor } from '../state.ts'
import { tileOfUnit, zombiesOnTile } from './01-grid.ts'
import { ownTurn } from './04-turn.ts'

/** dd.overrun.1 Whether so many zombies stand on a tile, also a start tile (dd.overrun.6), that it is overrun. */
export const isOverrun = (look: Look, tile: number): boolean =>
  look.book.overrunAt > 0 && zombiesOnTile(look, tile) >= look.book.overrunAt

/** dd.overrun.2 to dd.overrun.4 Whether this survivor cannot leave its tile now; dd.items.10 smoke lifts that. */
export const isBound = (look: Look, survivor: Survivor): boolean =>
  ownTurn(look, survivor)?.smoke !== true && isOverrun(look, tileOfUnit(look.facts, unitOfSurvivor(survivor)))
