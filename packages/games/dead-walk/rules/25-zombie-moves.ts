/** dw.zmove Zombies stand up, stay, go for somebody, pound on what bars them, or wander: one after another. */
import { sortFew } from '@shamble/kernel'
import { costFrom, displaced, type Field, minus, type Others, pathLength, samePoint, type XY } from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { Event, Sense } from '../events.ts'
import {
  changeZombie,
  figureName,
  type Human,
  isInPlay,
  type Look,
  type Surface,
  type Transaction,
  theZombie,
  type Zombie,
  zombieFigure,
} from '../state.ts'
import { TOLERANCE } from '../tables/units.ts'
import { moveZombie } from './01-crowd.ts'
import { direction, zombieRoller } from './01-dice.ts'
import { distance2Of } from './01-figures.ts'
import { removeFromTable } from './19-harm.ts'
import { type Goal, goalsOf, SENSE_CLAUSE, tiedGoals } from './24-senses.ts'
import { climbOf, wayDown, wayUp } from './25-zombie-climbs.ts'
import {
  allowanceOf,
  endOf,
  humanTouchedAt,
  inTheWayOf,
  type Stretch,
  sidestep,
  stride,
  strideAlong,
} from './25-zombie-walk.ts'
import { barrierAtHand, type Way, type Wish, wayAbove, wayOf } from './25-zombie-ways.ts'
import { lurch } from './28-lurch.ts'
import { answerContact, answerMove } from './46-reactions.ts'
import { isStanding, theVehicle, touchesVehicle } from './43-aboard.ts'

type Waiting = Extract<Event, { e: 'zombie waits' }>['why']

/** What a zombie is about to do when its turn comes; `wanders` may still need a die. */
export type ZombieDeed =
  | { readonly does: 'recovers' | 'stands up' | 'wanders' }
  | { readonly does: 'holds'; readonly human: Human }
  | { readonly does: 'pounds'; readonly goal: Goal; readonly opening: string }
  | {
      readonly does: 'goes'
      readonly goal: Goal
      readonly path: readonly XY[]
      /** Where it comes to stand; on its own level unless it climbs. */
      readonly on: Surface
      readonly clause: Clause
    }
  | { readonly does: 'waits'; readonly goal: Goal; readonly why: Waiting; readonly clause: Clause }

/** dw.zmove.3 The order in which zombies act: by the gap to the nearest human, ties by number. */
export function zombieOrder(look: Look): number[] {
  const humans = look.state.humans.filter(isInPlay)
  const entries = look.state.zombies.map((zombie) => {
    let far2 = Number.POSITIVE_INFINITY
    for (const human of humans) far2 = Math.min(far2, distance2Of(look, zombie, human))
    return { n: zombie.n, far2 }
  })
  return sortFew(entries, (a, b) => (a.far2 === b.far2 ? a.n - b.n : a.far2 - b.far2)).map(({ n }) => n)
}

/** Step a of phase 3 for one zombie: what it does, and the lurch after it. */
export function actZombie(t: Transaction, n: number, wish: Wish = {}): void {
  const zombie = theZombie(t.state, n)
  const deed = deedOf(t, zombie, wish)
  switch (deed.does) {
    case 'recovers':
      return recover(t, n)
    case 'stands up':
      return standUp(t, n)
    case 'holds':
      return hold(t, n)
    case 'pounds':
      return pound(t, n, deed)
    case 'waits':
      tellSense(t, n, deed.goal)
      changeZombie(t.state, n, WAITING)
      return t.emit({ e: 'zombie waits', clause: deed.clause, zombie: n, why: deed.why })
    case 'goes':
      tellSense(t, n, deed.goal)
      return comeTo(t, n, {
        path: deed.path,
        on: deed.on,
        clause: deed.clause,
        why: deed.goal.sense,
        human: deed.goal.human?.n ?? null,
        heading: null,
      })
    case 'wanders':
      return wander(t, zombie)
  }
}

/** What the flags of a phase are for a zombie that has done nothing in it. */
const IDLE = { stoodUp: false, moved: false, gripped: false, pounding: null } as const
const WAITING = { ...IDLE, heading: null } as const
const HOLDING = { ...WAITING, gripped: true } as const
const ON_ITS_FEET = { ...IDLE, fallen: false, stoodUp: true } as const
const RECOVERED = { ...IDLE, stunned: false } as const

/** dw.zmove, dw.zsense.11 What this zombie does with the table as it is. */
export function deedOf(look: Look, zombie: Zombie, wish: Wish = {}): ZombieDeed {
  if (zombie.stunned) return { does: 'recovers' }
  if (zombie.fallen) return { does: 'stands up' }
  const human = humanTouchedAt(look, zombie.at, zombie.on)
  if (human !== null) return { does: 'holds', human }
  const goals = goalsFor(look, zombie, wish)
  const { value: first } = goals.next()
  if (!first) return { does: 'wanders' }
  const atVehicle = first.human?.aboard ? deedAtVehicle(look, zombie, first, first.human.aboard) : null
  if (atVehicle !== null) return atVehicle
  const climb = climbOf(look, zombie, first)
  if (climb !== null)
    return { does: 'goes', goal: first, path: [zombie.at, climb.at], on: climb.on, clause: 'dw.zmove.10' }
  return zombie.on === null ? onGround(look, zombie, first, goals, wish) : above(look, zombie, first)
}

/** dw.vehicle.30 At the vehicle of whom it is after: it pounds on it, or waits for its attack once that is broken. */
function deedAtVehicle(look: Look, zombie: Zombie, goal: Goal, id: string): ZombieDeed | null {
  const vehicle = theVehicle(look.state, id)
  if (!isStanding(vehicle) || !touchesVehicle(look, zombie, vehicle)) return null
  if (vehicle.isBroken) return { does: 'waits', goal, why: 'held', clause: 'dw.vehicle.30' }
  return { does: 'pounds', goal, opening: id }
}

/** dw.seat.2 A wish counts only among humans between whom a tie-break decides. */
function goalsFor(look: Look, zombie: Zombie, { goal: wished }: Wish): Iterator<Goal, void> & Iterable<Goal> {
  if (wished === undefined || !tiedGoals(look, zombie).includes(wished)) return goalsOf(look, zombie)
  const goals = [...goalsOf(look, zombie)]
  const isWished = ({ human }: Goal): boolean => human?.n === wished
  return [...goals.filter(isWished), ...goals.filter((goal) => !isWished(goal))].values()
}

function* withFirst(first: Goal, rest: Iterable<Goal>): Generator<Goal, void> {
  yield first
  yield* rest
}

/** dw.zmove.5, dw.barrier.7 On the ground: along the way, unless something shut is at hand. */
function onGround(look: Look, zombie: Zombie, first: Goal, rest: Iterable<Goal>, wish: Wish): ZombieDeed {
  const way = wayUp(look, zombie, first) ?? wayOf(look, zombie, withFirst(first, rest), wish)
  if (way === null) return { does: 'waits', goal: first, why: 'no way', clause: 'dw.zmove.14' }
  const opening = barrierAtHand(look, zombie, way.path)
  if (opening !== null) return { does: 'pounds', goal: way.goal, opening }
  return along(look, zombie, way)
}

/** dw.zmove.2, dw.zmove.13 Along a way, and past a base that stops it. */
function along(look: Look, zombie: Zombie, way: Way): ZombieDeed {
  const { goal, walk, field, clause } = way
  const others = inTheWayOf(look, zombie)
  const stretch = stride(look, others, walk, allowanceOf(look))
  const isHeldUp = isBarred(look, zombie, goal, stretch)
  const round = isHeldUp ? roundBase(look, zombie, others, { path: walk, field }, stretch) : null
  if (round !== null) return { does: 'goes', goal, path: round.path, on: null, clause: 'dw.zmove.13' }
  if (pathLength(stretch.path) > (isHeldUp ? TOLERANCE : 0))
    return { does: 'goes', goal, path: stretch.path, on: null, clause }
  return { does: 'waits', goal, ...(isHeldUp ? inCrowd(way) : whyStopped(stretch, zombie, way)) }
}

/** Less than a millimetre is no gain: bases that touch may be that far apart (dw.units.8). In sixteenths of a unit. */
const GAIN = 16 * TOLERANCE

const inCrowd = ({ clause }: Way): { why: Waiting; clause: Clause } => ({
  why: 'crowd',
  clause: clause === 'dw.zmove.7' ? clause : 'dw.zmove.13',
})

function whyStopped({ by }: Stretch, { at }: Zombie, { path, clause }: Way): { why: Waiting; clause: Clause } {
  if (by?.is === 'barrier') return { why: 'barrier', clause: 'dw.barrier.7' }
  if (clause === 'dw.zmove.14') return { why: 'no way', clause }
  return samePoint(at, endOf(path)) ? { why: 'at the sound', clause: 'dw.zsense.4' } : { why: 'no way', clause }
}

/** dw.zmove.10, dw.zmove.14 A zombie on a roof or a piece stays up there, as near as it comes. */
function above(look: Look, zombie: Zombie, goal: Goal): ZombieDeed {
  const { on } = zombie
  const way = wayAbove(look, zombie, wayDown(look, zombie, goal) ?? goal.at)
  const others = inTheWayOf(look, zombie)
  const stretch = strideAlong(look, zombie, others, way.path, allowanceOf(look))
  const round = isBarred(look, zombie, goal, stretch) ? roundBase(look, zombie, others, way, stretch) : null
  const path = round?.path ?? stretch.path
  const clause = goal.on === on ? 'dw.zmove.1' : 'dw.zmove.14'
  if (pathLength(path) > 0) return { does: 'goes', goal, path, on, clause: round === null ? clause : 'dw.zmove.13' }
  const isSound = goal.human === null && samePoint(zombie.at, goal.at)
  const why = stretch.by?.is === 'figure' ? 'crowd' : isSound ? 'at the sound' : 'no way'
  return { does: 'waits', goal, why, clause: 'dw.zmove.14' }
}

/** Does a base stop it that is neither that of its goal nor of a human whom it touches? */
const isBarred = (look: Look, { on }: Zombie, { human }: Goal, { path, by }: Stretch): boolean =>
  by?.is === 'figure' && by.figure !== human?.n && humanTouchedAt(look, endOf(path), on) === null

/** dw.zmove.13 Past a base that stops it, to where less of the way is left. */
function roundBase(
  look: Look,
  zombie: Zombie,
  others: Others,
  { path, field }: { readonly path: readonly XY[]; readonly field: Field },
  stretch: Stretch,
): Stretch | null {
  const left = costFrom(field, endOf(stretch.path)) - GAIN
  return sidestep(look, zombie, others, path, stretch, (at) => costFrom(field, at, left) < left)
}

/** dw.grenade.17 */
function recover(t: Transaction, n: number): void {
  changeZombie(t.state, n, RECOVERED)
  t.emit({ e: 'stun over', clause: 'dw.grenade.17', figure: figureName(zombieFigure(n)) })
}

/** dw.zfallen.1 With all its action points. */
function standUp(t: Transaction, n: number): void {
  changeZombie(t.state, n, ON_ITS_FEET)
  t.emit({ e: 'stood up', clause: 'dw.zfallen.1', figure: figureName(zombieFigure(n)), left: 0 })
}

/** dw.zmove.11, dw.zattack.2 */
function hold(t: Transaction, n: number): void {
  changeZombie(t.state, n, HOLDING)
  t.emit({ e: 'zombie waits', clause: 'dw.zmove.11', zombie: n, why: 'held' })
}

/** dw.barrier.7 It neither moves nor lurches nor fires. */
function pound(t: Transaction, n: number, { goal, opening }: Extract<ZombieDeed, { does: 'pounds' }>): void {
  tellSense(t, n, goal)
  changeZombie(t.state, n, { ...IDLE, pounding: opening, heading: null })
  t.emit({ e: 'zombie pounds', clause: 'dw.barrier.7', zombie: n, opening })
}

function tellSense(t: Transaction, zombie: number, { sense, human, at }: Goal): void {
  t.emit({ e: 'zombie senses', clause: SENSE_CLAUSE[sense], zombie, sense, human: human?.n ?? null, at })
}

/** A move as it was made. */
interface Made {
  readonly path: readonly XY[]
  readonly on: Surface
  readonly clause: Clause
  readonly why: Extract<Event, { e: 'zombie moved' }>['why']
  readonly human: number | null
  /** The direction that it keeps for the next turn. */
  readonly heading: number | null
}

/** It has walked; dw.lurch.2 at the end of it, it may lurch. */
function comeTo(t: Transaction, n: number, { path, on, clause, why, human, heading }: Made): void {
  const end = endOf(path)
  const facing = Object.freeze(minus(end, path[path.length - 2] as XY))
  moveZombie(t, n, end, on, { stoodUp: false, moved: true, gripped: false, pounding: null, heading, facing })
  const touches = humanTouchedAt(t, end, on)?.n ?? null
  t.emit({ e: 'zombie moved', clause, zombie: n, path, why, human, touches })
  if (!answerMove(t, n)) return
  // An answer may have taken away whom it touched.
  if (touches === null || humanTouchedAt(t, end, on) === null) lurch(t, n)
  else answerContact(t, n)
}

/** dw.seat.2 A free game master leads a zombie along these points; with none it stays where it is. */
export function walkZombie(t: Transaction, n: number, points: readonly XY[]): void {
  const zombie = theZombie(t.state, n)
  const { path } = strideAlong(t, zombie, inTheWayOf(t, zombie), [zombie.at, ...points], allowanceOf(t))
  if (path.length > 1)
    return comeTo(t, n, { path, on: zombie.on, clause: 'dw.seat.2', why: 'game master', human: null, heading: null })
  changeZombie(t.state, n, WAITING)
  t.emit({ e: 'zombie waits', clause: 'dw.seat.2', zombie: n, why: 'game master' })
}

/** dw.zmove.8, dw.zmove.9 Straight on in a direction rolled once, off the table if it leads there. */
function wander(t: Transaction, zombie: Zombie): void {
  const { n, at } = zombie
  const heading = zombie.heading ?? rollHeading(t, n)
  const { path, by } = strideOut(t, zombie, heading)
  if (by?.is === 'edge' && zombie.on === null) {
    t.emit({ e: 'zombie left', clause: 'dw.zmove.9', zombie: n, at: endOf(path) })
    return removeFromTable(t, n)
  }
  const kept = by === null || by.is === 'figure' ? heading : null
  if (!samePoint(at, endOf(path)))
    return comeTo(t, n, { path, on: zombie.on, clause: 'dw.zmove.8', why: 'heading', human: null, heading: kept })
  changeZombie(t.state, n, { ...IDLE, heading: kept })
  t.emit({ e: 'zombie waits', clause: 'dw.zmove.9', zombie: n, why: by?.is === 'figure' ? 'crowd' : 'no way' })
}

function strideOut(look: Look, zombie: Zombie, heading: number): Stretch {
  const allowance = allowanceOf(look)
  const to = displaced(zombie.at, allowance, heading)
  return strideAlong(look, zombie, inTheWayOf(look, zombie), [zombie.at, to], allowance)
}

function rollHeading(t: Transaction, n: number): number {
  const ask = { clause: 'dw.zmove.8', seat: zombieRoller(t), what: `direction of zombie ${n}` } as const
  const { face, degrees } = direction(t, ask)
  t.emit({ e: 'heading rolled', clause: 'dw.zmove.8', zombie: n, face, degrees })
  return degrees
}

/** What a zombie would do now, for whoever looks at it: its sense, whom or what it is after, and how far it gets. */
export interface Forecast {
  readonly does: ZombieDeed['does']
  readonly sense: Sense | null
  readonly human: number | null
  readonly at: XY | null
  /** Where it goes; only its own place when it stays. */
  readonly path: readonly XY[]
  readonly opening: string | null
  readonly touches: number | null
  /** The farthest it walks, and lurches after that. */
  readonly walk: number
  readonly lurch: number
}

export function forecast(look: Look, n: number): Forecast {
  const zombie = theZombie(look.state, n)
  const deed = deedOf(look, zombie)
  const goal = 'goal' in deed ? deed.goal : null
  const path = deed.does === 'goes' ? deed.path : [zombie.at]
  const isFree = deed.does === 'goes' || deed.does === 'waits' || deed.does === 'wanders'
  return {
    does: deed.does,
    sense: goal?.sense ?? (deed.does === 'wanders' ? 'heading' : null),
    human: deed.does === 'holds' ? deed.human.n : (goal?.human?.n ?? null),
    at: goal?.at ?? null,
    path,
    opening: deed.does === 'pounds' ? deed.opening : null,
    touches: humanTouchedAt(look, endOf(path), zombie.on)?.n ?? null,
    walk: isFree ? allowanceOf(look) : 0,
    lurch: isFree ? (look.book.lurchReach(look) ?? 0) : 0,
  }
}
