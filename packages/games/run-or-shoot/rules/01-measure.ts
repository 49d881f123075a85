/** rs.measure Distances, contact, facing, sample points and free spots. */
import {
  awayFrom as awayFromPoint,
  comparePointToShape,
  displaced,
  distance2,
  firstOnRings,
  inArc,
  isCrossed,
  isOnTable,
  type Others,
  pathLengthLegsUp,
  placeStopper,
  rootUp,
  samePoint,
  type Shape,
  towards,
  type XY,
} from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import { type Look, radiusOf, type Survivor, type Zed } from '../state.ts'
import { ADJACENT, CONTACT, RADIUS, SAMPLE_STEP, SPOT_RINGS, TOLERANCE } from '../tables/units.ts'
import { crowdOn } from './01-crowd.ts'
import { hasFloor } from './02-terrain.ts'

/** rs.measure.4 A figure with its base, or a point, which has none. */
export interface Figure extends Spot {
  readonly radius: number
}

export const asFigure = (one: Survivor | Zed): Figure => ({
  at: one.at,
  level: one.level,
  radius: 'who' in one ? RADIUS.figure : radiusOf(one),
})
export const asPoint = ({ at, level }: Spot): Figure => ({ at, level, radius: 0 })

/** rs.measure.4, rs.measure.5, rs.measure.8 Is the gap at most so much? Height is not measured. */
export function isWithin(a: Figure, b: Figure, d: number): boolean {
  const reach = d + a.radius + b.radius
  return reach >= 0 && distance2(a.at, b.at) <= reach * reach
}

/** rs.measure.4 The gap in units, rounded up; for what people are shown and for what is compared with other gaps. */
export const gapOf = (a: Figure, b: Figure): number => Math.max(0, rootUp(distance2(a.at, b.at)) - a.radius - b.radius)

const isParted = ({ facts }: Look, level: number, a: XY, b: XY): boolean =>
  isCrossed(facts.layout, facts.parting[level] as Uint8Array, a, b)

const isNear = (look: Look, a: Figure, b: Figure, d: number): boolean =>
  a.level === b.level && isWithin(a, b, d) && !isParted(look, a.level, a.at, b.at)

/** rs.measure.6 */
export const inContact = (look: Look, a: Figure, b: Figure): boolean => isNear(look, a, b, CONTACT)

/** rs.measure.7 */
export const isAdjacent = (look: Look, a: Figure, b: Figure): boolean => isNear(look, a, b, ADJACENT)

/** rs.measure.7 Is a figure adjacent to a thing, whose nearest point counts? The thing itself is no obstacle. */
export const isAdjacentTo = ({ at, radius }: Figure, thing: Shape): boolean =>
  comparePointToShape(at, thing, ADJACENT + radius) <= 0

/** rs.measure.9 */
export const lengthOf = pathLengthLegsUp

/** rs.measure.10 A point moved directly away from another; from the same spot, the way the cause faces, else east. */
export function displacedFrom(from: XY, at: XY, distance: number, facing: XY | null = null): XY {
  if (!samePoint(from, at)) return awayFromPoint(from, at, distance)
  const ahead = facing ?? { x: 1, y: 0 }
  return towards(at, { x: at.x + ahead.x, y: at.y + ahead.y }, distance)
}

/** rs.measure.13 The forward arc of 90 degrees. */
export const isInFront = (at: XY, facing: XY, target: XY): boolean => inArc(at, facing, target, 90)

/** rs.measure.15 Every 100 units along a path, each corner and its end, in order; the start is none. */
export function samplesOf(path: readonly XY[]): XY[] {
  const samples: XY[] = []
  const note = (point: XY): void => {
    const last = samples.at(-1) ?? path[0]
    if (last === undefined || !samePoint(last, point)) samples.push(point)
  }
  let walked = 0
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1] as XY, path[i] as XY]
    const length = rootUp(distance2(from, to))
    for (let along = SAMPLE_STEP - (walked % SAMPLE_STEP); along < length; along += SAMPLE_STEP)
      note(towards(from, to, along))
    note(to)
    walked += length
  }
  return samples
}

/** Everybody on a level but these. */
export const othersOn = (look: Look, level: number, but: readonly number[] = []): Others => ({
  crowd: crowdOn(look, level),
  bars: (figure) => !but.includes(figure),
  overlap: TOLERANCE,
})

/** rs.measure.11, rs.measure.16 May a base rest there: on the table and the floor, on no figure and in no barrier? */
export function isFreeSpot(look: Look, spot: Spot, radius: number, but: readonly number[] = []): boolean {
  const { layout, closed } = look.facts
  const footing = { layout, closed: closed[spot.level] as Uint8Array }
  const mover = { radius, clearance: radius }
  return hasFloor(look, spot, radius) && placeStopper(footing, mover, othersOn(look, spot.level, but), spot.at) === null
}

/** rs.measure.12 The nearest free spot to a point, with no barrier between; null if there is none. */
export function nearestFreeSpot(
  look: Look,
  { at, level }: Spot,
  radius: number,
  but: readonly number[] = [],
  isClear: (place: XY) => boolean = () => true,
): Spot | null {
  const { layout, closed } = look.facts
  const barred = closed[level] as Uint8Array
  const found = firstOnRings(
    at,
    SPOT_RINGS,
    (place) =>
      isOnTable(place, radius, layout.width, layout.depth) &&
      isFreeSpot(look, { at: place, level }, radius, but) &&
      isClear(place) &&
      !isCrossed(layout, barred, at, place),
  )
  return found === null ? null : { at: found, level }
}

/** The eight directions of the compass, clockwise from east. */
export const EIGHT = Array.from({ length: 8 }, (_, i): XY => displaced({ x: 0, y: 0 }, 1000, 90 + 45 * i))
