import { expect, it } from 'vitest'
import { type Float, saying, stacked } from './happening.tsx'

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

it('says the same plain word of no more than can be read at once; who was hit is always told', () => {
  const all = (n: number, tone: Float['tone'], words: string): Float[] =>
    Array.from({ length: n }, (_, i) => ({ key: `z${i}`, at: [i, 0] as const, words, tone }))
  expect(saying([], all(12, 'plain', 'drifts off'), 0)).toHaveLength(12)
  expect(saying([], all(13, 'plain', 'drifts off'), 0)).toEqual([])
  expect(saying([], [...all(13, 'plain', 'drifts off'), ...all(13, 'good', 'killed')], 0)).toHaveLength(13)
})

it('a word stands beside whom it is about where somebody else would be taken for him', () => {
  const over = (taken: readonly (readonly [number, number])[]) => {
    const [one] = stacked([word('killed', 100, 100)], 1, taken)
    return [Math.sign((one?.x ?? 0) - 100), Math.sign((one?.y ?? 0) - 100)]
  }
  // Over him; to the right where somebody stands above; to the left, below.
  expect(over([[100, 100]])).toEqual([0, -1])
  expect(over([[100, 60]])).toEqual([1, 1])
  expect(
    over([
      [100, 60],
      [140, 100],
    ]),
  ).toEqual([-1, 1])
  expect(
    over([
      [100, 60],
      [140, 100],
      [60, 100],
    ]),
  ).toEqual([0, 1])
})
