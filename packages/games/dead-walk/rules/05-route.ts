/** dw.movement A human's way over the table: what bars it, where it ends, and what is crossed on it. */
import { type Refusal, refuse } from '@shamble/kernel'
import {
  barrierOnLeg,
  barriersWithin,
  comparePointToSegment,
  compareSegmentToShape,
  crossingsOf,
  distance2,
  distanceDown,
  dot,
  figuresAlong,
  isqrt,
  type Footing,
  legStopper,
  minus,
  NOBODY,
  type Others,
  painted,
  placeStopper,
  samePoint,
  staysOn,
  type Stopper,
  towards,
  type XY,
} from '@shamble/table'
import {
  calledIn,
  type Human,
  humanFigure,
  isZombieFigure,
  type Look,
  numberOfFigure,
  theHuman,
  theZombie,
} from '../state.ts'
import { HEIGHTS, REACH } from '../tables/movement.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { crowdOf } from './01-crowd.ts'
import { bodyAt, CONTACT, type Figure, humanBody, isApart, isStandingZombie, theFigure, touches } from './01-figures.ts'
import { type Ground, MOVER, platformOf } from './01-ground.ts'
import { NOTHING, othersOn } from './01-places.ts'

export interface Route {
  /** From where he stands to where he ends. */
  readonly path: readonly XY[]
  /** dw.movement.23 The crowd number of the zombie whose contact ends it. */
  readonly stoppedBy: number | null
  /** dw.movement.5 Action points for what is crossed, before doubling. */
  readonly surcharge: number
}

export const isRefusal = (found: object): found is Refusal => 'clause' in found

const isLow = ({ state }: Look, figure: number): boolean =>
  isZombieFigure(figure) ? theZombie(state, numberOfFigure(figure)).fallen : theHuman(state, figure).prone

/** dw.movement.7 The bases that bar a human's way (friends do not), and those that bar the place where it ends. */
export interface Bases {
  readonly way: Others
  readonly end: Others
}

/** The same for all ways of his as long as nobody moves. */
export function basesFor(look: Look, { n, on }: Human): Bases {
  const self = humanFigure(n)
  return {
    way: othersOn(look, on, (figure) => isStandingZombie(look, figure)),
    end: othersOn(look, on, (figure) => figure !== self),
  }
}

/** The way along these points, cut where contact ends it; or why it cannot be gone. */
export function routeOf(
  look: Look,
  human: Human,
  points: readonly XY[],
  fancy: boolean,
  bases: Bases = basesFor(look, human),
): Route | Refusal {
  const whole = [human.at, ...points]
  for (let leg = 1; leg < whole.length; leg++)
    if (samePoint(whole[leg] as XY, whole[leg - 1] as XY))
      return refuse('dw.movement.1', 'A leg of this move leads nowhere.')
  if (fancy && !look.book.mayMoveFancily()) return refuse('dw.movement.20', 'Fancy moves are not played in this game.')
  const { path, stoppedBy } = cutAtContact(look, human, whole)
  return (
    wayRefusal(look, human, path, fancy, bases) ??
    endRefusal(look, human, path[path.length - 1] as XY, bases) ?? {
      path,
      stoppedBy,
      surcharge: surchargeOf(look, human, path, fancy),
    }
  )
}

/** dw.movement.23 The beginning of a path up to the first new contact with a standing zombie. */
function cutAtContact(
  look: Look,
  human: Human,
  path: readonly XY[],
): { readonly path: readonly XY[]; readonly stoppedBy: number | null } {
  const body = humanBody(human)
  const standing = (figure: number): boolean => isStandingZombie(look, figure)
  let held: number[] | null = null
  for (let leg = 1; leg < path.length; leg++) {
    const a = path[leg - 1] as XY
    const b = path[leg] as XY
    const along = figuresAlong(crowdOf(look), a, b, CONTACT)
    const near = along.length === 0 ? along : along.filter(standing)
    if (near.length === 0) {
      held = near
      continue
    }
    held ??= near.filter((figure) => touches(look, body, theFigure(look, figure)))
    const met = firstContact(look, body, near, held, a, b)
    if (met) return { path: [...path.slice(0, leg), Object.freeze(met.at)], stoppedBy: met.figure }
    const there = bodyAt(body, b)
    held = held.filter((figure) => near.includes(figure) && touches(look, there, theFigure(look, figure)))
  }
  return { path, stoppedBy: null }
}

function firstContact(
  look: Look,
  body: Figure,
  near: readonly number[],
  held: readonly number[],
  a: XY,
  b: XY,
): { readonly at: XY; readonly figure: number } | null {
  let first: { at: XY; figure: number; units: number } | null = null
  for (const figure of near) {
    if (held.includes(figure)) continue
    const units = contactWith(look, body, theFigure(look, figure), a, b)
    if (units !== null && (first === null || units < first.units)) first = { at: pointOn(a, b, units), figure, units }
  }
  return first
}

/** The last point of a leg is its end, however long it is to a fraction of a unit. */
const pointOn = (a: XY, b: XY, units: number): XY => (units >= distanceDown(a, b) ? b : towards(a, b, units))

/** The fewest units along a leg at which he touches a figure; null if he does not. */
function contactWith(look: Look, body: Figure, other: Figure, a: XY, b: XY): number | null {
  if (comparePointToSegment(other.at, a, b, CONTACT) > 0) return null
  const length = distanceDown(a, b)
  const nearest = Math.max(0, Math.min(length, Math.round(dot(minus(other.at, a), minus(b, a)) / Math.max(1, length))))
  const isNear = (units: number): boolean => distance2(pointOn(a, b, units), other.at) <= CONTACT * CONTACT
  let [far, close] = [-1, nearest]
  // Look first where it should be.
  const guess = nearest - isqrt(Math.max(0, CONTACT * CONTACT - distance2(pointOn(a, b, nearest), other.at)))
  if (guess - GUESSED > far && !isNear(guess - GUESSED)) far = guess - GUESSED
  if (guess + GUESSED > far && guess + GUESSED < close && isNear(guess + GUESSED)) close = guess + GUESSED
  while (close - far > 1) {
    const middle = (far + close) >> 1
    if (isNear(middle)) close = middle
    else far = middle
  }
  const isContact = (units: number): boolean => touches(look, bodyAt(body, pointOn(a, b, units)), other)
  if (isContact(close)) return close
  return contactAfter(close, length, isNear, isContact)
}

/** A guess is right to within so many units. */
const GUESSED = 4

/** Looked for by millimetres where a wall is between them at first. */
const MILLIMETRE = 10

function contactAfter(
  from: number,
  length: number,
  isNear: (units: number) => boolean,
  isContact: (units: number) => boolean,
): number | null {
  for (let units = from + MILLIMETRE; units < length + MILLIMETRE; units += MILLIMETRE) {
    const last = Math.min(units, length)
    if (!isNear(last)) return null
    if (!isContact(last)) continue
    let first = last
    while (first > units - MILLIMETRE + 1 && isContact(first - 1)) first--
    return first
  }
  return null
}

/** dw.movement.8 What bars a leg of the way. */
function wayRefusal(look: Look, human: Human, path: readonly XY[], fancy: boolean, bases: Bases): Refusal | null {
  const platform = platformOf(look, human.on)
  const footing = footingFor(look, human, fancy)
  let isVaulting = false
  for (let leg = 1; leg < path.length; leg++) {
    const a = path[leg - 1] as XY
    const b = path[leg] as XY
    if (platform !== null && !staysOn(platform.outline, BASE_RADIUS, a, b))
      return refuse('dw.movement.14', 'The way leads over the rim; from there one can only climb or jump.')
    const stopper = legStopper(footing, MOVER, bases.way, a, b)
    if (stopper !== null) return stopRefusal(look, stopper)
    isVaulting ||= fancy && vaultOnLeg(look, a, b)
  }
  return fancy && !isVaulting
    ? refuse('dw.movement.20', 'There is nothing on this way that a fancy move crosses.')
    : null
}

/** On a roof or a piece no terrain is in the way; a fancy move crosses what is not too high (dw.movement.20). */
function footingFor(look: Look, human: Human, fancy: boolean): Footing {
  const { layout, closed } = look.facts
  if (human.on !== null) return { layout, closed: NOTHING(layout.barriers.length) }
  return { layout, closed: fancy ? closed.map((bars, i) => (vaultsOf(look.facts)[i] ? 0 : bars)) : closed }
}

const VAULTS = new WeakMap<Ground['layout'], Uint8Array>()

/** dw.movement.20 Pieces over 2 and up to 4 cm high. */
function vaultsOf({ layout }: Ground): Uint8Array {
  const known = VAULTS.get(layout)
  if (known) return known
  const vaults = painted(layout, (b) =>
    b.part === 'piece' && b.piece.ground === 'impassable' && b.top > HEIGHTS.low && b.top <= HEIGHTS.vaulted ? 1 : 0,
  )
  VAULTS.set(layout, vaults)
  return vaults
}

const vaultOnLeg = ({ facts }: Look, a: XY, b: XY): boolean =>
  barrierOnLeg({ layout: facts.layout, closed: vaultsOf(facts) }, MOVER.clearance, a, b) !== NOBODY

function stopRefusal(look: Look, stopper: Stopper): Refusal {
  if (stopper.is === 'edge') return refuse('dw.movement.8', 'The base has to stay wholly on the table.')
  if (stopper.is === 'figure')
    return refuse('dw.movement.7', `${calledIn(look.state, stopper.figure)} stands in the way.`)
  const barrier = look.facts.layout.barriers[stopper.barrier]
  if (barrier?.part === 'opening') return refuse('dw.movement.8', `${barrier.opening.id} is shut.`)
  return refuse('dw.movement.8', `${barrier?.part === 'piece' ? barrier.piece.id : 'A wall'} is in the way.`)
}

/** Why a move cannot end at a place: dw.movement.7 on somebody, dw.movement.6 on a low line. */
export function endRefusal(look: Look, human: Human, at: XY, bases: Bases = basesFor(look, human)): Refusal | null {
  const { layout, closed, lows } = look.facts
  const isUp = human.on !== null
  const stopper = placeStopper(
    { layout, closed: isUp ? NOTHING(layout.barriers.length) : closed },
    MOVER,
    bases.end,
    at,
  )
  if (stopper?.is === 'barrier') return refuse('dw.movement.20', 'A fancy move ends beyond what it crosses.')
  if (stopper !== null) return endStopRefusal(stopper)
  if (isUp) return null
  return barriersWithin(layout, lows, at, REACH.line).some((i) => layout.barriers[i]?.shape.is === 'line')
    ? refuse('dw.movement.6', 'A move cannot end on top of a low wall or fence.')
    : null
}

const endStopRefusal = (stopper: Stopper): Refusal =>
  stopper.is === 'figure'
    ? refuse('dw.movement.7', 'The move cannot end on the base of somebody else.')
    : refuse('dw.movement.8', 'The base has to stay wholly on the table.')

/** dw.movement.5, dw.movement.6, dw.movement.7, dw.movement.20 What is crossed, in action points. */
export function surchargeOf(look: Look, human: Human, path: readonly XY[], fancy: boolean): number {
  const { crossObstacle, fancyMove } = look.book.costs
  const lows = human.on === null ? crossingsOf(look.facts.layout, look.facts.lows, path).length : 0
  const vaults = fancy ? vaulted(look, path) : 0
  return crossObstacle * (lows + vaults + fallenCrossed(look, human, path)) + fancyMove * vaults
}

/** dw.gskill.2 What the dearest crossing of a way costs. */
export function dearestCrossing(look: Look, path: readonly XY[], fancy: boolean, surcharge: number): number {
  const { crossObstacle, fancyMove } = look.book.costs
  return Math.min(surcharge, crossObstacle + (fancy && vaulted(look, path) > 0 ? fancyMove : 0))
}

/** dw.movement.7 A fallen figure is crossed when the centre comes onto its base. */
function fallenCrossed(look: Look, human: Human, path: readonly XY[]): number {
  const body = humanBody(human)
  let crossed = 0
  for (let leg = 1; leg < path.length; leg++) {
    const a = path[leg - 1] as XY
    const b = path[leg] as XY
    for (const figure of figuresAlong(crowdOf(look), a, b, BASE_RADIUS)) {
      if (figure === body.figure || !isLow(look, figure)) continue
      const other = theFigure(look, figure)
      const isNew = distance2(a, other.at) >= BASE_RADIUS * BASE_RADIUS
      if (isNew && comparePointToSegment(other.at, a, b, BASE_RADIUS) < 0 && !isApart(look, body, other)) crossed++
    }
  }
  return crossed
}

/** dw.movement.20 A piece is vaulted when the base comes onto it. */
function vaulted({ facts }: Look, path: readonly XY[]): number {
  const vaults = vaultsOf(facts)
  let count = 0
  for (const { index, shape } of facts.layout.barriers) {
    if (!vaults[index]) continue
    let isOn = false
    for (let leg = 1; leg < path.length; leg++) {
      const [a, b] = [path[leg - 1] as XY, path[leg] as XY]
      const meets = compareSegmentToShape(a, b, shape, MOVER.clearance) < 0
      if (meets && !isOn) count++
      isOn = meets && compareSegmentToShape(b, b, shape, MOVER.clearance) < 0
    }
  }
  return count
}
