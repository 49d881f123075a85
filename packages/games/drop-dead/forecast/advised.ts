/** What a competent player would do with a survivor whose turn it is, for whoever is taught. */
import { type Seat, stepAt } from '@shamble/kernel'
import { advise } from '../bots/advise.ts'
import type { Decision } from '../bots/advice.ts'
import type { Command } from '../commands.ts'
import type { Look, Transaction } from '../state.ts'
import type { View } from '../view.ts'
import type { HintAnswer } from './answers.ts'

/** What a seat can answer to the question at hand; nothing where it owes no answer. */
function choicesNow(look: Look, seat: Seat): Command[] {
  const { frames, outcome } = look.state
  const frame = frames[frames.length - 1]
  if (!frame || outcome !== null) return []
  // Rules that list only read; a look is all they need.
  const t = look as unknown as Transaction
  const question = stepAt<Transaction, Command>(t, frame)
  if (question.kind !== 'ask' || !question.who(t, frame.vars).includes(seat)) return []
  return question.choices(t, frame.vars, seat)
}

/** Null where the seat is asked nothing. */
export function adviceFor(look: Look, view: View, seat: Seat): HintAnswer | null {
  const choices = choicesNow(look, seat)
  if (choices.length === 0) return null
  const { command, to }: Decision = advise(view, look.book, seat, choices)
  return { what: 'advice', decision: view.decision, seat, command, to: to ?? null }
}
