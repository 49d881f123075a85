/** Players with other habits, whom a searching one tries out in its head wherever it gets tight. */
import type { Advice, Book, Foresight, Seat } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { cardForecast } from '../forecast/cards.ts'
import { lookAt, questionOf } from '../forecast/seen.ts'
import { asFigure, isWithin } from '../rules/01-measure.ts'
import { allowanceOf } from '../rules/11-injury.ts'
import type { View } from '../rules/43-view.ts'
import { type Look, type RunOrShootKit, type Survivor, survivorAt } from '../state.ts'
import type { Card } from '../tables/cards.ts'
import { advise } from './advise.ts'
import { rankOf, usableGuns } from './aim.ts'
import { attackersNear, heldBy, TWO_MOVES } from './danger.ts'
import { turnsToSpare } from './pace.ts'

type Player = Foresight<RunOrShootKit>['players'] extends (...given: never) => readonly (infer P)[] ? P : never

/** The card that somebody with a bent of his own places; null where he does as everybody. */
type Bent = (look: Look, s: Survivor) => Card | null

const canRun = (look: Look, s: Survivor): boolean => allowanceOf(look, s, 'RUN') > 0

/** On to the objective, whatever holds him. */
const runs: Bent = (look, s) => (canRun(look, s) ? 'RUN' : null)

/** Whoever is at close quarters is pushed away, and then on: no shot is worth the time. */
const pushes: Bent = (look, s) => (heldBy(look, s).length > 0 ? 'MELEE' : runs(look, s))

/** Stands and shoots, however many come. */
const stands: Bent = (look, s) => {
  if (heldBy(look, s).length > 0 || usableGuns(look, s).length === 0) return null
  return attackersNear(look, s, TWO_MOVES).some((z) => rankOf(look, z) !== null) ? 'SHOOT' : null
}

const CARD_QUESTION = 'place a card'

const playerWith =
  (bent: Bent): Player =>
  (view: View, book: Book<RunOrShootKit>, seat: Seat, choices: readonly Command[]): Advice<Command> => {
    const look = lookAt(view, book)
    const s = questionOf(view) === CARD_QUESTION ? survivorAt(look.state, seat) : null
    const card = s ? bent(look, s) : null
    return card === null
      ? advise(view, book, seat, choices)
      : { command: { do: 'card', cards: [card] }, why: 'By a habit that did well when it was tried ahead.' }
  }

/** Another card just now, and then as everybody. */
const once =
  (card: Card, turn: number): Bent =>
  ({ state }) =>
    state.turn === turn ? card : null

const BENTS: readonly Bent[] = [runs, pushes, stands]
/** Cards with which somebody gets away, or gets rid of them. */
const WEIGHED: readonly Card[] = ['RUN', 'SHOOT', 'MELEE', 'GRENADE', 'BOTH', 'RELOAD', 'CLIMB']

/** With fewer turns to spare it is weighed whether to go on. */
const PRESSED = 6

/** Drifters, too: what wakes them, and whether to wake them, is half of the game. */
const isNearZeds = ({ state }: Look, s: Survivor): boolean =>
  state.zeds.some((z) => !z.down && isWithin(asFigure(s), asFigure(z), TWO_MOVES))

export const foresight: Foresight<RunOrShootKit> = {
  players(view, book, seat) {
    if (questionOf(view) !== CARD_QUESTION) return []
    const look = lookAt(view, book)
    const s = survivorAt(look.state, seat)
    if (!s) return []
    if (!isNearZeds(look, s) && turnsToSpare(look, s) >= PRESSED) return []
    const cards = WEIGHED.filter((card) => cardForecast(look, s, card).idle === null)
    return [...BENTS, ...cards.map((card) => once(card, look.state.turn))].map(playerWith)
  },
  turns: 8,
  margin: 0.01,
  samples: 5,
}
