/** What a bot is after: the scenario's goals turned into errands for its people, and the way out in time. */
import { type Box, boxOf, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import { ENGINE, type Goal } from '../content/scenarios.ts'
import { type Human, isInPlay, type Item, type Look, type State } from '../state.ts'
import { ITEMS } from '../tables/items.ts'
import { REACH } from '../tables/movement.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { farFrom } from './ways.ts'

/** Somewhere to be, what to do there, and why. */
export interface Errand {
  readonly to: XY
  readonly act: Command | null
  /** How near the edge of the base must come for the act. */
  readonly within: number
  readonly why: string
}

/** All single goals in a goal; of an `any` the first that can be had without vehicles. */
function wishes(goal: Goal): Goal[] {
  if (goal.is === 'all') return goal.of.flatMap(wishes)
  if (goal.is !== 'any') return [goal]
  const first = goal.of.find(({ is }) => is !== 'drove')
  return first ? wishes(first) : []
}

/** dw.movement.24 The point at the exit that is nearest to somebody, just inside the edge. */
export function exitFor({ book }: Look, { at }: Human): XY | null {
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
export const isExitOpen = ({ state, book }: Look): boolean =>
  book.map.exit !== null && state.progress.engineTurns >= (book.scenario.engineTurns ?? 0)

const leaveBy = (to: XY, why: string): Errand => ({ to, act: { do: 'leave' }, within: REACH.exit, why })

/** Turns that a walk takes, doors and detours included; one is kept in hand. */
const turnsFor = (look: Look, far: number): number =>
  Math.ceil(far / Math.max(1, (look.book.humanAP - 0.5) * look.book.moveStep)) + 1

const turnsLeft = ({ state, book }: Look): number =>
  book.turnLimit === 0 ? Number.POSITIVE_INFINITY : book.turnLimit - state.turn + 1

/** Is it time to go, if everybody is to get out? */
function mustGo(look: Look, human: Human, exit: XY): boolean {
  return turnsLeft(look) <= turnsFor(look, farFrom(look, human.at, exit))
}

/** People of the team, or joined to it, who are still on the table. */
const crew = ({ state }: Look): Human[] => state.humans.filter((h) => isInPlay(h) && h.seat !== null)

const carriesLoad = ({ items }: Human): boolean => items.some(({ kind }) => ITEMS[kind].bothHands)
const middle = ({ west, east, north, south }: Box): XY => ({
  x: Math.round((west + east) / 2),
  y: Math.round((north + south) / 2),
})

/** Rooms of the map by id. */
function roomMiddle({ book }: Look, id: string): XY | null {
  for (const { rooms } of book.map.terrain.buildings)
    for (const room of rooms) if (room.id === id) return middle(boxOf({ is: 'polygon', corners: room.outline }))
  return null
}

/** Something that one human is enough for. */
type Task = Errand & { readonly load: boolean }

/** Markers that are to be carried out. */
const fetching = ({ state }: Look, kind: Item['kind']): Task[] =>
  state.lying.flatMap(({ id, at, item }) =>
    item?.kind === kind
      ? [
          {
            to: at,
            act: { do: 'pick-up', what: id },
            within: REACH.object,
            why: 'The scenario asks for it.',
            load: true,
          },
        ]
      : [],
  )

/** Rooms that still have to be seen, and how many of them are enough. */
function exploring(
  look: Look,
  rooms: readonly string[],
  atLeast: number,
): { readonly tasks: Task[]; readonly most: number } {
  const { explored, searched } = look.state.progress
  const open = rooms.filter((room) => !explored.includes(room) && !searched.includes(room))
  const tasks = open.flatMap((room): Task[] => {
    const to = roomMiddle(look, room)
    return to ? [{ to, act: null, within: 0, why: 'A room that nobody has seen yet.', load: false }] : []
  })
  return { tasks, most: Math.max(0, atLeast - (rooms.length - open.length)) }
}

/** Friends of nobody who wait to be touched. */
const gathering = ({ state }: Look): Task[] =>
  state.humans
    .filter((h) => isInPlay(h) && h.isNpc && h.seat === null)
    .map(({ at }) => ({ to: at, act: null, within: BASE_RADIUS, why: 'They wait to be taken along.', load: false }))

/** The boat's engine: whoever is there first turns it, once a turn; the others wait close by. */
function startingBoat(look: Look): Errand | null {
  const { engineTurns, engineLast } = look.state.progress
  if (engineTurns >= (look.book.scenario.engineTurns ?? 0)) return null
  const marker = look.book.scenario.markers.find(({ item }) => item === 'engine')
  if (!marker) return null
  const isTurned = engineLast === look.state.turn
  const within = isTurned ? 6 * BASE_RADIUS : ENGINE.reach
  return { to: marker.at, act: isTurned ? null : { do: 'turn-engine' }, within, why: 'The boat has to be started.' }
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

/** Single goals of the scenario, those of the full objective first. */
const goalsOf = ({ book }: Look): Goal[] => [...wishes(book.scenario.full), ...wishes(book.scenario.partial)]

function assignGoal(look: Look, free: Human[], goal: Goal, into: Map<number, Errand>): void {
  if (goal.is === 'carried-out') assign(look, free, fetching(look, goal.item), Number.POSITIVE_INFINITY, into)
  else if (goal.is === 'searched') {
    const { tasks, most } = exploring(look, goal.rooms, goal.atLeast)
    assign(look, free, tasks, most, into)
  } else if (goal.is === 'no-npc-left-alive' || goal.is === 'npcs-joined')
    assign(look, free, gathering(look), Number.POSITIVE_INFINITY, into)
}

/** Those who have to go, by the clock, by their load or by their wounds. */
function assignExit(look: Look, into: Map<number, Errand>): void {
  if (!isExitOpen(look)) return
  for (const human of crew(look)) {
    const exit = exitFor(look, human)
    if (exit === null) continue
    if (mustGo(look, human, exit)) into.set(human.n, leaveBy(exit, 'There is just time enough to get out.'))
    else if (carriesLoad(human)) into.set(human.n, leaveBy(exit, 'What was asked for has to be carried out.'))
    else if (human.wounds >= 3) into.set(human.n, leaveBy(exit, 'Too badly hurt to go on.'))
  }
}

/** Those without a task of their own go with somebody who has one; when nobody has any, everybody leaves. */
function assignRest(look: Look, into: Map<number, Errand>): void {
  const boat = startingBoat(look)
  const busy = crew(look).filter(({ n }) => into.has(n))
  for (const human of crew(look)) {
    if (into.has(human.n)) continue
    const errand = boat ?? (busy.length > 0 ? escort(look, human, busy) : leaving(look, human))
    if (errand) into.set(human.n, errand)
  }
}

function escort(look: Look, human: Human, busy: readonly Human[]): Errand | null {
  let best: Human | null = null
  let least = Number.POSITIVE_INFINITY
  for (const other of busy) {
    const far = farFrom(look, human.at, other.at)
    if (far >= least) continue
    best = other
    least = far
  }
  return best && { to: best.at, act: null, within: 5 * BASE_RADIUS, why: 'Nobody goes alone.' }
}

function leaving(look: Look, human: Human): Errand | null {
  const exit = exitFor(look, human)
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
