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

it('leaves it under the figure when both are taken', () => {
  expect(nameSide(HERE, [HERE, [100, 140], [140, 100]])).toBe('under')
})
