/** What a competent player of a seat does, decided from its view alone. */
import type { Seat } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { type Look, ZOMBIE_SEAT } from '../state.ts'
import type { View } from '../view.ts'
import type { Decision } from './advice.ts'
import { boardOf } from './board.ts'
import { firstOfSquad, marineBot, runnerBot } from './marine-bot.ts'
import { zombieBot } from './zombie-bot.ts'

export function advise(view: View, book: Look['book'], seat: Seat, choices: readonly Command[]): Decision {
  return (seat === ZOMBIE_SEAT ? zombieBot : marineBot)(boardOf(view, book), seat, choices)
}

/** The runner: a marine bot that hardly fights. The zombies are the same. */
export function adviseRunner(view: View, book: Look['book'], seat: Seat, choices: readonly Command[]): Decision {
  return (seat === ZOMBIE_SEAT ? zombieBot : runnerBot)(boardOf(view, book), seat, choices)
}

/** Which of the seats that could act next should: endangered marines first, then by seat. */
export const firstToAct = (view: View, book: Look['book'], seats: readonly Seat[]): Seat =>
  seats.length < 2 ? (seats[0] as Seat) : firstOfSquad(boardOf(view, book), seats)
