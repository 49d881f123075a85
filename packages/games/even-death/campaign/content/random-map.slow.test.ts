import { expect, it } from 'vitest'
import { mapFaults } from './map-faults.ts'
import { randomMap } from './random-map.ts'

it('[ed.camp-map.6] five hundred random maps pass the checks, and no two are alike', () => {
  const maps = Array.from({ length: 500 }, (_, seed) => randomMap(seed))
  expect(maps.flatMap((map, seed) => mapFaults(map).map(({ at, why }) => `${seed}: ${at}: ${why}`))).toEqual([])
  expect(new Set(maps.map(({ tiles }) => JSON.stringify(tiles))).size).toBe(500)
})
