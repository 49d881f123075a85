/** rs.nps.13 D5: after step 2 a person as umpire replaces what others have settled, for this turn and with his reason. */
import { readOnly, type Refusal, type Step, step } from '@shamble/kernel'
import type { Command, CommandOf, Instead } from '../commands.ts'
import { calledOf, isInPlay, type Look, type Ruled, type Survivor, survivorOf, type Transaction } from '../state.ts'
import type { Card } from '../tables/cards.ts'
import { isNPS } from './39-armed.ts'
import { cardOrdered } from './39-nps.ts'
import { objectRefusal } from './40-objects.ts'
import { follow } from './40-progress.ts'
import { askUmpire, changeUmpire, refuseAt } from './45-umpire.ts'

type Rule = CommandOf<'rule'>
type RuledOn = Rule['people'][number]

/** Who acts as if he had been ordered to; an order to follow is a leader and no order besides. */
const asOrdered = (s: Survivor, does: Instead): Survivor => {
  if (does.is === 'NOTHING' || does.is === 'MELEE') return { ...s, order: STILL }
  if (does.is === 'FOLLOW') return { ...s, order: null, leader: does.survivor }
  return { ...s, order: { order: does, idle: 0 } }
}
const STILL = readOnly({ order: { is: 'STAY' }, idle: 0 } as const)

/** What he does instead, as a card. */
function cardFor(look: Look, s: Survivor, does: Instead): Card | null {
  if (does.is === 'NOTHING') return null
  return does.is === 'MELEE' ? 'MELEE' : cardOrdered(look, asOrdered(s, does))
}

const isInMelee = ({ state }: Look, { n }: Survivor): boolean =>
  state.melee.some(({ survivor, zeds }) => survivor === n && zeds.length > 0)

/** Orders that may come to nothing in this turn and are carried out all the same. */
const PATIENT: ReadonlySet<Instead['is']> = new Set<Instead['is']>(['NOTHING', 'STAY', 'HOLD FIRE', 'FLEE', 'FOLLOW'])

/** rs.nps.13 The replacement must itself be lawful. */
export function insteadRefusal(look: Look, { survivor, does }: RuledOn, at: string): Refusal | null {
  const s = survivorOf(look.state, survivor)
  if (!s || !isNPS(s))
    return refuseAt('rs.nps.13', at, `There is nobody with the number ${survivor} who plays himself.`)
  const called = calledOf(s)
  if (s.pinnedBy !== null)
    return does.is === 'NOTHING' ? null : refuseAt('rs.hunter.13', at, `${called} is pinned and can do nothing.`)
  if (does.is === 'MELEE')
    return isInMelee(look, s)
      ? null
      : refuseAt('rs.melee.20', at, `No standing Zed was upon ${called} as the turn began.`)
  if (does.is === 'NOTHING') return null
  const wrong = objectRefusal(look, null, [s], does)
  if (wrong) return { ...wrong, at }
  if (PATIENT.has(does.is) || cardFor(look, s, does) !== null) return null
  return refuseAt('rs.nps.13', at, `${called} has nothing to do that with.`)
}

function check(look: Look, command: Command): Refusal | null {
  if (command.do !== 'rule') return null
  const { people, reason = '' } = command
  if (reason.trim() === '') return refuseAt('rs.nps.13', 'reason', 'Say why, so that everybody can read it.')
  for (const [i, one] of people.entries()) {
    const at = `people[${i}]`
    if (people.findIndex(({ survivor }) => survivor === one.survivor) < i)
      return refuseAt('rs.nps.13', at, 'Rule on everybody once.')
    const wrong = insteadRefusal(look, one, at)
    if (wrong) return wrong
  }
  return null
}

/** rs.nps.13 For this turn; what goes on in the next is kept. */
function rule(t: Transaction, { people, reason = '' }: Rule): void {
  const { state } = t
  const ruled: Ruled[] = []
  for (const { survivor, does } of people) {
    const s = survivorOf(state, survivor) as Survivor
    const was = state.settled[s.n]?.[0] ?? null
    const now = cardFor(t, s, does)
    ruled.push({ survivor, order: s.order, leader: s.leader })
    const { order, leader } = asOrdered(s, does)
    s.order = order === null ? null : readOnly(structuredClone(order))
    s.leader = leader
    state.settled = Object.freeze({ ...state.settled, [s.n]: Object.freeze(now === null ? [] : [now]) })
    t.emit({ e: 'ruled', clause: 'rs.nps.13', survivor, was, now, does, reason })
  }
  changeUmpire(t, { ruled })
}

/** Examples: to do nothing, and to run from what is near. */
const choices = ({ state }: Look): Command[] =>
  state.survivors
    .filter(isNPS)
    .flatMap(({ n }) =>
      (['NOTHING', 'FLEE', 'MELEE'] as const).map(
        (is): Rule => ({ do: 'rule', people: [{ survivor: n, does: { is } }], reason: 'It is in his nature.' }),
      ),
    )

/** D5. */
export const rulingQuestion: Step<Transaction, Command> = askUmpire('rs.nps.13', 'rule on others', {
  wanted: 'Say who does what instead, or let everybody do what he has settled.',
  answers: 'rule',
  choices,
  check,
  take: (t, command) => rule(t, command as Rule),
})

/** rs.nps.13 The turn is over: everybody goes on with what he was told before, unless something has come between. */
export const rulingsEnd: Step<Transaction, Command> = step('rs.nps.13', 'rulings end', (t: Transaction) => {
  const ruled = t.state.umpire?.ruled ?? []
  if (ruled.length === 0) return
  for (const { survivor, order, leader } of ruled) {
    const s = survivorOf(t.state, survivor)
    if (!s || !isInPlay(s) || s.seat !== null) continue
    s.order = order
    const isThere = leader === null || t.state.survivors.some((one) => one.n === leader && one.status !== 'dead')
    follow(t, s, isThere ? leader : null)
  }
  changeUmpire(t, { ruled: [] })
})
