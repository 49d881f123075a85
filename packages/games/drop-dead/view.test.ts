import { seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { CARDS, DECK } from './content/cards.ts'
import { STACK } from './content/tiles.ts'
import { dropDead } from './index.ts'
import { oddsKey } from './odds-key.ts'
import { earl, newGame, scene, skye, zombie } from './testing.ts'

describe('the view', () => {
  it('lists what is left of stack and deck, never in its order', () => {
    const s = newGame({ hidden: 5 })
    const view = s.view('P1')
    expect([view.stackLeft, view.deckLeft]).toEqual([STACK, DECK])
    expect(s.state.stack).not.toEqual(STACK)
  })

  it('follows stack and deck as they change', () => {
    const s = scene({ survivors: [earl({ at: [11, 1] })], stack: ['T34', 'T02', 'T41'], deck: ['E10', 'I07'] })
    expect(s.view('P1')).toMatchObject({ stackLeft: ['T02', 'T34', 'T41'], deckLeft: ['I07', 'E10'], drawn: null })
    s.do('P1', { do: 'explore' })
    expect(s.view('P1')).toMatchObject({ stackLeft: ['T02', 'T41'], drawn: { id: 'T34', cell: [3, 0] } })
    s.do('P1', { do: 'rotate', rotation: 0 })
    expect(s.view('P1')).toMatchObject({ stackLeft: ['T02', 'T41'], deckLeft: ['I07'], discard: ['E10'], drawn: null })
  })

  it('is the state without stack and deck, and shares nothing that changes', () => {
    const s = scene({
      survivors: [earl({ at: [5, 1], items: ['I06'] })],
      zombies: [zombie(1, [6, 1])],
      parts: [[5, 2]],
    })
    const before = s.view('P1')
    const kept = structuredClone(before)
    const { stackLeft: _stack, deckLeft: _deck, ...rest } = before
    const { stack: _s, deck: _d, ...state } = s.state
    expect(rest).toEqual(state)
    s.do('P1', { do: 'step', to: [5, 2] }).do('P1', { do: 'pick-up' })
    expect(before).toEqual(kept)
  })

  it('is looked at again in any order of what is hidden', () => {
    const s = newGame({ hidden: 8 })
    const view = s.view(null)
    const worlds = [1, 2].map((seed) => dropDead.resample(view, s.table.book, seeded(seed)))
    for (const state of worlds) expect(dropDead.view({ ...s.table, state }, null)).toEqual(view)
    expect(worlds[0]?.stack).not.toEqual(worlds[1]?.stack)
    expect(worlds[0]?.deck).not.toEqual(worlds[1]?.deck)
  })
})

describe('what came of a command, in a few words', () => {
  it('tells of kills and wounds', () => {
    const cast = { survivors: [skye({ at: [5, 1] })], zombies: [zombie(1, [6, 1], { health: 5 }), zombie(2, [5, 2])] }
    const s = scene({ ...cast, dice: [5, 3] })
    s.do('P1', { do: 'attack', zombie: 1, second: 2 })
    expect(oddsKey(s.latest)).toBe('kill, hurt')
  })

  it('tells of cards and tiles', () => {
    const s = scene({ survivors: [earl({ at: [11, 1] })], stack: ['T34'], deck: ['E10'] }).do('P1', { do: 'explore' })
    expect(oddsKey(s.latest)).toBe('Town Square')
    s.do('P1', { do: 'rotate', rotation: 0 })
    expect(oddsKey(s.latest)).toBe(CARDS.E10.title)
  })

  it('tells of nothing else', () => {
    const s = scene().do('P1', { do: 'step', to: [1, 0] })
    expect(oddsKey(s.latest)).toBe('done')
  })
})
