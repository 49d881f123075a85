/** The Marines Turn as a whole: one activation for each living marine, in any order, and swaps between them. */
import { again, ask, isBot, procedure, type Refusal, refuse, type Seat, step } from '@shamble/kernel'
import { path } from '@shamble/grid'
import type { Command, CommandOf } from '../commands.ts'
import {
  alive,
  type Look,
  type Marine,
  marineOf,
  type State,
  type Transaction,
  theMarine,
  ZOMBIE_SEAT,
} from '../state.ts'
import { xyOf } from './02-the-map.ts'
import { marineSeats } from './03-before-play.ts'
import { type Action, endActivation } from './07-marine-activation.ts'
import { anyStep, inSharedSquare, marineStep, stopSquares } from './08-marine-movement.ts'
import { shoot, strike } from './09-marine-attacks.ts'
import { noBurstRefusal } from './10-automatic-weapons.ts'
import { reload } from './11-reloads.ts'
import { agree, decline, notNowRefusal, pickUp, swap } from './12-swapping-equipment.ts'
import { throwGrenade } from './14-grenades.ts'
import { heal } from './15-medkit.ts'
import { giveOrder } from './16-lieutenant.ts'
import { search } from './17-scavenging.ts'

/** ev.act.6 The player ends the activation; ev.move.11 not in another marine's square. */
const end: Action<'end'> = {
  choices: (look, m) => (inSharedSquare(look.state, m) ? [] : [{ do: 'end' }]),
  check: (look, m) =>
    inSharedSquare(look.state, m) ? refuse('ev.move.11', "An activation cannot end in another marine's square.") : null,
  take: (t, m) => endActivation(t, m),
}

/** ev.act.3 A human marine seat lets the marine bots go. */
const sendBots: Action<'send-bots'> = {
  choices: (look, m) => (botsWait(look.state) && !isBot(look.state.holders[m.seat]) ? [{ do: 'send-bots' }] : []),
  check: (look, m) =>
    botsWait(look.state) && !isBot(look.state.holders[m.seat])
      ? null
      : refuse('ev.act.3', 'No marine bot is waiting to be sent.'),
  take: (t, m) => {
    t.state.botsGo = true
    t.emit({ e: 'bots sent', clause: 'ev.act.3', seat: m.seat })
  },
}

type Actions = { readonly [D in Command['do']]?: Action<D> }

/** ev.act.1, ev.act.5 What begins or continues an activation, in the order in which it is offered. */
const ACTIVATION: Actions = {
  step: marineStep,
  shoot,
  strike,
  throw: throwGrenade,
  reload,
  heal,
  order: giveOrder,
  search,
  end,
}

/** ev.swap.4, ev.act.7 What every living marine may do meanwhile, acting or not; it begins no activation. */
const MEANWHILE: Actions = { swap, agree, decline, 'pick-up': pickUp, 'send-bots': sendBots }

const ACTIVATION_LIST = Object.values(ACTIVATION) as Action<'end'>[]
const MEANWHILE_LIST = Object.values(MEANWHILE) as Action<'end'>[]

const unacted = (s: State): Marine[] => s.marines.filter((m) => alive(m) && !m.acted)

/** ev.act.3 Bots wait until every human-held marine has acted, or until they are sent. */
const botsWait = (s: State): boolean =>
  !s.botsGo &&
  s.marines.some((m) => alive(m) && !m.acted && !isBot(s.holders[m.seat])) &&
  unacted(s).some((m) => isBot(s.holders[m.seat]))

/** ev.act.3 Whose activation it is, or whoever may begin one. */
function whoActs({ state }: Look): Seat[] {
  if (state.acting !== null) return [state.acting]
  const ready = unacted(state)
  return (botsWait(state) ? ready.filter((m) => !isBot(state.holders[m.seat])) : ready).map((m) => m.seat)
}

/** ev.act.2 One activation per turn; ev.act.3 none inside another's. */
const mayActivate = (look: Look, m: Marine): boolean => !m.acted && whoActs(look).includes(m.seat)

function marineChoices(look: Look, seat: Seat): Command[] {
  const m = theMarine(look.state, seat)
  const choices: Command[] = []
  if (mayActivate(look, m)) for (const action of ACTIVATION_LIST) choices.push(...action.choices(look, m))
  for (const action of MEANWHILE_LIST) choices.push(...action.choices(look, m))
  return choices
}

function checkMarine(look: Look, seat: Seat, command: Command): Refusal | null {
  const { state } = look
  const m = theMarine(state, seat)
  const free = MEANWHILE[command.do] as Action<'end'> | undefined
  if (free) return free.check(look, m, command as CommandOf<'end'>)
  if (isOfBurst(command)) return noBurstRefusal(m)
  const action = ACTIVATION[command.do] as Action<'end'> | undefined
  if (!action) return refuse('ev.act.1', 'A marine cannot do this in the Marines Turn.')
  if (m.acted) return refuse('ev.act.2', 'This marine has been activated this turn.')
  if (!mayActivate(look, m))
    return refuse(
      'ev.act.3',
      state.acting ? 'Another marine is in the middle of its activation.' : 'Marine bots wait for the humans.',
    )
  return action.check(look, m, command as CommandOf<'end'>)
}

const isOfBurst = (command: Command): boolean => command.do === 'fire-on' || command.do === 'cease-fire'

/** ev.swap.4, ev.act.5 Why a marine that is not asked anything cannot do this; null where no clause says more. */
export function outOfTurn({ state }: Look, seat: Seat, command: Command): Refusal | null {
  if (seat === ZOMBIE_SEAT) return null
  const m = marineOf(state, seat)
  if (isOfBurst(command)) return noBurstRefusal(m)
  return MEANWHILE[command.do] && command.do !== 'send-bots' ? notNowRefusal(state, m) : null
}

function takeMarine(t: Transaction, seat: Seat, command: Command): void {
  const m = theMarine(t.state, seat)
  const action = (MEANWHILE[command.do] ?? ACTIVATION[command.do]) as Action<'end'>
  action.take(t, m, command as CommandOf<'end'>)
}

/** ev.act.6 By itself an activation ends when the attack part is used up and no further step is legal. */
function closeActivation(t: Transaction): void {
  const { state } = t
  if (state.acting === null) return
  const m = theMarine(state, state.acting)
  if (!alive(m)) endActivation(t, m)
  else if (m.attack !== null && !anyStep(t, m)) endActivation(t, m)
}

/** ev.move.11 By the fewest steps to a square where it may stop, then the end; ev.act.3 the lowest seat is next. */
function marineClock(look: Look, seat: Seat): Command[] {
  const { state } = look
  const waiting = state.proposals.filter((p) => p.with === seat)
  if (waiting.length > 0) return waiting.map((p) => ({ do: 'decline', proposal: p.id }))
  const due = whoActs(look)
  const next = state.acting ?? marineSeats(state).find((s) => due.includes(s))
  if (next !== seat) return []
  const m = theMarine(state, seat)
  if (!inSharedSquare(state, m)) return [{ do: 'end' }]
  const ways = { cost: look.facts.marineWays, passable: enterable(look) }
  const best = stopSquares(look, m)
    .map((square) => path(look.facts.l, ways, m.at, square))
    .filter((way) => way !== null)
    .sort((a, b) => a.length - b.length)[0]
  return [...(best ?? []).map((square) => ({ do: 'step', to: xyOf(look, square) }) as Command), { do: 'end' }]
}

/** Squares a marine may pass: face up, no zombie (ev.move.7). */
function enterable({ state, facts }: Look): Uint8Array {
  const passable = facts.up.slice()
  for (const z of state.zombies) passable[z.at] = 0
  return passable
}

/** ev.lt.5 Orders end with the Marines Turn. */
function loseOrders(t: Transaction): void {
  for (const m of t.state.marines) m.order = null
}

export const marinesTurn = procedure<Transaction, Command>('marines', [
  ask<Transaction, Command>('ev.act.1', 'act', {
    who: (look) => whoActs(look),
    also: ({ state }) => state.marines.filter(alive).map((m) => m.seat),
    choices: (look, _v, seat) => marineChoices(look, seat),
    check: (look, _v, seat, command) => checkMarine(look, seat, command),
    take: (t, _v, seat, command) => takeMarine(t, seat, command),
    onClock: (look, _v, seat) => marineClock(look, seat),
  }),
  step('ev.act.6', 'close a finished activation', closeActivation),
  again(
    'ev.act.8',
    'until every living marine has acted',
    'act',
    ({ state }: Transaction) => unacted(state).length > 0,
  ),
  step('ev.lt.5', 'unused orders are lost', loseOrders),
])
