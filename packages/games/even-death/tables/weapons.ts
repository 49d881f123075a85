/** ed.weapons The weapons. Ranges are in inches, both ends included. */

/** ed.weapons.1 */
export interface ShootingWeapon {
  readonly title: string
  readonly points: number
  readonly range: readonly [least: number, most: number]
  readonly hits: number
  readonly accuracy: number
  /** Reload actions after each shot; 0 for none. */
  readonly reload: number
}

export const SHOOTING = {
  pistol: { title: 'Pistol', points: 0, range: [2, 12], hits: 2, accuracy: 6, reload: 0 },
  'machine-pistol': { title: 'Machine Pistol', points: 5, range: [2, 18], hits: 2, accuracy: 5, reload: 0 },
  bow: { title: 'Bow', points: 5, range: [6, 28], hits: 2, accuracy: 6, reload: 1 },
  shotgun: { title: 'Shotgun', points: 10, range: [4, 18], hits: 3, accuracy: 4, reload: 1 },
  'assault-rifle': { title: 'Assault Rifle', points: 10, range: [4, 24], hits: 3, accuracy: 5, reload: 2 },
  rifle: { title: 'Rifle', points: 10, range: [4, 32], hits: 3, accuracy: 4, reload: 2 },
  lmg: { title: 'LMG', points: 15, range: [4, 18], hits: 4, accuracy: 3, reload: 3 },
  molotov: { title: 'Molotov Cocktail', points: 10, range: [6, 18], hits: 3, accuracy: 3, reload: 3 },
  explosive: { title: 'Projectile Explosive', points: 20, range: [12, 32], hits: 6, accuracy: 3, reload: 3 },
} as const satisfies Readonly<Record<string, ShootingWeapon>>

/** ed.weapons.2 */
export interface MeleeWeapon {
  readonly title: string
  readonly points: number
  readonly hits: number
  readonly accuracy: number
}

export const MELEE = {
  unarmed: { title: 'Unarmed', points: 0, hits: 1, accuracy: 7 },
  'small-blade': { title: 'Small Blade', points: 5, hits: 2, accuracy: 6 },
  blunt: { title: 'Blunt', points: 10, hits: 3, accuracy: 5 },
  'large-blade': { title: 'Large Blade', points: 15, hits: 3, accuracy: 4 },
  chainsaw: { title: 'Chainsaw', points: 15, hits: 4, accuracy: 6 },
} as const satisfies Readonly<Record<string, MeleeWeapon>>

export type ShootingId = keyof typeof SHOOTING
export type MeleeId = keyof typeof MELEE
/** ed.force.4 What can be bought and carried: everything but bare hands. */
export type WeaponId = ShootingId | Exclude<MeleeId, 'unarmed'>

export const SHOOTING_IDS = Object.keys(SHOOTING) as readonly ShootingId[]
export const MELEE_IDS = Object.keys(MELEE) as readonly MeleeId[]
export const WEAPON_IDS: readonly WeaponId[] = [
  ...SHOOTING_IDS,
  ...MELEE_IDS.filter((id): id is Exclude<MeleeId, 'unarmed'> => id !== 'unarmed'),
]

/** Every weapon with what both kinds have. */
export const WEAPONS: Readonly<Record<WeaponId | 'unarmed', MeleeWeapon>> = { ...SHOOTING, ...MELEE }

export const isShooting = (id: WeaponId | 'unarmed'): id is ShootingId => Object.hasOwn(SHOOTING, id)
