/** ed.activation The unit whose turn it is, and steps at its selection: for the chapters that bring them. */
import { type Seat, step, type Step } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { Command } from '../commands.ts'
import { type Activation, change, isHerd, isOnTable, type Look, type Transaction, type Unit, unitOf } from '../state.ts'
import { ACTIONS } from '../tables/numbers.ts'

type ActivationStep = Step<Transaction, Command>

/** ed.turn.10 Selecting a unit is the beginning of its turn; `idle` ones only make their checks (ed.turn.7). */
export function select(t: Transaction, unit: Unit, idle: boolean): void {
  const active: Activation = { unit: unit.id, actions: ACTIONS, done: Object.freeze([]), idle, forgoes: false }
  t.state.active = Object.freeze(active)
  if (!isHerd(unit)) {
    unit.aim = false
    unit.rerolled = false
    unit.overwatch = false
  }
  t.emit({ e: 'selected', clause: 'ed.turn.1', seat: unit.seat, unit: unit.id, actions: ACTIONS })
  t.call(isHerd(unit) ? 'herd activation' : 'human activation')
}

/** The unit whose turn it is, while it is on the table. */
export function activeUnit({ state }: Look): Unit | null {
  const unit = state.active === null ? undefined : unitOf(state, state.active.unit)
  return unit && isOnTable(unit) ? unit : null
}

/** Something of the activation is otherwise. */
export function changeActive(t: Transaction, by: Partial<Activation>): void {
  if (t.state.active !== null) t.state.active = change(t.state.active, by)
}

/** ed.activation.2, ed.activation.4 A step at selection: it runs whatever came of the one before, unless the unit is gone. */
export const atSelection = (clause: Clause, name: string, run: (t: Transaction, unit: Unit) => void): ActivationStep =>
  step<Transaction>(clause, name, (t) => {
    const unit = activeUnit(t)
    if (unit !== null) run(t, unit)
  })

/** Whoever decides for a unit; nobody for one that is gone, whose seat may have given up in the middle of something. */
export const seatsFor = (unit: Unit | null): readonly Seat[] => (unit !== null && isOnTable(unit) ? [unit.seat] : [])
