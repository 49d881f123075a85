/** rs.mutant.4 What each kind of mutant does in 7c. */
import type { Spot } from '../content/table-map.ts'
import type { Look, Zed } from '../state.ts'
import { BOOMER, SMOKER } from '../tables/mutants.ts'
import { CONTACT, cm, SAMPLE_STEP } from '../tables/units.ts'
import { asFigure, isWithin } from './01-measure.ts'
import { sees } from './03-sight.ts'
import { flamesAt } from './21-flames.ts'
import { type Chosen, heldBy, huntedBy, livingIn, type Prowl, prowlAfter, standingAt } from './32-prey.ts'
import { hunterProwl } from './33-stalk.ts'
import { tankProwl } from './34-charge.ts'
import { keepsWaiting } from './36-smoker.ts'
import { witchProwl } from './37-charge.ts'

/** Automation A9, rs.boomer.5 In ambush it waits; else it comes as near as 8 cm, never into contact, or into flames, and bursts. */
function boomerProwl(look: Look, z: Zed, chosen?: Chosen): Prowl | null {
  const prey = z.n === 0 || heldBy(look, z).length > 0 ? null : huntedBy(look, z, chosen)
  if (prey === null) return null
  const isBy = (spot: Spot, gap: number) => (s: (typeof prey)['target']) =>
    isWithin(asFigure(standingAt(z, spot)), asFigure(s), gap)
  const until = (spot: Spot): boolean =>
    flamesAt(look, asFigure(standingAt(z, spot))) !== undefined ||
    isBy(spot, cm(BOOMER.stopsAt))(prey.target) ||
    livingIn(look).some(isBy(spot, CONTACT + SAMPLE_STEP))
  return prowlAfter(look, z, prey, { touches: false, until })
}

/** Automation A10: in ambush, or where somebody was near of late, it waits; else it comes within sight and reach. */
function smokerProwl(look: Look, z: Zed, chosen?: Chosen): Prowl | null {
  const isWaiting = z.n === 0 || keepsWaiting(look, z) || heldBy(look, z).length > 0
  const prey = isWaiting ? null : huntedBy(look, z, chosen)
  if (prey === null) return null
  const until = (spot: Spot): boolean => {
    const there = standingAt(z, spot)
    return isWithin(asFigure(there), asFigure(prey.target), cm(SMOKER.range)) && sees(look, there, prey.target)
  }
  return prowlAfter(look, z, prey, { touches: false, until })
}

const nobody = (): null => null

const PROWLS: Readonly<Record<Zed['kind'], (look: Look, z: Zed, chosen?: Chosen) => Prowl | null>> = {
  ordinary: nobody,
  hunter: hunterProwl,
  tank: tankProwl,
  boomer: boomerProwl,
  smoker: smokerProwl,
  witch: witchProwl,
}

/** Null for one that does not walk. */
export const prowlOf = (look: Look, zed: Zed, chosen?: Chosen): Prowl | null =>
  zed.down || zed.pins !== null ? null : PROWLS[zed.kind](look, zed, chosen)
