import { expect, it } from 'vitest'
import { stacked } from './happening.tsx'

const word = (words: string, x: number, y: number) => ({ words, at: [x, y] as const })

it('writes words over figures, one over the other where they would run into each other', () => {
  const here = stacked([word('dead', 100, 100), word('1 of 5', 110, 96), word('down', 300, 100)], 1)
  const [first, second, far] = here.map(({ y }) => y)
  // Not on the figure.
  expect(first).toBeLessThanOrEqual(100 - 17)
  expect((first ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(19)
  expect(far).toBe(first)
})

it('gives words more room where the board is small', () => {
  const [first, second] = stacked([word('dead', 100, 100), word('down', 160, 100)], 0.5).map(({ y }) => y)
  expect((first ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(38)
})
