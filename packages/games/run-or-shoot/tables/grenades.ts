/** rs.grenade.4 to rs.grenade.8 What each kind does within the radius; the least score of a kill die, or null for none. */
export const GRENADES = {
  HE: { name: 'HE grenade', down: true, kill: 8, loud: true },
  stun: { name: 'stun grenade', down: true, kill: null, loud: true },
  pipe: { name: 'pipe bomb', down: true, kill: 5, loud: true },
  molotov: { name: 'Molotov cocktail', down: false, kill: null, loud: false },
  WP: { name: 'WP grenade', down: false, kill: null, loud: false },
} as const satisfies Readonly<Record<string, GrenadeRow>>

export interface GrenadeRow {
  readonly name: string
  readonly down: boolean
  readonly kill: number | null
  /** rs.grenade.11 */
  readonly loud: boolean
}

export type GrenadeId = keyof typeof GRENADES
export const GRENADE_IDS = Object.keys(GRENADES) as readonly GrenadeId[]

/** rs.grenade.1, rs.grenade.4 How far one throws, and how far a blast, flames or WP reach, in centimetres. */
export const THROW = 30
export const BLAST = 10

/** rs.fire.4, rs.fire.6, rs.wp.2 Turns. */
export const BURNING = { area: 5, zed: 5, wp: 2 } as const

/** rs.tank.14 WP does so many hits to a Tank: a die with so many sides. */
export const WP_ON_TANK = 6

/** rs.fire.9 Hits that flames do. */
export const FIRE_HITS = 1
