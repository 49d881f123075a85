/** ed.facing Where a unit looks: turned freely in its own turn, and what flanks it. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { isHerd, type Look, type Transaction, type Unit } from '../state.ts'
import type { Action } from './07-actions.ts'

/** ed.facing.2, ed.facing.4 Whoever controls a unit turns it, but nobody turns a rambling herd. */
function checkTurn(_look: Look, unit: Unit, command: Command): Refusal | null {
  const [x, y] = (command as CommandOf<'turn'>).facing
  if (isHerd(unit) && unit.rambles) return refuse('ed.facing.4', 'A rambling herd looks where it has gone.')
  return x === 0 && y === 0 ? refuse('ed.facing.1', 'A facing points somewhere.') : null
}

function turn(t: Transaction, unit: Unit, command: Command): void {
  const [x, y] = (command as CommandOf<'turn'>).facing
  unit.facing = Object.freeze({ x, y })
  t.emit({ e: 'turned', clause: 'ed.facing.2', unit: unit.id, facing: unit.facing })
}

/** Nothing is offered: a turn without end of them would be. */
export const turning: Action = { do: 'turn', by: 'both', free: true, choices: () => [], check: checkTurn, take: turn }
