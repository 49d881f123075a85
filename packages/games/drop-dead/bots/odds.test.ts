import { describe, expect, it } from 'vitest'
import { SURVIVORS } from '../tables/survivors.ts'
import { oddsOf } from './odds.ts'

describe('odds of an attack', () => {
  it.each([
    ['earl', 0, 15 / 144],
    ['frank', 0, 15 / 144],
    ['frank', 10, 108 / 144],
    ['skye', 0, 1 / 100],
    ['owl', 0, 65 / 200],
  ] as const)(
    '[dd.combat.2] %s kills an unhurt zombie as often as the dice say, with %i added',
    (id, modifier, kill) => {
      expect(oddsOf(SURVIVORS[id].weapon.dice, modifier, 20).kill).toBeCloseTo(kill, 10)
    },
  )

  it('[dd.combat.9] damage is never below 0, and [dd.combat.11] never more than the zombie has left', () => {
    expect(oddsOf([10, 10], -20, 20)).toEqual({ kill: 0, damage: 0 })
    expect(oddsOf([10, 10], 0, 1)).toEqual({ kill: 1, damage: 1 })
    expect(oddsOf([12, 12], 0, 1_000).damage).toBeCloseTo(13, 10)
  })
})
