import { expect, it } from 'vitest'
import { sideFor } from './names.ts'

const HERE = [100, 100] as const

it('keeps a name on the board, and gives a larger one more room', () => {
  const on = { size: 1, width: 400 }
  expect([sideFor('Gwendolyn', [10, 100], [], on), sideFor('Gwendolyn', [390, 100], [], on)]).toEqual(['right', 'left'])
  expect(sideFor('Dot', [10, 100], [], on)).toBe('under')
  const besides = [HERE, [135, 130]] as const
  expect([sideFor('Dot', HERE, besides, on), sideFor('Dot', HERE, besides, { ...on, size: 1.5 })]).toEqual([
    'under',
    'right',
  ])
})

it('writes it over the edge rather than under somebody', () => {
  expect(sideFor('Gwendolyn', [18, 100], [[44, 100]], { size: 1, width: 400 })).toBe('under')
})
