/** What a bot is after: the scenario's goals turned into errands for its people, and the way out in time. */
import { type Box, boxOf, OUTSIDE, whereInPolygon, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import { ENGINE, type Goal, GRADES } from '../content/scenarios.ts'
import { type Human, isInPlay, type Item, type Look, type State } from '../state.ts'
import { ITEMS } from '../tables/items.ts'
import { REACH } from '../tables/movement.ts'
import { BASE_RADIUS, cm } from '../tables/units.ts'
import { farFrom } from './ways.ts'

/** Somewhere to be, what to do there, and why. */
export interface Errand {
  readonly to: XY
  readonly act: Command | null
  /** How near the edge of the base must come for the act. */
  readonly within: number
  /** What is left to do after it, in turns. */
  readonly after: number
  readonly why: string
  /** He only goes with somebody else. */
  readonly follows?: true
}

/** All single goals in a goal; of an `any` the first that can be had without vehicles. */
function wishes(goal: Goal): Goal[] {
  if (goal.is === 'all') return goal.of.flatMap(wishes)
  if (goal.is !== 'any') return [goal]
  const first = goal.of.find(({ is }) => is !== 'drove')
  return first ? wishes(first) : []
}

/** dw.movement.24 The point at the exit that is nearest to a place, just inside the edge. */
function exitNear({ book }: Look, at: XY): XY | null {
  const { exit, terrain } = book.map
  if (exit === null) return null
  const { from, to } = exit
  const along = (value: number, a: number, b: number): number =>
    Math.min(Math.max(value, Math.min(a, b) + BASE_RADIUS), Math.max(a, b) - BASE_RADIUS)
  const inside = (value: number, most: number): number => Math.min(Math.max(value, BASE_RADIUS), most - BASE_RADIUS)
  return from.x === to.x
    ? { x: inside(from.x, terrain.width), y: along(at.y, from.y, to.y) }
    : { x: along(at.x, from.x, to.x), y: inside(from.y, terrain.depth) }
}

/** S6: the exit opens when the engine runs. */
const isExitOpen = ({ state, book }: Look): boolean =>
  book.map.exit !== null && state.progress.engineTurns >= (book.scenario.engineTurns ?? 0)

/** Turns of walking that a way takes. */
const turnsFor = ({ book }: Look, far: number): number => far / Math.max(1, book.humanAP * book.moveStep)

/** Turns from a place to the exit; 0 without one. */
function turnsOut(look: Look, from: XY): number {
  const exit = middleOfExit(look)
  return exit === null ? 0 : Math.min(99, turnsFor(look, farFrom(look, from, exit))) + LEAVING
}
const LEAVING = 0.25

function middleOfExit(look: Look): XY | null {
  const { exit } = look.book.map
  return exit && exitNear(look, { x: (exit.from.x + exit.to.x) >> 1, y: (exit.from.y + exit.to.y) >> 1 })
}

/** Turns that are left, the running one included. */
const turnsLeft = ({ state, book }: Look): number =>
  book.turnLimit === 0 ? Number.POSITIVE_INFINITY : book.turnLimit - state.turn + 1

/** How many turns can be lost before an errand and all that comes after it fails. */
export const slackOf = (look: Look, human: Human, { to, after }: Errand): number =>
  turnsLeft(look) - turnsFor(look, farFrom(look, human.at, to)) - after

const leaveBy = (to: XY, why: string): Errand => ({ to, act: { do: 'leave' }, within: 0, after: LEAVING, why })

/** Is it time to go, if he is to get out? Doors, zombies and wounds take their time. */
const mustGo = (look: Look, human: Human): boolean => turnsLeft(look) <= 1.25 * turnsOut(look, human.at) + 1

/** People of the team, or joined to it, who are still on the table. */
const crew = ({ state }: Look): Human[] => state.humans.filter((h) => isInPlay(h) && h.seat !== null)

export const carriesLoad = ({ items }: Human): boolean => items.some(({ kind }) => ITEMS[kind].bothHands)

/** Somebody who can shoot, now or after reloading. */
const isArmed = ({ book }: Look, { weapons }: Human): boolean =>
  weapons.some(({ type }) => book.weapons[type].fire !== null && book.weapons[type].category !== 'thrown')

const middle = ({ west, east, north, south }: Box): XY => ({
  x: Math.round((west + east) / 2),
  y: Math.round((north + south) / 2),
})

/** A room of the map. */
function roomOf({ book }: Look, id: string): readonly XY[] | null {
  for (const { rooms } of book.map.terrain.buildings) for (const room of rooms) if (room.id === id) return room.outline
  return null
}

function roomMiddle(look: Look, id: string): XY | null {
  const corners = roomOf(look, id)
  return corners && middle(boxOf({ is: 'polygon', corners }))
}

const isInRoom = (look: Look, id: string, at: XY): boolean => whereInPolygon(roomOf(look, id) ?? [], at) !== OUTSIDE

/** Something that one human is enough for. */
type Task = Errand & { readonly load: boolean }

/** Markers that are to be carried out. */
const fetching = (look: Look, kind: Item['kind']): Task[] =>
  look.state.lying.flatMap(({ id, at, item }) =>
    item?.kind === kind
      ? [
          {
            to: at,
            act: { do: 'pick-up', what: id },
            within: REACH.object,
            after: turnsOut(look, at) + PICKING_UP,
            why: 'The scenario asks for it.',
            load: true,
          },
        ]
      : [],
  )
const PICKING_UP = 0.5

/** Rooms that still have to be seen, those first that lie near other work, and no more of them than are asked for. */
function exploring(look: Look, rooms: readonly string[], atLeast: number, busy: ReadonlyMap<number, Errand>): Task[] {
  const { explored, searched } = look.state.progress
  const work = [...busy.values()]
  const open = rooms.filter((room) => !explored.includes(room) && !searched.includes(room))
  const onTheWay = open.filter((room) => work.some(({ to }) => isInRoom(look, room, to)))
  const most = Math.max(0, atLeast - (rooms.length - open.length) - onTheWay.length)
  const tasks = open.flatMap((room): (Task & { readonly aside: number })[] => {
    const to = onTheWay.includes(room) ? null : roomMiddle(look, room)
    if (to === null) return []
    const aside = work.reduce((least, { to: other }) => Math.min(least, farFrom(look, to, other)), FAR)
    const why = 'A room that nobody has seen yet.'
    return [{ to, act: null, within: 0, after: turnsOut(look, to), why, load: false, aside }]
  })
  return work.length === 0 ? tasks : tasks.sort((one, other) => one.aside - other.aside).slice(0, most)
}
const FAR = 1_000_000

/** Friends of nobody who wait to be touched. */
const gathering = (look: Look): Task[] =>
  look.state.humans
    .filter((h) => isInPlay(h) && h.isNpc && h.seat === null)
    .map(({ at }) => ({
      to: at,
      act: null,
      within: BASE_RADIUS,
      after: turnsOut(look, at) + boatTurns(look),
      why: 'They wait to be taken along.',
      load: false,
    }))

/** Turns until the boat runs, once somebody is there. */
const boatTurns = ({ state, book }: Look): number =>
  Math.max(0, (book.scenario.engineTurns ?? 0) - state.progress.engineTurns)

/** The boat's engine: whoever is there first turns it, once a turn; the others wait close by. */
function startingBoat(look: Look): Errand | null {
  if (boatTurns(look) === 0) return null
  const marker = look.book.scenario.markers.find(({ item }) => item === 'engine')
  if (!marker) return null
  const isTurned = look.state.progress.engineLast === look.state.turn
  const within = isTurned ? 6 * BASE_RADIUS : ENGINE.reach
  const after = boatTurns(look) + turnsOut(look, marker.at)
  return {
    to: marker.at,
    act: isTurned ? null : { do: 'turn-engine' },
    within,
    after,
    why: 'The boat has to be started.',
  }
}

/** Gives tasks to those who are nearest to them, one each, the shortest way of all first. */
function assign(look: Look, free: Human[], tasks: Task[], most: number, into: Map<number, Errand>): void {
  const pairs = tasks.flatMap((task) => free.map((human) => ({ human, task, far: farFrom(look, human.at, task.to) })))
  pairs.sort((a, b) => a.far - b.far || a.human.n - b.human.n)
  const done = new Set<Task>()
  for (const { human, task, far } of pairs) {
    if (done.size >= most) return
    if (into.has(human.n) || done.has(task) || far === Number.POSITIVE_INFINITY) continue
    if (task.load && carriesLoad(human)) continue
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

/** How many rooms are still asked for. */
const missing = ({ state }: Look, { rooms, atLeast }: Extract<Goal, { is: 'searched' }>): number => {
  const { explored, searched } = state.progress
  return atLeast - rooms.filter((room) => explored.includes(room) || searched.includes(room)).length
}

function assignGoal(look: Look, free: Human[], goal: Goal, into: Map<number, Errand>): void {
  if (goal.is === 'carried-out') assign(look, free, fetching(look, goal.item), Number.POSITIVE_INFINITY, into)
  else if (goal.is === 'searched') {
    assign(look, free, exploring(look, goal.rooms, goal.atLeast, into), missing(look, goal), into)
  } else if (goal.is === 'no-npc-left-alive' || goal.is === 'npcs-joined')
    assign(look, free, gathering(look), Number.POSITIVE_INFINITY, into)
}

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
  const busy = crew(look).filter(({ n }) => into.has(n))
  const armed = crew(look).filter((human) => isArmed(look, human))
  for (const human of crew(look)) {
    if (into.has(human.n)) continue
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
    const far = farFrom(look, human.at, other.at)
    if (far >= least || other.n === human.n) continue
    best = other
    least = far
  }
  if (best === null) return leaving(look, human)
  const led = errands.get(best.n)
  const why = 'Nobody goes alone.'
  const isLeft = !led || least > LOST
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
  assignExit(look, errands)
  const free = crew(look).filter(({ n }) => !errands.has(n))
  const goals = goalsOf(look)
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
