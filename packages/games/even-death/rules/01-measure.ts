/** ed.measure Distances between bases, computed places, and dice. */
import type { Modifier, Seat } from '@shamble/kernel'
import {
  compareGapToPoint,
  compareGapToShape,
  compareProducts,
  distance2,
  overRoot,
  type Round,
  type Shape,
  shownGap,
  type XY,
} from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { Transaction } from '../state.ts'
import { DIE } from '../tables/numbers.ts'
import { APART, RADIUS } from '../tables/units.ts'

/** ed.measure.3 The base of whoever stands at a place. */
export const baseAt = ({ x, y }: XY): Round => ({ x, y, radius: RADIUS })

/** ed.measure.4 For showing, in whole units, rounded up; never below 0. */
export const gapOf = (a: XY, b: XY): number => Math.max(0, shownGap(baseAt(a), baseAt(b)))

/** ed.measure.4, ed.measure.5 Is the gap of two figures at most so many units? More is over. */
export function isWithin(a: XY, b: XY, units: number): boolean {
  const reach = units + 2 * RADIUS
  return reach >= 0 && distance2(a, b) <= reach * reach
}

/** ed.measure.5 Is the gap less than so many units? */
export function isNearer(a: XY, b: XY, units: number): boolean {
  const reach = units + 2 * RADIUS
  return reach > 0 && distance2(a, b) < reach * reach
}

/** ed.measure.4 The same for a marker or an object, of which the place counts. */
export const isWithinOfPoint = (figure: XY, point: XY, units: number): boolean =>
  compareGapToPoint(baseAt(figure), point, units) <= 0

/** ed.measure.4 The same for a piece, to the nearest point of its outline. */
export const isWithinOfPiece = (figure: XY, shape: Shape, units: number): boolean =>
  compareGapToShape(baseAt(figure), shape, units) <= 0

/** ed.measure.6 */
export const basesOverlap = (a: XY, b: XY): boolean => distance2(a, b) < APART * APART

/** ed.move.3 Is the way from one place to another at most so long? */
export const isAtMost = (from: XY, to: XY, units: number): boolean => distance2(from, to) <= units * units

/** ed.measure.7 The point so many units from one place towards another, each coordinate rounded towards the start. */
export function alongFrom(from: XY, to: XY, units: number): XY {
  const n = distance2(from, to)
  if (n === 0) return from
  return { x: from.x + downOverRoot((to.x - from.x) * units, n), y: from.y + downOverRoot((to.y - from.y) * units, n) }
}

/** v / √n, rounded towards 0. */
function downOverRoot(v: number, n: number): number {
  const nearest = Math.abs(overRoot(v, n))
  const size = compareProducts(nearest * nearest, n, Math.abs(v), Math.abs(v)) > 0 ? nearest - 1 : nearest
  return v < 0 && size > 0 ? -size : size
}

/** What a roll is for. */
interface Ask {
  readonly clause: Clause
  readonly seat: Seat
  readonly what: string
  readonly modifiers?: readonly Modifier[]
  readonly results?: readonly (readonly number[])[]
  readonly isLikeLast?: boolean
}

/** ed.measure.9 Every die has eight sides. */
export const d8 = (t: Transaction, ask: Ask): number => t.roll({ sides: DIE, ...ask })

/** ed.measure.11 Modifiers of every kind stack. */
export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { value }) => sum + value, 0)

/** ed.measure.10 Added to each die, and then compared: no natural score is special. */
export const succeeds = (face: number, needed: number, modifiers: readonly Modifier[] = []): boolean =>
  face + sumOf(modifiers) >= needed

const FACES: readonly number[] = Array.from({ length: DIE }, (_, i) => i + 1)

/** The faces of a die that fail and those that succeed: odds are counted by them. */
export function resultsOf(needed: number, modifiers: readonly Modifier[] = []): readonly (readonly number[])[] {
  const parts = [false, true].map((wanted) => FACES.filter((face) => succeeds(face, needed, modifiers) === wanted))
  return parts.filter((faces) => faces.length > 0)
}

/** A handful of dice of which only successes count, one after the other. */
export function handful(t: Transaction, dice: number, needed: number, ask: Ask): number[] {
  const results = resultsOf(needed, ask.modifiers)
  return Array.from({ length: dice }, (_, i) => d8(t, { ...ask, results, ...(i > 0 ? { isLikeLast: true } : {}) }))
}
