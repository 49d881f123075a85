/**
 * Work that may be interrupted. Rule functions never ask; but some rules let a player speak in the middle of one: a
 * re-roll after a die and before its effect, a dodge while somebody closes in. Such work is a procedure of its own. When
 * its rule function comes to a decision that nobody has made yet, everything it did is taken back, the question is
 * asked, and the work is done anew from its beginning with the dice and the answers that it had. What is saved is plain
 * data: faces and answers.
 */
import { type Dice, DiceError, highestFace, lowestFace, type Throw } from './dice/index.ts'
import {
  again,
  ask,
  type Command,
  copyValue,
  type Procedure,
  procedure,
  step,
  type Vars,
  type VarValue,
} from './flow.ts'
import { sameJson } from './same-json.ts'
import type { Refusal } from './refusal.ts'
import type { Seat } from './seat.ts'
import { anyJson, type Fields, list, nullable, object, record, type Shape } from './shape.ts'
import { integer } from './shape-scalars.ts'
import type { Kit, Standing, Transaction } from './transaction.ts'

/** A decision in the middle of work: whose it is, between what, and what it is about. */
export interface Interruption<C extends Command> {
  readonly seat: Seat
  readonly choices: readonly C[]
  /** Shown with the question: the die that fell, who it concerns. Plain data. */
  readonly about: Vars
}

/** How the rule function of such work asks: gives the answer, or stops the work until there is one. */
export type Decide<C extends Command> = (question: Interruption<C>) => C

export interface Work<K extends Kit> {
  readonly clause: string
  readonly copy: (state: K['state']) => K['state']
  run(t: Transaction<K>, v: Vars, decide: Decide<K['command']>): void
  /** Why an answer that is none of the choices is refused. */
  refuse(t: Transaction<K>, v: Vars): Refusal
  /** Called after everything was taken back: for what a game keeps beside its state. */
  reset?(t: Transaction<K>): void
  /** What is answered for a seat out of time; without it the first choice. */
  onClock?(question: Interruption<K['command']>): K['command']
}

/** Locals of such a procedure besides the game's own. */
interface Kept {
  readonly rolled: readonly number[]
  readonly answers: readonly VarValue[]
  readonly question: VarValue
}

const keptIn = (v: Vars): Kept => (v.kept as unknown as Kept | undefined) ?? { rolled: [], answers: [], question: null }

const keep = (v: Vars, kept: Kept): void => {
  v.kept = kept as unknown as VarValue
}

const questionIn = <C extends Command>(v: Vars): Interruption<C> | null =>
  keptIn(v).question as unknown as Interruption<C> | null

/** Gives the dice that have fallen before, then new ones, and remembers them all. */
class RememberedDice implements Dice {
  readonly #rolled: number[]
  readonly #dice: Dice
  #next = 0

  constructor(dice: Dice, rolled: readonly number[]) {
    this.#dice = dice
    this.#rolled = [...rolled]
  }

  /** The dice that were asked for. */
  get rolled(): readonly number[] {
    return this.#rolled.slice(0, this.#next)
  }

  roll(ask: Throw): number {
    return this.#once(() => this.#dice.roll(ask), lowestFace(ask), highestFace(ask))
  }

  draw(clause: string, n: number): number {
    return this.#once(() => this.#dice.draw(clause, n), 0, n - 1)
  }

  #once(fall: () => number, low: number, high: number): number {
    if (this.#next === this.#rolled.length) this.#rolled.push(fall())
    const face = this.#rolled[this.#next++] as number
    if (face < low || face > high) throw new DiceError(`a remembered die shows ${face}`)
    return face
  }
}

/** Thrown through the rule function when nobody has decided yet. */
class Undecided {
  readonly question: Interruption<Command>
  constructor(question: Interruption<Command>) {
    this.question = question
  }
}

/** Does the work as far as it goes; where a decision is missing, all of it is taken back and the question is kept. */
function attempt<K extends Kit>(t: Transaction<K>, v: Vars, work: Work<K>): void {
  const { rolled, answers } = keptIn(v)
  const { state, dice, facts, events } = t
  const { frames } = state
  const depth = frames.length
  const told = events?.length ?? 0
  const before = work.copy(state)
  const remembered = new RememberedDice(dice, rolled)
  let next = 0
  const decide: Decide<K['command']> = (question) => {
    const answer = answers[next++]
    if (answer === undefined) throw new Undecided(question)
    if (!question.choices.some((choice) => sameJson(choice, answer))) throw new Error('an answer that was no choice')
    return answer as unknown as K['command']
  }
  t.dice = remembered
  try {
    work.run(t, v, decide)
    keep(v, { rolled: [], answers: [], question: null })
  } catch (thrown) {
    if (!(thrown instanceof Undecided)) throw thrown
    frames.length = depth
    Object.assign(state, before, { frames })
    t.facts = facts
    if (events !== null) events.length = told
    work.reset?.(t)
    keep(v, { rolled: remembered.rolled, answers, question: copyValue(thrown.question as unknown as VarValue) })
  } finally {
    t.dice = dice
  }
}

/** A procedure that does this work, however often it is interrupted; `asks` names its question. */
export function interruptible<K extends Kit>(
  name: string,
  asks: string,
  work: Work<K>,
): Procedure<Transaction<K>, K['command']> {
  type C = K['command']
  const { clause } = work
  return procedure<Transaction<K>, C>(name, [
    step<Transaction<K>>(clause, name, (t, v) => attempt(t, v, work)),
    ask<Transaction<K>, C>(clause, asks, {
      who: (_t, v) => {
        const question = questionIn<C>(v)
        return question ? [question.seat] : []
      },
      choices: (_t, v) => [...(questionIn<C>(v)?.choices ?? [])],
      check: (t, v, _seat, command) =>
        questionIn<C>(v)?.choices.some((choice) => sameJson(choice, command)) ? null : work.refuse(t, v),
      take: (_t, v, _seat, command) => {
        const { rolled, answers } = keptIn(v)
        const own = copyValue(command as unknown as VarValue)
        keep(v, { rolled, answers: [...answers, own], question: null })
      },
      onClock: (_t, v) => {
        const question = questionIn<C>(v) as Interruption<C>
        return [work.onClock?.(question) ?? (question.choices[0] as C)]
      },
    }),
    again<Transaction<K>>(clause, `${name} again`, name, (_t, v) => keptIn(v).answers.length > 0),
  ])
}

/** The locals of such a procedure in a written state, besides the game's own. */
export const keptShape = <C extends Command>(command: Shape<C>, seat: Shape<Seat>): Fields => {
  const question = object({
    seat,
    choices: list(command, { min: 1, max: 10_000 }),
    about: record(anyJson, { max: 100 }),
  })
  return {
    kept: object({
      rolled: list(integer(0, 0xffff_ffff), { max: 10_000 }),
      answers: list(command, { max: 1_000 }),
      question: nullable(question),
    }),
  }
}

/** The state with work that waits for an answer put back to its beginning: done anew it must come to the same question. */
export function anew<S extends Standing>(state: S): S {
  const top = state.frames.at(-1)
  if (state.outcome !== null || !top || questionIn(top.vars) === null) return state
  top.at = top.proc
  keep(top.vars, { ...keptIn(top.vars), question: null })
  return state
}
