import { describe, expect, it } from 'vitest'
import { dropDead } from '../index.ts'
import { openSidesOf } from './map.ts'
import { newGame, partsLying, playOn, scene, tile, whereIs, zombieAt } from '../testing.ts'
import { SCENARIOS } from './scenarios.ts'
import { STACK } from './tiles.ts'

const throughSetUp = (options: Record<string, string | number>) =>
  playOn(newGame({ options }), ({ state }) => state.phase === 'setup')

describe('scenarios', () => {
  it('[dd.scenario.1] Breakdown is the standard game and the only one of the book', () => {
    expect(SCENARIOS.breakdown).toMatchObject({
      prescribed: {},
      laidOut: [],
      zombies: [],
      items: [],
      patientZero: false,
    })
    expect(dropDead.scenarios.filter(({ ours }) => !ours).map(({ id }) => id)).toEqual(['breakdown'])
    expect([SCENARIOS.breakdown.survivors, dropDead.options.scenario?.standard]).toEqual([
      { min: 1, max: 4 },
      'breakdown',
    ])
  })

  it('[dd.scenario.2] Curfew has its 24 tiles and ends after cycle 14', () => {
    const settled = dropDead.settle({ scenario: 'curfew' })
    if (!settled.ok) throw new Error(settled.fault.why)
    const wanted = [1, 2, 6, 7, 8, 9, 12, 13, 14, 15, 16, 20, 21, 22, 23, 24, 25, 28, 30, 32, 34, 35, 38, 40]
    expect(settled.value.stack).toEqual(wanted.map((n) => `T${String(n).padStart(2, '0')}`))
    expect(settled.value.cycleLimit).toBe(14)
    expect(newGame({ options: { scenario: 'curfew' } }).state.stack).toHaveLength(24)
  })

  it.each([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 3],
  ])('[dd.scenario.2] Curfew with %i survivors needs %i parts', (players, parts) => {
    const s = newGame({ options: { scenario: 'curfew', players } })
    expect(s.table.book.partsRequired).toBe(parts)
  })

  it('[dd.scenario.3] Ground Zero lays nine tiles in their cells, turned as written', () => {
    const { state } = newGame({ options: { scenario: 'ground-zero' } })
    const laid = state.tiles.slice(3).map((one) => `${one.id} ${one.tx},${one.ty} ${openSidesOf(one).join('')}`)
    expect(laid).toEqual([
      'T13 2,-1 NS',
      'T31 2,-2 ESW',
      'T05 1,-2 E',
      'T40 3,0 NESW',
      'T20 4,0 SW',
      'T32 2,1 NEW',
      'T30 3,1 NSW',
      'T21 -1,0 ES',
      'T12 -1,1 NS',
    ])
    expect(state.tiles.filter((one) => one.asleep).map((one) => one.id)).toEqual(['T31', 'T05', 'T20', 'T30', 'T12'])
    expect(state.tiles.filter((one) => !one.resolved).map((one) => one.id)).toEqual(['T31', 'T05', 'T20', 'T30', 'T12'])
  })

  it('[dd.scenario.3] Ground Zero has five parts in sight, none in the deck, 32 tiles and 17 cards left', () => {
    const s = newGame({ options: { scenario: 'ground-zero' } })
    expect(partsLying(s)).toEqual([
      [9, -8],
      [4, -8],
      [19, 0],
      [15, 7],
      [-4, 7],
    ])
    expect([s.state.stack.length, s.state.deck.length]).toEqual([32, 17])
    expect(s.state.deck.filter((id) => ['I01', 'I02', 'I03', 'I04', 'I05'].includes(id))).toEqual([])
  })

  it('[dd.scenario.3] Ground Zero begins with six open doorways', () => {
    const { facts } = newGame({ options: { scenario: 'ground-zero' } }).table
    const doorways = facts.openDoorways.map(({ tile: i, side }) => `${facts.tiles[i]?.id} ${side}`)
    expect(doorways.sort()).toEqual(['T12 S', 'T20 S', 'T30 S', 'T31 E', 'T32 W', 'T40 N'])
  })

  it('[dd.scenario.3] a sleeping star spawns nothing; awake it does', () => {
    const asleep = scene({ tiles: [tile('T12', [3, 0], 1, { resolved: false, asleep: true })], phase: 'zombies' })
    expect(asleep.state.zombies).toEqual([])
    const awake = scene({ tiles: [tile('T12', [3, 0], 1, { resolved: false })], phase: 'zombies', dice: [1, 1] })
    expect(awake.state.zombies).toHaveLength(1)
  })

  it('[dd.scenario.3] a survivor who first enters wakes the star, and it spawns in the same cycle', () => {
    const s = scene({
      survivors: [{ id: 'earl', at: [11, 1] }],
      tiles: [tile('T12', [3, 0], 1, { resolved: false, asleep: true })],
      dice: ['dd.placement.1: 8', 'dd.zombies.4: 1 1'],
    })
    s.do('P1', { do: 'step', to: [12, 1] })
    expect(s.state.tiles.at(-1)).toMatchObject({ resolved: true, asleep: false })
    s.do('P1', { do: 'end' })
    expect(s.state.zombies.map((z) => z.n)).toEqual([1])
  })

  it('[dd.scenario.4] Patient Zero has an undead seat, a crossroads behind C and two zombies on it', () => {
    const s = throughSetUp({ scenario: 'patient-zero', players: 3 })
    expect([Object.keys(s.state.holders), s.state.patientZero]).toEqual([['P1', 'P2', 'P3', 'U1'], 'U1'])
    expect(s.state.tiles.at(-1)).toMatchObject({ id: 'T40', tx: 3, ty: 0 })
    expect([zombieAt(s, 1), zombieAt(s, 2)]).toEqual([
      [15, 1],
      [15, 2],
    ])
    expect([s.state.stack.length, s.table.book.partsRequired]).toEqual([40, 2])
  })

  it('[dd.scenario.4] Patient Zero plays from the zombie phase of cycle 1', () => {
    const s = throughSetUp({ scenario: 'patient-zero', players: 1 })
    s.do('P1', { do: 'end' })
    expect([s.state.cycle, s.state.phase, s.owe]).toEqual([1, 'zombies', ['U1']])
  })

  it('[dd.scenario.4] Patient Zero takes one to three survivors and needs undead players', () => {
    expect(dropDead.settle({ scenario: 'patient-zero', players: 4 })).toMatchObject({
      fault: { at: 'options.players' },
    })
    expect(dropDead.settle({ scenario: 'patient-zero', undeadMode: 'off' })).toMatchObject({
      fault: { at: 'options.undeadMode' },
    })
    expect(dropDead.settle({ scenario: 'patient-zero', undeadMode: 'replace' }).ok).toBe(true)
  })

  it('[dd.scenario.5] the Lone Survivor is chosen, holds bandages and misses the morgue', () => {
    const s = newGame({ options: { scenario: 'lone-survivor' } })
    expect([s.asks, s.owe]).toEqual(['choose your survivor', ['P1']])
    s.do('P1', { do: 'choose-survivor', survivor: 'owl' }).do('P1', { do: 'place', at: [0, 0] })
    expect(whereIs(s, 'owl')).toEqual([0, 0])
    expect(s.state.survivors[0]?.items).toEqual(['I06'])
    expect([s.state.stack.length, s.state.stack.includes('T05'), s.table.book.partsRequired]).toEqual([40, false, 2])
    expect([s.state.deck.length, s.state.deck.includes('I06')]).toEqual([21, false])
  })

  it('every scenario has a stack and a deck with which it can be played', () => {
    for (const { id, survivors, laidOut } of Object.values(SCENARIOS))
      for (let players = survivors.min; players <= survivors.max; players++) {
        const settled = dropDead.settle({ scenario: id, players })
        expect(settled).toMatchObject({ ok: true })
        if (settled.ok)
          expect((settled.value.stack as string[]).length + laidOut.length).toBeLessThanOrEqual(STACK.length)
      }
  })
})
