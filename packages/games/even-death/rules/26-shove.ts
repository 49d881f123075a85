/** ed.shove Knocking everybody down who stands against one. */
import { type Refusal, refuse } from '@shamble/kernel'
import { change, type Human, isHerd, type Look, type Transaction, type Unit } from '../state.ts'
import { SHOVE } from '../tables/numbers.ts'
import { d8, resultsOf } from './01-measure.ts'
import type { Action } from './07-actions.ts'
import { enemiesTouching, type Touching } from './16-contact.ts'
import { dropCarried } from './24-interact.ts'

/** ed.shove.3, ed.shove.6 All enemies in contact, over something low as well. */
export const shovedBy = (look: Look, human: Human): Touching => enemiesTouching(look, human.seat, human)

/** ed.shove.2, ed.shove.5 Those who lie already count. */
export const shoveNumber = ({ humans, zombies }: Touching): number => SHOVE + humans.length + zombies.length - 1

const hasNobody = ({ humans, zombies }: Touching): boolean => humans.length + zombies.length === 0

/** ed.shove.1 */
const check = (look: Look, unit: Unit): Refusal | null =>
  isHerd(unit) || !hasNobody(shovedBy(look, unit)) ? null : refuse('ed.shove.1', 'No enemy is in base contact with it.')

/** ed.shove.4 Those who stood lie down; whoever carried something drops it (ed.interact.3). */
function knockDown(t: Transaction, { humans, zombies }: Touching): void {
  for (const human of humans.filter(({ down }) => !down)) {
    human.down = true
    human.climbing = null
    t.emit({ e: 'knocked down', clause: 'ed.shove.4', unit: human.id, zombie: null })
    dropCarried(t, human)
  }
  for (const { herd, zombie } of zombies.filter((one) => !one.zombie.down)) {
    const lying = change(zombie, { down: true, climbing: null })
    herd.zombies = Object.freeze(herd.zombies.map((z) => (z.id === zombie.id ? lying : z)))
    t.emit({ e: 'knocked down', clause: 'ed.shove.4', unit: herd.id, zombie: zombie.id })
  }
}

/** ed.shove.2, ed.shove.4, ed.shove.5 One die without modifiers; failed, the action is wasted. */
function take(t: Transaction, unit: Unit): void {
  if (isHerd(unit)) return
  const against = shovedBy(t, unit)
  const needed = shoveNumber(against)
  const face = d8(t, { clause: 'ed.shove.2', seat: unit.seat, what: 'shove', results: resultsOf(needed) })
  const passed = face >= needed
  t.emit({ e: 'shoved', clause: 'ed.shove.2', unit: unit.id, face, needed, passed })
  if (passed) knockDown(t, against)
}

export const shoving: Action = {
  do: 'shove',
  by: 'people',
  choices: (look, unit) => (check(look, unit) === null ? [{ do: 'shove' }] : []),
  check,
  take,
}
