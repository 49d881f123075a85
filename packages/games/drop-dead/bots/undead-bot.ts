/** The undead bot: summon near the weakest, send zombies that nobody notices, strike to kill. */
import type { Command, CommandOf } from '../commands.ts'
import { tileInCell } from '../content/map.ts'
import { squareOf } from '../rules/01-grid.ts'
import { zombieMovement } from '../rules/15-crowd.ts'
import { theZombie, type Survivor, survivorNamed, unitOf, type Zombie } from '../state.ts'
import { best, type Decision, first, offered } from './advice.ts'
import { besideOf, type Board, present, squareOfSurvivor, strikesFrom } from './board.ts'
import { perStrike } from './danger.ts'
import { FAR, isCrowded, squaresOfTile, stepsAt, stepsFrom } from './ways.ts'

export function undeadBot(board: Board, choices: readonly Command[]): Decision {
  const pass = first(choices, 'pass') ?? (choices[0] as Command)
  switch (choices[0]?.do) {
    case 'summon':
      return summon(board, choices)
    case 'move':
      return move(board, choices, pass)
    case 'strike':
      return strike(board, choices, pass)
    default:
      return { command: pass, why: 'Nothing can be done.' }
  }
}

/** Whom the undead want: carriers, then the weakest. */
const CARRIER = 60
const appetite = (one: Survivor): number => (one.carries ? CARRIER : 0) - one.health

const weakest = (board: Board): Survivor | undefined => best(present(board), (one) => -one.health)

/** Rule 1: nearest to the weakest survivor by walking; of equals, nearest to the van. */
function summon(board: Board, choices: readonly Command[]): Decision {
  const prey = weakest(board)
  const field = prey ? stepsFrom(board, [squareOfSurvivor(board, prey)], true) : null
  const home = stepsFrom(board, squaresOfTile(board, board.facts.van), true)
  const least = (of: Int16Array, squares: readonly number[]): number =>
    squares.reduce((nearest, square) => Math.min(nearest, stepsAt(of, square)), FAR)
  const command = best(offered(choices, 'summon'), ({ tile }) => {
    const squares = squaresOfTile(board, tileInCell(board.facts.tiles, tile))
    return -FAR * (field ? least(field, squares) : 0) - least(home, squares)
  })
  return {
    command: command ?? (choices[0] as Command),
    why: 'It rises close to the weakest survivor.',
  }
}

/** Rule 2: whether a zombie attacks this phase without being told. */
const actsAlone = (board: Board, z: Zombie, prey: readonly number[]): boolean => {
  const { noticing } = strikesFrom(board, squareOf(board.facts, z.at), zombieMovement(board, z))
  return prey.some((square) => noticing.includes(square))
}

interface Sent {
  readonly command: CommandOf<'move'>
  readonly worth: number
}

/** What a step nearer, a strike and a tile that becomes overrun are worth. */
const STRIKE = 1_000
const OVERRUN = 40
const LEAST_GAIN = 1

/** Rules 2 and 4: others are sent next to carriers and the weak, or nearer; with all parts installed, to the van. */
function move(board: Board, choices: readonly Command[], pass: Command): Decision {
  const { state, facts, book } = board
  const people = present(board)
  const squares = people.map((one) => squareOfSurvivor(board, one))
  const ready = state.installed >= book.partsRequired
  const goal = ready ? [...squaresOfTile(board, facts.van)] : squares
  const field = stepsFrom(board, goal, true)
  const strikesLeft = book.undead.attacks - state.zombies.filter((z) => z.moved && isBeside(board, z, squares)).length
  const horde = book.hordeActs(board)
  const busy = new Map<number, boolean>()
  const isBusy = (n: number): boolean => {
    let known = busy.get(n)
    if (known === undefined) busy.set(n, (known = horde && actsAlone(board, theZombie(state, n), squares)))
    return known
  }
  let found: Sent | null = null
  for (const command of choices) {
    if (command.do !== 'move' || isBusy(command.zombie)) continue
    const at = squareOf(facts, unitOf(command.to))
    const from = squareOf(facts, theZombie(state, command.zombie).at)
    const worth =
      strikeWorth(board, people, at, strikesLeft > 0) +
      stepsAt(field, from) -
      stepsAt(field, at) +
      crowding(board, at, from)
    if (worth >= LEAST_GAIN && (found === null || worth > found.worth)) found = { command, worth }
  }
  if (!found) return { command: pass, why: 'All others find their prey by themselves.' }
  return { command: found.command, why: 'This one would not get there by itself.' }
}

const isBeside = (board: Board, z: Zombie, squares: readonly number[]): boolean =>
  besideOf(board, squareOf(board.facts, z.at)).some((near) => squares.includes(near))

function strikeWorth(board: Board, people: readonly Survivor[], at: number, mayStrike: boolean): number {
  if (!mayStrike) return 0
  const beside = besideOf(board, at)
  let most = 0
  for (const one of people)
    if (beside.includes(squareOfSurvivor(board, one))) most = Math.max(most, STRIKE + appetite(one))
  return most
}

/** A tile with a survivor that this zombie makes overrun. */
function crowding(board: Board, at: number, from: number): number {
  const { facts, crowd, book } = board
  const tile = facts.tileAt[at]!
  if (tile === facts.tileAt[from] || book.overrunAt === 0 || isCrowded(board, tile)) return 0
  if (crowd[tile]! + 1 < book.overrunAt) return 0
  return present(board).some((one) => facts.tileAt[squareOfSurvivor(board, one)] === tile) ? OVERRUN : 0
}

/** Rule 3: with zombies that were moved; others act by themselves. To kill if possible, else carriers, else the weak. */
function strike(board: Board, choices: readonly Command[], pass: Command): Decision {
  const horde = board.book.hordeActs(board)
  const each = perStrike(board)
  const command = best(
    offered(choices, 'strike').filter(({ zombie }) => !horde || theZombie(board.state, zombie).moved),
    ({ survivor }) => {
      const one = survivorNamed(board.state, survivor)
      return one ? appetite(one) + (one.health <= each ? STRIKE : 0) : 0
    },
  )
  if (!command) return { command: pass, why: 'The others strike by themselves.' }
  return { command, why: 'They strike to kill if they can, else at whoever carries a part, else at the weakest.' }
}
