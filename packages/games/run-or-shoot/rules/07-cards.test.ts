import { describe, expect, it } from 'vitest'
import { at, plays, scene, stepsPlayed, survivorNo, turnOver } from '../testing.ts'
import { CARD_IDS } from '../tables/cards.ts'
import { hasCard } from './07-cards.ts'

const pair = () => scene({ survivors: [{ at: at(3, 30) }, { at: at(3, 34) }] })

describe('cards', () => {
  it('[rs.cards.1] [rs.cards.2] every seat chooses one of twelve cards, each turn from the whole set', () => {
    const s = pair()
    expect([s.asks, s.owe]).toEqual(['place a card', ['S1', 'S2']])
    const single = s
      .offered('S1')
      .flatMap((command) => (command.do === 'card' && command.cards.length === 1 ? command.cards : []))
    expect(single).toEqual([...CARD_IDS])
    plays(s, 'S1', 'RUN')
    expect(s.owe).toEqual(['S2'])
    turnOver(plays(s, 'S2', 'SHOOT'))
    expect(s.state.turn).toBe(2)
    expect(s.offered('S1')).toHaveLength(14)
    plays(s, 'S1', 'RUN')
  })

  it('[rs.cards.3] [rs.cards.4] [rs.cards.5] ORDER goes with RELOAD or ASSIST and nothing else, GIVE and ASSIST are cards', () => {
    const s = pair()
    for (const cards of [
      ['RUN', 'SHOOT'],
      ['RELOAD', 'ASSIST'],
      ['ORDER', 'ORDER'],
      ['ORDER', 'RUN'],
    ] as const)
      expect(s.refused('S1', { do: 'card', cards: [...cards] }).clause).toBe('rs.cards.3')
    expect(s.refused('S1', { do: 'card', cards: ['ORDER', 'RELOAD', 'ASSIST'] }).clause).toBe('table.shape')
    expect(s.refused('S1', { do: 'ready' }).clause).toBe('rs.cards.2')
    plays(s, 'S1', 'RELOAD', 'ORDER')
    plays(s, 'S2', 'ORDER', 'ASSIST')
    const opened = s.event('cards opened').cards
    expect(opened).toEqual([
      { seat: 'S1', cards: ['RELOAD', 'ORDER'] },
      { seat: 'S2', cards: ['ORDER', 'ASSIST'] },
    ])
  })

  it('[rs.turn.5] all cards are opened at once, in step 2, and nobody learns of one before', () => {
    const s = pair()
    plays(s, 'S2', 'GRENADE')
    expect(s.latest).toEqual([])
    plays(s, 'S1', 'MELEE')
    expect(stepsPlayed(s).slice(0, 2)).toEqual(['1', '2'])
    expect(s.latest.findIndex(({ e }) => e === 'cards opened')).toBe(1)
  })

  it('[rs.cards.10] whoever is pinned places no card, and with nobody to place one the turn goes on', () => {
    const pinned = { at: at(3, 30), down: true, pinnedBy: 1 }
    const hunter = { kind: 'hunter', at: at(5, 30), pins: 1 } as const
    const s = scene({ survivors: [pinned, { at: at(3, 34) }], zeds: [hunter] })
    expect(s.owe).toEqual(['S2'])
    const alone = scene({ survivors: [pinned], zeds: [hunter], dice: ['rs.hunter.11: 1 1 2'] })
    // Nobody is ever asked, until the Hunter has killed him.
    expect(alone.pending).toBeNull()
    expect([alone.state.turn, alone.outcome?.clause]).toEqual([3, 'rs.end.1'])
  })

  it('[rs.cards.11] the clock places MELEE in contact, else SHOOT, else RELOAD, else RUN', () => {
    const clock = (...stage: Parameters<typeof scene>) => scene(...stage).clock('S1')
    const near = { at: at(5, 33) }
    const [pistol, shotgun] = [
      { id: 1, kind: 'pistol', rounds: 0 },
      { id: 2, kind: 'shotgun', rounds: 0 },
    ] as const
    const me = { at: at(3, 33) }
    expect(clock({ survivors: [me], zeds: [near] })).toEqual([{ do: 'card', cards: ['MELEE'] }])
    expect(clock({ survivors: [me], zeds: [{ ...near, down: true }] })).toEqual([{ do: 'card', cards: ['SHOOT'] }])
    expect(clock({ survivors: [me], zeds: [{ at: at(35, 33) }] })).toEqual([{ do: 'card', cards: ['SHOOT'] }])
    expect(clock({ survivors: [me], zeds: [{ at: at(36, 33) }] })).toEqual([{ do: 'card', cards: ['RUN'] }])
    expect(clock({ survivors: [{ ...me, pistol, main: shotgun }], zeds: [{ at: at(20, 33) }] })).toEqual([
      { do: 'card', cards: ['RELOAD'] },
    ])
    expect(clock({ survivors: [{ ...me, pistol, main: shotgun, items: [] }] })).toEqual([
      { do: 'card', cards: ['RUN'] },
    ])
    expect(clock({ survivors: [me] })).toEqual([{ do: 'card', cards: ['RUN'] }])
  })

  it('an open card is that of its seat for the rest of the turn', () => {
    const s = scene()
    s.table.state.cards = Object.freeze({ S1: Object.freeze(['BOTH' as const]) })
    expect(hasCard(s.state, survivorNo(s, 1), 'BOTH')).toBe(true)
    expect(hasCard(s.state, survivorNo(s, 1), 'RUN')).toBe(false)
  })
})
