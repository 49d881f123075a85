/** ed.rambling The check at a herd's selection, and who moves a herd that fails it. */
import type { Seat, Step } from '@shamble/kernel'
import { distance2 } from '@shamble/table'
import type { Command } from '../commands.ts'
import { type Herd, isHerd, isOnTable, type Look, type Transaction, type Unit } from '../state.ts'
import { RADIUS } from '../tables/units.ts'
import { d8 } from './01-measure.ts'
import { atSelection, changeActive } from './07-selection.ts'
import { brainCheck } from './35-brain.ts'

/** How many places of the order a seat comes after another. */
const placesAfter = (order: readonly Seat[], from: Seat, seat: Seat): number =>
  (order.indexOf(seat) - order.indexOf(from) + order.length) % order.length

/** ed.measure.4 Whoever is nearer than two bases is as near as one can be. */
const NO_GAP = 4 * RADIUS * RADIUS

/** ed.rambling.2 The owner of the human nearest to any zombie of the herd; of several, the next in the order of turns. */
export function moverOf({ state }: Look, { seat, zombies }: Herd): Seat | null {
  let best: { readonly seat: Seat; readonly far: number; readonly after: number } | null = null
  for (const human of state.humans) {
    if (!isOnTable(human)) continue
    const far = Math.max(NO_GAP, Math.min(...zombies.map(({ at }) => distance2(at, human.at))))
    const after = placesAfter(state.order, seat, human.seat)
    if (best === null || far < best.far || (far === best.far && after < best.after))
      best = { seat: human.seat, far, after }
  }
  return best?.seat ?? null
}

/** ed.rambling.3 With somebody on the ground it stays where it is. */
const canMove = ({ zombies }: Herd): boolean => zombies.every(({ down }) => !down)

/** ed.rambling.1, ed.rambling.8 One die for a herd of any size, also when it is selected only for this. */
function check(t: Transaction, unit: Unit): void {
  if (!isHerd(unit)) return
  const { id, seat } = unit
  const face = d8(t, { clause: 'ed.rambling.1', seat, what: 'rambling' })
  const rambles = face <= t.book.ramblesOn
  unit.rambles = rambles
  unit.mover = rambles ? moverOf(t, unit) : null
  t.emit({ e: 'rambling check', clause: 'ed.rambling.1', unit: id, face, rambles, mover: unit.mover })
  if (!rambles) return
  if (t.book.regainsControl() && brainCheck(t, unit, 'control')) {
    unit.rambles = false
    unit.mover = null
  } else if (!canMove(unit)) changeActive(t, { actions: 0 })
}

/** ed.activation.5 What is done when a herd is selected, before its actions. */
export const rambling: readonly Step<Transaction, Command>[] = [atSelection('ed.rambling.1', 'rambling', check)]
