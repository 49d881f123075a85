/** dw.units The dice of the book, thrown one by one, and who throws them (dw.seat.5). */
import type { Modifier, Seat } from '@shamble/kernel'
import { degreesOfFace } from '@shamble/table'
import type { Clause } from '../clauses.ts'
import { GAME_MASTER, type Human, type Look, playerSeat, type Table } from '../state.ts'

/** Under which clause a die is thrown, by whom, and what for. */
export interface Ask {
  readonly clause: Clause
  readonly seat: Seat
  readonly what: string
  readonly modifiers?: readonly Modifier[]
}

/** dw.seat.5 The owner of a human; the first survivor seat for one whom nobody commands. */
export const ownerOf = ({ seat }: Human): Seat => seat ?? playerSeat(1)

/** dw.seat.5 The game master, or the first survivor seat if zombies go by themselves. */
export const zombieRoller = ({ book }: Look): Seat => (book.zombieControl === 'auto' ? playerSeat(1) : GAME_MASTER)

/** Field by field: dice are thrown a lot. */
function roll(t: Table, { clause, seat, what, modifiers }: Ask, sides: number): number {
  return t.roll(modifiers ? { clause, seat, what, modifiers, sides } : { clause, seat, what, sides })
}

export const d6 = (t: Table, ask: Ask): number => roll(t, ask, 6)
export const d20 = (t: Table, ask: Ask): number => roll(t, ask, 20)

/** dw.units.14 */
export const halved = (face: number): number => Math.ceil(face / 2)

/** dw.units.11 Degrees clockwise from north. */
export const direction = (t: Table, ask: Ask): { face: number; degrees: number } => {
  const face = d20(t, ask)
  return { face, degrees: degreesOfFace(face, 20) }
}

/** A random pick: which of the candidates, and the face that chose it; null if there was nothing to throw for. */
interface Picked {
  readonly index: number
  readonly face: number | null
}

/** dw.units.13 One of n with equal chances; no die for a single one, and scores that name nobody are thrown again. */
export function picked(t: Table, ask: Ask, n: number): Picked {
  if (n <= 1) return { index: 0, face: null }
  for (;;) {
    const face = n > 6 ? d20(t, ask) : d6(t, ask)
    const index = n === 2 ? Math.ceil(face / 3) - 1 : n === 3 ? halved(face) - 1 : face - 1
    if (index < n) return { index, face }
  }
}

/** dw.units.13 By index. */
export const pick = (t: Table, ask: Ask, n: number): number => picked(t, ask, n).index
