/** rs.order.6 to rs.order.9 How far an order has come: when it is carried out or has run its course, and what comes then. */
import type { Order } from '../commands.ts'
import {
  isPlayed,
  isPS,
  type Look,
  type OrderInForce,
  type OpeningNow,
  type Survivor,
  survivorOf,
  type Transaction,
} from '../state.ts'
import { ORDER_LIMITS, ORDERS } from '../tables/orders.ts'
import { GUNS } from '../tables/guns.ts'
import { asFigure, gapOf } from './01-measure.ts'
import { sees } from './03-sight.ts'
import { isGun } from './05-carry.ts'
import { wayTo } from './23-ways.ts'
import { aimOf, guarded } from './39-aim.ts'
import { gunToReload, loadedGun } from './39-armed.ts'

const inForce = (order: Order, idle = 0): OrderInForce => Object.freeze({ order: Object.freeze(order), idle })
const STAY: Order = { is: 'STAY' }

/** rs.nps.5, rs.order.8 He follows somebody from now on. */
export function follow(t: Transaction, s: Survivor, leader: number | null): void {
  if (s.leader === leader) return
  s.leader = leader
  t.emit({ e: 'follows', clause: 'rs.nps.5', survivor: s.n, leader })
}

/** rs.order.7 A new order replaces the old one; FOLLOW is a leader and no order besides. */
export function obey(t: Transaction, s: Survivor, order: Order): void {
  s.order = order.is === 'FOLLOW' ? null : inForce(order)
  if (order.is === 'FOLLOW') follow(t, s, order.survivor)
}

const nearestPS = ({ state }: Look, s: Survivor): number | null => {
  const gaps = state.survivors.filter(isPlayed).map((ps) => ({ n: ps.n, gap: gapOf(asFigure(s), asFigure(ps)) }))
  return gaps.sort((a, b) => a.gap - b.gap || a.n - b.n)[0]?.n ?? null
}

/** rs.order.8, rs.order.9 The order is over: what the list says comes after it. */
export function endOrder(t: Transaction, s: Survivor, stopped: boolean): void {
  const order = s.order?.order
  if (!order) return
  t.emit({ e: 'order done', clause: 'rs.order.6', survivor: s.n, order: order.is, stopped })
  const { next } = ORDERS[order.is]
  s.order = next === 'STAY' || s.leader === null ? inForce(STAY) : null
  if (next === 'COVER') s.order = inForce({ is: 'COVER', towards: [s.facing.x, s.facing.y] })
  if (next !== 'FOLLOW') return
  const leader = nearestPS(t, s)
  s.order = leader === null ? inForce(STAY) : null
  follow(t, s, leader)
}

/** rs.order.8 How a turn has left an order: carried out, without hope, idle for another turn, or under way. */
type Course = 'done' | 'stopped' | 'idle' | 'under way'

/** Idle for as many turns as it may be, or for one more. */
const idling = ({ idle }: OrderInForce, limit: number): Course => (idle >= limit ? 'stopped' : 'idle')

const doorIs = (look: Look, id: string): OpeningNow['state'] | undefined => look.state.openings[id]?.state

/** Orders that are over as soon as something is so. */
function isOver(look: Look, s: Survivor, order: Order): Course {
  const { state } = look
  switch (order.is) {
    case 'RELOAD':
      return isReloadDue(s, order.weapon) ? 'under way' : 'stopped'
    case 'FIRST AID': {
      const patient = survivorOf(state, order.survivor)
      const isPatient = patient !== undefined && isPS(patient) && patient.status === 'alive' && patient.hits > 1
      return isPatient && s.items.includes('kit') ? 'under way' : 'stopped'
    }
    case 'TAKE':
      return state.searched.includes(order.from) || aimOf(look, s, order) === null ? 'done' : 'under way'
    case 'GIVE': {
      const has = typeof order.thing === 'number' ? hasWeapon(s, order.thing) : s.items.includes(order.thing)
      return has ? 'under way' : 'done'
    }
    case 'OPEN':
      return doorIs(look, order.door) === 'closed' ? 'under way' : 'done'
    case 'CLOSE':
      return doorIs(look, order.door) === 'open' ? 'under way' : 'done'
    case 'THROW':
      return s.items.includes(order.grenade) ? 'under way' : 'done'
    case 'GUARD':
      return typeof order.what === 'number' && guarded(look, order.what) === null ? 'done' : 'under way'
    case 'RUN TO':
      return aimOf(look, s, order)?.isThere(look, s) ? 'done' : 'under way'
    case 'COVER':
      return loadedGun(s) === null && gunToReload(s) === null ? 'done' : 'under way'
    case 'FLEE':
      return state.zeds.some((z) => !z.down && sees(look, s, z)) ? 'under way' : 'done'
    default:
      return 'under way'
  }
}

const hasWeapon = ({ pistol, main }: Survivor, id: number): boolean => pistol?.id === id || main?.id === id

function isReloadDue(s: Survivor, id: number): boolean {
  const gun = [s.pistol, s.main].find((weapon) => weapon?.id === id)
  if (!gun || !isGun(gun.kind)) return false
  return gun.rounds < GUNS[gun.kind].clip && s.items.includes(`reload:${gun.kind}`)
}

/** rs.order.8 SHOOT AT: gone, or not to be seen for a turn. */
function targetCourse(look: Look, s: Survivor, now: OrderInForce, zed: number): Course {
  const target = look.state.zeds.find(({ n }) => n === zed)
  if (!target) return 'done'
  return sees(look, s, target) ? 'under way' : idling(now, ORDER_LIMITS.unseen)
}

/** rs.order.8 Orders that lead somewhere need a way there; without one for two turns they are given up. */
function wayCourse(look: Look, s: Survivor, now: OrderInForce): Course {
  const aim = aimOf(look, s, now.order)
  if (aim === null) return NEEDS_AIM.has(now.order.is) ? 'stopped' : 'under way'
  if (aim.isThere(look, s) || wayTo(look, 'person', s, aim.spot) !== null) return 'under way'
  return idling(now, ORDER_LIMITS.noWay)
}
const NEEDS_AIM: ReadonlySet<Order['is']> = new Set<Order['is']>([
  'RUN TO',
  'FIRST AID',
  'TAKE',
  'GIVE',
  'OPEN',
  'CLOSE',
  'CLIMB',
  'ASSIST',
])

function courseOf(look: Look, s: Survivor, now: OrderInForce): Course {
  const { order, idle } = now
  const over = isOver(look, s, order)
  if (over !== 'under way') return over
  if (order.is === 'SHOOT AT') return targetCourse(look, s, now, order.zed)
  if (order.is === 'COVER') return idle >= ORDER_LIMITS.coverIdle ? 'done' : 'under way'
  return wayCourse(look, s, now)
}

/** Turns of idleness are counted: COVER by whether he shot (step 9), others when they settle. */
export function noteIdle(s: Survivor, isIdle: boolean): void {
  if (s.order !== null) s.order = inForce(s.order.order, isIdle ? s.order.idle + 1 : 0)
}

/** rs.order.6 Ends an order that is carried out or has run its course, once its turn of acting is over or comes. */
export function review(t: Transaction, s: Survivor, isTurn: boolean): void {
  for (let i = 0; s.order !== null && i < MOST_CHANGES; i++) {
    const course = courseOf(t, s, s.order)
    if (course === 'done' || course === 'stopped') {
      endOrder(t, s, course === 'stopped')
      continue
    }
    if (isTurn && s.order.order.is !== 'COVER') noteIdle(s, course === 'idle')
    return
  }
}
/** COVER after SHOOT AT, STAY after COVER. */
const MOST_CHANGES = 3
