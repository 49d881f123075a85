import { expect, it } from 'vitest'
import { dots } from './dots.ts'

it('draws a whole dot at each point: two half circles that come back to where they began', () => {
  expect(dots([[10, 20]], 5)).toBe('M5 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0')
  expect(
    dots(
      [
        [10, 20],
        [3, 4],
      ],
      1,
    ).match(/M/g),
  ).toHaveLength(2)
  expect(dots([], 5)).toBe('')
})
