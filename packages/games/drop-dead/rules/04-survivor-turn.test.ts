import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { dropDead } from '../index.ts'
import {
  earl,
  endTurns,
  frank,
  offersOf,
  owl,
  partsLying,
  scene,
  skye,
  theOne,
  tile,
  whereIs,
  zombie,
} from '../testing.ts'

const step = (x: number, y: number): Command => ({ do: 'step', to: [x, y] })
const END: Command = { do: 'end' }

describe("a survivor's turn", () => {
  it('[dd.turn.1] offers to move, explore, attack, use an item, give, drop, pick up, escape and end', () => {
    const s = scene({
      survivors: [earl({ at: [11, 1], items: ['I09'], carries: true }), frank({ at: [10, 1] })],
      zombies: [zombie(1, [8, 1])],
    })
    expect(new Set(s.offered('P1').map((c) => c.do))).toEqual(
      new Set(['step', 'explore', 'attack', 'use', 'give', 'drop', 'end']),
    )
    const atVan = scene({ survivors: [earl()], parts: [[1, 1]], installed: 2 })
    expect(new Set(atVan.offered('P1').map((c) => c.do))).toEqual(new Set(['step', 'pick-up', 'escape', 'end']))
    expect(atVan.refused('P1', { do: 'rotate', rotation: 0 })).toMatchObject({ clause: 'dd.turn.1' })
  })

  it('[dd.turn.6] the end of a turn may be taken back for free until the dead act', () => {
    const s = scene({ survivors: [earl({ at: [5, 1] }), frank({ at: [6, 1] })] })
    s.do('P1', END)
    expect(dropDead.mayTakeBack(END, s.latest)).toBe(true)
    s.do('P2', END)
    expect(dropDead.mayTakeBack(END, s.latest)).toBe(false)
  })

  it('[dd.turn.2] movement is split around an attack: move, attack, move on', () => {
    const s = scene({ survivors: [earl({ at: [5, 1] })], zombies: [zombie(1, [9, 1])], dice: [6, 6] })
    s.do('P1', step(5, 2)).do('P1', step(6, 2)).do('P1', { do: 'attack', zombie: 1 }).do('P1', step(5, 2))
    expect(whereIs(s, 'earl')).toEqual([5, 2])
    expect(s.state.turn).toMatchObject({ paid: 3, attacks: 1 })
  })

  it('[dd.turn.3] a second attack in one turn is refused', () => {
    const s = scene({ survivors: [earl()], zombies: [zombie(1, [5, 1])], dice: [2, 2] })
    s.do('P1', { do: 'attack', zombie: 1 })
    expect(offersOf(s, 'P1', 'attack')).toEqual([])
    expect(s.refused('P1', { do: 'attack', zombie: 1 })).toMatchObject({ clause: 'dd.turn.3' })
  })

  it('[dd.turn.4] a second item in one turn is refused', () => {
    const s = scene({ survivors: [earl({ items: ['I09', 'I11'] })] })
    s.do('P1', { do: 'use', card: 'I09' })
    expect(offersOf(s, 'P1', 'use')).toEqual([])
    expect(s.refused('P1', { do: 'use', card: 'I11' })).toMatchObject({ clause: 'dd.turn.4' })
  })

  it('[dd.turn.5] the rest of a turn is skipped, whatever was done before', () => {
    const s = scene({ survivors: [earl(), frank()] })
    s.do('P1', step(0, 1)).do('P1', END)
    expect(s.owe).toEqual(['P2'])
    expect(s.state.turn).toMatchObject({ seat: 'P2', paid: 0, begun: false })
  })

  it('[dd.turn.6] the turn may end although everything is still possible, also with a stop or on an overrun tile', () => {
    for (const turn of [{}, { stopped: true, begun: true }]) {
      const s = scene({
        survivors: [earl({ at: [9, 1], items: ['I09'] }), frank()],
        zombies: [zombie(1, [8, 0]), zombie(2, [8, 3]), zombie(3, [11, 3])],
        turn: { survivor: 'earl', ...turn },
      })
      expect(s.offered('P1').at(-1)).toEqual(END)
      expect(s.do('P1', END).owe).toEqual(['P2'])
    }
  })

  it('[dd.turn.7] movement, attack and item use that were not used do not carry over', () => {
    const s = scene({ survivors: [earl({ items: ['I09', 'I11'] })] })
    s.do('P1', END)
    expect(s.state.cycle).toBe(2)
    expect(s.state.turn).toMatchObject({ paid: 0, bonus: 0, attacks: 0, mayAttack: 1, itemUsed: false })
    expect(s.events.filter((e) => e.e === 'turn began').map((e) => e.allowance)).toEqual([5, 5])
    s.do('P1', { do: 'use', card: 'I09' })
    expect(s.refused('P1', { do: 'use', card: 'I11' })).toMatchObject({ clause: 'dd.turn.4' })
    s.do('P1', END)
    expect(s.state.turn).toMatchObject({ bonus: 0, itemUsed: false })
  })

  it('[dd.turn.8] nobody acts in the turn of another, and no zombie strikes at whoever walks past', () => {
    const s = scene({ survivors: [earl({ at: [5, 1] }), frank()], zombies: [zombie(1, [6, 2])] })
    expect(s.refused('P2', step(3, 1))).toMatchObject({ clause: 'table.seat' })
    s.do('P1', step(6, 1)).do('P1', step(7, 1)).do('P1', step(7, 2)).do('P1', step(8, 2))
    expect(s.dice).toEqual([])
    expect(theOne(s, 'earl').health).toBe(125)
  })

  it('[dd.turn.9] an item drawn this turn is used this turn, and the attack may come first', () => {
    const s = scene({
      survivors: [earl({ at: [11, 1], health: 100 })],
      zombies: [zombie(1, [8, 1])],
      stack: ['T34'],
      deck: ['I06'],
      dice: [1, 1],
    })
    s.do('P1', { do: 'attack', zombie: 1 }).do('P1', { do: 'explore' }).do('P1', { do: 'rotate', rotation: 0 })
    s.do('P1', { do: 'use', card: 'I06', on: 'earl' })
    expect(theOne(s, 'earl').health).toBe(125)
  })

  it('[dd.turn.10] the turn of a survivor who dies ends at once, after the card has reached the others', () => {
    const s = scene({
      survivors: [earl({ at: [11, 1], health: 1 }), frank({ at: [14, 2] }), owl({ at: [6, 2] })],
      tiles: [tile('T34', [3, 0], 0, { resolved: false })],
      deck: ['E08'],
      dice: ['dd.events.10: 3 4'],
    })
    s.do('P1', {
      do: 'walk',
      path: [
        [12, 1],
        [13, 1],
      ],
    })
    expect(theOne(s, 'earl').status).toBe('undead')
    expect(theOne(s, 'frank').health).toBe(146)
    expect(s.owe).toEqual(['P2'])
    expect(s.state.discard).toEqual(['E08'])
    const told = s.events.map((e) => e.e)
    expect(told.indexOf('turn ended')).toBeGreaterThan(told.lastIndexOf('harmed'))
    expect(told.indexOf('turn ended')).toBeGreaterThan(told.indexOf('rose'))
  })

  it('[dd.turn.1] the clock ends the turn, and takes a part at the feet first as long as parts are needed', () => {
    const s = scene({ survivors: [earl({ at: [5, 1] }), skye()], parts: [[5, 1]] })
    expect(s.clock('P1')).toEqual([{ do: 'pick-up' }, END])
    s.timeOut('P1')
    expect(theOne(s, 'earl').carries).toBe(true)
    expect(s.owe).toEqual(['P2'])
    const enough = scene({ survivors: [earl({ at: [5, 1] }), skye()], parts: [[5, 1]], installed: 2 })
    enough.timeOut('P1')
    expect(partsLying(enough)).toEqual([[5, 1]])
  })

  it('[dd.turn.1] every survivor has one turn, then a new cycle begins', () => {
    const s = endTurns(scene({ survivors: [earl(), frank(), skye(), owl()] }))
    expect(s.events.flatMap((e) => (e.e === 'turn began' ? [e.survivor] : []))).toEqual([
      'earl',
      'frank',
      'skye',
      'owl',
      'earl',
    ])
  })
})
