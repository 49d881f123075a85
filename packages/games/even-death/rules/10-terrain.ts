/** ed.terrain What lies where, and who can stand there. */
import {
  barrierOnLeg,
  barriersWithin,
  INSIDE,
  isOnTable,
  mayPass,
  NOBODY,
  passesThrough,
  samePoint,
  type Shape,
  sixteenthsInside,
  whereInShape,
  type XY,
} from '@shamble/table'
import type { FieldPiece } from '../content/battlefield.ts'
import { type Ground, terrainKind } from '../content/terrain.ts'
import { humanOf, type Look, zombieNo } from '../state.ts'
import { CLEARANCE, RADIUS } from '../tables/units.ts'
import { basesOverlap } from './01-measure.ts'
import { figuresNear, idOfFigure, isZombieFigure } from './01-figures.ts'

/** The pieces in which a point lies, strictly: on the outline is outside (ed.move.11). */
export const piecesAt = ({ book, facts }: Pick<Look, 'book' | 'facts'>, at: XY): FieldPiece[] =>
  barriersWithin(facts.layout, facts.all, at, 0).flatMap((i) => {
    const piece = book.field.pieces[i] as FieldPiece
    return whereInShape(piece.shape, at) === INSIDE ? [piece] : []
  })

export const pieceNamed = ({ book }: Pick<Look, 'book'>, id: string): FieldPiece | undefined =>
  book.field.pieces.find((piece) => piece.id === id)

/** ed.terrain.10 The kinds of ground at a point: those of all areas there, and none under a bridge or a road. */
export function groundsAt(look: Pick<Look, 'book' | 'facts'>, at: XY): ReadonlySet<Ground> {
  const there = piecesAt(look, at).map(({ kind }) => terrainKind(kind))
  if (there.some(({ overrides }) => overrides)) return new Set()
  return new Set(there.map(({ ground }) => ground).filter((ground) => ground !== 'normal'))
}

/** ed.move.11 A straight way, and the platform on which it runs; null on the ground. */
export interface Path {
  readonly from: XY
  readonly to: XY
  readonly on?: string | null
}

/** ed.move.11 Is the centre of the base inside one of these areas anywhere on the way? Roads and bridges lie above them. */
function touches({ facts }: Pick<Look, 'facts'>, areas: readonly Shape[], { from, to }: Path): boolean {
  const isMet = (shape: Shape): boolean => passesThrough(from, to, shape)
  if (!areas.some(isMet)) return false
  if (!facts.over.some(isMet)) return true
  const [met, over] = [areas.filter(isMet), facts.over.filter(isMet)]
  // A stretch of less than a unit between two roads is no ground of its own.
  return sixteenthsInside(from, to, [...met, ...over]) >= sixteenthsInside(from, to, over) + 16
}

/** ed.move.9, ed.move.11 The kinds of slow ground that a way touches. */
export function slowGroundsOn(look: Pick<Look, 'facts'>, path: Path): Ground[] {
  const { layout, slow, difficult, dangerous } = look.facts
  if ((path.on ?? null) !== null || !mayPass(layout, slow, [path.from, path.to], 1)) return []
  const found: Ground[] = []
  if (touches(look, difficult, path)) found.push('difficult')
  if (touches(look, dangerous, path)) found.push('dangerous')
  return found
}

/** ed.terrain.2 to ed.terrain.4 Does a way enter dangerous ground or pass within it? Standing still does not. */
export const touchesDanger = (look: Pick<Look, 'facts'>, from: XY, to: XY, on: string | null = null): boolean =>
  !samePoint(from, to) && slowGroundsOn(look, { from, to, on }).includes('dangerous')

/** The ground height of whoever stands there: on a platform its height, on a hill the hill's. */
export function groundHeight(
  look: Pick<Look, 'book' | 'facts'>,
  { at, on }: { readonly at: XY; readonly on: string | null },
): number {
  const platform = on === null ? undefined : pieceNamed(look, on)
  if (platform) return terrainKind(platform.kind).height
  const hills = piecesAt(look, at).filter(({ kind }) => terrainKind(kind).climb === 'walkable')
  return hills.reduce((most, { kind }) => Math.max(most, terrainKind(kind).height), 0)
}

/** ed.measure.6 Does a base overlap nothing Impassable? On top of a platform its centre stays inside the outline (ed.climb.10). */
export function isOpenGround({ book, facts }: Look, at: XY, on: string | null): boolean {
  if (!isOnTable(at, RADIUS, book.field.width, book.field.depth)) return false
  if (on === null) return barrierOnLeg(facts, CLEARANCE, at, at) === NOBODY
  const platform = pieceNamed({ book }, on)
  return (
    platform !== undefined &&
    terrainKind(platform.kind).platform === true &&
    whereInShape(platform.shape, at) === INSIDE
  )
}

/** ed.measure.6 Who stands in the way of a base there; whoever stands on another level, or is left out, does not. */
export function figuresInWay(
  look: Look,
  at: XY,
  on: string | null,
  isLeftOut: (figure: number) => boolean = () => false,
): number[] {
  return figuresNear(look, at, 0).filter((figure) => !isLeftOut(figure) && isInWay(look, figure, at, on))
}

/** Whether a figure stands in the way of a base there, on the same level. */
export function isInWay(look: Look, figure: number, at: XY, on: string | null): boolean {
  const other = placeOf(look, figure)
  return other !== null && other.on === on && basesOverlap(at, other.at)
}

/** Where a figure stands, and on what. */
export function placeOf({ state }: Look, figure: number): { readonly at: XY; readonly on: string | null } | null {
  const id = idOfFigure(figure)
  return (isZombieFigure(figure) ? zombieNo(state, id) : humanOf(state, id)) ?? null
}

/** Whether a base can stand there: on open ground, and in nobody's way. */
export const isFreePlace = (look: Look, at: XY, on: string | null = null): boolean =>
  isOpenGround(look, at, on) && figuresInWay(look, at, on).length === 0
