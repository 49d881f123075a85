/** rs.zed.4, rs.zed.7, rs.fence.4 How far a Zed comes along a way: what it pays, and what stops it. */
import {
  type Barrier,
  type Crossing,
  comparePointToSegment,
  comparePointToShape,
  crossingsOf,
  distance2,
  NOBODY,
  rootUp,
  samePoint,
  type Shape,
  straight,
  towards,
  type XY,
} from '@shamble/table'
import { isInPlay, type Look, type Survivor } from '../state.ts'
import { RADIUS, TOLERANCE } from '../tables/units.ts'
import { crowdOn, survivorFigure } from './01-crowd.ts'
import { type Figure, lengthOf } from './01-measure.ts'
import { openingOf } from './02-terrain.ts'
import { type FloorStep, gatesFor, stepOf } from './23-floors.ts'
import { OVER, type Route, type Walker } from './23-ways.ts'

/** Who goes, and how. */
export interface Going {
  readonly walker: Walker
  /** In units. */
  readonly allowance: number
  /** Whose base does not bar the way; null for a way to a place. */
  readonly target: Survivor | null
  /** rs.drift.9, rs.fence.5 Does it cross fences? A drifter does not. */
  readonly crosses: boolean
}

/** What is walked of a way on one level. */
export interface Stretch {
  readonly level: number
  readonly path: readonly XY[]
}

/** Why a trip ends: it is there, its move is spent, a survivor bars it, or what it has to cross, smash, climb or fall from. */
export type Halt = 'there' | 'spent' | 'somebody' | 'fence' | 'opening' | 'ladder' | 'edge'

export interface Trip {
  readonly stretches: readonly Stretch[]
  readonly halt: Halt
  /** In units, with everything that was paid. */
  readonly spent: number
  /** The door or window at which it ends. */
  readonly opening: string | null
  /** The step to another floor at which it ends. */
  readonly step: FloorStep | null
}

/** The point of a path so many units from its start. */
export function pointAlong(path: readonly XY[], units: number): XY {
  let left = units
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1] as XY, path[i] as XY]
    const length = rootUp(distance2(a, b))
    if (left < length) return within(a, b, left)
    left -= length
  }
  return path.at(-1) as XY
}

/** The point so many units along a line, and never a unit more. */
function within(a: XY, b: XY, units: number): XY {
  const at = towards(a, b, units)
  return distance2(a, at) > units * units ? towards(a, b, units - 1) : at
}

/** The beginning of a path, so many units long. */
export function pathUpTo(path: readonly XY[], units: number): readonly XY[] {
  const walked: XY[] = [path[0] as XY]
  let left = units
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1] as XY, path[i] as XY]
    const length = rootUp(distance2(a, b))
    const end = left < length ? within(a, b, left) : b
    if (!samePoint(walked.at(-1) as XY, end)) walked.push(end)
    if (left < length) return walked
    left -= length
  }
  return walked
}

/** The last point before so much of a path, or the first behind it, where a base is clear of something; null if none is. */
function clearOf(path: readonly XY[], shape: Shape, radius: number, from: number, step: 1 | -1): number | null {
  const length = lengthOf(path)
  const isClear = (units: number): boolean => comparePointToShape(pointAlong(path, units), shape, radius) >= 0
  let blocked = from
  for (let at = from; ; at += step * LOOK_STEP) {
    const here = Math.max(0, Math.min(length, at))
    if (isClear(here)) return bisect(blocked, here, isClear)
    if (here !== at) return null
    blocked = here
  }
}
const LOOK_STEP = 50

/** The clear one of two neighbours between something blocked and something clear. */
function bisect(blocked: number, clear: number, isClear: (units: number) => boolean): number {
  let [shut, open] = [blocked, clear]
  while (Math.abs(open - shut) > 1) {
    const middle = (open + shut) >> 1
    if (isClear(middle)) open = middle
    else shut = middle
  }
  return open
}

interface Leg {
  readonly path: readonly XY[]
  readonly paid: number
  readonly halt: 'somebody' | 'spent' | 'fence' | 'opening' | null
  readonly opening: string | null
}

/** rs.fence.4, rs.door.10 How far one may go on a floor, what it costs, and what ends it. */
function gatesOn(look: Look, going: Going, radius: number, floor: number, path: readonly XY[], left: number) {
  const { layout } = look.facts
  const { gates, prices } = gatesFor(look, going.walker, floor)
  let paid = 0
  for (const crossing of crossingsOf(layout, gates, path)) {
    const b = layout.barriers[crossing.barrier] as Barrier
    const price = prices[crossing.barrier] as number
    if (openingOf(b) === null && going.crosses && isAcross(path, b, radius, crossing, left - paid - price)) {
      paid += price
      continue
    }
    const near = clearOf(path, b.shape, radius, crossing.along, -1) ?? 0
    return { reach: near, paid, barrier: b }
  }
  return { reach: Number.POSITIVE_INFINITY, paid, barrier: null }
}

/** rs.fence.4 Does what is left bring the whole base to the other side? */
function isAcross(path: readonly XY[], { shape }: Barrier, radius: number, { along }: Crossing, left: number): boolean {
  const clear = clearOf(path, shape, radius, along, 1)
  return clear !== null && clear <= left
}

/** rs.zed.7 Living survivors who stand in the way of whoever does not go for them; who lies is walked over (rs.down.8). */
const barring = ({ state }: Look, level: number, target: Survivor | null): Survivor[] =>
  state.survivors.filter((s) => isInPlay(s) && !s.down && s.level === level && s.n !== target?.n)

/** rs.zed.7 Would a straight leg lead through somebody who stands there? */
export const meetsSomebody = (look: Look, { radius, level }: Figure, a: XY, b: XY): boolean =>
  barring(look, level, null).some(({ at }) => comparePointToSegment(at, a, b, radius + RADIUS.figure - TOLERANCE) < 0)

/** The path up to the first base that bars it. */
function upToSomebody(look: Look, { radius, level }: Figure, { target }: Going, path: readonly XY[]): readonly XY[] {
  const people = barring(look, level, target)
  const apart = radius + RADIUS.figure - TOLERANCE
  const walked: XY[] = [path[0] as XY]
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1] as XY, path[i] as XY]
    const inTheWay = people.filter(({ at }) => comparePointToSegment(at, a, b, apart) < 0)
    if (inTheWay.length === 0) {
      walked.push(b)
      continue
    }
    const { layout, closed } = look.facts
    const numbers = inTheWay.map(({ n }) => survivorFigure(n))
    const others = { crowd: crowdOn(look, level), bars: (f: number) => numbers.includes(f), overlap: TOLERANCE }
    const nothing = { layout, closed: noneOf(closed[level] as Uint8Array) }
    const { at, by } = straight(nothing, { radius, clearance: radius }, others, a, b)
    if (!samePoint(at, a)) walked.push(at)
    if (by !== null) return walked
  }
  return walked
}

const NONE = new WeakMap<Uint8Array, Uint8Array>()
/** As many barriers, none of them closed. */
function noneOf(closed: Uint8Array): Uint8Array {
  const none = NONE.get(closed) ?? new Uint8Array(closed.length)
  NONE.set(closed, none)
  return none
}

function legAlong(look: Look, going: Going, figure: Figure, floor: number, path: readonly XY[], left: number): Leg {
  const { reach, paid, barrier } = gatesOn(look, going, figure.radius, floor, path, left)
  const length = lengthOf(path)
  const most = Math.min(reach, left - paid)
  const planned = most < length ? pathUpTo(path, most) : path
  const walked = upToSomebody(look, figure, going, planned)
  if (!samePoint(walked.at(-1) as XY, planned.at(-1) as XY))
    return { path: walked, paid, halt: 'somebody', opening: null }
  if (most >= length) return { path: walked, paid, halt: null, opening: null }
  if (barrier === null || left - paid < reach) return { path: walked, paid, halt: 'spent', opening: null }
  const opening = openingOf(barrier)
  return { path: walked, paid, halt: opening === null ? 'fence' : 'opening', opening }
}

/** rs.terrain.1, rs.zed.10 What ends a trip where a way leaves a floor; null if it goes on. */
function haltAt(look: Look, { walker }: Going, { is, id, toll }: FloorStep, left: number): Halt | null {
  const isShut = is === 'window' && walker !== 'tank' && (look.state.openings[id ?? '']?.state ?? 'closed') === 'closed'
  if (isShut) return 'opening'
  if (is === 'ladder' && walker !== 'hunter') return 'ladder'
  if (left < toll) return 'spent'
  return (is === 'edge' || is === 'window') && walker === 'ordinary' ? 'edge' : null
}

/** rs.zed.4 How far somebody comes along a way, floor by floor. */
export function tripAlong(look: Look, figure: Figure, way: Route, going: Going): Trip {
  const stretches: Stretch[] = []
  let left = going.allowance
  const ending = (halt: Halt, opening: string | null, step: FloorStep | null): Trip => ({
    stretches,
    halt,
    spent: going.allowance - left,
    opening,
    step,
  })
  for (const { floor, path, link, level } of way.legs) {
    const leg = legAlong(look, going, { ...figure, level }, floor, path, left)
    stretches.push({ level, path: leg.path })
    left -= leg.paid + lengthOf(leg.path)
    if (leg.halt !== null) return ending(leg.halt, leg.opening, null)
    if (link === NOBODY) return ending('there', null, null)
    if (link === OVER) continue
    const step = stepOf(look, going.walker, link)
    const halt = haltAt(look, going, step, left)
    if (halt !== null) return ending(halt, halt === 'opening' ? step.id : null, step)
    left -= step.toll
  }
  return ending('there', null, null)
}
