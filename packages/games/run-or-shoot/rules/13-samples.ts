/** rs.measure.15 What is tested at every sample point of a survivor's move. */
import type { Spot } from '../content/table-map.ts'
import type { State, Survivor, Transaction } from '../state.ts'
import { notice } from './24-known.ts'
import { rouse } from './25-rouse.ts'
import { discover } from './26-horde.ts'
import { disturbNear } from './37-witch.ts'
import { reveal } from './43-secrecy.ts'

/** Zeds on the table that have not noticed anybody: drifters, and a Witch who sits. */
const calmOnes = ({ zeds }: State): number =>
  zeds.filter(({ mode, posture }) => mode === 'drifting' || posture === 'sitting').length

/**
 * rs.move.7 Everything that a survivor sets off at a sample point of his move, in this order; each chapter that tests
 * something there has its line here. Did the players see anything of it? What stays hidden stops nobody (rs.secrecy.9).
 */
export function passSample(t: Transaction, s: Survivor, spot: Spot): boolean {
  const isSeen = reveal(t, s, spot)
  const calm = calmOnes(t.state)
  discover(t, s, spot)
  rouse(t, s, spot)
  notice(t, s, spot)
  disturbNear(t, s, spot)
  return isSeen || calmOnes(t.state) < calm
}
