import { expect, it } from 'vitest'
import { lodOf } from '../board/layers.tsx'
import { stepOf } from './use-scale.ts'

it('goes by steps, and shows figures as soon as they can be told apart', () => {
  expect([0.1, 0.4, 0.55, 0.57, 0.66, 1.1].map(stepOf)).toEqual([0.25, 0.5, 0.5, 0.56, 0.75, 1])
  expect([0.55, 0.57].map((k) => lodOf(stepOf(k)))).toEqual(['dot', 'figure'])
})
