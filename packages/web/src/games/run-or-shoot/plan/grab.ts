/** What a hand takes hold of. */
import type { XY } from '@shamble/table'
import { figureAt } from '../place.ts'
import { isByHand } from '../desk/mode.ts'
import { actorOf, isUmpire } from '../read.ts'
import { levelShown } from '../storeys.ts'
import { survivorName } from '../words/titles.ts'
import type { DisplayState } from '../types.ts'
import { planOf } from './index.ts'
import { SENT, sentFigure } from './umpire.ts'

/** Whoever acts is dragged to where he moves. */
export function grab(p: XY, s: DisplayState): { readonly order: string } | null {
  const sent = isUmpire(s) ? sentFigure(s) : null
  if (sent !== null) return figureAt(s.view, p, levelShown(s)) === sent && !isByHand(s) ? { order: SENT } : null
  const actor = actorOf(s)
  const isHis = actor !== undefined && figureAt(s.view, p, levelShown(s)) === survivorName(actor.n)
  return isHis && planOf(s).some(({ order }) => order.id === 'move' && order.enabled) ? { order: 'move' } : null
}
