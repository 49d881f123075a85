/** What a bite of a herd would do, with any number of zombies round the victim. */
import { biters, drawable } from '../rules/19-ring.ts'
import { inContactWith } from '../rules/16-contact.ts'
import { toughnessOf } from '../rules/17-factors.ts'
import type { Herd, Human, Look } from '../state.ts'
import { BITE_ACCURACY } from '../tables/numbers.ts'
import { HUNGER } from '../tables/states.ts'
import { RING } from '../tables/units.ts'
import type { Throwing } from './wounds.ts'

/** ed.bite.11 to ed.bite.17 The dice of both, when so many bite. */
export function biteBy(look: Look, target: Human, many: number): Throwing {
  const hunger = look.book.countsSecondary() ? HUNGER[look.state.behaviour.hunger] : 0
  return {
    dice: many + (target.down ? 1 : 0),
    needed: BITE_ACCURACY - (many - 1),
    modifiers: hunger === 0 ? [] : [{ clause: 'ed.bite.16', value: hunger }],
    toughness: toughnessOf(look, target, false),
  }
}

/** ed.bite.4, ed.bite.6 How many of a herd bite when all are drawn in that find a place, terrain left out. */
export function bitersOf(look: Look, herd: Herd, target: Human): number {
  const there = inContactWith(look, target).zombies.length
  const own = biters(look, herd, target).length
  return own + Math.min(drawable(look, herd, target).length, Math.max(0, RING.places - there))
}
