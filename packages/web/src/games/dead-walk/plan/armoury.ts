/** Weapons on the page: their icons, short titles and keys, and how their fire is pointed. */
import { GRENADES, type GrenadeId, type FireRow, type Weapon, type WeaponId } from '@shamble/dead-walk/page'
import { keysOf, rowOf } from '../../../sure.ts'
import { capital } from '../../../words/plain.ts'
import { weaponTitle } from '../read.ts'

/** What a weapon does in this mode, and the icon for it. */
const WEAPON_ICONS: Readonly<Record<string, string>> = {
  pistol: 'pistol',
  revolver: 'revolver',
  'pump-shotgun': 'shotgun',
  'double-barrel': 'shotgun',
  'sawn-off': 'shotgun',
  'hand-grenades': 'grenade',
  'grenade-launcher': 'grenade',
  flamethrower: 'flame',
  'sub-machinegun': 'smg',
  knife: 'knife',
  'throwing-knives': 'knife',
  machete: 'knife',
  sword: 'knife',
  'samurai-blade': 'knife',
  axe: 'axe',
  'double-axe': 'axe',
  'throwing-axes': 'axe',
  hammer: 'axe',
  crowbar: 'axe',
  scythe: 'axe',
  'baseball-bat': 'club',
  'hockey-stick': 'club',
  'golf-club': 'club',
  chainsaw: 'saw',
}
export const weaponIcon = (type: string): string => rowOf(WEAPON_ICONS, type) ?? 'rifle'

/** What fits under an order. */
const SHORT_TITLES: Readonly<Record<string, string>> = {
  'sub-machinegun': 'SMG',
  'pump-shotgun': 'Shotgun',
  'double-barrel': 'Shotgun',
  'sawn-off': 'Sawn-off',
  'assault-rifle': 'Assault rifle',
  'hand-grenades': 'Grenade',
  'grenade-launcher': 'Launcher',
  flamethrower: 'Flames',
  'throwing-knives': 'Knives',
  'throwing-axes': 'Axes',
  knife: 'Throw knife',
  axe: 'Throw axe',
}
export const shortTitle = (type: WeaponId): string => rowOf(SHORT_TITLES, type) ?? capital(weaponTitle(type))

export const KEYS = ['F', 'P', 'H', 'Q'] as const

export const KINDS = keysOf(GRENADES)

export const firstGrenade = (weapon: Weapon): GrenadeId | undefined =>
  KINDS.find((kind) => (weapon.grenades[kind] ?? 0) > 0)

export const isTemplate = (row: FireRow | null): boolean =>
  row !== null && row.mode !== 'single' && row.mode !== 'automatic'
