/** Whether one square sees another, and what is in the way. */
import { blockerOf } from '@shamble/grid'
import type { Board } from '../bots/board.ts'
import type { HintAnswer } from './answers.ts'
import { sightRefusal } from '../rules/09-marine-attacks.ts'

export function sightHints(board: Board, from: number, to: number): Extract<HintAnswer, { what: 'sight' }> {
  const { l, shooting, opaque } = board.facts
  const refusal = sightRefusal(board, from, to)
  const blocker = refusal && blockerOf(l, shooting, opaque, from, to)
  return {
    what: 'sight',
    decision: board.state.decision,
    from,
    to,
    refusal,
    side: blocker?.kind === 'side' ? blocker.side : null,
    square: blocker?.kind === 'square' ? blocker.square : null,
  }
}
