/** ed.split.2, ed.split.3, ed.merge.4 The free movement of zombies that leave one herd for another. */
import { type Refusal, refuse } from '@shamble/kernel'
import { distance2, distanceDown, samePoint, type XY } from '@shamble/table'
import type { Placed } from '../events.ts'
import type { Herd, Look, Zombie } from '../state.ts'
import { LATTICE, RADIUS } from '../tables/units.ts'
import { zombieFigure } from './01-figures.ts'
import { basesOverlap, isAtMost, isWithin } from './01-measure.ts'
import { obstacleOn } from './08-walk.ts'
import { figuresInWay, groundsAt, isOpenGround, touchesDanger } from './10-terrain.ts'

/** A zombie that goes, and from which herd. */
export interface Leaving {
  readonly zombie: Zombie
  readonly herd: Herd
}

const isInDanger = (look: Look, { at, on }: Zombie, to: XY): boolean =>
  touchesDanger(look, at, to, on) || (on === null && groundsAt(look, to).has('dangerous'))

/** Why a zombie does not get there by one straight line of at most so many units; null if it does. */
export function freeWayFault(look: Look, { zombie, herd }: Leaving, to: XY, most: number): Refusal | null {
  const { at, on, id } = zombie
  if (!isAtMost(at, to, most)) return refuse('ed.split.3', `That is too far for zombie ${id}.`)
  if (isInDanger(look, zombie, to)) return refuse('ed.split.3', 'Nobody is moved through dangerous ground.')
  return samePoint(at, to) ? null : obstacleOn(look, herd, at, to, on)
}

/** Where those who have been placed stand. */
interface Stands {
  readonly at: XY
  readonly on: string | null
}

/** Does a base there overlap nobody but those who go away? */
function isClear(
  look: Look,
  at: XY,
  on: string | null,
  going: ReadonlySet<number>,
  placed: readonly Stands[],
): boolean {
  if (placed.some((other) => other.on === on && basesOverlap(at, other.at))) return false
  return isOpenGround(look, at, on) && figuresInWay(look, at, on, (figure) => going.has(figure)).length === 0
}

const figuresOf = (leaving: readonly Leaving[]): Set<number> =>
  new Set(leaving.map(({ zombie }) => zombieFigure(zombie.id)))

/** ed.measure.6 Why they cannot all stand there; null if they can. */
export function standingFault(look: Look, leaving: readonly Leaving[], ends: ReadonlyMap<number, XY>): Refusal | null {
  const going = figuresOf(leaving)
  const placed: Stands[] = []
  for (const { zombie } of leaving) {
    const at = ends.get(zombie.id) ?? zombie.at
    if (!isClear(look, at, zombie.on, going, placed))
      return refuse('ed.measure.6', `Zombie ${zombie.id} has no place there.`)
    placed.push({ at, on: zombie.on })
  }
  return null
}

/** How somebody is to be placed: how far it may go, and how near to whom. */
interface Wish {
  readonly most: number
  /** Within so many units of one of these, base to base. */
  readonly within: number
  readonly of: readonly XY[]
  /** Or of one who has been placed already. */
  readonly orPlaced: boolean
}

/** Rings that lie wholly nearer than a place can be that will do are passed over. */
function firstRing(from: XY, near: readonly XY[], reach: number): number {
  const least = Math.min(...near.map((at) => distanceDown(at, from))) - reach
  // A point of a ring is at most so much of the diagonal away: 3 / 2 is a little more than the root of 2.
  return Math.max(0, Math.floor((2 * least) / (3 * LATTICE)) - 2)
}

/** Where it is if that will do, else the nearest point of the lattice; of equals the northern, then the western one. */
function placeFor(
  look: Look,
  one: Leaving,
  { most, within, of, orPlaced }: Wish,
  going: ReadonlySet<number>,
  placed: readonly Stands[],
): XY | null {
  const { at: from, on } = one.zombie
  const near = orPlaced ? [...of, ...placed.map(({ at }) => at)] : of
  const suits = (at: XY): boolean =>
    isAtMost(from, at, most) &&
    near.some((other) => isWithin(at, other, within)) &&
    isClear(look, at, on, going, placed) &&
    freeWayFault(look, one, at, most) === null
  if (suits(from)) return from
  let best: XY | null = null
  const cells = Math.ceil(most / LATTICE) + 1
  for (let ring = firstRing(from, near, within + 2 * RADIUS); ring <= cells; ring++) {
    // Whatever lies on this ring or beyond is farther than what has been found.
    if (best !== null && isAtMost(best, from, (ring - 1) * LATTICE)) break
    for (const at of ringOf(from, ring)) if ((best === null || isBefore(at, best, from)) && suits(at)) best = at
  }
  return best
}

/** Is a point nearer, or as near and more to the north, or then to the west? */
const isBefore = (a: XY, b: XY, from: XY): boolean =>
  (distance2(a, from) - distance2(b, from) || a.y - b.y || a.x - b.x) < 0

/** The points of the lattice on a square so many points round a place. */
function ringOf(from: XY, ring: number): XY[] {
  const [cx, cy] = [Math.floor(from.x / LATTICE), Math.floor(from.y / LATTICE)]
  const found: XY[] = []
  for (let j = -ring; j <= ring; j++) {
    const step = Math.abs(j) === ring ? 1 : Math.max(1, 2 * ring)
    for (let i = -ring; i <= ring; i += step) found.push({ x: (cx + i) * LATTICE, y: (cy + j) * LATTICE })
  }
  return found
}

/** Places for all of them one after the other, those who find none tried again; null if somebody has none. */
export function proposedPlaces(
  look: Look,
  leaving: readonly Leaving[],
  wish: Wish,
  before: readonly (Stands & { readonly zombie: number })[] = [],
): Placed[] | null {
  const going = figuresOf(leaving)
  for (const { zombie } of before) going.add(zombieFigure(zombie))
  const placed = [...before]
  let waiting = [...leaving]
  for (let last = -1; last !== waiting.length; ) {
    last = waiting.length
    waiting = waiting.filter((one) => {
      const at = placeFor(look, one, wish, going, placed)
      if (at === null) return true
      placed.push({ zombie: one.zombie.id, at, on: one.zombie.on })
      return false
    })
  }
  return waiting.length > 0 ? null : placed.map(({ zombie, at }) => ({ zombie, at }))
}
