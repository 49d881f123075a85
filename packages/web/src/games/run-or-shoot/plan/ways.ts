/** How far somebody gets, and the cheapest plan of acts to a place: around what is in the way, through a door, up the stairs. */
import type { Act, Forecast, Leg } from '@shamble/run-or-shoot/forecast'
import { isDoor, type OpeningPlace, RADIUS, type Spot, type Survivor } from '@shamble/run-or-shoot/page'
import type { Refusal } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { type Reach, reachOf, wayTo } from '../../../board/measured/reach.ts'

const whole = ({ x, y }: XY): XY => ({ x: Math.round(x), y: Math.round(y) })
const go = (to: XY): Act => ({ act: 'go', to: [to.x, to.y] })

const BEYOND = 100

const REACHES = new WeakMap<Forecast['view'], Map<string, Reach>>()

/** What he reaches on foot from a point of a plan, without opening anything. */
export function reachFrom(look: Forecast, s: Survivor, leg: Leg): Reach {
  const known = REACHES.get(look.view) ?? new Map<string, Reach>()
  REACHES.set(look.view, known)
  const opened = Object.values(leg.course.openings).filter(({ state }) => state === 'open').length
  const key = `${s.n} ${leg.at.x},${leg.at.y} ${leg.level} ${leg.left} ${opened}`
  const found = known.get(key)
  if (found) return found
  const { from, isFree, isClear } = look.footing(leg)
  // Somewhat farther, so that the line of what is left runs between points that are known.
  const reach = reachOf({ from, budget: leg.left + BEYOND, isFree, isClear, price: () => 0 })
  known.set(key, reach)
  return reach
}

/** A plan so far, and where it has come to. */
export interface Plan {
  readonly acts: readonly Act[]
  readonly leg: Leg
}

export const beginning = (look: Forecast, s: Survivor): Plan => ({ acts: [], leg: look.start(s) })

/** The plan with more acts; null if the rules forbid one of them. */
function continued(look: Forecast, s: Survivor, { acts, leg }: Plan, more: readonly Act[]): Plan | null {
  const next = look.acts(s, leg, more)
  return 'reason' in next ? null : { acts: [...acts, ...more], leg: next }
}

/** On foot to a point of the same level; null if he does not get there. */
export function walkedTo(look: Forecast, s: Survivor, plan: Plan, to: XY): Plan | null {
  const goal = whole(to)
  if (goal.x === plan.leg.at.x && goal.y === plan.leg.at.y) return plan
  const way = wayTo(reachFrom(look, s, plan.leg), goal)
  return way && continued(look, s, plan, way.map(whole).map(go))
}

/** Of several plans the one that leaves most of the move. */
const best = (plans: readonly (Plan | null)[]): Plan | null =>
  plans.reduce<Plan | null>((a, b) => (b !== null && (a === null || b.leg.left > a.leg.left) ? b : a), null)

/** Farther than a hand reaches nobody handles a door: a base and two centimetres. */
const BESIDE = [RADIUS.figure + 10, RADIUS.figure + 150]
const ALONG = [0.5, 0.15, 0.85]

/** Points on both sides of a door from which it may be in reach. */
function besideDoor({ from, to }: OpeningPlace): XY[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  return ALONG.flatMap((share) =>
    BESIDE.flatMap((off) =>
      [off, -off].map((side) =>
        whole({
          x: from.x + share * dx - (side * dy) / length,
          y: from.y + share * dy + (side * dx) / length,
        }),
      ),
    ),
  )
}

const isFarOff = ({ at }: Leg, point: XY, left: number): boolean => Math.hypot(point.x - at.x, point.y - at.y) > left

/** Up to a thing, and what is done there; from where he stands if it is in reach, and rather where he may also stop. */
function upTo(look: Forecast, s: Survivor, plan: Plan, points: readonly XY[], act: Act): Plan | null {
  const here = continued(look, s, plan, [act])
  if (here) return here
  const plans = points
    .filter((point) => !isFarOff(plan.leg, point, plan.leg.left))
    .map((point) => {
      const there = walkedTo(look, s, plan, point)
      return there && continued(look, s, there, [act])
    })
  return best(plans.filter((one) => one !== null && look.endRefusal(s, one.leg) === null)) ?? best(plans)
}

const TOO_FAR = 'rs.move.3'
/** More than any move is long. */
const ENDLESS = 1_000_000

/** Why something cannot be done that no plan leads to: what the rules say of it from beside it, else that it is too far. */
function whyNotAt(look: Forecast, s: Survivor, { leg }: Plan, points: readonly XY[], act: Act): Refusal | null {
  const refusals = points.flatMap((at) => {
    const found = look.acts(s, { ...leg, course: { ...leg.course, at, left: ENDLESS, whole: ENDLESS } }, [act])
    return 'reason' in found ? [found] : [null]
  })
  if (refusals.includes(null)) return { clause: TOO_FAR, reason: 'The rest of the move is too short for that.' }
  return refusals.find((one) => one?.clause !== OUT_OF_REACH) ?? refusals[0] ?? null
}
const OUT_OF_REACH = 'rs.door.3'

/** A door is opened, or closed, from the side on which he is. */
export function handled(
  look: Forecast,
  s: Survivor,
  plan: Plan,
  door: OpeningPlace,
  how: 'open' | 'close',
): Plan | null {
  return door.level === plan.leg.level ? upTo(look, s, plan, besideDoor(door), { act: how, door: door.id }) : null
}

export const doorRefusal = (look: Forecast, s: Survivor, door: OpeningPlace, how: 'open' | 'close'): Refusal | null =>
  whyNotAt(look, s, beginning(look, s), besideDoor(door), { act: how, door: door.id })

/** A beginning with more of a move than there is: for saying what a way would take. */
export function longerBeginning(look: Forecast, s: Survivor, more: number): Plan {
  const { acts, leg } = beginning(look, s)
  const [left, whole] = [leg.left + more, leg.whole + more]
  return { acts, leg: { ...leg, left, whole, course: { ...leg.course, left, whole } } }
}

const AROUND = Array.from(
  { length: 8 },
  (_, i): XY => ({ x: Math.cos((i * Math.PI) / 4), y: Math.sin((i * Math.PI) / 4) }),
)

/** Points from which a hand reaches something that lies there, or at which somebody stands on it. */
const aroundThing = ({ x, y }: XY): XY[] => [
  { x, y },
  ...AROUND.flatMap((way) => [150, 250].map((off) => whole({ x: x + off * way.x, y: y + off * way.y }))),
]

/** To a pile or a cache, and something done with it. */
export const doneAt = (look: Forecast, s: Survivor, plan: Plan, thing: Spot, act: Act): Plan | null =>
  thing.level === plan.leg.level ? upTo(look, s, plan, aroundThing(thing.at), act) : null

export const thingRefusal = (look: Forecast, s: Survivor, thing: Spot, act: Act): Refusal | null =>
  whyNotAt(look, s, beginning(look, s), aroundThing(thing.at), act)

/** Stairs from the end at which he comes to them. */
export function byStairs(look: Forecast, s: Survivor, plan: Plan, id: string): Plan | null {
  const stairs = look.book.map.climbs.find((climb) => climb.id === id && climb.kind === 'stairs')
  if (!stairs) return null
  const ends = [stairs.foot, stairs.head].filter(({ level }) => level === plan.leg.level)
  return upTo(
    look,
    s,
    plan,
    ends.map(({ at }) => at),
    { act: 'stairs', stairs: id },
  )
}

/** Every door that he could open on his way, and every flight of stairs. */
function detours(look: Forecast, s: Survivor, plan: Plan): Plan[] {
  const { openings, climbs } = look.book.map
  const doors = openings.filter(
    ({ id, kind, level, from }) =>
      isDoor(kind) &&
      level === plan.leg.level &&
      look.view.openings[id]?.state === 'closed' &&
      !isFarOff(plan.leg, from, plan.leg.left + 800),
  )
  return [
    ...doors.map((door) => handled(look, s, plan, door, 'open')),
    ...climbs.map(({ id, kind }) => (kind === 'stairs' ? byStairs(look, s, plan, id) : null)),
  ].filter((one) => one !== null)
}

const FIRST = new WeakMap<Forecast['view'], Map<string, readonly Plan[]>>()

/** The same for every place that is pointed at. */
function firstDetours(look: Forecast, s: Survivor, plan: Plan): readonly Plan[] {
  const known = FIRST.get(look.view) ?? new Map<string, readonly Plan[]>()
  FIRST.set(look.view, known)
  const key = `${s.n} ${plan.leg.left}`
  const found = known.get(key) ?? detours(look, s, plan)
  known.set(key, found)
  return found
}

/** The cheapest plan to a spot: on foot, else through one door or by one flight of stairs; null if he does not get there. */
export function planTo(look: Forecast, s: Survivor, to: Spot, start = beginning(look, s)): Plan | null {
  const direct = to.level === start.leg.level ? walkedTo(look, s, start, to.at) : null
  if (direct) return direct
  return best(
    firstDetours(look, s, start).map((plan) => (plan.leg.level === to.level ? walkedTo(look, s, plan, to.at) : null)),
  )
}

/** What is left of a move on a level, and what he reaches with it. */
export interface Reached {
  readonly level: number
  readonly left: number
  readonly reach: Reach
}

/** What he reaches in all: from where he stands, and beyond each door and flight of stairs that he could still pay for. */
export const reachesOf = (look: Forecast, s: Survivor): readonly Reached[] => {
  const start = beginning(look, s)
  return [start, ...firstDetours(look, s, start)]
    .filter(({ leg }) => leg.left > 0)
    .map(({ leg }) => ({ level: leg.level, left: leg.left, reach: reachFrom(look, s, leg) }))
}
