/** A view as a table at which the rules can be asked: nothing hidden is in it, so a page may ask as well. */
import {
  type Game,
  judge,
  type OptionValues,
  type Refusal,
  type Seat,
  seeded,
  Transaction as Table,
} from '@shamble/kernel'
import type { RunOrShootBook } from '../book.ts'
import type { Command } from '../commands.ts'
import { runOrShootRules } from '../game.ts'
import type { RunOrShootKit, Transaction } from '../state.ts'
import type { View } from '../rules/43-view.ts'
import { lookAt } from './seen.ts'

const BOOKS = new WeakMap<OptionValues, ReturnType<typeof runOrShootRules.book>>()

export function bookOf(options: OptionValues): ReturnType<typeof runOrShootRules.book> {
  const known = BOOKS.get(options)
  if (known) return known
  const book = runOrShootRules.book(options)
  BOOKS.set(options, book)
  return book
}

/** The book that is played by with these options: numbers, map and scenario. */
export const bookFor = (options: OptionValues): RunOrShootBook => bookOf(options)

const TABLES = new WeakMap<View, Transaction>()

/**
 * A table with this view on it, which must not be changed: for questions. It stands where the view stands, also at a question
 * that hangs on what is hidden, and that nobody would be asked here.
 */
export function tableFor(view: View, options: OptionValues): Transaction {
  const known = TABLES.get(view)
  const book = bookOf(options)
  if (known && known.book === book) return known
  const { state, facts } = lookAt(view, book)
  const table = new Table<RunOrShootKit>(state, book, () => facts, seeded('questions'))
  TABLES.set(view, table)
  return table
}

/** Why a seat may not give this command now; null if it may. */
export const refusalOf = (table: Transaction, seat: Seat, command: Command): Refusal | null =>
  judge(runOrShootRules as Game<RunOrShootKit>, table, seat, command)
