/** The question at hand, judged by the rules themselves on a state that is only supposed. */
import { type Frame, type Refusal, type Seat, type Step, stepAt, tableRefusal } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { outOfTurn } from '../rules/18-marines-turn.ts'
import type { Look, State, Transaction } from '../state.ts'

type Asking = Extract<Step<Transaction, Command>, { kind: 'ask' }>

/** Rules that judge and list only read; a look is all they need. */
const reading = (look: Look): Transaction => look as unknown as Transaction

export const lastFrame = ({ state }: Look): Frame | undefined => state.frames[state.frames.length - 1]

/** A question of the book, whether or not it is asked now. */
export function questionNamed({ book }: Look, proc: string, name: string): Asking {
  const procedure = book.procedures[proc]
  const found = procedure?.steps[procedure.index[name] ?? -1]
  if (found?.kind !== 'ask') throw new Error(`no question ${proc}/${name}`)
  return found
}

export const choicesOf = (look: Look, question: Asking, vars: Frame['vars'], seat: Seat): Command[] =>
  question.choices(reading(look), vars, seat)

/** What a seat can answer to the question at hand; nothing where it owes no answer. */
export function choicesNow(look: Look, seat: Seat): Command[] {
  const frame = lastFrame(look)
  const t = reading(look)
  const question = frame && stepAt<Transaction, Command>(t, frame)
  if (!frame || question?.kind !== 'ask' || !question.who(t, frame.vars).includes(seat)) return []
  return question.choices(t, frame.vars, seat)
}

/** Why a seat may not give this command now; null if it may. */
export function judged(look: Look, seat: Seat, command: Command): Refusal | null {
  const frame = lastFrame(look)
  if (look.state.outcome !== null || !frame) return tableRefusal('table.over')
  const t = reading(look)
  const question = stepAt<Transaction, Command>(t, frame)
  if (question.kind !== 'ask') return tableRefusal('table.seat')
  const speaks = question.who(t, frame.vars).includes(seat) || question.also?.(t, frame.vars).includes(seat)
  if (speaks) return question.check(t, frame.vars, seat, command)
  return outOfTurn(look, seat, command) ?? tableRefusal('table.seat')
}

/** The same look with another state: what a rule would say then. */
export const supposing = (look: Look, change: Partial<State>): Look => ({
  book: look.book,
  facts: look.facts,
  state: { ...look.state, ...change },
})
