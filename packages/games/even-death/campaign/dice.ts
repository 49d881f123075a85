import type { Seat } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { Transaction } from './state.ts'

interface Wanted {
  readonly clause: Clause
  readonly seat: Seat
  readonly what: string
}

/** ed.measure.9 */
export const d8 = (t: Transaction, wanted: Wanted): number => t.roll({ ...wanted, sides: 8 })
