import type { OpeningState } from '@shamble/table'
import { rule } from '../../../words/phrases.ts'
import { type Chapter, left, OpeningWord, openingWord, who } from './lines.ts'

const VERBS: Readonly<Record<OpeningState, string>> = {
  open: 'opens',
  closed: 'closes',
  barricaded: 'barricades',
  broken: 'breaks',
}

export const openings = {
  'opening changed': (event) =>
    rule(
      'door',
      event,
      event.human === null
        ? [OpeningWord(event.opening), ` ${VERBS[event.state]}.`]
        : [who(event.human), ` ${VERBS[event.state]} `, openingWord(event.opening), ...left(event.left), '.'],
      [event.opening],
    ),
} satisfies Chapter
