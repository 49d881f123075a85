/** The log of a game that brings no words: every event by its name, with what is in it and its clause. */
import type { OptionValues } from '@shamble/kernel'
import type { LogDisplay, Told } from '../../play/game-display.ts'
import { name, phase, rule, type Word } from '../../words/phrases.ts'
import { capital } from '../../words/plain.ts'
import { fieldOf, fieldsOf, fieldsWords, isPair, type PlainEvent, spaced, valueWords } from './plain-words.ts'

/** How it is written in the record. */
const WRITTEN = ['e', 'clause', 'audience', 'cause', 'id']

function wordsOf(event: PlainEvent, seats: readonly string[]): Word[] {
  const { e, seat } = event
  const isSeat = typeof seat === 'string' && seats.includes(seat)
  const fields = fieldsOf(event, [...WRITTEN, ...(isSeat ? ['seat'] : [])])
  const own = fields.find(([field]) => field === e)
  const rest = fieldsWords(fields.filter((field) => field !== own))
  const what = own ? fieldsWords([own]) : spaced(e)
  return [...(isSeat ? [name(seat), ` ${what}`] : [capital(what)]), rest === '' ? '.' : `: ${rest}.`]
}

const aboutOf = (event: PlainEvent): string[] =>
  fieldsOf(event, WRITTEN).flatMap(([field, value]) =>
    isPair(value) ? [value.join(',')] : field === 'seat' && typeof value === 'string' ? [value] : [],
  )

/** `round`: an event that is called so, and says which one it is, begins a group. */
export const plainLog = (
  round: string,
  seats: (options: OptionValues) => readonly string[],
): LogDisplay<unknown, PlainEvent> => ({
  lines: (events, { options }) =>
    events.map((event, at): Told => {
      const number = event.e === round.toLowerCase() ? fieldOf(event, event.e) : undefined
      const line = (number === undefined ? rule : phase)('flag', event, wordsOf(event, seats(options)), aboutOf(event))
      return {
        ...line,
        first: at,
        last: at,
        ...(number !== undefined && { heading: `${round} ${valueWords(number)}` }),
      }
    }),
})
