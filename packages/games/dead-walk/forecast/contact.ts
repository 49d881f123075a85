/** dw.units.6, dw.units.8 How far apart two figures are, and why they do not touch. */
import { type Refusal, refuse } from '@shamble/kernel'
import { isqrt } from '@shamble/table'
import { distance2Of, type Figure, isApart, isWalledOff, touches } from '../rules/01-figures.ts'
import type { Look } from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'

/** dw.units.6, dw.units.9 The gap in tenths of a millimetre, rounded down; bases that overlap have none. */
export const gapOf = (look: Look, a: Figure, b: Figure): number =>
  Math.max(0, isqrt(distance2Of(look, a, b)) - 2 * BASE_RADIUS)

function apartWords(look: Look, a: Figure, b: Figure): string {
  if (a.aboard || b.aboard) return 'Nobody touches somebody in a vehicle.'
  if (isApart(look, a, b)) return 'They stand on different levels.'
  if (isWalledOff(look, a, b)) return 'A wall or something shut is between their centres.'
  return `Their bases are ${gapOf(look, a, b) / 10} mm apart.`
}

/** dw.units.8 Why two figures do not touch. */
export const contactRefusal = (look: Look, a: Figure, b: Figure): Refusal | null =>
  touches(look, a, b) ? null : refuse('dw.units.8', apartWords(look, a, b))
