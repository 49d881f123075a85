import { afterEach, expect, it, vi } from 'vitest'
import { everyGameMust, trialOf } from './conformance.ts'
import { lantern } from './sample/lantern.ts'

everyGameMust(lantern, {
  setups: [
    {},
    { options: { keepers: 3, toll: true } },
    { options: { scenario: 'cellar', keepers: 3, calm: true, peeking: false } },
  ],
  games: 6,
  choicesAreAll: true,
  passing: ['saw'],
  malformed: 100_000,
})

afterEach(() => void vi.unstubAllEnvs())

it('as many written-out states are tried as are asked for, also of a game that tries fewer by itself', () => {
  const states = (own?: number): number => trialOf(lantern, { setups: [{}], ...(own && { states: own }) }).states
  vi.stubEnv('SHAMBLE_STATES', undefined)
  expect([states(), states(150)]).toEqual([300, 150])
  vi.stubEnv('SHAMBLE_STATES', '10000')
  expect([states(), states(150)]).toEqual([10_000, 10_000])
})
