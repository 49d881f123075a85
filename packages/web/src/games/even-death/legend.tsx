/** The key under the board: only the signs now on it, and the scale. */
import { signsShown } from '../../board/legend.tsx'
import { scale, signsInHand } from '../../board/measured/legend.tsx'
import { boardModel } from './board-model.ts'
import type { DisplayState, GameBook } from './types.ts'

export const legend = (s: DisplayState): ReturnType<GameBook['legend']> =>
  s.view ? signsShown([...signsInHand(boardModel(s), false, ''), scale()]) : []
