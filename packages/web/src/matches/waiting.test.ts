import type { MatchCard } from '@shamble/host'
import { expect, it } from 'vitest'
import { waitingWords } from './waiting.ts'
import '../ui/testing.ts'

const card = (id: string, game: string, campaign?: MatchCard['setup']['campaign']): MatchCard => ({
  id,
  game,
  title: id,
  setup: {
    game,
    title: id,
    options: {},
    seats: {},
    undoDice: 'same',
    guide: false,
    ...(campaign ? { campaign } : {}),
  },
  touched: 0,
  commands: 0,
  standing: '',
  waitingFor: ['survivors'],
  outcome: null,
})

it('says where one is waited for: wars by themselves, a battle with its war', () => {
  const war = card('a', 'even-death-campaign')
  const other = card('b', 'even-death-campaign')
  const battle = card('c', 'even-death', { id: 'a', part: 0 })
  const table = card('d', 'evac')
  expect(waitingWords([war, other])).toBe('Your move in two wars')
  expect(waitingWords([war, battle])).toBe('Your move in a war')
  expect(waitingWords([battle])).toBe('Your move at a table')
  expect(waitingWords([table, war])).toBe('Your move at a table and in a war')
  expect(waitingWords([table, card('e', 'evac')])).toBe('Your move at two tables')
})
