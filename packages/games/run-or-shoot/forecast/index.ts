/**
 * The one answer to "what would this do?": worked out by the rules from what a seat sees, in keys, clauses and numbers.
 * A view has nothing hidden in it, so the page asks here and not in the worker; see docs/decisions/0019.
 */
import type { OptionValues, Refusal, Seat } from '@shamble/kernel'
import type { RunOrShootBook } from '../book.ts'
import type { Command } from '../commands.ts'
import type { Ground } from '../rules/02-terrain.ts'
import type { Survivor, Transaction } from '../state.ts'
import type { View } from '../view.ts'
import { type CardForecast, handForecast } from './cards.ts'
import { refusalOf, tableFor } from './look.ts'

export { bookFor } from './look.ts'
export type { CardForecast, GunForecast, Idle } from './cards.ts'

/** What is on the table, the book that is played by, and what the rules would say. Nothing of it may be changed. */
export class Forecast {
  readonly view: View
  readonly book: RunOrShootBook
  readonly facts: Ground
  readonly #table: Transaction
  readonly #hands = new Map<number, readonly CardForecast[]>()

  constructor(view: View, table: Transaction) {
    this.view = view
    this.#table = table
    this.book = table.book
    this.facts = table.facts
  }

  /** Why a seat may not give this command now; null if it may. */
  refusal(seat: Seat, command: Command): Refusal | null {
    return refusalOf(this.#table, seat, command)
  }

  /** rs.cards.6 What each card of his hand would be good for as things stand. */
  hand(s: Survivor): readonly CardForecast[] {
    const known = this.#hands.get(s.n)
    if (known) return known
    const hand = handForecast(this.#table, s)
    this.#hands.set(s.n, hand)
    return hand
  }
}

const KNOWN = new WeakMap<Transaction, Forecast>()

/** What the rules would say of a table that looks like this, played with these options. */
export function forecastFor(view: View, options: OptionValues): Forecast {
  const table = tableFor(view, options)
  const known = KNOWN.get(table)
  if (known) return known
  const forecast = new Forecast(view, table)
  KNOWN.set(table, forecast)
  return forecast
}
