/** rs.seats.6 A person in the umpire's seat: when he is asked, and how he hands the seat over and takes it back. */
import { ask, readOnly, type Refusal, refuse, type Seat, type Step, step, type Vars } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { AnyZed, Command, CommandOf } from '../commands.ts'
import {
  change,
  type Desk,
  type Look,
  NO_DESK,
  type State,
  type Survivor,
  type Transaction,
  UMPIRE,
  type Umpire,
  type Zed,
} from '../state.ts'

const HIMSELF: Umpire = readOnly({ away: null, returns: false, ruled: [], acts: 0 })

/** The umpire's seat is asked in this game. */
export function seatUmpire(state: State): void {
  state.umpire = HIMSELF
  state.hidden.desk = NO_DESK
}

/** Does a person decide for the umpire now? */
export const isHimself = ({ state }: Look): boolean => state.umpire?.away === null

/** rs.nps.13 Has the umpire settled what he does in this turn? */
export const isRuled = ({ state }: Pick<Look, 'state'>, { n }: Survivor): boolean =>
  state.umpire?.ruled.some(({ survivor }) => survivor === n) ?? false

export const deskOf = ({ state }: Look): Desk => state.hidden.desk ?? NO_DESK

export function changeDesk({ state }: Transaction, by: Partial<Desk>): void {
  state.hidden.desk = readOnly({ ...(state.hidden.desk ?? NO_DESK), ...by })
}

export function changeUmpire({ state }: Transaction, by: Partial<Umpire>): void {
  if (state.umpire) state.umpire = readOnly(change(state.umpire, by))
}

/** rs.seats.6 A step begins: whoever handed over the last one, or has asked for his seat, has it again. */
export function returnToSeat(t: Transaction): void {
  const { umpire } = t.state
  if (!umpire || (umpire.away !== 'step' && !umpire.returns)) return
  changeUmpire(t, { away: null, returns: false })
  t.emit({ e: 'umpire back', clause: 'rs.seats.6' })
}

export const BY_THE_BOOK: CommandOf<'by-the-book'> = { do: 'by-the-book' }

/** What a question to the umpire is about, besides leaving it to the automatic umpire. */
interface Asked {
  /** What he is asked for, for whoever answers something else. */
  readonly wanted: string
  readonly isDue?: (look: Look, v: Vars) => boolean
  choices(look: Look, v: Vars): Command[]
  /** Of a command of the right kind. */
  check(look: Look, command: Command, v: Vars): Refusal | null
  readonly answers: Command['do']
  take(t: Transaction, command: Command, v: Vars): void
  /** The automatic umpire decides this one. */
  readonly leave?: (t: Transaction, v: Vars) => void
}

/** rs.seats.6, rs.secrecy.14 A question to the umpire; its first choice is what the automatic umpire would do. */
export const questionOf = (clause: Clause, { wanted, isDue, choices, check, answers, take, leave }: Asked) => ({
  who: (look: Transaction, v: Vars): readonly Seat[] => (isHimself(look) && (isDue?.(look, v) ?? true) ? [UMPIRE] : []),
  choices: (look: Transaction, v: Vars): Command[] => [
    BY_THE_BOOK,
    ...choices(look, v).filter((one) => check(look, one, v) === null),
  ],
  check: (look: Transaction, v: Vars, _seat: Seat, command: Command): Refusal | null => {
    if (command.do === 'by-the-book') return null
    return command.do === answers ? check(look, command, v) : refuse(clause, wanted)
  },
  take: (t: Transaction, v: Vars, _seat: Seat, command: Command): void => {
    if (command.do === 'by-the-book') leave?.(t, v)
    else take(t, command, v)
  },
  onClock: (): Command[] => [BY_THE_BOOK],
})

export const askUmpire = (clause: Clause, name: string, asked: Asked): Step<Transaction, Command> =>
  ask<Transaction, Command>(clause, name, questionOf(clause, asked))

/** A Zed by what the umpire calls it. */
export const zedCalled = ({ state }: Look, called: AnyZed): Zed | undefined =>
  typeof called === 'number'
    ? state.zeds.find(({ n }) => n === called)
    : state.hidden.zeds.find(({ id }) => id === called.hidden)

export const callOf = ({ id, n }: Zed): AnyZed => (n === 0 ? { hidden: id } : n)

/** A refusal that names the place in the command that is wrong. */
export const refuseAt = (clause: Clause, at: string, reason: string): Refusal => ({ clause, reason, at })

/** rs.seats.6 D27. */
export function checkHands({ state }: Look, seat: Seat, command: Command): Refusal | null {
  const { umpire } = state
  if (seat !== UMPIRE) return refuse('rs.seats.6', 'Only the umpire hands over that seat and takes it back.')
  if (!umpire) return refuse('rs.seats.5', 'The automatic umpire plays the whole game.')
  if (command.do === 'take-back') {
    if (umpire.away === null) return refuse('rs.seats.6', 'You are at your seat.')
    return umpire.returns ? refuse('rs.seats.6', 'You have your seat from the next step on.') : null
  }
  return umpire.away === null || umpire.returns ? null : refuse('rs.seats.6', 'You have handed your seat over.')
}

export function handOver(t: Transaction, command: Command): void {
  if (command.do === 'take-back') {
    changeUmpire(t, { returns: true })
    t.emit({ e: 'asked back', clause: 'rs.seats.6' })
  } else if (command.do === 'hand-over') {
    changeUmpire(t, { away: command.until, returns: false })
    t.emit({ e: 'handed over', clause: 'rs.seats.6', until: command.until })
  }
}

/** What was told for this turn is over. */
export const forgetTold: Step<Transaction, Command> = step('rs.turn.10', 'forget', (t: Transaction) =>
  changeDesk(t, { hunters: [], attacks: [], errands: [] }),
)
