import { check, faults, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { SCENARIO_IDS } from './content/scenarios.ts'
import { shape } from './position/shape.ts'
import { copyState } from './state.ts'
import { playOn, started } from './testing.ts'

describe('the state', () => {
  it.each(SCENARIO_IDS)('of %s has its shape from the set-up to the end, and its copier loses nothing', (scenario) => {
    const s = started({ options: { scenario, survivors: 3 }, hidden: scenario, dice: seeded(scenario) })
    const fits = shape(s.table.book)
    const state = JSON.parse(JSON.stringify(s.state))
    expect(faults(fits, state).slice(0, 3)).toEqual([])
    expect(JSON.parse(JSON.stringify(copyState(s.state)))).toEqual(state)
    playOn(s, ({ state: now }) => now.turn < 4)
    expect(check(fits, JSON.parse(JSON.stringify(s.state)))).toBeNull()
  })

  it('that is spoiled does not have it', () => {
    const s = started({ options: { scenario: 'dust-off' } })
    const fits = shape(s.table.book)
    const spoil = (change: object) => check(fits, { ...JSON.parse(JSON.stringify(s.state)), ...change })
    expect(spoil({})).toBeNull()
    expect(spoil({ step: '12' })).not.toBeNull()
    expect(spoil({ hidden: { ...s.state.hidden, nextZed: 0 } })).not.toBeNull()
    expect(spoil({ survivors: [{ ...s.state.survivors[0], who: 'p-nobody' }] })).not.toBeNull()
    expect(spoil({ secrets: [] })).not.toBeNull()
  })
})
