/** The book of a game that brings none: its clauses as they are numbered, the table in words, how it ended. */
import type { AnyGame } from '@shamble/kernel'
import type { EndReport, GameBook, SetupDisplay, Won, WordNode } from '../../play/game-display.ts'
import { choicesNode } from '../../words/choices.ts'
import { capital, listed, plural } from '../../words/plain.ts'
import type { plainAiming } from './plain-orders.ts'
import { factsOf, fieldOf, type PlainCommand, type PlainEvent, spaced, valueWords } from './plain-words.ts'

/** "setup" of "ln.setup.1". */
const topicsOf = (clauses: object): string[] => [...new Set(Object.keys(clauses).map((id) => id.split('.')[1] ?? id))]

function winnersIn(view: unknown): readonly string[] {
  const winners = fieldOf(fieldOf(view, 'outcome'), 'winners')
  return Array.isArray(winners) ? winners.filter((one) => typeof one === 'string') : []
}

function wonIn(view: unknown): Won | null {
  if (!fieldOf(view, 'outcome')) return null
  const seats = winnersIn(view)
  return { who: seats.length === 0 ? 'Nobody wins' : `${listed(seats)} ${plural(seats.length, 'wins', 'win')}`, seats }
}

function endOf(view: unknown, seats: readonly string[]): EndReport {
  const outcome = fieldOf(view, 'outcome')
  const winners = winnersIn(view)
  const hasWon = (seat: string): boolean => winners.includes(seat)
  return {
    headline: capital(valueWords(fieldOf(outcome, 'reason') ?? 'The game is not over')),
    fates: seats.map((seat) => ({ figure: seat, words: hasWon(seat) ? 'has won' : 'has not won' })),
    series: [],
    luck: [],
  }
}

const factNodes = (view: unknown): WordNode<PlainCommand>[] =>
  factsOf(view).map(({ name, value }, i) => ({ id: `fact ${i}`, text: `${name}: ${value}` }))

export const plainBook = (
  { clauses, seats }: AnyGame,
  setup: SetupDisplay,
  { planOf }: Pick<ReturnType<typeof plainAiming>, 'planOf'>,
): GameBook<unknown, PlainEvent, PlainCommand, null> => ({
  clauses,
  chapters: topicsOf(clauses).map((topic) => ({ topic, title: capital(spaced(topic)) })),
  setup,
  guide: [],
  words: (s) => [
    choicesNode(s.seat === null ? [] : planOf(s)),
    { id: 'facts', text: 'The table', children: factNodes(s.view) },
  ],
  legend: () => [],
  report: (_, { view, options }) => endOf(view, seats(options)),
  won: wonIn,
})
