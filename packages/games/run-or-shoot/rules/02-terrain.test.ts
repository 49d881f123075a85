import { describe, expect, it } from 'vitest'
import { at, scene } from '../testing.ts'
import { RADIUS } from '../tables/units.ts'
import type { XY } from '@shamble/table'
import { inContact, isFreeSpot } from './01-measure.ts'
import { buildingOf, hasFloor, isInPlace, isInTheOpen } from './02-terrain.ts'
import { hasClearLine } from './03-sight.ts'

const spot = (x: number, y: number, level = 0) => ({ at: at(x, y), level })

describe('terrain', () => {
  it('[rs.terrain.1] walls, shut doors, windows, fences, vehicles and water stop a base; low walls and woods do not', () => {
    const { table } = scene({ options: { scenario: 'number-nine' } })
    const free = (x: number, y: number) => isFreeSpot(table, spot(x, y), RADIUS.figure)
    // Number nine: a bungalow, a car park, a pharmacy; a park, a corner store, the safe house.
    expect(free(20, 12)).toBe(false)
    expect(free(24, 24)).toBe(false)
    expect(free(15, 24)).toBe(false)
    expect(free(20, 4)).toBe(false)
    expect(free(50, 12)).toBe(false)
    expect(free(26, 51)).toBe(false)
    expect(free(12, 30)).toBe(true)
    expect(free(12, 53)).toBe(true)
  })

  it('[rs.terrain.2] doors and windows stand closed at the start, and an open or destroyed one is free', () => {
    const s = scene()
    expect(Object.values(s.state.openings).every(({ state }) => state === 'closed')).toBe(true)
    const stands = (openings: Parameters<typeof scene>[0]) =>
      isFreeSpot(scene(openings).table, spot(20, 27), RADIUS.figure)
    expect(stands({})).toBe(false)
    expect(stands({ openings: { '0,0 door0': { state: 'open' } } })).toBe(true)
    expect(stands({ openings: { '0,0 door0': { state: 'destroyed' } } })).toBe(true)
  })

  it('[rs.terrain.4] the whole base stays on an upper floor or a flat roof; a pitched roof carries nobody', () => {
    const { table } = scene({ options: { scenario: 'number-nine' } })
    // The roof of the corner store is level 1, that of the pharmacy level 2, the bungalow has none.
    expect(hasFloor(table, spot(60, 55, 1), RADIUS.figure)).toBe(true)
    expect(hasFloor(table, spot(48, 55, 1), RADIUS.figure)).toBe(true)
    expect(hasFloor(table, spot(47.9, 55, 1), RADIUS.figure)).toBe(false)
    expect([1, 2, 3].map((level) => hasFloor(table, spot(100, 20, level), RADIUS.figure))).toEqual([true, true, false])
    expect(hasFloor(table, spot(20, 15, 1), RADIUS.figure)).toBe(false)
    expect(isFreeSpot(table, spot(48, 55, 1), RADIUS.figure)).toBe(true)
  })

  it('[rs.terrain.5] below the roof one is in the building, on it in the open', () => {
    const { table } = scene({ options: { scenario: 'number-nine' } })
    expect(buildingOf(table, spot(100, 20))).toBe('2,0 pharmacy')
    expect(buildingOf(table, spot(100, 20, 1))).toBe('2,0 pharmacy')
    expect(isInTheOpen(table, spot(100, 20, 2))).toBe(true)
    expect(isInTheOpen(table, spot(40, 38))).toBe(true)
  })

  it('[rs.terrain.6] no vehicle of these scenarios can be entered', () => {
    const { table } = scene({ options: { scenario: 'number-nine' } })
    expect(table.book.map.terrain.buildings.some(({ id }) => id.includes(' v'))).toBe(false)
    expect(isInTheOpen(table, spot(50, 12))).toBe(true)
  })

  it('[rs.terrain.8] a breach is a gap for everybody, on foot and for sight', () => {
    // The thin inner wall of the corner store runs along y = 13.
    const [north, south] = [spot(16, 12), spot(16, 14)]
    const whole = scene()
    expect(hasClearLine(whole.table, north, south)).toBe(false)
    const gap = { in: '0,0 store', level: 0, from: at(14, 13), to: at(18, 13) }
    const broken = scene({ state: { breaches: [gap] } })
    const figure = ({ at: where, level }: { at: XY; level: number }) => ({ at: where, level, radius: 100 })
    expect(hasClearLine(broken.table, north, south)).toBe(true)
    expect(isFreeSpot(broken.table, spot(16, 13), RADIUS.figure)).toBe(true)
    expect(inContact(broken.table, figure(north), figure(south))).toBe(true)
    expect(isFreeSpot(broken.table, spot(12, 13), RADIUS.figure)).toBe(false)
  })

  it('[rs.scenario.22] a place has its border, in a building every level below the roof, elsewhere the ground', () => {
    const nine = scene({ options: { scenario: 'number-nine' } }).table
    expect(isInPlace(nine, 'safe house', spot(90, 60))).toBe(true)
    expect(isInPlace(nine, 'safe house', spot(89.9, 60))).toBe(false)
    expect(isInPlace(nine, 'safe house', spot(100, 60, 1))).toBe(false)
    expect([0, 1, 2].map((level) => isInPlace(nine, 'pharmacy', spot(100, 20, level)))).toEqual([true, true, false])
    expect(isInPlace(nine, 'nowhere', spot(100, 20))).toBe(false)
  })
})
