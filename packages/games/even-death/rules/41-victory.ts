/** ed.victory How a battle ends: one side left, the limit of rounds, giving up. */
import { type Refusal, refuse, type Seat } from '@shamble/kernel'
import { isHerd, isOnTable, type Look, seatOf, type State, type Transaction, unitsOf } from '../state.ts'
import { liftHuman, putZombies } from './01-figures.ts'
import { seatsOfSide, sidesLeft } from './02-setup.ts'
import { worthOf } from './03-force.ts'

/** The battle is over: these sides have won, or nobody. */
export function end(
  t: Transaction,
  sides: readonly number[],
  clause: 'ed.victory.5' | 'ed.victory.9',
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

/** ed.victory.1, ed.victory.2, ed.victory.5 Over when only one side has units on the table; with none left it is a draw. */
export function judge(t: Transaction): void {
  if (t.state.phase !== 'battle') return
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

/** What is tested when a round is over. */
export function endOfRound(t: Transaction): void {
  const { roundLimit } = t.book
  if (roundLimit > 0 && t.state.round >= roundLimit) endByShares(t)
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
    else liftHuman(t, unit)
  }
  judge(t)
}
