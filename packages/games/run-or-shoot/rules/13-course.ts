/** rs.move.3, rs.move.4 A move as it is planned, act by act: what each costs, and what forbids it. */
import { type Refusal, refuse } from '@shamble/kernel'
import { type Footing, legStopper, type Others, placeStopper, samePoint, type Stopper, type XY } from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import type { Climb, Spot } from '../content/table-map.ts'
import { allowanceOf } from './11-injury.ts'
import type { Look, Pile, State, Survivor } from '../state.ts'
import { ITEM_COST } from '../tables/items.ts'
import { STAIRS_REACH } from '../tables/survivors.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { STAIRS_COST } from '../tables/zeds.ts'
import { crowdOn, isZedFigure, survivorFigure, zedIdOf } from './01-crowd.ts'
import { asPoint, type Figure, isWithin, lengthOf, othersOn } from './01-measure.ts'
import { type Ground, hasFloor, workGround } from './02-terrain.ts'
import { type Load, loadOf, takenFrom } from './05-carry.ts'
import { cachesBeside, dropRefusal, pilesBeside, taking, withPile } from './06-items.ts'
import { cardsOf } from './07-cards.ts'
import { exitRefusal } from './13-exit.ts'
import { flamesOnLeg } from './13-flames.ts'
import { type Handling, handlingRefusal, withOpening } from './14-handling.ts'
import { checkPour } from './42-departures.ts'

export type Act = CommandOf<'move'>['acts'][number]

/** How far a move has come, in thought or in truth. */
export interface Course extends Spot {
  /** rs.injury.5 The whole allowance of this turn, and what is left of it. */
  readonly whole: number
  readonly left: number
  readonly openings: State['openings']
  readonly facts: Ground
  readonly load: Load
  readonly piles: readonly Pile[]
  /** rs.items.1 Piles that are paid for: once each. */
  readonly paid: readonly string[]
  readonly poured: number
  /** He has searched, or left the table: nothing can be planned beyond. */
  readonly ends: 'searched' | 'left' | null
}

/** rs.move.1, rs.move.2 The card with which he moves, if any. */
export const movingCard = ({ state }: Look, s: Survivor): 'RUN' | 'BOTH' | null =>
  cardsOf(state, s).find((card): card is 'RUN' | 'BOTH' => card === 'RUN' || card === 'BOTH') ?? null

/** rs.injury.8 What his card gives him now; nothing without one. */
export function wholeAllowance(look: Look, s: Survivor): number {
  const card = movingCard(look, s)
  return card === null ? 0 : allowanceOf(look, s, card)
}

export const courseFrom = (look: Look, s: Survivor, whole: number, left: number, paid: readonly string[]): Course => ({
  at: s.at,
  level: s.level,
  whole,
  left,
  openings: look.state.openings,
  facts: look.facts,
  load: loadOf(s),
  piles: look.state.piles,
  paid,
  poured: 0,
  ends: null,
})

/** The table as it would be at this point of the move. */
const seenFrom = (look: Look, { facts }: Course): Look =>
  facts === look.facts ? look : { state: look.state, book: look.book, facts }

const baseOf = ({ at, level }: Spot): Figure => ({ at, level, radius: RADIUS.figure })

/** rs.door.4, rs.items.3 The price of a deed; who has less than it for the whole turn may spend all of it on one. */
export function priceOf({ whole, left }: Pick<Course, 'whole' | 'left'>, cost: number): number | null {
  if (cost <= left) return cost
  return whole > 0 && whole < cost && left === whole ? whole : null
}

const TOO_FAR = refuse('rs.move.3', 'The rest of the move is too short for that.')

const paying = (course: Course, cost: number, after: Partial<Course>): Course | Refusal => {
  const price = priceOf(course, cost)
  if (price === null) return TOO_FAR
  return { ...course, ...after, left: course.left - price }
}

/** rs.move.4 Standing Zeds are in the way of who walks; the living and whoever lies are not. */
export const standingZeds = (look: Look, level: number): Others => ({
  crowd: crowdOn(look, level),
  bars: (figure) => isZedFigure(figure) && look.state.zeds.find(({ id }) => id === zedIdOf(figure))?.down === false,
  overlap: 0,
})

/** rs.move.4 A survivor keeps his whole radius from whatever is closed. */
export const MOVER = { radius: RADIUS.figure, clearance: RADIUS.figure } as const

function stopped(stopper: Stopper | null): Refusal | null {
  if (stopper?.is === 'edge') return refuse('rs.measure.16', 'The table ends there.')
  if (stopper?.is === 'barrier') return refuse('rs.move.4', 'Something solid is in the way.')
  return stopper ? refuse('rs.move.4', 'A Zed stands in the way.') : null
}

const footingOn = ({ facts: { layout, closed } }: Look, level: number): Footing => ({
  layout,
  closed: closed[level] as Uint8Array,
})

/** rs.move.4, rs.move.8 Why a straight leg cannot be walked. */
export function legRefusal(look: Look, { at, level }: Spot, to: XY): Refusal | null {
  const refusal = stopped(legStopper(footingOn(look, level), MOVER, standingZeds(look, level), at, to))
  if (refusal) return refusal
  return flamesOnLeg(look, { at, level }, to) ? refuse('rs.move.8', 'Nobody walks into flames.') : null
}

/** rs.move.4, rs.move.10 Why nobody comes out at an end of stairs; one of the living may stand there. */
export const landingRefusal = (look: Look, end: Spot): Refusal | null =>
  stopped(placeStopper(footingOn(look, end.level), MOVER, standingZeds(look, end.level), end.at)) ??
  legRefusal(look, end, end.at)

/** rs.move.3, rs.measure.9 A straight segment, rounded up to whole units. */
function going(look: Look, course: Course, to: XY): Course | Refusal {
  const length = lengthOf([course.at, to])
  if (length > course.left) return TOO_FAR
  return legRefusal(seenFrom(look, course), course, to) ?? { ...course, at: to, left: course.left - length }
}

/** rs.door.1 to rs.door.6 */
function handling(look: Look, s: Survivor, course: Course, id: string, how: Handling): Course | Refusal {
  const refusal = handlingRefusal(seenFrom(look, course), s, baseOf(course), course.openings, id, how)
  if (refusal) return refusal
  const openings = withOpening(course.openings, id, how === 'open' ? 'open' : 'closed')
  const facts = workGround({ openings, breaches: look.state.breaches }, look.book)
  return paying(course, look.book.door.cost, { openings, facts })
}

/** rs.items.1 A pile in reach, paid for once. */
function picking(look: Look, course: Course, { pile: id, take }: Extract<Act, { act: 'pick-up' }>): Course | Refusal {
  const pile = pilesBeside(seenFrom(look, course), baseOf(course), course.piles).find((one) => one.id === id)
  if (!pile) return refuse('rs.items.1', 'Nothing lies there within reach.')
  const taken = taking(course.load, pile, take)
  if ('reason' in taken) return taken
  const cost = course.paid.includes(id) ? 0 : cm(ITEM_COST)
  const piles = withPile(course.piles, pile, taken.left)
  return paying(course, cost, { load: taken.load, piles, paid: [...course.paid, id] })
}

/** rs.items.1, rs.items.4 What is found is seen first; the move can go on then. */
function searching(look: Look, course: Course, id: string): Course | Refusal {
  const isThere = cachesBeside(seenFrom(look, course), baseOf(course)).some((cache) => cache.id === id)
  if (!isThere) return refuse('rs.items.1', 'There is nothing within reach that could be searched.')
  return paying(course, cm(ITEM_COST), { ends: 'searched' })
}

/** rs.move.10 The end of stairs at which somebody stands, and the other one. */
export function stairsFrom({ foot, head }: Climb, from: Spot): Spot | null {
  const isNear = (end: Spot): boolean => end.level === from.level && isWithin(asPoint(from), asPoint(end), STAIRS_REACH)
  return isNear(foot) ? head : isNear(head) ? foot : null
}

function climbing(look: Look, course: Course, id: string): Course | Refusal {
  const stairs = look.book.map.climbs.find((climb) => climb.id === id && climb.kind === 'stairs')
  const end = stairs ? stairsFrom(stairs, course) : null
  if (end === null) return refuse('rs.move.10', 'There are no stairs within 1 cm.')
  const refusal = landingRefusal(seenFrom(look, course), end)
  if (refusal) return refusal
  const levels = Math.abs(end.level - course.level)
  return paying(course, levels * cm(STAIRS_COST), { at: end.at, level: end.level })
}

function dropping(course: Course, things: Extract<Act, { act: 'drop' }>['things']): Course | Refusal {
  const refusal = dropRefusal(course.load, things)
  return refusal ?? { ...course, load: takenFrom(course.load, things)?.left ?? course.load }
}

/** rs.move.12 */
const leaving = (look: Look, course: Course): Course | Refusal =>
  exitRefusal(look, course) ?? { ...course, ends: 'left' }

/** rs.scenario.15, rs.items.3 A can for the price of a deed; cans that were poured before count. */
function pouring(look: Look, s: Survivor, course: Course): Course | Refusal {
  const progress = { ...look.state.progress, cans: look.state.progress.cans + course.poured }
  const then: Look = { state: { ...look.state, progress }, book: look.book, facts: look.facts }
  const refusal = checkPour(then, { ...s, items: course.load.items }, course)
  if (refusal) return refusal
  const load = takenFrom(course.load, ['fuel'])?.left ?? course.load
  return paying(course, cm(ITEM_COST), { load, poured: course.poured + 1 })
}
/** One act of a move from where it has come to: how it stands then, or why that cannot be. */
export function afterAct(look: Look, s: Survivor, course: Course, act: Act): Course | Refusal {
  if (course.ends === 'searched') return refuse('rs.items.4', 'See first what is there, then go on.')
  if (course.ends === 'left') return refuse('rs.move.12', 'Leaving the table is the last thing of a move.')
  switch (act.act) {
    case 'go':
      return going(look, course, { x: act.to[0], y: act.to[1] })
    case 'open':
    case 'close':
      return handling(look, s, course, act.door, act.act)
    case 'pick-up':
      return picking(look, course, act)
    case 'search':
      return searching(look, course, act.cache)
    case 'stairs':
      return climbing(look, course, act.stairs)
    case 'drop':
      return dropping(course, act.things)
    case 'pour':
      return pouring(look, s, course)
    case 'leave':
      return leaving(look, course)
  }
}

/** rs.move.4, rs.measure.11 Nobody ends a move on anybody or in anything. */
export function restRefusal(look: Look, s: Survivor, course: Course): Refusal | null {
  if (course.ends === 'left' || (samePoint(course.at, s.at) && course.level === s.level)) return null
  const there = seenFrom(look, course)
  const own = [survivorFigure(s.n)]
  const { level } = course
  const stopper = placeStopper(footingOn(there, level), MOVER, othersOn(there, level, own), course.at)
  if (stopper === null && hasFloor(there, course, RADIUS.figure)) return null
  const why = stopper?.is === 'figure' ? 'somebody stands or lies there' : 'there is no room for a base'
  return refuse('rs.move.4', `Nobody can stop there: ${why}.`)
}

/** A whole plan: where it leads, or the first thing that forbids it, and which act of the plan it forbids. */
export function courseOf(look: Look, s: Survivor, from: Course, acts: readonly Act[]): Course | Refusal {
  let course = from
  for (const [i, act] of acts.entries()) {
    const next = afterAct(look, s, course, act)
    if ('reason' in next) return { ...next, at: `acts[${i}]` }
    course = next
  }
  return restRefusal(look, s, course) ?? course
}
