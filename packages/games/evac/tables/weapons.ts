export type WeaponKind = 'unarmed' | 'knife' | 'pistol' | 'smg' | 'rifle' | 'shotgun'

export interface WeaponRow {
  readonly title: string
  readonly modifier: number
  readonly automatic: boolean
  /** Rounds when full; null for what needs contact instead of ammunition. */
  readonly ammo: number | null
}

/** ev.attack.3 the table of attack modifiers; ev.auto.1 which weapons are automatic. */
export const WEAPONS: Readonly<Record<WeaponKind, WeaponRow>> = {
  unarmed: { title: 'Bare hands', modifier: -1, automatic: false, ammo: null },
  knife: { title: 'Knife', modifier: 0, automatic: false, ammo: null },
  pistol: { title: 'Pistol', modifier: 0, automatic: false, ammo: 12 },
  smg: { title: 'SMG', modifier: 0, automatic: true, ammo: 20 },
  rifle: { title: 'Assault rifle', modifier: 1, automatic: true, ammo: 20 },
  shotgun: { title: 'Auto-shotgun', modifier: 2, automatic: true, ammo: 8 },
}
