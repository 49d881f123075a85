import type { MatchCard } from '@shamble/host'
import { expect, it } from 'vitest'
import { ago } from '../words/ago.ts'
import { standingWords, stopped } from './words.ts'

const MINUTE = 60_000

it.each([
  [10, 'just now'],
  [5 * MINUTE, '5 minutes ago'],
  [3 * 60 * MINUTE, '3 hours ago'],
  [25 * 60 * MINUTE, 'yesterday'],
  [-5000, 'just now'],
])('says of %d ms before now: %s', (since, words) => {
  expect(ago(1e12 - since, 1e12)).toBe(words)
})

it('stops a title that does not end by itself', () => {
  expect([stopped('Evac'), stopped('Run? ... or Shoot?')]).toEqual(['Evac.', 'Run? ... or Shoot?'])
})

const card = (change: Partial<MatchCard>): MatchCard => ({
  id: 'a',
  game: 'evac',
  title: 'Quick Patrol',
  setup: {
    game: 'evac',
    title: 'Quick Patrol',
    options: {},
    seats: {
      Z: { kind: 'person', name: 'Ruth', physical: false },
      M1: { kind: 'person', name: 'You', physical: false },
      M2: { kind: 'bot', level: 'competent' },
    },
    undoDice: 'same',
    guide: false,
  },
  touched: 0,
  commands: 3,
  standing: 'Turn 7',
  waitingFor: [],
  outcome: null,
  ...change,
})

it.each([
  [{ waitingFor: ['M1'] }, 'Turn 7. Your move.'],
  [{ waitingFor: ['Z'] }, 'Turn 7. Ruth to move.'],
  [{}, 'Turn 7. The bots are at it.'],
  [{ outcome: { winners: ['marines'], reason: '' } }, 'Over. The marines won.'],
  [{ outcome: { winners: [], reason: '' } }, 'Over. Nobody won.'],
])('says how a table stands: %o', (change, words) => {
  expect(standingWords(card(change))).toBe(words)
})
