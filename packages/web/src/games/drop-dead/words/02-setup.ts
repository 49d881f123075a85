import { SURVIVORS } from '@shamble/drop-dead/page'
import { at, move, name, rule } from '../../../words/phrases.ts'
import { capital, count, plural } from '../../../words/plain.ts'
import { seatOfSurvivor } from '../read.ts'
import { type Chapter, everybody, who } from './phrases.ts'

export const setup = {
  'set up': (event) => {
    const shuffled = `${capital(count(event.tiles))} tiles and ${count(event.cards)} cards are shuffled.`
    return rule('map', event, [`${shuffled} The van needs ${count(event.parts)} ${plural(event.parts, 'part')}.`])
  },
  dealt: (event) => {
    const { title, byname } = SURVIVORS[event.survivor]
    return rule('human', event, [name(title), ` ${byname} is dealt.`])
  },
  'turn order': (event, { view }) => rule('clock', event, ['The order is ', ...everybody(view, event.survivors), '.']),
  placed: (event, { view }) =>
    move(
      'flag',
      event,
      [who(view, event.survivor), ' sets out at ', at(event.at), '.'],
      [seatOfSurvivor(view, event.survivor)],
    ),
} satisfies Chapter
