import { name, rule } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import { cellName } from '../place.ts'
import { seatOfSurvivor, tileTitle } from '../read.ts'
import { type Chapter, who } from './phrases.ts'

export const explore = {
  'tile drawn': (event, { view }) => {
    const rest = `; ${count(event.left)} ${plural(event.left, 'tile')} left.`
    const words = [who(view, event.survivor), ' draws ', name(tileTitle(event.tile)), rest]
    return rule('explore', event, words, [seatOfSurvivor(view, event.survivor)])
  },
  'tile placed': marked('turned', (event) =>
    rule('map', event, [name(tileTitle(event.tile)), ' is laid.'], [cellName(event.cell)]),
  ),
} satisfies Chapter
