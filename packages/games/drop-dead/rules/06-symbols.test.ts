import { describe, expect, it } from 'vitest'
import { START_TILES, STACK_TILES } from '../content/tiles.ts'
import type { Command } from '../commands.ts'
import { earl, frank, offersOf, scene, skye, theOne, tile, tileAt, zombie, zombieAt } from '../testing.ts'
import { movementLeft } from './05-movement.ts'

const step = (x: number, y: number): Command => ({ do: 'step', to: [x, y] })
const circle = tile('T34', [3, 0], 0, { resolved: false })
const drawn = (s: { events: readonly { e: string }[] }): number => s.events.filter((e) => e.e === 'card drawn').length

describe('symbols', () => {
  it('[dd.symbols.1] at a blue circle one action card is drawn', () => {
    const s = scene({ survivors: [earl({ at: [11, 1] })], tiles: [circle], deck: ['E10', 'I06'] })
    s.do('P1', step(12, 1))
    expect(drawn(s)).toBe(1)
    expect(s.state.deck).toEqual(['I06'])
  })

  it('[dd.symbols.2] a green star spawns zombies and draws no card', () => {
    const s = scene({
      survivors: [earl({ at: [11, 1] })],
      tiles: [tile('T39', [3, 0], 0, { resolved: false })],
      dice: ['dd.placement.1: 7 8', 'dd.zombies.4: 1 1 1 1'],
    })
    s.do('P1', step(12, 1))
    expect(drawn(s)).toBe(0)
    s.do('P1', { do: 'end' })
    expect(s.events.filter((e) => e.e === 'zombie placed')).toHaveLength(2)
  })

  it('[dd.symbols.3] no tile carries two symbols, and the start tiles carry none', () => {
    expect(Object.values(START_TILES).map(({ symbol }) => symbol)).toEqual([null, null, null])
    for (const { symbol } of Object.values(STACK_TILES)) expect(['circle', 1, 2, 3, 4, null]).toContain(symbol)
    const s = scene({ survivors: [earl({ at: [3, 1] })] }).do('P1', step(4, 1))
    expect(s.state.turn?.stopped).toBe(false)
  })

  it('[dd.symbols.6] the step that leads to a stop leaves no movement, and says so', () => {
    const left = (resolved: boolean) =>
      scene({
        survivors: [earl({ at: [11, 1] })],
        tiles: [tile('T34', [3, 0], 0, { resolved })],
        deck: ['E10'],
      })
        .do('P1', step(12, 1))
        .event('stepped').left
    expect([left(false), left(true)]).toEqual([0, 4])
    const explored = scene({ survivors: [earl({ at: [11, 1] })], stack: ['T34'], deck: ['E10'] })
    explored.do('P1', { do: 'explore' }).do('P1', { do: 'rotate', rotation: 0 })
    expect(explored.event('stepped').left).toBe(0)
  })

  it('[dd.symbols.4] the first survivor stops and draws; later visits neither stop nor draw', () => {
    const s = scene({
      survivors: [earl({ at: [11, 1] }), skye({ at: [11, 2] })],
      tiles: [circle],
      deck: ['E10', 'I06'],
    })
    s.do('P1', step(12, 1))
    expect(s.state.turn).toMatchObject({ stopped: true, paid: 1 })
    expect(tileAt(s, 3, 0).resolved).toBe(true)
    s.do('P1', { do: 'end' }).do('P2', step(12, 2)).do('P2', step(13, 2))
    expect(drawn(s)).toBe(1)
    expect(movementLeft(s.table, theOne(s, 'skye'))).toBe(4)
  })

  it('[dd.symbols.4] walking about on an unresolved tile resolves nothing: only entering it does', () => {
    const s = scene({ survivors: [earl({ at: [13, 1] })], tiles: [circle], deck: ['E10'] })
    s.do('P1', step(14, 1)).do('P1', step(14, 2))
    expect(tileAt(s, 3, 0).resolved).toBe(false)
    expect(drawn(s)).toBe(0)
  })

  it('[dd.symbols.5] a tile placed by exploring is resolved at once by whoever placed it', () => {
    const s = scene({ survivors: [earl({ at: [11, 1] })], stack: ['T34'], deck: ['E10'] })
    s.do('P1', { do: 'explore' }).do('P1', { do: 'rotate', rotation: 0 })
    expect(tileAt(s, 3, 0).resolved).toBe(true)
    expect(drawn(s)).toBe(1)
  })

  it('[dd.symbols.6] a stop ends movement for good, but not attack, item and part', () => {
    const s = scene({
      survivors: [earl({ at: [11, 1], health: 100, items: ['I06'], carries: true }), frank({ at: [13, 1] })],
      tiles: [circle],
      zombies: [zombie(1, [12, 3])],
      deck: ['E10'],
    })
    s.do('P1', step(12, 1))
    expect(new Set(s.offered('P1').map((c) => c.do))).toEqual(new Set(['attack', 'use', 'give', 'drop', 'end']))
    expect(s.refused('P1', step(12, 2))).toMatchObject({ clause: 'dd.symbols.6' })
    s.do('P1', { do: 'use', card: 'I06', on: 'earl' })
    expect(offersOf(s, 'P1', 'step')).toEqual([])
  })

  it('[dd.symbols.7] a star places nothing when it is revealed, only at the start of the next zombie phase', () => {
    const s = scene({
      survivors: [earl({ at: [11, 1] })],
      stack: ['T38'],
      dice: ['dd.placement.1: 7', 'dd.zombies.4: 1 1'],
    })
    s.do('P1', { do: 'explore' }).do('P1', { do: 'rotate', rotation: 0 })
    expect(s.state.zombies).toEqual([])
    s.do('P1', { do: 'end' })
    expect(s.event('zombie placed').at).toEqual([15, 1])
    expect(zombieAt(s, 1)).toEqual([13, 1])
  })

  it('[dd.symbols.4] a star that sleeps wakes when a survivor first enters', () => {
    const asleep = tile('T38', [3, 0], 0, { resolved: false, asleep: true })
    const s = scene({ survivors: [earl({ at: [11, 1] })], tiles: [asleep] })
    s.do('P1', step(12, 1))
    expect(tileAt(s, 3, 0)).toMatchObject({ resolved: true, asleep: false })
  })
})
