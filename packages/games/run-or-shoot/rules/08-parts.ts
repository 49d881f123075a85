/** rs.turn What every part of a turn begins with, and in which order survivors act in it. */
import type { Seat } from '@shamble/kernel'
import { isPlayed, type Look, type StepId, type Survivor, type Transaction } from '../state.ts'

/** rs.turn.1 A part of the turn begins: nobody has acted in it yet. */
export function beginStep(t: Transaction, step: StepId): void {
  const { state } = t
  state.step = step
  state.acted = NOBODY
  state.waiting = NOBODY
  t.emit({ e: 'step began', clause: 'rs.turn.1', step, turn: state.turn })
}
const NOBODY: readonly Seat[] = Object.freeze([])

/** rs.turn.3 Survivors of seats in seat order, then NPS in number order: their numbers say so. */
export const inOrder = (survivors: readonly Survivor[]): Survivor[] =>
  [...survivors].sort((a, b) => Number(a.seat === null) - Number(b.seat === null) || a.n - b.n)

/** rs.turn.3 Who acts next of those who still have something to do: whoever waits comes after all others. */
export function nextToAct(look: Look, isDue: (s: Survivor) => boolean): Survivor | undefined {
  const { acted, waiting } = look.state
  const due = inOrder(look.state.survivors).filter((s) => isPlayed(s) && isDue(s) && !acted.includes(s.seat as Seat))
  return due.find(({ seat }) => !waiting.includes(seat as Seat)) ?? due[0]
}

/** The seat of whoever acts next, for the question of a step. */
export function seatToAct(look: Look, isDue: (s: Survivor) => boolean): readonly Seat[] {
  const seat = nextToAct(look, isDue)?.seat ?? null
  return seat === null ? NOBODY : [seat]
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
