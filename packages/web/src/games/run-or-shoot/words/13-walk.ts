import { lengthWords } from '../../../board/measured/units.ts'
import { move } from '../../../words/phrases.ts'
import { type Chapter, survivorsAbout, where, who } from './lines.ts'

export const walking = {
  moved: (event, scene) => {
    const words = [who(event.survivor), ` moves ${lengthWords(event.units)} and is ${where(scene, event)}.`]
    return move('steps', event, words, survivorsAbout([event.survivor]))
  },
} satisfies Chapter
