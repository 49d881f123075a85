import { rule } from '../../../words/phrases.ts'
import { at, type Chapter, who } from './lines.ts'

export const weapons = {
  noise: (event) =>
    rule(
      'ear',
      event,
      event.human === null
        ? ['Noise at ', at(event.at), '.']
        : ['The noise of ', who(event.human), ' is heard everywhere.'],
    ),
} satisfies Chapter
