import { fight, type Line, mono } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import { humanName, placeOfFigure } from '../read.ts'
import { By, type Chapter, type EventOf, who } from './lines.ts'
import { HARMS } from './parts.ts'

const deathWords = (from: EventOf<'eliminated'>['from']): string => {
  if (from === 'despair') return ' gives up and dies.'
  return from === 'wounds' ? ' dies of wounds.' : ` is killed by ${HARMS[from]}.`
}

function eliminatedLine(event: EventOf<'eliminated'>): Line {
  const { figure, from } = event
  return figure.startsWith('Z')
    ? { ...fight('skull', event, [By(figure), ' is eliminated.']), mark: 'killed' }
    : { ...fight('skull', event, [By(figure), deathWords(from)], [figure]), mark: 'died' }
}

export const harm = {
  fell: (event) => fight('down', event, [By(event.figure), ' falls.'], [placeOfFigure(event.figure)]),
  stunned: (event) => fight('warn', event, [By(event.figure), ' is stunned.'], [placeOfFigure(event.figure)]),
  wounded: marked('hurt', (event) => {
    const wounds = ` takes ${count(event.by)} ${plural(event.by, 'wound')} from ${HARMS[event.from]}`
    const all = event.wounds === event.by ? [] : [', ', mono(String(event.wounds)), ' in all']
    const words = [who(event.human), wounds, ...all, '.']
    return fight('heart', event, words, [humanName(event.human)])
  }),
  eliminated: eliminatedLine,
} satisfies Chapter
