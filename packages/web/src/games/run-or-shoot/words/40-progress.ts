import type { OrderId } from '@shamble/run-or-shoot/page'
import { type Chapter, deed, who } from './lines.ts'

/** What was to be done: "has run there". */
const ORDER_NOUNS: Readonly<Record<OrderId, string>> = {
  FOLLOW: 'following',
  'RUN TO': 'the way there',
  STAY: 'staying',
  COVER: 'covering',
  'SHOOT AT': 'that target',
  GUARD: 'guarding',
  'HOLD FIRE': 'holding fire',
  RELOAD: 'reloading',
  'FIRST AID': 'the first aid',
  TAKE: 'fetching things',
  GIVE: 'handing it over',
  OPEN: 'opening it',
  CLOSE: 'closing it',
  CLIMB: 'the climb',
  THROW: 'the throw',
  ASSIST: 'helping',
  FLEE: 'fleeing',
}

export const progress = {
  'order done': (event) =>
    deed(
      'check',
      event,
      event.stopped ? ` gives up ${ORDER_NOUNS[event.order]}` : ` is done with ${ORDER_NOUNS[event.order]}`,
    ),
  follows: (event) =>
    event.leader === null
      ? deed('human', event, ' follows nobody any more')
      : deed('human', event, ' follows ', who(event.leader)),
} satisfies Chapter
