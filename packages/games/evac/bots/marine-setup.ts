/** Marine bot, rules 11 to 13 where they concern the set-up and door counters. */
import { chebyshev, sideBetween } from '@shamble/grid'
import type { Command, CommandOf } from '../commands.ts'
import { squaresOfTile, tileOfSquare } from '../content/map.ts'
import { marineOf } from '../state.ts'
import { type Decision, least, offered, squareOf } from './advice.ts'
import type { Board } from './board.ts'
import { doorsOfRoom, roomAt } from './rooms.ts'
import { dangerField } from './terms.ts'

/** Rule 11: the default start tile. */
export function chooseStart({ book }: Board, choices: readonly Command[]): Decision {
  const { start } = book.scenario
  const wanted = start.kind === 'choose' ? start.clock : ''
  const command = offered(choices, 'choose-start').find((c) => c.tile === wanted) ?? choices[0]
  return { command: command as Command, why: 'Patrols usually start there.' }
}

/** Rule 11: the type offered first, on a square without danger as far from the map edge as possible. */
export function deploy(board: Board, choices: readonly Command[]): Decision {
  const { l } = board.facts
  const danger = dangerField(board, null)
  const all = offered(choices, 'deploy')
  const places = all
    .filter((c) => c.type === all[0]?.type)
    .map((command) => ({ command, at: squareOf(board, command.at) }))
  const fromEdge = (at: number): number =>
    Math.min(l.xOf[at]! - 1, l.width - l.xOf[at]!, l.yOf[at]! - 1, l.height - l.yOf[at]!)
  const best = least(places, ({ at }) => [danger[at]! === 0 ? 0 : 1, -fromEdge(at), at])
  return {
    command: best?.command ?? (choices[0] as Command),
    why: 'It is out of reach of the zombies and far from the edge of the map.',
  }
}

interface Section {
  command: CommandOf<'place-door'>
  side: number
  /** The squares on both sides, the indoor one first where they differ. */
  inside: number
  outside: number
}

const WHY_DOOR = [
  'The room with the fuel can needs a door.',
  'A second door makes a way through.',
  'A building without a door gets one.',
  'No better wall is left.',
] as const

/** Rules 12 and 13: ways through buildings, first of all to the fuel. */
export function placeDoor(board: Board, choices: readonly Command[]): Decision {
  const sections = offered(choices, 'place-door').map((command) => sectionOf(board, command))
  const near = standpoint(board, sections)
  const best = least(sections, (section) => {
    const kind = kindOf(board, section)
    return [kind, kind === 2 ? chebyshev(board.facts.l, near, section.outside) : 0, section.side]
  })
  if (!best) return { command: choices[0] as Command, why: 'This is the only way to place it.' }
  const kind = kindOf(board, best)
  return { command: best.command, why: WHY_DOOR[kind] }
}

function sectionOf(board: Board, command: CommandOf<'place-door'>): Section {
  const { outdoor, up, l } = board.facts
  const a = squareOf(board, command.side[0])
  const b = squareOf(board, command.side[1])
  const flip = outdoor[a] === 1 || up[a] === 0
  return { command, side: sideBetween(l, a, b), inside: flip ? b : a, outside: flip ? a : b }
}

function kindOf(board: Board, { inside, outside, side }: Section): 0 | 1 | 2 | 3 {
  const { outdoor, up } = board.facts
  const room = roomAt(board, inside)
  if (room < 0 || up[outside] === 0 || outdoor[outside] === 0) return 3
  const doors = doorsOfRoom(board, room).filter((one) => leadsOut(board, one))
  if (doors.length === 0) return board.state.cans.some((can) => roomAt(board, can) === room) ? 0 : 2
  return doors.length === 1 && facingOf(board, doors[0]!, room) !== facingOf(board, side, room) ? 1 : 3
}

/** Whether a door is between indoors and outdoors. */
const leadsOut = ({ facts: { l, outdoor } }: Board, side: number): boolean =>
  l.squaresOfSides[side]!.some((square) => square >= 0 && outdoor[square] === 1)

/** On which of its four sides a room has this wall section. */
function facingOf(board: Board, side: number, room: number): number {
  const [a] = board.facts.l.squaresOfSides[side]!
  return 2 * (side % 2) + (roomAt(board, a) === room ? 1 : 0)
}

/** From where the nearest building is measured: the flipping marine, in the set-up the middle of the tile. */
function standpoint(board: Board, sections: readonly Section[]): number {
  const { state } = board
  const vars = state.frames[state.frames.length - 1]?.vars
  const flipper =
    state.phase === 'marines' ? marineOf(state, typeof vars?.['by'] === 'string' ? vars['by'] : '') : undefined
  if (flipper) return flipper.at
  const tile = typeof vars?.['tile'] === 'number' ? vars['tile'] : tileOfSquare(state.size, sections[0]?.inside ?? 0)
  return squaresOfTile(state.size, tile)[24]!
}
