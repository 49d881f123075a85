import { line, rule } from '../../../words/phrases.ts'
import { silent } from '../../../words/telling.ts'
import type { Chapter } from './phrases.ts'

const PHASES = { survivors: 'survivors', zombies: 'zombies' } as const

export const cycle = {
  'cycle began': silent,
  'phase began': (event) => ({
    ...line('phase', 'clock', []),
    ...(event.phase === 'setup'
      ? { heading: 'Set-up' }
      : { heading: `Cycle ${event.cycle}, ${PHASES[event.phase]}`, turn: event.cycle }),
  }),
  'fog lifted': (event) => rule('fog', event, ['The fog lifts.']),
} satisfies Chapter
