import { type OptionValue, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { bookFor, SCENARIO_IDS, settle } from '../options.ts'
import { newGame, playOn } from '../testing.ts'
import { MAPS } from './maps.ts'
import { EMPTY_SCENARIO, ownCopyOf, ownScenario } from './own-scenario.ts'
import { SCENARIOS } from './scenarios.ts'

describe("a scenario of one's own", () => {
  it.each(SCENARIO_IDS)('%s is the same when it is written down and read', (id) => {
    const { map, ...printed } = SCENARIOS[id]
    const own = JSON.parse(JSON.stringify(ownCopyOf(id))) as ReturnType<typeof ownCopyOf>
    expect(ownScenario(own)).toEqual({ scenario: printed, map: MAPS[map] })
    const settled = settle({ own: own as unknown as OptionValue })
    const original = settle({ scenario: id })
    if (!settled.ok || !original.ok) throw new Error('it is refused')
    expect({ ...settled.value, own: null, scenario: id }).toEqual(original.value)
    expect(bookFor(settled.value).scenario.searchable).toEqual(printed.searchable)
  })

  it('is played as the one it is a copy of', () => {
    const play = (options: object) => playOn(newGame({ options: { ...options }, dice: seeded('twins') }), () => true)
    const own = play({ own: ownCopyOf('lawless-street') })
    const printed = play({})
    expect(own.outcome).not.toBeNull()
    expect(own.state).toEqual(printed.state)
  })

  it('has lengths in centimetres, in goals as well', () => {
    expect(ownCopyOf('last-boat').engaged).toMatchObject({ of: [{ is: 'came-near', within: 20 }, {}] })
    const full = { is: 'all', of: [{ is: 'came-near', marker: 'K1', within: 2.5 }] } as const
    expect(ownScenario({ ...EMPTY_SCENARIO, full }).scenario.full).toMatchObject({ of: [{ within: 250 }] })
  })

  it('shares one table with all that are equal', () => {
    expect(ownScenario(ownCopyOf('mercy')).map).toBe(ownScenario(ownCopyOf('mercy')).map)
  })
})
