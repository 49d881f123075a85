/** rs.climb.5, rs.climb.8, rs.assist.5 Edges of roofs, upper windows, and walls that somebody is lifted up. */
import { type Refusal, refuse } from '@shamble/kernel'
import { compareDistance, isOnSegment, OUTSIDE, samePoint, towards, whereInPolygon, type XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import type { Look, Survivor } from '../state.ts'
import { AT_IT, RADIUS } from '../tables/units.ts'
import { survivorFigure } from './01-crowd.ts'
import { nearestFreeSpot } from './01-measure.ts'
import { type Floor, levelBelow } from './02-terrain.ts'
import { isInFlames } from './13-flames.ts'
import { canReach, nearestOn } from './14-handling.ts'

/** A side of a floor from which one can drop, or of a roof onto which one can climb. */
interface Side {
  readonly from: XY
  readonly to: XY
  readonly outline: readonly XY[]
}

/** How near his centre must be to an edge or a wall. */
const REACH = AT_IT + RADIUS.figure

const sidesOf = ({ outline }: Floor): Side[] =>
  outline.map((from, i) => ({ from, to: outline[(i + 1) % outline.length] as XY, outline }))

/** rs.climb.5 The edges of the roof on which he stands. */
const edges = ({ facts }: Look, { at, level }: Spot): Side[] =>
  facts.floors
    .filter((floor) => floor.isRoof && floor.level === level && whereInPolygon(floor.outline, at) !== OUTSIDE)
    .flatMap(sidesOf)

/** rs.climb.8 The windows of the storey on which he is, which are not barred, in outer walls. */
function upperWindows({ facts, book }: Look, { at, level }: Spot): Side[] {
  const floor = facts.floors.find(
    (one) => !one.isRoof && one.level === level && whereInPolygon(one.outline, at) !== OUTSIDE,
  )
  if (!floor) return []
  const isOuter = (point: XY): boolean => sidesOf(floor).some(({ from, to }) => isOnSegment(from, to, point))
  return book.map.openings
    .filter(({ kind, level: at_, building }) => kind === 'window' && at_ === level && building === floor.building)
    .filter(({ from, to }) => isOuter(from) && isOuter(to))
    .map(({ from, to }) => ({ from, to, outline: floor.outline }))
}

/** rs.assist.5 The walls beside him that carry a flat roof one level up. */
const walls = ({ facts }: Look, { at, level }: Spot): Side[] =>
  facts.floors
    .filter((floor) => floor.isRoof && floor.level === level + 1 && whereInPolygon(floor.outline, at) === OUTSIDE)
    .flatMap(sidesOf)

const isNear = (s: Spot, point: XY): boolean => compareDistance(s.at, point, REACH) <= 0

/** The nearest point of every such side that is within his reach. */
const pointsOf = (s: Spot, sides: readonly Side[]): XY[] =>
  sides
    .map(({ from, to }) => nearestOn(from, to, s.at))
    .filter((point, i, all) => isNear(s, point) && all.findIndex((one) => samePoint(one, point)) === i)

/** From a point of a side a base's radius outwards, or inwards. */
function asideOf({ from, to, outline }: Side, point: XY, isInside: boolean): XY {
  const across = { x: to.y - from.y, y: from.x - to.x }
  const places = [1, -1].map((sign) =>
    towards(point, { x: point.x + sign * across.x, y: point.y + sign * across.y }, RADIUS.figure),
  )
  return places.find((place) => (whereInPolygon(outline, place) !== OUTSIDE) === isInside) ?? point
}

const sideAt = (s: Spot, sides: readonly Side[], point: XY): Side | undefined =>
  isNear(s, point) ? sides.find(({ from, to }) => isOnSegment(from, to, point)) : undefined

const waysDown = (look: Look, s: Survivor): Side[] => [...edges(look, s), ...upperWindows(look, s)]

/** rs.climb.5 The nearest free spot one level below, outside the edge; null if it is no edge, or two levels down. */
export function landingBelow(look: Look, s: Survivor, point: XY): Spot | null {
  const side = sideAt(s, waysDown(look, s), point)
  if (!side) return null
  const at = asideOf(side, point, false)
  const level = levelBelow(look, { at, level: s.level })
  return level === s.level - 1 ? nearestFreeSpot(look, { at, level }, RADIUS.figure, [survivorFigure(s.n)]) : null
}

export const edgePoints = (look: Look, s: Survivor): XY[] =>
  s.level === 0 ? [] : pointsOf(s, waysDown(look, s)).filter((point) => edgeRefusal(look, s, point) === null)

export function edgeRefusal(look: Look, s: Survivor, point: XY): Refusal | null {
  if (s.level === 0 || !sideAt(s, waysDown(look, s), point))
    return refuse('rs.climb.5', 'There is no edge within 1 cm to drop from.')
  const spot = landingBelow(look, s, point)
  if (spot === null) return refuse('rs.climb.5', 'One can drop one level, and only to where there is room.')
  return isInFlames(look, spot) ? refuse('rs.move.8', 'Nobody drops into flames.') : null
}

/** rs.assist.5 The nearest free spot on the roof above, inside its edge. */
export function landingAbove(look: Look, s: Survivor, point: XY): Spot | null {
  const side = sideAt(s, walls(look, s), point)
  if (!side || !canReach(look, s, point)) return null
  return nearestFreeSpot(look, { at: asideOf(side, point, true), level: s.level + 1 }, RADIUS.figure)
}

export const wallPoints = (look: Look, s: Survivor): XY[] =>
  pointsOf(s, walls(look, s)).filter((point) => wallRefusal(look, s, point) === null)

export const wallRefusal = (look: Look, s: Survivor, point: XY): Refusal | null =>
  landingAbove(look, s, point) === null
    ? refuse('rs.assist.5', 'There is no wall within 1 cm with a roof one level up.')
    : null
