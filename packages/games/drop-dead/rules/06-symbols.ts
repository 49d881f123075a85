/** Symbols: what the first survivor on a tile finds there. */
import { symbolOf } from '../content/map.ts'
import { type Look, type PlacedTile, type Survivor, type Transaction, type Unit, unitOfSurvivor } from '../state.ts'
import { tileOfUnit } from './01-grid.ts'
import { theTurn } from './04-turn.ts'
import { drawCard } from './07-cards.ts'

/** dd.symbols.6 No more movement this turn; everything else goes on. */
function stop(t: Transaction, survivor: Survivor, tile: PlacedTile): void {
  theTurn(t).stopped = true
  t.emit({ e: 'stopped', clause: 'dd.symbols.4', survivor: survivor.id, tile: [tile.tx, tile.ty] })
}

/** dd.symbols.4 Whether a survivor who comes from another tile stops in this unit. */
export const stopsHere = ({ state, facts }: Look, unit: Unit): boolean =>
  state.tiles[tileOfUnit(facts, unit)]?.resolved === false

/**
 * dd.symbols.4 The first survivor to enter a tile with a symbol stops there and, at a circle (dd.symbols.1), draws a
 * card; then it is resolved for good. A star places nothing yet (dd.symbols.7); one that sleeps wakes (dd.scenario.3).
 */
export function resolveSymbol(t: Transaction, survivor: Survivor): void {
  const at = tileOfUnit(t.facts, unitOfSurvivor(survivor))
  const tile = t.state.tiles[at]
  if (!tile || tile.resolved) return
  t.state.tiles = Object.freeze(t.state.tiles.with(at, Object.freeze({ ...tile, resolved: true, asleep: false })))
  t.renew()
  stop(t, survivor, tile)
  if (symbolOf(tile) === 'circle') drawCard(t, survivor)
}
