/** rs.nps.2, rs.nps.6 to rs.nps.9 How an NPS walks: along the shortest way, opening doors, and the unarmed never nearer to a Zed. */
import { distance2, facingTowards, NOBODY, samePoint, segmentsMeet, type XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import { isInPlay, type Look, type Survivor, type Transaction, type Zed } from '../state.ts'
import { NPS } from '../tables/survivors.ts'
import { isDoor } from '../tables/terrain.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { STAIRS_COST } from '../tables/zeds.ts'
import { LEVELS, survivorFigure } from './01-crowd.ts'
import { asFigure, asPoint, gapOf, isFreeSpot, isWithin, lengthOf, nearestFreeSpot, samplesOf } from './01-measure.ts'
import { hasFloor } from './02-terrain.ts'
import { sees } from './03-sight.ts'
import { arrive } from './13-arrival.ts'
import { landingRefusal, legRefusal, priceOf, stairsFrom } from './13-course.ts'
import { isAtExit, leaveTable } from './13-exit.ts'
import { takeStairs } from './13-move.ts'
import { standBeside, walkAlong } from './13-walk.ts'
import { handleDoor, isAtDoor } from './14-handling.ts'
import { netOf, wayLength, wayTo } from './23-ways.ts'
import { type Aim, baseAt, exactly } from './39-aim.ts'
import { isUnarmed, standingInView } from './39-armed.ts'
import { revealAll } from './43-secrecy.ts'

/** A standing Zed that he saw when his move began, and how far it was. */
interface Fear {
  readonly zed: Zed
  readonly from: number
}

/** rs.nps.7 Whom he keeps away from; the armed fear nobody. */
const fearsOf = (look: Look, s: Survivor): Fear[] =>
  isUnarmed(s)
    ? look.state.zeds.filter((z) => !z.down && sees(look, s, z)).map((zed) => ({ zed, from: distance2(s.at, zed.at) }))
    : []

/** rs.nps.2, rs.nps.7 May he be there: within 30 cm of none of them and nearer than at the start? */
const isBold = ({ book }: Pick<Look, 'book'>, here: Spot, fears: readonly Fear[]): boolean =>
  fears.every(
    ({ zed, from }) => distance2(here.at, zed.at) >= from || !isWithin(baseAt(here), asFigure(zed), book.npsFear),
  )

/** What is left of a move. */
interface Legs {
  readonly whole: number
  left: number
}

/** The path up to a point of it that lies after so many samples. */
function cutAt(path: readonly XY[], end: XY): XY[] {
  const cut: XY[] = [path[0] as XY]
  for (const sample of samplesOf(path)) {
    if (path.some((corner) => samePoint(corner, sample)) || samePoint(sample, end)) cut.push(sample)
    if (samePoint(sample, end)) break
  }
  return cut
}

/** As far along a path on his level as he may and can go, and stand: how it is then walked. */
function stretch(look: Look, s: Survivor, path: readonly XY[], aim: Aim, legs: Legs, fears: readonly Fear[]): XY[] {
  let last: XY | null = null
  let from: XY = s.at
  const walked: XY[] = [s.at]
  for (const at of samplesOf(path)) {
    const here = { at, level: s.level }
    walked.push(at)
    if (lengthOf(cutAt(path, at)) > legs.left || !isBold(look, here, fears)) break
    if (legRefusal(look, { at: from, level: s.level }, at) !== null) break
    from = at
    if (!isFreeSpot(look, here, RADIUS.figure, [survivorFigure(s.n)])) continue
    last = at
    if (aim.isThere(look, here)) break
  }
  return last === null ? [s.at] : cutAt(path, last)
}

/** The closed door through which a path leads, if he is at it. */
const doorOn = (look: Look, s: Survivor, path: readonly XY[]): string | null =>
  look.book.map.openings.find(
    (opening) =>
      isDoor(opening.kind) &&
      opening.level === s.level &&
      look.state.openings[opening.id]?.state === 'closed' &&
      path.some((to, i) => i > 0 && segmentsMeet(path[i - 1] as XY, to, opening.from, opening.to)) &&
      isAtDoor(look, asFigure(s), opening),
  )?.id ?? null

/** rs.nps.6, rs.door.1 He opens what bars his way, if his move pays for it. */
function openOn(t: Transaction, s: Survivor, path: readonly XY[], legs: Legs): boolean {
  const door = doorOn(t, s, path)
  const price = door === null ? null : priceOf(legs, t.book.door.cost)
  if (door === null || price === null) return false
  handleDoor(t, s, door, 'open')
  revealAll(t)
  legs.left -= price
  return true
}

/** rs.measure.11 What it takes to stand at the other end of stairs, or beside who stands there; null if he cannot. */
function priceBeyond(look: Look, s: Survivor, id: string): number | null {
  const stairs = look.book.map.climbs.find((climb) => climb.id === id)
  const end = stairs ? stairsFrom(stairs, s) : null
  if (end === null || landingRefusal(look, end) !== null) return null
  const free = isFreeSpot(look, end, RADIUS.figure) ? end : nearestFreeSpot(look, end, RADIUS.figure)
  return free && Math.abs(end.level - s.level) * cm(STAIRS_COST) + lengthOf([end.at, free.at])
}

/** rs.move.10 Up or down the stairs at which a stretch of the way ends. */
function climbOn(t: Transaction, s: Survivor, link: number, legs: Legs): boolean {
  const way = netOf(t, 'person').ways[link]
  const price = way?.is === 'stairs' ? priceBeyond(t, s, way.id) : null
  if (way?.is !== 'stairs' || price === null || legs.left < price) return false
  const before = s.level
  takeStairs(t, s, way.id)
  legs.left -= Math.abs(s.level - before) * cm(STAIRS_COST)
  return s.level !== before
}

/** One stretch of the way: walked, and what is at its end opened or climbed. Is there more to be done? */
function goOn(t: Transaction, s: Survivor, aim: Aim, legs: Legs, fears: readonly Fear[]): boolean {
  const [leg] = wayTo(t, 'person', s, aim.spot)?.legs ?? []
  if (!leg) return false
  const path = stretch(t, s, leg.path, aim, legs, fears)
  if (path.length > 1) legs.left -= lengthOf(walkAlong(t, s, path, false).path)
  if (!isInPlay(s) || aim.isThere(t, s)) return false
  const [onward] = wayTo(t, 'person', s, aim.spot)?.legs ?? []
  if (!onward) return false
  return openOn(t, s, onward.path, legs) || (onward.link !== NOBODY && climbOn(t, s, onward.link, legs))
}
const MOST_STRETCHES = 8

/** rs.nps.6, rs.order.8 Goes towards an aim with so much of a move; a stretch ends at a door or at stairs. */
export function walkTo(t: Transaction, s: Survivor, aim: Aim, allowance: number): Legs {
  const legs: Legs = { whole: allowance, left: allowance }
  const fears = fearsOf(t, s)
  for (let i = 0; i < MOST_STRETCHES && !aim.isThere(t, s); i++) if (!goOn(t, s, aim, legs, fears)) break
  standBeside(t, s)
  return legs
}

/** rs.nps.16, rs.noise.4 His step 5 move is over: he arrives, and leaves the table if he stands in the exit. */
export function endWalk(t: Transaction, s: Survivor): void {
  if (!isInPlay(s) || s.moved === 0) return
  arrive(t, s)
  if (isAtExit(t, s)) leaveTable(t, s)
}

/** rs.nps.8 He turns towards the nearest Zed that he sees within 30 cm, else along his move. */
export function turnAfter(t: Transaction, s: Survivor, from: XY, wanted: XY | null): void {
  const near = standingInView(t, s, cm(NPS.shoots)).map((z) => ({ z, gap: gapOf(asFigure(s), asFigure(z)) }))
  const nearest = near.sort((a, b) => a.gap - b.gap || a.z.id - b.z.id)[0]?.z
  const facing = wanted ?? (nearest ? facingTowards(s.at, nearest.at) : facingTowards(from, s.at))
  if (facing === null || (facing.x === s.facing.x && facing.y === s.facing.y)) return
  s.facing = Object.freeze({ x: facing.x, y: facing.y })
  t.emit({ e: 'turned', clause: 'rs.nps.8', survivor: s.n, facing: s.facing })
}

/** Automation A3: lattice points, every centimetre. */
const LATTICE = 100

/** Lattice points around him where a base can stand, in their order: level, then y, then x. */
function lattice(look: Look, s: Survivor, reach: number): Spot[] {
  const points: Spot[] = []
  const first = (at: number): number => Math.max(LATTICE, Math.ceil((at - reach) / LATTICE) * LATTICE)
  for (let level = 0; level < LEVELS; level++)
    for (let y = first(s.at.y); y <= s.at.y + reach; y += LATTICE)
      for (let x = first(s.at.x); x <= s.at.x + reach; x += LATTICE) {
        const spot = { at: { x, y }, level }
        if (distance2(s.at, spot.at) > reach * reach || !hasFloor(look, spot, RADIUS.figure)) continue
        if (isFreeSpot(look, spot, RADIUS.figure, [survivorFigure(s.n)])) points.push(spot)
      }
  return points
}

/** Would he come there without going nearer to any of them than he may? */
function mayFleeTo(look: Look, s: Survivor, spot: Spot, fears: readonly Fear[]): boolean {
  const way = wayTo(look, 'person', s, spot)
  return (
    way !== null &&
    way.legs.every(({ path, floor }) =>
      samplesOf(path).every((at) => isBold(look, { at, level: floor === 0 ? 0 : spot.level }, fears)),
    )
  )
}

/** rs.nps.9 Where he is farthest from the nearest Zed that he sees within 20 cm; null if he is better off where he stands. */
export function refugeOf(look: Look, s: Survivor, allowance: number, near: readonly Zed[]): Aim | null {
  if (near.length === 0) return null
  const gapAt = (spot: Spot): number => Math.min(...near.map((z) => gapOf(baseAt(spot), asFigure(z))))
  const here = gapAt(s)
  const fears = fearsOf(look, s)
  const better = lattice(look, s, allowance)
    .map((spot) => ({ spot, gap: gapAt(spot) }))
    .filter(({ gap }) => gap > here)
    .sort((a, b) => b.gap - a.gap)
  const isInReach = (spot: Spot): boolean =>
    wayLength(look, 'person', asPoint(spot), asPoint(s), 16 * allowance + 1) <= 16 * allowance
  const found = better.find(({ spot }) => isInReach(spot) && mayFleeTo(look, s, spot, fears))
  return found ? exactly(found.spot) : null
}
