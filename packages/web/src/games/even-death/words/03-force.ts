import { rule } from '../../../words/phrases.ts'
import { inWords, type Word } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import type { Chapter } from './lines.ts'
import { seatTitle, theSeat, TheSeat } from './seats.ts'

export const forces = {
  // ed.force.13 That a list is locked, and nothing of what is on it.
  locked: (event) => rule('lock', event, [`${TheSeat(event.seat)} have locked their list.`]),
  'forces opened': (event) => {
    const lists = event.forces.map(({ seat, points, figures }): Word => {
      const name = event.forces.length > 1 ? theSeat(seat) : seatTitle(seat)
      return `${name} with ${count(figures)} ${plural(figures, 'figure')} for ${points} points`
    })
    return rule('check', event, ['All lists are open: ', ...inWords(lists), '.'])
  },
} satisfies Chapter
