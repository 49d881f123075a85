/** Ways round what one keeps away from, and the part of them that a move allows. */
import { comparePointToShape, displaced, distance2, line, rootUp, segmentsMeet, towards, type XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import { samplesOf } from '../rules/01-measure.ts'
import { type Act, afterAct, type Course, courseOf, legRefusal } from '../rules/13-course.ts'
import { isAtDoor } from '../rules/14-handling.ts'
import { netOf, type Route, type RouteLeg, wayTo } from '../rules/23-ways.ts'
import { baseAt } from '../rules/39-aim.ts'
import { isPlayed, type Look, type Survivor } from '../state.ts'
import { isDoor } from '../tables/terrain.ts'
import { cm } from '../tables/units.ts'
import { type Hazard, hazardsFor, isInHazard } from './danger.ts'

/** A unit has so many parts in the costs of ways. */
const PARTS = 16

/** How long the way is from one place to another, in units; Infinity if there is none. */
export const wayFrom = (look: Look, from: Spot, to: Spot): number => {
  const way = wayTo(look, 'person', from, to)
  return way === null ? Number.POSITIVE_INFINITY : way.cost / PARTS
}

const samplesOn = ({ legs }: Route): Spot[] =>
  legs.flatMap(({ path, level }) => samplesOf(path).map((at) => ({ at, level })))

/** What is paid for going through places that are better kept clear of, each once. */
function tollOf(route: Route, hazards: readonly Hazard[]): { toll: number; met: Hazard[] } {
  const samples = samplesOn(route)
  const met = hazards.filter((hazard) => samples.some((sample) => isInHazard(sample, hazard)))
  return { toll: met.reduce((sum, { toll }) => sum + toll, 0), met }
}

const DIRECTIONS = 12

/** Places round something, a little farther than one has to keep off. */
const around = ({ at, level, radius }: Hazard): Spot[] =>
  Array.from({ length: DIRECTIONS }, (_, i) => ({
    at: displaced(at, radius + cm(0.7), (i * 360) / DIRECTIONS),
    level,
  }))

const isOnMap = ({ book: { map } }: Look, { x, y }: XY): boolean =>
  x >= cm(1) && y >= cm(1) && x <= map.width - cm(1) && y <= map.depth - cm(1)

const backwards = ({ cost, legs }: Route): Route => ({
  cost,
  legs: [...legs].reverse().map((leg): RouteLeg => ({ ...leg, path: [...leg.path].reverse() })),
})

/** The way to a place: straight there, or by a turning point that keeps clear of the first thing that is met. */
export function wayRound(look: Look, s: Survivor, to: Spot): Route | null {
  const lead = leaderOf(look, s)
  const turning = turningFor(look, lead, to)
  const led = turning === null ? null : byWay(look, s, turning, to)
  if (led !== null && lead.n !== s.n) return led
  const own = lead.n === s.n ? turning : turningFor(look, s, to)
  return own === null ? wayTo(look, 'person', s, to) : byWay(look, s, own, to)
}

/** B9: the team turns the same way: whoever is first of those who are together decides. */
const leaderOf = ({ state }: Look, s: Survivor): Survivor =>
  state.survivors.find(
    (one) => isPlayed(one) && one.level === s.level && distance2(one.at, s.at) <= TOGETHER * TOGETHER,
  ) ?? s
const TOGETHER = cm(15)

/** Where somebody turns off; null if he goes straight. */
function turningFor(look: Look, s: Survivor, to: Spot): Spot | null {
  const straight = wayTo(look, 'person', s, to)
  if (straight === null) return null
  const hazards = hazardsFor(look, s).filter((hazard) => !isInHazard(s, hazard) && !isInHazard(to, hazard))
  const { toll, met } = tollOf(straight, hazards)
  const [nearest] = met.sort((a, b) => distance2(a.at, s.at) - distance2(b.at, s.at))
  if (!nearest) return null
  let found: Spot | null = null
  let least = straight.cost + PARTS * toll
  for (const turning of around(nearest)) {
    if (!isOnMap(look, turning.at)) continue
    const detour = byWay(look, s, turning, to)
    if (detour === null) continue
    const cost = detour.cost + PARTS * tollOf(detour, hazards).toll
    if (cost >= least) continue
    found = turning
    least = cost
  }
  return found
}

/** One field towards where he stands serves all turning points; only ways on one level are turned. */
function byWay(look: Look, s: Survivor, turning: Spot, to: Spot): Route | null {
  const back = wayTo(look, 'person', turning, s)
  if (back === null || back.legs.length !== 1) return null
  const on = wayTo(look, 'person', turning, to)
  if (on === null) return null
  return { cost: back.cost + on.cost, legs: [...backwards(back).legs, ...on.legs] }
}

const go = ({ x, y }: XY): Act => ({ act: 'go', to: [x, y] })

/** As far towards a point as the rest of a move lets him, less what legs are rounded up by. */
function within(from: XY, to: XY, units: number): XY {
  let end = to
  for (let less = units; less > 0 && rootUp(distance2(from, end)) > units; less--) end = towards(from, to, less)
  return end
}

/** Tries one more act; null if it is not allowed. */
function tried(look: Look, s: Survivor, course: Course, act: Act): Course | null {
  const next = afterAct(look, s, course, act)
  return 'reason' in next ? null : next
}

/** Along a path on one level as far as nothing is in the way and the move lasts. */
function walk(look: Look, s: Survivor, from: Course, path: readonly XY[], acts: Act[]): Course {
  let course = from
  for (const corner of path.slice(1)) {
    const end = within(course.at, corner, course.left)
    const there = tried(look, s, course, go(end))
    if (there !== null) {
      if (end.x !== course.at.x || end.y !== course.at.y) acts.push(go(end))
      course = there
      if (end !== corner) return course
      continue
    }
    return edgeForward(look, s, course, end, acts)
  }
  return course
}

/** Something is in the way of a leg: up to it, sample by sample. */
function edgeForward(look: Look, s: Survivor, course: Course, end: XY, acts: Act[]): Course {
  const now: Look = { state: look.state, book: look.book, facts: course.facts }
  const samples = samplesOf([course.at, end])
  const blocked = samples.findIndex((sample) => legRefusal(now, course, sample) !== null)
  const last = samples[blocked - 1]
  const there = last && tried(look, s, course, go(last))
  if (!last || !there) return course
  acts.push(go(last))
  return there
}

/** The closed door through which a path leads, if it is at hand. */
function doorOn(look: Look, course: Course, path: readonly XY[]): string | null {
  const now: Look = { state: look.state, book: look.book, facts: course.facts }
  const legs = [course.at, ...path.slice(1)]
  const found = look.book.map.openings.find(
    (opening) =>
      isDoor(opening.kind) &&
      opening.level === course.level &&
      course.openings[opening.id]?.state === 'closed' &&
      legs.some((to, i) => i > 0 && segmentsMeet(legs[i - 1] as XY, to, opening.from, opening.to)) &&
      isAtDoor(now, baseAt(course), opening),
  )
  return found?.id ?? null
}

/** What is left of a path from where one has come to. */
function restOf(path: readonly XY[], at: XY): readonly XY[] {
  const i = path.findIndex((corner) => corner.x === at.x && corner.y === at.y)
  return i < 0 ? path : path.slice(i)
}

/** As much of a way as a move allows: walking, doors and stairs; nobody is left standing on anybody. */
export function alongWay(look: Look, s: Survivor, from: Course, route: Route): Act[] {
  const acts: Act[] = []
  let course = from
  for (const leg of route.legs) {
    course = walk(look, s, course, leg.path, acts)
    const door = doorOn(look, course, restOf(leg.path, course.at))
    const opened = door === null ? null : tried(look, s, course, { act: 'open', door })
    if (door !== null && opened !== null) {
      acts.push({ act: 'open', door })
      course = walk(look, s, opened, onward(leg.path, course.at), acts)
    }
    const end = leg.path.at(-1) as XY
    if (end.x !== course.at.x || end.y !== course.at.y) break
    const way = leg.link >= 0 ? netOf(look, 'person').ways[leg.link] : undefined
    if (way === undefined) continue
    const act: Act | null = way.is === 'stairs' ? { act: 'stairs', stairs: way.id } : null
    const up = act && tried(look, s, course, act)
    if (!act || !up) break
    acts.push(act)
    course = up
  }
  return restingOn(look, s, from, acts)
}

/** The corners that come after a point in the middle of a path: those behind the leg on which it lies. */
function onward(path: readonly XY[], at: XY): readonly XY[] {
  const i = path.findIndex((to, k) => k > 0 && isOn(path[k - 1] as XY, to, at))
  return [at, ...path.slice(Math.max(1, i))]
}
const isOn = (a: XY, b: XY, p: XY): boolean => comparePointToShape(p, line(a.x, a.y, b.x, b.y), 2) <= 0

/** Shortens a plan until it ends where one may stand. */
export function restingOn(look: Look, s: Survivor, from: Course, plan: readonly Act[]): Act[] {
  let acts = [...plan]
  for (let tries = 0; acts.length > 0 && tries < MOST_TRIES; tries++) {
    const refusal = courseOf(look, s, from, acts)
    if (!('reason' in refusal)) return acts
    acts = shortened(from, acts)
  }
  return []
}
const MOST_TRIES = 40
const STEP_BACK = cm(1)

/** A plan with its end a step earlier; what is done after the last step is left out. */
function shortened(from: Course, acts: readonly Act[]): Act[] {
  const last = acts.at(-1)
  const rest = acts.slice(0, -1)
  if (last?.act !== 'go') return rest
  const to = { x: last.to[0], y: last.to[1] }
  const before = rest.findLast((act) => act.act === 'go')
  const start = before?.act === 'go' ? { x: before.to[0], y: before.to[1] } : from.at
  const length = rootUp(distance2(start, to))
  if (length <= STEP_BACK || rest.some(({ act }) => act === 'stairs')) return rest
  return [...rest, go(towards(start, to, length - STEP_BACK))]
}
