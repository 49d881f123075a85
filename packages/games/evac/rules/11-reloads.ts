/** Reloads: back to full, as the attack of the turn. */
import { refuse } from '@shamble/kernel'
import type { Item, Look, Marine } from '../state.ts'
import type { GunKind } from '../tables/marines.ts'
import { type Action, finishAttackPart } from './07-marine-activation.ts'
import { attackPartRefusal, beginAttackPart } from './09-marine-attacks.ts'
import { carried, gunsOf, nameOf } from './12-swapping-equipment.ts'

const fullAt = ({ book }: Look, gun: Item): number => book.weapons[gun.kind as GunKind].ammo ?? 0

/** ev.reload.5 A reload fits only the kind of weapon it is for. */
const reloadFor = (m: Marine, gun: Item): Item | undefined => m.items.find((item) => item.kind === `reload:${gun.kind}`)

/** ev.reload.3, ev.reload.4, ev.reload.6 One weapon, as the attack part, before or after the move; no roll. */
export const reload: Action<'reload'> = {
  choices: (look, m) =>
    attackPartRefusal(look, m)
      ? []
      : gunsOf(look, m)
          .filter(([, gun]) => gun.rounds < fullAt(look, gun) && reloadFor(m, gun) !== undefined)
          .map(([weapon]) => ({ do: 'reload', weapon })),
  check: (look, m, command) => {
    const gun = carried(m, command.weapon)
    const part = attackPartRefusal(look, m)
    if (part) return part
    if (!gun || !gunsOf(look, m).some(([, item]) => item === gun))
      return refuse('ev.reload.5', `This marine carries no gun ${nameOf(command.weapon)}.`)
    if (gun.rounds >= fullAt(look, gun)) return refuse('ev.reload.2', 'This weapon is full.')
    if (!reloadFor(m, gun)) return refuse('ev.reload.5', 'This marine carries no reload for this weapon.')
    return null
  },
  /** ev.reload.1, ev.reload.2 To full; rounds left in the weapon are lost. */
  take: (t, m, command) => {
    const gun = carried(m, command.weapon) as Item
    beginAttackPart(t, m, 'reload', false)
    m.items = m.items.filter((item) => item !== reloadFor(m, gun))
    gun.rounds = fullAt(t, gun)
    t.emit({ e: 'reloaded', clause: 'ev.reload.1', seat: m.seat, weapon: gun.kind, rounds: gun.rounds })
    finishAttackPart(t, m)
  },
}
