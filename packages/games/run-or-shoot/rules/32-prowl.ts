/** rs.mutant.4 What each kind of mutant does in 7c. */
import type { Spot } from '../content/table-map.ts'
import type { Look, Transaction, Zed } from '../state.ts'
import type { Walker } from './23-ways.ts'

/** How a mutant is about to walk: where its way leads, how long that is in sixteenths of a unit, and the move itself. */
export interface Prowl {
  readonly walker: Walker
  readonly target: Spot
  readonly length: number
  readonly go: (t: Transaction) => void
}

/** Null for one that does not walk. */
export function prowlOf(_look: Look, _zed: Zed): Prowl | null {
  return null
}
