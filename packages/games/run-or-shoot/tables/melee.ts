/** rs.melee.8 Classes of melee weapons: the least score that knocks down, and that kills. */
export const MELEE_CLASSES = {
  BLUNT: { down: 2, kill: 9 },
  SHARP: { down: 3, kill: 7 },
  POWERED: { down: 2, kill: 6 },
} as const

export type MeleeClass = keyof typeof MELEE_CLASSES

/** rs.melee.8 Large melee weapons that there are; a long gun is used by its butt (rs.melee.12, rs.melee.13). */
export const MELEE_WEAPONS = {
  'cricket bat': 'BLUNT',
  'baseball bat': 'BLUNT',
  crowbar: 'BLUNT',
  shovel: 'BLUNT',
  sword: 'SHARP',
  machete: 'SHARP',
  spade: 'SHARP',
  fireaxe: 'SHARP',
  chainsaw: 'POWERED',
} as const satisfies Readonly<Record<string, MeleeClass>>

export type MeleeWeapon = keyof typeof MELEE_WEAPONS
export const MELEE_IDS = Object.keys(MELEE_WEAPONS) as readonly MeleeWeapon[]

/** rs.melee.12 */
export const RIFLE_BUTT: MeleeClass = 'BLUNT'

/** rs.melee.3 How far a pushed Zed goes, in centimetres. */
export const PUSH = 3
