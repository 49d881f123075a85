/** The survivor bot: which of its rules answers which question, and in which order they are asked. */
import type { Seat } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { squareOf, unitOfSquare } from '../rules/01-grid.ts'
import { allowanceOf } from '../rules/05-movement.ts'
import { theSurvivor, unitOf } from '../state.ts'
import { best, type Decision, first, offered } from './advice.ts'
import { type Board, present, squareOfSurvivor } from './board.ts'
import { harmAt } from './danger.ts'
import { attackOdds, modifierFor, oddsOf, away } from './odds.ts'
import { bestShot, bestWay, type Situation, situationOf } from './situation.ts'
import { adrenaline, bomb, heal, rush, smoke } from './survivor-items.ts'
import { coverTile, placeByVan, turnTile } from './survivor-tiles.ts'
import { firstStep, squaresOfTile, stepsAt, stepsFrom } from './ways.ts'

export function survivorBot(board: Board, seat: Seat, choices: readonly Command[]): Decision {
  switch (choices[0]?.do) {
    case 'choose-survivor':
      return chooseSurvivor(choices)
    case 'place':
      return placeByVan(board, seat, choices)
    case 'rotate':
      return turnTile(board, choices)
    case 'cover':
      return coverTile(board, choices)
    default:
      return first(choices, 'end')
        ? takeTurn(board, seat, choices)
        : { command: choices[0] as Command, why: 'The first that is offered.' }
  }
}

/** The fast and the hard to kill first. */
const ORDER = ['earl', 'frank', 'skye', 'owl']

function chooseSurvivor(choices: readonly Command[]): Decision {
  const command = best(offered(choices, 'choose-survivor'), ({ survivor }) =>
    survivor === undefined ? -ORDER.length : -ORDER.indexOf(survivor),
  )
  return { command: command ?? (choices[0] as Command), why: 'The strongest of those who are left.' }
}

/** Rules 1 to 11; a rule that has nothing to say passes to the next. */
function takeTurn(board: Board, seat: Seat, choices: readonly Command[]): Decision {
  const me = theSurvivor(board.state, seat)
  const s = situationOf(board, me, choices)
  return (
    leave(s) ??
    pickUp(s) ??
    searchOrOverlap(s) ??
    actOrWalk(s) ?? { command: first(choices, 'end') as Command, why: endReason(s) }
  )
}

/** Rule 1 */
const WEAK = 30
const TURNS_TO_WAIT = 2
/** Cycles in which nothing has happened (dd.end.10). */
const IDLE = 2

function leave(s: Situation): Decision | null {
  const { board, me, choices } = s
  const command = first(choices, 'escape')
  if (!command) return null
  const { facts } = board
  const absent = present(board).filter((one) => facts.tileAt[squareOfSurvivor(board, one)] !== facts.van)
  if (absent.length === 0) return { command, why: 'Everybody is by the van.' }
  if (!board.book.vanLeaves()) return { command, why: 'The van comes back for the others.' }
  if (me.health < WEAK) return { command, why: 'It is too dangerous to wait for the others with so little health.' }
  if (harmAt(board, s.danger, s.square) > me.health / 2) return { command, why: 'Waiting would cost half the health.' }
  const home = stepsFrom(board, squaresOfTile(board, facts.van), true)
  const isFar = absent.every(
    (one) => stepsAt(home, squareOfSurvivor(board, one)) > TURNS_TO_WAIT * allowanceOf(board, one),
  )
  if (board.state.idle >= IDLE) return { command, why: 'The others do not come.' }
  if (isFar) return { command, why: 'The others are more than two turns away.' }
  return null
}

/** Rule 6: whatever lies here and is still needed. */
function pickUp({ board, choices }: Situation): Decision | null {
  const command = first(choices, 'pick-up')
  if (!command || board.state.installed >= board.book.partsRequired) return null
  return { command, why: 'A part lies here.' }
}

/** Rules 10 and 11: when there is no doorway, or no tile. */
function searchOrOverlap({ choices, goal, board }: Situation): Decision | null {
  const search = first(choices, 'search')
  if (search) return { command: search, why: 'One more card may be a part.' }
  const overlap = first(choices, 'overlap')
  const wanted = goal.kind === 'none' || goal.kind === 'rest' || goal.kind === 'explore'
  if (overlap && wanted && board.state.stack.length > 0)
    return { command: overlap, why: 'No doorway is open, so a tile is covered.' }
  return null
}

/** Rules 2 to 9: items, attack and walk, by what the coming zombie phase will cost. */
function actOrWalk(s: Situation): Decision | null {
  const { board, choices, square } = s
  const { ways, index, worth } = bestWay(s)
  const item = bomb(s) ?? smoke(s, worth) ?? heal(s) ?? adrenaline(s, worth)
  if (item) return item
  const end = ways[index]!.square
  const shot = attack(s, end)
  if (shot) return shot
  const gift = give(s)
  if (gift) return gift
  if (end !== square) {
    const step = stepOnto(board, choices, firstStep(ways, index))
    if (step) return { command: step, why: walkReason(s, end), to: unitOfSquare(board.facts, end) }
  }
  const explore = first(choices, 'explore')
  if (explore && s.goal.kind === 'explore' && stepsAt(s.goal.field, square) === 0)
    return { command: explore, why: s.goal.why }
  return rush(s)
}

const stepOnto = ({ facts }: Board, choices: readonly Command[], square: number): CommandOf<'step'> | undefined =>
  offered(choices, 'step').find(({ to }) => squareOf(facts, unitOf(to)) === square)

/** The walk first if the attack is better from there by so much. */
const BETTER_THERE = 0.5

/** Rule 4: the best attack, from here unless it is better from where the walk ends. */
function attack(s: Situation, end: number): Decision | null {
  const { board, me, choices, square, mayAttack } = s
  if (!mayAttack) return null
  const { zombie, worth } = bestShot(board, me, square)
  if (zombie === null) return null
  if (end !== square && bestShot(board, me, end).worth > worth + BETTER_THERE) return null
  const command = split(s) ?? offered(choices, 'attack').find((c) => c.zombie === zombie.n && c.second === undefined)
  return command ? { command, why: 'This attack is the most likely to matter.' } : null
}

/** Skye aims at two zombies if each die is as likely to kill as both dice would be to kill one. */
function split({ board, me, choices, square }: Situation): CommandOf<'attack'> | undefined {
  const { weapon } = board.book.survivors[me.id]
  if (!weapon.maySplit) return undefined
  const alone = (n: number, die: number): number => {
    const z = board.state.zombies.find((one) => one.n === n)
    const modifier = z ? modifierFor(board, me, away(board, square, z.at)) : null
    return z && modifier !== null ? oddsOf(DICE[die] ?? [weapon.dice[die]!], modifier, z.health).kill : 0
  }
  const both = Math.max(...board.state.zombies.map((z) => attackOdds(board, me, square, z)?.kill ?? 0))
  const kills = (c: CommandOf<'attack'>): number => alone(c.zombie, 0) + alone(c.second as number, 1)
  const command = best(
    offered(choices, 'attack').filter((c) => c.second !== undefined),
    kills,
  )
  return command && kills(command) > both ? command : undefined
}
const DICE: readonly (readonly number[])[] = [[10], [10]]

/** Rule 5: a faster partner on the way to the van takes the part. */
function give({ board, me, choices }: Situation): Decision | null {
  const gifts = offered(choices, 'give').filter((c) => c.item === undefined)
  if (gifts.length === 0) return null
  const home = stepsFrom(board, squaresOfTile(board, board.facts.van), true)
  const turns = (one: typeof me): number => stepsAt(home, squareOfSurvivor(board, one)) / allowanceOf(board, one)
  const command = gifts.find(({ to }) => {
    const partner = board.state.survivors.find((one) => one.id === to)
    return partner && allowanceOf(board, partner) > allowanceOf(board, me) && turns(partner) + 1 < turns(me)
  })
  return command ? { command, why: 'A faster partner brings the part home sooner.' } : null
}

function walkReason({ goal, danger, board, square }: Situation, end: number): string {
  const flees = harmAt(board, danger, square) > harmAt(board, danger, end)
  const nearer = goal.kind !== 'none' && stepsAt(goal.field, end) < stepsAt(goal.field, square)
  return flees && !nearer ? 'There the zombies cannot reach.' : goal.why
}

const endReason = ({ goal }: Situation): string =>
  goal.kind === 'rest' || goal.kind === 'van' ? 'It waits by the van.' : 'Nothing better can be done this turn.'
