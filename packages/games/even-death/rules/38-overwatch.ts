/** ed.perks.13, ed.perks.14 Overwatch, looked up when a human is selected. */
import type { Step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { areFriends, isHerd, isOnTable, type Look, type Transaction, type Unit } from '../state.ts'
import { OVERWATCH } from '../tables/perks.ts'
import { inches } from '../tables/units.ts'
import { isWithin } from './01-measure.ts'
import { atSelection, changeActive } from './07-selection.ts'

/** Sight is not needed. */
function hasEnemyNear({ state }: Look, unit: Unit): boolean {
  if (isHerd(unit)) return false
  const isNear = (other: Pick<Unit, 'seat' | 'status'>, places: readonly { readonly at: typeof unit.at }[]): boolean =>
    isOnTable(other) &&
    !areFriends(state, unit.seat, other.seat) &&
    places.some(({ at }) => isWithin(unit.at, at, inches(OVERWATCH)))
  return state.humans.some((h) => isNear(h, [h])) || state.herds.some((herd) => isNear(herd, herd.zombies))
}

/** One action more, however many enemies there are. */
function lookUp(t: Transaction, unit: Unit): void {
  if (isHerd(unit) || !unit.perks.includes('overwatch') || !hasEnemyNear(t, unit)) return
  unit.overwatch = true
  changeActive(t, { actions: (t.state.active?.actions ?? 0) + 1 })
  t.emit({ e: 'overwatch', clause: 'ed.perks.13', unit: unit.id })
}

/** ed.activation.1 The first step of a selection. */
export const overwatch: readonly Step<Transaction, Command>[] = [atSelection('ed.perks.13', 'overwatch', lookUp)]
