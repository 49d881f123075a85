import { mono, move, rule } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import { humanName, placeOfFigure } from '../read.ts'
import { act, By, by, type Chapter, deed, endOf, who } from './lines.ts'

export const movement = {
  moved: (event) => {
    const way = [who(event.human), ' goes to ', ...endOf(event.path), ', ', mono(`${event.cost} AP`)]
    const contact = event.stoppedBy === null ? [] : [', into contact with ', by(event.stoppedBy)]
    return move('steps', event, [...way, ...contact, '.'], [humanName(event.human)])
  },
  'lay down': (event) => deed('down', event, ' lies down'),
  'stood up': (event) => rule('up', event, [By(event.figure), ' stands up.'], [placeOfFigure(event.figure)]),
  'left the table': marked('goal', (event) => {
    const n = event.carried.length
    const load = n > 0 ? `, with ${count(n)} ${plural(n, 'marker')}` : ''
    return rule('out', event, [who(event.human), ' leaves the table and is safe', load, '.'])
  }),
  'engine turned': (event) =>
    act('engine', event, [who(event.human), ` turns the engine over: ${event.turns} of ${event.needed}.`]),
} satisfies Chapter
