/** dw.units The dice of the book, thrown one by one, and who throws them (dw.seat.5). */
import type { Modifier, Seat, Throw } from '@shamble/kernel'
import { degreesOfFace } from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { Faces } from './01-faces.ts'
import { type Human, type Look, playerSeat, type Transaction } from '../state.ts'

/** Under which clause a die is thrown, by whom, and what for. */
export interface Ask {
  readonly clause: Clause
  readonly seat: Seat
  readonly what: string
  readonly modifiers?: readonly Modifier[] | undefined
  /** What each score does, and where the face itself decides, whatever is added. */
  readonly table?: Faces | undefined
  readonly naturals?: Throw['naturals'] | undefined
  /** dw.gskill.12 The human whose die it is; nothing for zombies, and for a second throw (dw.scope.8). */
  readonly human?: number | undefined
  /** The faces that come to the same, if no more than that counts. */
  readonly results?: Throw['results']
  /** It could change places with the die before. */
  readonly isLikeLast?: boolean
}

/** dw.seat.5 The owner of a human; the first survivor seat for one whom nobody commands. */
export const ownerOf = ({ seat }: Human): Seat => seat ?? FIRST_SURVIVOR

/** dw.seat.5 The game master, or the first survivor seat if zombies go by themselves. */
export const zombieRoller = ({ book }: Look): Seat => book.zombieSeats[0] ?? FIRST_SURVIVOR

const FIRST_SURVIVOR = playerSeat(1)

/** dw.seat.5, dw.gskill.12 A die of this human. */
export const thrownBy = (human: Human): Pick<Ask, 'seat' | 'human'> => ({ seat: ownerOf(human), human: human.n })

/**
 * One die, and nobody can do anything about it; `isLikeLast`: it could change places with the one before. A throw is
 * always of the same shape: thousands are made in a second.
 */
function cast(
  t: Transaction,
  ask: Ask,
  sides: number,
  isLikeLast = ask.isLikeLast ?? false,
  table = ask.table,
): number {
  const { clause, seat, what } = ask
  const results = ask.results && !isSeen(t, ask) ? ask.results : undefined
  const modifiers = ask.modifiers ?? (table ? UNMODIFIED : undefined)
  const naturals = table ? ask.naturals : undefined
  return t.roll({ clause, sides, seat, what, modifiers, table, naturals, isLikeLast, results })
}
const UNMODIFIED: readonly Modifier[] = Object.freeze([])

/** dw.gskill.12 Whoever may have it thrown again decides by its face. */
const isSeen = (t: Transaction, { human }: Ask): boolean => human !== undefined && t.book.isWatched(t, human)

const NONE: readonly number[] = Object.freeze([])

/** dw.gskill.12 Which of these dice are thrown again, by index. */
const again = (
  t: Transaction,
  { human, clause, what }: Ask,
  faces: readonly number[],
  isPair: boolean,
): readonly number[] => (human === undefined ? NONE : t.book.thrownAgain(t, { human, clause, what, faces, isPair }))

/** Dice as they are after those of them that were thrown again. */
function thrown(t: Transaction, ask: Ask, throws: readonly (() => number)[]): number[] {
  const faces = throws.map((one) => one())
  const repeated = again(t, ask, faces, false)
  if (repeated.length === 0) return faces
  return faces.map((face, i) => (repeated.includes(i) ? (throws[i] as () => number)() : face))
}

function single(t: Transaction, ask: Ask, sides: number): number {
  const face = cast(t, ask, sides)
  return again(t, ask, [face], false).length === 0 ? face : cast(t, ask, sides)
}

export const d6 = (t: Transaction, ask: Ask): number => single(t, ask, 6)
export const d20 = (t: Transaction, ask: Ask): number => single(t, ask, 20)

/** Two dice whose sum counts; `does`: what the sum does, said with the second. */
export function pair(t: Transaction, ask: Ask, sides = 6, does?: (first: number) => Faces): readonly [number, number] {
  const one = cast(t, ask, sides)
  const faces = [one, cast(t, ask, sides, true, does?.(one) ?? ask.table)] as const
  const repeated = again(t, ask, faces, true)
  if (repeated.length === 0) return faces
  const [a, b] = faces
  return [repeated.includes(0) ? cast(t, ask, sides) : a, repeated.includes(1) ? cast(t, ask, sides) : b]
}

/** Dice that are thrown at once and count one by one; `inAnyOrder`: two with the same to be added may change places. */
export const volley = (t: Transaction, asks: readonly Ask[], inAnyOrder: boolean): readonly number[] => {
  const [first] = asks
  if (!first) return []
  const throwOne = (ask: Ask, last: Ask | undefined) => (): number =>
    cast(t, ask, 6, inAnyOrder && last !== undefined && added(ask) === added(last))
  return thrown(
    t,
    first,
    asks.map((ask, i) => throwOne(ask, asks[i - 1])),
  )
}

const added = ({ modifiers = [] }: Ask): number => modifiers.reduce((sum, { value }) => sum + value, 0)

/** dw.units.14 */
export const halved = (face: number): number => Math.ceil(face / 2)

/** dw.units.11 Degrees clockwise from north. */
export const direction = (t: Transaction, ask: Ask): { face: number; degrees: number } => {
  const face = d20(t, ask)
  return { face, degrees: degreesOfFace(face, 20) }
}

/** A random pick: which of the candidates, and the face that chose it; null if there was nothing to throw for. */
interface Picked {
  readonly index: number
  readonly face: number | null
}

/**
 * dw.units.13 One of n with equal chances; no die for a single one, and scores that name nobody are thrown again.
 * `isLikeLast`: it could change places with the pick before.
 */
export function picked(t: Transaction, ask: Ask, n: number, isLikeLast = false): Picked {
  if (n <= 1) return { index: 0, face: null }
  const [face = 1] = thrown(t, ask, [() => valid(t, ask, n, isLikeLast)])
  return { index: indexOf(face, n), face }
}

const indexOf = (face: number, n: number): number =>
  n === 2 ? Math.ceil(face / 3) - 1 : n === 3 ? halved(face) - 1 : face - 1

function valid(t: Transaction, { clause, seat, what }: Ask, n: number, isLikeLast: boolean): number {
  for (;;) {
    const face = t.roll({ clause, seat, what, sides: n > 6 ? 20 : 6, isLikeLast, evenly: facesFor(n) })
    if (indexOf(face, n) < n) return face
  }
}

/** The first face that names each of n. */
const facesFor = (n: number): readonly number[] =>
  n === 2 ? [1, 4] : n === 3 ? [1, 3, 5] : Array.from({ length: n }, (_, i) => i + 1)

/** dw.units.13 By index. */
export const pick = (t: Transaction, ask: Ask, n: number): number => picked(t, ask, n).index
