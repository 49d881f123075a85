import { expect, it } from 'vitest'
import { nameSide } from './names.tsx'

const HERE = [100, 100] as const

it('puts a name under its figure', () => {
  expect(nameSide(HERE, [HERE])).toBe('under')
  expect(nameSide(HERE, [HERE, [140, 140], [60, 140], [100, 60]])).toBe('under')
})

it('puts it to the right when the square below is taken', () => {
  expect(nameSide(HERE, [HERE, [100, 140]])).toBe('right')
})

it('finds room elsewhere when both are taken, and stays under the figure when nothing is free', () => {
  const taken = [HERE, [100, 140], [140, 100]] as const
  expect(nameSide(HERE, taken)).toBe('left')
  expect(nameSide(HERE, [...taken, [60, 100]])).toBe('over')
  expect(nameSide(HERE, [...taken, [60, 100], [100, 60]])).toBe('under')
})

it('puts no name beyond the edge of the board', () => {
  const board = { width: 400, height: 120 }
  expect(nameSide(HERE, [HERE], board)).toBe('right')
  expect(nameSide([380, 100], [[380, 100]], board)).toBe('left')
  expect(nameSide(HERE, [HERE, [140, 100], [60, 100]], board)).toBe('over')
})
