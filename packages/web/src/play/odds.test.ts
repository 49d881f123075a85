import type { OddsResult } from '@shamble/kernel'
import { expect, it } from 'vitest'
import { oddsWords } from '../games/run-or-shoot/words/odds.ts'
import { shares } from './odds.tsx'

const odds = (by: Readonly<Record<string, number>>): OddsResult => ({
  exact: true,
  runs: 1,
  outcomes: Object.entries(by).map(([key, probability]) => ({ key, probability })),
})
const said = (by: Readonly<Record<string, number>>): string[] =>
  shares(odds(by), { words: { oddsWords } } as never).map(({ words, p }) => `${words} ${p.toFixed(2)}`)

it('outcomes that are numbers stand in their order, and the rare ends of a long row are one', () => {
  expect(said({ '1 destroyed': 0.25, '0 destroyed': 0.5, '10 destroyed': 0.05, '2 destroyed': 0.2 })).toEqual([
    '1 destroyed 0.25',
    '2 destroyed 0.20',
    '10 destroyed 0.05',
    'none destroyed 0.50',
  ])
  const many = Object.fromEntries([1, 2, 3, 6, 10, 20, 22, 20, 10, 4, 2].map((p, n) => [`${n} destroyed`, p / 100]))
  const rows = said({ ...many, 'S2 hurt': 0 })
  expect(rows).toEqual([
    '3 or fewer destroyed 0.12',
    '4 destroyed 0.10',
    '5 destroyed 0.20',
    '6 destroyed 0.22',
    '7 destroyed 0.20',
    '8 destroyed 0.10',
    '9 or more destroyed 0.06',
  ])
})
