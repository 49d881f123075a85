import { rule } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import { type Chapter, deed, type EventOf, survivorsAbout, who } from './lines.ts'

const DEPARTS: Readonly<Record<EventOf<'departed'>['what'], string>> = {
  helicopter: 'The helicopter takes off.',
  boat: 'The boat casts off.',
  truck: 'The truck drives off.',
}

export const departures = {
  'helicopter called': marked('goal', (event: EventOf<'helicopter called'>) =>
    rule('sound', event, [who(event.by), ' calls the helicopter.'], survivorsAbout([event.by])),
  ),
  poured: (event) =>
    deed(
      'flame',
      event,
      ` pours fuel into the tank of the boat: ${count(event.cans)} ${plural(event.cans, 'can')} so far`,
    ),
  landed: (event) => rule('map', event, ['The helicopter lands.']),
  boarded: marked('goal', (event: EventOf<'boarded'>) => deed('check', event, ' boards the helicopter and is safe')),
  departed: marked('goal', (event: EventOf<'departed'>) => rule('flag', event, [DEPARTS[event.what]])),
} satisfies Chapter
