/** What a hand takes hold of. */
import { type Command, isDriver } from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'
import { HERD } from '../../../plan/herd.ts'
import type { Grabbed } from '../../../play/game-display.ts'
import { figureAt, vehicleAt } from '../place.ts'
import { activeHuman, humanName, offered, zombieName } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { gathered } from './herd.ts'

/** The human who acts is dragged to walk, or the vehicle that he drives; one who is to act begins with it. */
export function grab(p: XY, s: DisplayState): Grabbed<Command> | null {
  const active = activeHuman(s.view)
  if (!active) return idleAt(p, s)
  if (active.seat !== s.seat) return null
  if (isDriver(s.view, active)) return vehicleAt(s.view, p) === active.aboard ? { order: 'drive', asks: true } : null
  return figureAt(s.view, p, 40) === humanName(active.n) && !active.prone ? { order: 'move' } : null
}

/** Somebody who may begin, or one of the dead who is led. */
function idleAt(p: XY, s: DisplayState): Grabbed<Command> | null {
  const figure = figureAt(s.view, p, 40)
  if (figure === null) return null
  const activate = offered(s, 'activate').find(({ human }) => humanName(human) === figure)
  if (activate) return { order: 'move', figure, commands: [activate] }
  if (gathered(s).includes(figure)) return { order: HERD }
  const isLed = offered(s, 'zombie-move').some(({ zombie }) => zombieName(zombie) === figure)
  return isLed ? { order: 'lead', figure } : null
}
