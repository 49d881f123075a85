import { mono, rule } from '../../../words/phrases.ts'
import { plural } from '../../../words/plain.ts'
import { type Chapter, who } from './phrases.ts'
import { itemWord } from './plain.ts'

export const reloads = {
  reloaded: (event, { view }) =>
    rule(
      'mag',
      event,
      [
        who(view, event.seat),
        ` reloads the ${itemWord(event.weapon)}: `,
        mono(String(event.rounds)),
        ` ${plural(event.rounds, 'round')}.`,
      ],
      [event.seat],
    ),
} satisfies Chapter
