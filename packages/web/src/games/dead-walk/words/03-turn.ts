import { line } from '../../../words/phrases.ts'
import { silent } from '../../../words/telling.ts'
import type { Chapter } from './lines.ts'

const PHASES = { setup: 'set-up', tests: 'tests', humans: 'humans', zombies: 'zombies' } as const

export const turn = {
  'turn began': silent,
  'phase began': (event) => ({
    ...line('phase', 'flag', []),
    heading: `Turn ${event.turn}, ${PHASES[event.phase]}`,
    turn: event.turn,
  }),
  'noises faded': silent,
} satisfies Chapter
