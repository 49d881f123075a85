/** rs.move How far somebody gets: the ground as he finds it, and what a plan of acts comes to. */
import { distance2, facingTowards, isOnTable, legStopper, placeStopper, type XY } from '@shamble/table'
import type { Refusal } from '@shamble/kernel'
import type { Spot } from '../content/table-map.ts'
import { asFigure, gapOf, isFreeSpot, isWithin } from '../rules/01-measure.ts'
import { survivorFigure, zedFigure } from '../rules/01-crowd.ts'
import { sees } from '../rules/03-sight.ts'
import { isInFlames } from '../rules/13-flames.ts'
import { allowanceOf } from '../rules/11-injury.ts'
import {
  type Act,
  afterAct,
  type Course,
  courseFrom,
  legRefusal,
  MOVER,
  movingCard,
  restRefusal,
  standingZeds,
} from '../rules/13-course.ts'
import { startOf } from '../rules/13-move.ts'
import { deeds } from '../rules/13-steps.ts'
import type { Look, Survivor } from '../state.ts'
import { NEAR } from '../tables/guns.ts'
import { cm, RADIUS } from '../tables/units.ts'

export type { Act } from '../rules/13-course.ts'

/** Where a plan has come to: what is left of the move there, in units, and how the table stands then. */
export interface Leg extends Spot {
  readonly left: number
  readonly whole: number
  /** The rules' own notes. */
  readonly course: Course
}

const legOf = (course: Course): Leg => ({
  at: course.at,
  level: course.level,
  left: course.left,
  whole: course.whole,
  course,
})

const QUESTION = 'move and turn'

/** Where his move begins or goes on; with a card in mind, where it would begin with that. */
export function startForecast(look: Look, s: Survivor, card: 'RUN' | 'BOTH' | null): Leg {
  if (card !== null) {
    const units = allowanceOf(look, s, card)
    return legOf(courseFrom(look, s, units, units, []))
  }
  const frame = look.state.frames.at(-1)
  return legOf(startOf(look, s, frame?.at === QUESTION ? frame.vars : {}))
}

/** What some acts come to from there; whether he may end where they lead is another question. */
export function actsForecast(look: Look, s: Survivor, from: Leg, acts: readonly Act[]): Leg | Refusal {
  let { course } = from
  for (const act of acts) {
    const next = afterAct(look, s, course, act)
    if ('reason' in next) return next
    course = next
  }
  return legOf(course)
}

/** rs.move.4 May he end a move there? */
export const endRefusal = (look: Look, s: Survivor, leg: Leg): Refusal | null => restRefusal(look, s, leg.course)

/** What he could do from where a plan has come to: doors, piles, caches, stairs. */
export const deedsAt = (look: Look, leg: Leg): readonly Act[] =>
  deeds({ state: look.state, book: look.book, facts: leg.course.facts }, leg.course)

/** The ground as whoever walks on it finds it: asked for every point of a field that is worked out while he is dragged. */
export interface Footing {
  readonly from: XY
  readonly isFree: (at: XY) => boolean
  readonly isClear: (from: XY, to: XY) => boolean
}

export function footingAt(look: Look, { at: from, level, course }: Leg): Footing {
  const { layout, closed } = course.facts
  const there: Look = { state: look.state, book: look.book, facts: course.facts }
  const ground = { layout, closed: closed[level] as Uint8Array }
  const others = standingNear(look, { at: from, level }, course.left)
  const burns = look.state.areas.some(({ kind }) => kind === 'flames')
  const isAfire = (at: XY): boolean => burns && isInFlames(there, { at, level })
  return {
    from,
    isFree: (at) =>
      isOnTable(at, MOVER.radius, layout.width, layout.depth) &&
      placeStopper(ground, MOVER, others, at) === null &&
      !isAfire(at),
    isClear: (a, b) =>
      burns ? legRefusal(there, { at: a, level }, b) === null : legStopper(ground, MOVER, others, a, b) === null,
  }
}

/** rs.move.4 Standing Zeds that may be in the way of so long a move; null if there are none. */
function standingNear(look: Look, { at, level }: Spot, units: number): ReturnType<typeof standingZeds> | null {
  const near = cm(REACHED) + units
  const standing = new Set(
    look.state.zeds
      .filter((z) => !z.down && z.level === level && distance2(z.at, at) < near * near)
      .map(({ id }) => zedFigure(id)),
  )
  return standing.size === 0 ? null : { ...standingZeds(look, level), bars: (figure) => standing.has(figure) }
}
/** Two bases, the larger of a Tank, and what a field is worked out for beyond a move. */
const REACHED = 10

/** rs.measure.11 Is a spot free for him to stand on, as the table is at this point of a plan? */
export const isRoomAt = (look: Look, s: Survivor, { level, course }: Leg, at: XY): boolean =>
  isFreeSpot({ state: look.state, book: look.book, facts: course.facts }, { at, level }, RADIUS.figure, [
    survivorFigure(s.n),
  ])

/** Does he move this turn, and by which card? */
export const movesBy = (look: Look, s: Survivor): 'RUN' | 'BOTH' | null => movingCard(look, s)

/** rs.move.9 A way to look at the end of a move: where he goes, at the nearest Zed that he sees from there, or as before. */
export interface Facing {
  readonly at: 'ahead' | 'as before' | { readonly zed: number }
  readonly facing: readonly [number, number]
}

/** `before`: the last point before the end, from which "ahead" is told. */
export function facingsAt(look: Look, s: Survivor, { at, level }: Spot, before: XY): readonly Facing[] {
  const there: Survivor = { ...s, at, level }
  const own = asFigure(there)
  const near = look.state.zeds
    .filter((z) => !z.down && isWithin(own, asFigure(z), cm(NEAR)) && sees(look, there, z))
    .sort((a, b) => gapOf(own, asFigure(a)) - gapOf(own, asFigure(b)) || a.n - b.n)[0]
  const ahead = facingTowards(before, at)
  const atZed = near && facingTowards(at, near.at)
  return [
    ...(ahead ? [{ at: 'ahead', facing: [ahead.x, ahead.y] } as const] : []),
    ...(near && atZed ? [{ at: { zed: near.n }, facing: [atZed.x, atZed.y] } as const] : []),
    { at: 'as before', facing: [s.facing.x, s.facing.y] },
  ]
}
