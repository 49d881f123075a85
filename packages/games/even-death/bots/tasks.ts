/** Automation, human bot 4: who of a seat has which task of the scenario. */
import { best, type Seat } from '@shamble/kernel'
import { distance2, isqrt, type XY } from '@shamble/table'
import type { Edge, Goal } from '../content/scenarios.ts'
import { isWithinOfPoint } from '../rules/01-measure.ts'
import { zonesNow } from '../rules/04-zones.ts'
import { allowanceOn } from '../rules/08-walk.ts'
import { areFriends, type Human, isOnTable, type Look, type Marker, seatOf, type Thing } from '../state.ts'
import { INCH, inches, RADIUS } from '../tables/units.ts'

export type Task =
  /** To a thing, and work it or pick it up. */
  | { readonly is: 'work'; readonly thing: Thing }
  /** Home with what is carried. */
  | { readonly is: 'bring'; readonly to: XY }
  | { readonly is: 'leave'; readonly edge: Edge }
  /** To a place, and stay near it. */
  | { readonly is: 'hold'; readonly at: XY; readonly within: number }

export type Tasks = ReadonlyMap<number, Task>
const NONE: Tasks = new Map()

const unitsOn = ({ state }: Look, seat: Seat): Human[] =>
  state.humans.filter((human) => human.seat === seat && isOnTable(human))

/** How many Moves it takes somebody to a place, as the crow flies. */
const movesTo = (look: Look, human: Human, to: XY): number =>
  isqrt(distance2(human.at, to)) / (allowanceOn(look, human, []).inches * INCH)

/** Each of some things gets whoever is free and soonest there. */
function assigned(look: Look, free: readonly Human[], things: readonly Thing[]): Map<number, Task> {
  const tasks = new Map<number, Task>()
  const left = new Set(free)
  const open = new Set(things)
  while (left.size > 0 && open.size > 0) {
    let found: { readonly human: Human; readonly thing: Thing } | null = null
    let least = Number.POSITIVE_INFINITY
    for (const human of left)
      for (const thing of open) {
        const moves = movesTo(look, human, thing.at)
        if (moves >= least) continue
        found = { human, thing }
        least = moves
      }
    if (found === null) break
    tasks.set(found.human.id, { is: 'work', thing: found.thing })
    left.delete(found.human)
    open.delete(found.thing)
  }
  return tasks
}

/** So far inside the rim that ways on the grid do not end outside. */
const INSET = RADIUS + INCH

/** The nearest place of the own zone, with room to spare. */
export function homeOf(look: Look, { seat, at }: Human): XY {
  const inside = (value: number, [from, to]: readonly [number, number]): number =>
    Math.min(to - INSET, Math.max(from + INSET, value))
  const places = zonesNow(look, seat).map(({ x, y }) => ({ x: inside(at.x, x), y: inside(at.y, y) }))
  return places.reduce((best, place) => (distance2(place, at) < distance2(best, at) ? place : best), places[0] ?? at)
}

/** Things that lie there to be fetched: whoever carries one takes it on, others fetch what is left. */
function fetching(look: Look, seat: Seat, onward: (human: Human) => Task): Tasks {
  const units = unitsOn(look, seat)
  const free = units.filter(({ carries, down }) => carries === null && !down)
  const lying = look.state.things.filter(({ carrier, owner }) => carrier === null && owner === null)
  const tasks = assigned(look, free, lying)
  for (const human of units) if (human.carries !== null) tasks.set(human.id, onward(human))
  return tasks
}

/** Raiders fetch what they can and do not stay to fight: who finds every drum spoken for goes along to the nearest. */
function raiding(look: Look, seat: Seat, edge: Edge): Tasks {
  const tasks = new Map(fetching(look, seat, () => ({ is: 'leave', edge })))
  const lying = look.state.things.filter(({ carrier, owner }) => carrier === null && owner === null)
  for (const human of unitsOn(look, seat)) {
    const nearest = best(lying, ({ at }) => -distance2(at, human.at))
    if (!tasks.has(human.id) && nearest) tasks.set(human.id, { is: 'work', thing: nearest })
  }
  return tasks
}

const holding = (look: Look, seat: Seat, at: XY, within: number): Map<number, Task> =>
  new Map(unitsOn(look, seat).map(({ id }) => [id, { is: 'hold', at, within }]))

/** All stay at the chapel, and the bell has a ringer as long as it has to be rung. */
function standing(look: Look, seat: Seat, goal: Extract<Goal, { is: 'stand' }>): Tasks {
  const { state } = look
  const bell = state.things.find(({ kind }) => kind === 'bell')
  const marker = state.markers[0]
  const tasks = marker ? holding(look, seat, marker.at, inches(goal.within) - RADIUS) : new Map<number, Task>()
  if (!bell || state.tally.rung || state.tally.rings >= goal.rings) return tasks
  const unused = unitsOn(look, seat).filter(({ used, down }) => !used && !down)
  for (const [id, task] of assigned(look, unused, [bell])) tasks.set(id, task)
  return tasks
}

/** The generator is started, and started again when it has been stopped. */
function running(look: Look, seat: Seat): Tasks {
  const generator = look.state.things.find(({ kind }) => kind === 'generator')
  if (!generator || generator.running) return NONE
  const { state } = look
  const able = state.humans.filter((h) => isOnTable(h) && !h.down && areFriends(state, h.seat, seat))
  const order = able.sort((a, b) => movesTo(look, a, generator.at) - movesTo(look, b, generator.at) || a.id - b.id)
  return new Map(
    order
      .slice(0, WORKERS)
      .flatMap((h) => (h.seat === seat ? [[h.id, { is: 'work', thing: generator }] as const] : [])),
  )
}
const WORKERS = 3

/** Where shares decide at the end, nobody bleeds for a place at which others stand: it is held where it is had, or free. */
function isWorthHolding({ state }: Look, seat: Seat, { at, within, side, count }: Marker): boolean {
  if (count > 0 && side === seatOf(state, seat).side) return true
  const isThere = (figure: { readonly at: XY }): boolean => isWithinOfPoint(figure.at, at, within)
  return (
    state.humans.every((h) => !isOnTable(h) || areFriends(state, h.seat, seat) || !isThere(h)) &&
    state.herds.every((herd) => !isOnTable(herd) || !herd.zombies.some(isThere))
  )
}

/** The tasks of a seat by unit. */
export function tasksOf(look: Look, seat: Seat): Tasks {
  const goal = look.book.scenario?.goal
  const { faction } = seatOf(look.state, seat)
  if (!goal || faction === 'zombies') return NONE
  switch (goal.is) {
    case 'secure':
      return fetching(look, seat, (human) => ({ is: 'bring', to: homeOf(look, human) }))
    case 'carry-off':
      return faction === goal.by ? raiding(look, seat, goal.edge) : NONE
    case 'break-out':
      return new Map(unitsOn(look, seat).map(({ id }) => [id, { is: 'leave', edge: goal.edge }]))
    case 'hold': {
      const [marker] = look.state.markers
      if (marker && goal.atLimit === 'share' && !isWorthHolding(look, seat, marker)) return NONE
      return marker ? holding(look, seat, marker.at, marker.within) : NONE
    }
    case 'stand':
      return standing(look, seat, goal)
    case 'run':
      return running(look, seat)
    case 'cull':
    case 'last':
      return NONE
  }
}

/** Whether somebody else of the side is at a place that must be held, and in no danger. */
export const isHeldByAnother = (
  { state }: Look,
  human: Human,
  { at, within }: Extract<Task, { is: 'hold' }>,
  isSafe: (other: Human) => boolean,
): boolean =>
  state.humans.some(
    (other) =>
      other !== human &&
      isOnTable(other) &&
      areFriends(state, other.seat, human.seat) &&
      isWithinOfPoint(other.at, at, within) &&
      isSafe(other),
  )
