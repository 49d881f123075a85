import { lengthWords } from '../../../board/measured/units.ts'
import { withDie } from '../../../words/dice.ts'
import { type Chapter, deed, placeWord, withParts } from './lines.ts'

export const climbing = {
  climbed: (event) =>
    deed('ladder', event, event.on === null ? ' climbs down at ' : ' climbs up at ', placeWord(event.by)),
  jumped: (event) => {
    const { fell } = event
    const told = deed('steps', event, ` jumps ${lengthWords(event.distance)}${fell ? ' and falls' : ''}`)
    return withParts(withDie(told, event, 'Jump', fell ? 'falls' : 'lands', fell ? 'bad' : 'plain'), event)
  },
} satisfies Chapter
