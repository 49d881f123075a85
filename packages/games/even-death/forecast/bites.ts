/** What a bite of a herd would do, with any number of zombies round the victim. */
import { biters, drawable } from '../rules/19-ring.ts'
import { inContactWith } from '../rules/16-contact.ts'
import { biteBy } from '../rules/19-bite.ts'
import type { Herd, Human, Look } from '../state.ts'
import { RING } from '../tables/units.ts'

export { biteBy }

/** ed.bite.4, ed.bite.6 How many of a herd bite when all are drawn in that find a place, terrain left out. */
export function bitersOf(look: Look, herd: Herd, target: Human): number {
  const there = inContactWith(look, target).zombies.length
  const own = biters(look, herd, target).length
  return own + Math.min(drawable(look, herd, target).length, Math.max(0, RING.places - there))
}
