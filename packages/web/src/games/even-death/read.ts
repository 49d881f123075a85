/** Whoever is chosen and whoever acts, and what the rules would say: no view has anything hidden in it but lists of others, so the page may ask. */
import { type Forecast, forecastFor } from '@shamble/even-death/forecast'
import { type Command, isHerd, isOnTable, type Unit, unitOf, type View } from '@shamble/even-death/page'
import type { Refusal, Seat } from '@shamble/kernel'
import type { DisplayState, Seen } from './types.ts'
import { unitCalled } from './words/titles.ts'

export { offered } from '../../plan/reading.ts'

/** What is shown, and what the rules would say of it. */
export const lookOf = ({ view, options }: Seen): Forecast => forecastFor(view, options)

/** ed.rambling.2 Who says what a unit does: its seat, or whoever moves a herd that rambles. */
export const controllerOf = (unit: Unit): Seat =>
  isHerd(unit) && unit.rambles && unit.mover !== null ? unit.mover : unit.seat

/** The unit whose turn it is. */
export function activeUnit(view: View): Unit | undefined {
  const unit = view.active === null ? undefined : unitOf(view, view.active.unit)
  return unit && isOnTable(unit) ? unit : undefined
}

export const isAsked = (s: Pick<DisplayState, 'seat' | 'pending'>): boolean =>
  s.seat !== null && (s.pending?.owe.includes(s.seat) ?? false)

/** The unit whose actions the seat that is asked decides. */
export function actorOf(s: DisplayState): Unit | undefined {
  const unit = activeUnit(s.view)
  return unit && isAsked(s) && s.pending?.asks === 'act' ? unit : undefined
}

export const chosenUnit = ({ view, selection }: Pick<DisplayState, 'view' | 'selection'>): Unit | undefined =>
  unitCalled(view, selection.figure)

/** Why the seat that is asked may not do this; null if it may. */
export const refused = (s: DisplayState, command: Command): Refusal | null =>
  s.seat === null ? { clause: 'table.seat', reason: 'Nobody is asked.' } : lookOf(s).refusal(s.seat, command)
