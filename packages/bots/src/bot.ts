import type { Advice, AnyGame, Book, Command, Dice, Kit, Pending, Seat } from '@shamble/kernel'
import type { Budget } from './budget.ts'

/** All that a bot is given: what its seat sees and may do, the rules of the match, and a branch of chance of its own. */
export interface BotInput {
  readonly game: AnyGame
  readonly book: Book<Kit>
  readonly view: unknown
  readonly seat: Seat
  /** Not empty. */
  readonly choices: readonly Command[]
  /** Which question is asked: a bot that plans ahead knows by it whether its plan still holds. */
  readonly pending?: Pending | null
  readonly dice: Dice
  readonly budget: Budget
}

/** Plays one seat of one match. */
export interface Bot {
  choose(input: BotInput): Advice<Command>
}
