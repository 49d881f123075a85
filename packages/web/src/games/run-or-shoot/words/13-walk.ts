import { lengthWords } from '../../../board/measured/units.ts'
import { move } from '../../../words/phrases.ts'
import { type Chapter, survivorsAbout, where, who } from './lines.ts'
import { isInTheOpen } from './places.ts'

export const walking = {
  moved: (event, scene) => {
    // Everybody is outside something: it is told where somebody goes in.
    const arrives = isInTheOpen(scene.view.ground, event) ? '' : ` and is ${where(scene, event)}`
    const words = [who(event.survivor), ` moves ${lengthWords(event.units)}${arrives}.`]
    return move('steps', event, words, survivorsAbout([event.survivor]))
  },
} satisfies Chapter
