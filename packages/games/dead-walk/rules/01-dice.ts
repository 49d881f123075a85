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

export const d6 = (t: Table, ask: Ask): number => t.roll({ ...ask, sides: 6 })
export const d20 = (t: Table, ask: Ask): number => t.roll({ ...ask, sides: 20 })

/** dw.units.14 */
export const halved = (face: number): number => Math.ceil(face / 2)

/** dw.units.11 Degrees clockwise from north. */
export const direction = (t: Table, ask: Ask): { face: number; degrees: number } => {
  const face = d20(t, ask)
  return { face, degrees: degreesOfFace(face, 20) }
}

/** dw.units.13 One of n by index, with equal chances; no die for a single one. */
export function pick(t: Table, ask: Ask, n: number): number {
  if (n <= 1) return 0
  if (n > 6) return first(() => d20(t, ask), n)
  if (n === 2) return d6(t, ask) <= 3 ? 0 : 1
  if (n === 3) return halved(d6(t, ask)) - 1
  return first(() => d6(t, ask), n)
}

/** Higher scores are thrown again. */
function first(roll: () => number, n: number): number {
  for (;;) {
    const face = roll()
    if (face <= n) return face - 1
  }
}
