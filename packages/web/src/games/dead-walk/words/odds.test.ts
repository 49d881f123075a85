import { expect, it } from 'vitest'
import { oddsWords } from './odds.ts'

it('tells a friend who is hit from nothing', () => {
  expect(oddsWords('H2 wounded')).toEqual({ words: 'a friend is hit', tone: 'harm' })
  expect(oddsWords('H2 eliminated, Z1 eliminated')).toEqual({ words: 'a friend is hit, too', tone: 'harm' })
  expect(oddsWords('miss')).toEqual({ words: 'nothing', tone: 'bad' })
})
