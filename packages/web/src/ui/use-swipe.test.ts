import { expect, it } from 'vitest'
import { nextOf, swiped } from './use-swipe.ts'

it('a long sideways stroke is a swipe, a short or a steep one is not', () => {
  expect(swiped(-80, 10)).toBe(1)
  expect(swiped(80, -10)).toBe(-1)
  expect(swiped(-30, 0)).toBeNull()
  expect(swiped(-80, 60)).toBeNull()
})

it('targets go round in both directions, beginning with the most pressing', () => {
  const all = ['a', 'b', 'c']
  expect([nextOf(all, null, 1), nextOf(all, null, -1)]).toEqual(['a', 'c'])
  expect([nextOf(all, 'c', 1), nextOf(all, 'a', -1), nextOf(all, 'a', 1)]).toEqual(['a', 'c', 'b'])
  expect(nextOf([], 'a', 1)).toBeNull()
})
