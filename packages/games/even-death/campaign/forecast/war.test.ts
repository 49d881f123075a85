import { describe, expect, it } from 'vitest'
import { force, forceNo, herd, human, tile, war, type War } from '../testing.ts'
import { forecastFor } from './war.ts'

const look = (position: War) => {
  const s = war(position)
  return { s, forecast: forecastFor(s.view('survivors'), s.options) }
}

describe('what a campaign would come to', () => {
  it('[ed.camp-battle.1] [ed.camp-battle.2] a Battle draws in every faction beside the force, with all it has there', () => {
    const { forecast, s } = look({
      forces: [
        force('survivors', 44),
        force('bandits', 34),
        force('zombies', 45),
        force('zombies', 54),
        force('zombies', 55),
      ],
    })
    expect(forecast.drawnIn(forceNo(s, 1))).toEqual([
      { faction: 'bandits', forces: [{ force: 2, from: 'north' }] },
      {
        faction: 'zombies',
        forces: [
          { force: 3, from: 'east' },
          { force: 4, from: 'south' },
        ],
      },
    ])
    // From another tile others would be beside it.
    expect(forecast.drawnIn({ ...forceNo(s, 1), at: 56 })).toEqual([])
  })

  it('[ed.camp-turn.4] [ed.camp-vp.5] supplies are counted for points, then farms come, then forces eat', () => {
    const { forecast } = look({
      forces: [force('survivors', 44), force('survivors', 46), force('zombies', 77)],
      players: { survivors: { supplies: 6 } },
      tiles: { 33: { controller: 'survivors', structure: 'farm' } },
    })
    expect(forecast.supplies('survivors')).toEqual({
      now: 6,
      worth: 1,
      farms: 1,
      upkeep: 2,
      left: 5,
      level: 'abundant',
    })
  })

  it('[ed.camp-turn.4] they stop at 0', () => {
    const { forecast } = look({
      forces: [force('survivors', 44), force('survivors', 46), force('zombies', 77)],
      players: { survivors: { supplies: 1 } },
    })
    expect(forecast.supplies('survivors')).toMatchObject({ left: 0, level: 'deprived' })
  })

  it('[ed.camp-search.2] a Search has exact odds, and what each face brings', () => {
    const { forecast } = look({ forces: [force('survivors', 44), force('zombies', 77)] })
    expect(forecast.search().map(({ faces, what, supplies }) => [faces.join(), what, supplies])).toEqual([
      ['1,2', 'ambush', 0],
      ['3,4', 'supplies', 1],
      ['5,6', 'supplies', 2],
      ['7', 'luxuries', 0],
      ['8', 'survivor', 0],
    ])
    const odds = forecast.odds('survivors', { do: 'search', force: 1 })
    expect(odds?.exact).toBe(true)
    expect(odds?.outcomes.find(({ key }) => key === 'found 2')?.probability).toBeCloseTo(0.25)
    expect(forecast.odds('survivors', { do: 'move', force: 1, to: 45 })).toBe(null)
  })

  it('[ed.camp-search.3] while the die lies there, one more or less can be looked at', () => {
    const { s } = look({
      forces: [force('survivors', 44, [human('regular', { perks: ['scavenger'] })]), force('zombies', 77)],
      tiles: { 44: { controller: 'survivors' } },
      dice: [4],
    })
    s.do('survivors', { do: 'search', force: 1 })
    const now = forecastFor(s.view('survivors'), s.options)
    const { searching } = now
    expect(searching?.face).toBe(4)
    expect([-1, 0, 1].map((by) => searching && now.adjusted(searching.force, searching.face, by).supplies)).toEqual([
      2, 2, 3,
    ])
  })

  it('[ed.camp-raid.2] nobody would lose more than it has', () => {
    const s = war({
      forces: [force('bandits', 44), force('survivors', 77), force('zombies', 17)],
      players: { survivors: { supplies: 1 } },
      tiles: {
        34: { controller: 'survivors', structure: 'farm' },
        45: { controller: 'survivors', structure: 'farm' },
      },
      turn: { on: 'bandits' },
    })
    const forecast = forecastFor(s.view('bandits'), s.options)
    expect(forecast.raid(forceNo(s, 1)).map(({ at, by }) => [at, by])).toEqual([
      [34, 1],
      [45, 0],
    ])
    expect(forecast.pillage(forceNo(s, 1))).toHaveLength(2)
    s.do('bandits', { do: 'raid', force: 1 })
    expect(
      forecastFor(s.view('bandits'), s.options)
        .raid(forceNo(s, 1))
        .every(({ by }) => by === 0),
    ).toBe(true)
  })

  it('[ed.camp-feast.2] [ed.camp-zombify.2] what a horde gains', () => {
    const s = war({
      forces: [force('survivors', 77), force('zombies', 44, [herd(8), herd(15)])],
      turn: { on: 'zombies' },
    })
    const forecast = forecastFor(s.view('zombies'), s.options)
    expect(forecast.feast(forceNo(s, 2)).map(({ from, to }) => [from, to])).toEqual([[8, 10]])
    expect(forecast.zombifyPoints(forceNo(s, 2))).toBe(50)
    expect(forecast.heal(forceNo(s, 1))).toEqual([])
  })

  it('[ed.camp-heal.1] [ed.camp-move.1] how far it is to where a force recovers: round whoever is in the way, in tiles of its own', () => {
    const aid = { controller: 'survivors', structure: 'aid-station' } as const
    const near = (tiles: NonNullable<War['tiles']>, ...others: readonly number[]) => {
      const { forecast, s } = look({
        forces: [force('survivors', 44), ...others.map((at) => force('zombies', at))],
        tiles,
      })
      return forecast.nearestAid(forceNo(s, 1))
    }
    expect(near({ 44: aid })).toEqual({ at: 44, steps: 0 })
    expect(near({ 46: aid, 14: aid })).toEqual({ at: 46, steps: 2 })
    expect(near({ 46: aid }, 45)).toEqual({ at: 46, steps: 4 })
    expect(near({ 45: { ...aid, controller: 'zombies' }, 46: { ...aid, structure: 'farm' } })).toBe(null)
  })

  it('[ed.camp-move.2] why something cannot be done is the rules’ own answer', () => {
    const { forecast, s } = look({ forces: [force('survivors', 44), force('bandits', 45), force('zombies', 77)] })
    expect(forecast.refusal('survivors', { do: 'move', force: 1, to: 45 })?.clause).toBe('ed.camp-move.2')
    expect(forecast.refusal('survivors', { do: 'move', force: 1, to: 43 })).toBe(null)
    expect(tile(s, 43).controller).toBe(null)
  })
})
