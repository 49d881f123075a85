import { describe, expect, it } from 'vitest'
import { OSCAR_MIKE, POINTS_PER_TURN, SUPPRESSED } from './commands.ts'
import * as numbers from './numbers.ts'
import { ATHLETIC, MEDIC, OVERWATCH } from './perks.ts'
import { CLASSES, SIZE_MODIFIERS } from './profiles.ts'
import {
  BEHAVIOUR,
  BRAINS,
  DECAYS,
  FATIGUE,
  HEALTH,
  HEALTH_ON_ATTACK,
  HUNGER,
  MORALE,
  PLAIN_ZOMBIES,
} from './states.ts'
import * as units from './units.ts'
import { isShooting, WEAPON_IDS } from './weapons.ts'

describe('numbers of the specification', () => {
  it('measures', () => {
    expect([units.INCH, units.RADIUS, units.STANDING, units.LYING, units.HALF_HEIGHT]).toEqual([
      254,
      125,
      { height: 320, eye: 280 },
      { height: 100, eye: 100 },
      160,
    ])
    expect([units.APART, units.CLEARANCE, units.LATTICE, units.LOOK_OUT]).toEqual([248, 123, 127, 508])
    expect(units.CONTACT).toEqual({ touching: 10, reach: 127, beside: 254, lowPlatform: 400, ladder: 508 })
    expect(units.RING).toEqual({ places: 6, distance: 252 })
    const heights = (height: number): number[] => units.SILHOUETTE.sixths.map((n) => Math.floor((n * height) / 6))
    expect([heights(320), heights(100)]).toEqual([
      [53, 160, 266],
      [16, 50, 83],
    ])
  })

  it('moves, herds and actions', () => {
    expect([numbers.ACTIONS, numbers.LEAST_MOVE, numbers.CARRYING, numbers.COHERENCY]).toEqual([2, 1, 2, 2])
    expect([numbers.FOLLOWER_SLACK, numbers.RAMBLES_ON, numbers.RAMBLING_MOVES]).toEqual([2, 2, 2])
    expect([numbers.DRAWN_IN, numbers.BITE_ACCURACY, numbers.SHOVE, numbers.INTERACT]).toEqual([2, 8, 3, 1])
    expect([numbers.SPLIT, numbers.MERGE]).toEqual([{ target: 6, follower: 12, apart: 2 }, 6])
    expect([OSCAR_MIKE, SUPPRESSED, POINTS_PER_TURN, ATHLETIC, MEDIC, OVERWATCH]).toEqual([10, 3, 1, 2, 2, 6])
  })

  it('checks and states', () => {
    expect([numbers.CHECK, numbers.ISOLATION, numbers.FULL_HERDS]).toEqual([8, 18, 2])
    expect([CLASSES, SIZE_MODIFIERS]).toEqual([
      [5, 10, 15],
      [0, 1, 2],
    ])
    expect(MORALE).toEqual({ eager: 2, willing: 1, shaken: -1, broken: -2 })
    expect(HEALTH).toEqual({
      healthy: { movement: 0, dice: 0 },
      sick: { movement: 2, dice: 1 },
      infected: { movement: 4, dice: 1 },
    })
    expect([FATIGUE, HEALTH_ON_ATTACK, HUNGER]).toEqual([
      { energised: 1, fine: 0, exhausted: -1 },
      { healthy: 1, sick: -1, infected: 0 },
      { full: -1, hungry: 0, starved: 1 },
    ])
    expect(BEHAVIOUR.map(({ most, decay, brains, hunger }) => `${most} ${decay} ${brains} ${hunger}`)).toEqual([
      '2 rotten docile full',
      '6 fresh shambling hungry',
      '8 fresh agitated starved',
    ])
    expect([DECAYS.length, BRAINS.length, PLAIN_ZOMBIES]).toEqual([
      2,
      3,
      { decay: 'fresh', brains: 'shambling', hunger: 'hungry' },
    ])
  })

  it('nine of the thirteen that can be carried shoot', () => {
    expect(WEAPON_IDS.filter(isShooting)).toHaveLength(9)
  })
})
