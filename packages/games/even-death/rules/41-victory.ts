/** ed.victory How a battle ends: what the scenario asks for, one side left, the limit of rounds, giving up. */
import { type Refusal, refuse, type Seat } from '@shamble/kernel'
import { isHerd, isOnTable, type Look, seatOf, type State, type Transaction, unitsOf } from '../state.ts'
import { type Faction, FACTIONS } from '../tables/profiles.ts'
import { putZombies } from './01-figures.ts'
import { seatsOfSide, sidesLeft } from './02-setup.ts'
import { worthOf } from './03-force.ts'
import { takeOff } from './31-death.ts'
import type { GoalRule } from './41-goal.ts'
import { goalRule } from './41-goals.ts'

/** The battle is over: these sides have won, or nobody. */
export function end(
  t: Transaction,
  sides: readonly number[],
  clause: 'ed.victory.5' | 'ed.victory.9' | 'ed.victory.10' | 'ed.camp-battle.13',
  reason: string,
): void {
  if (t.state.outcome !== null) return
  const seats = sides.flatMap((side) => seatsOfSide(t.state, side))
  t.emit({
    e: 'ended',
    clause,
    sides,
    seats: seats.map(({ seat }) => seat),
    factions: seats.map(({ faction }) => faction),
  })
  t.win(
    seats.map(({ seat }) => seat),
    clause,
    reason,
  )
}

const goalOf = ({ book }: Look): GoalRule | null => (book.scenario === null ? null : goalRule(book.scenario.goal))

/** ed.victory.10 Of several the one whose turn it is, at the end of a round the first in the order. */
export function firstOf({ state }: Look, sides: readonly number[]): number | undefined {
  const turns = [...(state.onTurn === null ? [] : [state.onTurn]), ...state.order]
  return turns.map((seat) => seatOf(state, seat).side).find((side) => sides.includes(side)) ?? sides[0]
}

/** ed.victory.10 Over when a side has done what the scenario asks for. */
function judgeGoal(t: Transaction, roundIsOver: boolean): void {
  const side = firstOf(t, goalOf(t)?.met(t, roundIsOver) ?? [])
  if (side !== undefined) end(t, [side], 'ed.victory.10', 'A side has done what the scenario asks for.')
}

/** ed.victory.1, ed.victory.2, ed.victory.5 Over when only one side has units on the table; with none left it is a draw. */
export function judge(t: Transaction): void {
  if (t.state.phase !== 'battle') return
  judgeGoal(t, false)
  const left = sidesLeft(t.state)
  if (left.length === 1) end(t, left, 'ed.victory.5', 'Only one side is left on the table.')
  if (left.length === 0) end(t, [], 'ed.victory.5', 'Nobody is left on the table.')
}

/** ed.victory.9 The whole percentage of its starting points that a side still has on the table. */
export function shareOf(state: State, side: number): number {
  const seats = seatsOfSide(state, side)
  const start = seats.reduce((sum, { startPoints }) => sum + startPoints, 0)
  const now = seats
    .flatMap(({ seat }) => unitsOf(state, seat).filter(isOnTable))
    .reduce((sum, unit) => sum + worthOf(unit), 0)
  return start === 0 ? 0 : Math.floor((100 * now) / start)
}

/** ed.victory.9 At the limit the largest share wins, equal ones are a draw. */
function endByShares(t: Transaction): void {
  const shares = sidesLeft(t.state).map((side) => ({ side, percent: shareOf(t.state, side) }))
  const most = Math.max(...shares.map(({ percent }) => percent))
  const best = shares.filter(({ percent }) => percent === most).map(({ side }) => side)
  t.emit({ e: 'shares', clause: 'ed.victory.9', shares })
  end(t, best.length === 1 ? best : [], 'ed.victory.9', 'The last round is over.')
}

/** ed.victory.9 The last round is over: what the scenario says about it, or shares. */
function endByLimit(t: Transaction): void {
  const goal = goalOf(t)
  const sides = goal?.atLimit(t) ?? null
  if (sides === null) endByShares(t)
  else end(t, sides, goal?.limit ?? 'ed.victory.10', 'The last round is over.')
}

/** What is counted and tested when a round is over. */
export function endOfRound(t: Transaction): void {
  if (t.state.outcome !== null) return
  goalOf(t)?.count?.(t)
  judgeGoal(t, true)
  const { roundLimit } = t.book
  if (roundLimit > 0 && t.state.round >= roundLimit && t.state.outcome === null) endByLimit(t)
}

/** ed.victory.4 In one's own turn. */
export function checkConcede({ state }: Look, seat: Seat): Refusal | null {
  if (state.onTurn !== seat) return refuse('ed.victory.4', 'One gives up in one\u2019s own turn.')
  return null
}

/** ed.victory.8 The units of whoever gives up are taken off; others go on without them. */
export function concede(t: Transaction, seat: Seat): void {
  const { state } = t
  seatOf(state, seat).conceded = true
  t.emit({ e: 'conceded', clause: 'ed.victory.8', seat })
  for (const unit of unitsOf(state, seat)) {
    if (!isOnTable(unit)) continue
    unit.status = 'conceded'
    if (isHerd(unit)) putZombies(t, unit, [])
    else takeOff(t, unit)
  }
  judge(t)
}

/** The factions that have won. */
export const winnersOf = ({ outcome, seats }: State): Faction[] =>
  FACTIONS.filter((faction) => seats.some((one) => one.faction === faction && outcome?.winners.includes(one.seat)))

/** ed.victory.5 Whose battle it was; several sides, or none, have drawn. */
export function gradeOf(state: State): string | null {
  if (state.outcome === null) return null
  const sides = new Set(state.seats.filter(({ seat }) => state.outcome?.winners.includes(seat)).map(({ side }) => side))
  return sides.size === 1 ? (winnersOf(state)[0] ?? 'draw') : 'draw'
}
