import { rule } from '../../../words/phrases.ts'
import { seatOfSurvivor } from '../read.ts'
import { type Chapter, who } from './phrases.ts'

export const symbols = {
  stopped: (event, { view }) =>
    rule('x', event, [who(view, event.survivor), ' must stop here.'], [seatOfSurvivor(view, event.survivor)]),
} satisfies Chapter
