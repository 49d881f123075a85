import { lengthWords } from '../../../board/measured/units.ts'
import { withDie } from '../../../words/dice.ts'
import { thrown } from '../../../words/phrases.ts'
import { type Chapter, deed, dieText, placeWord, withParts } from './lines.ts'

export const climbing = {
  climbed: (event) =>
    deed('ladder', event, event.on === null ? ' climbs down at ' : ' climbs up at ', placeWord(event.by)),
  jumped: (event) => {
    const { face, fell } = event
    const told = deed(
      'steps',
      event,
      // Straight down, nothing is jumped over.
      event.distance === 0 ? ' jumps down' : ` jumps ${lengthWords(event.distance)}`,
      fell ? ' and falls' : face === null ? '' : ' and lands',
      ...(face === null ? [] : thrown(dieText({ ...event, face }))),
    )
    return withParts(withDie(told, event, 'Jump', fell ? 'falls' : 'lands', fell ? 'bad' : 'plain'), event)
  },
} satisfies Chapter
