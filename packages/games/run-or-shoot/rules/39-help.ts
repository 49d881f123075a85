/** rs.order.8 Steps 5c to 5e and 6 for those whom nobody plays: what they were ordered to take, give, treat, assist and throw. */
import { again, procedure, step } from '@shamble/kernel'
import { displaced } from '@shamble/table'
import type { Command, CommandOf, Order } from '../commands.ts'
import { type Look, type Survivor, survivorOf, type Transaction } from '../state.ts'
import { asFigure, gapOf } from './01-measure.ts'
import { fitting, loadOf, thingsOf } from './05-carry.ts'
import { cachesBeside, pickUp, pilesBeside, searchCache } from './06-items.ts'
import { hasCard } from './07-cards.ts'
import { transferRefusal } from './17-give.ts'
import { aidRefusal, treat } from './18-aid.ts'
import { assist, assistRefusal } from './19-assist.ts'
import { checkPoint, throwGrenade } from './20-grenade.ts'
import { baseAt } from './39-aim.ts'
import { actingOthers } from './39-moves.ts'
import { endOrder } from './40-progress.ts'
import type { Card } from '../tables/cards.ts'
import { DRAG } from '../tables/survivors.ts'

type OrderOf<I extends Order['is']> = Extract<Order, { is: I }>

/** Those with a card who were ordered to use it, and have not yet. */
const due = (look: Look, card: Card, ...is: Order['is'][]): Survivor[] =>
  actingOthers(look).filter((s) => s.order !== null && is.includes(s.order.order.is) && hasCard(look.state, s, card))

/** rs.order.8 TAKE: he searches what he was sent to, and takes all that fits. */
function takeThings(t: Transaction, s: Survivor, { from }: OrderOf<'TAKE'>): void {
  const cache = cachesBeside(t, asFigure(s)).find(({ id }) => id === from)
  const pile = cache ? searchCache(t, s, cache) : pilesBeside(t, asFigure(s)).find(({ id }) => id === from)
  if (pile) pickUp(t, s, pile.id, thingsOf(fitting(loadOf(s), pile)))
  endOrder(t, s, false)
}

/** rs.order.8, rs.give.3 GIVE: to somebody beside him, who is asked if he is played. */
function giveThing(t: Transaction, s: Survivor, { survivor, thing }: OrderOf<'GIVE'>): void {
  const transfers = [{ from: s.n, to: survivor, things: [thing] }]
  const isImpossible = transferRefusal(t, s, transfers) !== null
  endOrder(t, s, isImpossible)
  if (isImpossible) return
  const command: CommandOf<'give'> = { do: 'give', hand: [{ to: survivor, things: [thing] }] }
  t.call('offers', { giver: s.n, command: { ...command }, transfers, asked: 0 })
}

/** One after the other: whoever is offered something is asked before the next acts. */
function giveNext(t: Transaction): void {
  const [s] = due(t, 'GIVE', 'TAKE', 'GIVE')
  const order = s?.order?.order
  if (!s || !order) return
  if (order.is === 'TAKE') takeThings(t, s, order)
  else if (order.is === 'GIVE') giveThing(t, s, order)
}

export const othersGive = procedure<Transaction, Command>('others give', [
  step('rs.order.8', 'give and take', giveNext),
  again(
    'rs.order.8',
    'and the next',
    'give and take',
    (look: Transaction) => due(look, 'GIVE', 'TAKE', 'GIVE').length > 0,
  ),
])

/** rs.order.8 FIRST AID with his own kit. */
function treatOthers(t: Transaction): void {
  for (const s of due(t, 'FIRST AID', 'FIRST AID')) {
    const order = s.order?.order
    const patient = order?.is === 'FIRST AID' ? survivorOf(t.state, order.survivor) : undefined
    const isImpossible = !patient || aidRefusal(t, s, patient) !== null
    if (!isImpossible) treat(t, s, patient)
    endOrder(t, s, isImpossible)
  }
}

export const othersTreat = procedure<Transaction, Command>('others treat', [step('rs.order.8', 'treat', treatOthers)])

/** A drag goes where they are farthest from the nearest Zed: one of eight directions, and as far as it goes. */
function dragPath(look: Look, s: Survivor, order: OrderOf<'ASSIST'>): CommandOf<'assist'> {
  const { zeds } = look.state
  const ways = Array.from({ length: DRAG_DIRECTIONS }, (_, i) =>
    displaced(s.at, DRAG - s.hits * look.book.injury.move - 1, (360 / DRAG_DIRECTIONS) * i),
  )
    .map((at) => ({ at, gap: Math.min(...zeds.map((z) => gapOf(baseAt({ at, level: s.level }), asFigure(z)))) }))
    .sort((a, b) => b.gap - a.gap)
    .map(
      ({ at: { x, y } }): CommandOf<'assist'> => ({
        do: 'assist',
        survivor: order.survivor,
        act: 'drag',
        path: [[x, y]],
      }),
    )
  return (
    ways.find((way) => assistRefusal(look, s, way) === null) ?? { do: 'assist', survivor: order.survivor, act: 'drag' }
  )
}
const DRAG_DIRECTIONS = 8

/** rs.order.8 ASSIST; who stood ready to lift somebody has done so in 5b. */
function assistOthers(t: Transaction): void {
  for (const s of due(t, 'ASSIST', 'ASSIST')) {
    const order = s.order?.order
    if (order?.is !== 'ASSIST') continue
    const { survivor, act } = order
    const command: CommandOf<'assist'> = act === 'drag' ? dragPath(t, s, order) : { do: 'assist', survivor, act }
    const isImpossible = s.boosts === null && assistRefusal(t, s, command) !== null
    if (s.boosts === null && !isImpossible) assist(t, s, command)
    endOrder(t, s, isImpossible)
  }
}

export const othersAssist = procedure<Transaction, Command>('others assist', [
  step('rs.order.8', 'assist', assistOthers),
])

/** rs.order.8 THROW. */
function throwOthers(t: Transaction): void {
  for (const s of due(t, 'GRENADE', 'THROW')) {
    const order = s.order?.order
    if (order?.is !== 'THROW' || !s.items.includes(order.grenade)) continue
    const spot = { at: { x: order.at[0], y: order.at[1] }, level: order.level }
    if (checkPoint(t, s, spot) !== null) continue
    throwGrenade(t, s, order.grenade, spot)
    endOrder(t, s, false)
  }
}

export const othersThrow = procedure<Transaction, Command>('others throw', [step('rs.order.8', 'throw', throwOthers)])
