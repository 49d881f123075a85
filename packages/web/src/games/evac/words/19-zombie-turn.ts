import { capitalised, figures, rule } from '../../../words/phrases.ts'
import { plural } from '../../../words/plain.ts'
import { zombieName } from '../place.ts'
import type { Chapter } from './phrases.ts'

export const zombieTurn = {
  'stood up': (event) =>
    rule(
      'dead',
      event,
      [...capitalised(figures(event.zombies)), plural(event.zombies.length, ' stands up.', ' stand up.')],
      event.zombies.map(zombieName),
    ),
} satisfies Chapter
