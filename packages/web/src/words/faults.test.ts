import { expect, it } from 'vitest'
import { FAULTS, faultsIn, isSaidAgain } from './testing.ts'

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

it.each([
  ['Zombie 3 falls (rolled 4). dw.grenade.13', 'Zombie 3 falls. dw.harm.1', true],
  ['Zombie 3 falls (rolled 4); zombie 4 is not hit (rolled 1). dw.grenade.13', 'Zombie 3 falls. dw.harm.1', true],
  ['Zombie 10 wanders north (rolled 1). dw.zmove.8', 'Zombie 10 wanders. dw.zmove.8', true],
  ['Zombie 3 falls (rolled 4). dw.grenade.13', 'Zombie 4 falls. dw.harm.1', false],
  ['Ito fires and misses (rolled 1). ev.attack.3', 'Ito fires and misses (rolled 2). ev.attack.3', false],
])('a line that says again what was said is found: %s, %s', (before, now, isAgain) => {
  expect(isSaidAgain(now, before)).toBe(isAgain)
})
