/** rs.order.8 The orders, what each asks for, and what comes after it. */
export const ORDERS = {
  FOLLOW: { asks: 'ps', next: null },
  'RUN TO': { asks: 'place', next: 'STAY' },
  STAY: { asks: null, next: null },
  COVER: { asks: 'direction or door', next: 'STAY' },
  'SHOOT AT': { asks: 'zed', next: 'COVER' },
  GUARD: { asks: 'figure or door', next: 'STAY' },
  'HOLD FIRE': { asks: null, next: null },
  RELOAD: { asks: 'gun', next: 'default' },
  'FIRST AID': { asks: 'survivor', next: 'default' },
  TAKE: { asks: 'pile or cache', next: 'FOLLOW' },
  GIVE: { asks: 'item and survivor', next: 'default' },
  OPEN: { asks: 'door', next: 'STAY' },
  CLOSE: { asks: 'door', next: 'STAY' },
  CLIMB: { asks: 'ladder', next: 'STAY' },
  THROW: { asks: 'grenade and point', next: 'STAY' },
  ASSIST: { asks: 'survivor and act', next: 'default' },
  FLEE: { asks: null, next: 'STAY' },
} as const satisfies Readonly<Record<string, { readonly asks: string | null; readonly next: string | null }>>

export type OrderId = keyof typeof ORDERS
export const ORDER_IDS = Object.keys(ORDERS) as readonly OrderId[]

/** rs.order.8 Turns without a target after which COVER ends, without a way after which RUN TO stops, in contact of GUARD. */
export const ORDER_LIMITS = {
  coverIdle: 3,
  noWay: 2,
  unseen: 1,
  guardWithin: 5,
  arrives: 3,
  coverRange: 30,
  guardRange: 20,
  stayRange: 10,
} as const

/** rs.assist.2 What ASSIST does. */
export const ASSIST_ACTS = ['free', 'raise', 'boost', 'drag'] as const
export type AssistAct = (typeof ASSIST_ACTS)[number]
