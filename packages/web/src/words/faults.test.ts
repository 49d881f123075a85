import { expect, it } from 'vitest'
import { FAULTS, faultsIn } from './testing.ts'

it.each(FAULTS.map(({ example }) => example))('a fault is found: %s', (example) => {
  expect(faultsIn(example)).not.toEqual([])
})

it.each([
  'Dana Hollis takes an SMG, a one-handed axe and a useful radio.',
  'Dana Hollis is killed by a bite.',
  'Dana Hollis succumbs to two wounds (rolled 3−1 = 2).',
  'Zombies 2 and 12 walk.',
  'Ito moves 1 square to 33,7.',
])('nothing is wrong with: %s', (sentence) => {
  expect(faultsIn(sentence)).toEqual([])
})
