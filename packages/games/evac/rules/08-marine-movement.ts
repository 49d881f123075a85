/** Marine movement: steps, sprint, passing through friends, and stepping onto a face-down tile. */
import { procedure, type Refusal, refuse, type Seat, step, type Vars } from '@shamble/kernel'
import { directlyAdjacent, reach, sideBetween } from '@shamble/grid'
import type { Command } from '../commands.ts'
import { ORDERS } from '../tables/orders.ts'
import {
  moveMarineTo,
  livingMarineAt,
  type Look,
  type Marine,
  type State,
  type Transaction,
  theMarine,
  zombieAt,
} from '../state.ts'
import { checkVictory } from './01-the-object.ts'
import { tileOfSquare } from '../content/map.ts'
import { blockedBy, squareNamed, xyOf } from './02-the-map.ts'
import { turnOver } from './04-populating-tiles.ts'
import { type Action, beginActivation } from './07-marine-activation.ts'

/** ev.marine.2 Squares per turn, by the person whatever it carries (ev.marine.5); ev.lt.4 an order adds to them. */
export const speedOf = ({ book }: Look, m: Marine): number =>
  book.marines[m.type].speed + (m.order ? ORDERS[m.order].speed : 0)

/**
 * ev.sprint.1, ev.sprint.4 Without an attack part the marine may go on beyond its Speed. A reload is one (ev.sprint.2), so
 * is everything else that fills it; a swap is none (ev.sprint.3).
 */
const maySprint = (m: Marine): boolean => m.attack === null || m.attack === 'sprint'

/** Squares of movement left, the sprint included as long as it is possible. */
export function movementLeft(look: Look, m: Marine): number {
  if (m.stands || m.acted) return 0
  return speedOf(look, m) + (maySprint(m) ? look.book.bonuses.sprint : 0) - m.moved
}

/** ev.move.6 Passing through a friend: no stop, no attack, no end here. */
export const inSharedSquare = (s: State, m: Marine): boolean =>
  s.marines.some((other) => other !== m && other.hp > 0 && other.at === m.at)

/** Squares where the marine could stop with the movement it has, over face-up tiles (ev.move.6). */
export function stopSquares(look: Look, m: Marine): number[] {
  return stopsFrom(look, m, m.at, movementLeft(look, m))
}

function stopsFrom({ state, facts }: Look, m: Marine, from: number, steps: number): number[] {
  const passable = facts.up.slice()
  for (const z of state.zombies) passable[z.at] = 0
  const { squares } = reach(facts.l, { cost: facts.marineWays, passable }, from, steps)
  return squares.filter((square) => !state.marines.some((other) => other !== m && other.hp > 0 && other.at === square))
}

/**
 * ev.move.1 Why this marine cannot step onto this square now. A door is no hindrance (ev.move.4), nor is a body
 * (ev.move.8), and zombies beside the way do not matter (ev.move.9).
 */
export function stepRefusal(look: Look, m: Marine, to: number): Refusal | null {
  const { state, facts } = look
  if (to < 0) return refuse('ev.move.10', 'A marine cannot leave the map.')
  if (!directlyAdjacent(facts.l, m.at, to)) return refuse('ev.move.1', 'A step goes to a square that shares a side.')
  if (m.stands) return refuse('ev.stand.3', 'This marine has declared that it stands.')
  const left = movementLeft(look, m)
  if (left <= 0)
    return maySprint(m)
      ? refuse('ev.move.1', 'This marine has no movement left.')
      : refuse('ev.sprint.1', 'This marine has moved its Speed, and its attack part is used: it cannot sprint.')
  if (facts.marineWays[sideBetween(facts.l, m.at, to)] === 0) return refuse('ev.move.3', 'There is a wall in the way.')
  if (facts.up[to] === 0)
    return inSharedSquare(state, m)
      ? refuse('ev.flip.7', "From another marine's square no step onto a face-down tile is possible.")
      : null
  if (zombieAt(state, to)) return refuse('ev.move.7', 'A zombie is in this square.')
  if (livingMarineAt(state, to) && stopsFrom(look, m, to, left - 1).length === 0)
    return refuse('ev.move.6', "Not enough movement is left to get out of the other marine's square again.")
  return null
}

const neighbours = ({ facts: { l } }: Look, square: number): number[] => {
  const found: number[] = []
  for (let way = 4 * square; way < 4 * square + 4; way++) {
    const to = l.neighbours4[way] as number
    if (to >= 0) found.push(to)
  }
  return found
}

const legalSteps = (look: Look, m: Marine): number[] =>
  movementLeft(look, m) <= 0 ? [] : neighbours(look, m.at).filter((to) => stepRefusal(look, m, to) === null)

export const anyStep = (look: Look, m: Marine): boolean => legalSteps(look, m).length > 0

/** ev.sprint.1 The steps that it can go before it sprints. */
export const walkLeft = (look: Look, m: Marine): number => speedOf(look, m) - m.moved

/** ev.sprint.4 The step beyond Speed uses up the attack part; ev.sprint.5 also if the step is blocked. */
function payForSprint(look: Look, m: Marine): boolean {
  const sprint = walkLeft(look, m) <= 0
  if (sprint) m.attack = 'sprint'
  return sprint
}

/** ev.move.2 One square of movement, whatever the ground; ev.move.5 a door stays as it is. */
function makeStep(t: Transaction, m: Marine, to: number): void {
  const from = m.at
  const sprint = payForSprint(t, m)
  moveMarineTo(t.state, m, to)
  m.moved++
  t.emit({
    e: 'stepped',
    clause: sprint ? 'ev.sprint.1' : 'ev.move.1',
    seat: m.seat,
    from: xyOf(t, from),
    onto: xyOf(t, to),
    sprint,
  })
  checkVictory(t)
}

export const marineStep: Action<'step'> = {
  choices: (look, m) => legalSteps(look, m).map((to) => ({ do: 'step', to: xyOf(look, to) as [number, number] })),
  check: (look, m, command) => stepRefusal(look, m, squareNamed(look, command.to)),
  take: (t, m, command) => {
    const to = squareNamed(t, command.to)
    beginActivation(t, m)
    m.stirred = true
    if (t.facts.up[to] === 1) return makeStep(t, m, to)
    payForSprint(t, m)
    t.call('explore', { seat: m.seat, to })
  },
}

type Exploring = Vars & { seat: Seat; to: number }

/**
 * ev.flip.3 A step onto a face-down tile: flip, populate, check again, and go if possible. Nobody is asked whether it
 * still wants to (ev.flip.6), and afterwards the activation goes on (ev.flip.8).
 */
export const explore = procedure<Transaction, Command>('explore', [
  step<Transaction, Exploring>('ev.flip.1', 'flip the tile', (t, v) => {
    t.state.flips.marines++
    turnOver(t, tileOfSquare(t.state.size, v.to), v.seat, 'ev.flip.1')
  }),
  step<Transaction, Exploring>('ev.flip.3', 'populate it', (t, v) =>
    t.call('populate', { tile: tileOfSquare(t.state.size, v.to), by: v.seat, factor: 1 }),
  ),
  step<Transaction, Exploring>('ev.flip.4', 'step if it is still possible', (t, v) => {
    const m = theMarine(t.state, v.seat)
    const because = blockedBy(t, t.facts.marineWays, m.at, v.to)
    if (because === null) return makeStep(t, m, v.to)
    t.emit({ e: 'step blocked', clause: 'ev.flip.4', seat: m.seat, zombie: null, onto: xyOf(t, v.to), because })
  }),
])
