/**
 * What the rules can tell a person before a decision, worked out from what the seat sees and by the rules' own
 * functions: how far a figure gets, what it sees, who could bite it there, what a grenade would do. Squares and sides are
 * numbers, as in the view. An answer names the decision at which it was true.
 */
import { check, integer, list, object, optional, type Seat, text, variants } from '@shamble/kernel'
import { boardOf } from '../bots/board.ts'
import { dangerField } from '../bots/terms.ts'
import { adviceFor } from './advised.ts'
import type { HintAnswer, HintAnswers, HintAsk, HintAsks } from './answers.ts'
import { blastHints } from './blast.ts'
import { lay } from './lay.ts'
import { marineHints } from './marine.ts'
import { padHints } from './pad.ts'
import { herd, shamble } from './shamble.ts'
import { sightHints } from './sight.ts'
import { zombieHints } from './zombie.ts'
import { spawnSquares } from '../rules/04-populating-tiles.ts'
import { marineOf, zombieOf, type Look } from '../state.ts'
import type { View } from '../view.ts'

const seat = text({ max: 3 })
const square = integer(0, 1224)
const zombie = integer(1, 1_000_000)

/** So many of the dead are sent at once. */
const MOST_AT_ONCE = 200

const ONE = {
  /** `from`: as if it stood there; `target`: what a burst that begins there is worth. */
  marine: object({ seat, from: optional(square), target: optional(zombie) }),
  throw: object({ seat, at: square }),
  zombie: object({ zombie }),
  shamble: object({}),
  lay: object({}),
  advice: object({ seat }),
  herd: object({ zombies: list(zombie, { max: MOST_AT_ONCE }), to: square }),
  spawn: object({}),
  sight: object({ from: square, to: square }),
  pad: object({}),
  'danger-map': object({ seat: optional(seat) }),
}
const ASK = variants('what', ONE)
const ASKS = variants('what', { ...ONE, several: object({ asks: list(ASK, { max: 16 }) }) })

export type * from './answers.ts'

/** Null for what cannot be asked: another form, a figure that is not there. */
export function hints(view: View, book: Look['book'], _seat: Seat | null, ask: unknown): HintAnswers {
  if (check(ASKS, ask) !== null) return null
  const asked = ask as HintAsks
  return asked.what === 'several'
    ? { what: 'several', answers: asked.asks.map((one) => answer(view, book, one)) }
    : answer(view, book, asked)
}

function answer(view: View, book: Look['book'], ask: HintAsk): HintAnswer | null {
  const board = boardOf(view, book)
  const { state, facts } = board
  const { decision } = state
  const onMap = (...squares: (number | undefined)[]): boolean =>
    squares.every((one) => one === undefined || one < facts.l.squares)
  switch (ask.what) {
    case 'marine': {
      const m = marineOf(state, ask.seat)
      return m && onMap(ask.from) ? marineHints(board, m, ask.from ?? m.at, ask.target ?? null) : null
    }
    case 'throw': {
      const m = marineOf(state, ask.seat)
      return m && onMap(ask.at) ? blastHints(board, m, ask.at) : null
    }
    case 'zombie': {
      const z = zombieOf(state, ask.zombie)
      return z ? zombieHints(board, z) : null
    }
    case 'shamble':
      return { what: 'shamble', decision, moves: state.phase === 'zombies' ? shamble(board) : [] }
    case 'advice':
      return adviceFor(board, ask.seat)
    case 'lay':
      return { what: 'lay', decision, commands: lay(board) }
    case 'herd': {
      const isTheirs = state.phase === 'zombies' && onMap(ask.to)
      return { ...ask, decision, moves: isTheirs ? herd(board, ask.zombies, ask.to) : [] }
    }
    case 'spawn':
      return { what: 'spawn', decision, squares: spawnSquares(board) }
    case 'sight':
      return onMap(ask.from, ask.to) ? sightHints(board, ask.from, ask.to) : null
    case 'pad':
      return padHints(board)
    case 'danger-map':
      return { what: 'danger-map', decision, squares: [...dangerField(board, ask.seat ?? null)] }
  }
}
