import { mono, rule } from '../../../words/phrases.ts'
import { placeOfFigure } from '../read.ts'
import { act, By, type Chapter, who } from './lines.ts'

export const activation = {
  activated: (event) => {
    const price = event.doubled ? ', everything costs double.' : '.'
    return act('chev', event, [who(event.human), ' acts: ', mono(`${event.ap} AP`), price])
  },
  'activation ended': (event) =>
    event.left > 0
      ? act('flag', event, [who(event.human), ' stops with ', mono(`${event.left} AP`), ' unspent.'])
      : null,
  'stun over': (event) => rule('chev', event, [By(event.figure), ' recovers.'], [placeOfFigure(event.figure)]),
} satisfies Chapter
