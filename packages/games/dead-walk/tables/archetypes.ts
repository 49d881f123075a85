/** dw.archetype Who a character was before: what that does to fear and to military weapons. */
import type { WeaponId } from './weapons.ts'

interface ArchetypeRow {
  readonly title: string
  /** dw.archetype.2, dw.archetype.4 Added to the score of fear tests. */
  readonly fear: number
  /** dw.archetype.5 Added to hit dice with military weapons. */
  readonly military: number
  /** dw.skill.6 Weapon skills at creation. */
  readonly weaponSkills: number
  /** dw.archetype.1 */
  readonly subtypes: readonly string[]
}

/** dw.archetype.1 to dw.archetype.5, dw.skill.6 */
export const ARCHETYPES = {
  military: {
    title: 'Military',
    fear: -1,
    military: 0,
    weaponSkills: 3,
    subtypes: ['USMC', 'National Guard', 'Navy Seal', 'Grunt', 'Sniper', 'Officer', 'Anti-terrorist unit'],
  },
  law: {
    title: 'Law enforcement',
    fear: 0,
    military: 0,
    weaponSkills: 2,
    subtypes: ['policeman', 'policewoman', 'FBI agent', 'SWAT team', 'DEA agent', 'Anti-terrorist unit'],
  },
  civilian: {
    title: 'Civilian',
    fear: 1,
    military: -1,
    weaponSkills: 1,
    subtypes: ['family father', 'family mother', 'criminal', 'gang member', 'priest', 'student', 'teenager'],
  },
} as const satisfies Record<string, ArchetypeRow>

export type ArchetypeId = keyof typeof ARCHETYPES

/** dw.archetype.5, dw.archetype.6 Grenades count but for Molotov cocktails. */
export const MILITARY_WEAPONS: readonly WeaponId[] = [
  'assault-rifle',
  'sub-machinegun',
  'machinegun',
  'grenade-launcher',
  'hand-grenades',
  'flamethrower',
]

/** dw.campaign.6 The highest score of a die for each archetype of a newcomer. */
export const ROLLED_ARCHETYPES: readonly { readonly upTo: number; readonly archetype: ArchetypeId }[] = [
  { upTo: 3, archetype: 'civilian' },
  { upTo: 5, archetype: 'law' },
  { upTo: 6, archetype: 'military' },
]
