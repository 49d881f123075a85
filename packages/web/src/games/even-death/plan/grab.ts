/** What a hand takes hold of. */
import type { Command } from '@shamble/even-death/page'
import type { XY } from '@shamble/table'
import type { Grabbed } from '../../../play/game-display.ts'
import { figureAt } from '../place.ts'
import { actorOf, offered } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { unitCalled, unitName } from '../words/titles.ts'
import { planOf } from './index.ts'

/** Whoever acts is dragged to where it moves; one that may be selected begins with it. */
export function grab(p: XY, s: DisplayState): Grabbed<Command> | null {
  const unit = unitCalled(s.view, figureAt(s.view, p))
  if (!unit) return null
  const actor = actorOf(s)
  if (actor) {
    const moves = planOf(s).some(({ order }) => order.id === 'move' && order.enabled)
    return actor.id === unit.id && moves ? { order: 'move' } : null
  }
  const select = offered(s, 'select').find((c) => c.unit === unit.id)
  return select ? { order: 'move', figure: unitName(unit), commands: [select] } : null
}
