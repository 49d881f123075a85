import { describe, expect, it } from 'vitest'
import { battleBeside } from '../battles/index.ts'
import { bookFor } from '../options.ts'
import { fatigueOf, levelAt } from '../supplies.ts'
import { force, human, war } from '../testing.ts'

describe('supplies of a faction', () => {
  it('[ed.human-state.3] [ed.human-state.4] 5 and more are Abundant, 1 to 4 Rationing, 0 Deprived', () => {
    expect([0, 1, 2, 3, 4, 5, 30].map(levelAt)).toEqual([
      'deprived',
      'rationing',
      'rationing',
      'rationing',
      'rationing',
      'abundant',
      'abundant',
    ])
  })

  it('[ed.human-state.5] Abundant: Energised; Rationing: Fine; and whoever is Sick or Infected is Exhausted', () => {
    expect([5, 4, 0].map((supplies) => fatigueOf('healthy', supplies))).toEqual(['energised', 'fine', 'fine'])
    expect([fatigueOf('infected', 9), fatigueOf('sick', 0)]).toEqual(['exhausted', 'exhausted'])
  })

  it('[ed.human-state.5] so they come to a battle', () => {
    const units = [human(), human('regular', { health: 'infected', vitality: 2 })]
    const sides = (supplies: number): unknown => {
      const s = war({
        forces: [force('survivors', 11, units), force('bandits', 12)],
        players: { survivors: { supplies }, bandits: { supplies: 1, eager: true } },
      }).do('survivors', { do: 'battle', force: 1 })
      const look = { state: s.state, book: bookFor(s.options), facts: null }
      return (battleBeside(look).options.campaign as unknown as { sides: unknown }).sides
    }
    const people = [
      { health: 'healthy', vitality: 4 },
      { health: 'infected', vitality: 2 },
    ]
    expect(sides(5)).toMatchObject([
      { abundant: true, eager: false, units: people },
      { abundant: false, eager: true },
    ])
    expect(sides(4)).toMatchObject([{ abundant: false }, {}])
  })
})
