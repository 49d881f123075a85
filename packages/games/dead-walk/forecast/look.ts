/** Nothing is hidden in Dead Walk Again, so a view is all that the rules need to be asked, on a page as well. */
import {
  apply,
  type Book,
  type Dice,
  DiceError,
  type Game,
  type GameRules,
  judge,
  type OptionValues,
  type Refusal,
  seat as seatAt,
  seeded,
  type Seat,
} from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { DeadWalkKit, Look, Transaction } from '../state.ts'
import type { View } from '../view.ts'

type Rules = GameRules<DeadWalkKit>
const whole = (rules: Rules): Game<DeadWalkKit> => rules as Game<DeadWalkKit>

const BOOKS = new WeakMap<OptionValues, Book<DeadWalkKit>>()
const TABLES = new WeakMap<View, Transaction>()
let before: Transaction | null = null

function bookOf(rules: Rules, options: OptionValues): Book<DeadWalkKit> {
  const known = BOOKS.get(options)
  if (known) return known
  const book = rules.book(options)
  BOOKS.set(options, book)
  return book
}

/** A table with this view on it, which must not be changed: for questions. */
export function tableFor(rules: Rules, view: View, options: OptionValues): Transaction {
  const known = TABLES.get(view)
  const book = bookOf(rules, options)
  if (known && known.book === book) return known
  const facts = before && before.book === book ? rules.facts(view, book, before.facts) : rules.facts(view, book)
  const table = seatAt<DeadWalkKit>({ facts: () => facts }, view, book, seeded('questions'))
  TABLES.set(view, table)
  before = table
  return table
}

/** Why a seat may not give this command now; null if it may. */
export const refusalOf = (rules: Rules, table: Transaction, seat: Seat, command: Command): Refusal | null =>
  judge(whole(rules), table, seat, command)

const nothingRolls = (): never => {
  throw new DiceError('what comes of it is up to the dice')
}
const NO_DICE: Dice = { roll: nothingRolls, draw: nothingRolls }

/** Another table, after a seat has given a command; null if it may not, or if the dice have a say in it. */
export function tableAfter(rules: Rules, table: Transaction, seat: Seat, command: Command): Transaction | null {
  const after = table.fork(rules.copy, NO_DICE)
  try {
    return apply(whole(rules), after, seat, command) === null ? after : null
  } catch (error) {
    if (error instanceof DiceError) return null
    throw error
  }
}

export const lookAt = (rules: Rules, view: View, options: OptionValues): Look => tableFor(rules, view, options)
