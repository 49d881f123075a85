import { describe, expect, it } from 'vitest'
import { cm } from '../tables/units.ts'
import { type ScenarioId, scenarioNamed } from './scenarios.ts'
import { lotIn } from './turned-lot.ts'
import { mapOf } from './table-map.ts'

/** The tables of lairs as the specification prints them: table and roll, id, lot, mouth in centimetres, type. */
const LAIRS: readonly (readonly [ScenarioId, string, number, string, string, number, number, string])[] = [
  ['back-lane', 'A', 1, '1,0 drain', 'safe-house', 42.5, 20, 'covered'],
  ['back-lane', 'A', 2, '1,0 manhole', 'safe-house', 77.5, 37.5, 'covered'],
  ['number-nine', 'A', 1, '0,1 thicket', 'park', 12, 53, 'screened'],
  ['number-nine', 'A', 2, '1,0 manhole-n', 'car-park', 60, 21, 'covered'],
  ['number-nine', 'A', 3, '1,0 manhole-s', 'car-park', 56, 37, 'covered'],
  ['number-nine', 'A', 4, '0,1 culvert', 'park', 31, 51, 'covered'],
  ['number-nine', 'B', 1, '1,1 cellar', 'corner-store', 49.5, 50.5, 'covered'],
  ['number-nine', 'B', 2, '1,1 manhole', 'corner-store', 60, 75, 'covered'],
  ['number-nine', 'B', 3, '2,0 manhole', 'pharmacy', 84, 36, 'covered'],
  ['number-nine', 'B', 4, '1,0 manhole-s', 'car-park', 56, 37, 'covered'],
  ['number-nine', 'C', 1, '2,1 drain', 'safe-house', 82.5, 60, 'covered'],
  ['number-nine', 'C', 2, '2,1 manhole', 'safe-house', 117.5, 77.5, 'covered'],
  ['number-nine', 'C', 3, '2,0 basement', 'pharmacy', 108, 12.5, 'covered'],
  ['number-nine', 'C', 4, '2,0 manhole', 'pharmacy', 84, 36, 'covered'],
  ['shopping-list', 'A', 1, '0,1 mortuary', 'clinic', 31, 56.5, 'screened'],
  ['shopping-list', 'A', 2, '0,0 pit', 'petrol-station', 31, 10, 'screened'],
  ['shopping-list', 'A', 3, '0,0 manhole', 'petrol-station', 36, 36, 'covered'],
  ['shopping-list', 'A', 4, '0,1 manhole', 'clinic', 20, 76, 'covered'],
  ['shopping-list', 'B', 1, '1,1 cellar', 'corner-store', 49.5, 50.5, 'covered'],
  ['shopping-list', 'B', 2, '1,0 loading-pit', 'warehouse', 71, 29, 'covered'],
  ['shopping-list', 'B', 3, '1,0 drain', 'warehouse', 60, 36, 'covered'],
  ['shopping-list', 'B', 4, '1,1 manhole', 'corner-store', 60, 75, 'covered'],
  ['shopping-list', 'C', 1, '2,0 yard', 'gun-shop', 108, 5.5, 'screened'],
  ['shopping-list', 'C', 2, '2,0 manhole', 'gun-shop', 85, 34, 'covered'],
  ['shopping-list', 'C', 3, '2,1 shed', 'bungalow', 90.5, 46.5, 'screened'],
  ['shopping-list', 'C', 4, '2,1 drain', 'bungalow', 84, 72, 'covered'],
  ['night-school', 'A', 1, '1,1 mortuary', 'clinic', 71, 56.5, 'screened'],
  ['night-school', 'A', 2, '1,1 manhole', 'clinic', 60, 76, 'covered'],
  ['night-school', 'A', 3, '1,0 drain', 'school', 77, 36, 'covered'],
  ['night-school', 'A', 4, '0,0 drain', 'bungalow', 4, 32, 'covered'],
  ['night-school', 'B', 1, '1,0 boiler', 'school', 71.5, 10.5, 'screened'],
  ['night-school', 'B', 2, '0,0 shed', 'bungalow', 10.5, 6.5, 'screened'],
  ['night-school', 'B', 3, '1,0 drain', 'school', 77, 36, 'covered'],
  ['night-school', 'B', 4, '1,1 mortuary', 'clinic', 71, 56.5, 'screened'],
  ['night-school', 'C', 1, '2,0 laundry', 'apartments', 109, 10, 'screened'],
  ['night-school', 'C', 2, '2,0 boiler', 'apartments', 90.5, 28, 'screened'],
  ['night-school', 'C', 3, '2,1 thicket', 'park', 92, 53, 'screened'],
  ['night-school', 'C', 4, '2,1 culvert', 'park', 111, 51, 'covered'],
  ['dust-off', 'A', 1, '1,2 boiler', 'apartments', 50.5, 108, 'screened'],
  ['dust-off', 'A', 2, '1,2 laundry', 'apartments', 69, 90, 'screened'],
  ['dust-off', 'A', 3, '0,1 drain', 'bungalow', 4, 72, 'covered'],
  ['dust-off', 'A', 4, '1,1 manhole', 'gun-shop', 45, 74, 'covered'],
  ['dust-off', 'B', 1, '1,1 yard', 'gun-shop', 68, 45.5, 'screened'],
  ['dust-off', 'B', 2, '0,1 shed', 'bungalow', 10.5, 46.5, 'screened'],
  ['dust-off', 'B', 3, '2,1 thicket', 'park', 92, 53, 'screened'],
  ['dust-off', 'B', 4, '2,1 culvert', 'park', 111, 51, 'covered'],
  ['dust-off', 'B', 5, '1,0 manhole-s', 'car-park', 56, 37, 'covered'],
  ['dust-off', 'B', 6, '2,2 behind-container', 'building-site', 88, 92, 'screened'],
  ['dust-off', 'C', 1, '2,0 drain-nw', 'landing-ground', 83, 3, 'covered'],
  ['dust-off', 'C', 2, '2,0 drain-se', 'landing-ground', 117, 37, 'covered'],
  ['dust-off', 'C', 3, '1,0 manhole-n', 'car-park', 60, 21, 'covered'],
  ['dust-off', 'C', 4, '2,1 culvert', 'park', 111, 51, 'covered'],
  ['last-boat', 'A', 1, '0,0 drain', 'school', 37, 36, 'covered'],
  ['last-boat', 'A', 2, '1,0 shed', 'bungalow', 50.5, 6.5, 'screened'],
  ['last-boat', 'A', 3, '1,0 drain', 'bungalow', 44, 32, 'covered'],
  ['last-boat', 'A', 4, '0,1 pit', 'petrol-station', 31, 50, 'screened'],
  ['last-boat', 'B', 1, '0,1 manhole', 'petrol-station', 36, 76, 'covered'],
  ['last-boat', 'B', 2, '1,1 yard', 'gun-shop', 68, 45.5, 'screened'],
  ['last-boat', 'B', 3, '1,1 manhole', 'gun-shop', 45, 74, 'covered'],
  ['last-boat', 'B', 4, '2,1 loading-pit', 'warehouse', 111, 69, 'covered'],
  ['last-boat', 'B', 5, '2,1 drain', 'warehouse', 100, 76, 'covered'],
  ['last-boat', 'B', 6, '0,2 manhole-n', 'car-park', 20, 101, 'covered'],
  ['last-boat', 'C', 1, '1,2 sewer', 'quay', 60, 84, 'covered'],
  ['last-boat', 'C', 2, '1,2 nets', 'quay', 48, 103, 'covered'],
  ['last-boat', 'C', 3, '0,2 manhole-s', 'car-park', 16, 117, 'covered'],
  ['last-boat', 'C', 4, '2,2 thicket', 'park', 92, 93, 'screened'],
]

/** The tables of ambush places: mutant and roll, id, lot, position in centimetres, level. */
const AMBUSHES: readonly (readonly [ScenarioId, string, number, string, string, number, number, number])[] = [
  ['number-nine', 'boomer', 1, '1,0 a1', 'car-park', 56, 28, 0],
  ['number-nine', 'boomer', 2, '0,1 a1', 'park', 29, 68, 0],
  ['number-nine', 'boomer', 3, '2,1 a1', 'safe-house', 100, 47.5, 0],
  ['number-nine', 'boomer', 4, '1,1 a2', 'corner-store', 63, 50, 0],
  ['shopping-list', 'hunter', 1, '0,0 a1', 'petrol-station', 12, 12, 1],
  ['shopping-list', 'hunter', 2, '1,0 a1', 'warehouse', 71, 29, 1],
  ['shopping-list', 'hunter', 3, '2,0 a2', 'gun-shop', 100, 26, 1],
  ['shopping-list', 'hunter', 4, '2,1 a1', 'bungalow', 110, 62, 0],
  ['night-school', 'witch', 1, '1,0 a1', 'school', 62, 11, 0],
  ['night-school', 'witch', 2, '2,0 a1', 'apartments', 108, 10, 1],
  ['night-school', 'witch', 3, '1,1 a1', 'clinic', 49, 57, 0],
  ['night-school', 'witch', 4, '2,1 a2', 'park', 91, 71, 0],
  ['night-school', 'smoker', 1, '1,0 a2', 'school', 71, 20, 1],
  ['night-school', 'smoker', 2, '2,0 a2', 'apartments', 89.5, 19, 2],
  ['night-school', 'smoker', 3, '1,1 a2', 'clinic', 70, 66, 1],
  ['dust-off', 'hunter', 1, '0,0 a2', 'school', 31, 20, 1],
  ['dust-off', 'hunter', 2, '2,1 a1', 'park', 109, 68, 0],
  ['dust-off', 'hunter', 3, '2,2 a1', 'building-site', 108, 108, 1],
  ['dust-off', 'hunter', 4, '2,0 a1', 'landing-ground', 84, 36, 0],
  ['dust-off', 'boomer', 1, '1,0 a1', 'car-park', 56, 28, 0],
  ['dust-off', 'boomer', 2, '0,1 a1', 'bungalow', 30, 62, 0],
  ['dust-off', 'boomer', 3, '1,2 a3', 'apartments', 62.5, 105.5, 0],
  ['dust-off', 'boomer', 4, '2,2 a2', 'building-site', 88.5, 111, 0],
  ['last-boat', 'hunter', 1, '0,0 a2', 'school', 31, 20, 1],
  ['last-boat', 'hunter', 2, '1,1 a2', 'gun-shop', 60, 66, 1],
  ['last-boat', 'hunter', 3, '2,1 a1', 'warehouse', 111, 69, 1],
  ['last-boat', 'hunter', 4, '1,2 a1', 'quay', 74, 89, 1],
  ['last-boat', 'boomer', 1, '1,0 a1', 'bungalow', 70, 22, 0],
  ['last-boat', 'boomer', 2, '0,1 a2', 'petrol-station', 24.5, 55, 0],
  ['last-boat', 'boomer', 3, '0,2 a1', 'car-park', 16, 108, 0],
  ['last-boat', 'boomer', 4, '1,2 a2', 'quay', 77.5, 103, 0],
  ['last-boat', 'smoker', 1, '1,1 a2', 'gun-shop', 60, 66, 1],
  ['last-boat', 'smoker', 2, '2,1 a1', 'warehouse', 111, 69, 1],
  ['last-boat', 'smoker', 3, '1,2 a1', 'quay', 74, 89, 1],
  ['last-boat', 'witch', 1, '2,2 a2', 'park', 91, 111, 0],
  ['last-boat', 'witch', 2, '2,1 a2', 'warehouse', 96, 66.5, 0],
  ['last-boat', 'witch', 3, '2,0 a2', 'building-site', 88.5, 31, 0],
]

describe('the tables of lairs and ambush places', () => {
  it('[rs.scenario.3] have 66 lairs, each in its lot, at its mouth, and at its roll', () => {
    expect(LAIRS).toHaveLength(66)
    for (const [scenario, table, roll, id, lot, x, y, type] of LAIRS) {
      const { tables, rows } = scenarioNamed(scenario)
      expect(tables[table]?.[roll - 1]).toBe(id)
      expect(
        lotOf(
          rows.map((row) => row.map(lotIn)),
          id,
        ),
      ).toBe(lot)
      expect(mapOf(rows).lairs.find((lair) => lair.id === id)).toMatchObject({
        at: { x: cm(x), y: cm(y) },
        level: 0,
        type,
      })
    }
    const printed = (scenario: ScenarioId): number => LAIRS.filter(([id]) => id === scenario).length
    for (const scenario of new Set(LAIRS.map(([id]) => id)))
      expect(Object.values(scenarioNamed(scenario).tables).flat()).toHaveLength(printed(scenario))
  })

  it('[rs.scenario.4] have 37 ambush places, each in its lot and place, and at its roll', () => {
    expect(AMBUSHES).toHaveLength(37)
    for (const [scenario, kind, roll, id, lot, x, y, level] of AMBUSHES) {
      const { mutants, rows } = scenarioNamed(scenario)
      expect(mutants.find(([listed]) => listed === kind)?.[1][roll - 1]).toBe(id)
      expect(
        lotOf(
          rows.map((row) => row.map(lotIn)),
          id,
        ),
      ).toBe(lot)
      expect(mapOf(rows).ambushes.find((place) => place.id === id)).toMatchObject({ at: { x: cm(x), y: cm(y) }, level })
    }
    const printed = (scenario: ScenarioId): number => AMBUSHES.filter(([id]) => id === scenario).length
    for (const scenario of new Set(AMBUSHES.map(([id]) => id)))
      expect(scenarioNamed(scenario).mutants.flatMap(([, places]) => places)).toHaveLength(printed(scenario))
  })

  function lotOf(rows: readonly (readonly string[])[], id: string): string | undefined {
    const [column, row] = (id.split(' ')[0] as string).split(',').map(Number) as [number, number]
    return rows[row]?.[column]
  }
})
