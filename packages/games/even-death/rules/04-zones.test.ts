import { describe, expect, it } from 'vitest'
import { at, type EvenDeathScene, newGame } from '../testing.ts'
import { isInZone, placesInZone, zoneCentre } from './04-zones.ts'

const two = (): EvenDeathScene => newGame({ options: { scenario: 'battle' } })
const grow = (s: EvenDeathScene, seat: number, inches: number): void => {
  const own = s.table.state.seats[seat]
  if (own) own.grown = inches
}

describe('zones', () => {
  it('[ed.deploy.5] edges that are no table edges move outward, never into another zone', () => {
    const s = two()
    expect([isInZone(s.table, 'survivors', at(30, 11)), isInZone(s.table, 'survivors', at(30, 13))]).toEqual([
      true,
      false,
    ])
    grow(s, 0, 2)
    expect([isInZone(s.table, 'survivors', at(30, 13)), isInZone(s.table, 'survivors', at(30, 14))]).toEqual([
      true,
      false,
    ])
    grow(s, 0, 60)
    expect([isInZone(s.table, 'survivors', at(30, 47)), isInZone(s.table, 'survivors', at(30, 49))]).toEqual([
      true,
      false,
    ])
    expect(isInZone(s.table, 'survivors', at(30, 47.8))).toBe(false)
  })

  it('[ed.deploy.5] of two zones that have grown neither goes into the other', () => {
    const s = two()
    grow(s, 0, 30)
    grow(s, 1, 30)
    expect([isInZone(s.table, 'survivors', at(30, 30)), isInZone(s.table, 'zombies', at(30, 30))]).toEqual([
      false,
      false,
    ])
  })

  it('places are tried from the middle of the zone outward', () => {
    const s = two()
    expect(zoneCentre(s.table, 'survivors')).toEqual(at(30, 6))
    const [first, second] = placesInZone(s.table, 'survivors')
    expect([first, second]).toEqual([at(30, 6), { x: 7620, y: 1397 }])
  })
})
