import type { WeaponKind } from './weapons.ts'

export type MarineType = 'medic' | 'grunt' | 'sergeant' | 'lieutenant'

/** A weapon that takes ammunition, and so reloads. */
export type GunKind = Exclude<WeaponKind, 'unarmed' | 'knife'>

export type ItemKind = GunKind | 'knife' | `reload:${GunKind}` | 'grenade' | 'medkit' | 'fuel'

export interface MarineRow {
  readonly title: string
  readonly speed: number
  readonly hp: number
  /** Guns start full. */
  readonly kit: readonly ItemKind[]
  /** The weapon that extra reloads are for (ev.house.6): the automatic one; the Lieutenant has only a pistol. */
  readonly automatic: GunKind
}

/** ev.marine.1 the table of marines; ev.lt.2 (ours) the Lieutenant. */
export const MARINES: Readonly<Record<MarineType, MarineRow>> = {
  medic: {
    title: 'Medic',
    speed: 5,
    hp: 3,
    kit: ['pistol', 'smg', 'reload:smg', 'medkit', 'knife'],
    automatic: 'smg',
  },
  grunt: {
    title: 'Grunt',
    speed: 3,
    hp: 5,
    kit: ['pistol', 'rifle', 'reload:rifle', 'grenade', 'knife'],
    automatic: 'rifle',
  },
  sergeant: {
    title: 'Sergeant',
    speed: 4,
    hp: 4,
    kit: ['pistol', 'shotgun', 'knife'],
    automatic: 'shotgun',
  },
  lieutenant: {
    title: 'Lieutenant',
    speed: 4,
    hp: 4,
    kit: ['pistol', 'reload:pistol', 'knife'],
    automatic: 'pistol',
  },
}
