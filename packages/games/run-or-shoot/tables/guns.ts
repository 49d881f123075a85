/** rs.shoot.2 Guns: results of a modified total, from which on each counts; null where there is none. */
export interface Bands {
  /** The least total that hits the body. */
  readonly body: number | null
  /** The least total that hits the head. */
  readonly head: number | null
}

export interface GunRow {
  readonly name: string
  readonly near: Bands
  readonly far: Bands
  /** rs.reload.1 Shots of a full clip. */
  readonly clip: number
  /** rs.carry.2 A long gun is a main weapon; a pistol is not. */
  readonly long: boolean
  /** rs.shoot.4 Shots with SHOOT. */
  readonly shots: number
}

export const GUNS = {
  pistol: { name: 'pistol', near: { body: 4, head: 9 }, far: { body: 6, head: null }, clip: 6, long: false, shots: 3 },
  shotgun: {
    name: 'shotgun',
    near: { body: 2, head: 8 },
    far: { body: null, head: null },
    clip: 7,
    long: true,
    shots: 3,
  },
  rifle: {
    name: 'assault rifle',
    near: { body: 3, head: 7 },
    far: { body: 5, head: 9 },
    clip: 6,
    long: true,
    shots: 3,
  },
  sniper: {
    name: 'sniper rifle',
    near: { body: 3, head: 5 },
    far: { body: 4, head: 6 },
    clip: 5,
    long: true,
    shots: 2,
  },
} as const satisfies Readonly<Record<string, GunRow>>

export type GunId = keyof typeof GUNS
export const GUN_IDS = Object.keys(GUNS) as readonly GunId[]

/** rs.shoot.9 Up to so far, in centimetres, the near bands count. */
export const NEAR = 30

/** rs.shoot.5 Factors, all of them cumulative. */
export const FACTORS = {
  sniping: 2,
  stationary: 1,
  burning: -1,
  disappearing: -1,
  obscured: -1,
  springing: -4,
} as const

/** rs.shoot.21 Hits of a bullet in the body of a survivor. */
export const BODY_HITS = 1
