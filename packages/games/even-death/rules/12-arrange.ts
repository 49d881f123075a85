/** ed.herd.5 to ed.herd.10 The arrangement of a herd round its leader: the same for people and bots. */
import { type Refusal, refuse } from '@shamble/kernel'
import {
  distance2,
  distanceDown,
  dot,
  groupsWithin,
  isBarredBy,
  isMetOnLeg,
  isOnTable,
  minus,
  rootUp,
  samePoint,
  straight,
  type XY,
} from '@shamble/table'
import type { Placed } from '../events.ts'
import type { Herd, Look, Zombie } from '../state.ts'
import { APART, CLEARANCE, inches, LATTICE, RADIUS } from '../tables/units.ts'
import { alongFrom, baseAt, basesOverlap, isAtMost } from './01-measure.ts'
import { allowanceOf, barriersRound, figuresRound, othersOf } from './08-walk.ts'
import { isOpenGround } from './10-terrain.ts'
import { isCoherent } from './12-herd.ts'
import { remembered, type Surroundings, surroundings } from './12-remembered.ts'

const isFree = ({ locked }: Zombie): boolean => locked === null

/** ed.herd.6 The foremost zombie that is not locked, seen from the middle of the herd; of equals the lowest id. */
export function leaderFor(_look: Look, herd: Herd, to: XY): Zombie | null {
  const { zombies } = herd
  let [x, y] = [zombies.length * to.x, zombies.length * to.y]
  for (const { at } of zombies) {
    x -= at.x
    y -= at.y
  }
  const way = x === 0 && y === 0 ? herd.facing : { x, y }
  let best: Zombie | null = null
  for (const z of zombies) if (isFree(z) && (best === null || dot(z.at, way) > dot(best.at, way))) best = z
  return best
}

/** A place of the herd's new arrangement. */
export interface Stands {
  readonly at: XY
  readonly on: string | null
}

/** A march: where the leader goes, in which direction, and how far a follower may. */
interface March {
  readonly look: Look
  readonly herd: Herd
  readonly leader: Zombie
  readonly to: XY
  readonly way: XY
  readonly most: number
  /** What Impassable, and whom, somebody of the herd can run into, however they go. */
  readonly round: Surroundings
}

function marchOf(look: Look, herd: Herd, leader: Zombie, to: XY): March {
  const way = samePoint(leader.at, to) ? herd.facing : minus(to, leader.at)
  const allowance = allowanceOf(look, herd, { from: leader.at, to, on: leader.on })
  const most = inches(allowance) + look.book.followerSlack
  return {
    look,
    herd,
    leader,
    to,
    way,
    most,
    round: surroundings(look, herd, most, () => whatIsRound(look, herd, most)),
  }
}

/** What can be run into by any of them, by one circle round the herd. */
function whatIsRound(look: Look, herd: Herd, most: number): Surroundings {
  const [{ at }] = herd.zombies as [Zombie]
  let far = 0
  for (const z of herd.zombies) far = Math.max(far, distance2(at, z.at))
  const units = rootUp(far) + most
  return { barriers: barriersRound(look, at, units), figures: figuresRound(look, herd, at, units) }
}

/** ed.herd.8 Not farther along than the leader, or than it already was. */
const isBehind = ({ to, way }: March, z: Zombie, at: XY): boolean =>
  dot(at, way) <= Math.max(dot(to, way), dot(z.at, way))

function overlapsAny(at: XY, on: string | null, placed: readonly Stands[]): boolean {
  for (const other of placed) if (other.on === on && basesOverlap(at, other.at)) return true
  return false
}

/** Somebody else on the same level who stands in the way, or on whom one would end. */
function isMet({ round: { figures } }: March, z: Zombie, at: XY): boolean {
  for (const other of figures) {
    if (other.on !== z.on) continue
    if (basesOverlap(at, other.at) || (!other.down && isMetOnLeg(other.at, APART, z.at, at))) return true
  }
  return false
}

/** ed.herd.7 By a straight displacement that is not too long, through nothing Impassable and nobody who stands. */
function isReached(march: March, z: Zombie, at: XY): boolean {
  const { look, most, round } = march
  if (!isAtMost(z.at, at, most)) return false
  if (z.on !== null || samePoint(z.at, at)) {
    if (!isOpenGround(look, at, z.on)) return false
    if (samePoint(z.at, at)) return true
  } else if (!isOnTable(at, RADIUS, look.book.field.width, look.book.field.depth)) return false
  return !isMet(march, z, at) && (z.on !== null || !isBarredBy(look.facts.layout, round.barriers, CLEARANCE, z.at, at))
}

const isLawful = (march: March, z: Zombie, at: XY, placed: readonly Stands[]): boolean =>
  isBehind(march, z, at) && !overlapsAny(at, z.on, placed) && isReached(march, z, at)

/** Whether a follower may be placed there, and how far any may go, when the leader has gone to a place and others are placed. */
export function following(
  look: Look,
  herd: Herd,
  leader: Zombie,
  to: XY,
): { readonly most: number; readonly mayStand: (z: Zombie, at: XY, placed: readonly Stands[]) => boolean } {
  const march = marchOf(look, herd, leader, to)
  return {
    most: march.most,
    mayStand: (z, at, placed) => suits(march, z, at, placed, placed),
  }
}

/** ed.herd.2 Near enough to one of those who are placed. */
function isNear({ look }: March, at: XY, placed: readonly Stands[]): boolean {
  const reach = look.book.coherency + 2 * RADIUS
  for (const other of placed) if (distance2(at, other.at) <= reach * reach) return true
  return false
}

/** Lawful where these places are taken, and near enough to one of those who are placed. */
const suits = (march: March, z: Zombie, at: XY, taken: readonly Stands[], placed: readonly Stands[]): boolean =>
  isBehind(march, z, at) && isNear(march, at, placed) && !overlapsAny(at, z.on, taken) && isReached(march, z, at)

/** The part of the lattice, as steps from a wished place, in which points can be that are near enough and not too far. */
interface Part {
  /** The rings round the wished place. */
  readonly first: number
  readonly farthest: number
  readonly west: number
  readonly east: number
  readonly north: number
  readonly south: number
}

function partFor({ look, most }: March, z: Zombie, wished: XY, placed: readonly Stands[]): Part {
  const reach = look.book.coherency + 2 * RADIUS
  let [least, longest] = [Number.POSITIVE_INFINITY, 0]
  let [west, east, north, south] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0]
  for (const { at } of placed) {
    const far = distanceDown(wished, at)
    least = Math.min(least, far - reach)
    longest = Math.max(longest, far + 1 + reach)
    west = Math.min(west, at.x - reach)
    east = Math.max(east, at.x + reach)
    north = Math.min(north, at.y - reach)
    south = Math.max(south, at.y + reach)
  }
  const gone = distanceDown(wished, z.at) + most
  const [cx, cy] = [Math.floor(wished.x / LATTICE), Math.floor(wished.y / LATTICE)]
  return {
    // A point of a ring is at most so much of the diagonal away: 3 / 2 is a little more than the root of 2.
    first: Math.max(0, Math.floor((2 * least) / (3 * LATTICE)) - 2),
    farthest: Math.ceil(Math.min(gone, longest) / LATTICE) + 2,
    west: Math.ceil(Math.max(west, z.at.x - most) / LATTICE) - cx,
    east: Math.floor(Math.min(east, z.at.x + most) / LATTICE) - cx,
    north: Math.ceil(Math.max(north, z.at.y - most) / LATTICE) - cy,
    south: Math.floor(Math.min(south, z.at.y + most) / LATTICE) - cy,
  }
}

/** The lawful point of the lattice that is nearest to a wished place; of equals the northern, then the western one. */
function nearestPoint(
  march: March,
  z: Zombie,
  wished: XY,
  taken: readonly Stands[],
  placed: readonly Stands[],
): XY | null {
  const [cx, cy] = [Math.floor(wished.x / LATTICE), Math.floor(wished.y / LATTICE)]
  const { first, farthest, west, east, north, south } = partFor(march, z, wished, placed)
  let best: XY | null = null
  let least = Number.POSITIVE_INFINITY
  const look = (i: number, j: number): void => {
    const x = (cx + i) * LATTICE
    const y = (cy + j) * LATTICE
    const far = (x - wished.x) * (x - wished.x) + (y - wished.y) * (y - wished.y)
    if (far > least || (far === least && best !== null && (y > best.y || (y === best.y && x > best.x)))) return
    const at = { x, y }
    if (!isAtMost(z.at, at, march.most) || !suits(march, z, at, taken, placed)) return
    best = at
    least = far
  }
  for (let r = first; r <= farthest && (r < 2 || (r - 1) * LATTICE * ((r - 1) * LATTICE) <= least); r++)
    for (let j = Math.max(-r, north); j <= Math.min(r, south); j++)
      if (Math.abs(j) === r) for (let i = Math.max(-r, west); i <= Math.min(r, east); i++) look(i, j)
      else {
        if (-r >= west && -r <= east) look(-r, j)
        if (r >= west && r <= east) look(r, j)
      }
  return best
}

/** Automation, herd arrangement: the wished place, the nearest to it, its own; or null, and it waits. */
function placeFor(march: March, z: Zombie, locked: readonly Stands[], placed: readonly Stands[]): XY | null {
  const { leader, to } = march
  const wished = { x: z.at.x + to.x - leader.at.x, y: z.at.y + to.y - leader.at.y }
  const taken = locked.length === 0 ? placed : [...placed, ...locked]
  if (suits(march, z, wished, taken, placed)) return wished
  const point = nearestPoint(march, z, wished, taken, placed)
  if (point) return point
  return isNear(march, z.at, taken) && !overlapsAny(z.at, z.on, taken) ? z.at : null
}

/** ed.herd.4 Straight towards the leader's new place, as far as it goes. */
function closedUp(march: March, z: Zombie, taken: readonly Stands[]): XY {
  const { look, herd, to, most } = march
  if (z.on !== null) return z.at
  const end = isAtMost(z.at, to, most) ? to : alongFrom(z.at, to, most)
  const others = othersOf(look, herd, null)
  const { at } = straight(look.facts, { radius: RADIUS, clearance: CLEARANCE }, others, z.at, end)
  for (let units = distanceDown(z.at, at); units > 0; units -= 16) {
    const place = alongFrom(z.at, at, units)
    if (isLawful(march, z, place, taken)) return place
  }
  return z.at
}

/**
 * ed.herd.4, ed.herd.9, ed.herd.10 Where everybody stands when the leader has gone there, the leader included; null if
 * the others cannot follow.
 */
export const arranged = (look: Look, herd: Herd, leader: Zombie, to: XY): readonly Placed[] | null =>
  remembered(look, herd, leader, to, () => arrange(look, herd, leader, to))

function arrange(look: Look, herd: Herd, leader: Zombie, to: XY): readonly Placed[] | null {
  const march = marchOf(look, herd, leader, to)
  const locked = herd.zombies.filter((z) => !isFree(z))
  if (overlapsAny(to, leader.on, locked)) return null
  const placed: Stands[] = [{ at: to, on: leader.on }]
  const found: Placed[] = [{ zombie: leader.id, at: to }]
  let waiting = herd.zombies
    .filter((z) => isFree(z) && z.id !== leader.id)
    .sort((a, b) => distance2(a.at, to) - distance2(b.at, to) || a.id - b.id)
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length
    waiting = waiting.filter((z) => {
      const at = placeFor(march, z, locked, placed)
      if (at === null) return true
      placed.push({ at, on: z.on })
      found.push({ zombie: z.id, at })
      return false
    })
  }
  // Each has been placed near one before it: they are one chain.
  if (waiting.length === 0 && locked.length === 0) return found
  const wasWhole = isCoherent(look, herd.zombies)
  if (waiting.length > 0 && wasWhole) return null
  for (const z of waiting) {
    const at = closedUp(march, z, [...placed, ...locked])
    placed.push({ at, on: z.on })
    found.push({ zombie: z.id, at })
  }
  return !wasWhole || isCoherent(look, [...placed, ...locked]) ? found : null
}

/** How many chains a herd would be in. */
const chains = ({ book }: Look, places: readonly { readonly at: XY }[]): number =>
  groupsWithin(
    places.map(({ at }) => baseAt(at)),
    book.coherency,
  ).length

/** ed.herd.7 to ed.herd.9 Why places to which a person has dragged followers are not lawful; null if they are. */
export function arrangementFault(
  look: Look,
  herd: Herd,
  leader: Zombie,
  to: XY,
  places: readonly Placed[],
): Refusal | null {
  const march = marchOf(look, herd, leader, to)
  const ends = new Map(places.map(({ zombie, at }) => [zombie, at]))
  if (ends.size !== places.length || places.some(({ zombie }) => !herd.zombies.some(({ id }) => id === zombie)))
    return refuse('ed.herd.9', 'Each zombie of the herd has one place.')
  const all: Stands[] = []
  for (const z of herd.zombies) {
    const at = z.id === leader.id ? to : (ends.get(z.id) ?? z.at)
    const fault = z.id === leader.id ? null : followerFault(march, z, at)
    if (fault) return fault
    if (overlapsAny(at, z.on, all)) return refuse('ed.measure.6', 'Two of them would stand in one place.')
    all.push({ at, on: z.on })
  }
  if (isCoherent(look, all)) return null
  const own = isCoherent(look, herd.zombies) ? null : arranged(look, herd, leader, to)
  const ours = own && herd.zombies.map((z) => ({ at: own.find(({ zombie }) => zombie === z.id)?.at ?? z.at }))
  return ours && chains(look, all) <= chains(look, ours)
    ? null
    : refuse('ed.herd.3', 'The herd would not be in coherency.')
}

function followerFault(march: March, z: Zombie, at: XY): Refusal | null {
  if (samePoint(z.at, at)) return null
  if (!isFree(z)) return refuse('ed.bite.10', `Zombie ${z.id} is locked.`)
  if (!isBehind(march, z, at)) return refuse('ed.herd.8', `Zombie ${z.id} would be farther than the leader.`)
  return isReached(march, z, at) ? null : refuse('ed.herd.7', `Zombie ${z.id} does not get there.`)
}
