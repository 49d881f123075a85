/** Zombie bot, rules 1 and 2: door counters and new zombies. */
import { chebyshev, manhattan, sideBetween } from '@shamble/grid'
import type { Command, CommandOf } from '../commands.ts'
import { tileOfSquare } from '../content/map.ts'
import { isInner } from '../rules/04-populating-tiles.ts'
import { canSee } from '../rules/09-marine-attacks.ts'
import { livingMarines } from '../state.ts'
import { type Decision, least, offered, squareOf } from './advice.ts'
import type { Board } from './board.ts'
import { doorsOfRoom, roomAt } from './rooms.ts'
import { isOnPad, zdistAt } from './terms.ts'

/** Rule 1, the classes in order of preference; doors help marines more than zombies. */
const OUTDOORS = 0
const INDOORS = 1
const ROOM_WITH_DOOR = 2
const ANY_OTHER = 3

type DoorKind = typeof OUTDOORS | typeof INDOORS | typeof ROOM_WITH_DOOR | typeof ANY_OTHER

const WHY_DOOR = [
  'Between two outdoor squares a door is of little use.',
  'Between two indoor squares a door is of little use.',
  'That room has a door already.',
  'It is as far from the marines as the tile allows.',
] as const

/** Rule 1: the least useful wall section, and of these the farthest from the marines. */
export function placeDoor(board: Board, choices: readonly Command[]): Decision {
  const marines = livingMarines(board.state).map((m) => m.at)
  const sections = offered(choices, 'place-door').map((command) => sectionOf(board, command))
  const best = least(sections, ({ kind, a, side }) => {
    const nearest = marines.length === 0 ? 0 : Math.min(...marines.map((at) => manhattan(board.facts.l, at, a)))
    return [kind, -nearest, side]
  })
  if (!best) return { command: choices[0] as Command, why: 'This is the only way to place it.' }
  return { command: best.command, why: WHY_DOOR[best.kind] }
}

interface Section {
  command: CommandOf<'place-door'>
  kind: DoorKind
  side: number
  /** The west or north square. */
  a: number
}

function sectionOf(board: Board, command: CommandOf<'place-door'>): Section {
  const [a, b] = [squareOf(board, command.side[0]), squareOf(board, command.side[1])] as [number, number]
  const side = sideBetween(board.facts.l, a, b)
  return { command, side, a: Math.min(a, b), kind: kindOf(board, a, b) }
}

function kindOf(board: Board, a: number, b: number): DoorKind {
  const { up, outdoor } = board.facts
  if (up[a] === 0 || up[b] === 0) return ANY_OTHER
  if (outdoor[a] === 1 && outdoor[b] === 1) return OUTDOORS
  if (outdoor[a] === 0 && outdoor[b] === 0) return INDOORS
  const room = roomAt(board, outdoor[a] === 1 ? b : a)
  return doorsOfRoom(board, room).length > 0 ? ROOM_WITH_DOOR : ANY_OTHER
}

/** Rule 2a: how near to the pad a marine must be, and how many zombies are enough on it. */
const PAD_ALARM = 14
const PAD_CROWD = 4

/** Rule 2: onto a threatened pad, else as near to a marine as possible. */
export function placeZombie(board: Board, choices: readonly Command[]): Decision {
  const places = offered(choices, 'place-zombie').map((command) => ({ command, at: squareOf(board, command.at) }))
  if (board.state.phase === 'setup')
    return { command: choices[0] as Command, why: 'In the set-up they stand row by row.' }
  const { l } = board.facts
  const onPad = padIsThreatened(board) ? places.filter(({ at }) => isOnPad(board, at)) : []
  const inner = populatesInner(
    board,
    places.map(({ at }) => at),
  )
  if (onPad.length > 0 && !inner) {
    const best = least(onPad, ({ at }) => [manhattan(l, at, board.terrain.padCentre), at])
    return {
      command: best?.command as Command,
      why: 'Marines are near the helipad, so it is filled.',
    }
  }
  const near = Math.min(...places.map(({ at }) => zdistAt(board, at)))
  const nearest = places.filter(({ at }) => zdistAt(board, at) === near)
  const best = least(nearest, ({ at }) => [!inner && isSeen(board, at) ? 1 : 0, at])
  return {
    command: best?.command as Command,
    why: 'It is as near to a marine as a zombie can be placed.',
  }
}

/** Whether these are the middle squares of a tile that is being populated, not spawn squares. */
function populatesInner({ state, facts }: Board, squares: readonly number[]): boolean {
  const frame = state.frames[state.frames.length - 1]
  const tile = frame?.vars['tile']
  if (frame?.proc !== 'populate' || typeof tile !== 'number') return false
  return squares.every((square) => isInner(facts.l, square) && tileOfSquare(state.size, square) === tile)
}

function padIsThreatened(board: Board): boolean {
  const { terrain, state, facts } = board
  if (facts.helipad < 0 || state.zombies.filter((z) => isOnPad(board, z.at)).length >= PAD_CROWD) return false
  return livingMarines(state).some((m) => chebyshev(facts.l, m.at, terrain.padCentre) <= PAD_ALARM)
}

const isSeen = (board: Board, square: number): boolean =>
  livingMarines(board.state).some((m) => canSee(board, m.at, square))
