/** One marine in its activation, and what it could do with it. */
import type { Seat } from '@shamble/kernel'
import { distances, isOnEdge, path, reach } from '@shamble/grid'
import type { Command } from '../commands.ts'
import { tileOfSquare } from '../content/map.ts'
import { inSharedSquare, movementLeft, walkLeft } from '../rules/08-marine-movement.ts'
import { alive, type Marine, theMarine } from '../state.ts'
import { type Decision, stepTo } from './advice.ts'
import type { Board } from './board.ts'
import { type Goal, goalOf } from './marine-goal.ts'
import { dangerField, isOnPad, orFar, walkable } from './terms.ts'

/** A square where the marine could end its move. */
export interface Stop {
  readonly at: number
  readonly steps: number
  readonly danger: number
  /** What the way from there to the goal costs, and something for squares beside which zombies appear. */
  readonly ahead: number
  /** What the way there costs the nearest zombie, doors included. */
  readonly chase: number
}

export interface Situation {
  readonly board: Board
  readonly m: Marine
  readonly choices: readonly Command[]
  /** Danger where it stands. */
  readonly here: number
  readonly goal: Goal
  /** Steps left, the sprint included; and without it. */
  readonly left: number
  readonly walk: number
  readonly stops: readonly Stop[]
  /** Nobody lies low for ever: it is so late that the goal counts for more than Danger. */
  readonly late: boolean
  /** The attack part is unused and may be used here. */
  readonly mayAttack: boolean
}

/** From this turn on a patrol no longer hides or waits to be healed. Most games are over long before. */
const PATIENCE = 40

export function situationOf(board: Board, seat: Seat, choices: readonly Command[]): Situation {
  const m = theMarine(board.state, seat)
  const danger = dangerField(board, seat)
  const goal = goalOf(board, m, danger)
  const left = Math.max(0, movementLeft(board, m))
  return {
    board,
    m,
    choices,
    here: danger[m.at]!,
    goal,
    left,
    walk: Math.max(0, Math.min(left, walkLeft(board, m))),
    stops: stopsOf(board, m, left, danger, goal),
    late: board.state.turn > PATIENCE,
    mayAttack: m.attack === null && !inSharedSquare(board.state, m),
  }
}

function stopsOf(board: Board, m: Marine, left: number, danger: Uint8Array, goal: Goal): Stop[] {
  const { facts, state } = board
  const { squares, steps } = reach(facts.l, { cost: facts.marineWays, passable: walkable(board) }, m.at, left)
  const chase = chaseField(board)
  const bound = staysOnPad(board, m)
  const stops: Stop[] = []
  squares.forEach((at, i) => {
    if (state.marines.some((other) => other.at === at && other !== m && alive(other))) return
    const ahead = orFar(goal.field[at]!) + exposure(board, at) + (bound && !isOnPad(board, at) ? OFF_PAD : 0)
    stops.push({ at, steps: steps[i]!, danger: danger[at]!, ahead, chase: Math.min(orFar(chase[at]!), FOLLOWED) })
  })
  return stops
}

/** Rule 13: with `evacNeeds` all, whoever is on the helipad tile stays on it; only rule 2 looks at Danger first. */
const staysOnPad = (board: Board, m: Marine): boolean =>
  board.book.options['evacNeeds'] === 'all' && isOnPad(board, m.at)

const OFF_PAD = 1_000

/** Zombies farther than this do not follow. */
const FOLLOWED = 12

/** What the way to every square costs the nearest zombie. */
const chaseField = ({ facts, state, terrain }: Board): Int16Array =>
  distances(facts.l, {
    from: state.zombies.map((z) => z.at),
    cost: terrain.zombieCost,
    passable: facts.up,
    limit: FOLLOWED,
  })

/** Rule 9: what it counts to end on or next to a map-edge square or the Spawn tile, in steps. */
const EXPOSED = 1

function exposure(board: Board, square: number): number {
  const { l } = board.facts
  const { size, spawnTile } = board.state
  for (let way = 8 * square; way < 8 * square + 8; way++) {
    const at = l.neighbours8[way]!
    if (at < 0 || isOnEdge(l, at) || tileOfSquare(size, at) === spawnTile) return EXPOSED
  }
  return 0
}

/** The first step towards a square within reach. */
export function goTo({ board, m, choices }: Situation, to: number, why: string): Decision | null {
  const way = path(board.facts.l, { cost: board.facts.marineWays, passable: walkable(board) }, m.at, to)
  const command = way?.[0] === undefined ? undefined : stepTo(board, choices, way[0])
  return command ? { command, why, to } : null
}
