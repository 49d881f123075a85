/** ed.getup Whoever lies on the ground does nothing but get up. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { change, type Herd, isHerd, type Look, type Transaction, type Unit } from '../state.ts'
import type { Action } from './07-actions.ts'
import { brainCheck } from './35-brain.ts'

export const isDown = (unit: Unit): boolean => (isHerd(unit) ? unit.zombies.some(({ down }) => down) : unit.down)

/** What is left to those who lie there. */
const LEFT: readonly Command['do'][] = ['get-up', 'do-nothing']

/** ed.getup.1, ed.herd.11 A human that lies there, or a herd with a zombie that does, gets up, or does nothing. */
export function downFault(unit: Unit, command: Command): Refusal | null {
  if (!isDown(unit) || LEFT.includes(command.do)) return null
  return isHerd(unit)
    ? refuse('ed.herd.11', 'A zombie of this herd is Knocked Down: it can get up, or do nothing.')
    : refuse('ed.getup.1', 'Whoever is Knocked Down can only get up.')
}

/** ed.rambling.3 Whoever moves a rambling herd only moves it. */
function check(_look: Look, unit: Unit): Refusal | null {
  if (!isDown(unit)) return refuse('ed.getup.1', 'Nobody of this unit is Knocked Down.')
  return isHerd(unit) && unit.rambles ? refuse('ed.rambling.3', 'A rambling herd is moved, or left alone.') : null
}

/** ed.getup.3 All of a herd at once, after one brain check, unless the house asks for none. */
function herdGetsUp(t: Transaction, herd: Herd): void {
  if (!t.book.herdsGetUpFreely() && !brainCheck(t, herd, 'get-up')) return
  const zombies = herd.zombies.filter(({ down }) => down).map(({ id }) => id)
  herd.zombies = Object.freeze(herd.zombies.map((z) => (z.down ? change(z, { down: false }) : z)))
  t.emit({ e: 'got up', clause: 'ed.getup.3', unit: herd.id, zombies })
}

export const gettingUp: Action = {
  do: 'get-up',
  by: 'both',
  choices: (look, unit) => (check(look, unit) === null ? [{ do: 'get-up' }] : []),
  check,
  take: (t, unit) => {
    if (isHerd(unit)) return herdGetsUp(t, unit)
    unit.down = false
    t.emit({ e: 'got up', clause: 'ed.getup.1', unit: unit.id, zombies: [] })
  },
}
