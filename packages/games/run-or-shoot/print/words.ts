/** How things and clauses are written on paper. */
import { citing } from '@shamble/print'
import { CLAUSES } from '../clauses.ts'
import { type GunId, GUNS } from '../tables/guns.ts'
import { type Item, ITEM_NAMES } from '../tables/items.ts'
import { MELEE_WEAPONS, type MeleeWeapon } from '../tables/melee.ts'

export const { line, section, table } = citing(CLAUSES)

const PER_MM = 10
const MM_PER_CM = 10

export const inMm = (units: number): number => units / PER_MM
export const cmInMm = (centimetres: number): number => centimetres * MM_PER_CM

export const isMelee = (weapon: GunId | MeleeWeapon): weapon is MeleeWeapon => Object.hasOwn(MELEE_WEAPONS, weapon)
export const weaponName = (weapon: GunId | MeleeWeapon): string => (isMelee(weapon) ? weapon : GUNS[weapon].name)

/** `3 shotgun reloads, pipe bomb`: equal things together, in the order of the first of each. */
export function listed(items: readonly Item[]): string {
  const counts = new Map<Item, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts]
    .map(([item, count]) => {
      const name = ITEM_NAMES.get(item) ?? item
      return count === 1 ? name : `${count} ${name}s`
    })
    .join(', ')
}
