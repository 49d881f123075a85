/** Who does what: the scenario's goals turned into errands for everybody, and the way out in time. */
import { type Goal, GRADES } from '../content/scenarios.ts'
import { isMet } from '../rules/30-end.ts'
import { hasQuirk } from '../rules/48-mind.ts'
import { type Human, isInPlay, type Look, type State } from '../state.ts'
import { BASE_RADIUS, cm } from '../tables/units.ts'
import { assignConvoy, convoyOf, partsToFetch } from './convoy.ts'
import { gapOf } from './danger.ts'
import {
  carriesLoad,
  type Errand,
  exitNear,
  exploring,
  fetching,
  gathering,
  isExitOpen,
  leaveBy,
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
const mustGo = (look: Look, human: Human): boolean => turnsLeft(look) <= 1.25 * turnsOut(look, human.at) + 1

/** People of the team, or joined to it, who are still on the table. */
const crew = ({ state }: Look): Human[] => state.humans.filter((h) => isInPlay(h) && h.seat !== null)

/** Somebody who can shoot, now or after reloading. */
const isArmed = ({ book }: Look, { weapons }: Human): boolean =>
  weapons.some(({ type }) => book.weapons[type].fire !== null && book.weapons[type].category !== 'thrown')

/** Gives tasks to those who are nearest to them, one each, the shortest way of all first; dw.quirk.15 no load to whoever seeks fights. */
function assign(look: Look, free: Human[], tasks: Task[], most: number, into: Map<number, Errand>): void {
  const pairs = tasks.flatMap((task) => free.map((human) => ({ human, task, far: farFrom(look, human.at, task.to) })))
  pairs.sort((a, b) => a.far - b.far || a.human.n - b.human.n)
  const done = new Set<Task>()
  for (const { human, task, far } of pairs) {
    if (done.size >= most) return
    if (into.has(human.n) || done.has(task) || far === Number.POSITIVE_INFINITY) continue
    if (task.load && (carriesLoad(human) || (hasQuirk(look, human, 'stupid') && free.length > 1))) continue
    done.add(task)
    into.set(human.n, task)
  }
}

/** Single goals of the scenario. Where rooms may be full of zombies nobody looks into more than the partial one asks for. */
function goalsOf(look: Look): Goal[] {
  const { full, partial } = look.book.scenario
  const [more, first] = [wishes(full), wishes(partial)]
  const isBold = !look.book.entry.methods.includes('C')
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
  const { switches, scenario } = look.book
  if (!switches.searching) return free
  const isEnough = isMet(look, scenario.partial) && !isMet(look, goal)
  const missing = look.state.starters - look.state.humans.filter((h) => !h.isNpc && isInPlay(h)).length
  if (isEnough && missing > 0) return []
  const spare = isEnough ? SPARE_TURNS : 1
  return free.filter(
    (human) => human.wounds <= (isEnough ? 1 : 2) && turnsLeft(look) > 1.25 * turnsOut(look, human.at) + 2 + spare,
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
  for (const human of crew(look)) {
    if (into.has(human.n) || human.aboard !== null) continue
    const follows = !isArmed(look, human) && armed.length > 0
    const errand = follows
      ? escort(look, human, armed, into)
      : (boat ?? (busy.length > 0 ? escort(look, human, busy, into) : leaving(look, human)))
    if (errand) into.set(human.n, errand)
  }
}

/** Where the nearest of these is going, a little behind; to him if he is going nowhere. */
function escort(
  look: Look,
  human: Human,
  others: readonly Human[],
  errands: ReadonlyMap<number, Errand>,
): Errand | null {
  let best: Human | null = null
  let least = Number.POSITIVE_INFINITY
  for (const other of others) {
    const far = gapOf(human.at, other.at)
    if (far >= least || other.n === human.n) continue
    best = other
    least = far
  }
  if (best === null) return leaving(look, human)
  const led = errands.get(best.n)
  const why = 'Nobody goes alone.'
  const isLeft = !led || (least > LOST && led.act?.do !== 'leave')
  const isAhead = led && farFrom(look, human.at, led.to) < farFrom(look, best.at, led.to) - AHEAD
  const to = isLeft ? best.at : isAhead ? human.at : led.to
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
