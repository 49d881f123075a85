import { name, rule } from '../../../words/phrases.ts'
import { marked } from '../../../words/telling.ts'
import { cellName } from '../place.ts'
import { seatOfSurvivor, tileTitle } from '../read.ts'
import { type Chapter, who } from './phrases.ts'

export const doors = {
  'tile covered': marked('turned', (event) =>
    rule(
      'cover',
      event,
      [name(tileTitle(event.tile)), ` is laid over ${tileTitle(event.covered)}.`],
      [cellName(event.cell)],
    ),
  ),
  'tile put under': (event) =>
    rule('cover', event, [name(tileTitle(event.tile)), ' fits nowhere and goes under the stack.']),
  searched: (event, { view }) =>
    rule('find', event, [who(view, event.survivor), ' searches once more.'], [seatOfSurvivor(view, event.survivor)]),
} satisfies Chapter
