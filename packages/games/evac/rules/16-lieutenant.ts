/** The Marine Lieutenant (ours; the book names one but its optional chapter is missing): orders. */
import { type Refusal, refuse } from '@shamble/kernel'
import { chebyshev } from '@shamble/grid'
import { alive, type Look, type Marine, marineOf, theMarine } from '../state.ts'
import { ORDER_RANGE, ORDERS, type Order } from '../tables/orders.ts'
import { type Action, finishAttackPart } from './07-marine-activation.ts'
import { attackPartRefusal, beginAttackPart, inTheWay } from './09-marine-attacks.ts'

const ORDER_NAMES = Object.keys(ORDERS) as Order[]

/** ev.lt.3, ev.lt.5 Another living marine in sight and near, not yet begun, without an order this turn. */
const canBeOrdered = ({ facts }: Look, m: Marine, other: Marine): boolean =>
  other !== m &&
  alive(other) &&
  !other.begun &&
  other.order === null &&
  chebyshev(facts.l, m.at, other.at) <= ORDER_RANGE &&
  facts.shots.sees(m.at, other.at)

/** ev.lt.3 Why a marine that could be ordered otherwise is out of call. */
function outOfCallRefusal(look: Look, m: Marine, other: Marine): Refusal | null {
  const { l, shots } = look.facts
  const away = chebyshev(l, m.at, other.at)
  if (other.begun) return refuse('ev.lt.3', `${other.name} has begun its activation.`)
  if (away > ORDER_RANGE)
    return refuse('ev.lt.3', `${other.name} is ${away} squares away; an order carries ${ORDER_RANGE}.`)
  if (shots.sees(m.at, other.at)) return null
  return refuse(
    'ev.lt.3',
    `${other.name} is out of sight: ${inTheWay(look, look.facts.shooting, m.at, other.at)} is in the way.`,
  )
}

/** ev.lt.6 An order is the attack part, without a roll; ev.lt.7 nobody but a Lieutenant gives one. */
export const giveOrder: Action<'order'> = {
  choices: (look, m) =>
    m.type !== 'lieutenant' || attackPartRefusal(look, m)
      ? []
      : look.state.marines
          .filter((other) => canBeOrdered(look, m, other))
          .flatMap((other) => ORDER_NAMES.map((order) => ({ do: 'order' as const, marine: other.seat, order }))),
  check: (look, m, command) => {
    const other = marineOf(look.state, command.marine)
    const part = attackPartRefusal(look, m)
    if (part) return part
    if (m.type !== 'lieutenant') return refuse('ev.lt.3', 'Only a Lieutenant gives orders.')
    if (!other || other === m || !alive(other)) return refuse('ev.lt.3', 'An order is given to another living marine.')
    if (other.order !== null) return refuse('ev.lt.5', `${other.name} has been given an order this turn.`)
    return outOfCallRefusal(look, m, other)
  },
  take: (t, m, command) => {
    beginAttackPart(t, m, 'order', false)
    theMarine(t.state, command.marine).order = command.order
    t.emit({ e: 'ordered', clause: 'ev.lt.4', seat: m.seat, marine: command.marine, order: command.order })
    finishAttackPart(t, m)
  },
}
