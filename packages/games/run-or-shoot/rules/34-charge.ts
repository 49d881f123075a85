/** rs.tank.8, rs.tank.11 How a Tank walks in 7c: through what it can break, or as near as it comes. */
import { changeZed, type Look, type Transaction, type Zed } from '../state.ts'
import { walkZed } from './23-walk.ts'
import { towardNobody } from './24-priority.ts'
import { unmask } from './32-mutant.ts'
import { heldBy, livingIn, type Prowl, preyOf, prowlAfter, standingAt } from './32-prey.ts'
import { isInThrow } from './34-tank.ts'

/** rs.tank.11 No way to anybody: it closes in until somebody is in sight within 30 cm, and may throw in step 10. */
function closeIn(look: Look, z: Zed): Prowl {
  const aim = towardNobody(look, z, livingIn(look))
  const go = (t: Transaction): void => {
    const cutOff = changeZed(t.state, z.id, { cutOff: true })
    if (aim === null) return
    walkZed(t, unmask(t, cutOff), {
      ...aim,
      walker: 'tank',
      allowance: t.book.zed.attack,
      clause: 'rs.tank.11',
      crosses: true,
      touches: false,
      until: (spot) => livingIn(t).some((s) => isInThrow(t, standingAt(z, spot), s)),
    })
  }
  return { walker: 'tank', target: z, length: aim?.length ?? Number.POSITIVE_INFINITY, go }
}

/** Automation A8: to the living with the shortest way, over everything that it breaks. */
export function tankProwl(look: Look, z: Zed): Prowl | null {
  if (heldBy(look, z).length > 0) return null
  const prey = preyOf(look, z)
  return prey === null ? closeIn(look, z) : prowlAfter(look, z, prey)
}
