/** A view as a table at which the rules can be asked: nothing hidden is in it, so a page may ask as well. */
import { type Game, judge, type OptionValues, type Refusal, seat as seatAt, type Seat, seeded } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { evenDeathRules } from '../game.ts'
import { bookFor } from '../options.ts'
import { workGround } from '../rules/10-ground.ts'
import { copyState, type EvenDeathKit, type Transaction, type View } from '../state.ts'

const TABLES = new WeakMap<View, Transaction>()

/** A table with this view on it, which must not be changed: for questions. */
export function tableFor(view: View, options: OptionValues): Transaction {
  const known = TABLES.get(view)
  const book = bookFor(options)
  if (known && known.book === book) return known
  const table = seatAt<EvenDeathKit>({ facts: workGround }, copyState(view), book, seeded('questions'))
  TABLES.set(view, table)
  return table
}

/** Why a seat may not give this command now; null if it may. */
export const refusalOf = (table: Transaction, seat: Seat, command: Command): Refusal | null =>
  judge(evenDeathRules as Game<EvenDeathKit>, table, seat, command)
