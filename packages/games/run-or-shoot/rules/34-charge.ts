/** rs.tank.8, rs.tank.11 How a Tank walks in 7c: through what it can break, or as near as it comes. */
import type { Spot } from '../content/table-map.ts'
import { changeZed, type Look, type Transaction, type Zed } from '../state.ts'
import { walkZed } from './23-walk.ts'
import { towardNobody } from './24-priority.ts'
import { unmask } from './32-mutant.ts'
import { type Chosen, heldBy, huntedBy, livingIn, type Prowl, prowlAfter, standingAt } from './32-prey.ts'
import { isInThrow } from './34-tank.ts'

/** rs.tank.11 It closes in until somebody is in sight within 30 cm, and does not start where somebody is. */
function closeIn(t: Transaction, z: Zed): void {
  const living = livingIn(t)
  const isInSight = (spot: Spot): boolean => living.some((s) => isInThrow(t, standingAt(z, spot), s))
  const aim = isInSight(z) ? null : towardNobody(t, z, living)
  if (aim === null) return
  walkZed(t, unmask(t, z), {
    walker: 'tank',
    allowance: t.book.zed.attack,
    target: null,
    crosses: true,
    lure: aim.lure,
    clause: 'rs.tank.11',
    goal: aim.goal,
    touches: false,
    until: isInSight,
  })
}

/** rs.tank.11 No way to anybody: it may throw in step 10. It goes after all that have one. */
const cutOff = (z: Zed): Prowl => ({
  walker: 'tank',
  prey: null,
  target: z,
  length: Number.POSITIVE_INFINITY,
  go: (t) => closeIn(t, changeZed(t.state, z.id, { cutOff: true })),
})

/** Automation A8: to the living with the shortest way, over everything that it breaks. */
export function tankProwl(look: Look, z: Zed, chosen?: Chosen): Prowl | null {
  if (heldBy(look, z).length > 0) return null
  const prey = huntedBy(look, z, chosen)
  return prey === null ? cutOff(z) : prowlAfter(look, z, prey)
}
