import { line } from '../../../words/phrases.ts'
import { silent } from '../../../words/telling.ts'
import type { Chapter } from './phrases.ts'

const PHASES = { setup: 'set-up', spawn: 'zombie spawn', marines: 'marines', zombies: 'zombies' } as const

export const turnOrder = {
  'turn began': silent,
  'phase began': (event) => ({
    ...line('phase', 'clock', []),
    heading: `Turn ${event.turn}, ${PHASES[event.phase]}`,
    turn: event.turn,
  }),
} satisfies Chapter
