/**
 * rs.move.3 The moves that are offered. There are more paths than anybody can list: a straight step in each of twelve
 * directions, as far as it goes; whatever can be handled from where he stands; and straight to what is near, with it done.
 */
import { displaced, rootUp, distance2, samePoint, straight, towards, type XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import type { Look, Survivor } from '../state.ts'
import { asPoint, EIGHT, isWithin } from './01-measure.ts'
import { thingsOf, fitting } from './05-carry.ts'
import { cachesBeside, pilesBeside } from './06-items.ts'
import { type Act, type Course, courseOf, MOVER, movingCard, stairsFrom, standingZeds } from './13-course.ts'
import { isAtExit } from './13-exit.ts'
import { isAtDoor, nearestOn } from './14-handling.ts'
import { crossChoices } from './15-fence.ts'
import { isDoor } from '../tables/terrain.ts'
import { ADJACENT, RADIUS } from '../tables/units.ts'

/** Steps are offered in so many directions. */
const DIRECTIONS = 12
const EVERY_DEGREES = 360 / DIRECTIONS
/** Nobody is offered a step of less than half a centimetre. */
const SHORTEST = 50

const move = (...acts: Act[]): CommandOf<'move'> => ({ do: 'move', acts })
const go = ({ x, y }: XY): Act => ({ act: 'go', to: [x, y] })

/** As far towards a point as nothing is in the way; null if that is nowhere. */
function stepTowards(look: Look, { at, level }: Course, to: XY): XY | null {
  const { layout, closed } = look.facts
  const end = straight({ layout, closed: closed[level] as Uint8Array }, MOVER, standingZeds(look, level), at, to).at
  return isWithin(asPoint({ at, level }), asPoint({ at: end, level }), SHORTEST - 1) ? null : end
}

/** Not a unit farther than what is left: legs are rounded up (rs.measure.9). */
function atMost(from: XY, to: XY, units: number): XY {
  let end = towards(from, to, units)
  for (let less = units - 1; less >= 0 && rootUp(distance2(from, end)) > units; less--) end = towards(from, to, less)
  return end
}

function steps(look: Look, course: Course): CommandOf<'move'>[] {
  if (course.left === 0) return []
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const to = atMost(course.at, displaced(course.at, 2 * course.left, i * EVERY_DEGREES), course.left)
    return stepTowards(look, course, to)
  }).flatMap((end) => {
    if (end === null) return []
    return isAtExit(look, { at: end, level: course.level }) ? [move(go(end)), move(go(end), LEAVE)] : [move(go(end))]
  })
}
const LEAVE: Act = { act: 'leave' }

/** What can be done from where he stands. */
export function deeds(look: Look, course: Course): Act[] {
  const from = { at: course.at, level: course.level, radius: RADIUS.figure }
  const doors = look.book.map.openings.filter((opening) => isDoor(opening.kind) && isAtDoor(look, from, opening))
  return [
    ...doors.map(({ id }): Act => ({ act: look.state.openings[id]?.state === 'open' ? 'close' : 'open', door: id })),
    ...pilesBeside(look, from).flatMap((pile): Act[] => {
      const take = thingsOf(fitting(course.load, pile))
      return take.length === 0 ? [] : [{ act: 'pick-up', pile: pile.id, take }]
    }),
    ...cachesBeside(look, from).map(({ id }): Act => ({ act: 'search', cache: id })),
    ...look.book.map.climbs
      .filter((climb) => climb.kind === 'stairs' && stairsFrom(climb, course) !== null)
      .map(({ id }): Act => ({ act: 'stairs', stairs: id })),
    ...(course.load.items.includes('fuel') ? [{ act: 'pour' } as const] : []),
    ...(isAtExit(look, course) ? [LEAVE] : []),
  ]
}

/** Things within reach of this move that he does not reach from here, and where he would go for them. */
function goals(look: Look, { at, level, left }: Course): XY[] {
  const { openings, caches, climbs } = look.book.map
  const points: XY[] = [
    ...openings
      .filter((opening) => isDoor(opening.kind) && opening.level === level)
      .map(({ from, to }) => nearestOn(from, to, at)),
    ...[...caches.filter(({ id }) => !look.state.searched.includes(id)), ...look.state.piles]
      .filter((thing) => thing.level === level)
      .map((thing) => thing.at),
    ...climbs.flatMap(({ foot, head }) => [foot, head].filter((end) => end.level === level).map((end) => end.at)),
  ]
  const isAhead = (point: XY): boolean =>
    isWithin(asPoint({ at, level }), asPoint({ at: point, level }), left) && !samePoint(point, at)
  return points.filter(isAhead)
}

/** Straight to a thing, as near as he comes, and on it what can be done there. */
function approaches(look: Look, course: Course): CommandOf<'move'>[] {
  return goals(look, course).flatMap((goal) => {
    const end = stepTowards(look, course, goal)
    const isThere = end !== null && isWithin(asPoint({ at: end, level: 0 }), asPoint({ at: goal, level: 0 }), AT_HAND)
    return isThere ? [[], ...deeds(look, { ...course, at: end })].map((act) => move(go(end), ...[act].flat())) : []
  })
}
const AT_HAND = ADJACENT + RADIUS.figure

/** Each of them once. */
function unlike(commands: readonly CommandOf<'move'>[]): CommandOf<'move'>[] {
  const found = new Map(commands.map((command) => [command.acts.map(keyOf).join(' '), command]))
  return [...found.values()]
}
const keyOf = (act: Act): string => (act.act === 'go' ? `${act.to[0]},${act.to[1]}` : JSON.stringify(act))

/** rs.move.9 The eight directions of the compass. */
const turns = (): CommandOf<'turn'>[] => EIGHT.map(({ x, y }) => ({ do: 'turn', facing: [x, y] }))

/** rs.items.5 */
function torches(s: Survivor): CommandOf<'turn'>[] {
  const facing: CommandOf<'turn'>['facing'] = [s.facing.x, s.facing.y]
  return s.items.includes('torch') ? [{ do: 'turn', facing, torch: !s.torchLit }] : []
}

/** rs.carry.7 Each thing he has, once. */
function drops(s: Survivor, { load }: Course): CommandOf<'turn'>[] {
  const facing: CommandOf<'turn'>['facing'] = [s.facing.x, s.facing.y]
  return [...new Set(thingsOf(load))].map((thing) => ({ do: 'turn', facing, drop: [thing] }))
}

/** What is offered in 5a; only the first of his commands may be a crossing. */
export function moveChoices(look: Look, s: Survivor, course: Course, isFirst: boolean): Command[] {
  const isAllowed = ({ acts }: CommandOf<'move'>): boolean => !('reason' in courseOf(look, s, course, acts))
  const found: Command[] = []
  if (movingCard(look, s) !== null) {
    const here = deeds(look, course).map((act) => move(act))
    found.push(...unlike([...steps(look, course), ...here, ...approaches(look, course)]).filter(isAllowed))
  }
  if (isFirst) found.push(...crossChoices(look, s))
  return [...found, ...turns(), ...torches(s), ...drops(s, course)]
}
