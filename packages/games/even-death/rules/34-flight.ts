/** ed.psych.14, ed.psych.15, ed.psych.17 Where somebody runs who has lost his nerve. */
import { distance2, isqrt } from '@shamble/table'
import { areFriends, type Human, isOnTable, type Look, type Transaction } from '../state.ts'
import { RADIUS } from '../tables/units.ts'
import { alongFrom, gapOf } from './01-measure.ts'
import { farthestWay, walk } from './08-walk.ts'

/** The friendly human with the smallest gap; of several the one with the lowest number. */
export function closestAlly({ state }: Look, human: Human): Human | null {
  // ed.measure.4 Bases that overlap by what rounding allows have the same gap: none.
  const gap2 = ({ at }: Human): number => Math.max(4 * RADIUS * RADIUS, distance2(human.at, at))
  let best: Human | null = null
  for (const other of state.humans) {
    if (other === human || !isOnTable(other) || !areFriends(state, human.seat, other.seat)) continue
    if (best === null || gap2(other) < gap2(best)) best = other
  }
  return best
}

/** One straight line towards the closest ally, as far as it goes; whoever has none, or lies down, stays. */
export function flee(t: Transaction, human: Human): void {
  const ally = closestAlly(t, human)
  const { at: from } = human
  if (ally !== null && !human.down && gapOf(from, ally.at) > 0) {
    const upToContact = Math.max(0, isqrt(distance2(from, ally.at)) - 2 * RADIUS)
    walk(t, human, farthestWay(t, human, from, alongFrom(from, ally.at, upToContact), { mayEnter: false }))
  }
  const clause = ally === null ? 'ed.psych.15' : 'ed.psych.17'
  t.emit({ e: 'fled', clause, unit: human.id, to: ally?.id ?? null, from, at: human.at })
}
