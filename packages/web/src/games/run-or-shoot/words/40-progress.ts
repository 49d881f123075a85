import type { OrderId } from '@shamble/run-or-shoot/page'
import { type Chapter, deed, type EventOf, who } from './lines.ts'
import { survivorNumbered } from './titles.ts'

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

function doneWords({ stopped, order }: EventOf<'order done'>): string {
  if (stopped) return ` gives up ${ORDER_NOUNS[order]}`
  return order === 'RUN TO' ? ' is where the order led, and stays' : ` is done with ${ORDER_NOUNS[order]}`
}

export const progress = {
  'order done': (event) => deed('check', event, doneWords(event)),
  follows: (event, scene) => {
    if (event.leader === null) return deed('human', event, ' follows nobody any more')
    // rs.nps.4 An order goes before.
    const isTold = Boolean(survivorNumbered(scene.view.view, event.survivor)?.order)
    return isTold
      ? deed('human', event, ' is to follow ', who(event.leader), ' once no order stands')
      : deed('human', event, ' follows ', who(event.leader))
  },
} satisfies Chapter
