import { CARDS } from '@shamble/drop-dead/page'
import { name, rule } from '../../../words/phrases.ts'
import { capital, count } from '../../../words/plain.ts'
import { silent } from '../../../words/telling.ts'
import { seatOfSurvivor } from '../read.ts'
import { type Chapter, who } from './phrases.ts'

export const cards = {
  'deck reshuffled': (event) =>
    rule('card', event, [`${capital(count(event.cards))} discarded cards are shuffled into a new deck.`]),
  'no card left': (event, { view }) =>
    rule('card', event, ['There is no card left for ', who(view, event.survivor), '.']),
  'card drawn': (event, { view }) => {
    const { title, says } = CARDS[event.card]
    const words = [
      who(view, event.survivor),
      ' draws ',
      name(title),
      `. ${says}${event.left === 0 ? ' It was the last card of the deck.' : ''}`,
    ]
    return rule('card', event, words, [seatOfSurvivor(view, event.survivor)])
  },
  'item kept': silent,
} satisfies Chapter
