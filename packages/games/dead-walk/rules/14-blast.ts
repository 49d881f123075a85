/** dw.grenade.10 What a grenade does where it goes off: whom the blast covers, and the dice for each. */
import { facesBy, type Modifier, type Seat } from '@shamble/kernel'
import {
  compareGapInSpace,
  compareGapToPoint,
  doubleAreaOf,
  figuresWithin,
  OUTSIDE,
  type Room,
  roomsAt,
  whereInPolygon,
  type XY,
} from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { Result } from '../events.ts'
import {
  figureName,
  isZombieFigure,
  type Look,
  numberOfFigure,
  type Surface,
  theZombie,
  type Transaction,
} from '../state.ts'
import { BLASTS, type GrenadeId, type GrenadeRow, GRENADES } from '../tables/grenades.ts'
import { crowdOf } from './01-crowd.ts'
import { d6 } from './01-dice.ts'
import { hitFaces } from './01-faces.ts'
import { type Placed, type Figure, figuresOnTable, isApart, isWalledOff, rise, theFigure } from './01-figures.ts'
import { resultOf } from './08-weapons.ts'
import { isThroughRoof } from './09-sight.ts'
import { modified } from './10-modifiers.ts'
import { nearestFirst } from './12-templates.ts'
import { catchFire } from './15-fire.ts'
import { applyResult } from './19-harm.ts'

/** A grenade that goes off: who earns its kills, and who throws its dice. */
interface Explosion extends Placed {
  readonly grenade: GrenadeId
  readonly by: number | null
  readonly seat: Seat
  readonly human?: number | undefined
}

const LEVEL = 0

/** dw.grenade.16 The room of normal size in which a point lies; null in the open, in halls and on roofs. */
function confinedRoom({ book }: Look, { at, on }: Placed): Room | null {
  if (on !== null) return null
  const [room] = roomsAt(book.map.terrain, LEVEL, at)
  return room && doubleAreaOf(room) <= 2 * BLASTS.confinedArea ? room : null
}

/** dw.grenade.11, dw.grenade.12, dw.grenade.15 Whom a blast there is diced for, nearest first. */
export function blastTargets(look: Look, grenade: GrenadeId, at: XY, on: Surface): number[] {
  const spot = { at, on }
  const room = GRENADES[grenade].fillsRoom ? confinedRoom(look, spot) : null
  return nearestFirst(look, spot, room === null ? caughtInBlast(look, spot) : inRoom(look, room))
}

/** dw.grenade.12, dw.los.10 Centres nearer than the radius, with no wall, no roof and nothing shut between. */
const caughtInBlast = (look: Look, spot: Placed): Figure[] =>
  figuresWithin(crowdOf(look), spot.at, 0, look.book.blastRadius)
    .map((figure) => theFigure(look, figure))
    .filter((one) => isNearer(look, spot, one, look.book.blastRadius))
    .filter((one) => !isWalledOff(look, spot, one) && !isThroughRoof(look, spot, one))

/** dw.units.9 Between levels in space. */
export function isNearer(look: Look, spot: Placed, figure: Figure, radius: number): boolean {
  const middle = { ...spot.at, radius: 0 }
  return isApart(look, spot, figure)
    ? compareGapInSpace(middle, { ...figure.at, radius: 0 }, rise(look, spot, figure), radius) < 0
    : compareGapToPoint(middle, figure.at, radius) < 0
}

/** dw.grenade.15 Everybody in the room. */
const inRoom = (look: Look, { outline }: Room): Figure[] =>
  [...figuresOnTable(look)].filter(({ at, on }) => on === null && whereInPolygon(outline, at) !== OUTSIDE)

/** dw.grenade.14, dw.grenade.15 What the place adds to the effect dice. */
function effectModifiers({ confined, open }: GrenadeRow, isConfined: boolean): Modifier[] {
  const [clause, value]: [Clause, number] = isConfined ? ['dw.grenade.14', confined] : ['dw.grenade.15', open]
  return value === 0 ? [] : [{ clause, value }]
}

/** dw.grenade.13 A grenade goes off and does something to everybody it covers. */
export function explode(t: Transaction, explosion: Explosion): void {
  const { grenade, at, on } = explosion
  const row: GrenadeRow = GRENADES[grenade]
  const isConfined = confinedRoom(t, explosion) !== null
  const targets = blastTargets(t, grenade, at, on)
  t.emit({
    e: 'exploded',
    clause: 'dw.grenade.10',
    grenade,
    at,
    confined: isConfined,
    radius: row.fillsRoom && isConfined ? null : t.book.blastRadius,
  })
  const modifiers = effectModifiers(row, isConfined)
  const areLike = targets.map((figure, i) => isLike(t, figure, targets[i - 1]))
  for (const [i, figure] of targets.entries())
    if (row.ignites) setAlight(t, explosion, figure)
    else blast(t, explosion, modifiers, figure, areLike[i] as boolean)
}

/** dw.grenade.18, dw.fire.2 The effect die of a fire grenade is the first die of the fire. */
const setAlight = (t: Transaction, { by, seat, human }: Explosion, figure: number): void => {
  catchFire(t, figure, by, { from: 'fire', ask: { clause: 'dw.grenade.13', seat, human } })
}

/** dw.grenade.13 What a score of the effect die does. */
function effectOf(row: GrenadeRow, score: number): Result {
  const hit = resultOf(row, score)
  return hit === 'miss' && row.stun !== null && score >= row.stun ? 'stun' : hit
}

/** Which of two zombies is hit makes no difference to what a blast comes to, if both stood or both lay. */
function isLike({ state }: Look, figure: number, other: number | undefined): boolean {
  if (other === undefined || !isZombieFigure(figure) || !isZombieFigure(other)) return false
  const isDown = (one: number): boolean => theZombie(state, numberOfFigure(one)).fallen
  return isDown(figure) === isDown(other)
}

/** dw.grenade.13, dw.grenade.19 One effect die; who threw it does not matter. */
function blast(
  t: Transaction,
  { grenade, by, seat, human }: Explosion,
  modifiers: readonly Modifier[],
  figure: number,
  isLikeLast: boolean,
): void {
  const row: GrenadeRow = GRENADES[grenade]
  const what = `${row.title} on ${figureName(figure)}`
  const results = facesBy({ sides: 6 }, (face) => effectOf(row, modified(face, modifiers)))
  const table = hitFaces(row, row.stun)
  const face = d6(t, { clause: 'dw.grenade.13', seat, human, what, modifiers, table, results, isLikeLast })
  const result = effectOf(row, modified(face, modifiers))
  t.emit({ e: 'diced for', clause: 'dw.grenade.13', figure: figureName(figure), die: { face, modifiers, result } })
  const blow = { from: 'blast', by, close: false } as const
  applyResult(t, figure, result, row.elim === null ? { ...blow, harmless: true } : blow)
}
