import { describe, expect, it } from 'vitest'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { at, plays, scene, started } from '../testing.ts'

describe('what a seat sees', () => {
  it.each(SCENARIO_IDS)(
    '[rs.secrecy.6] of %s: no horde, cache, ambush or infection, but the umpire sees all',
    (scenario) => {
      const s = started({ options: { scenario }, hidden: scenario })
      for (const seat of ['S1', 'S4', null]) {
        const view = s.view(seat)
        expect(view.hidden).toBeNull()
        const written = JSON.stringify(view)
        expect(written).not.toMatch(/"(hordes|caches|tested|rising|nextZed|horde|people)"/)
      }
      expect(s.view('U').hidden?.hordes.length).toBeGreaterThan(0)
      expect(s.storyFor('S1').join('\n')).not.toContain('drew in secret')
      expect(s.storyFor(null).join('\n')).not.toContain('drew in secret')
    },
  )

  it('[rs.secrecy.7] every lair is on the table, occupied or not, and there are more of them than hordes', () => {
    for (const scenario of SCENARIO_IDS) {
      const { table, state } = started({ options: { scenario, survivors: 6, difficulty: 'nightmare' } })
      expect(table.book.map.lairs.length).toBeGreaterThan(state.hidden.hordes.length)
    }
  })

  it('[rs.secrecy.16] Zeds go by the numbers of their first appearance, whatever was created before', () => {
    const s = started({ options: { scenario: 'number-nine' }, hidden: 3 })
    expect(s.view('S1').zeds.map(({ n }) => n)).toEqual(s.state.zeds.map((_, i) => i + 1))
    expect(s.state.hidden.zeds.length).toBeGreaterThan(0)
    expect(s.state.zeds.some(({ id, n }) => id !== n)).toBe(true)
  })

  it("[rs.secrecy.1] [rs.secrecy.4] a placed card is in no view before all are placed, the umpire's included", () => {
    const s = scene({ survivors: [{ at: at(3, 30) }, { at: at(3, 34) }] })
    const before = ['S2', 'U', null].map((seat) => JSON.stringify(s.view(seat)))
    plays(s, 'S1', 'GRENADE')
    for (const [i, seat] of ['S2', 'U', null].entries()) {
      expect(JSON.stringify(s.view(seat))).not.toContain('GRENADE')
      // That it lies there is all that others see of it.
      expect(s.view(seat).answers).toEqual({ S1: null })
      expect(JSON.stringify({ ...s.view(seat), decision: 0, answers: {} })).toBe(
        JSON.stringify({ ...JSON.parse(before[i] as string), decision: 0 }),
      )
    }
    expect(s.view('S1').answers).toEqual({ S1: { do: 'card', cards: ['GRENADE'] } })
  })
})
