import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { type ItemId, ITEMS } from '../content/cards.ts'
import { earl, frank, offersOf, owl, scene, skye, theOne, tile, whereIs, zombie, zombieNo } from '../testing.ts'
import { movementLeft } from './05-movement.ts'
import { isBound } from './13-overrun.ts'

const use = (card: ItemId, over: object = {}): Command => ({ do: 'use', card, ...over })
const attack = (n: number): Command => ({ do: 'attack', zombie: n })
const step = (x: number, y: number): Command => ({ do: 'step', to: [x, y] })
/** Three zombies in the corners of tile B. */
const crowd = [zombie(1, [4, 0]), zombie(2, [4, 3]), zombie(3, [7, 3])]

describe('items', () => {
  it('[dd.items.1] an item held is used in the own turn and discarded', () => {
    const s = scene({ survivors: [earl({ items: ['I11'] }), frank({ items: ['I12'] })] })
    expect(s.refused('P1', use('I12'))).toMatchObject({ clause: 'dd.items.1' })
    s.do('P1', use('I11'))
    expect(s.event('item used')).toMatchObject({ card: 'I11', on: null, tile: null })
    expect(s.state.discard).toEqual(['I11'])
    expect(s.refused('P2', use('I12'))).toMatchObject({ clause: 'table.seat' })
  })

  it('[dd.items.1] a target that the item does not take is refused', () => {
    const s = scene({ survivors: [earl({ health: 60, items: ['I06', 'I09'] })], zombies: [zombie(1, [0, 0])] })
    expect(s.refused('P1', use('I09', { on: 'earl' }))).toMatchObject({ clause: 'dd.items.6' })
    expect(s.refused('P1', use('I06', { tile: [0, 0] }))).toMatchObject({ clause: 'dd.items.9' })
  })

  it('[dd.items.2] bandages give 25 health back', () => {
    const s = scene({ survivors: [earl({ health: 60, items: ['I07'] })] }).do('P1', use('I07', { on: 'earl' }))
    expect(theOne(s, 'earl').health).toBe(85)
    expect(s.event('healed')).toMatchObject({ clause: 'dd.items.2', by: 25, health: 85 })
  })

  it('[dd.items.3] a health kit gives 50 health back, to the user if nobody is named', () => {
    const s = scene({ survivors: [earl({ health: 60, items: ['I08'] })] }).do('P1', use('I08'))
    expect(theOne(s, 'earl').health).toBe(110)
    expect(s.event('item used').on).toBe('earl')
  })

  it('[dd.items.4] no other item and no passing of time gives health back', () => {
    for (const card of ['I09', 'I11', 'I12'] as const) {
      const s = scene({ survivors: [earl({ health: 60, items: [card] })] })
        .do('P1', use(card))
        .do('P1', { do: 'end' })
      expect(theOne(s, 'earl').health).toBe(60)
    }
  })

  it('[dd.items.5] health never exceeds the starting health', () => {
    const s = scene({ survivors: [skye({ health: 90, items: ['I08'] })] }).do('P1', use('I08', { on: 'skye' }))
    expect(theOne(s, 'skye').health).toBe(100)
    expect(s.event('healed').by).toBe(10)
  })

  it('[dd.items.6] another survivor in range 1 is healed', () => {
    const s = scene({ survivors: [earl({ items: ['I06'] }), frank({ health: 50 })] })
    expect(offersOf(s, 'P1', 'use')).toEqual([use('I06', { on: 'frank' })])
    s.do('P1', use('I06', { on: 'frank' }))
    expect(theOne(s, 'frank').health).toBe(75)
    expect(theOne(s, 'earl').items).toEqual([])
  })

  it('[dd.items.6] not whoever is unhurt, diagonal, behind a wall, dead or not in the game', () => {
    const s = scene({
      survivors: [
        earl({ at: [3, 0], items: ['I06'], health: 60 }),
        frank({ at: [2, 1], health: 50 }),
        skye({ at: [4, 0], health: 50 }),
        owl({ status: 'undead' }),
      ],
    })
    expect(offersOf(s, 'P1', 'use')).toEqual([use('I06', { on: 'earl' })])
    const why = (on: 'frank' | 'skye' | 'owl') => s.refused('P1', use('I06', { on }))
    expect(why('frank')).toEqual({ clause: 'dd.items.6', reason: 'Frank is 2 units away; the range is 1.' })
    expect(why('skye')).toEqual({ clause: 'dd.items.6', reason: 'Skye is behind a wall.' })
    expect(why('owl')).toEqual({ clause: 'dd.items.6', reason: 'Owl is dead.' })
    const whole = scene({ survivors: [earl({ items: ['I06'] })] })
    expect(whole.refused('P1', use('I06'))).toMatchObject({ clause: 'dd.items.6' })
    expect(whole.refused('P1', use('I06', { on: 'skye' })).reason).toBe('This survivor is not in the game.')
  })

  it('[dd.items.7] there are 12 item cards: 5 car parts, 2 bandages and one of each other', () => {
    const count = new Map<string, number>()
    for (const { kind } of Object.values(ITEMS)) count.set(kind, (count.get(kind) ?? 0) + 1)
    expect(Object.fromEntries(count)).toEqual({
      'car part': 5,
      bandages: 2,
      'health kit': 1,
      'adrenaline shot': 1,
      'pipe bomb': 1,
      'smoke canister': 1,
      'battle rush': 1,
    })
  })

  it('[dd.items.8] adrenaline adds four units this turn, also with none left, but not after a stop', () => {
    const s = scene({ survivors: [earl({ items: ['I09'] })], turn: { survivor: 'earl', paid: 5 } })
    s.do('P1', use('I09'))
    expect(movementLeft(s.table, theOne(s, 'earl'))).toBe(4)
    const stopped = scene({ survivors: [earl({ items: ['I09'] })], turn: { survivor: 'earl', stopped: true } })
    expect(offersOf(stopped, 'P1', 'use')).toEqual([])
    expect(stopped.refused('P1', use('I09'))).toMatchObject({ clause: 'dd.items.8' })
  })

  it('[dd.items.9] a pipe bomb takes 2D12 from every zombie on the tile and half of it from every survivor there', () => {
    const s = scene({
      survivors: [earl({ at: [3, 1], items: ['I10'] }), frank({ at: [6, 1] }), skye({ at: [2, 2] })],
      zombies: [zombie(1, [4, 0]), zombie(2, [4, 3], { health: 15 }), zombie(3, [8, 1])],
      dice: ['dd.items.9 d12: 8 7'],
    })
    s.do('P1', use('I10', { tile: [1, 0] }))
    expect([zombieNo(s, 1)?.health, zombieNo(s, 2), zombieNo(s, 3)?.health]).toEqual([5, undefined, 20])
    expect([theOne(s, 'earl').health, theOne(s, 'frank').health, theOne(s, 'skye').health]).toEqual([125, 143, 100])
    expect(s.event('blast')).toMatchObject({ by: 'pipe bomb', tile: [1, 0], damage: 15 })
  })

  it('[dd.items.9] it goes to the own tile or a connected one with a zombie, without line of sight', () => {
    const s = scene({
      survivors: [earl({ at: [5, 3], items: ['I10'] })],
      zombies: [zombie(1, [8, 0]), zombie(2, [12, 1]), zombie(3, [5, -2])],
      tiles: [tile('T40', [3, 0]), tile('T41', [1, -1])],
    })
    expect(offersOf(s, 'P1', 'use')).toEqual([use('I10', { tile: [2, 0] })])
    const why = (...cell: [number, number]) => s.refused('P1', use('I10', { tile: cell }))
    const [empty, apart] = ['No zombie is on this tile.', 'No doorway connects this tile with that of the survivor.']
    expect([why(1, 0), why(0, 0)].map(({ reason }) => reason)).toEqual([empty, empty])
    expect([why(3, 0), why(1, -1)].map(({ reason }) => reason)).toEqual([apart, apart])
    expect(why(9, 9)).toEqual({ clause: 'dd.items.9', reason: 'No tile lies there.' })
    expect(s.refused('P1', use('I10')).reason).toBe('Say which tile the pipe bomb goes to.')
  })

  it('[dd.items.9] all losses are simultaneous: the user who dies by it still takes the zombies along', () => {
    const s = scene({
      survivors: [earl({ at: [5, 1], health: 10, items: ['I06', 'I10'], carries: true }), frank()],
      zombies: crowd,
      dice: ['dd.items.9: 12 10'],
    })
    s.do('P1', use('I10', { tile: [1, 0] }))
    expect(s.state.zombies).toEqual([])
    expect(theOne(s, 'earl').status).toBe('undead')
    expect(s.state.discard).toEqual(['I10', 'I06'])
    expect(s.owe).toEqual(['P2'])
  })

  it('[dd.items.10] smoke frees its user from an overrun tile this turn: to leave, to explore, to escape', () => {
    const s = scene({ survivors: [earl({ at: [7, 1], items: ['I11'] })], zombies: crowd })
    s.do('P1', use('I11')).do('P1', step(8, 1))
    expect(whereIs(s, 'earl')).toEqual([8, 1])
    const edge = scene({
      survivors: [earl({ at: [11, 1], items: ['I11'] })],
      zombies: [zombie(1, [8, 0]), zombie(2, [8, 3]), zombie(3, [9, 3])],
      stack: ['T40'],
    })
    expect(offersOf(edge.do('P1', use('I11')), 'P1', 'explore')).toHaveLength(1)
    const van = scene({
      survivors: [earl({ items: ['I11'] })],
      installed: 2,
      zombies: [zombie(1, [0, 0]), zombie(2, [0, 3]), zombie(3, [3, 3])],
    })
    expect(offersOf(van.do('P1', use('I11')), 'P1', 'escape')).toHaveLength(1)
  })

  it('[dd.items.10] smoke does not lift a stop and frees nobody else', () => {
    const s = scene({
      survivors: [earl({ at: [7, 1], items: ['I11'] }), frank({ at: [7, 2] })],
      zombies: crowd,
      turn: { survivor: 'earl', stopped: true },
    })
    s.do('P1', use('I11'))
    expect(s.refused('P1', step(8, 1))).toMatchObject({ clause: 'dd.symbols.6' })
    expect([isBound(s.table, theOne(s, 'earl')), isBound(s.table, theOne(s, 'frank'))]).toEqual([false, true])
    s.do('P1', { do: 'end' })
    expect(s.refused('P2', step(8, 2))).toMatchObject({ clause: 'dd.overrun.2' })
  })

  it('[dd.items.11] battle rush gives one more attack, before or after the first, and no third', () => {
    const dice = ['dd.survivors.2: 1 1 1 1']
    const before = scene({ survivors: [earl({ items: ['I12'] })], zombies: [zombie(1, [4, 1])], dice })
    before.do('P1', use('I12')).do('P1', attack(1)).do('P1', attack(1))
    expect(before.refused('P1', attack(1))).toMatchObject({ clause: 'dd.turn.3' })
    const after = scene({ survivors: [earl({ items: ['I12'] })], zombies: [zombie(1, [4, 1])], dice })
    after.do('P1', attack(1)).do('P1', use('I12')).do('P1', attack(1))
    expect(zombieNo(after, 1)?.health).toBe(16)
  })

  it('[dd.items.12] bomb and rush are items: the bomb leaves the attack, and the second item is refused', () => {
    const s = scene({
      survivors: [earl({ items: ['I10', 'I12'] })],
      zombies: [zombie(1, [4, 1])],
      dice: ['dd.items.9: 1 1', 'dd.survivors.2: 1 1'],
    })
    s.do('P1', use('I10', { tile: [1, 0] })).do('P1', attack(1))
    expect(s.refused('P1', use('I12'))).toMatchObject({ clause: 'dd.turn.4' })
  })

  it('[dd.items.13] items are car parts, special abilities and healing', () => {
    const kinds = (family: string) => [
      ...new Set(Object.values(ITEMS).flatMap((row) => (row.family === family ? [row.kind] : []))),
    ]
    expect(kinds('car part')).toEqual(['car part'])
    expect(kinds('healing')).toEqual(['bandages', 'health kit'])
    expect(kinds('special ability')).toEqual(['adrenaline shot', 'pipe bomb', 'smoke canister', 'battle rush'])
  })

  it('[dd.variant.12] healBandages and healKit set how much is given back', () => {
    const options = { healBandages: 10, healKit: 15 }
    for (const [card, health] of [
      ['I06', 60],
      ['I08', 65],
    ] as const) {
      const s = scene({ survivors: [earl({ health: 50, items: [card] })], options }).do('P1', use(card))
      expect(theOne(s, 'earl').health).toBe(health)
    }
  })
})
