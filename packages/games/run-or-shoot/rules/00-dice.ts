/** rs.dice Dice: every d10 is read from 0 to 9, a d3 is a die of its own; what is hidden is drawn. */
import type { Modifier, Seat } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { Transaction } from '../state.ts'

/** What a roll is for. */
interface Ask {
  readonly clause: Clause
  readonly seat: Seat
  readonly what: string
  readonly modifiers?: readonly Modifier[]
  /** It counts only as one of a few results; which of it and the one before shows which face makes no difference. */
  readonly results?: readonly (readonly number[])[]
  readonly isLikeLast?: boolean
}

/** rs.dice.1 A d10 as far as its faces go. */
export const D10 = { sides: 10, fromZero: true } as const

/** rs.dice.1, rs.dice.2 0 to 9. */
export const d10 = (t: Transaction, ask: Ask): number => t.roll({ ...D10, ...ask })

export const d6 = (t: Transaction, ask: Ask): number => t.roll({ sides: 6, ...ask })

/** rs.dice.3, rs.mutant.6 By hand a d6. */
export const d3 = (t: Transaction, ask: Ask): number => t.roll({ sides: 3, byHand: 6, ...ask })

/** rs.secrecy.14 A hidden die: 1 to its sides. */
export const hiddenDie = (t: Transaction, clause: Clause, sides: number): number => t.draw(clause, sides) + 1

/** rs.secrecy.14, rs.dice.1 A hidden d10, read from 0. */
export const hiddenD10 = (t: Transaction, clause: Clause): number => t.draw(clause, 10)
