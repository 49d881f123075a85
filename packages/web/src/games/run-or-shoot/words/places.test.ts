import { bookFor } from '@shamble/run-or-shoot/forecast'
import { SCENARIO_IDS } from '@shamble/run-or-shoot/page'
import { describe, expect, it } from 'vitest'
import { settled } from '../testing.ts'
import {
  cacheTitle,
  climbTitle,
  type Ground,
  lairTitle,
  openingTitle,
  thingOnMap,
  vehicleTitle,
  whereWords,
} from './places.ts'

const groundOf = (scenario: string): Ground => bookFor(settled({ scenario }))
const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id)

describe.each(SCENARIO_IDS)('the places of %s', (scenario) => {
  const ground = groundOf(scenario)
  const { map } = ground

  it.each([
    ['doors and windows', ids(map.openings), openingTitle],
    ['ladders and stairs', ids(map.climbs), climbTitle],
    ['lairs', ids(map.lairs), lairTitle],
    ['caches', ids(map.caches), cacheTitle],
    ['vehicles', ids(map.vehicles), vehicleTitle],
  ] as const)('%s have each a name of their own, and no id in it', (_what, all, title) => {
    const names = all.map((id) => title(ground, id))
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    expect(names.filter((name) => /\d|^a |building$/.test(name))).toEqual([])
  })

  it('has words for every piece that somebody may name, and for wherever somebody stands', () => {
    const all = [...ids(map.terrain.pieces), ...ids(map.terrain.buildings), ...ids(map.openings), ...ids(map.lairs)]
    expect(all.map((id) => thingOnMap(ground, id)).filter((name) => !/^the [a-z]/.test(name))).toEqual([])
    for (const spot of [...map.caches, ...map.lairs, ...map.drifters, ...map.nps])
      expect(whereWords(ground, spot)).toMatch(/^(in|on|at|outside|upstairs in) /)
  })
})

it('a door is known by its building and its side', () => {
  const ground = groundOf('night-school')
  expect(openingTitle(ground, '2,0 door0')).toBe('the west door of the flats')
  expect(openingTitle(ground, '2,0 door9')).toBe('the south-east inner door of the flats, upstairs')
  expect(openingTitle(groundOf('last-boat'), '1,2 door2')).toBe('the gate on the quay')
  expect(openingTitle(groundOf('last-boat'), '0,1 door1')).toBe('the south door of the garage')
})
