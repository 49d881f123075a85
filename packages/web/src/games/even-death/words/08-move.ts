import { type Line, move } from '../../../words/phrases.ts'
import { marked } from '../../../words/telling.ts'
import { about, between, type Chapter, deed, type EventOf, unit } from './lines.ts'
import { inchWords } from './inches.ts'
import { slowedBy } from './slowed.ts'
import { listed } from '../../../words/plain.ts'

/** ed.move.9 What made the way shorter, if anything did. */
function slowedWords({ modifiers }: EventOf<'moved'>): string {
  const slow = modifiers.filter(({ value }) => value < 0).map(({ clause }) => slowedBy(clause))
  return slow.length === 0 ? '' : `, slowed by ${listed([...new Set(slow)])}`
}

/** How the followers went is seen; with a leader that stays they close up. */
function herdLine(event: EventOf<'herd moved'>): Line {
  const way = between(event.from, event.at)
  const does = way === 0 ? ' closes up' : ` shambles ${inchWords(way)}`
  return move('steps', event, [unit(event.unit), `${does}.`], about(event.unit))
}

export const moving = {
  moved: (event) => {
    const way = inchWords(between(event.from, event.at))
    return move('steps', event, [unit(event.unit), ` moves ${way}${slowedWords(event)}.`], about(event.unit))
  },
  'herd moved': herdLine,
  'stopped before danger': (event) => deed('warn', event, ' stops before the dangerous ground'),
  fled: marked('hurt', (event: EventOf<'fled'>) => {
    const to = event.to === null ? '' : ' towards the nearest friend'
    return deed(
      'warn',
      event,
      between(event.from, event.at) === 0 ? ' breaks and cannot get away' : ` breaks and runs${to}`,
    )
  }),
} satisfies Chapter
