/** Orders to others as one would say them. */
import { type AssistAct, type Card, cm, type Order, ORDER_LIMITS, type View } from '@shamble/run-or-shoot/page'
import { lengthWords } from '../../../board/measured/units.ts'
import { an } from '../../../words/plain.ts'
import { type Ground, thingOnMap, whereWords } from './places.ts'
import { calledIn, grenadeTitle, thingTitle, thingsWords, zedTitle } from './titles.ts'

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

/** "the north-east": y goes to the south. */
export function directionWords([x, y]: readonly [number, number]): string {
  const eighth = Math.round(Math.atan2(x, -y) / (Math.PI / 4))
  return `the ${COMPASS[(eighth + 8) % 8] ?? 'north'}`
}

const ACTS: Readonly<Record<AssistAct, readonly [string, string]>> = {
  free: ['free ', ''],
  raise: ['help ', ' up'],
  boost: ['lift ', ' up a wall'],
  drag: ['drag ', ' away'],
}

const spotOf = ({ at: [x, y], level }: { readonly at: readonly [number, number]; readonly level: number }) => ({
  at: { x, y },
  level,
})

const aimed = (ground: Ground, id: string | readonly [number, number]): string =>
  typeof id === 'string' ? thingOnMap(ground, id) : directionWords(id)

/** "run to the pharmacy", "shoot at Zed 5": after "orders Mr Pell to". */
export function orderWords(view: View, ground: Ground, order: Order): string {
  const name = (n: number): string => calledIn(view, n)
  switch (order.is) {
    case 'FOLLOW':
      return `follow ${name(order.survivor)}`
    case 'RUN TO':
      return typeof order.place === 'string'
        ? `run to ${thingOnMap(ground, order.place)}`
        : `run to a place ${whereWords(ground, spotOf(order.place))}`
    case 'STAY':
      return 'stay'
    case 'COVER':
      return `cover ${aimed(ground, order.towards)}`
    case 'SHOOT AT':
      return `shoot at ${zedTitle(view, order.zed)}`
    case 'GUARD':
      return `guard ${typeof order.what === 'string' ? thingOnMap(ground, order.what) : name(order.what)}`
    case 'HOLD FIRE':
      return 'hold fire'
    case 'RELOAD':
      return `reload the ${thingTitle(view, order.weapon)}`
    case 'FIRST AID':
      return `treat ${name(order.survivor)}`
    case 'TAKE':
      return order.from.startsWith('pile') ? 'take what lies there' : `search ${thingOnMap(ground, order.from)}`
    case 'GIVE':
      return `give ${thingsWords(view, [order.thing])} to ${name(order.survivor)}`
    case 'OPEN':
      return `open ${thingOnMap(ground, order.door)}`
    case 'CLOSE':
      return `close ${thingOnMap(ground, order.door)}`
    case 'CLIMB':
      return `climb ${order.up ? 'up' : 'down'} ${thingOnMap(ground, order.ladder)}`
    case 'THROW':
      return `throw ${an(grenadeTitle(order.grenade))} to a place ${whereWords(ground, spotOf(order))}`
    case 'ASSIST':
      return `${ACTS[order.act][0]}${name(order.survivor)}${ACTS[order.act][1]}`
    case 'FLEE':
      return 'flee'
  }
}

/** The orders as somebody looks for them: where to go, whom to fight, what to handle. */
export const ORDER_GROUPS: readonly {
  readonly title: string
  readonly orders: Readonly<Partial<Record<Order['is'], string>>>
}[] = [
  {
    title: 'Go',
    orders: { FOLLOW: 'Follow', 'RUN TO': 'Run to', STAY: 'Stay', CLIMB: 'Climb', FLEE: 'Flee' },
  },
  {
    title: 'Fight',
    orders: {
      'SHOOT AT': 'Shoot at',
      COVER: 'Cover',
      GUARD: 'Guard',
      'HOLD FIRE': 'Hold fire',
      RELOAD: 'Reload',
      THROW: 'Throw',
    },
  },
  {
    title: 'Handle',
    orders: {
      OPEN: 'Open',
      CLOSE: 'Close',
      TAKE: 'Take',
      GIVE: 'Give',
      'FIRST AID': 'First aid',
      ASSIST: 'Help',
    },
  },
]

const within = (centimetres: number): string => lengthWords(cm(centimetres))

/** What somebody does who is told so, for those who do not know the book's words. */
export const orderMeaning = (is: Order['is']): string => MEANINGS[is]()
const MEANINGS: Readonly<Record<Order['is'], () => string>> = {
  FOLLOW: () => 'stays close and does as the leader does',
  'RUN TO': () => 'takes the shortest way and opens doors, then stays',
  STAY: () => `stands still and shoots only what comes within ${within(ORDER_LIMITS.stayRange)}`,
  COVER: () => `looks that way and shoots what comes within ${within(ORDER_LIMITS.coverRange)}`,
  'SHOOT AT': () => 'turns to it and shoots until it is gone',
  GUARD: () =>
    `keeps within ${within(ORDER_LIMITS.guardWithin)} and shoots what comes within ${within(ORDER_LIMITS.guardRange)}`,
  'HOLD FIRE': () => 'does not shoot until told otherwise',
  RELOAD: () => 'fills the gun',
  'FIRST AID': () => 'runs there and uses a first aid kit',
  TAKE: () => 'runs there and takes all that can be carried',
  GIVE: () => 'runs there and hands it over',
  OPEN: () => 'runs there and opens it',
  CLOSE: () => 'runs there and shuts it',
  CLIMB: () => 'runs there and climbs',
  THROW: () => 'throws it, or comes near enough first',
  ASSIST: () => 'runs there and helps',
  FLEE: () => 'runs from every Zed in sight',
}

/** What a card is called in a sentence: "will run". */
export const CARD_DEEDS: Readonly<Record<Card, string>> = {
  RUN: 'run',
  CLIMB: 'climb',
  SHOOT: 'be ready to shoot',
  BOTH: 'move and shoot',
  MELEE: 'fight hand to hand',
  RELOAD: 'reload',
  'FIRST AID': 'give first aid',
  ORDER: 'give an order',
  GRENADE: 'throw a grenade',
  SNIPE: 'snipe',
  GIVE: 'hand things over',
  ASSIST: 'help',
}

/** Why somebody whom nobody plays does what he does. */
export const REASONS: Readonly<Record<string, string>> = {
  'rs.nps.3': 'because Zeds are too near',
  'rs.nps.4': 'held to the ground',
  'rs.nps.6': 'as the leader does',
  'rs.nps.9': 'with nobody to follow',
  'rs.nps.16': 'after the leader, who is safe',
  'rs.order.8': 'by order',
}
