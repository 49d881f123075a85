import { marked } from '../../../words/telling.ts'
import { type Chapter, deed, type EventOf } from './lines.ts'
import { placeTitle } from './places.ts'

export const exits = {
  left: marked('goal', (event: EventOf<'left'>) =>
    deed('check', event, event.by === '' ? ' is safe' : ` is safe: away by ${placeTitle(event.by)}`),
  ),
} satisfies Chapter
