/** What a marine may do that no first question asks: in the middle of something, and beyond contact. */
import type { Marine } from '@shamble/evac/page'
import { offered } from '../read.ts'
import type { DisplayState, Planned } from '../types.ts'
import { sureOrders } from './blast.ts'
import { burstOrders } from './burst.ts'
import { farOrders } from './far.ts'
import { proposalOrders } from './proposals.ts'

export { touched } from './far.ts'
export { menu } from './menu.ts'

/** In a burst, or with a grenade in hand that would kill a marine. */
export const midwayOrders = (s: DisplayState, m: Marine): readonly Planned[] =>
  offered(s, 'fire-on').length > 0 ? burstOrders(s, m) : sureOrders(s, m)

export const moreOrders = (s: DisplayState, m: Marine, plan: readonly Planned[]): readonly Planned[] => [
  ...proposalOrders(s, m),
  ...farOrders(s, m, plan),
]
