import { lengthWords } from '../../../board/measured/units.ts'
import { withDie } from '../../../words/dice.ts'
import { mono } from '../../../words/phrases.ts'
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
      ...(face === null ? [] : [': ', mono(dieText({ ...event, face }))]),
      fell ? (face === null ? ' and falls' : ', falls') : face === null ? '' : ', lands',
    )
    return withParts(withDie(told, event, 'Jump', fell ? 'falls' : 'lands', fell ? 'bad' : 'plain'), event)
  },
} satisfies Chapter
