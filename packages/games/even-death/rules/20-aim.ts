/** ed.aim One die more in the next attack of this turn. */
import { type Refusal, refuse } from '@shamble/kernel'
import { isHerd, type Look, type Unit } from '../state.ts'
import type { Action } from './07-actions.ts'

/** ed.aim.2 Not twice before an attack. */
const check = (_look: Look, unit: Unit): Refusal | null =>
  !isHerd(unit) && unit.aim ? refuse('ed.aim.2', 'It has aimed already, and not attacked since.') : null

export const aiming: Action = {
  do: 'aim',
  by: 'people',
  choices: (look, unit) => (check(look, unit) === null ? [{ do: 'aim' }] : []),
  check,
  take: (t, unit) => {
    if (isHerd(unit)) return
    unit.aim = true
    t.emit({ e: 'aimed', clause: 'ed.aim.1', unit: unit.id })
  },
}
