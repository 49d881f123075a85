/** What the builder says. */
import {
  costOf,
  type Faction,
  figuresIn,
  type Force,
  type ForceFault,
  type ForceHerd,
  type ForceHuman,
  type ForceUnit,
  isShooting,
  perkOf,
  profileOf,
  reloadsOf,
  SHOOTING,
  type WeaponId,
  WEAPONS,
  WEAPON_IDS,
  zombieKind,
} from '@shamble/even-death/forces'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { placeOf } from './draft.ts'

/** "Veteran", "Ten Fast Zombies". */
export const unitTitle = (unit: ForceUnit): string =>
  unit.is === 'human' ? profileOf(unit.unit).title : `${capital(count(unit.size))} ${zombiesTitle(unit)}`

const zombiesTitle = ({ kind, size }: ForceHerd): string =>
  size === 1 ? zombieKind(kind).title.replace(/s$/, '') : zombieKind(kind).title

/** "LMG, Pistol"; "bare hands". */
export const armsWords = ({ weapons }: Pick<ForceHuman, 'weapons'>): string =>
  weapons.length === 0 ? 'bare hands' : weapons.map((id) => WEAPONS[id].title).join(', ')

/** "Medic, Quick Reloader". */
export const perksWords = ({ perks, concentration }: Pick<ForceHuman, 'perks' | 'concentration'>): string =>
  perks.length === 0
    ? 'no perks'
    : perks
        .map((id) => (id === 'concentration' && concentration ? `Concentration, ${concentration}` : perkOf(id).title))
        .join(', ')

/** "2-12″", "contact". */
export const rangeWords = (weapon: WeaponId): string =>
  isShooting(weapon) ? `${SHOOTING[weapon].range.join('-')}″` : 'contact'

export const reloadWords = (unit: ForceHuman, weapon: WeaponId): string => {
  if (!isShooting(weapon)) return 'none'
  const reloads = reloadsOf({ perks: unit.perks }, weapon)
  return reloads === 0 ? 'none' : String(reloads)
}

/** "Seven people, seven selections a round." */
export function strengthWords(faction: Faction, force: Force): string {
  const figures = figuresIn(force)
  if (faction === 'zombies') {
    const herds = `${capital(count(force.length))} ${plural(force.length, 'herd')}`
    return `${herds} of ${count(figures)} ${plural(figures, 'zombie')} in all.`
  }
  return `${capital(count(figures))} ${plural(figures, 'person', 'people')}, ${count(force.length)} ${plural(force.length, 'selection')} a round.`
}

/** "5 left.", "12 over.", "Exactly 200." */
export function leftWords(points: number, force: Force): string {
  const left = points - costOf(force)
  return left === 0 ? `Exactly ${points}.` : left > 0 ? `${left} left.` : `${-left} over.`
}

/** Where a fault is: "Veteran, second on the list". */
export function whereWords(force: Force, fault: Pick<ForceFault, 'at'>): string {
  const place = placeOf(fault)
  const unit = place === null ? undefined : force[place]
  return unit ? `Unit ${(place ?? 0) + 1}, ${unitTitle(unit)}` : 'The whole force'
}

/** ed.perks.18 What nobody has any use for in a battle. */
export const idleWords = (force: Force): string | null =>
  force.some((unit) => unit.is === 'human' && unit.perks.includes('scavenger'))
    ? 'Expert Scavenger does nothing in a plain battle.'
    : null

/** "Instead of the LMG a Projectile Explosive brings you to exactly 200." Null if nothing does. */
export function exactlyWords(unit: ForceHuman, points: number, force: Force): string | null {
  const left = points - costOf(force)
  if (left <= 0) return null
  for (const held of unit.weapons) {
    const better = WEAPON_IDS.find((id) => WEAPONS[id].points - WEAPONS[held].points === left)
    if (better)
      return `Instead of the ${WEAPONS[held].title}, a ${WEAPONS[better].title} brings you to exactly ${points}.`
  }
  return null
}

/** "The Bandits have locked. The Zombies are building." Never a word about what is on a list. */
export const othersWords = (locked: readonly string[], building: readonly string[]): string =>
  [
    locked.length > 0 ? `${capital(listed(locked))} have locked.` : '',
    building.length > 0 ? `${capital(listed(building))} are building.` : '',
  ]
    .filter(Boolean)
    .join(' ')
