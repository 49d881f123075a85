/** rs.move.12 Leaving the table where the scenario has an exit. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Spot } from '../content/table-map.ts'
import type { Look, Survivor, Transaction } from '../state.ts'
import { liftSurvivor } from './01-crowd.ts'
import { isInPlace } from './02-terrain.ts'

/** rs.scenario.10 The zone through which one leaves, if there is one. */
export const exitZone = ({ book }: Pick<Look, 'book'>): string | null =>
  book.scenario.goal.is === 'rescue' ? book.scenario.goal.place : null

/** rs.scenario.22 Is somebody at the exit? */
export function isAtExit(look: Pick<Look, 'book'>, spot: Spot): boolean {
  const zone = exitZone(look)
  return zone !== null && isInPlace(look, zone, spot)
}

export const exitRefusal = (look: Look, spot: Spot): Refusal | null =>
  isAtExit(look, spot) ? null : refuse('rs.move.12', 'There is no way off the table here.')

/** rs.move.12, rs.nps.16 Safe, and out of play. */
export function leaveTable(t: Transaction, s: Survivor): void {
  liftSurvivor(t, s)
  s.status = 'safe'
  t.emit({ e: 'left', clause: 'rs.move.12', survivor: s.n, by: exitZone(t) ?? '' })
}
