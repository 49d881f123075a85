import { at, type Line, mono, move, Zombie } from '../../../words/phrases.ts'
import { plural } from '../../../words/plain.ts'
import { BETWEEN, type Chapter, type EventOf, row, type Scene, who } from './phrases.ts'

function walkLine(run: readonly EventOf<'stepped'>[], { view }: Scene): Line | null {
  const end = run.at(-1)
  if (!end) return null
  const gait = run.some(({ sprint }) => sprint) ? ' sprints ' : ' moves '
  const words = [
    who(view, end.seat),
    gait,
    mono(String(run.length)),
    ` ${plural(run.length, 'square')} to `,
    at(end.onto),
    '.',
  ]
  return move('steps', end, words, [end.seat])
}

export const marineMovement = {
  stepped: {
    alone: (event, { view }) => {
      const gait = event.sprint ? ' sprints to ' : ' moves to '
      return move('steps', event, [who(view, event.seat), gait, at(event.onto), '.'], [event.seat])
    },
    together: row('stepped', {
      same: (later, first) => later.seat === first.seat,
      passing: BETWEEN,
      says: walkLine,
    }),
  },
  'step blocked': (event, { view }) => {
    const walker = event.seat === null ? Zombie(event.zombie ?? 0) : who(view, event.seat)
    const words = [walker, ' cannot go on to ', at(event.onto), `: a ${event.because} is in the way.`]
    return move('x', event, words, event.seat === null ? [] : [event.seat])
  },
} satisfies Chapter
