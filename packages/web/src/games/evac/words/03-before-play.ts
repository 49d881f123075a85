import { mono, move, name, rule } from '../../../words/phrases.ts'
import { capital, count } from '../../../words/plain.ts'
import type { Chapter } from './phrases.ts'

export const beforePlay = {
  'set up': (event) => rule('map', event, [`${capital(count(event.tiles))} tiles lie face down.`]),
  'start chosen': (event) =>
    move('flag', event, [name('The patrol'), ' goes in at ', mono(event.tile), '.'], [event.tile]),
} satisfies Chapter
