/** ed.reload Weapons that must be loaded again after each shot. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { change, type Human, isHerd, type Look, type Transaction, type Unit } from '../state.ts'
import { isShooting, SHOOTING, type WeaponId, WEAPONS } from '../tables/weapons.ts'
import type { Action } from './07-actions.ts'

/** ed.reload.1, ed.perks.6, ed.perks.7 Reload actions after each shot of this weapon; a Quick Reloader needs one less. */
export function reloadsOf({ perks }: Pick<Human, 'perks'>, weapon: WeaponId): number {
  const printed = isShooting(weapon) ? SHOOTING[weapon].reload : 0
  return Math.max(0, printed - (perks.includes('quick-reloader') ? 1 : 0))
}

/** ed.reload.1 After a shot, the weapon at this place in its hands has to be loaded again. */
export function emptied(human: Human, place: number): void {
  human.weapons = Object.freeze(
    human.weapons.map((one, i) => (i === place ? change(one, { due: reloadsOf(human, one.id) }) : one)),
  )
}

/** ed.reload.3 */
function check(_look: Look, unit: Unit, command: Command): Refusal | null {
  if (isHerd(unit) || command.do !== 'reload') return null
  const weapon = unit.weapons[command.weapon]
  if (!weapon) return refuse('ed.reload.2', 'It has no such weapon.')
  return weapon.due === 0 ? refuse('ed.reload.3', `The ${WEAPONS[weapon.id].title} is loaded.`) : null
}

/** ed.reload.2, ed.reload.3 One action less is due for this weapon; the others stay as they are. */
function take(t: Transaction, unit: Unit, command: Command): void {
  if (isHerd(unit) || command.do !== 'reload') return
  const weapon = unit.weapons[command.weapon]
  if (!weapon) return
  const due = weapon.due - 1
  unit.weapons = Object.freeze(unit.weapons.map((one) => (one === weapon ? change(one, { due }) : one)))
  t.emit({ e: 'reloaded', clause: 'ed.reload.1', unit: unit.id, weapon: weapon.id, due })
}

export const reloading: Action = {
  do: 'reload',
  by: 'people',
  choices: (_look, unit) =>
    isHerd(unit) ? [] : unit.weapons.flatMap(({ due }, weapon) => (due > 0 ? [{ do: 'reload', weapon }] : [])),
  check,
  take,
}
