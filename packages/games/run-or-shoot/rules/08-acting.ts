/** rs.turn.3 How survivors of seats are asked in a step, one after the other: to act, to wait, to decline. */
import { askWhile, type Refusal, refuse, type Seat, step, type Step, type Vars } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { Command } from '../commands.ts'
import { isPlayed, type Look, type Survivor, survivorAt, type Transaction } from '../state.ts'
import { type Card, CARDS } from '../tables/cards.ts'
import { cardsOf, hasCard, loseCard } from './07-cards.ts'
import { done, mayWait, nextToAct, wait } from './08-parts.ts'

/** What a survivor can do in a step. `wait` and `pass` are not among its commands: everybody may decline (rs.cards.7). */
export interface Acting<V extends Vars = Vars> {
  /** Has he something to do here: the card, and a use for it? */
  isDue(look: Look, s: Survivor): boolean
  choices(look: Look, s: Survivor, v: V): Command[]
  check(look: Look, s: Survivor, command: Command, v: V): Refusal | null
  /** Does it. `'more'` if he is asked again before it is another's turn. */
  take(t: Transaction, s: Survivor, command: Command, v: V): 'over' | 'more'
  /** When his time is over; without it he declines. */
  readonly onClock?: (look: Look, s: Survivor, v: V) => Command
  /** He has begun and can no longer wait. */
  readonly hasBegun?: (look: Look, s: Survivor, v: V) => boolean
  /** He declines: what is still to be done then. */
  readonly onPass?: (t: Transaction, s: Survivor, v: V) => void
  /** Asked beside what his card is for: declining it says nothing of the card. */
  readonly isAside?: boolean
}

const WAIT: Command = { do: 'wait' }
const PASS: Command = { do: 'pass' }

const isFree = <V extends Vars>({ isDue, hasBegun }: Acting<V>, look: Look, s: Survivor, v: V): boolean =>
  !(hasBegun?.(look, s, v) ?? false) && mayWait(look, s, (other) => isDue(look, other))

/** rs.cards.7 Whoever has a card for this step and does nothing with it: everybody sees that. */
function decline<V extends Vars>({ hasBegun, isAside }: Acting<V>, t: Transaction, s: Survivor, v: V): void {
  const { step } = t.state
  const card = cardsOf(t.state, s).find((one) => CARDS[one].steps.some((acts) => acts === step))
  if (card === undefined || isAside || (hasBegun?.(t, s, v) ?? false)) return
  t.emit({ e: 'declined', clause: 'rs.cards.7', survivor: s.n, card, step })
}

function takeTurn<V extends Vars>(acting: Acting<V>, t: Transaction, seat: Seat, command: Command, v: V): void {
  const s = survivorAt(t.state, seat)
  if (!s) return
  if (command.do === 'wait') return wait(t, seat)
  if (command.do === 'pass') {
    decline(acting, t, s, v)
    acting.onPass?.(t, s, v)
  } else if (acting.take(t, s, command, v) === 'more') return
  done(t, seat)
}

function refusalOf<V extends Vars>(acting: Acting<V>, look: Look, seat: Seat, command: Command, v: V): Refusal | null {
  const s = survivorAt(look.state, seat)
  if (!s) return refuse('rs.turn.3', 'You have nobody who could act.')
  if (command.do === 'pass') return null
  if (command.do !== 'wait') return acting.check(look, s, command, v)
  return isFree(acting, look, s, v) ? null : refuse('rs.turn.3', 'There is nobody left to wait for.')
}

/** rs.turn.3 Seat by seat, whoever waits after all others. */
export const seatsAct = <V extends Vars = Vars>(
  clause: Clause,
  name: string,
  acting: Acting<V>,
): Step<Transaction, Command> =>
  askWhile<Transaction, Command, V>(clause, name, {
    who: (look) => {
      const seat = nextToAct(look, (s) => acting.isDue(look, s))?.seat
      return seat ? [seat] : []
    },
    choices: (look, v, seat) => {
      const s = survivorAt(look.state, seat)
      if (!s) return []
      return [...acting.choices(look, s, v), PASS, ...(isFree(acting, look, s, v) ? [WAIT] : [])]
    },
    check: (look, v, seat, command) => refusalOf(acting, look, seat, command, v),
    take: (t, v, seat, command) => takeTurn(acting, t, seat, command, v),
    onClock: (look, v, seat) => {
      const s = survivorAt(look.state, seat)
      return [(s && acting.onClock?.(look, s, v)) ?? PASS]
    },
  })

/** rs.cards.6 At the end of a step: whoever had its card and could do nothing with it has lost it. */
export const loseIdle = (card: Card, isUsed: (s: Survivor) => boolean = () => false): Step<Transaction, Command> =>
  step('rs.cards.6', 'lose cards', (t: Transaction) => {
    const { state } = t
    const isIdle = (s: Survivor): boolean => isPlayed(s) && hasCard(state, s, card) && !isUsed(s)
    for (const s of state.survivors) if (isIdle(s) && !state.acted.includes(s.seat ?? '')) loseCard(t, s, card)
  })
