/** dw.gskill.12 Inspire: somebody near gives a second throw of a die, or of a pair of dice. */
import type { Clause } from '../clauses.ts'
import type { Command } from '../commands.ts'
import { type Human, humanOf, isInPlay, type Look, playerSeat, type Transaction } from '../state.ts'
import { humanBody, isWithin } from './01-figures.ts'
import { decide } from './40-deciding.ts'
import { mayUse, useSkill } from './45-skills.ts'

/** A throw of a human: what for, and how the dice came up. */
export interface Thrown {
  readonly human: number
  readonly clause: Clause
  readonly what: string
  readonly faces: readonly number[]
  /** A pair is thrown again as a whole; of dice that count one by one it is said which. */
  readonly isPair: boolean
}

/** Whose last throw was thrown again: no die is a third time (dw.scope.8). */
const AGAIN = new WeakMap<Transaction, boolean>()

/** dw.scope.8 Was the last throw of a human a second one already? Asked right after it. */
export const isSecondThrow = (t: Transaction): boolean => AGAIN.get(t) ?? false

/** dw.gskill.12 Those who could inspire him, himself left out. */
const inspirersOf = (look: Look, human: Human): Human[] =>
  look.state.humans.filter(
    (one) =>
      one !== human &&
      mayUse(look, one, 'inspire') &&
      isWithin(look, humanBody(one), humanBody(human), look.book.skillReach.inspire),
  )

/** dw.gskill.12 May somebody have his dice thrown again? */
export function isInspired(look: Look, n: number): boolean {
  const human = humanOf(look.state, n)
  return human !== undefined && isInPlay(human) && inspirersOf(look, human).length > 0
}

/** dw.gskill.12, dw.scope.8 Which of the dice are thrown again, by index; none if nobody inspires him. */
export function inspiredDice(t: Transaction, thrown: Thrown): readonly number[] {
  AGAIN.set(t, false)
  const human = humanOf(t.state, thrown.human)
  if (!human || !isInPlay(human)) return NONE
  for (const inspirer of inspirersOf(t, human)) {
    const answer = ask(t, inspirer, thrown)
    if (answer.do !== 'use-skill') continue
    useSkill(t, inspirer, 'inspire', { for: human.n, faces: thrown.faces })
    AGAIN.set(t, true)
    return answer.die === undefined ? thrown.faces.map((_, i) => i) : [answer.die - 1]
  }
  return NONE
}
const NONE: readonly number[] = Object.freeze([])

function ask(t: Transaction, { n, seat }: Human, { human, clause, what, faces, isPair }: Thrown): Command {
  const give: Command = { do: 'use-skill', skill: 'inspire', human: n }
  const gives: Command[] = isPair || faces.length === 1 ? [give] : faces.map((_, i) => ({ ...give, die: i + 1 }))
  return decide(t, {
    seat: seat ?? playerSeat(1),
    choices: [{ do: 'decline' }, ...gives],
    about: { asks: 'inspire', human: n, for: human, clause, what, faces },
  })
}
