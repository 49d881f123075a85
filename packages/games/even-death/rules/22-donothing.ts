/** ed.donothing An action without effect; a herd needs no brain check for it. */
import { type Refusal, refuse } from '@shamble/kernel'
import { isHerd, type Look, type Transaction, type Unit } from '../state.ts'
import type { Action } from './07-actions.ts'

/** ed.rambling.3 Whoever moves a rambling herd only moves it. */
const checkIdle = (_look: Look, unit: Unit): Refusal | null =>
  isHerd(unit) && unit.rambles ? refuse('ed.rambling.3', 'A rambling herd is moved, or left alone.') : null

export const doingNothing: Action = {
  do: 'do-nothing',
  by: 'both',
  choices: (look, unit) => (checkIdle(look, unit) === null ? [{ do: 'do-nothing' }] : []),
  check: checkIdle,
  take: (t: Transaction, unit) => t.emit({ e: 'did nothing', clause: 'ed.donothing.1', unit: unit.id }),
}
