/** rs.turn What every part of a turn begins with, and in which order survivors act in it. */
import type { Seat } from '@shamble/kernel'
import { shareFinds } from './43-shared.ts'
import { returnToSeat } from './45-umpire.ts'
import { isPlayed, type Look, type StepId, type Survivor, type Transaction } from '../state.ts'

/** rs.turn.1 A part of the turn begins: nobody has acted in it yet. */
export function beginStep(t: Transaction, step: StepId): void {
  const { state } = t
  state.step = step
  everybodyAgain(t)
  t.emit({ e: 'step began', clause: 'rs.turn.1', step, turn: state.turn })
  returnToSeat(t)
  shareFinds(t)
}

/** A further question of the same step: nobody has answered it yet. */
export function everybodyAgain({ state }: Transaction): void {
  state.acted = NOBODY
  state.waiting = NOBODY
}
const NOBODY: readonly Seat[] = Object.freeze([])

/** rs.turn.3, rs.seats.8 Survivors of seats in seat order, whoever plays one of the others among them; then NPS by number. */
export const inOrder = (survivors: readonly Survivor[]): Survivor[] => [...survivors].sort(bySeat)
const bySeat = (a: Survivor, b: Survivor): number => placeOf(a) - placeOf(b) || a.n - b.n
const MOST_SEATS = 99
const placeOf = ({ seat }: Survivor): number => (seat === null ? MOST_SEATS : Number(seat.slice(1)))

/** rs.turn.3 Who acts next of those who still have something to do: whoever waits comes after all others. */
export function nextToAct(look: Look, isDue: (s: Survivor) => boolean): Survivor | undefined {
  const { acted, waiting, survivors } = look.state
  const left = survivors.filter((s) => isPlayed(s) && !acted.includes(s.seat as Seat))
  if (left.length > 1) left.sort(bySeat)
  return left.find((s) => !waiting.includes(s.seat as Seat) && isDue(s)) ?? left.find(isDue)
}

/** rs.turn.3 Once in a step, and only if somebody comes after him who has not waited. */
export const mayWait = (look: Look, s: Survivor, isDue: (s: Survivor) => boolean): boolean => {
  const { acted, waiting } = look.state
  if (s.seat === null || waiting.includes(s.seat)) return false
  return look.state.survivors.some(
    (o) =>
      o.n !== s.n && isPlayed(o) && isDue(o) && !acted.includes(o.seat as Seat) && !waiting.includes(o.seat as Seat),
  )
}

export function wait(t: Transaction, seat: Seat): void {
  t.state.waiting = Object.freeze([...t.state.waiting, seat])
  t.emit({ e: 'waits', clause: 'rs.turn.3', seat })
}

/** His part of this step is over. */
export function done(t: Transaction, seat: Seat): void {
  t.state.acted = Object.freeze([...t.state.acted, seat])
}
