/** Who does what: the scenario's goals turned into errands for everybody, and the way out in time. */
import { best } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { type Goal, GRADES } from '../content/scenarios.ts'
import { isOn } from '../options-schema.ts'
import { isMet } from '../rules/30-end.ts'
import { hasQuirk } from '../rules/48-mind.ts'
import { type Human, isInPlay, type Look, type State } from '../state.ts'
import { BASE_RADIUS, cm } from '../tables/units.ts'
import type { Category } from '../tables/weapons.ts'
import { assignConvoy, convoyOf, partsToFetch } from './convoy.ts'
import { gapOf } from './danger.ts'
import { hunting } from './hunting.ts'
import {
  carriesLoad,
  type Errand,
  exitNear,
  exploring,
  fetching,
  gathering,
  isCareful,
  isExitOpen,
  leaveBy,
  slackOf,
  startingBoat,
  type Task,
  turnsLeft,
  turnsOut,
} from './tasks.ts'
import { farFrom } from './ways.ts'

/** All single goals in a goal; of an `any` the first that can be had without vehicles. */
function wishes(goal: Goal): Goal[] {
  if (goal.is === 'all') return goal.of.flatMap(wishes)
  if (goal.is !== 'any') return [goal]
  const first = goal.of.find(({ is }) => is !== 'drove')
  return first ? wishes(first) : []
}

/** Is it time to go, if he is to get out? Doors, zombies and wounds take their time. */
const mustGo = (look: Look, human: Human): boolean => turnsLeft(look) <= turnsNeeded(look, human)

/** Turns that somebody should have to get out: with some to spare once there is something to lose. */
function turnsNeeded(look: Look, human: Human, from: XY = human.at): number {
  const isSlow = SLOW.some((quirk) => hasQuirk(look, human, quirk))
  const isEnough = isCareful(look) || isMet(look, look.book.scenario.partial)
  return (isSlow ? 1.6 : 1.25) * turnsOut(look, from) + (isEnough ? 1.75 : 1)
}
/** Quirks that cost action points on the way. */
const SLOW = ['macho', 'stupid', 'indecisive', 'thick', 'clumsy'] as const

/** People of the team, or joined to it, who are still on the table. */
const crew = ({ state }: Look): Human[] => state.humans.filter((h) => isInPlay(h) && h.seat !== null)

/** Somebody who can shoot, now or after reloading. */
const isArmed = ({ book }: Look, { weapons }: Human): boolean =>
  weapons.some(({ type }) => !UNLOADED.includes(book.weapons[type].category))
/** What is struck with or thrown. */
const UNLOADED: readonly Category[] = ['melee', 'thrown', 'grenades']

/** Gives tasks to those who are nearest to them, one each, the shortest way of all first; dw.quirk.15 no load to whoever seeks fights. */
function assign(look: Look, free: Human[], tasks: Task[], most: number, into: Map<number, Errand>): void {
  const pairs = tasks.flatMap((task) => free.map((human) => ({ human, task, far: farFrom(look, human.at, task.to) })))
  pairs.sort((a, b) => a.far - b.far || a.human.n - b.human.n)
  const done = new Set<Task>()
  for (const { human, task, far } of pairs) {
    if (done.size >= most) return
    if (into.has(human.n) || done.has(task) || far === Number.POSITIVE_INFINITY) continue
    if (slackOf(look, human, task) < spareFor(look, human, task)) continue
    if (task.load && (carriesLoad(human) || (hasQuirk(look, human, 'stupid') && free.length > 1))) continue
    done.add(task)
    into.set(human.n, task)
  }
}

/** Nobody begins with what he cannot finish in time: turns to spare for the way out, if it is walked. */
const spareFor = (look: Look, human: Human, { to, walks }: Task): number =>
  walks ? turnsNeeded(look, human, to) - turnsOut(look, to) - 0.5 : 0.5

/** Single goals of the scenario. Where rooms may be full of zombies nobody looks into more than the partial one asks for. */
function goalsOf(look: Look): Goal[] {
  const { full, partial } = look.book.scenario
  const [more, first] = [isCareful(look) ? [] : wishes(full), wishes(partial)]
  const isBold = !look.book.mayRoomsHoldZombies()
  return [...first, ...(isBold ? more : more.filter(({ is }) => is !== 'searched'))]
}

function assignGoal(look: Look, free: Human[], goal: Goal, into: Map<number, Errand>): void {
  if (goal.is === 'carried-out') assign(look, free, fetching(look, goal.item), Number.POSITIVE_INFINITY, into)
  else if (goal.is === 'searched') {
    const { tasks, most } = exploring(look, goal, into)
    assign(look, searchersOf(look, free, goal), tasks, most, into)
  } else if (goal.is === 'no-npc-left-alive' || goal.is === 'npcs-joined')
    assign(look, free, gathering(look), Number.POSITIVE_INFINITY, into)
}

/**
 * dw.search.3 Company may come of every search. Who is hurt leaves it to others, and what goes beyond the partial
 * objective is only done with time to spare and nobody missing.
 */
function searchersOf(look: Look, free: Human[], goal: Extract<Goal, { is: 'searched' }>): Human[] {
  if (!isOn(look.book, 'searching')) return free
  const isEnough = isMet(look, look.book.scenario.partial) && !isMet(look, goal)
  const missing = look.state.starters - look.state.humans.filter((h) => !h.isNpc && isInPlay(h)).length
  if (isEnough && missing > 0) return []
  const spare = isEnough ? SPARE_TURNS : 1
  return free.filter(
    (human) => human.wounds <= (isEnough ? 1 : 2) && turnsLeft(look) > turnsNeeded(look, human) + 1 + spare,
  )
}
const SPARE_TURNS = 0.5

/** Too few are left for any victory. */
const isLost = ({ state }: Look): boolean => {
  const [part, of] = GRADES.minorHero
  const left = state.humans.filter((h) => !h.isNpc && (isInPlay(h) || h.status === 'escaped')).length
  return left * of < state.starters * part
}

/** Those who have to go, by the clock, by their load or by their wounds. */
function assignExit(look: Look, into: Map<number, Errand>): void {
  if (!isExitOpen(look)) return
  for (const human of crew(look)) {
    const exit = exitNear(look, human.at)
    if (exit === null) continue
    if (isLost(look)) into.set(human.n, leaveBy(exit, 'It is lost: everybody out.'))
    else if (carriesLoad(human)) into.set(human.n, leaveBy(exit, 'What was asked for has to be carried out.'))
    else if (mustGo(look, human)) into.set(human.n, leaveBy(exit, 'There is just time enough to get out.'))
    else if (human.wounds >= 3) into.set(human.n, leaveBy(exit, 'Too badly hurt to go on.'))
  }
}

/** Those without a task of their own go with somebody who has one; when nobody has any, everybody leaves. */
function assignRest(look: Look, into: Map<number, Errand>): void {
  const boat = startingBoat(look)
  const busy = crew(look).filter(
    (human) => into.has(human.n) && (into.get(human.n)?.act?.do !== 'leave' || carriesLoad(human)),
  )
  const armed = crew(look).filter((human) => isArmed(look, human))
  if (boat) assignBoat(look, boat, into)
  for (const human of crew(look)) {
    if (into.has(human.n) || human.aboard !== null) continue
    const follows = !isArmed(look, human) && armed.length > 0
    const errand = follows
      ? escort(look, human, armed, into)
      : (boat ?? (busy.length > 0 ? escort(look, human, busy, into) : (leaving(look, human) ?? hunting(look, human))))
    if (errand) into.set(human.n, errand)
  }
}

/** Whoever is nearest to the engine starts it; without a weapon he waits for others as long as it is far. */
function assignBoat(look: Look, boat: Errand, into: Map<number, Errand>): void {
  const free = crew(look).filter(({ n, aboard }) => !into.has(n) && aboard === null)
  const farOf = (human: Human): number => {
    const far = farFrom(look, human.at, boat.to)
    return far <= NEARLY_THERE || isArmed(look, human) ? far : far + UNARMED
  }
  const nearest = best(free, (human) => -farOf(human))
  if (nearest) into.set(nearest.n, boat)
}
const NEARLY_THERE = cm(25)
const UNARMED = cm(40)

/** Where the nearest of these is going, a little behind; to him if he is going nowhere. */
function escort(
  look: Look,
  human: Human,
  others: readonly Human[],
  errands: ReadonlyMap<number, Errand>,
): Errand | null {
  const leader = best(
    others.filter(({ n }) => n !== human.n),
    ({ at }) => -gapOf(human.at, at),
  )
  if (leader === null) return leaving(look, human)
  const led = errands.get(leader.n)
  const why = 'Nobody goes alone.'
  const isLeft = !led || (gapOf(human.at, leader.at) > LOST && led.act?.do !== 'leave')
  const isAhead = led && farFrom(look, human.at, led.to) < farFrom(look, leader.at, led.to) - AHEAD
  const to = isLeft ? leader.at : isAhead ? human.at : led.to
  return { to, act: null, within: CLOSE, after: led?.after ?? 0, why, follows: true }
}
const CLOSE = 5 * BASE_RADIUS
/** So far ahead of the one he goes with he waits, and so far away he goes to him first. */
const AHEAD = cm(8)
const LOST = cm(40)

function leaving(look: Look, human: Human): Errand | null {
  const exit = exitNear(look, human.at)
  if (exit === null || !isExitOpen(look) || look.book.scenario.endsWhenGone !== null) return null
  return leaveBy(exit, 'The work is done.')
}

const ERRANDS = new WeakMap<State, ReadonlyMap<number, Errand>>()

/** What everybody of the crew is after, as things stand. */
function errandsOf(look: Look): ReadonlyMap<number, Errand> {
  const known = ERRANDS.get(look.state)
  if (known) return known
  const errands = new Map<number, Errand>()
  const convoy = convoyOf(look)
  if (convoy) assignConvoy(look, convoy, errands)
  else assignExit(look, errands)
  const free = crew(look).filter(({ n, aboard }) => !errands.has(n) && aboard === null)
  if (convoy) assign(look, free, partsToFetch(look, convoy), Number.POSITIVE_INFINITY, errands)
  const goals = convoy ? [] : goalsOf(look)
  for (const goal of goals.filter(({ is }) => is === 'no-npc-left-alive')) assignGoal(look, free, goal, errands)
  for (const goal of goals) assignGoal(look, free, goal, errands)
  assignRest(look, errands)
  ERRANDS.set(look.state, errands)
  return errands
}

/** Where this human should be going. Null: nowhere, he stands and fights. */
export const errandOf = (look: Look, human: Human): Errand | null => errandsOf(look).get(human.n) ?? null

/** Must people stay inside a building until the end? */
export function holdsBuilding(look: Look): string | null {
  if (look.book.map.exit !== null) return null
  for (const goal of goalsOf(look)) if (goal.is === 'no-zombie-in' || goal.is === 'humans-in') return goal.building
  return null
}
