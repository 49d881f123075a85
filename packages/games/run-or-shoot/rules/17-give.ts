/** rs.give Step 5c: things change hands, and what lies about is taken and searched without moving. */
import { procedure, type Refusal, refuse, step } from '@shamble/kernel'
import type { Command, CommandOf, Thing } from '../commands.ts'
import { calledOf, isInPlay, type Look, type Survivor, survivorOf, type Transaction } from '../state.ts'
import { asFigure, isAdjacent } from './01-measure.ts'
import { brokenLimit, fitting, limitWords, loadOf, thingsOf, type Load } from './05-carry.ts'
import { cachesBeside, pilesBeside } from './06-items.ts'
import { hasCard } from './07-cards.ts'
import { type Acting, loseIdle, seatsAct } from './08-acting.ts'
import { beginStep } from './08-parts.ts'
import { handleThings, pickRefusal, pourRefusal, searchRefusal } from './17-things.ts'
import { loadsAfter, type Transfer } from './17-transfers.ts'
import { checkPour } from './42-departures.ts'

type Give = CommandOf<'give'>

/** rs.give.2 The living beside him. */
const neighboursOf = (look: Look, s: Survivor): Survivor[] =>
  look.state.survivors.filter((o) => o.n !== s.n && isInPlay(o) && isAdjacent(look, asFigure(s), asFigure(o)))

/** What would change hands. */
export const transfersOf = (s: Survivor, { hand = [], take = [] }: Give): Transfer[] => [
  ...hand.map(({ to, things }): Transfer => ({ from: s.n, to, things })),
  ...take.map(({ from, things }): Transfer => ({ from, to: s.n, things })),
]

/** rs.give.2 Carrying limits hold at the end for everyone involved. */
export function transferRefusal(look: Look, s: Survivor, transfers: readonly Transfer[]): Refusal | null {
  const near = neighboursOf(look, s)
  const isStrange = ({ from, to }: Transfer): boolean => !near.some(({ n }) => n === (from === s.n ? to : from))
  if (transfers.some(isStrange)) return refuse('rs.give.2', 'There is nobody like that within reach.')
  const loads = loadsAfter(look, transfers)
  if (loads === null) return refuse('rs.give.2', 'They do not have these things.')
  for (const [n, load] of loads) {
    const limit = brokenLimit(load)
    const who = survivorOf(look.state, n)
    if (limit !== null && who) return refuse(limit, limitWords(calledOf(who), limit))
  }
  return null
}

function check(look: Look, s: Survivor, command: Command): Refusal | null {
  if (command.do !== 'give') return refuse('rs.give.1', 'Give or take something, or let it be.')
  const transfers = transfersOf(s, command)
  const refusal = transferRefusal(look, s, transfers)
  if (refusal) return refusal
  const load = loadsAfter(look, transfers)?.get(s.n) ?? loadOf(s)
  return (
    pickRefusal(look, s, load, command['pick-up']) ??
    searchRefusal(look, s, command.search) ??
    pourRefusal(look, s, command.pour)
  )
}

/** rs.give.3 Whoever is to give or take is asked first; after a search he sees what there is, and goes on. */
function take(t: Transaction, s: Survivor, command: Command): 'over' | 'more' {
  if (command.do !== 'give') return 'over'
  const transfers = transfersOf(s, command)
  if (transfers.length === 0) handleThings(t, s, command)
  else
    t.call('offers', { giver: s.n, command: { ...command }, transfers: transfers.map((one) => ({ ...one })), asked: 0 })
  return (command.search ?? []).length > 0 ? 'more' : 'over'
}

const one = (thing: Thing): Thing[] => [thing]
const unlike = (load: Load): Thing[] => [...new Set(thingsOf(load))]

/** Things are offered one by one; whole piles as far as they fit. */
function choices(look: Look, s: Survivor): Command[] {
  const near = neighboursOf(look, s)
  const own = unlike(loadOf(s))
  const found: Give[] = [
    ...near.flatMap(({ n }) => own.map((thing): Give => ({ do: 'give', hand: [{ to: n, things: one(thing) }] }))),
    ...near.flatMap((o) =>
      unlike(loadOf(o)).map((thing): Give => ({ do: 'give', take: [{ from: o.n, things: one(thing) }] })),
    ),
    ...pilesBeside(look, asFigure(s)).flatMap((pile): Give[] => {
      const fits = thingsOf(fitting(loadOf(s), pile))
      return fits.length === 0 ? [] : [{ do: 'give', 'pick-up': [{ pile: pile.id, take: fits }] }]
    }),
    ...cachesBeside(look, asFigure(s)).map(({ id }): Give => ({ do: 'give', search: [id] })),
    ...(s.items.includes('fuel') ? [{ do: 'give', pour: 1 } as const] : []),
  ]
  return found.filter((command) => check(look, s, command) === null)
}

const isAnythingNear = (look: Look, s: Survivor): boolean =>
  neighboursOf(look, s).length > 0 ||
  pilesBeside(look, asFigure(s)).length > 0 ||
  cachesBeside(look, asFigure(s)).length > 0 ||
  checkPour(look, s) === null

/** What GIVE is good for where he stands. */
export const giving: Acting = {
  isDue: (look, s) => hasCard(look.state, s, 'GIVE') && !s.down && s.pinnedBy === null && isAnythingNear(look, s),
  choices,
  check,
  take,
}

export const gifts = procedure<Transaction, Command>('gifts', [
  step('rs.turn.4', 'begin', (t: Transaction) => beginStep(t, '5c')),
  seatsAct('rs.give.1', 'give', giving),
  loseIdle('GIVE'),
])
