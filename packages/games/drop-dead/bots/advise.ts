/** What a competent player of a seat does, decided from its view alone. */
import type { Seat } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Look } from '../state.ts'
import type { View } from '../view.ts'
import type { Decision } from './advice.ts'
import { boardOf } from './board.ts'
import { survivorBot } from './survivor-bot.ts'
import { undeadBot } from './undead-bot.ts'

export function advise(view: View, book: Look['book'], seat: Seat, choices: readonly Command[]): Decision {
  const board = boardOf(view, book)
  return view.undeadTurn?.seat === seat ? undeadBot(board, choices) : survivorBot(board, seat, choices)
}
