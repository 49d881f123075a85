import type { View } from '@shamble/drop-dead/page'
import { phase, rule } from '../../../words/phrases.ts'
import { listed, plural } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import { nameOf } from '../read.ts'
import { type Chapter, type EventOf, everybody, seatWord } from './phrases.ts'

function winWords(view: View, { winners, reason }: EventOf<'game over'>): string {
  if (winners.length === 0) return `${reason} Nobody wins.`
  const won = listed(winners.map((seat) => nameOf(view, seat)))
  return `${reason} ${won} ${plural(winners.length, 'wins', 'win')}.`
}

export const end = {
  escaped: marked('goal', (event, { view }) =>
    rule('van', event, [
      ...everybody(view, event.survivors),
      ` ${plural(event.survivors.length, 'gets', 'get')} away.`,
    ]),
  ),
  'left behind': (event, { view }) =>
    rule('van', event, [
      ...everybody(view, event.survivors),
      ` ${plural(event.survivors.length, 'is', 'are')} left behind.`,
    ]),
  'seat handed over': (event, { view }) => rule('bot', event, ['A bot goes on for ', seatWord(view, event.seat), '.']),
  'seat taken back': (event, { view }) =>
    rule('hand', event, ['A person plays for ', seatWord(view, event.seat), ' again.']),
  'game over': marked('goal', (event, { view }) => phase('flag', event, [winWords(view, event)])),
} satisfies Chapter
