/** ed.climb.5, ed.climb.11 What can be climbed, and where one stands before it and behind it. */
import {
  barriersWithin,
  compareSegmentToShape,
  compareToRim,
  distance2,
  dot,
  INSIDE,
  isqrt,
  minus,
  overRoot,
  passesThrough,
  whereInShape,
  type XY,
} from '@shamble/table'
import type { FieldLadder, FieldPiece } from '../content/battlefield.ts'
import { terrainKind } from '../content/terrain.ts'
import type { Climbing, Look } from '../state.ts'
import { CLEARANCE, CONTACT, LATTICE, RADIUS, STANDING } from '../tables/units.ts'
import { alongFrom, isWithinOfPiece, isWithinOfPoint } from './01-measure.ts'
import { pieceNamed } from './10-terrain.ts'

/** Whoever climbs: a human, or a zombie of a herd. */
export interface Climber {
  readonly at: XY
  readonly on: string | null
  readonly climbing: Climbing | null
}

/** Something that can be climbed, by its own id or by that of a ladder. */
export interface Feature {
  readonly id: string
  readonly piece: FieldPiece
  readonly ladder: FieldLadder | null
  /** ed.climb.7 What its height costs: nothing if it is lower than whoever climbs. */
  readonly cost: number
  readonly isPlatform: boolean
}

/** ed.climb.2, ed.climb.11 What may be climbed under this name; pieces with "ladder only" go by their ladders. */
export function featureNamed(look: Pick<Look, 'book'>, id: string): Feature | null {
  const ladder = look.book.field.ladders.find((one) => one.id === id) ?? null
  const piece = pieceNamed(look, ladder?.piece ?? id)
  if (!piece) return null
  const { climb, height, platform } = terrainKind(piece.kind)
  const isClimbable = ladder === null ? climb === 'low' || climb === 'yes' : climb === 'ladder'
  if (!isClimbable) return null
  return { id, piece, ladder, cost: height < STANDING.height ? 0 : height, isPlatform: platform === true }
}

/** ed.climb.6 Always climbed, without a check. */
export const isLow = ({ cost }: Feature): boolean => cost === 0

/** Where one climbs: the place before the feature, the one behind it, and on what one stands there. */
export interface Crossing {
  readonly foot: XY
  readonly landing: XY
  readonly on: string | null
}

/** A side of an outline: from where it runs, along and out of it as vectors of its own length, and that length. */
interface Rim {
  readonly from: XY
  readonly along: XY
  readonly out: XY
  readonly length2: number
  readonly length: number
}

/** The sides of a feature; what is climbed has corners. */
function rimsOf({ shape }: FieldPiece): Rim[] {
  if (shape.is !== 'polygon') return []
  const { corners } = shape
  return corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length] as XY
    const along = minus(to, from)
    const out = { x: along.y, y: -along.x }
    const isOutwards = corners.every((corner) => dot(minus(corner, from), out) <= 0)
    const length2 = distance2(from, to)
    return { from, along, out: isOutwards ? out : { x: -out.x, y: -out.y }, length2, length: isqrt(length2) }
  })
}

/** How far a place is out of a side, and along it, in whole units. */
const outOf = ({ from, out, length2 }: Rim, p: XY): number => overRoot(dot(minus(p, from), out), length2)
const alongOf = ({ from, along, length2 }: Rim, p: XY): number => overRoot(dot(minus(p, from), along), length2)

/** The whole place so far along a side and so far out of it. */
const placeBy = ({ from, along, out, length2 }: Rim, far: number, off: number): XY => ({
  x: from.x + overRoot(along.x * far + out.x * off, length2),
  y: from.y + overRoot(along.y * far + out.y * off, length2),
})

/** How far a feature reaches back from one of its sides. */
function depthBehind({ shape }: FieldPiece, rim: Rim): number {
  return shape.is === 'polygon' ? Math.max(...shape.corners.map((corner) => -outOf(rim, corner))) : 0
}

/** The side of a feature at which a place is: the nearest, and beside it, not beyond its ends. */
function rimAt(piece: FieldPiece, p: XY): Rim | null {
  let best: Rim | null = null
  for (const rim of rimsOf(piece)) if (best === null || outOf(rim, p) > outOf(best, p)) best = rim
  if (best === null) return null
  const far = alongOf(best, p)
  return far >= 0 && far <= best.length ? best : null
}

/** ed.climb.5 The edge of a base at a rim, within what touching allows. */
const isAtRim = (distance: number): boolean => distance >= CLEARANCE && distance <= RADIUS + CONTACT.touching

const isOnTop = ({ piece }: Feature, { on }: Pick<Climber, 'on'>): boolean => on === piece.id

/** A ladder is climbed by a base that touches its point, and left for any place near it. */
function byLadder(feature: Feature, ladder: FieldLadder, climber: Climber, landing: XY): Crossing | null {
  const isUp = !isOnTop(feature, climber)
  const isThere = (whereInShape(feature.piece.shape, landing) === INSIDE) === isUp
  if (!isThere || distance2(landing, ladder.at) > CONTACT.ladder * CONTACT.ladder) return null
  const touches = isWithinOfPoint(climber.at, ladder.at, CONTACT.touching)
  const foot = touches ? climber.at : alongFrom(ladder.at, climber.at, RADIUS + (CONTACT.touching >> 1))
  return { foot, landing, on: isUp ? feature.piece.id : null }
}

/** A thin barrier is crossed at right angles, from the place opposite the landing. */
function acrossBarrier({ piece }: Feature, { at }: Climber, landing: XY): Crossing | null {
  const rim = rimAt(piece, landing)
  if (rim === null || !isAtRim(outOf(rim, landing))) return null
  const depth = depthBehind(piece, rim)
  if (outOf(rim, at) > -depth) return null
  return { foot: placeBy(rim, alongOf(rim, landing), -depth - RADIUS), landing, on: null }
}

/** A platform is climbed over its rim, up or down. */
function overRim(feature: Feature, climber: Climber, landing: XY): Crossing | null {
  const { piece } = feature
  const isUp = !isOnTop(feature, climber)
  const rim = rimAt(piece, landing)
  if (rim === null || !isAtRim(isUp ? -outOf(rim, landing) : outOf(rim, landing))) return null
  if (isUp && outOf(rim, climber.at) < CLEARANCE) return null
  const foot = placeBy(rim, alongOf(rim, landing), isUp ? RADIUS : -RADIUS)
  return { foot, landing, on: isUp ? piece.id : null }
}

/** ed.climb.5, ed.climb.10, ed.climb.11 How somebody gets to a landing over a feature; null if it is no landing of it. */
export function crossingTo(feature: Feature, climber: Climber, landing: XY): Crossing | null {
  if (climber.on !== null && !isOnTop(feature, climber)) return null
  if (feature.ladder) return byLadder(feature, feature.ladder, climber, landing)
  return feature.isPlatform ? overRim(feature, climber, landing) : acrossBarrier(feature, climber, landing)
}

/** The place at the rim from which somebody who ends there has gone onward at right angles. */
export function landingBefore(feature: Feature, climber: Climber, end: XY): XY | null {
  if (feature.ladder) return end
  const rim = rimAt(feature.piece, end)
  if (rim === null) return null
  const isUp = feature.isPlatform && !isOnTop(feature, climber)
  return placeBy(rim, alongOf(rim, end), isUp ? -RADIUS : RADIUS)
}

/** ed.climb.8 Whether somebody stands where he can begin to climb. */
export function isAtFoot({ piece, ladder }: Feature, { at, on }: Pick<Climber, 'at' | 'on'>): boolean {
  if (ladder) return isWithinOfPoint(at, ladder.at, CONTACT.touching)
  if (on === null) return isWithinOfPiece(at, piece.shape, CONTACT.touching)
  return piece.shape.is === 'polygon' && compareToRim(at, piece.shape.corners, RADIUS + CONTACT.touching) <= 0
}

/** Whether a way to a place leads over the feature. */
export function isAcross(feature: Feature, climber: Climber, end: XY): boolean {
  const { piece, isPlatform } = feature
  if (!isPlatform) return passesThrough(climber.at, end, piece.shape)
  return (whereInShape(piece.shape, end) === INSIDE) !== isOnTop(feature, climber)
}

/** ed.climb.11 Is nothing else in the way of a base that crosses? A window is as wide as it is. */
export function isPassable(
  { book, facts }: Look,
  { piece, isPlatform }: Feature,
  { foot, landing }: Crossing,
): boolean {
  if (isPlatform) return true
  return barriersWithin(facts.layout, facts.closed, foot, 4 * RADIUS).every((i) => {
    const other = book.field.pieces[i] as FieldPiece
    return other === piece || compareSegmentToShape(foot, landing, other.shape, CLEARANCE) >= 0
  })
}

/** Places that are looked at behind a feature: every half inch along its sides, or round a ladder. */
export function landingsOf(feature: Feature, climber: Climber, reach: number, every = LATTICE): XY[] {
  const { piece, ladder } = feature
  if (ladder) return roundLadder(ladder, every)
  const isUp = feature.isPlatform && !isOnTop(feature, climber)
  return rimsOf(piece).flatMap((rim) => {
    const isFacing = outOf(rim, climber.at) > 0
    if (isUp ? !isFacing : isFacing && !feature.isPlatform) return []
    const middle = alongOf(rim, climber.at)
    const places: XY[] = []
    for (let k = 0; k * every <= reach; k++)
      for (const far of k === 0 ? [middle] : [middle - k * every, middle + k * every])
        if (far >= 0 && far <= rim.length) places.push(placeBy(rim, far, isUp ? -RADIUS : RADIUS))
    return [...places, placeBy(rim, rim.length >> 1, isUp ? -RADIUS : RADIUS)]
  })
}

function roundLadder({ at }: FieldLadder, every: number): XY[] {
  const places: XY[] = []
  const most = Math.floor(CONTACT.ladder / every)
  for (let j = -most; j <= most; j++)
    for (let i = -most; i <= most; i++) places.push({ x: at.x + i * every, y: at.y + j * every })
  return places.sort((a, b) => distance2(a, at) - distance2(b, at))
}
