/** D8 to D10: how somebody moves and where he looks. */
import type { Advice } from '@shamble/kernel'
import { comparePointToShape, facingTowards } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import { placesTaken } from '../rules/05-carry.ts'
import { type Act, afterAct, type Course, courseFrom, courseOf, movingCard } from '../rules/13-course.ts'
import { allowanceOf } from '../rules/11-injury.ts'
import { type Moving, startOf } from '../rules/13-move.ts'
import { isInPlay, isPlayed, type Look, type Survivor } from '../state.ts'
import { type Item, PLACES, placesOf } from '../tables/items.ts'
import { AT_IT, cm, RADIUS } from '../tables/units.ts'
import { facingThreat } from './aim.ts'
import { cacheBeside } from './caches.ts'
import { attackersAbout, friendsOf, TWO_MOVES } from './danger.ts'
import { doorToShut } from './doors.ts'
import { type Errand, errandOf } from './goals.ts'
import { toLadder } from './ladders.ts'
import { turnsToSpare } from './pace.ts'
import { advice } from './pick.ts'
import { alongWay, restingOn, wayFrom, wayRound } from './ways.ts'

/** What one can do without, the first soonest. */
const DISPENSABLE: readonly Item[] = [
  'binoculars',
  'stun',
  'WP',
  'torch',
  'molotov',
  'reload:sniper',
  'radio',
  'reload:pistol',
  'reload:rifle',
  'reload:shotgun',
  'kit',
  'HE',
  'pipe',
]

/** What is dropped so that so many places are free. */
function dropsFor(items: readonly Item[], places: number): Item[] {
  const dropped: Item[] = []
  const left = [...items]
  for (const item of DISPENSABLE)
    while (placesTaken(left) + places > PLACES && left.includes(item)) {
      left.splice(left.indexOf(item), 1)
      dropped.push(item)
    }
  return dropped
}

/** What is to be done before something can be done. */
function withRoom(course: Course, act: Act): Act[] {
  if (act.act !== 'pick-up') return [act]
  const places = act.take.reduce<number>((sum, thing) => sum + (typeof thing === 'number' ? 0 : placesOf(thing)), 0)
  const things = dropsFor(course.load.items, places)
  return things.length === 0 ? [act] : [{ act: 'drop', things }, act]
}

/** A plan, and what is done at its end as far as the move lasts. */
function andThen(look: Look, s: Survivor, from: Course, plan: readonly Act[], deeds: readonly Act[]): Act[] {
  const acts = [...plan]
  const reached = courseOf(look, s, from, acts)
  let course: Course = 'reason' in reached ? from : reached
  for (const deed of deeds.flatMap((act) => withRoom(course, act))) {
    const next = afterAct(look, s, course, deed)
    if ('reason' in next) break
    acts.push(deed)
    course = next
  }
  return acts
}

/** Where a friend is held down to whom he can run. */
function toFriend(look: Look, s: Survivor): Errand | null {
  const [friend] = friendsOf(look, s).filter(({ pinnedBy }) => pinnedBy !== null)
  return friend ? { to: friend, acts: [], why: 'To a friend who is held down.' } : null
}

function goalOf(look: Look, s: Survivor): Errand | null {
  const shutting = doorToShut(look, s)
  if (shutting)
    return { to: shutting.spot, acts: [{ act: 'close', door: shutting.door }], why: 'Shut the door before they come.' }
  const friend = toFriend(look, s)
  const errand = friend ?? errandOf(look, s)
  if (friend || errand === null) return errand
  return toLadder(look, s, errand.to) ?? cacheBeside(look, s, errand.to) ?? errand
}

/** rs.noise.4 Would he end beside a car that may howl? */
function isBesideAlarm(look: Look, { at, level }: Course): boolean {
  const { layout } = look.facts
  return look.state.alarms.some(({ id, state }) => {
    const barrier = state === 'armed' ? layout.barriers[layout.numberOf.get(id) ?? -1] : undefined
    return barrier !== undefined && level === 0 && comparePointToShape(at, barrier.shape, AT_IT + RADIUS.figure) <= 0
  })
}

/** B9: not to end within 1 cm of such a car, if a shorter move does. */
function quietly(look: Look, s: Survivor, from: Course, acts: readonly Act[]): Act[] {
  let plan = [...acts]
  for (let i = 0; i < 4; i++) {
    const course = courseOf(look, s, from, plan)
    if ('reason' in course || !isBesideAlarm(look, course)) return plan
    const last = plan.at(-1)
    if (last?.act !== 'go' || plan.length < 2) return [...acts]
    plan = restingOn(look, s, from, plan.slice(0, -1))
  }
  return [...acts]
}

function planFor(look: Look, s: Survivor, from: Course): { acts: Act[]; why: string } {
  const errand = goalOf(look, s)
  if (errand === null) return { acts: [], why: 'There is nowhere better to be.' }
  if (errand.isShared && isTooFarAhead(look, s, errand.to)) return { acts: [], why: 'Wait for the others.' }
  const route = wayRound(look, s, errand.to)
  const walked = route === null ? [] : quietly(look, s, from, alongWay(look, s, from, route))
  return { acts: andThen(look, s, from, walked, errand.acts), why: errand.why }
}

/** B9: nobody leaves the team behind by more than 15 cm, as long as nobody is after him. */
function isTooFarAhead(look: Look, s: Survivor, to: Spot): boolean {
  if (attackersAbout(look, s, TWO_MOVES).length > 0 || turnsToSpare(look, s) < HURRY) return false
  const own = wayFrom(look, s, to)
  return friendsOf(look, s).some(
    (friend) =>
      (isPlayed(friend) || friend.leader === s.n) &&
      !friend.down &&
      friend.pinnedBy === null &&
      wayFrom(look, friend, to) > own + APART,
  )
}
const APART = cm(15)
/** With fewer turns to spare nobody waits. */
const HURRY = 4

/** How much nearer to his goal he would be after RUN, in units; what he does at the end of it counts as much as a step. */
export function headwayOf(look: Look, s: Survivor): number {
  const errand = goalOf(look, s)
  if (errand === null) return 0
  const whole = allowanceOf(look, s, 'RUN')
  const from = courseFrom(look, s, whole, whole, [])
  const { acts } = planFor(look, s, from)
  const end = courseOf(look, s, from, acts)
  if (acts.length === 0 || 'reason' in end) return 0
  const deeds = acts.filter(({ act }) => act !== 'go').length
  return wayFrom(look, s, errand.to) - wayFrom(look, end, errand.to) + deeds * cm(5)
}

/** rs.items.5 Light where it is night, unless a crying woman would see it. */
function torchOf(look: Look, s: Survivor): boolean | undefined {
  if (!look.book.scenario.night || !s.items.includes('torch')) return undefined
  const hasWitch = look.state.zeds.some(({ kind }) => kind === 'witch')
  return s.torchLit === !hasWitch ? undefined : !hasWitch
}

type Facing = NonNullable<CommandOf<'move'>['facing']>

/** Towards the most who come; else along the way. */
function facingAt(look: Look, s: Survivor, course: Course): Facing {
  const there: Survivor = { ...s, at: course.at, level: course.level }
  const threat = facingThreat(look, there)
  if (threat) return [threat[0], threat[1]]
  const ahead = facingTowards(s.at, course.at)
  return ahead ? [ahead.x, ahead.y] : [s.facing.x, s.facing.y]
}

export function moveOn(look: Look, s: Survivor): Advice<Command> {
  const vars = (look.state.frames.at(-1)?.vars ?? {}) as Moving
  const from = startOf(look, s, vars)
  const torch = torchOf(look, s)
  const lit = torch === undefined ? {} : { torch }
  if (movingCard(look, s) !== null && isInPlay(s)) {
    const { acts, why } = planFor(look, s, from)
    const course = courseOf(look, s, from, acts)
    const isSound = acts.length > 0 && !('reason' in course)
    if (isSound) return advice({ do: 'move', acts, facing: facingAt(look, s, course), ...lit }, why)
  }
  return advice({ do: 'turn', facing: facingAt(look, s, from), ...lit }, 'Face where they come from.')
}
