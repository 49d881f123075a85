/** ed.turn The battle: rounds of turns, in each of which a seat uses its units one by one. */
import { again, askWhile, procedure, type Refusal, refuse, type Seat, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { isOnTable, type Look, seatOf, type Transaction, type Unit, unitOf, unitsOf } from '../state.ts'
import { hasUnits } from './02-setup.ts'
import { select } from './07-selection.ts'
import { beginCommands, endCommands } from './21-command.ts'
import { endOfRound, judge } from './41-victory.ts'

export const game = procedure<Transaction, Command>('game', [
  step('ed.force.13', 'forces', (t: Transaction) => t.call('forces')),
  step('ed.deploy.1', 'deployment', (t: Transaction) => t.call('deployment')),
  step('ed.victory.5', 'judge', judge),
  step('ed.priority.1', 'priority', (t: Transaction) => t.call('priority')),
  step('ed.turn.1', 'battle', (t: Transaction) => t.call('round')),
])

function beginRound(t: Transaction): void {
  t.state.round++
  t.state.onTurn = null
  t.emit({ e: 'round began', clause: 'ed.turn.8', round: t.state.round })
}

/** ed.priority.4 Once for the whole battle, unless the house says otherwise. */
function rollAgain(t: Transaction): void {
  if (t.state.round > 1 && t.book.rollsEachRound()) t.call('priority')
}

/** ed.turn.3, ed.turn.8 The next seat of the order that has units; null after the last. */
function nextSeat(t: Transaction): void {
  const { state } = t
  const from = state.onTurn === null ? 0 : state.order.indexOf(state.onTurn) + 1
  state.onTurn = state.order.slice(from).find((seat) => hasUnits(state, seat)) ?? null
}

export const round = procedure<Transaction, Command>('round', [
  step('ed.turn.8', 'begin', beginRound),
  step('ed.priority.4', 'priority', rollAgain),
  step('ed.turn.3', 'next seat', nextSeat),
  step('ed.turn.1', 'turn', (t: Transaction) => {
    if (t.state.onTurn !== null) t.call('turn')
  }),
  again('ed.turn.3', 'and the next', 'next seat', (look: Look) => look.state.onTurn !== null),
  step('ed.turn.8', 'end', endOfRound),
  again('ed.turn.8', 'and again', 'begin'),
])

/** The units of the seat on turn that are not used yet, by ascending id. */
export const unused = ({ state }: Look): Unit[] =>
  state.onTurn === null ? [] : unitsOf(state, state.onTurn).filter((unit) => isOnTable(unit) && !unit.used)

function beginTurn(t: Transaction): void {
  const { state } = t
  const seat = state.onTurn as Seat
  for (const unit of unitsOf(state, seat)) unit.used = false
  state.ending = false
  beginCommands(t, seat)
  t.emit({
    e: 'turn began',
    clause: 'ed.turn.1',
    seat,
    round: state.round,
    commandPoints: seatOf(state, seat).commandPoints,
  })
}

/** ed.turn.6 One unit after the other, each finished before the next. */
function checkSelect(look: Look, command: Command): Refusal | null {
  if (command.do === 'end-turn') return null
  if (command.do !== 'select') return refuse('ed.turn.1', 'Select one of your units first, or end your turn.')
  const unit = unitOf(look.state, command.unit)
  if (!unit || unit.seat !== look.state.onTurn || !isOnTable(unit))
    return refuse('ed.turn.1', 'This is not one of your units on the table.')
  return unit.used ? refuse('ed.turn.6', 'This unit has been used this turn.') : null
}

function choose(t: Transaction, command: Command): void {
  if (command.do === 'end-turn') t.state.ending = true
  if (command.do === 'select') select(t, unitOf(t.state, command.unit) as Unit, false)
}

/** ed.turn.7 The others make the checks that are due when they are selected, and do nothing. */
function selectRest(t: Transaction): void {
  const [unit] = unused(t)
  if (unit) select(t, unit, true)
}

function endTurn(t: Transaction): void {
  const { state } = t
  const seat = state.onTurn as Seat
  endCommands(t, seat)
  t.emit({ e: 'turn ended', clause: 'ed.turn.3', seat, early: state.ending })
  state.ending = false
}

export const turn = procedure<Transaction, Command>('turn', [
  step('ed.turn.1', 'begin', beginTurn),
  askWhile<Transaction, Command>('ed.turn.1', 'select a unit', {
    who: (look) =>
      look.state.onTurn !== null && !look.state.ending && unused(look).length > 0 ? [look.state.onTurn] : [],
    choices: (look) => [...unused(look).map((unit): Command => ({ do: 'select', unit: unit.id })), { do: 'end-turn' }],
    check: (look, _v, _seat, command) => checkSelect(look, command),
    take: (t, _v, _seat, command) => choose(t, command),
    onClock: () => [{ do: 'end-turn' }],
  }),
  step('ed.turn.7', 'the rest', selectRest),
  again('ed.turn.7', 'and the others', 'the rest', (look: Look) => unused(look).length > 0),
  step('ed.turn.3', 'end', endTurn),
])
