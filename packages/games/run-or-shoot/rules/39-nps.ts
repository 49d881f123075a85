/** rs.nps.3 to rs.nps.6, rs.nps.9 Step 2, after orders: every NPS settles what he does this turn. */
import { procedure, step } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { Command } from '../commands.ts'
import type { Climb, Spot } from '../content/table-map.ts'
import { isInPlay, isPlayed, type Look, type Survivor, survivorOf, type Transaction } from '../state.ts'
import type { Card } from '../tables/cards.ts'
import { ORDER_LIMITS } from '../tables/orders.ts'
import { CLIMB, NPS } from '../tables/survivors.ts'
import { cm } from '../tables/units.ts'
import { asFigure, asPoint, isAdjacent, isWithin } from './01-measure.ts'
import { cardsOf } from './07-cards.ts'
import { inOrder } from './08-parts.ts'
import { allowanceOf } from './11-injury.ts'
import { type Aim, aimOf, beside, theExit } from './39-aim.ts'
import { gunToReload, isNPS, isUnarmed, loadedGun, standingInView } from './39-armed.ts'
import { refugeOf } from './39-walk.ts'
import { follow, review } from './40-progress.ts'

/** What an NPS does, as a card, and the clause by which. */
interface Plan {
  readonly card: Card | null
  readonly because: Clause
}
const plan = (card: Card | null, because: Clause): Plan => ({ card, because })

/** rs.nps.11 Who would shoot with an empty gun reloads it, if he can. */
const shooting = (s: Survivor): Card | null =>
  loadedGun(s) !== null ? 'SHOOT' : gunToReload(s) !== null ? 'RELOAD' : null

/** rs.nps.9 Where somebody who flees from the Zeds within 20 cm would run to. */
const refuge = (look: Look, s: Survivor): Aim | null =>
  refugeOf(look, s, allowanceOf(look, s, 'RUN'), standingInView(look, s, cm(NPS.flees)))

/** rs.nps.6 The ladder at whose end his leader stands with CLIMB: he uses the same. */
export function ladderOf(look: Look, leader: Survivor): { readonly ladder: Climb; readonly end: Spot } | null {
  for (const ladder of look.book.map.climbs)
    for (const end of [ladder.foot, ladder.head]) {
      const isAt = end.level === leader.level && isWithin(asPoint(leader), asPoint(end), CLIMB.reach)
      if (ladder.kind === 'ladder' && isAt) return { ladder, end }
    }
  return null
}

/** rs.nps.6 CLIMB: by the same ladder if near enough, else he runs to it. */
function copyClimb(look: Look, s: Survivor, leader: Survivor): Card | null {
  const way = ladderOf(look, leader)
  if (way === null) return shooting(s)
  return way.end.level === s.level && isWithin(asPoint(s), asPoint(way.end), CLIMB.reach) ? 'CLIMB' : 'RUN'
}

/** rs.nps.3, rs.nps.6, rs.nps.16 What a follower copies. */
function copied(look: Look, s: Survivor, leader: Survivor): Plan {
  if (leader.status === 'safe') return plan('RUN', 'rs.nps.16')
  const cards = cardsOf(look.state, leader)
  const card = cards.find((one) => one !== 'ORDER') ?? cards[0]
  switch (card) {
    case 'RUN':
      return plan('RUN', 'rs.nps.6')
    case 'BOTH':
      return plan(loadedGun(s) === null ? 'RUN' : 'BOTH', 'rs.nps.6')
    case 'CLIMB':
      return plan(copyClimb(look, s, leader), 'rs.nps.6')
    case 'RELOAD':
      return plan(gunToReload(s) === null ? null : 'RELOAD', 'rs.nps.6')
    default:
      return plan(shooting(s), 'rs.nps.6')
  }
}

/** rs.nps.9, rs.nps.11 Who follows nobody: the armed shoot, the unarmed run from Zeds that are near. */
function alone(look: Look, s: Survivor): Plan {
  if (!isUnarmed(s)) return plan(shooting(s), 'rs.nps.9')
  return plan(refuge(look, s) === null ? null : 'RUN', 'rs.nps.9')
}

const leaderOf = ({ state }: Look, { leader }: Survivor): Survivor | null =>
  (leader === null ? undefined : survivorOf(state, leader)) ?? null

const unordered = (look: Look, s: Survivor): Plan => {
  const leader = leaderOf(look, s)
  return leader === null ? alone(look, s) : copied(look, s, leader)
}

/** rs.order.8 HOLD FIRE: what he would do otherwise, without a shot. */
function withoutShots({ card, because }: Plan): Plan {
  if (card === 'BOTH') return plan('RUN', because)
  return plan(card === 'SHOOT' ? null : card, because)
}

/** rs.order.8 The card of an order that leads to something, here or there. */
function orWalk(look: Look, s: Survivor, card: Card | null): Card | null {
  const aim = s.order === null ? null : aimOf(look, s, s.order.order)
  return aim === null || aim.isThere(look, s) ? card : 'RUN'
}

/** rs.order.8 What an order asks of him this turn. */
function ordered(look: Look, s: Survivor, is: NonNullable<Survivor['order']>['order']['is']): Plan {
  const by = (card: Card | null): Plan => plan(card, 'rs.order.8')
  switch (is) {
    case 'HOLD FIRE':
      return withoutShots(unordered(look, s))
    case 'STAY':
    case 'COVER':
    case 'SHOOT AT':
      return by(shooting(s))
    case 'GUARD':
      return by(orWalk(look, s, shooting(s)))
    case 'RELOAD':
      return by('RELOAD')
    case 'TAKE':
    case 'GIVE':
      return by(orWalk(look, s, 'GIVE'))
    case 'FIRST AID':
    case 'CLIMB':
    case 'ASSIST':
      return by(orWalk(look, s, is))
    case 'THROW':
      return by(orWalk(look, s, 'GRENADE'))
    case 'FLEE':
      return by(refuge(look, s) === null ? null : 'RUN')
    case 'RUN TO':
    case 'OPEN':
    case 'CLOSE':
    case 'FOLLOW':
      return by('RUN')
  }
}

/** rs.nps.13 The card of whoever acts by his order, or by his leader. */
export const cardOrdered = (look: Look, s: Survivor): Card | null =>
  (s.order === null ? unordered(look, s) : ordered(look, s, s.order.order.is)).card

/** rs.order.8, rs.order.12 A guarded NPS does not move away from his guard; over a PS a guard has no power. */
const isHeld = (look: Look, s: Survivor): boolean =>
  look.state.survivors.some((guard) => {
    const order = guard.order?.order
    const guards = isNPS(guard) && order?.is === 'GUARD' && order.what === s.n
    return guards && guard.level === s.level && isWithin(asFigure(guard), asFigure(s), cm(ORDER_LIMITS.guardWithin))
  })

/** rs.nps.4 The first that applies. */
export function planOf(look: Look, s: Survivor): Plan {
  if (s.pinnedBy !== null) return plan(null, 'rs.nps.4')
  const isHeldByZeds = look.state.melee.some(({ survivor, zeds }) => survivor === s.n && zeds.length > 0)
  if (isHeldByZeds) return plan('MELEE', 'rs.nps.3')
  const wanted = s.order === null ? unordered(look, s) : ordered(look, s, s.order.order.is)
  const isLeaving = wanted.card === 'RUN' || wanted.card === 'BOTH' || wanted.card === 'CLIMB'
  return isLeaving && isHeld(look, s) ? plan(null, 'rs.order.8') : wanted
}

/** rs.nps.4, rs.nps.15 In number order; who is hidden in a room does nothing. */
function settleAll(t: Transaction): void {
  for (const s of inOrder(t.state.survivors.filter(isNPS))) {
    const { card: before } = planOf(t, s)
    // rs.order.7 MELEE interrupts an order and does not cancel it.
    if (before !== 'MELEE') review(t, s, 'settling')
    const { card, because } = planOf(t, s)
    t.state.settled = Object.freeze({ ...t.state.settled, [s.n]: Object.freeze(card === null ? [] : [card]) })
    t.emit({ e: 'settled', clause: 'rs.nps.4', survivor: s.n, card, because })
  }
}

export const othersSettle = procedure<Transaction, Command>('others settle', [step('rs.nps.4', 'settle', settleAll)])

/** Where his card takes him in 5a; null if nowhere. */
export function aimNow(look: Look, s: Survivor): Aim | null {
  const order = s.order?.order
  if (order && order.is !== 'HOLD FIRE') return order.is === 'FLEE' ? refuge(look, s) : aimOf(look, s, order)
  const leader = leaderOf(look, s)
  if (leader === null) return refuge(look, s)
  if (leader.status === 'safe') return theExit(look)
  const way = cardsOf(look.state, leader).includes('CLIMB') ? ladderOf(look, leader) : null
  if (way === null) return beside(leader, cm(NPS.follows))
  const { ladder, end } = way
  return aimOf(look, s, { is: 'CLIMB', ladder: ladder.id, up: end === ladder.foot })
}

/** rs.nps.5 Whoever has no leader follows the first PS that ends step 5 adjacent to him. */
function adopt(t: Transaction): void {
  const leaders = inOrder(t.state.survivors.filter(isPlayed))
  for (const s of t.state.survivors.filter((one) => isNPS(one) && one.leader === null)) {
    const leader = leaders.find((ps) => isAdjacent(t, asFigure(ps), asFigure(s)))
    if (leader && isInPlay(leader)) follow(t, s, leader.n)
  }
}

/** The end of step 5. */
export const othersFollow = procedure<Transaction, Command>('others follow', [step('rs.nps.5', 'follow', adopt)])
