import { mono, rule } from '../../../words/phrases.ts'
import { seatOfSurvivor } from '../read.ts'
import { type Chapter, who } from './phrases.ts'

export const events = {
  fog: (event) =>
    rule('fog', event, [
      'Fog: nobody sees farther than three units until the end of cycle ',
      mono(String(event.until)),
      '.',
    ]),
  'nothing happens': (event) => rule('clock', event, ['Nothing happens.']),
  trapped: (event, { view }) =>
    rule(
      'warn',
      event,
      [who(view, event.survivor), ' has two fewer units to walk next turn.'],
      [seatOfSurvivor(view, event.survivor)],
    ),
} satisfies Chapter
