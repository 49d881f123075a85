/** Questions in the middle of a rule: skills are used before, between and after dice (dw.skill.4). */
import {
  choices,
  type Decide,
  type Frame,
  type Interruption,
  interruptible,
  pending,
  type Procedure,
  refuse,
  type Seat,
  type Vars,
  type VarValue,
} from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { Command } from '../commands.ts'
import { copyState, type DeadWalkKit, type Look, type Transaction } from '../state.ts'
import { forgetCrowd } from './01-crowd.ts'

/** How the work under way at a table asks; nothing while no such work is done. */
const DECIDERS = new WeakMap<Transaction, Decide<Command>>()

/** dw.skill.4 Can anybody be asked in the middle of what is done now? */
export const isDecidable = ({ book }: Look): boolean => book.interruptions.length > 0

/** What somebody decides in the middle of work; the first choice if nobody can be asked. */
export function decide(t: Transaction, question: Interruption<Command>): Command {
  const ask = DECIDERS.get(t)
  return ask ? ask(question) : (question.choices[0] as Command)
}

/** dw.skill.4 What nobody who changes anything answers: no, or what is done if nobody says otherwise. */
export function unmoved(t: Transaction): { readonly seat: Seat; readonly command: Command } | null {
  const asked = pending(t)
  if (asked?.asks !== 'decide') return null
  const seat = asked.owe[0] as Seat
  const all = choices<DeadWalkKit>(t, seat)
  return { seat, command: all.find((one) => one.do === 'decline') ?? (all[0] as Command) }
}

/** A procedure whose rule may come to decisions in its middle. */
export const decidable = (
  name: string,
  asks: string,
  clause: Clause,
  run: (t: Transaction, v: Vars) => void,
): Procedure<Transaction, Command> =>
  interruptible<DeadWalkKit>(name, asks, {
    clause,
    copy: copyState,
    run: (t, v, ask) => {
      DECIDERS.set(t, ask)
      try {
        run(t, v)
      } finally {
        DECIDERS.delete(t)
      }
    },
    refuse: () => refuse('dw.skill.4', 'Only what is offered can be decided now.'),
    reset: (t) => forgetCrowd(t.state),
  })

/** Part of a procedure in which somebody may be asked: how it is done, and the procedure that does it where that can be. */
interface Part<V extends Vars> {
  readonly run: (t: Transaction, v: V, said?: Command) => void
  readonly work: Procedure<Transaction, Command>
}

/**
 * dw.skill.4 A step of a procedure, or what an answer does, that may come to decisions in its middle. It changes the
 * locals of its procedure only when it is over. Where nobody can be asked it is done at once.
 */
export function part<V extends Vars>(
  name: string,
  clause: Clause,
  run: (t: Transaction, v: V, said?: Command) => void,
  isAsked: (look: Look) => boolean = isDecidable,
): Part<V> {
  return {
    run: (t, v, said) => {
      if (!isAsked(t)) run(t, v, said)
      else t.call(name, said === undefined ? {} : { said: said as unknown as VarValue })
    },
    work: decidable(name, 'decide', clause, (t, { said }) => {
      const { vars } = t.state.frames.at(-2) as Frame
      const draft = { ...vars } as V
      run(t, draft, said as unknown as Command | undefined)
      Object.assign(vars, draft)
    }),
  }
}
