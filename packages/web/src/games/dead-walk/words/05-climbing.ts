import { lengthWords } from '../../../board/measured/units.ts'
import { withDie } from '../../../words/dice.ts'
import { type Chapter, deed, placeWord } from './lines.ts'

export const climbing = {
  climbed: (event) =>
    deed('ladder', event, event.on === null ? ' climbs down at ' : ' climbs up at ', placeWord(event.by)),
  jumped: (event) =>
    withDie(
      deed('steps', event, ` jumps ${lengthWords(event.distance)}${event.fell ? ' and falls' : ''}`),
      event,
      'Jump',
      event.fell ? 'falls' : 'lands',
      event.fell ? 'bad' : 'plain',
    ),
} satisfies Chapter
