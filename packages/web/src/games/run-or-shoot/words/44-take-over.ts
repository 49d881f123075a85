import { rule } from '../../../words/phrases.ts'
import { type Chapter, survivorsAbout, who } from './lines.ts'

export const takingOver = {
  'took over': (event) =>
    rule(
      'human',
      event,
      [`Survivor ${event.seat.slice(1)} goes on as `, who(event.survivor), '.'],
      survivorsAbout([event.survivor]),
    ),
} satisfies Chapter
