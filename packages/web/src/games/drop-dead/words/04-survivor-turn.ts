import { mono, phase } from '../../../words/phrases.ts'
import { plural } from '../../../words/plain.ts'
import { seatOfSurvivor } from '../read.ts'
import { type Chapter, who } from './phrases.ts'

export const survivorTurn = {
  'turn began': (event, { view }) => {
    const units = ` ${plural(event.allowance, 'unit')}.`
    const words = [who(view, event.survivor), ' acts, and may walk ', mono(String(event.allowance)), units]
    return phase('human', event, words, [seatOfSurvivor(view, event.survivor)])
  },
  'turn ended': (event, { view }) =>
    phase('human', event, [who(view, event.survivor), '’s turn is over.'], [seatOfSurvivor(view, event.survivor)]),
} satisfies Chapter
