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
import { isRuled } from './45-umpire.ts'

/** A copy that nobody changes, all through. */
function frozenAll<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozenAll(part)
  return Object.freeze(value)
}
const inForce = (order: Order, idle = 0): OrderInForce => frozenAll({ order: structuredClone(order), idle })
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

/** rs.order.8, rs.order.9 What the list says comes after an order. */
function afterOrder(look: Look, s: Survivor, { is }: Order): Pick<Survivor, 'order' | 'leader'> {
  const { next } = ORDERS[is]
  const leader = next === 'FOLLOW' ? nearestPS(look, s) : s.leader
  if (next === 'COVER') return { order: inForce({ is: 'COVER', towards: [s.facing.x, s.facing.y] }), leader }
  return { order: next === 'STAY' || leader === null ? inForce(STAY) : null, leader }
}

/** The order is over. */
export function endOrder(t: Transaction, s: Survivor, stopped: boolean): void {
  const order = s.order?.order
  if (!order) return
  // rs.nps.13 What the umpire settled is for this turn alone.
  if (isRuled(t, s)) return void (s.order = inForce(STAY))
  t.emit({ e: 'order done', clause: 'rs.order.6', survivor: s.n, order: order.is, stopped })
  const { order: next, leader } = afterOrder(t, s, order)
  s.order = next
  follow(t, s, leader)
}

/** rs.order.8 How a turn has left an order: carried out, without hope, idle for another turn, or under way. */
type Course = 'done' | 'stopped' | 'idle' | 'under way'

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
function targetCourse(look: Look, s: Survivor, zed: number): Course {
  const target = look.state.zeds.find(({ n }) => n === zed)
  if (!target) return 'done'
  return sees(look, s, target) ? 'under way' : 'idle'
}

/** rs.order.8 Orders that lead somewhere need a way there; without one for two turns they are given up. */
function wayCourse(look: Look, s: Survivor, order: Order): Course {
  const aim = aimOf(look, s, order)
  if (aim === null) return NEEDS_AIM.has(order.is) ? 'stopped' : 'under way'
  return aim.isThere(look, s) || wayTo(look, 'person', s, aim.spot) !== null ? 'under way' : 'idle'
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

function courseOf(look: Look, s: Survivor, order: Order): Course {
  const over = isOver(look, s, order)
  if (over !== 'under way') return over
  if (order.is === 'SHOOT AT') return targetCourse(look, s, order.zed)
  return order.is === 'COVER' ? 'under way' : wayCourse(look, s, order)
}

/** rs.order.8 For so many turns in a row an order may come to nothing. */
const patience = ({ is }: Order): number =>
  is === 'COVER' ? ORDER_LIMITS.coverIdle : is === 'SHOOT AT' ? ORDER_LIMITS.unseen : ORDER_LIMITS.noWay

/** Turns that come to nothing are counted: those of COVER by whether he shot, in step 9, others when they settle. */
export function noteIdle(s: Survivor, isIdle: boolean): void {
  if (s.order !== null) s.order = inForce(s.order.order, isIdle ? s.order.idle + 1 : 0)
}

/** rs.order.6 An order that is carried out ends whenever that is seen, one without hope when its turn is over. */
export function review(t: Transaction, s: Survivor, when: 'settling' | 'acting' | 'over'): void {
  for (let i = 0; s.order !== null && i < MOST_CHANGES; i++) {
    const { order, idle } = s.order
    const course = courseOf(t, s, order)
    const isTired = when === 'over' && idle >= patience(order) && (course === 'idle' || order.is === 'COVER')
    if (course === 'done' || course === 'stopped' || isTired) {
      endOrder(t, s, course !== 'done' && order.is !== 'COVER')
      continue
    }
    if (when === 'settling' && order.is !== 'COVER') noteIdle(s, course === 'idle')
    return
  }
}
/** COVER after SHOOT AT, STAY after COVER. */
const MOST_CHANGES = 3

/** rs.order.6 The same, looking ahead: who was given an order that is over at once is left with what comes after it. */
export function reviewed(look: Look, s: Survivor): Survivor {
  let told = s
  for (let i = 0; told.order !== null && i < MOST_CHANGES; i++) {
    const { order } = told.order
    const course = courseOf(look, told, order)
    if (course !== 'done' && course !== 'stopped') break
    told = { ...told, ...afterOrder(look, told, order) }
  }
  return told
}
