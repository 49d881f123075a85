/**
 * What the rules can tell a person before a decision, worked out from what the seat sees and by the rules' own
 * functions: how far a figure gets and where it must stop, whom it sees, which zombies notice whom, what will spawn.
 * Units are numbers, as in the view. An answer names the decision at which it was true.
 */
import { check, integer, list, object, optional, type Seat, text, variants } from '@shamble/kernel'
import { adviceFor } from './advised.ts'
import type { HintAnswer, HintAnswers, HintAsk, HintAsks } from './answers.ts'
import { lookOf } from './board.ts'
import { hordeHints, zombieHints } from './horde.ts'
import { mayStand, survivorHints } from './survivor.ts'
import { isAlive, type Look, survivorOf, zombieOf } from '../state.ts'
import type { View } from '../view.ts'

/** Rows and columns of 1024 each. */
const LAST_UNIT = 1024 * 1024 - 1

const ONE = {
  survivor: object({ seat: text({ max: 3 }), from: optional(integer(0, LAST_UNIT)) }),
  zombie: object({ zombie: integer(1, 40) }),
  horde: object({}),
  advice: object({ seat: text({ max: 3 }) }),
}
const ASKS = variants('what', { ...ONE, several: object({ asks: list(variants('what', ONE), { max: 8 }) }) })

export type * from './answers.ts'

/** Null for what cannot be asked: another form, a figure that is not there. */
export function hints(view: View, book: Look['book'], _seat: Seat | null, ask: unknown): HintAnswers {
  if (check(ASKS, ask) !== null) return null
  const asked = ask as HintAsks
  const look = lookOf(view, book)
  return asked.what === 'several'
    ? { what: 'several', answers: asked.asks.map((one) => answer(look, view, one)) }
    : answer(look, view, asked)
}

function answer(look: Look, view: View, ask: HintAsk): HintAnswer | null {
  switch (ask.what) {
    case 'advice':
      return adviceFor(look, view, ask.seat)
    case 'survivor': {
      const survivor = survivorOf(look.state, ask.seat)
      if (!survivor || !isAlive(survivor) || survivor.at === null) return null
      const from = ask.from ?? survivor.at
      return mayStand(look, survivor, from) ? survivorHints(look, survivor, from) : null
    }
    case 'zombie': {
      const zombie = zombieOf(look.state, ask.zombie)
      return zombie ? zombieHints(look, zombie) : null
    }
    case 'horde':
      return hordeHints(look)
  }
}
