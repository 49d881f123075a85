import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { earl, frank, offersOf, owl, partsLying, scene, skye, theOne, tile, zombie } from '../testing.ts'
import { partsKnown } from './10-parts.ts'

const step = (x: number, y: number): Command => ({ do: 'step', to: [x, y] })
const give = (to: 'earl' | 'frank' | 'skye' | 'owl'): Command => ({ do: 'give', to })
const DROP: Command = { do: 'drop' }
const PICK_UP: Command = { do: 'pick-up' }

describe('car parts', () => {
  it('[dd.parts.1] a carrier picks up no second part and is given none', () => {
    const s = scene({
      survivors: [earl({ at: [5, 1], carries: true }), frank({ at: [6, 1], carries: true })],
      parts: [[5, 1]],
    })
    expect(offersOf(s, 'P1', 'pick-up')).toEqual([])
    expect(s.refused('P1', PICK_UP)).toMatchObject({ clause: 'dd.parts.1' })
    expect(offersOf(s, 'P1', 'give')).toEqual([])
    expect(s.refused('P1', give('frank'))).toMatchObject({ clause: 'dd.parts.1' })
  })

  it('[dd.parts.2] a carrier who draws a car part lays the token down where it stands', () => {
    const s = scene({
      survivors: [earl({ at: [11, 1], carries: true })],
      tiles: [tile('T34', [3, 0], 0, { resolved: false })],
      deck: ['I05'],
    })
    s.do('P1', step(12, 1))
    expect(partsLying(s)).toEqual([[12, 1]])
    expect(theOne(s, 'earl').carries).toBe(true)
    expect(s.event('part found')).toMatchObject({ clause: 'dd.parts.2', carried: false })
  })

  it('[dd.parts.3] a part is handed to another survivor, or dropped', () => {
    const gift = scene({ survivors: [earl({ at: [5, 1], carries: true }), frank({ at: [6, 1] })] })
    expect(offersOf(gift, 'P1', 'give')).toEqual([give('frank')])
    gift.do('P1', give('frank'))
    expect([theOne(gift, 'earl').carries, theOne(gift, 'frank').carries]).toEqual([false, true])
    const dropped = scene({ survivors: [earl({ at: [5, 1], carries: true })] }).do('P1', DROP)
    expect(theOne(dropped, 'earl').carries).toBe(false)
    const none = scene({ survivors: [earl({ at: [5, 1] }), frank({ at: [6, 1] })] })
    expect(none.refused('P1', DROP)).toMatchObject({ clause: 'dd.parts.3' })
    expect(none.refused('P1', give('frank'))).toMatchObject({ clause: 'dd.parts.3' })
  })

  it('[dd.parts.4] one gift or one drop a turn, not both', () => {
    const s = scene({ survivors: [earl({ at: [5, 1], carries: true }), frank({ at: [6, 1] })] })
    s.do('P1', DROP).do('P1', PICK_UP)
    expect(offersOf(s, 'P1', 'give')).toEqual([])
    expect(offersOf(s, 'P1', 'drop')).toEqual([])
    expect(s.refused('P1', give('frank'))).toMatchObject({ clause: 'dd.parts.4' })
    expect(s.refused('P1', DROP)).toMatchObject({ clause: 'dd.parts.4' })
  })

  it('[dd.parts.5] the receiver is a living survivor in range 1: not diagonal, not behind a wall, not the giver', () => {
    const s = scene({
      survivors: [
        earl({ at: [7, 0], carries: true }),
        frank({ at: [8, 0] }),
        skye({ at: [6, 1] }),
        owl({ status: 'undead' }),
      ],
    })
    const why = (['earl', 'frank', 'skye', 'owl'] as const).map((to) => s.refused('P1', give(to)))
    expect(new Set(why.map(({ clause }) => clause))).toEqual(new Set(['dd.parts.5']))
    expect(why.map(({ reason }) => reason)).toEqual([
      'Nobody can give something to themselves.',
      'Frank is behind a wall.',
      'Skye is 2 units away; the range is 1.',
      'Owl is dead.',
    ])
    expect(offersOf(s, 'P1', 'give')).toEqual([])
  })

  it('[dd.parts.5] the refusal names a doorway that the other tile closes', () => {
    const s = scene({
      survivors: [earl({ at: [9, 0], carries: true }), frank({ at: [9, -1] })],
      tiles: [tile('T01', [2, -1], 1)],
    })
    expect(s.refused('P1', give('frank')).reason).toBe('Frank is behind a doorway that the other tile closes.')
  })

  it('[dd.parts.5] receiving does not use up the part action of the receiver', () => {
    const s = scene({ survivors: [earl({ at: [5, 1], carries: true }), frank({ at: [6, 1] })] })
    s.do('P1', give('frank')).do('P1', { do: 'end' }).do('P2', give('earl'))
    expect(theOne(s, 'earl').carries).toBe(true)
  })

  it('[dd.parts.6] a dropped part lies in the unit of whoever dropped it', () => {
    const s = scene({ survivors: [earl({ at: [5, 2], carries: true })] }).do('P1', DROP)
    expect(partsLying(s)).toEqual([[5, 2]])
    expect(s.event('part dropped')).toMatchObject({ clause: 'dd.parts.6', at: [5, 2] })
  })

  it('[dd.parts.7] a token underfoot is picked up at any moment, free and without stopping', () => {
    const s = scene({
      survivors: [earl({ at: [5, 1] }), frank({ at: [6, 2] })],
      parts: [
        [6, 1],
        [6, 1],
      ],
    })
    expect(s.refused('P1', PICK_UP)).toMatchObject({ clause: 'dd.parts.7' })
    s.do('P1', step(6, 1)).do('P1', PICK_UP)
    expect(s.state.turn).toMatchObject({ paid: 1, partAction: false, stopped: false })
    s.do('P1', give('frank')).do('P1', PICK_UP).do('P1', step(5, 1))
    expect([theOne(s, 'earl').carries, theOne(s, 'frank').carries]).toEqual([true, true])
    expect(partsLying(s)).toEqual([])
  })

  it('[dd.parts.7] also after a stop and on an overrun tile', () => {
    const s = scene({
      survivors: [earl({ at: [5, 1] })],
      parts: [[5, 1]],
      zombies: [zombie(1, [4, 0]), zombie(2, [4, 3]), zombie(3, [7, 3])],
      turn: { survivor: 'earl', stopped: true },
    })
    expect(theOne(s.do('P1', PICK_UP), 'earl').carries).toBe(true)
  })

  it('[dd.parts.8] a carrier moves and fights like anybody else', () => {
    const s = scene({ survivors: [earl({ at: [5, 1], carries: true })], zombies: [zombie(1, [8, 1])], dice: [5, 6] })
    expect(s.event('turn began').allowance).toBe(5)
    expect(s.do('P1', { do: 'attack', zombie: 1 }).event('attacked')).toMatchObject({ damage: 11, modifiers: [] })
  })

  it('[dd.parts.9] a part is installed by bringing it to the starting tile', () => {
    const s = scene({ survivors: [earl({ at: [4, 1], carries: true })] }).do('P1', step(3, 1))
    expect(s.state.installed).toBe(1)
    expect(theOne(s, 'earl').carries).toBe(false)
    expect(s.event('part installed')).toMatchObject({ installed: 1, required: 2 })
  })

  it('[dd.parts.10] the other two start tiles do not count', () => {
    const s = scene({ survivors: [earl({ at: [9, 1], carries: true })] })
    s.do('P1', step(8, 1)).do('P1', step(7, 1))
    expect(s.state.installed).toBe(0)
    expect(theOne(s, 'earl').carries).toBe(true)
  })

  it('[dd.parts.11] installing is automatic in the middle of a walk, costs nothing and is not the part action', () => {
    const s = scene({ survivors: [earl({ at: [5, 1], carries: true })] })
    s.do('P1', {
      do: 'walk',
      path: [
        [4, 1],
        [3, 1],
        [4, 1],
      ],
    })
    expect(s.state.installed).toBe(1)
    expect(s.state.turn).toMatchObject({ paid: 3, partAction: false })
    expect(s.refused('P1', PICK_UP)).toMatchObject({ clause: 'dd.parts.7' })
  })

  it('[dd.parts.11] so it is when a part reaches a survivor on the van tile by a gift or from the floor', () => {
    const gift = scene({ survivors: [earl({ at: [4, 1], carries: true }), frank({ at: [3, 1] })] })
    gift.do('P1', give('frank'))
    expect(gift.state.installed).toBe(1)
    expect(theOne(gift, 'frank').carries).toBe(false)
    const floor = scene({ survivors: [earl()], parts: [[1, 1]] }).do('P1', PICK_UP)
    expect(floor.state.installed).toBe(1)
    expect(partsLying(floor)).toEqual([])
  })

  it('[dd.parts.12] the part of a carrier who dies lies on the unit of death for the others', () => {
    const s = scene({
      survivors: [earl({ at: [11, 1], health: 2, carries: true }), frank({ at: [11, 2] })],
      tiles: [tile('T34', [3, 0], 0, { resolved: false })],
      deck: ['E05'],
      dice: ['dd.events.7: 1 1', 'dd.survivors.5: 12 12'],
    })
    s.do('P1', step(12, 1))
    expect(partsLying(s)).toEqual([[12, 1]])
    s.do('P2', step(12, 2)).do('P2', { do: 'attack', zombie: 1 }).do('P2', step(12, 1)).do('P2', PICK_UP)
    expect(theOne(s, 'frank').carries).toBe(true)
  })

  it('[dd.parts.13] a zombie on a token keeps survivors off the unit and leaves the token where it is', () => {
    const s = scene({
      survivors: [earl({ at: [5, 1] })],
      parts: [[6, 1]],
      zombies: [zombie(1, [6, 1])],
      dice: ['dd.zombies.4: 1 1'],
    })
    expect(s.refused('P1', step(6, 1))).toMatchObject({ clause: 'dd.grid.11' })
    s.do('P1', step(4, 1)).do('P1', step(3, 1)).do('P1', { do: 'end' })
    expect(partsLying(s)).toEqual([[6, 1]])
    expect(s.state.zombies[0]?.at).not.toBe(s.state.lying[0])
  })

  it('[dd.parts.14] parts beyond the required number are installed too', () => {
    const s = scene({ survivors: [earl({ at: [4, 1], carries: true })], installed: 2 }).do('P1', step(3, 1))
    expect(s.event('part installed')).toMatchObject({ installed: 3, required: 2 })
    expect(s.outcome).toBeNull()
  })

  it('[dd.parts.12] known parts are those installed, carried and lying', () => {
    const s = scene({
      survivors: [earl({ at: [4, 1], carries: true }), frank()],
      installed: 1,
      parts: [
        [5, 1],
        [5, 1],
      ],
    })
    expect(partsKnown(s.table)).toBe(4)
  })

  it('[dd.variant.7] with tradeItems the part action may give an item instead, also to a carrier', () => {
    const s = scene({
      survivors: [earl({ at: [5, 1], items: ['I06', 'I08'], carries: true }), frank({ at: [6, 1], carries: true })],
      options: { tradeItems: true },
    })
    expect(offersOf(s, 'P1', 'give')).toEqual([
      { do: 'give', to: 'frank', item: 'I06' },
      { do: 'give', to: 'frank', item: 'I08' },
    ])
    expect(s.refused('P1', { do: 'give', to: 'frank', item: 'I09' })).toMatchObject({ clause: 'dd.variant.7' })
    s.do('P1', { do: 'give', to: 'frank', item: 'I06' })
    expect([theOne(s, 'earl').items, theOne(s, 'frank').items]).toEqual([['I08'], ['I06']])
    expect(s.refused('P1', { do: 'give', to: 'frank', item: 'I08' })).toMatchObject({ clause: 'dd.parts.4' })
    expect(s.refused('P1', DROP)).toMatchObject({ clause: 'dd.parts.4' })
  })

  it('[dd.variant.7] an item too needs a survivor in range 1', () => {
    const s = scene({
      survivors: [earl({ at: [5, 1], items: ['I06'] }), frank({ at: [7, 1] })],
      options: { tradeItems: true },
    })
    expect(s.refused('P1', { do: 'give', to: 'frank', item: 'I06' })).toMatchObject({ clause: 'dd.parts.5' })
  })
})
