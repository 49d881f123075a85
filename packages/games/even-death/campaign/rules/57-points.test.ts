import { describe, expect, it } from 'vitest'
import { bookFor } from '../options.ts'
import { type CampaignScene, force, player, type War, war } from '../testing.ts'
import { pointsOf } from './57-points.ts'

const points = (s: CampaignScene, faction: string) =>
  pointsOf({ state: s.state, book: bookFor(s.options), facts: null }, faction)

const LAND = {
  '11': { controller: 'survivors' },
  '14': { controller: 'survivors' },
  '33': { controller: 'survivors' },
  '34': { controller: 'survivors' },
} as const
const lands = (n: number, controller: 'survivors' | 'zombies') =>
  Object.fromEntries(
    Array.from({ length: n }, (_, i) => [String(21 + 10 * Math.floor(i / 7) + (i % 7)), { controller }]),
  )

/** The Zombies end their turn; what the people find when theirs begins. */
const counted = (more: Partial<War>) =>
  war({ forces: [force('survivors', 51)], turn: { on: 'zombies' }, ...more }).do('zombies', { do: 'end-turn' })

describe('where points come from', () => {
  it('[ed.camp-vp.3] battles 2, Towns 3, Cities 5, other tiles 1, full 5 Supplies 1, pillages 1', () => {
    const s = war({
      forces: [force('survivors', 51), force('bandits', 71)],
      tiles: LAND,
      players: {
        survivors: { battles: 4, supplies: 14 },
        bandits: { pillages: 3, supplies: 5 },
        zombies: { battles: 2 },
      },
    })
    expect(points(s, 'survivors')).toEqual({
      battles: 4,
      towns: 3,
      cities: 5,
      tiles: 2,
      supplies: 2,
      pillages: 0,
      all: 16,
    })
    expect(points(s, 'bandits')).toMatchObject({ pillages: 3, supplies: 1, all: 4 })
    expect(points(s, 'zombies')).toMatchObject({ battles: 2, supplies: 0, all: 2 })
  })

  it('[ed.camp-vp.4] tiles and Supplies count as they stand, battles and pillages are banked', () => {
    const s = war({
      forces: [force('survivors', 33), force('bandits', 11)],
      tiles: LAND,
      players: { survivors: { battles: 2, supplies: 5 } },
      turn: { on: 'bandits' },
    })
    expect(points(s, 'survivors').all).toBe(2 + 3 + 5 + 2 + 1)
    s.do('bandits', { do: 'control', force: 2 })
    expect(points(s, 'survivors')).toMatchObject({ battles: 2, cities: 0, all: 8 })
    expect(points(s, 'bandits')).toMatchObject({ cities: 5 })
  })
})

describe('who wins by points', () => {
  it('[ed.camp-vp.1] with 40 in its own turn', () => {
    expect(counted({ players: { survivors: { battles: 39 } } }).outcome).toBeNull()
    expect(counted({ players: { survivors: { battles: 40 } } }).outcome).toMatchObject({
      winners: ['survivors'],
      clause: 'ed.camp-vp.1',
    })
    expect(
      counted({ players: { survivors: { battles: 15 } }, options: { victoryPointsToWin: 15 } }).outcome?.winners,
    ).toEqual(['survivors'])
  })

  it('[ed.camp-vp.2] 40 points in another’s turn, or in the middle of one’s own, win nothing yet', () => {
    const s = war({
      forces: [force('survivors', 33)],
      players: { survivors: { battles: 39 }, zombies: { battles: 90 } },
    })
    s.do('survivors', { do: 'control', force: 1 })
    expect([points(s, 'survivors').all, s.outcome]).toEqual([40, null])
  })

  it('[ed.camp-vp.2] by a house rule points are counted after every own action', () => {
    const s = war({
      forces: [force('survivors', 33)],
      players: { survivors: { battles: 39 }, zombies: { battles: 90 } },
      options: { instantVictory: true },
    })
    s.do('survivors', { do: 'move', force: 1, to: 34 })
    expect(s.outcome).toBeNull()
    s.do('survivors', { do: 'control', force: 1 })
    expect(s.outcome).toMatchObject({ winners: ['survivors'], clause: 'ed.camp-vp.2' })
  })

  it('[ed.camp-vp.5] the Supplies counted are those before farms and upkeep', () => {
    const farm = { '21': { controller: 'survivors', structure: 'farm' } } as const
    const s = counted({ tiles: farm, players: { survivors: { supplies: 4 } } })
    expect(s.event('points counted').points).toMatchObject({ supplies: 0, tiles: 1 })
    const five = counted({ players: { survivors: { supplies: 5 } } })
    expect([five.event('points counted').points.supplies, player(five, 'survivors').supplies]).toEqual([1, 4])
  })
})

describe('the limit of campaign turns', () => {
  const last = (more: Partial<War>, options = {}) =>
    counted({
      turn: { on: 'zombies', round: 3 },
      options: { campaignTurnLimit: 3, ...options },
      order: ['survivors', 'zombies'],
      ...more,
    })

  it('[ed.camp-vp.6] after so many of every player it ends, and most points as counted then win', () => {
    expect(last({ players: { survivors: { battles: 4 }, zombies: { battles: 2 } } }).outcome).toMatchObject({
      winners: ['survivors'],
      clause: 'ed.camp-vp.6',
    })
    const s = war({
      forces: [force('survivors', 51)],
      turn: { on: 'survivors', round: 3 },
      options: { campaignTurnLimit: 3 },
    })
    expect(s.do('survivors', { do: 'end-turn' }).outcome).toBeNull()
    expect(last({}, { campaignTurnLimit: 0 }).outcome).toBeNull()
    expect(last({}, { campaignTurnLimit: 4 }).outcome).toBeNull()
  })

  it('[ed.camp-vp.6] ties: more Cities, then more tiles, else they share it', () => {
    const five = { players: { survivors: { supplies: 0 }, zombies: { battles: 0 } } }
    const city = { '11': { controller: 'survivors' }, ...lands(5, 'zombies') } as const
    expect(last({ ...five, tiles: city }).outcome?.winners).toEqual(['survivors'])
    const tiles = { ...five, tiles: lands(2, 'zombies'), players: { survivors: { supplies: 0, battles: 2 } } }
    expect(last(tiles).outcome?.winners).toEqual(['zombies'])
    expect(last(five).outcome?.winners).toEqual(['survivors', 'zombies'])
  })
})
