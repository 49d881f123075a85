import { mono, phase, rule } from '../../../words/phrases.ts'
import { marked } from '../../../words/telling.ts'
import { over } from './away.ts'
import { type Chapter, who } from './phrases.ts'

export const theObject = {
  landing: (event) =>
    rule(
      'flag',
      event,
      event.count === 0
        ? ['The chopper cannot land yet.']
        : ['The chopper comes nearer: ', mono(`${event.count} of ${event.needed}`), '.'],
    ),
  'wants to resign': (event, { view }) => rule('flag', event, [who(view, event.seat), ' would give up.'], [event.seat]),
  'plays on': (event, { view }) => rule('flag', event, [who(view, event.seat), ' plays on.'], [event.seat]),
  'game over': marked('goal', (event, { view }) =>
    phase('flag', event, [
      `${event.winner === 'marines' ? 'The marines' : 'The dead'} win. ${over(view) ?? event.reason}`,
    ]),
  ),
} satisfies Chapter
