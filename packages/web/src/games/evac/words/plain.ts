/** Small words: numbers, lists, names of things. */
import type { WeaponKind } from '@shamble/evac/page'
import { an } from '../../../words/plain.ts'
import { rowOf } from '../../../sure.ts'

const WEAPON_WORDS: Readonly<Record<WeaponKind, string>> = {
  unarmed: 'bare hands',
  knife: 'knife',
  pistol: 'pistol',
  smg: 'SMG',
  rifle: 'assault rifle',
  shotgun: 'auto-shotgun',
}
export const weaponWord = (kind: WeaponKind): string => WEAPON_WORDS[kind]

/** Short names as labels of orders. */
const WEAPON_LABELS: Readonly<Record<WeaponKind, string>> = {
  unarmed: 'Bare hands',
  knife: 'Knife',
  pistol: 'Pistol',
  smg: 'SMG',
  rifle: 'Rifle',
  shotgun: 'Shotgun',
}
export const weaponLabel = (kind: WeaponKind): string => WEAPON_LABELS[kind]

/** A short name inside a sentence. */
export const weaponShort = (kind: WeaponKind): string => (kind === 'smg' ? 'SMG' : weaponLabel(kind).toLowerCase())

const ITEM_WORDS: Readonly<Record<string, string>> = {
  ...WEAPON_WORDS,
  grenade: 'grenade',
  medkit: 'medkit',
  fuel: 'fuel can',
  'reload:pistol': 'pistol reload',
  'reload:smg': 'SMG reload',
  'reload:rifle': 'rifle reload',
  'reload:shotgun': 'shotgun shells',
}
export const itemWord = (kind: string): string => rowOf(ITEM_WORDS, kind) ?? kind

/** "a pistol", "an SMG", "the bare hands" never occur as things. */
export const anItem = (kind: string): string => an(itemWord(kind))
