import { fight, mono, rule, Zombie, zombie } from '../../../words/phrases.ts'
import { counted } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import { xyName, zombieName } from '../place.ts'
import { seatOfSurvivor } from '../read.ts'
import { cardWord, type Chapter, HARM, NO_ROOM, who } from './phrases.ts'

export const health = {
  'items discarded': (event, { view }) => {
    const things = counted(event.cards.map(cardWord))
    return rule('card', event, [who(view, event.survivor), ` leaves ${things} behind.`])
  },
  'zombie hurt': (event) =>
    fight(
      'dead',
      event,
      [
        Zombie(event.zombie),
        ' loses ',
        mono(String(event.damage)),
        ` to ${HARM[event.from]}${event.health === 0 ? '.' : `, ${event.health} left.`}`,
      ],
      [zombieName(event.zombie)],
    ),
  'zombie killed': marked('killed', (event) => fight('dead', event, [Zombie(event.zombie), ' is killed.'])),
  died: marked('died', (event, { view }) =>
    fight(
      'skull',
      event,
      [who(view, event.survivor), ' is dead.'],
      [seatOfSurvivor(view, event.survivor), xyName(event.at)],
    ),
  ),
  rose: (event, { view }) =>
    rule(
      'dead',
      event,
      [who(view, event.survivor), ' rises as ', zombie(event.zombie), '.'],
      [zombieName(event.zombie)],
    ),
  'did not rise': (event, { view }) =>
    rule(
      'dead',
      event,
      [who(view, event.survivor), ` does not rise: ${NO_ROOM[event.because]}.`],
      [seatOfSurvivor(view, event.survivor)],
    ),
  undead: (event, { view }) =>
    rule('dead', event, [who(view, event.survivor), ' is undead now, and hunts the others.'], [event.seat]),
} satisfies Chapter
