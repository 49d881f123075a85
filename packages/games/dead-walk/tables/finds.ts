/** dw.search What a room or a vehicle may hold. */
import type { ArchetypeId } from './archetypes.ts'
import type { GrenadeId } from './grenades.ts'
import type { ItemId } from './items.ts'
import type { WeaponId } from './weapons.ts'

/** dw.search.3 The lowest score that means company. */
export const COMPANY = { from: 4 } as const

/** dw.search.7 The find die, after what the place adds (dw.search.8, dw.search.9): the highest score of each row. */
export const FINDS = [
  { upTo: 1, find: 'nothing' },
  { upTo: 2, find: 'survivor' },
  { upTo: 4, find: 'item' },
  { upTo: 6, find: 'weapon' },
] as const

export interface FoundSurvivor {
  readonly archetype: ArchetypeId
  readonly sex: 'm' | 'f'
  readonly subtype: string
}

const man = (archetype: ArchetypeId, subtype = 'survivor'): FoundSurvivor => ({ archetype, sex: 'm', subtype })
const woman = (archetype: ArchetypeId, subtype = 'survivor'): FoundSurvivor => ({ archetype, sex: 'f', subtype })

/** dw.search.11, dw.search.13 By the sum of two dice, from 2. */
export const SURVIVORS: readonly FoundSurvivor[] = [
  man('military'),
  man('law'),
  man('civilian', 'teenager'),
  man('civilian'),
  woman('civilian'),
  man('civilian'),
  woman('civilian'),
  man('civilian'),
  woman('civilian', 'teenager'),
  woman('law'),
  woman('military'),
]

/** What found people are called, in turn. */
export const NAMES: Readonly<Record<'m' | 'f', readonly string[]>> = {
  m: ['Abel', 'Bruno', 'Cyrus', 'Diego', 'Emil', 'Felix', 'Gus', 'Hank', 'Ivan', 'Jonas', 'Karl', 'Leo'],
  f: ['Agnes', 'Bea', 'Clara', 'Doris', 'Edith', 'Flora', 'Greta', 'Hazel', 'Ida', 'June', 'Kim', 'Lena'],
}

/** dw.search.15 What a hand thrown weapon is: the book names the knife first. */
export const THROWN_FIND: WeaponId = 'throwing-knives'

/** dw.search.14 By the sum of two dice, from 2. */
export const FOUND_ITEMS: readonly ItemId[] = [
  'antiseptic',
  'extinguisher',
  'radio',
  'large-kit',
  'small-kit',
  'medium-kit',
  'small-kit',
  'gas-can',
  'battery',
  'extinguisher',
  'keys',
]

/** A quantity: so many dice of pieces. */
export type FoundWeapon =
  | {
      readonly weapon: WeaponId
      readonly clips?: number
      readonly shells?: number
      readonly arrows?: number
      readonly belts?: 1
      readonly grenades?: number
      readonly silencer?: true
    }
  | { readonly handful: GrenadeId; readonly dice: number }
  | { readonly ammo: 'bullets' | 'shells' | 'arrows'; readonly dice: number }
  | { readonly ammo: 'belts'; readonly dice: 0 }
  | { readonly thrown: true }

/** dw.search.15 By the sum of two twenty-sided dice, from 2. */
export const FOUND_WEAPONS: readonly FoundWeapon[] = [
  { weapon: 'chainsaw' },
  { ammo: 'belts', dice: 0 },
  { weapon: 'sniper-rifle', clips: 1 },
  { weapon: 'scythe' },
  { ammo: 'arrows', dice: 3 },
  { weapon: 'crossbow', arrows: 2 },
  { weapon: 'sword' },
  { ammo: 'shells', dice: 3 },
  { weapon: 'assault-rifle', clips: 1 },
  { weapon: 'hammer' },
  { weapon: 'hockey-stick' },
  { weapon: 'carbine', clips: 1 },
  { weapon: 'baseball-bat' },
  { ammo: 'arrows', dice: 2 },
  { weapon: 'rifle', clips: 1 },
  { thrown: true },
  { ammo: 'bullets', dice: 1 },
  { weapon: 'hockey-stick' },
  { weapon: 'carbine', clips: 1 },
  { weapon: 'baseball-bat' },
  { ammo: 'arrows', dice: 2 },
  { ammo: 'bullets', dice: 1 },
  { weapon: 'double-axe' },
  { weapon: 'double-barrel', shells: 2 },
  { weapon: 'samurai-blade' },
  { weapon: 'bow', arrows: 2 },
  { weapon: 'revolver', clips: 1 },
  { weapon: 'crowbar' },
  { weapon: 'pistol', clips: 1, silencer: true },
  { weapon: 'sub-machinegun', clips: 1 },
  { weapon: 'golf-club' },
  { weapon: 'sawn-off', shells: 2 },
  { weapon: 'machete' },
  { handful: 'molotov', dice: 1 },
  { handful: 'flash-bang', dice: 1 },
  { handful: 'fragmentation', dice: 1 },
  { weapon: 'grenade-launcher', grenades: 1 },
  { weapon: 'machinegun', belts: 1 },
  { weapon: 'flamethrower' },
]
