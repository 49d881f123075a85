import { expect, it } from 'vitest'
import { decidedBy } from './decided.ts'
import type { LogLine } from './game-display.ts'
import type { LogItem } from './log-item.ts'

const told = (words: string, over: Partial<LogLine> = {}): LogItem => ({
  key: words,
  entry: 0,
  event: 0,
  until: 0,
  seat: null,
  line: { kind: 'rule', icon: '', words: [words], about: [], ...over },
  why: null,
  typed: false,
})

const LOG = [
  told('', { heading: 'Turn 1, marines', words: [] }),
  told('A zombie is killed.', { mark: 'killed' }),
  told('Ito is bitten.', { mark: 'hurt', about: ['M2'] }),
  told('Ito falls.', { mark: 'died', about: ['M2'] }),
  told('Doyle walks.'),
  told('', { heading: 'Turn 2, zombies', words: [] }),
  told('Okafor is bitten.', { mark: 'hurt' }),
  told('Okafor is bitten again.', { mark: 'hurt' }),
  told('The marines win.', { mark: 'goal' }),
]

it('tells the weightiest moments in their order, with when they were, but for the end itself', () => {
  expect(decidedBy(LOG, 2).map(({ item, when }) => `${when}: ${item.key}`)).toEqual([
    'Turn 1, marines: Ito falls.',
    'Turn 2, zombies: Okafor is bitten again.',
  ])
})

it('tells as many as there are', () => {
  expect(decidedBy(LOG.slice(3, 4), 3)).toEqual([])
  expect(decidedBy(LOG, 9)).toHaveLength(3)
})
