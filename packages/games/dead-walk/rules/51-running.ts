/** The ways of those who must go somewhere: into contact with somebody, towards him as far as it goes, or straight away. */
import {
  displaced,
  distance2,
  distanceDown,
  pathLength,
  pathUpTo,
  samePoint,
  straight,
  towards,
  walk,
  wayFrom,
  type XY,
} from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import type { Human, Look } from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { type Figure, humanBody, isStandingZombie, touches } from './01-figures.ts'
import { MOVER, wayField } from './01-ground.ts'
import { NOTHING, othersOn } from './01-places.ts'
import { priceOf } from './04-actions.ts'
import { move } from './05-movement.ts'
import { isRefusal } from './05-route.ts'
import { priceOfPath } from './05-run.ts'

export type Move = CommandOf<'move'>

const asMove = (points: readonly XY[]): Move => ({
  do: 'move',
  path: points.map(({ x, y }): [number, number] => [x, y]),
})

const pointsOf = ({ path }: Move): XY[] => path.map(([x, y]) => ({ x, y }))

/** Where a move ends, and what it costs him; null for one that cannot be made. */
export function resultOf(look: Look, human: Human, command: Move): { at: XY; price: number } | null {
  const found = priceOfPath(look, human, pointsOf(command), command.fancy ?? false)
  return isRefusal(found) ? null : { at: found.route.path.at(-1) as XY, price: found.price }
}

/** Does a move end in contact with somebody? */
export function endsAt(look: Look, human: Human, command: Move, target: Figure): boolean {
  const result = resultOf(look, human, command)
  return result !== null && touches(look, { ...humanBody(human), at: result.at }, target)
}

const isLegal = (look: Look, human: Human, command: Move): boolean => move.check(look, human, command) === null

const TOUCH = 2 * BASE_RADIUS
const EVERY_DEGREES = 15

/** The points of a way to a place on the ground, without the first; none if there is no way. */
function pointsTo(look: Look, human: Human, to: XY): readonly XY[] {
  const way = human.on === null ? wayFrom(wayField(look, to), human.at) : { path: [human.at, to] }
  return way === null ? [] : way.path.slice(1)
}

/** A path to a centre, as far as it takes to touch the base. */
function upToContact(from: XY, points: readonly XY[], at: XY): readonly XY[] {
  const path = [from, ...points]
  const last = path.findIndex((p) => distance2(p, at) <= TOUCH * TOUCH)
  if (last <= 0) return []
  const before = path[last - 1] as XY
  if (!samePoint(path[last] as XY, at)) return path.slice(1, last + 1)
  return distanceDown(before, at) <= TOUCH ? path.slice(1, last) : [...path.slice(1, last), towards(at, before, TOUCH)]
}

/** The shortest move that he can pay into contact with somebody; null if there is none. */
export function moveInto(look: Look, human: Human, target: Figure): Move | null {
  const own = upToContact(human.at, pointsTo(look, human, target.at), target.at)
  const direct = own.length > 0 ? asMove(own) : null
  if (direct && isLegal(look, human, direct) && endsAt(look, human, direct, target)) return direct
  for (const place of placesAround(human.at, target.at)) {
    const points = pointsTo(look, human, place)
    if (points.length === 0) continue
    const command = asMove(points)
    if (isLegal(look, human, command) && endsAt(look, human, command, target)) return command
  }
  return null
}

/** Places that touch a base, the nearest first. */
function placesAround(from: XY, at: XY): XY[] {
  const places: XY[] = []
  for (let degrees = 0; degrees < 360; degrees += EVERY_DEGREES) places.push(displaced(at, TOUCH, degrees))
  return places.sort((a, b) => distance2(a, from) - distance2(b, from))
}

/** How far his action points take him over open ground. */
const reachOf = (look: Look, human: Human): number =>
  Math.floor(human.ap / priceOf(human, look.book.costs.move)) * look.book.moveStep

/** dw.psychosis.10 As far towards somebody as his action points go, or into contact with him; null if he cannot move. */
export function moveTowards(look: Look, human: Human, target: Figure): Move | null {
  const whole = moveInto(look, human, target)
  if (whole) return whole
  const points = upToContact(human.at, pointsTo(look, human, target.at), target.at)
  if (points.length === 0) return null
  const { layout, closed } = look.facts
  const footing = { layout, closed: human.on === null ? closed : NOTHING(layout.barriers.length) }
  const others = othersOn(look, human.on, (figure) => isStandingZombie(look, figure))
  const walked = walk(footing, MOVER, others, [human.at, ...points], reachOf(look, human)).path
  return longest(look, human, walked)
}

/** The longest beginning of a path that is a legal move. */
function longest(look: Look, human: Human, path: readonly XY[]): Move | null {
  const length = pathLength(path)
  for (let back = 0; back < length; back += back < TOUCH ? BACK : TOUCH) {
    const points = (back === 0 ? path : pathUpTo(path, length - back)).slice(1)
    if (points.length === 0) return null
    const command = asMove(points)
    if (isLegal(look, human, command)) return command
  }
  return null
}
const BACK = 50

/** dw.psychosis.11 Straight away from somebody, as far as it goes. */
export function moveAway(look: Look, human: Human, from: Figure): Move | null {
  const reach = reachOf(look, human)
  if (reach === 0) return null
  const beyond = { x: 2 * human.at.x - from.at.x, y: 2 * human.at.y - from.at.y }
  if (samePoint(beyond, human.at)) return null
  const { layout, closed } = look.facts
  const footing = { layout, closed: human.on === null ? closed : NOTHING(layout.barriers.length) }
  const others = othersOn(look, human.on, (figure) => isStandingZombie(look, figure))
  const { at } = straight(footing, MOVER, others, human.at, towards(human.at, beyond, reach))
  return samePoint(at, human.at) ? null : longest(look, human, [human.at, at])
}
