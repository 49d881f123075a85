import { rule } from '../../../words/phrases.ts'
import { cellName } from '../place.ts'
import { seatOfSurvivor } from '../read.ts'
import { type Chapter, who } from './phrases.ts'

export const symbols = {
  stopped: (event, { view }) =>
    rule(
      'x',
      event,
      [who(view, event.survivor), ' must stop here.'],
      [seatOfSurvivor(view, event.survivor), cellName(event.tile)],
    ),
} satisfies Chapter
