/** A survivor's turn as its bot sees it: where it can go, what that is worth, whom it can attack. */
import type { Command } from '../commands.ts'
import { sideOfEntrance } from '../content/map.ts'
import { squareOf, unitOfSquare } from '../rules/01-grid.ts'
import { theTurn } from '../rules/04-turn.ts'
import { movementLeft } from '../rules/05-movement.ts'
import { isBound } from '../rules/13-overrun.ts'
import { sightLimit } from '../rules/01-grid.ts'
import type { Survivor, Turn, Zombie } from '../state.ts'
import { type Board, present, squareOfSurvivor } from './board.ts'
import { type Danger, dangerFor, harmAt, spawnsOf } from './danger.ts'
import { type Goal, goalOf } from './goals.ts'
import { attackOdds, away } from './odds.ts'
import { isCrowded, stepsAt, type Walker, type Way, waysOf } from './ways.ts'

export interface Situation {
  readonly board: Board
  readonly me: Survivor
  readonly turn: Turn
  readonly choices: readonly Command[]
  readonly square: number
  readonly left: number
  readonly bound: boolean
  readonly goal: Goal
  readonly danger: Danger
  readonly mayAttack: boolean
  /** How much more the goal counts when the game drags on. */
  readonly haste: number
}

/** After so many cycles the goal begins to count more, so that no game goes on for ever. */
const LONG_GAME = 25
const HASTE_PER_CYCLE = 0.1

export function situationOf(board: Board, me: Survivor, choices: readonly Command[]): Situation {
  const turn = theTurn(board)
  return {
    board,
    me,
    turn,
    choices,
    square: squareOfSurvivor(board, me),
    left: movementLeft(board, me),
    bound: isBound(board, me),
    goal: goalOf(board, me),
    danger: dangerFor(board, me),
    mayAttack: turn.attacks < turn.mayAttack,
    haste: 1 + Math.max(0, board.state.cycle - LONG_GAME) * HASTE_PER_CYCLE,
  }
}

export const walkerOf = ({ square, left, turn }: Situation): Walker => ({ square, left, free: turn.smoke })

/** In points of health: a step nearer to the goal, being there, and being noticed by a zombie. */
const PER_STEP = 1.6
const ARRIVED: Readonly<Record<Goal['kind'], number>> = {
  install: 25,
  van: 5,
  part: 15,
  explore: 9,
  card: 6,
  rest: 2,
  none: 0,
}
const NOTICED = 1.2
/** What it costs to stand where a crowd will hold the survivor, beyond the bites. */
const HELD = 14

/** What it is worth to end the walk on this square, in points of health. */
export function worthOf(s: Situation, square: number): number {
  const { board, goal, haste, mayAttack } = s
  if (winsAt(s, square)) return WIN
  const steps = goal.kind === 'none' ? 0 : stepsAt(goal.field, square)
  const progress = -PER_STEP * steps + (steps === 0 && arrives(s, square) ? ARRIVED[goal.kind] : 0)
  const shot = mayAttack ? bestShot(board, s.me, square).worth : 0
  const inTheWay = steps === 0 && goal.kind !== 'explore' && isDoorway(board, square) ? IN_THE_WAY : 0
  return haste * progress + shot - inTheWay - costOf(s, square)
}
const WIN = 1_000
/** What it costs to wait in a doorway, where partners want to pass. */
const IN_THE_WAY = 3

/** Whether a step leads from here to another tile. */
function isDoorway({ facts }: Board, square: number): boolean {
  for (let direction = 0; direction < 8; direction += 2) {
    const to = facts.steps[8 * square + direction]!
    if (to >= 0 && facts.tileAt[to] !== facts.tileAt[square]) return true
  }
  return false
}

/** Whether the van can leave as soon as the survivor is on this square. */
function winsAt({ board, me }: Situation, square: number): boolean {
  const { facts, book, state } = board
  if (facts.tileAt[square] !== facts.van || isCrowded(board, facts.van)) return false
  return state.installed + (me.carries ? 1 : 0) >= book.partsRequired
}

/** Being there counts only if something comes of it this turn. */
function arrives({ goal, turn, bound, board }: Situation, square: number): boolean {
  if (goal.kind !== 'explore') return true
  return !turn.stopped && !bound && sideOfEntrance(unitOfSquare(board.facts, square)) !== null
}

/** What the coming zombie phase costs there: bites, worse for the weak, zombies that notice, and being held. */
function costOf(s: Situation, square: number): number {
  const { board, danger, me } = s
  const harm = harmAt(board, danger, square)
  const share = harm / me.health
  return harm * (1 + 2 * share * share) + NOTICED * noticing(board, square) + heldAt(s, square)
}

function heldAt({ board, danger }: Situation, square: number): number {
  const tile = board.facts.tileAt[square]!
  const spawns = spawnsOf(board, tile)
  const { overrunAt } = board.book
  if (overrunAt === 0) return 0
  const there = board.crowd[tile]! + spawns
  if (there >= overrunAt || danger.strikers[square]! >= overrunAt) return HELD
  return spawns > 0 ? HELD / 2 : 0
}

/** Zombies that would notice somebody there. */
function noticing(board: Board, square: number): number {
  const { facts, state } = board
  const sight = sightLimit(board)
  let count = 0
  for (const z of state.zombies) {
    const from = squareOf(facts, z.at)
    if (facts.tileAt[from] === facts.tileAt[square]) count++
    else if (away(board, square, z.at) <= sight && facts.sight.sees(from, square)) count++
  }
  return count
}

export interface Shot {
  readonly zombie: Zombie | null
  readonly worth: number
}
const NO_SHOT: Shot = { zombie: null, worth: 0 }

/** A zombie less, a point of damage, and a zombie less on a tile that is overrun by just one. */
const PER_KILL = 10
const PER_POINT = 0.3
const FREED = 12
/** Rule 4: not at expected damage below this. */
const LEAST_DAMAGE = 3

/** Rule 4: the best attack from a square. */
export function bestShot(board: Board, me: Survivor, square: number): Shot {
  const { facts, state } = board
  const sight = sightLimit(board)
  const held = heldTiles(board, me, square)
  let found = NO_SHOT
  for (const z of state.zombies) {
    const far = away(board, square, z.at)
    const at = squareOf(facts, z.at)
    if (far > sight || !facts.sight.sees(square, at)) continue
    const odds = attackOdds(board, me, square, z)
    if (odds === null || odds.damage < Math.min(LEAST_DAMAGE, z.health)) continue
    const tile = facts.tileAt[at]!
    const worth =
      odds.kill * (PER_KILL + freeing(board, tile, held)) + odds.damage * PER_POINT + (far <= NEAR ? NEAR_WORTH : 0)
    if (worth > found.worth) found = { zombie: z, worth }
  }
  return found
}

/** Tiles that hold a survivor, this one supposed to be on the given square. */
const heldTiles = (board: Board, me: Survivor, square: number): number[] =>
  present(board)
    .map((one) => board.facts.tileAt[one.seat === me.seat ? square : squareOfSurvivor(board, one)]!)
    .filter((tile) => isCrowded(board, tile))

/** What it adds that the kill sets somebody free, or brings that nearer. */
function freeing({ crowd, book }: Board, tile: number, held: readonly number[]): number {
  if (!held.includes(tile)) return 0
  return crowd[tile] === book.overrunAt ? FREED : FREED / 2
}

const NEAR = 5
const NEAR_WORTH = 0.5

/** The best end of a walk, as an index of the list. */
export function bestEnd(s: Situation, ways: readonly Way[]): { index: number; worth: number } {
  let index = 0
  let worth = Number.NEGATIVE_INFINITY
  for (let i = 0; i < ways.length; i++) {
    const here = worthOf(s, ways[i]!.square)
    if (here <= worth + NEARLY) continue
    index = i
    worth = here
  }
  return { index, worth }
}
const NEARLY = 1e-9

export const bestWay = (s: Situation): { ways: Way[]; index: number; worth: number } => {
  const ways = waysOf(s.board, walkerOf(s))
  return { ways, ...bestEnd(s, ways) }
}
