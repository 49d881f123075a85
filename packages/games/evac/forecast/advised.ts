/** What a competent player would do with a marine that is to act, for whoever is taught. */
import type { Seat } from '@shamble/kernel'
import type { Board } from '../bots/board.ts'
import { marineBot } from '../bots/marine-bot.ts'
import type { HintAnswer } from './answers.ts'
import { choicesNow } from './judge.ts'

/** Null where the seat is asked nothing. */
export function adviceFor(board: Board, seat: Seat): HintAnswer | null {
  const choices = board.state.outcome === null ? choicesNow(board, seat) : []
  if (choices.length === 0) return null
  const { command, to = null } = marineBot(board, seat, choices)
  return { what: 'advice', decision: board.state.decision, seat, command, to }
}
