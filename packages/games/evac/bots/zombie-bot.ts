/** The zombie bot (seat Z): which of its rules answers which question. */
import type { Command } from '../commands.ts'
import { alive } from '../state.ts'
import { type Bot, type Decision, first, least, offered } from './advice.ts'
import type { Board } from './board.ts'
import { zdistAt } from './terms.ts'
import { placeDoor, placeZombie } from './zombie-placing.ts'
import { moveZombie, preyOrder } from './zombie-moves.ts'

export const zombieBot: Bot = (board, _seat, choices) => {
  switch (choices[0]?.do) {
    case 'place-door':
      return placeDoor(board, choices)
    case 'place-zombie':
      return placeZombie(board, choices)
    case 'activate':
      return activate(board, choices)
    case 'step':
    case 'batter':
    case 'stop':
      return moveZombie(board, choices)
    case 'bite':
      return bite(board, choices)
    default:
      return { command: choices[0] as Command, why: 'The first in reading order.' }
  }
}

/** Rule 3: ascending zdist, then id. */
function activate(board: Board, choices: readonly Command[]): Decision {
  const ready = new Map(offered(choices, 'activate').map((command) => [command.zombie, command]))
  const next = least(
    board.state.zombies.filter((z) => ready.has(z.id)),
    (z) => zdistAt(board, z.at) * 100_000 + z.id,
  )
  const command = (next && ready.get(next.id)) ?? (choices[0] as Command)
  return { command, why: 'Those nearest to a marine act first.' }
}

/** Rule 4a: the weakest marine in contact. */
function bite(board: Board, choices: readonly Command[]): Decision {
  const bites = offered(choices, 'bite')
  const prey = preyOrder(board.state.marines.filter((m) => alive(m) && bites.some((c) => c.marine === m.seat)))[0]
  const command = bites.find((c) => c.marine === prey?.seat) ?? (first(choices, 'bite') as Command)
  return { command, why: 'The weakest marine in contact is attacked.' }
}
