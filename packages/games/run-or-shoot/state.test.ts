import { check, faults, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { SCENARIO_IDS } from './content/scenarios.ts'
import { shape } from './position/shape.ts'
import { copyState } from './state.ts'
import { at, otherNo, plays, playOn, type RunOrShootScene, scene, started } from './testing.ts'

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

  it('has it in the middle of a push, of offers and a plea for mercy', () => {
    const fits = (s: RunOrShootScene) => check(shape(s.table.book), JSON.parse(JSON.stringify(s.state)))
    const held = [{ at: at(22, 34) }, { at: at(18, 34) }]
    const push = plays(scene({ survivors: [{ at: at(20, 34) }], zeds: held, dice: ['rs.melee.3: 1'] }), 'S1', 'MELEE')
    push.do('S1', { do: 'push' })
    expect([push.asks, fits(push)]).toEqual(['push whom', null])

    const two = [
      { at: at(20, 34), items: [] },
      { at: at(23, 34), facing: { x: -1000, y: 0 } },
    ]
    const give = scene({ survivors: two })
    plays(plays(give, 'S1', 'GIVE'), 'S2', 'SHOOT')
    while (give.asks !== 'give') give.timeOut(give.owe[0] ?? '')
    give.do('S1', { do: 'give', take: [{ from: 2, things: ['HE'] }] })
    expect([give.asks, fits(give)]).toEqual(['accept', null])

    const order = { order: { is: 'GIVE', thing: 'torch', survivor: 1 }, idle: 0 } as const
    const told = scene({
      survivors: [{ at: at(20, 34), items: [] }, otherNo(11, { at: at(23, 34), items: ['torch'], order })],
    })
    plays(told, 'S1', 'MELEE')
    while (told.asks !== 'accept') told.timeOut('S1')
    expect(fits(told)).toBeNull()

    const plea = scene({ survivors: two })
    plays(plays(plea, 'S1', 'RUN'), 'S2', 'SHOOT')
    while (plea.asks !== 'shoot or reload') plea.timeOut(plea.owe[0] ?? '')
    plea.do('S2', { do: 'shoot', weapon: 4, survivor: 1 })
    expect([plea.state.frames.at(-1)?.proc, fits(plea)]).toEqual(['mercy', null])
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
