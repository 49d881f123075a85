/** rs.order Step 2: whoever has ORDER tells NPS what to do, or calls the helicopter. */
import { procedure, type Refusal, refuse, step } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { isPlayed, type Look, type Survivor, survivorOf, type Transaction } from '../state.ts'
import { asFigure, isWithin } from './01-measure.ts'
import { hasCard, loseCard } from './07-cards.ts'
import { seatsAct } from './08-acting.ts'
import { isNPS } from './39-armed.ts'
import { obey } from './40-progress.ts'
import { objectRefusal } from './40-objects.ts'
import { orderChoices } from './40-choices.ts'
import { callHelicopter, checkCall } from './42-departures.ts'
import { knows, personKey } from './43-shared.ts'

/** rs.order.4, rs.items.7 Who hears him: near enough, or both with a radio. */
export const hears = ({ book }: Pick<Look, 'book'>, speaker: Survivor, listener: Survivor): boolean =>
  isWithin(asFigure(speaker), asFigure(listener), book.orderRange) ||
  (speaker.items.includes('radio') && listener.items.includes('radio'))

export const listeners = (look: Look, s: Survivor): Survivor[] =>
  look.state.survivors.filter(
    (other) => isNPS(other) && hears(look, s, other) && knows(look, s.seat, personKey(other.n)),
  )

/** rs.order.4, rs.order.11 Whom he may address; somebody who is hidden is as good as nobody. */
function addressRefusal(look: Look, s: Survivor, to: readonly number[]): Refusal | null {
  if (new Set(to).size < to.length) return refuse('rs.order.3', 'Name everybody once.')
  for (const n of to) {
    const other = survivorOf(look.state, n)
    if (other && isPlayed(other)) return refuse('rs.order.11', 'Player survivors take no orders.')
    if (!other || !listeners(look, s).includes(other))
      return refuse('rs.order.4', `There is nobody with the number ${n} who could hear that.`)
  }
  return null
}

function check(look: Look, s: Survivor, command: Command): Refusal | null {
  if (command.do === 'call') return checkCall(look, s)
  if (command.do !== 'order') return refuse('rs.order.1', 'Give an order, or pass.')
  const addressed = addressRefusal(look, s, command.to)
  if (addressed) return addressed
  const people = look.state.survivors.filter(({ n }) => command.to.includes(n))
  return objectRefusal(look, s.seat, people, command.order)
}

/** rs.order.1, rs.order.3, rs.order.5 One instruction, the same for all; they obey it in this turn. */
function giveOrder(t: Transaction, s: Survivor, { to, order }: CommandOf<'order'>): void {
  t.emit({ e: 'ordered', clause: 'rs.order.1', by: s.n, to, order })
  for (const n of to) {
    const other = survivorOf(t.state, n)
    if (other) obey(t, other, order)
  }
}

const mayCall = (look: Look, s: Survivor): boolean => checkCall(look, s) === null

const isOfUse = (look: Look, s: Survivor): boolean => mayCall(look, s) || listeners(look, s).length > 0

/** rs.order.10 With nobody in reach ORDER does nothing; the other card of a pair stays. */
function loseOrders(t: Transaction): void {
  for (const s of t.state.survivors)
    if (isPlayed(s) && hasCard(t.state, s, 'ORDER') && !isOfUse(t, s)) loseCard(t, s, 'ORDER')
}

/** Step 2, after the cards were opened. */
export const orders = procedure<Transaction, Command>('orders', [
  step('rs.order.10', 'lose orders', loseOrders),
  seatsAct('rs.order.5', 'give an order', {
    isDue: (look, s) => hasCard(look.state, s, 'ORDER') && isOfUse(look, s),
    choices: (look, s) => [...(mayCall(look, s) ? [CALL] : []), ...orderChoices(look, s, listeners(look, s))],
    check,
    take: (t, s, command) => {
      if (command.do === 'call') callHelicopter(t, s)
      else if (command.do === 'order') giveOrder(t, s, command)
      return 'over'
    },
    // D4, D29: no order, but the helicopter is called.
    onClock: (look, s) => (mayCall(look, s) ? CALL : PASS),
  }),
])
const CALL: Command = { do: 'call' }
const PASS: Command = { do: 'pass' }
