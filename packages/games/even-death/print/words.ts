/** How things and clauses are written on paper. */
import { citing } from '@shamble/print'
import { CLAUSES } from '../clauses.ts'
import { type PerkId, perkOf } from '../tables/perks.ts'
import type { Toughness } from '../tables/profiles.ts'
import { INCH } from '../tables/units.ts'
import { type WeaponId, WEAPONS } from '../tables/weapons.ts'

export const { line, section, table } = citing(CLAUSES)

const PER_MM = 10

export const inMm = (units: number): number => units / PER_MM
export const inchesInMm = (inches: number): number => inMm(inches * INCH)

/** `3 dice, 6+` */
export const toughnessText = ({ dice, number }: Toughness): string =>
  `${dice} ${dice === 1 ? 'die' : 'dice'}, ${number}+`

export const weaponText = (weapons: readonly WeaponId[]): string =>
  weapons.length === 0 ? 'Unarmed' : weapons.map((id) => WEAPONS[id].title).join(', ')

export const perkText = (perks: readonly PerkId[]): string =>
  perks.length === 0 ? 'none' : perks.map((id) => perkOf(id).title).join(', ')
