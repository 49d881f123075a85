/** What happened, one sentence an event. */
import type { Event, View } from '@shamble/even-death/page'
import { logOf } from '../../../play/game-display.ts'
import { phase, rule } from '../../../words/phrases.ts'
import { capital } from '../../../words/plain.ts'
import { titleOf } from './titles.ts'

const wordsOf = (event: Event, view: View): string =>
  'unit' in event && typeof event.unit === 'number'
    ? `${titleOf(view, event.unit)}: ${event.e}.`
    : `${capital(event.e)}.`

const told = logOf<View, Event>((events, view) =>
  events.map((event, at) => ({
    ...(event.e === 'round began'
      ? { ...phase('flag', event, [`Round ${event.round}.`]), heading: `Round ${event.round}`, turn: event.round }
      : rule('flag', event, [wordsOf(event, view)])),
    first: at,
    last: at,
  })),
)

export const { lines } = told
