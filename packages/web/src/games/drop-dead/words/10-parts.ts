import { at, mono, rule } from '../../../words/phrases.ts'
import { an } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import { xyName } from '../place.ts'
import { seatOfSurvivor } from '../read.ts'
import { cardWord, type Chapter, who } from './phrases.ts'

export const parts = {
  'item given': (event, { view }) => {
    const gift = ` gives ${an(cardWord(event.card))} to `
    return rule('give', event, [who(view, event.survivor), gift, who(view, event.receiver), '.'])
  },
  'part found': (event, { view }) =>
    rule(
      'part',
      event,
      event.carried
        ? [who(view, event.survivor), ' carries a car part.']
        : [who(view, event.survivor), ' lays a second car part down at ', at(event.at), '.'],
      [seatOfSurvivor(view, event.survivor), xyName(event.at)],
    ),
  'part picked up': (event, { view }) =>
    rule(
      'part',
      event,
      [who(view, event.survivor), ' picks up the part at ', at(event.at), '.'],
      [seatOfSurvivor(view, event.survivor)],
    ),
  'part dropped': (event, { view }) =>
    rule('part', event, [who(view, event.survivor), ' leaves the part at ', at(event.at), '.'], [xyName(event.at)]),
  'part given': (event, { view }) =>
    rule(
      'part',
      event,
      [who(view, event.survivor), ' gives the part to ', who(view, event.receiver), '.'],
      [seatOfSurvivor(view, event.survivor), seatOfSurvivor(view, event.receiver)],
    ),
  'part installed': marked('goal', (event, { view }) => {
    const so = mono(`${event.installed} of ${event.required}`)
    const words = [who(view, event.survivor), ' installs a part: ', so, '.']
    return rule('part', event, words, [seatOfSurvivor(view, event.survivor)])
  }),
} satisfies Chapter
