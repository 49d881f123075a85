/** The medkit: a Medic may heal a marine in contact instead of attacking. */
import { type Modifier, refuse } from '@shamble/kernel'
import { alive, type Look, type Marine, marineOf, theMarine } from '../state.ts'
import { DIE } from '../tables/dice.ts'
import { HEALING } from '../tables/healing.ts'
import { ORDERS } from '../tables/orders.ts'
import { modified, rowFor } from './00-dice.ts'
import { inContact } from './02-the-map.ts'
import { type Action, finishAttackPart } from './07-marine-activation.ts'
import { attackPartRefusal, beginAttackPart, contactRefusal, standChoices, standRefusal } from './09-marine-attacks.ts'
import { carried } from './12-swapping-equipment.ts'

export const fullHp = ({ book }: Look, m: Marine): number => book.marines[m.type].hp

/** ev.heal.2 Only a Medic with a medkit. */
const canHeal = ({ book }: Look, m: Marine): boolean => book.knowsHealing(m) && carried(m, 'medkit') !== undefined

/** ev.heal.4, ev.heal.9 Another living marine in contact, with fewer HP than at its start. */
const patients = (look: Look, m: Marine): Marine[] =>
  look.state.marines.filter(
    (other) => other !== m && alive(other) && other.hp < fullHp(look, other) && inContact(look, m.at, other.at),
  )

/** ev.heal.5, ev.lt.4 What is added to a healing roll. */
export function healingModifiers({ book }: Look, m: Marine, stands: boolean): Modifier[] {
  const modifiers: Modifier[] = []
  if (stands) modifiers.push({ clause: 'ev.heal.5', value: book.bonuses.stand })
  if (m.order && ORDERS[m.order].healing !== 0) modifiers.push({ clause: 'ev.lt.4', value: ORDERS[m.order].healing })
  return modifiers
}

/** ev.heal.1, ev.heal.7 As the attack part; ev.heal.3 the medkit stays. */
export const heal: Action<'heal'> = {
  choices: (look, m) =>
    !canHeal(look, m) || attackPartRefusal(look, m)
      ? []
      : patients(look, m).flatMap((other) =>
          standChoices(m).map((stand) => ({ do: 'heal' as const, marine: other.seat, stand })),
        ),
  check: (look, m, command) => {
    const other = marineOf(look.state, command.marine)
    const part = attackPartRefusal(look, m)
    if (part) return part
    if (!canHeal(look, m)) return refuse('ev.heal.2', 'Only a Medic who carries a medkit can heal.')
    if (!other || other === m) return refuse('ev.heal.4', 'A medic can heal only another marine.')
    if (!alive(other)) return refuse('ev.heal.9', 'The dead cannot be healed.')
    if (other.hp >= fullHp(look, other)) return refuse('ev.heal.4', `${other.name} is unhurt.`)
    return contactRefusal(look, m.at, other.at, 'ev.heal.4', other.name) ?? standRefusal(m, command.stand)
  },
  /** ev.heal.5, ev.heal.6 Never above the starting value; ev.heal.8 the bonus only for whoever declared to stand. */
  take: (t, m, command) => {
    const other = theMarine(t.state, command.marine)
    beginAttackPart(t, m, 'healing', command.stand === true)
    const modifiers = healingModifiers(t, m, m.stands)
    const table = HEALING.map(({ from, result }) => ({ from, result: `${result} HP` }))
    const face = t.roll({
      clause: 'ev.heal.5',
      sides: DIE,
      seat: m.seat,
      what: `healing ${other.name}`,
      modifiers,
      table,
    })
    const total = modified(face, modifiers)
    const restored = Math.min(rowFor(HEALING, total).result, fullHp(t, other) - other.hp)
    other.hp += restored
    t.emit({
      e: 'healed',
      clause: 'ev.heal.5',
      seat: m.seat,
      marine: other.seat,
      face,
      modifiers,
      total,
      restored,
      hp: other.hp,
    })
    finishAttackPart(t, m)
  },
}
