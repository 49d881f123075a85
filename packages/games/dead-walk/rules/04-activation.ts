/** dw.turn.6 The humans' phase: who acts next, and his activation with every action there is. */
import {
  again,
  ask,
  askWhile,
  type Procedure,
  procedure,
  type Refusal,
  refuse,
  type Seat,
  step,
  type Vars,
} from '@shamble/kernel'
import type { OptionalOrders } from '../book.ts'
import type { Command, CommandOf } from '../commands.ts'
import {
  activeHuman,
  figureName,
  type Human,
  humanFigure,
  humanOf,
  isDriver,
  isInPlay,
  type Look,
  type Transaction,
  theHuman,
} from '../state.ts'
import { isInCloseCombat } from './01-figures.ts'
import { type Action, endActivation, isPlayed, leavingRefusal, newActivation } from './04-actions.ts'
import { climb } from './05-climbing.ts'
import { leave, turnEngine } from './05-exit.ts'
import { jump } from './05-jumping.ts'
import { lieDown, standUp } from './05-lying.ts'
import { move } from './05-movement.ts'
import { drop, dropAmmo, give, giveAmmo, pickUp } from './05-objects.ts'
import { clearBarricade, close, open } from './05-openings.ts'
import { ready } from './06-carry.ts'
import { clearJam, reload } from './07-ammo.ts'
import { fire } from './10-shooting.ts'
import { spray } from './12-shotgun.ts'
import { brace } from './13-bracing.ts'
import { rake } from './13-machinegun.ts'
import { launch, throwGrenade } from './14-grenade.ts'
import { extinguish } from './15-fire.ts'
import { flame } from './15-flame.ts'
import { refuel, restart } from './17-chainsaw.ts'
import { shootClose, strike, strikeBare } from './17-close-combat.ts'
import { breakAway } from './18-break.ts'
import { firstAid, heal } from './20-heal.ts'
import { part } from './40-deciding.ts'
import { DONE_ABOARD, doneAboardRefusal, getOut } from './43-vehicles.ts'
import { hasPsychosis } from './48-mind.ts'
import { startDice } from './48-quirks.ts'
import { beginMinded, carryOut, compelledChoices, compelledRefusal, mustAct } from './51-compulsions.ts'
import { freeChoices, freeRefusal } from './51-forbidden.ts'

/** dw.ap.5 Nobody need spend all his action points. */
const end: Action<'end'> = {
  choices: () => [{ do: 'end' }],
  check: () => null,
  take: (t) => endActivation(t),
}

export type Actions = { readonly [D in Command['do']]?: Action<D> }

/** What a human in close combat may do (dw.cc.3, dw.cc.4); with fallen ones in contact it is open to others, too. */
const IN_COMBAT: Actions = {
  strike,
  'strike-bare': strikeBare,
  'shoot-close': shootClose,
  'stand-up': standUp,
  restart,
}

/** dw.ap.9 to dw.ap.12 What a human can do, in the order in which it is offered. */
const actionsIn = (book: OptionalOrders): Actions => ({
  'use-skill': book.useSkill,
  break: breakAway,
  ...IN_COMBAT,
  fire,
  spray,
  rake,
  throw: throwGrenade,
  launch,
  flame,
  move,
  leave,
  climb,
  jump,
  'turn-engine': turnEngine,
  open,
  close,
  'clear-barricade': clearBarricade,
  barricade: book.barricade,
  'pick-up': pickUp,
  give,
  'give-ammo': giveAmmo,
  drop,
  'drop-ammo': dropAmmo,
  ready,
  reload,
  'clear-jam': clearJam,
  brace,
  heal,
  'first-aid': firstAid,
  extinguish,
  refuel,
  'destroy-corpse': book.destroyCorpse,
  search: book.search,
  'use-antiseptic': book.useAntiseptic,
  'switch-radio': book.switchRadio,
  'get-in': book.getIn,
  start: book.start,
  drive: book.drive,
  'get-out': getOut,
  'refuel-vehicle': book.refuelVehicle,
  'change-battery': book.changeBattery,
  'lie-down': lieDown,
  end,
})

type AnyAction = Action<'end'>
const listOf = (...actions: readonly unknown[]): readonly AnyAction[] => actions as AnyAction[]

const LEAVING = listOf(move, end)
const NOT_ON_FOOT = ['break', 'start', 'drive', 'get-out']
const WITH_ITEMS = [
  'heal',
  'extinguish',
  'refuel',
  'use-antiseptic',
  'switch-radio',
  'refuel-vehicle',
  'change-battery',
]

/** Every order by its name, and those that are asked what they offer, by the place and state of a human. */
export interface Orders {
  readonly byName: Actions
  readonly fighting: readonly AnyAction[]
  /** On foot and out of combat; and without the things that need an item, for who carries none. */
  readonly free: readonly AnyAction[]
  readonly freeWithoutItems: readonly AnyAction[]
  /** dw.vehicle.8, dw.vehicle.19 In the driver's place, and in the others. */
  readonly driving: readonly AnyAction[]
  readonly riding: readonly AnyAction[]
}

/** dw.scope.2 The orders with the chapters in force: worked out once for a book. */
export function ordersIn(book: OptionalOrders): Orders {
  const byName = actionsIn(book)
  const played = (...actions: readonly unknown[]): readonly AnyAction[] => listOf(...actions).filter(isPlayed)
  const without = (names: readonly string[]): readonly AnyAction[] =>
    played(...Object.entries(byName).flatMap(([name, action]) => (names.includes(name) ? [] : [action])))
  const named = (names: readonly Command['do'][]): readonly AnyAction[] =>
    played(...names.flatMap((name) => byName[name] ?? []))
  return {
    byName,
    fighting: played(book.useSkill, breakAway, ...Object.values(IN_COMBAT), end),
    free: without(NOT_ON_FOOT),
    freeWithoutItems: without([...NOT_ON_FOOT, ...WITH_ITEMS]),
    driving: named(DONE_ABOARD.driver),
    riding: named(DONE_ABOARD.passenger),
  }
}

/** dw.ap.8, dw.cc.3, dw.break.10 Only what he can do and pay. */
function actionsOf(look: Look, human: Human): readonly AnyAction[] {
  const { orders } = look.book
  if (human.aboard !== null) return isDriver(look.state, human) ? orders.driving : orders.riding
  if (leavingRefusal(look) !== null) return LEAVING
  if (isInCloseCombat(look, human)) return orders.fighting
  return human.items.length > 0 ? orders.free : orders.freeWithoutItems
}

function actChoices(look: Look, human: Human): Command[] {
  const compelled = compelledChoices(look, human)
  if (compelled !== null) return compelled
  const found: Command[] = []
  for (const action of actionsOf(look, human)) {
    const choices = action.choices(look, human)
    for (let i = 0; i < choices.length; i++) found.push(choices[i] as Command)
  }
  return freeChoices(look, human, found)
}

/** Why the active human cannot do this now. */
export function actRefusal(look: Look, human: Human, command: Command): Refusal | null {
  if (command.do === 'activate' || command.do === 'rest') return refuse('dw.turn.6', `${human.name} has not finished.`)
  const action = look.book.orders.byName[command.do] as AnyAction | undefined
  if (!action) return refuse('dw.ap.9', 'This is nothing that a human can do.')
  const compelled = compelledRefusal(look, human, command)
  if (compelled !== undefined) return compelled
  const mayLeave = command.do === 'move' || command.do === 'end'
  const refused = doneAboardRefusal(look, human, command.do) ?? (mayLeave ? null : leavingRefusal(look))
  return refused ?? action.check(look, human, command as CommandOf<'end'>) ?? freeRefusal(look, human, command)
}

function act(t: Transaction, human: Human, command: Command): void {
  carryOut(t, human, command, (said) => {
    const action = t.book.orders.byName[said.do] as AnyAction
    action.take(t, human, said as CommandOf<'end'>)
  })
}

/** dw.ap.1, dw.quirk.19 He begins with all his action points, but for those of which his mind robs him. */
export function beginActivation(t: Transaction, human: Human): void {
  human.ap = t.book.humanAP
  t.state.activation = newActivation(human)
  startDice(t, human)
  t.emit({ e: 'activated', clause: 'dw.ap.1', human: human.n, ap: human.ap, doubled: human.doubled })
  beginMinded(t, human)
}

type OfHuman = Vars & { human: number }

/** dw.skill.4 Both may come to decisions. */
const beginning = part<OfHuman>('beginning', 'dw.ap.1', (t, v) => beginActivation(t, theHuman(t.state, v.human)))
const deed = part('deed', 'dw.turn.6', (t, _v, said) => act(t, activeHuman(t), said as Command))

export const DECIDABLE_DEEDS: readonly Procedure<Transaction, Command>[] = [beginning.work, deed.work]

/** dw.turn.6 Nobody else acts before it is over. */
export const activation = procedure<Transaction, Command>('activation', [
  step<Transaction, OfHuman>('dw.ap.1', 'begin the activation', (t, v) => beginning.run(t, v)),
  askWhile<Transaction, Command>('dw.turn.6', 'act', {
    who: (look) => (look.state.activation === null ? [] : seatOf(activeHuman(look))),
    choices: (look) => actChoices(look, activeHuman(look)),
    check: (look, _v, _seat, command) => actRefusal(look, activeHuman(look), command),
    take: (t, v, _seat, command) => deed.run(t, v, command),
    onClock: (look) => compelledChoices(look, activeHuman(look))?.slice(0, 1) ?? [{ do: 'end' }],
  }),
])

function beginHumans(t: Transaction): void {
  t.state.phase = 'humans'
  t.emit({ e: 'phase began', clause: 'dw.turn.1', phase: 'humans', turn: t.state.turn })
  for (const human of t.state.humans) if (isInPlay(human)) human.ap = human.mind.frozen ? 0 : t.book.humanAP
}

/** dw.grenade.17 Whoever is stunned and has not acted loses his activation, and recovers. */
function recover(t: Transaction): void {
  for (const human of t.state.humans) {
    if (!isDazed(human)) continue
    human.stunned = false
    pass(human)
    t.emit({ e: 'stun over', clause: 'dw.grenade.17', figure: figureName(humanFigure(human.n)) })
  }
}

/** dw.ap.3 */
function pass(human: Human): void {
  human.acted = true
  human.ap = 0
}

const isDazed = (h: Human): boolean => isInPlay(h) && h.stunned && !h.acted
const mayAct = (h: Human): boolean => isInPlay(h) && !h.acted && !h.stunned && !h.mind.frozen && h.seat !== null

const seatOf = ({ seat }: Human): Seat[] => (seat === null ? [] : [seat])

/** The seats of humans, each once, the lowest first. */
function seatsOf(humans: readonly Human[]): Seat[] {
  const seats: Seat[] = []
  for (const { seat } of humans) if (seat !== null && !seats.includes(seat)) seats.push(seat)
  return seats.length > 1 ? seats.sort((a, b) => (a < b ? -1 : 1)) : seats
}

const unacted = ({ state }: Look): Human[] => state.humans.filter(mayAct)

const isSomebodyToAct = ({ state }: Look): boolean => state.humans.some((h) => mayAct(h) || isDazed(h))

function whoRefusal(look: Look, seat: Seat, command: Command): Refusal | null {
  const { state } = look
  if (command.do === 'rest') return restRefusal(look, seat)
  if (command.do !== 'activate') return refuse('dw.turn.6', 'Choose first who acts.')
  const human = humanOf(state, command.human)
  if (!human || human.seat !== seat) return refuse('dw.seat.3', 'A seat decides only for its own figures.')
  return mayAct(human) ? null : idleRefusal(look, human)
}

/** dw.turn.6 He has acted, or his mind keeps him from it. */
function idleRefusal(look: Look, human: Human): Refusal {
  if (human.acted || !human.mind.frozen) return refuse('dw.turn.6', `${human.name} has no more to do this turn.`)
  const clause = hasPsychosis(look, human, 'schizophrenic') ? 'dw.psychosis.12' : 'dw.quirk.13'
  return refuse(clause, `${human.name} can do nothing this turn.`)
}

/** dw.seat.3 Those of his who is compelled to act first. */
const compelledOf = (look: Look, seat: Seat): Human[] =>
  unacted(look).filter((human) => human.seat === seat && mustAct(look, human))

function restRefusal(look: Look, seat: Seat): Refusal | null {
  const [first] = compelledOf(look, seat)
  return first ? refuse('dw.seat.3', `${first.name} is compelled to act first.`) : null
}

/** dw.turn.6, dw.seat.4 One of his begins, or none of them acts any more. */
function choose(t: Transaction, seat: Seat, command: Command): void {
  if (command.do === 'activate') return t.call('activation', { human: command.human })
  for (const human of unacted(t)) if (human.seat === seat) pass(human)
}

const REST: Command = { do: 'rest' }

/** dw.turn.7 Any seat may claim the next activation. */
export const humansPhase = procedure<Transaction, Command>('humans phase', [
  step('dw.turn.1', 'begin the humans', beginHumans),
  step('dw.grenade.17', 'stunned', recover),
  ask<Transaction, Command>('dw.turn.7', 'who acts', {
    who: (look) => seatsOf(unacted(look)),
    choices: (look, _v, seat) => [
      ...unacted(look)
        .filter((human) => human.seat === seat)
        .map(({ n }): Command => ({ do: 'activate', human: n })),
      ...(restRefusal(look, seat) === null ? [REST] : []),
    ],
    check: (look, _v, seat, command) => whoRefusal(look, seat, command),
    take: (t, _v, seat, command) => choose(t, seat, command),
    onClock: (look, _v, seat) => {
      const [first] = compelledOf(look, seat)
      return [first ? { do: 'activate', human: first.n } : REST]
    },
  }),
  again('dw.turn.6', 'next human', 'stunned', isSomebodyToAct),
])
