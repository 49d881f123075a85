/** What a hand takes hold of. */
import type { Grabbed } from '../../../play/game-display.ts'
import { squareUnder, zombieName } from '../place.ts'
import { livingAt, offered, zombieAt } from '../read.ts'
import { herds } from './late.ts'
import { isSamePerson } from './same-person.ts'
import type { DisplayState } from '../types.ts'
import { planOf } from './index.ts'

/** Whoever may still walk is dragged: a marine of one's own, or a zombie that can be moved. */
export function grab(x: number, y: number, s: DisplayState): Grabbed<never> | null {
  const square = s.view ? squareUnder(s.view, x, y) : -1
  const figure = square < 0 ? null : walkerAt(s, square)
  if (figure === null) return null
  if (herds()?.gathered(s).includes(figure)) return { order: 'herd' }
  const isChosen = figure === s.selection.figure
  const walk = isChosen ? planOf(s).find(({ order }) => order.id === 'move') : undefined
  return isChosen && !walk?.order.enabled ? null : { order: 'move', figure }
}

function walkerAt(s: DisplayState, square: number): string | null {
  const { view, seat, pending } = s
  const z = zombieAt(view, square)
  if (seat === 'Z') {
    const isNext = offered(s, 'activate').some((c) => c.zombie === z?.id)
    return z && (isNext || offered(s, 'step').length > 0) ? zombieName(z.id) : null
  }
  const m = livingAt(view, square)
  const mayAct = m && seat !== null && pending?.asks === 'act' && pending.owe.includes(m.seat)
  return mayAct && isSamePerson(view, m.seat, seat) ? m.seat : null
}
