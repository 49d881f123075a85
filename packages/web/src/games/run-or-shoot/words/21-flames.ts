import { rule } from '../../../words/phrases.ts'
import { type Chapter, turnsWords, where } from './lines.ts'

export const flames = {
  flames: (event, scene) =>
    rule('flame', event, [`Flames spread ${where(scene, event)} for ${turnsWords(event.turns)}.`]),
} satisfies Chapter
