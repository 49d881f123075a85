/** What the automation would put on the board now: the next door of the dead, or all zombies that are still to be placed. */
import { squareOf } from '../bots/advice.ts'
import type { Board } from '../bots/board.ts'
import { placeDoor, placeZombie } from '../bots/zombie-placing.ts'
import type { Command } from '../commands.ts'
import { ZOMBIE_SEAT } from '../state.ts'
import { choicesNow, lastFrame } from './judge.ts'
import { supposed } from './shamble.ts'

/** Zombie bot rules 1 and 2. Others place doors in between, so only the next one is known. */
export function lay(board: Board): Command[] {
  const first = choicesNow(board, ZOMBIE_SEAT)
  if (first[0]?.do === 'place-door') return [placeDoor(board, first).command]
  const found: Command[] = []
  let now = board
  for (let left = Number(lastFrame(board)?.vars['zombies'] ?? 0); left > 0; left--) {
    const choices = choicesNow(now, ZOMBIE_SEAT)
    if (choices[0]?.do !== 'place-zombie') break
    const { command } = placeZombie(now, choices)
    if (command.do !== 'place-zombie') break
    found.push(command)
    const placed = {
      id: board.state.nextZombie + found.length - 1,
      at: squareOf(now, command.at),
      down: false,
      acted: false,
    }
    const fresh = now.state.phase === 'zombies'
    now = supposed(now, { zombies: [...now.state.zombies, { ...placed, fresh }] })
  }
  return found
}
