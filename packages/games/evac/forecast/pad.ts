/** What is still missing for the chopper to land. */
import type { Board } from '../bots/board.ts'
import type { PadHints } from './answers.ts'
import { helipadIsClear, oneOnHelipad } from '../rules/01-the-object.ts'
import { tileOfSquare } from '../content/map.ts'
import { livingMarines } from '../state.ts'

export function padHints(board: Board): PadHints {
  const { state, book, facts } = board
  const tile = facts.helipad
  const there = (at: number): boolean => tile >= 0 && tileOfSquare(state.size, at) === tile
  const marines = livingMarines(state).filter((m) => there(m.at))
  return {
    what: 'pad',
    decision: state.decision,
    tile,
    zombies: state.zombies.filter((z) => there(z.at)).map((z) => z.id),
    marines: marines.map((m) => m.seat),
    enough: tile >= 0 && book.enoughOnHelipad(board, tile),
    everybody: tile >= 0 && book.enoughOnHelipad !== oneOnHelipad,
    fuel: marines.flatMap((m) => m.items).filter((item) => item.kind === 'fuel').length,
    fuelNeeded: book.scenario.fuelNeeded,
    landing: state.landing,
    landingNeeded: book.landingDelay,
    clear: helipadIsClear(board),
  }
}
