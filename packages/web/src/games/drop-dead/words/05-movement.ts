import { at, type Line, mono, move } from '../../../words/phrases.ts'
import { seatOfSurvivor } from '../read.ts'
import { type Chapter, type EventOf, row, type Scene, who } from './phrases.ts'

function walkLine(run: readonly EventOf<'stepped'>[], { view }: Scene): Line | null {
  const [first, second] = run
  const end = run.at(-1)
  if (!first || !second || !end) return null
  const words = [who(view, first.survivor), ' walks ', mono(String(run.length)), ' units to ', at(end.onto), '.']
  return move('steps', first, words, [seatOfSurvivor(view, first.survivor)])
}

export const movement = {
  stepped: {
    alone: (event, { view }) => {
      const words = [who(view, event.survivor), event.free ? ' enters at ' : ' walks to ', at(event.onto), '.']
      return move('steps', event, words, [seatOfSurvivor(view, event.survivor)])
    },
    together: row('stepped', { same: (later, first) => later.survivor === first.survivor, says: walkLine }),
  },
  'walk cut short': (event, { view }) =>
    move(
      'x',
      event,
      [who(view, event.survivor), ' gets no farther than ', at(event.at), '.'],
      [seatOfSurvivor(view, event.survivor)],
    ),
} satisfies Chapter
