/** What a hand takes hold of. */
import { type Command, isHerd, RADIUS } from '@shamble/even-death/page'
import type { XY } from '@shamble/table'
import type { Grabbed } from '../../../play/game-display.ts'
import { figureAt, zombieAt } from '../place.ts'
import { actorOf, offered } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { unitCalled, unitName } from '../words/titles.ts'
import { takeBy, takeFollower } from './formation.ts'
import { planOf } from './index.ts'

/**
 * Whoever acts is dragged to where it moves, a herd by the zombie that leads it; one that may be selected begins with
 * it. Of a herd that is about to go single zombies are dragged where they would stand.
 */
export function grab(p: XY, s: DisplayState): Grabbed<Command> | null {
  const follower = takeFollower(s, p, RADIUS)
  if (follower !== null) return { order: follower, asks: true }
  const unit = unitCalled(s.view, figureAt(s.view, p))
  if (!unit) return null
  const actor = actorOf(s)
  if (!actor) {
    const select = offered(s, 'select').find((c) => c.unit === unit.id)
    return select ? { order: 'move', figure: unitName(unit), commands: [select] } : null
  }
  const moves = planOf(s).some(({ order }) => order.id === 'move' && order.enabled)
  if (actor.id !== unit.id || !moves) return null
  if (!isHerd(unit)) return { order: 'move' }
  const leader = zombieAt(s.view, p)
  if (leader) takeBy(s, leader.id)
  return { order: 'move', asks: true }
}
