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

it('tells as many as there are, one of each kind', () => {
  expect(decidedBy(LOG.slice(3, 4), 3)).toEqual([])
  expect(decidedBy(LOG, 9)).toHaveLength(2)
})

/** Lines between, so that two moments are two. */
const later = [told('Doyle walks.'), told('Doyle walks on.'), told('A door opens.')]

it('lists no deaths one after the other: the first tells, and what was found besides', () => {
  const lost = [
    told('The helipad is found, at C1.', { mark: 'goal', icon: 'flag' }),
    ...later,
    told('Ito is dead.', { mark: 'died', icon: 'skull', about: ['M2'] }),
    ...later,
    told('Okafor is dead.', { mark: 'died', icon: 'skull', about: ['M1'] }),
    ...later,
    told('Doyle is dead.', { mark: 'died', icon: 'skull', about: ['M3'] }),
    told('The dead win.', { mark: 'goal', icon: 'flag' }),
  ]
  expect(decidedBy(lost, 3).map(({ item }) => item.key)).toEqual(['The helipad is found, at C1.', 'Ito is dead.'])
})

it('tells the last of those who left, and what was searched before', () => {
  const out = (who: string): LogItem => told(`${who} leaves the table.`, { mark: 'goal', icon: 'out' })
  const won = [
    told('Tate searches the kitchen.', { mark: 'turned', icon: 'find', heading: 'Turn 2, humans' }),
    ...later,
    out('Tate'),
    out('Dawson'),
    out('Lawless'),
    told('A major victory.', { mark: 'goal', icon: 'flag' }),
  ]
  expect(decidedBy(won, 3).map(({ item }) => item.key)).toEqual([
    'Tate searches the kitchen.',
    'Lawless leaves the table.',
  ])
})

it('what was laid before the first turn decided nothing', () => {
  const tile = { mark: 'turned', icon: 'tile' } as const
  const log = [
    told('B3 is turned over: Back Alley.', tile),
    ...later,
    told('C3 is turned over: Park.', { ...tile, heading: 'Turn 1, marines' }),
    ...later,
    told('The dead win.', { mark: 'goal', icon: 'flag' }),
  ]
  expect(decidedBy(log, 3).map(({ item }) => item.key)).toEqual(['C3 is turned over: Park.'])
})
