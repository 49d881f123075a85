/** dw.machinegun.9, dw.machinegun.10 Bracing a machinegun. */
import { type Refusal, refuse, someIn } from '@shamble/kernel'
import type { CommandOf } from '../commands.ts'
import { change, type Human, isInPlay, type Look, type Transaction, type Weapon } from '../state.ts'
import { isInCloseCombat } from './01-figures.ts'
import { type Action, canPay, combatRefusal, costOfDeed, firstOf, pay, payRefusal, unbrace } from './04-actions.ts'
import { setWeapon, weaponOf } from './08-weapons.ts'
import { theWeapon } from './12-templates.ts'
import { unskilledRefusal } from './41-archetypes.ts'

/** dw.machinegun.10 Whoever has come into close combat holds the gun no longer braced, also once he is out of it. */
export function unbraceHeld(t: Transaction): void {
  for (const human of t.state.humans)
    if (isInPlay(human) && someIn(human.weapons, isBraced) && isInCloseCombat(t, human)) unbrace(human)
}
const isBraced = ({ braced }: Weapon): boolean => braced

function braceRefusal(look: Look, human: Human, command: CommandOf<'brace'>): Refusal | null {
  const weapon = weaponOf(human, command.weapon)
  return firstOf(
    () => combatRefusal(look, human),
    () => (weapon?.type === 'machinegun' ? null : refuse('dw.machinegun.9', 'There is no machinegun to brace.')),
    () => unskilledRefusal(look, human, 'machinegun'),
    () => (weapon?.ready ? null : refuse('dw.carry.6', 'The machinegun is not in hand.', 'not-in-hand')),
    () => (weapon?.braced ? refuse('dw.machinegun.10', 'The machinegun is braced already.') : null),
    () => payRefusal(human, costOfDeed(look, 'brace')),
  )
}

function braceChoices(look: Look, human: Human): CommandOf<'brace'>[] {
  const weapon = human.weapons.find(({ type, ready, braced }) => type === 'machinegun' && ready && !braced)
  if (!weapon || !canPay(human, costOfDeed(look, 'brace')) || isInCloseCombat(look, human)) return []
  if (unskilledRefusal(look, human, weapon.type) !== null) return []
  return [{ do: 'brace', weapon: weapon.id }]
}

/** dw.machinegun.9 */
export const brace: Action<'brace'> = {
  choices: braceChoices,
  check: braceRefusal,
  take: (t, human, { weapon }) => {
    pay(t, human, costOfDeed(t, 'brace'))
    setWeapon(human, change(theWeapon(human, weapon), { braced: true }))
    t.emit({ e: 'braced', clause: 'dw.machinegun.9', human: human.n, left: human.ap })
  },
}
