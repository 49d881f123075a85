/** What a competent player does, decided from what the seat sees. */
import { type Advice, type Book, rowOf, type Seat } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { lookAt, questionOf } from '../forecast/seen.ts'
import { type Look, type RunOrShootKit, type Survivor, survivorAt } from '../state.ts'
import type { View } from '../rules/43-view.ts'
import { chooseCard } from './cards.ts'
import { fight, fire, pushWhom, throwOne } from './fighting.ts'
import { giveOrder, handOver, helpSomebody, treatSomebody, watchLair } from './helping.ts'
import { climbOne } from './ladders.ts'
import { moveOn } from './moving.ts'
import { advice, first } from './pick.ts'

type Answer = (look: Look, s: Survivor, choices: readonly Command[]) => Advice<Command>

/** By the name of the question. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'place a card': chooseCard,
  'give an order': giveOrder,
  'push or strike': fight,
  'push whom': (look, _s, choices) => pushWhom(look, choices),
  'move and turn': moveOn,
  climb: climbOne,
  give: handOver,
  treat: (look, _s, choices) => treatSomebody(look, choices),
  boost: () => advice({ do: 'pass' }, 'Nobody needs to be lifted.'),
  assist: (_look, _s, choices) => helpSomebody(choices),
  throw: throwOne,
  'shoot or reload': fire,
  observe: watchLair,
  drive: () => advice({ do: 'drive' }, 'Everything is aboard.'),
  'agree to be shot': () => advice({ do: 'refuse' }, 'While there is life there is hope.'),
}

export function advise(
  view: View,
  book: Book<RunOrShootKit>,
  seat: Seat,
  choices: readonly Command[],
): Advice<Command> {
  const look = lookAt(view, book)
  const s = survivorAt(look.state, seat)
  const answer = rowOf(ANSWERS, questionOf(view))
  return s && answer ? answer(look, s, choices) : first(choices)
}
