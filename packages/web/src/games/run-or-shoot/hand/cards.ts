/** rs.cards The hand as orders: each card, and with ORDER in hand the two pairs. */
import type { CardForecast } from '@shamble/run-or-shoot/forecast'
import { type Card, type CommandOf, PAIRS, type Survivor } from '@shamble/run-or-shoot/page'
import { plain, simple } from '../../../plan/plan.ts'
import type { Order } from '../../../play/game-display.ts'
import { actorOf, lookOf, offered } from '../read.ts'
import type { DisplayState, Planned } from '../types.ts'
import { cardWords } from './words.ts'

/** The hand in its order, ORDER between those it goes with; keys and icons. */
export const HAND: readonly { readonly card: Card; readonly key: string; readonly icon: string }[] = [
  { card: 'RUN', key: 'R', icon: 'run' },
  { card: 'BOTH', key: 'B', icon: 'both' },
  { card: 'SHOOT', key: 'S', icon: 'shoot' },
  { card: 'SNIPE', key: 'N', icon: 'snipe' },
  { card: 'GRENADE', key: 'G', icon: 'throw' },
  { card: 'GIVE', key: 'V', icon: 'give' },
  { card: 'CLIMB', key: 'C', icon: 'climb' },
  { card: 'MELEE', key: 'M', icon: 'melee' },
  { card: 'FIRST AID', key: 'F', icon: 'aid' },
  { card: 'RELOAD', key: 'L', icon: 'reload' },
  { card: 'ORDER', key: 'O', icon: 'order' },
  { card: 'ASSIST', key: 'A', icon: 'assist' },
]

const FIRST = 'card '
const PAIRED = `${FIRST}ORDER`

/** "card RUN", "card ORDER+RELOAD". */
export const cardOrderId = (cards: readonly Card[]): string => `${FIRST}${cards.join('+')}`

/** The cards that an order stands for; none if it is no card. */
export function cardsIn(order: string | null): readonly Card[] {
  const names = order?.startsWith(FIRST) ? order.slice(FIRST.length).split('+') : []
  return HAND.flatMap(({ card }) => (names.includes(card) ? [card] : []))
}

/** "RUN", "ORDER and RELOAD". */
export const cardTitle = (cards: readonly Card[]): string =>
  [...cards].sort((a, b) => Number(b === 'ORDER') - Number(a === 'ORDER')).join(' and ')

/** What each card of his would be good for. */
export const handOf = (
  { view, options }: Pick<DisplayState, 'view' | 'options'>,
  s: Survivor,
): readonly CardForecast[] => lookOf({ view, options }).hand(s)

/** Where only a few are in sight at once: what is of use now, then the rest, each in the order of the hand. */
export function usefulFirst(forecast: readonly CardForecast[]): typeof HAND {
  const isIdle = (card: Card): boolean => forecast.find((one) => one.card === card)?.idle !== null
  return [...HAND].sort((a, b) => Number(isIdle(a.card)) - Number(isIdle(b.card)))
}

const commandOf = (s: DisplayState, cards: readonly Card[]): CommandOf<'card'> | undefined =>
  offered(s, 'card').find((one) => one.cards.length === cards.length && cards.every((card) => one.cards.includes(card)))

function orderOf(s: DisplayState, survivor: Survivor, cards: readonly Card[], own: Card): Planned[] {
  const command = commandOf(s, cards)
  const row = HAND.find(({ card }) => card === own)
  const forecast = handOf(s, survivor).find(({ card }) => card === own)
  if (!command || !row || !forecast) return []
  const detail = cardWords(forecast, s.view, survivor)
  const title = cardTitle(cards)
  const { order, ...rest } = simple<CommandOf<'card'>>(
    { id: cardOrderId(cards), label: own, icon: row.icon, key: row.key, detail },
    {
      title,
      subtitle: detail,
      mark: survivor.who,
      variants: [plain(`Place ${title}`, [command])],
      notes: forecast.idle ? [{ value: '–', words: 'No use right now.', clause: forecast.idle.clause }] : [],
    },
  )
  // Pressed, it is chosen; nothing is placed before somebody says so.
  return [{ ...rest, order: { ...order, aims: 'dialog', inHand: true } }]
}

/** rs.cards.1, rs.cards.3 Everything that may be placed. */
export function cardOrders(s: DisplayState): readonly Planned[] {
  const survivor = actorOf(s)
  if (!survivor) return []
  const partners = PAIRS.flatMap((pair) => pair.filter((card) => card !== 'ORDER').map((own) => ({ pair, own })))
  return [
    ...HAND.flatMap(({ card }) => orderOf(s, survivor, [card], card)),
    ...partners.flatMap(({ pair, own }) => orderOf(s, survivor, pair, own)),
  ]
}

/** Twelve at a time: while ORDER is in hand, its partners mean the pairs. */
export function handShown(orders: readonly Order[], chosen: string | null): readonly Order[] {
  const isPairing = chosen?.startsWith(PAIRED) ?? false
  const isPair = ({ id }: Order): boolean => id.startsWith(`${PAIRED}+`)
  const pairs = orders.filter(isPair)
  return orders
    .filter((order) => !isPair(order))
    .map((order) => (isPairing ? pairs.find(({ label }) => label === order.label) : undefined) ?? order)
}
