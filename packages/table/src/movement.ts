/**
 * Moves of round bases along straight legs.
 *
 * A leg is judged as the disc swept from one whole point to another, by exact comparison of distances. Where a rule
 * says "until something stops it", the stop is the farthest whole point of the line from which that very leg, from the
 * start to the point, is clear: rounding can shorten a move by a unit but never lead it into or through anything.
 */
import { isOnTable } from './base.ts'
import { isqrt } from './exact.ts'
import { comparePointToSegment, distance2, distanceDown, pathLength, samePoint, towards, type XY } from './geometry.ts'
import { type Barrier, isAside, type Layout } from './layout.ts'
import { comparePointToShape, compareSegmentToShape } from './shape.ts'
import { boxesAlong, type Crowd, figuresAlong, NOBODY } from './spatial.ts'

/** The ground under a move: `closed` is not 0 for every barrier that cannot be passed just now. */
export interface Footing {
  readonly layout: Layout
  readonly closed: Uint8Array
}

/** Who moves: its radius, and how near its centre may come to closed terrain (the radius less what is tolerated). */
export interface Mover {
  readonly radius: number
  readonly clearance: number
}

/** Who is in the way: figures of a crowd that bar the move, and by how much bases may overlap. */
export interface Others {
  readonly crowd: Crowd
  readonly bars: (figure: number) => boolean
  readonly overlap: number
}

/** What stopped a move. */
export type Stopper =
  | { readonly is: 'edge' }
  | { readonly is: 'barrier'; readonly barrier: number }
  | { readonly is: 'figure'; readonly figure: number }

const EDGE: Stopper = { is: 'edge' }
const ON_TABLE: (at: XY, mover: Mover, layout: Layout) => boolean = (at, { radius }, { width, depth }) =>
  isOnTable(at, radius, width, depth)

/** The first closed barrier that a swept disc of this clearance would overlap; NOBODY if there is none. */
export function barrierOnLeg({ layout, closed }: Footing, clearance: number, a: XY, b: XY): number {
  const count = boxesAlong(layout.grid, a, b, clearance)
  const length = count === 0 ? 0 : distanceDown(a, b) + 1
  for (let k = 0; k < count; k++) {
    const i = layout.grid.found[k] as number
    if (closed[i] === 0 || isAside(layout, i, a, b, clearance, length)) continue
    if (isBarred(layout.barriers[i] as Barrier, clearance, a, b)) return i
  }
  return NOBODY
}

const isBarred = (barrier: Barrier, clearance: number, a: XY, b: XY): boolean =>
  barrier.part !== 'slab' &&
  (samePoint(a, b)
    ? comparePointToShape(a, barrier.shape, clearance)
    : compareSegmentToShape(a, b, barrier.shape, clearance)) < 0

/** Whether a swept disc of this clearance would overlap one of these barriers: for many legs in one neighbourhood. */
export function isBarredBy(layout: Layout, barriers: readonly number[], clearance: number, a: XY, b: XY): boolean {
  const length = barriers.length === 0 ? 0 : distanceDown(a, b) + 1
  for (const i of barriers)
    if (!isAside(layout, i, a, b, clearance, length) && isBarred(layout.barriers[i] as Barrier, clearance, a, b))
      return true
  return false
}

/** The barriers marked that lie within d of a point, exactly d included, ascending. */
export function barriersWithin(layout: Layout, marked: Uint8Array, p: XY, d: number): number[] {
  const found: number[] = []
  const count = boxesAlong(layout.grid, p, p, d)
  for (let k = 0; k < count; k++) {
    const i = layout.grid.found[k] as number
    const { part, shape } = layout.barriers[i] as Barrier
    if (marked[i] !== 0 && part !== 'slab' && comparePointToShape(p, shape, d) <= 0) found.push(i)
  }
  return found
}

/**
 * The first figure whose base the leg would overlap too deeply; NOBODY if there is none. An overlap that is already
 * there forbids only what makes it deeper.
 */
export function figureOnLeg({ crowd, bars, overlap }: Others, radius: number, a: XY, b: XY): number {
  for (const figure of figuresAlong(crowd, a, b, radius + crowd.largest - overlap)) {
    if (bars(figure) && isNearerOnLeg(crowd, figure, radius - overlap, a, b)) return figure
  }
  return NOBODY
}

function isNearerOnLeg(c: Crowd, figure: number, reach: number, a: XY, b: XY): boolean {
  const at = { x: c.x[figure] as number, y: c.y[figure] as number }
  return isMetOnLeg(at, reach + (c.radius[figure] as number), a, b)
}

/**
 * Whether the leg comes nearer to a place than so many units; from within them, whether it comes nearer than its start.
 */
export function isMetOnLeg(at: XY, apart: number, a: XY, b: XY): boolean {
  if (apart <= 0) return false
  if (distance2(a, at) >= apart * apart) return comparePointToSegment(at, a, b, apart) < 0
  return comesNearer(at, a, b)
}

/** Is some point of the leg nearer to a point than its start? */
function comesNearer(at: XY, a: XY, b: XY): boolean {
  return (at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y) > 0
}

/** What forbids a leg, or null: the edge of the table, closed terrain, a figure. */
export function legStopper(footing: Footing, mover: Mover, others: Others | null, a: XY, b: XY): Stopper | null {
  if (!ON_TABLE(b, mover, footing.layout)) return EDGE
  const barrier = barrierOnLeg(footing, mover.clearance, a, b)
  if (barrier !== NOBODY) return { is: 'barrier', barrier }
  const figure = others === null ? NOBODY : figureOnLeg(others, mover.radius, a, b)
  return figure === NOBODY ? null : { is: 'figure', figure }
}

/** What forbids standing at a place, or null. */
export function placeStopper(footing: Footing, mover: Mover, others: Others | null, at: XY): Stopper | null {
  if (!ON_TABLE(at, mover, footing.layout)) return EDGE
  const barrier = barrierOnLeg(footing, mover.clearance, at, at)
  if (barrier !== NOBODY) return { is: 'barrier', barrier }
  const figure = others === null ? NOBODY : baseAt(others, mover.radius, at)
  return figure === NOBODY ? null : { is: 'figure', figure }
}

/** The first figure whose base is in the way of a base that would stand at a place, or NOBODY. */
export function baseAt({ crowd, bars, overlap }: Others, radius: number, at: XY): number {
  for (const figure of figuresAlong(crowd, at, at, radius + crowd.largest - overlap)) {
    const apart = radius - overlap + (crowd.radius[figure] as number)
    const dx = (crowd.x[figure] as number) - at.x
    const dy = (crowd.y[figure] as number) - at.y
    if (apart > 0 && dx * dx + dy * dy < apart * apart && bars(figure)) return figure
  }
  return NOBODY
}

/** Where a straight move ends, and what stopped it: null when it arrived. */
export interface Stop {
  readonly at: XY
  readonly by: Stopper | null
}

/** Moves straight towards a point until something is in the way. */
export function straight(footing: Footing, mover: Mover, others: Others | null, from: XY, to: XY): Stop {
  if (samePoint(from, to)) return { at: from, by: null }
  let at = to
  let reach = distanceDown(from, to) + 1
  let last: Stopper | null = null
  // Each round names one thing in the way, and shortens the way until that one is not; in the end nothing is.
  for (;;) {
    const by = firstStopper(footing, mover, others, from, at)
    if (by === null) return { at, by: last }
    last = by
    reach = farthestPast(footing, mover, others, from, to, reach, by)
    if (reach === 0) return { at: from, by }
    at = towards(from, to, reach)
  }
}

/** What forbids a leg, or null; of figures the one that is met first, so that few rounds are needed. */
function firstStopper(footing: Footing, mover: Mover, others: Others | null, a: XY, b: XY): Stopper | null {
  if (!ON_TABLE(b, mover, footing.layout)) return EDGE
  const barrier = barrierOnLeg(footing, mover.clearance, a, b)
  if (barrier !== NOBODY) return { is: 'barrier', barrier }
  if (others === null) return null
  const { crowd, bars, overlap } = others
  let first = NOBODY
  let least = Number.POSITIVE_INFINITY
  for (const figure of figuresAlong(crowd, a, b, mover.radius + crowd.largest - overlap)) {
    if (!bars(figure) || !isNearerOnLeg(crowd, figure, mover.radius - overlap, a, b)) continue
    const along = alongToFigure(crowd, figure, mover.radius - overlap, a, b)
    if (along >= least) continue
    first = figure
    least = along
  }
  return first === NOBODY ? null : { is: 'figure', figure: first }
}

/** About how many units of a line pass before a base on it is touched; 0 for one that overlaps the start. */
function alongToFigure(c: Crowd, figure: number, reach: number, a: XY, b: XY): number {
  const apart = reach + (c.radius[figure] as number)
  const px = (c.x[figure] as number) - a.x
  const py = (c.y[figure] as number) - a.y
  if (px * px + py * py < apart * apart) return 0
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length = isqrt((dx * dx + dy * dy) * 256) / 16
  const aside = (px * dy - py * dx) / length
  return (px * dx + py * dy) / length - isqrt(Math.max(0, Math.floor(apart * apart - aside * aside)))
}

/** The largest number of units below `reach` at which this one thing is not in the way. */
function farthestPast(
  footing: Footing,
  mover: Mover,
  others: Others | null,
  from: XY,
  to: XY,
  reach: number,
  by: Stopper,
): number {
  const isStopped = (units: number): boolean => isStoppedBy(footing, mover, others, from, towards(from, to, units), by)
  let [clear, blocked] = [0, reach]
  if (by.is === 'figure' && others !== null) {
    // Look first where it should be.
    const guess = Math.floor(alongToFigure(others.crowd, by.figure, mover.radius - others.overlap, from, to))
    const [before, after] = [guess - GUESSED, guess + GUESSED]
    if (before > clear && before < blocked && !isStopped(before)) clear = before
    if (after > clear && after < blocked && isStopped(after)) blocked = after
  }
  while (blocked - clear > 1) {
    const middle = (clear + blocked) >> 1
    if (isStopped(middle)) blocked = middle
    else clear = middle
  }
  return clear
}
/** A guess is right to within so many units. */
const GUESSED = 2

function isStoppedBy(footing: Footing, mover: Mover, others: Others | null, from: XY, at: XY, by: Stopper): boolean {
  if (by.is === 'edge') return !ON_TABLE(at, mover, footing.layout)
  if (by.is === 'barrier') {
    return isBarred(footing.layout.barriers[by.barrier] as Barrier, mover.clearance, from, at)
  }
  if (others === null) return false
  return isNearerOnLeg(others.crowd, by.figure, mover.radius - others.overlap, from, at)
}

/** The beginning of a path that is at most so long (dw.units.10), its last point rounded to whole units. */
export function pathUpTo(path: readonly XY[], allowance: number): XY[] {
  const walked: XY[] = path.slice(0, 1)
  for (const next of path.slice(1)) {
    walked.push(next)
    if (pathLength(walked) <= allowance) continue
    walked.pop()
    const here = walked.at(-1) as XY
    for (let units = allowance - pathLength(walked); units > 0; units--) {
      walked.push(towards(here, next, units))
      if (pathLength(walked) <= allowance) break
      walked.pop()
    }
    return walked
  }
  return walked
}

/** A walk along a path: the points passed, and what stopped it before the end of the path or of the allowance. */
export interface Walk {
  readonly path: readonly XY[]
  readonly by: Stopper | null
}

/** Walks along a path, so far at most, until something is in the way. */
export function walk(
  footing: Footing,
  mover: Mover,
  others: Others | null,
  path: readonly XY[],
  allowance: number,
): Walk {
  const planned = allowance === Number.POSITIVE_INFINITY ? path : pathUpTo(path, allowance)
  const walked = planned.slice(0, 1)
  for (const next of planned.slice(1)) {
    const { at, by } = straight(footing, mover, others, walked.at(-1) as XY, next)
    if (!samePoint(at, walked.at(-1) as XY)) walked.push(at)
    if (by !== null) return { path: walked, by }
  }
  return { path: walked, by: null }
}
