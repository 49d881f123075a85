import { describe, expect, it } from 'vitest'
import { bookFor, seatsFor, settle } from '../options.ts'
import { areFriends, unitsOf } from '../state.ts'
import { newGame, playOn, scene } from '../testing.ts'
import { comparison, sidesLeft } from './02-setup.ts'

const fault = (options: Parameters<typeof settle>[0]): string | null => {
  const done = settle({ scenario: 'battle', ...options })
  return done.ok ? null : done.fault.why
}

describe('setting up', () => {
  it('[ed.setup.1] two seats or more play a faction each', () => {
    expect(fault({ factions: ['survivors'] })).toContain('ed.setup.1')
    expect(fault({ factions: ['survivors', 'military', 'bandits', 'zombies'] })).toBeNull()
  })

  it('[ed.setup.2] no faction is there twice, unless the house lets people repeat', () => {
    expect(fault({ factions: ['military', 'military'] })).toContain('ed.setup.2')
    expect(fault({ factions: ['military', 'military'], duplicateFactions: true })).toBeNull()
    expect(fault({ factions: ['military', 'zombies', 'zombies'], duplicateFactions: true })).toContain('ed.setup.2')
    expect(fault({ factions: ['military', 'bandits', 'zombies', 'survivors', 'military'] })).not.toBeNull()
  })

  it('[ed.setup.3] people must fight, zombies need not, and have a seat all the same', () => {
    expect(fault({ factions: ['zombies', 'zombies'] })).toContain('ed.setup.3')
    const done = settle({ scenario: 'battle', factions: ['bandits', 'military'] })
    expect(done.ok && seatsFor(done.value)).toEqual(['bandits', 'military', 'zombies'])
    const s = newGame({ options: { scenario: 'battle', factions: ['bandits', 'military'] } })
    expect(s.owe).toEqual(['bandits', 'military'])
  })

  it('[ed.setup.4] a foreign unit is refused when the force is locked', () => {
    const s = newGame()
    const thug = { is: 'human', unit: 'thug', weapons: [], perks: [] } as const
    expect(s.refused('survivors', { do: 'lock', force: [thug] }).clause).toBe('ed.setup.4')
  })

  it('[ed.setup.5] a plain battle gives every seat 200 points, a scenario what it says', () => {
    const points = (options: Parameters<typeof settle>[0]) => {
      const done = settle(options)
      return done.ok ? bookFor(done.value).plans.map((plan) => plan.points) : []
    }
    expect(points({ scenario: 'battle' })).toEqual([200, 200])
    expect(points({ scenario: 'battle', battlePoints: 75 })).toEqual([75, 75])
    expect(points({ scenario: 'market-square' })).toEqual([200, 150, 150])
  })

  it('[ed.setup.6] every seat is a side, but those that are grouped are friends, never the zombies', () => {
    const factions = ['survivors', 'military', 'zombies']
    const humans = [{ seat: 'survivors' }, { seat: 'military', profile: 'soldier' as const }]
    const alone = scene({ humans, herds: [{ zombies: [{}] }], options: { factions } })
    expect(areFriends(alone.state, 'survivors', 'military')).toBe(false)
    expect(sidesLeft(alone.state)).toEqual([1, 2, 3])
    const grouped = scene({ humans, herds: [{ zombies: [{}] }], options: { factions, sides: [1, 1, 2, 4] } })
    expect(areFriends(grouped.state, 'survivors', 'military')).toBe(true)
    expect(sidesLeft(grouped.state)).toEqual([1, 2])
    expect(grouped.refused('survivors', { do: 'select', unit: 2 }).clause).toBe('ed.turn.1')
    expect(fault({ factions, sides: [1, 2, 2, 4] })).toContain('ed.setup.6')
  })

  it('points and figures of all seats are compared, and a plain battle with uneven ones is told apart', () => {
    const s = newGame({ options: { scenario: 'battle', battlePoints: 100 } })
    expect(comparison(s.table)).toEqual({
      seats: [
        { seat: 'survivors', points: 100, figures: 5 },
        { seat: 'zombies', points: 100, figures: 50 },
      ],
      uneven: false,
    })
    s.do('survivors', { do: 'lock', force: [{ is: 'human', unit: 'newbie', weapons: [], perks: [] }] })
    playOn(s, ({ state }) => state.phase === 'forces')
    expect(comparison(s.table).uneven).toBe(true)
    expect(unitsOf(s.state, 'survivors')).toHaveLength(1)
  })
})
