import { line, rule } from '../../../words/phrases.ts'
import { type Chapter, survivorsAbout, who } from './lines.ts'
import { playedBy } from './seats.ts'
import { stepTitle } from './steps.ts'

export const parts = {
  'step began': (event) => ({
    ...line('phase', 'flag', []),
    heading: `Turn ${event.turn}, ${stepTitle(event.step)}`,
    turn: event.turn,
  }),
  waits: (event, { view: { view } }) => {
    const survivor = playedBy(view, event.seat)
    const words = [survivor === null ? 'Somebody' : who(survivor), ' lets the others go first.']
    return rule('clock', event, words, survivor === null ? [] : survivorsAbout([survivor]))
  },
} satisfies Chapter
