import {
  type AnyGame,
  type AnyTransaction,
  apply,
  choices,
  type Command,
  type Dice,
  pending,
  type Seat,
  type SeededDice,
  type Throw,
} from '@shamble/kernel'
import type { Meter } from './budget.ts'

/** Dice that say whether they were asked. */
export class CountingDice implements Dice {
  asked = 0
  readonly #dice: SeededDice

  constructor(dice: SeededDice) {
    this.#dice = dice
  }

  roll(ask: Throw): number {
    this.asked += 1
    return this.#dice.roll(ask)
  }

  draw(clause: string, n: number): number {
    this.asked += 1
    return this.#dice.draw(clause, n)
  }
}

/** How far a line of play is followed. */
export interface Horizon {
  /** From a phase of one turn to the same phase so many turns later. */
  readonly turns: number
  /** And no further than so many commands. */
  readonly commands: number
}

export type Advise = AnyGame['advise']

/** A competent player's command for this seat, or that of another; a single choice is not thought about. */
export function policy(game: AnyGame, t: AnyTransaction, seat: Seat, advise: Advise = game.advise): Command {
  const list = choices(t, seat)
  const [only] = list
  if (only === undefined) throw new Error(`${seat} owes an answer but has no choice`)
  return list.length === 1 ? only : advise(game.view(t, seat), t.book, seat, list).command
}

/** Of several seats that could answer, the one that the game's own players would let go first. */
export function firstOf(game: AnyGame, t: AnyTransaction, owe: readonly Seat[]): Seat {
  const [first] = owe as [Seat]
  return owe.length > 1 && game.firstToAct ? game.firstToAct(game.view(t, first), t.book, owe) : first
}

/** The chance of the seat's side to win, as the game judges it; without its judgement only the end counts. */
export function worth(game: AnyGame, t: AnyTransaction, seat: Seat): number {
  if (game.evaluate) return game.evaluate(t, seat)
  const { outcome } = t.state
  if (outcome === null) return 0.5
  return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0
}

/** Plays on, the seat by its plan as long as that is legal and then by its player, others as the competent; null if time ran out. */
export function playOn(
  game: AnyGame,
  t: AnyTransaction,
  seat: Seat,
  { plan, by }: { readonly plan: readonly Command[]; readonly by: Advise },
  horizon: Horizon,
  meter: Meter,
): number | null {
  const isOver = endOf(game, t, horizon)
  let next = 0
  for (let n = 0; n < horizon.commands; n++) {
    const asked = pending(t)
    if (asked === null || isOver(t)) break
    if (!meter.step()) return null
    const planned = asked.owe.includes(seat) ? plan[next++] : undefined
    if (planned !== undefined && apply(game, t, seat, planned) === null) continue
    if (planned !== undefined) next = plan.length
    const who = firstOf(game, t, asked.owe)
    advance(game, t, who, policy(game, t, who, who === seat ? by : undefined))
  }
  return worth(game, t, seat)
}

/** Applies a command that must be legal. */
export function advance(game: AnyGame, t: AnyTransaction, who: Seat, command: Command): void {
  const refusal = apply(game, t, who, command)
  if (refusal) throw new Error(`${JSON.stringify(command)}, advised to ${who}, is refused: ${refusal.reason}`)
}

function endOf(game: AnyGame, t: AnyTransaction, { turns }: Horizon): (t: AnyTransaction) => boolean {
  const start = game.progress?.(t.state)
  if (!start) return () => false
  const turn = start.turn + turns
  return ({ state }) => {
    const now = game.progress?.(state) ?? start
    return now.turn > turn || (now.turn === turn && now.phase >= start.phase)
  }
}
