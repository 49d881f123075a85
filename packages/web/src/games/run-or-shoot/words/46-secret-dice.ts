import { type Chapter, faceWords, survivorsAbout, who } from './lines.ts'
import { rule } from '../../../words/phrases.ts'

export const ownDice = {
  'infection die': (event) =>
    rule(
      'eyeoff',
      event,
      [who(event.survivor), ' throws the infection die', ...faceWords(event.face), '.'],
      survivorsAbout([event.survivor]),
    ),
} satisfies Chapter
