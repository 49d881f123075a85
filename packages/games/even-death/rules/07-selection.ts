/** ed.activation The unit whose turn it is, and steps at its selection: for the chapters that bring them. */
import { step, type Step } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { Command } from '../commands.ts'
import { type Activation, change, isOnTable, type Look, type Transaction, type Unit, unitOf } from '../state.ts'

type ActivationStep = Step<Transaction, Command>

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
