import { fight } from '../../../words/phrases.ts'
import { humanName, placeOfFigure } from '../read.ts'
import { by, type Chapter, who } from './lines.ts'

export const wildFire = {
  'fires wild': (event) =>
    fight(
      'warn',
      event,
      [who(event.human), ' fires at ', by(event.target), ' instead.'],
      [humanName(event.human), placeOfFigure(event.target)],
    ),
} satisfies Chapter
