/** ed.priority Who goes first: one die each, ties again. */
import { procedure, type Seat, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { seatOf, type Transaction } from '../state.ts'
import { d8 } from './01-measure.ts'
import { fighting } from './02-setup.ts'

/** ed.priority.1 to ed.priority.3 Descending by roll; those that tie roll again, for the places they tie over. */
function rolledOrder(t: Transaction, seats: readonly Seat[]): Seat[] {
  if (seats.length < 2) return [...seats]
  const byFace = new Map<number, Seat[]>()
  for (const seat of seats) {
    const face = d8(t, { clause: 'ed.priority.1', seat, what: 'priority' })
    byFace.set(face, [...(byFace.get(face) ?? []), seat])
    t.emit({ e: 'priority rolled', clause: 'ed.priority.1', seat, face })
  }
  const faces = [...byFace.keys()].sort((a, b) => b - a)
  return faces.flatMap((face) => rolledOrder(t, byFace.get(face) ?? []))
}

/** Zombies that joined later stay last (ed.death.10). */
function roll(t: Transaction): void {
  const { state } = t
  const rolling = fighting(t)
    .map(({ seat }) => seat)
    .filter((seat) => !seatOf(state, seat).conceded)
  const order = rolledOrder(t, rolling)
  const joined = state.order.filter((seat) => !fighting(t).some((plan) => plan.seat === seat))
  state.order = Object.freeze([...order, ...joined])
  t.emit({ e: 'order', clause: 'ed.priority.3', seats: state.order })
}

export const priority = procedure<Transaction, Command>('priority', [step('ed.priority.1', 'roll', roll)])
