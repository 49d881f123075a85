/** dw.zmove How far a zombie gets along a path: its allowance, low obstacles, terrain and other bases. */
import {
  type Barrier,
  barriersWithin,
  comparePointToShape,
  cross,
  crossingsOf,
  distance2,
  distanceDown,
  dot,
  type Footing,
  type Layout,
  mayPass,
  minus,
  NOBODY,
  type Others,
  pathLength,
  pathUpTo,
  placeStopper,
  plus,
  samePoint,
  staysOn,
  type Stopper,
  straight,
  towards,
  turned,
  walk,
  type XY,
} from '@shamble/table'
import { type Human, type Look, type Surface, type Zombie, zombieFigure } from '../state.ts'
import { REACH } from '../tables/movement.ts'
import { BASE_RADIUS, TOLERANCE } from '../tables/units.ts'
import { SIDESTEPS } from '../tables/zombies.ts'
import { crowdOf, isOnFoot } from './01-crowd.ts'
import { CONTACT, distance2Of, type Figure, isApart, theFigure, touches } from './01-figures.ts'
import { MOVER, platformOf } from './01-ground.ts'
import { NOTHING } from './01-places.ts'

/** A stretch walked: the points passed, what stopped it, and the allowance that is left. */
export interface Stretch {
  readonly path: readonly XY[]
  readonly by: Stopper | null
  readonly left: number
}

/** dw.zmove.1 What a zombie may walk in a turn. */
export const allowanceOf = ({ book }: Look): number => book.zombieAP * book.moveStep

/** The last point of a path, which has one. */
export const endOf = (path: readonly XY[]): XY => path[path.length - 1] as XY

/** dw.zmove.13, dw.movement.8 Every other base on its level is in its way, standing or fallen. */
export function inTheWayOf(look: Look, { n, on }: Zombie): Others {
  const self = zombieFigure(n)
  const level: Figure = { figure: self, at: ORIGIN, on, low: false, aboard: null }
  const isFlat = on === null && isEverybodyDown(look)
  const bars = isFlat
    ? (figure: number): boolean => figure !== self
    : (figure: number): boolean => figure !== self && !isApart(look, level, theFigure(look, figure))
  return { crowd: crowdOf(look), bars, overlap: TOLERANCE }
}
const ORIGIN: XY = { x: 0, y: 0 }

function isEverybodyDown({ state }: Look): boolean {
  for (const h of state.humans) if (h.on !== null && isOnFoot(h)) return false
  for (const z of state.zombies) if (z.on !== null) return false
  return true
}

/** The human whom a zombie would touch there, of several the one with the nearest centre, ties by number. */
export function humanTouchedAt(look: Look, at: XY, on: Surface): Human | null {
  const body: Figure = { figure: NOBODY, at, on, low: false, aboard: null }
  let nearest: Human | null = null
  let least = CONTACT2
  for (const h of look.state.humans) {
    if (!isOnFoot(h)) continue
    const far2 = distance2Of(look, body, h)
    if (far2 > least || (far2 === least && nearest !== null) || !touches(look, body, h)) continue
    nearest = h
    least = far2
  }
  return nearest
}
/** Nobody farther away than this is touched. */
const CONTACT2 = CONTACT * CONTACT

/** dw.zmove.2 Walks along a path on the ground as far as the allowance leads, or until something stops it. */
export function stride(look: Look, others: Others, way: readonly XY[], allowance: number): Stretch {
  const { layout, closed } = look.facts
  const footing = { layout, closed }
  const whole = pathUpTo(way, allowance)
  const isPlain = !mayPass(layout, look.facts.lows, whole, REACH.line + 1)
  const planned = isPlain ? whole : withinAllowance(look, way, whole, allowance)
  const { path, by } = walk(footing, MOVER, others, planned, Number.POSITIVE_INFINITY)
  const walked = by?.is === 'figure' ? upToTouching(footing, others, path, by.figure) : path
  if (isPlain) return { path: walked, by, left: allowance - pathLength(walked) }
  const settled = offLowLines(look, walked)
  return { path: settled, by, left: allowance - spentOn(look, settled) }
}

/** Passing by, bases may overlap by a millimetre; whoever is stopped by a base stops where they touch. */
function upToTouching(footing: Footing, others: Others, path: readonly XY[], figure: number): readonly XY[] {
  const { crowd } = others
  const other: XY = { x: crowd.x[figure] as number, y: crowd.y[figure] as number }
  const end = endOf(path)
  const before = path[path.length - 2]
  if (before === undefined || distance2(end, other) >= TOUCH * TOUCH) return path
  let [clear, deep] = [0, distanceDown(before, end) + 1]
  while (deep - clear > 1) {
    const middle = (clear + deep) >> 1
    if (distance2(towards(before, end, middle), other) < TOUCH * TOUCH) deep = middle
    else clear = middle
  }
  const isFree = (units: number): boolean => placeStopper(footing, MOVER, others, towards(before, end, units)) === null
  // A point on the way is a rounded one: it may be a fraction of a unit too near to somebody whom the way just passes.
  while (clear > 0 && !isFree(clear)) clear--
  return clear === 0 ? path.slice(0, -1) : [...path.slice(0, -1), towards(before, end, clear)]
}

/** The distance of the centres of two bases that touch. */
export const TOUCH = 2 * BASE_RADIUS

/** dw.zmove.2 The same wherever it stands: on the ground, or on a roof or piece. */
export function strideAlong(
  look: Look,
  zombie: Zombie,
  others: Others,
  path: readonly XY[],
  allowance: number,
): Stretch {
  if (zombie.on === null) return stride(look, others, path, allowance)
  const planned = pathUpTo(path, allowance)
  const walked = planned.slice(0, 1)
  for (const next of planned.slice(1)) {
    const leg = strideTo(look, { ...zombie, at: endOf(walked) }, others, next)
    walked.push(...leg.path.slice(1))
    if (leg.by !== null) return { path: walked, by: leg.by, left: allowance - pathLength(walked) }
  }
  return { path: walked, by: null, left: allowance - pathLength(walked) }
}

/** dw.zmove.5, dw.zmove.9 Length, and what an action point is worth for every low obstacle crossed. */
const spentOn = ({ facts, book }: Look, path: readonly XY[]): number =>
  pathLength(path) + book.moveStep * crossingsOf(facts.layout, facts.lows, path).length

/** dw.zmove.5 The part of a path that can be paid; it stops before a low obstacle that cannot. */
function withinAllowance(
  { facts, book }: Look,
  path: readonly XY[],
  whole: readonly XY[],
  allowance: number,
): readonly XY[] {
  const crossings = crossingsOf(facts.layout, facts.lows, whole)
  if (crossings.length === 0) return whole
  let left = allowance
  for (const { along } of crossings) {
    if (along > left - book.moveStep) return pathUpTo(path, Math.min(left, Math.max(0, along - 1)))
    left -= book.moveStep
  }
  return pathUpTo(path, left)
}

/** dw.zmove.5 It does not end on a low line: it stops 1 mm short of it. */
function offLowLines({ facts: { layout, lows } }: Look, path: readonly XY[]): readonly XY[] {
  const isTooNear = (at: XY): boolean =>
    lowLinesAt(layout, lows, at).some(({ shape }) => comparePointToShape(at, shape, REACH.line) < 0)
  if (!isTooNear(endOf(path))) return path
  for (let length = pathLength(path) - 1; length > 0; length--) {
    const shorter = pathUpTo(path, length)
    if (!isTooNear(endOf(shorter))) return shorter
  }
  return path.slice(0, 1)
}

/** The low lines within 1 mm of a point. */
const lowLinesAt = (layout: Layout, lows: Uint8Array, at: XY): Barrier[] =>
  barriersWithin(layout, lows, at, REACH.line)
    .map((i) => layout.barriers[i] as Barrier)
    .filter(({ shape }) => shape.is === 'line')

/** dw.movement.6 Nobody ends a move within 1 mm of a low line. */
export const isOnLowLine = (layout: Layout, lows: Uint8Array, at: XY): boolean =>
  lowLinesAt(layout, lows, at).length > 0

/**
 * dw.zmove.13 What is left of the allowance, in a straight line at an angle to the path, for the first angle that ends
 * better by that measure.
 */
export function sidestep(
  look: Look,
  zombie: Zombie,
  others: Others,
  path: readonly XY[],
  stretch: Stretch,
  isBetter: (at: XY) => boolean,
): Stretch | null {
  const here = endOf(stretch.path)
  const ahead = samePoint(here, path[stretch.path.length - 1] as XY)
    ? path[stretch.path.length]
    : path[stretch.path.length - 1]
  if (ahead === undefined || stretch.left <= 0) return null
  for (const degrees of SIDESTEPS) {
    const to = turnedAside(here, ahead, stretch.left, degrees)
    if (isStillBarred(others, stretch, here, to)) continue
    const aside = strideAlong(look, { ...zombie, at: here }, others, [here, to], stretch.left)
    const joined = inOne(look, zombie, others, stretch.path, aside.path)
    const end = endOf(joined)
    if (!samePoint(here, end) && isBetter(end)) return { ...aside, path: joined }
  }
  return null
}

/**
 * dw.units.10 Two paths as one, whose length is rounded down only once: what they lose by that may make it too long.
 * The end of a shortened one is rounded anew, so it goes back until that is free again.
 */
function inOne(look: Look, { on }: Zombie, others: Others, first: readonly XY[], second: readonly XY[]): readonly XY[] {
  const whole = [...first, ...second.slice(1)]
  const length = pathLength(first) + pathLength(second)
  if (pathLength(whole) <= length) return whole
  const footing = footingOn(look, on)
  for (let most = length; most > pathLength(first); most--) {
    const shorter = on === null ? offLowLines(look, pathUpTo(whole, most)) : pathUpTo(whole, most)
    if (placeStopper(footing, MOVER, others, endOf(shorter)) === null) return shorter
  }
  return first
}

/** A quick look: does this way lead into the very base that stopped it, which it touches already? */
function isStillBarred({ crowd }: Others, { by }: Stretch, here: XY, to: XY): boolean {
  if (by?.is !== 'figure') return false
  const other = { x: (crowd.x[by.figure] as number) - here.x, y: (crowd.y[by.figure] as number) - here.y }
  const way = minus(to, here)
  if (dot(way, other) <= 0 || dot(other, other) > (TOUCH + 2) * (TOUCH + 2)) return false
  const aside = cross(way, other)
  return aside * aside < (TOUCH - TOLERANCE) * (TOUCH - TOLERANCE) * dot(way, way)
}

/** The point so far from here, at an angle to the direction of another point. */
const turnedAside = (here: XY, ahead: XY, distance: number, degrees: number): XY =>
  plus(here, turned(minus(towards(here, ahead, distance), here), degrees))

/** On a roof or a piece no terrain is in the way. */
const footingOn = ({ facts: { layout, closed } }: Look, on: Surface): Footing =>
  on === null ? { layout, closed } : { layout, closed: NOTHING(layout.barriers.length) }

/** Straight on, as long as the whole base is supported. */
function strideTo(look: Look, zombie: Zombie, others: Others, to: XY): Stretch {
  const outline = platformOf(look, zombie.on)?.outline ?? []
  const footing = footingOn(look, zombie.on)
  const stop = straight(footing, MOVER, others, zombie.at, to)
  let [held, lost] = [0, pathLength([zombie.at, stop.at]) + 1]
  if (staysOn(outline, BASE_RADIUS, zombie.at, stop.at)) held = lost
  while (lost - held > 1) {
    const middle = (held + lost) >> 1
    if (staysOn(outline, BASE_RADIUS, zombie.at, towards(zombie.at, to, middle))) held = middle
    else lost = middle
  }
  const isSupported = held === lost
  const at = isSupported ? stop.at : towards(zombie.at, to, held)
  const by: Stopper | null = isSupported ? stop.by : EDGE
  const path = samePoint(at, zombie.at) ? [zombie.at] : [zombie.at, at]
  return { path: by?.is === 'figure' ? upToTouching(footing, others, path, by.figure) : path, by, left: 0 }
}
const EDGE: Stopper = { is: 'edge' }
