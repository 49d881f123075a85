/** rs.witch.5, rs.witch.8, rs.witch.9, rs.witch.11 What a Witch who is disturbed does in 7c. */
import { changeZed, type Look, type Survivor, type Transaction, type Zed } from '../state.ts'
import { WITCH } from '../tables/mutants.ts'
import { cm } from '../tables/units.ts'
import { asFigure, isWithin } from './01-measure.ts'
import { sees } from './03-sight.ts'
import {
  type Chosen,
  type Found,
  heldBy,
  huntedBy,
  livingIn,
  type Prowl,
  preyOf,
  prowlAfter,
  zedNow,
} from './32-prey.ts'
import { pin } from './32-pin.ts'

/** rs.witch.8, rs.witch.11 Who disturbed her; after a noise or a light the nearest; else whom she sees within 20 cm. */
function quarryOf(look: Look, z: Zed): Found | null {
  if (z.disturbedBy === null) return preyOf(look, z)
  const disturber = livingIn(look).filter(({ n }) => n === z.disturbedBy)
  const isInSight = (s: Survivor): boolean => isWithin(asFigure(z), asFigure(s), cm(WITCH.sees)) && sees(look, z, s)
  return preyOf(look, z, disturber) ?? preyOf(look, z, livingIn(look).filter(isInSight))
}

/** rs.witch.9 Whoever is in contact is pinned at once, her quarry before others. */
export function pinHeld(t: Transaction, z: Zed): void {
  const held = heldBy(t, z)
  const victim = held.find(({ n }) => n === z.disturbedBy) ?? held[0]
  if (!victim) return
  pin(t, changeZed(t.state, z.id, { disturbedBy: victim.n }), victim)
}

/** rs.witch.11 She sits down again where she is, calm until the next disturbance. */
function sitDown(t: Transaction, id: number): void {
  const z = changeZed(t.state, id, { posture: 'sitting', disturbedBy: null })
  if (z.n === 0) t.emit({ e: 'calmed in secret', clause: 'rs.witch.11', audience: [], about: z.id })
  else t.emit({ e: 'calmed', clause: 'rs.witch.11', zed: z.n })
}

/** Automation A11. */
export function witchProwl(look: Look, z: Zed, chosen?: Chosen): Prowl | null {
  if (z.posture === 'sitting') return null
  const stays = { walker: 'ordinary', prey: null, target: z } as const
  if (heldBy(look, z).length > 0) return { ...stays, length: 0, go: (t) => pinHeld(t, zedNow(t, z)) }
  const quarry = chosen ? huntedBy(look, z, chosen) : quarryOf(look, z)
  if (quarry === null) return { ...stays, length: Number.POSITIVE_INFINITY, go: (t) => sitDown(t, z.id) }
  const after = (t: Transaction, moved: Zed): void =>
    pinHeld(t, changeZed(t.state, moved.id, { disturbedBy: quarry.target.n }))
  return prowlAfter(look, z, quarry, { clause: 'rs.witch.8' }, after)
}
