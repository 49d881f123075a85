import { fight, type Line, mono } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import { humanName, placeOfFigure } from '../read.ts'
import { By, type Chapter, type EventOf, who } from './lines.ts'
import { HARMS } from './parts.ts'

function eliminatedLine(event: EventOf<'eliminated'>): Line {
  const { figure, from } = event
  return figure.startsWith('Z')
    ? { ...fight('skull', event, [By(figure), ' is eliminated.']), mark: 'killed' }
    : { ...fight('skull', event, [By(figure), ` is dead, by ${HARMS[from]}.`], [figure]), mark: 'died' }
}

export const harm = {
  fell: (event) => fight('down', event, [By(event.figure), ' falls.'], [placeOfFigure(event.figure)]),
  stunned: (event) => fight('warn', event, [By(event.figure), ' is stunned.'], [placeOfFigure(event.figure)]),
  wounded: marked('hurt', (event) => {
    const wounds = ` takes ${count(event.by)} ${plural(event.by, 'wound')} by ${HARMS[event.from]}, `
    const words = [who(event.human), wounds, mono(String(event.wounds)), ' now.']
    return fight('heart', event, words, [humanName(event.human)])
  }),
  eliminated: eliminatedLine,
} satisfies Chapter
