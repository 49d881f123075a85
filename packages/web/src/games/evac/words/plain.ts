/** Small words: numbers, lists, names of things. */
import type { ItemKind, WeaponKind } from '@shamble/evac/page'

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** In words up to twelve, as a sentence has it; then in digits. */
export const count = (n: number): string => NUMBERS[n] ?? String(n)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const plural = (n: number, one: string, many = `${one}s`): string => (n === 1 ? one : many)

/** "3", "3 and 4", "3, 4 and 9". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`
}

/** "zombie 3", "zombies 3, 4 and 9". */
export const zombies = (ids: readonly number[]): string => `${plural(ids.length, 'zombie')} ${listed(ids.map(String))}`

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
export const itemWord = (kind: ItemKind): string => ITEM_WORDS[kind] ?? kind

/** "a pistol", "an SMG", "the bare hands" never occur as things. */
export const anItem = (kind: ItemKind): string => {
  const word = itemWord(kind)
  if (kind === 'reload:shotgun') return word
  return `${/^(assault|auto|SMG)/.test(word) ? 'an' : 'a'} ${word}`
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** A number of kills to read: two decimals. */
export const decimal = (n: number): string => n.toFixed(2)
