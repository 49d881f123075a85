/** One marine in its activation, and what it could do with it. */
import type { Seat } from '@shamble/kernel'
import { path, reach } from '@shamble/grid'
import type { Command } from '../commands.ts'
import { inSharedSquare, movementLeft, speedOf } from '../rules/08-marine-movement.ts'
import { alive, type Marine, theMarine } from '../state.ts'
import { type Decision, stepTo } from './advice.ts'
import type { Board } from './board.ts'
import { type Goal, goalOf } from './marine-goal.ts'
import { dangerField, orFar, walkable } from './terms.ts'

/** A square where the marine could end its move. */
export interface Stop {
  readonly at: number
  readonly steps: number
  readonly danger: number
  /** Steps from there to the goal. */
  readonly ahead: number
}

export interface Situation {
  readonly board: Board
  readonly m: Marine
  readonly choices: readonly Command[]
  /** Danger of every square for this marine. */
  readonly danger: Uint8Array
  /** Danger where it stands. */
  readonly here: number
  readonly goal: Goal
  /** Steps left, the sprint included; and without it. */
  readonly left: number
  readonly walk: number
  readonly stops: readonly Stop[]
  /** The attack part is unused and may be used here. */
  readonly mayAttack: boolean
  readonly passable: Uint8Array
}

export function situationOf(board: Board, seat: Seat, choices: readonly Command[]): Situation {
  const m = theMarine(board.state, seat)
  const danger = dangerField(board, seat)
  const goal = goalOf(board, m, danger)
  const left = Math.max(0, movementLeft(board, m))
  const passable = walkable(board)
  const shared = inSharedSquare(board.state, m)
  return {
    board,
    m,
    choices,
    danger,
    here: danger[m.at]!,
    goal,
    left,
    walk: Math.max(0, Math.min(left, speedOf(board, m) - m.moved)),
    stops: stopsOf(board, m, left, passable, danger, goal),
    mayAttack: m.attack === null && !shared,
    passable,
  }
}

function stopsOf(board: Board, m: Marine, left: number, passable: Uint8Array, danger: Uint8Array, goal: Goal): Stop[] {
  const { facts, state } = board
  const { squares, steps } = reach(facts.l, { cost: facts.marineWays, passable }, m.at, left)
  const stops: Stop[] = []
  squares.forEach((at, i) => {
    if (state.marines.some((other) => other.at === at && other !== m && alive(other))) return
    stops.push({ at, steps: steps[i]!, danger: danger[at]!, ahead: orFar(goal.field[at]!) })
  })
  return stops
}

/** The first step towards a square within reach. */
export function goTo(s: Situation, to: number, why: string): Decision | null {
  const { board, m, passable, choices } = s
  const way = path(board.facts.l, { cost: board.facts.marineWays, passable }, m.at, to)
  const command = way?.[0] === undefined ? undefined : stepTo(board, choices, way[0])
  return command ? { command, why } : null
}
