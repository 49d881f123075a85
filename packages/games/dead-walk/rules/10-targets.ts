/** dw.shooting Which weapon can be fired now, and who can be fired at. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import { figureName, type Human, isZombieFigure, type Look, type Weapon } from '../state.ts'
import type { FireMode, FireRow } from '../tables/weapons.ts'
import { farWords, type Figure, figureOf, gapBetween, humanBody, isWithin, touches } from './01-figures.ts'
import { combatRefusal } from './04-actions.ts'
import { handsRefusal } from './06-carry.ts'
import { fireRow, weaponOf } from './08-weapons.ts'
import { isThroughRoof, sees } from './09-sight.ts'
import { unskilledRefusal } from './41-archetypes.ts'

/** dw.carry.6 Hand grenades and throwing weapons are taken out as part of their use. */
const needsHand = ({ mode, ammunition }: FireRow): boolean => mode !== 'grenade' && ammunition !== 'thrown'

/** dw.ammo.1, dw.carry.10 How many bursts are in it; a knife or an axe for close combat can be thrown once. */
export const burstsIn = (look: Look, weapon: Weapon): number => (isMelee(look, weapon) ? 1 : weapon.loaded)

export const isMelee = ({ book }: Look, { type }: Weapon): boolean => book.weapons[type].category === 'melee'

/** dw.shooting.6, dw.carry.6, dw.cc.3 Why a weapon cannot be fired in one of these ways now, whoever the target is. */
export function shootRefusal(look: Look, human: Human, id: number, modes: readonly FireMode[]): Refusal | null {
  const weapon = weaponOf(human, id)
  if (!weapon) return refuse('dw.shooting.6', `${human.name} has no such weapon.`)
  const row = fireRow(look, weapon)
  const { title } = look.book.weapons[weapon.type]
  if (row === null || !modes.includes(row.mode))
    return refuse(row === null ? 'dw.weapons.1' : OWN_RULES[row.mode], `The ${title} is not fired like that.`)
  return (
    combatRefusal(look, human) ??
    handsRefusal(human) ??
    unskilledRefusal(look, human, weapon.type) ??
    stateRefusal(weapon, row, title)
  )
}

/** Where it stands how a weapon is fired. */
const OWN_RULES: Readonly<Record<FireMode, Clause>> = {
  single: 'dw.shooting.1',
  automatic: 'dw.autofire.12',
  shotgun: 'dw.shotgun.1',
  machinegun: 'dw.machinegun.1',
  launcher: 'dw.grenade.1',
  grenade: 'dw.grenade.1',
  flame: 'dw.flame.1',
}

/** dw.shooting.6 In hand and not jammed; flamethrowers have fuel (dw.weapons.4). */
export function stateRefusal(weapon: Weapon, row: FireRow, title: string): Refusal | null {
  if (needsHand(row) && !weapon.ready) return refuse('dw.shooting.6', `The ${title} is not in hand.`, 'not-in-hand')
  if (weapon.jammed) return refuse('dw.shooting.6', `The ${title} is jammed.`, 'jammed')
  if (row.magazine !== null && weapon.loaded === 0)
    return refuse('dw.shooting.6', `The ${title} is not loaded.`, 'not-loaded')
  return weapon.motor === 'runs' ? null : refuse('dw.weapons.4', `The ${title} is empty.`)
}

/** dw.shooting.3 A firer does not come back to whoever was a possible target of his. */
export const firedAtRefusal = ({ firedAt }: Human, figure: number): Refusal | null =>
  firedAt.includes(figure)
    ? refuse(
        'dw.shooting.3',
        `${figureName(figure)} was fired at already: all bursts are declared before the first die.`,
      )
    : null

/** dw.shooting.3 */
export function markFiredAt(human: Human, figures: readonly number[]): void {
  human.firedAt = Object.freeze([...human.firedAt, ...figures.filter((one) => !human.firedAt.includes(one))])
}

/** Why this figure is no target for this weapon; nobody fires at a friend of his own will. */
export function targetRefusal(
  look: Look,
  human: Human,
  row: FireRow,
  figure: number,
  isForced: boolean,
): Refusal | null {
  const target = figureOf(look, figure)
  const name = figureName(figure)
  if (!target) return refuse('dw.shooting.6', `${name} is not on the table.`)
  const isFriend = !isZombieFigure(figure)
  if (isFriend && !isForced) return refuse('dw.scope.6', `${name} is on the same side.`)
  const firer = humanBody(human)
  if (!isFriend && touches(look, firer, target)) return contactRefusal(row, target, name)
  if (row.range !== null && !isWithin(look, firer, target, row.range))
    return refuse('dw.weapons.3', `${name} is out of range: ${farWords(gapBetween(look, firer, target), row.range)}.`)
  return firedAtRefusal(human, figure) ?? sightRefusal(look, firer, target, name)
}

/** dw.los.5, dw.los.10 */
function sightRefusal(look: Look, firer: Figure, target: Figure, name: string): Refusal | null {
  if (isThroughRoof(look, firer, target)) return refuse('dw.los.10', `A roof lies between ${name} and the firer.`)
  return sees(look, firer, target) ? null : refuse('dw.los.5', `${name} is not visible.`)
}

/** dw.shooting.19, dw.shooting.20, dw.cc.17 In base contact there are only shots at close quarters. */
function contactRefusal({ closeQuarters }: FireRow, { low }: Figure, name: string): Refusal {
  if (closeQuarters === null) return refuse('dw.shooting.20', `${name} is too close for this weapon.`)
  return refuse(low ? 'dw.shooting.19' : 'dw.cc.17', `${name} is in base contact: shoot it at close quarters.`)
}
