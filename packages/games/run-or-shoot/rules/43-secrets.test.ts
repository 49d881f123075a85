import { parse, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Hidden, Horde } from '../state.ts'
import { type Command, COMMANDS } from '../commands.ts'
import {
  at,
  newGame,
  otherNo,
  plays,
  type RunOrShootScene,
  scene,
  type Staging,
  started,
  survivorNo,
  turnOver,
} from '../testing.ts'

const horde = (over: Partial<Horde> = {}): Horde => ({
  n: 1,
  lair: '1,0 drain',
  size: 20,
  inside: 20,
  active: 0,
  emergesFrom: 0,
  drawnTo: [],
  ...over,
})
const secrets = (by: Partial<Hidden>): Hidden => ({ ...scene().state.hidden, nextZed: 50, ...by })

/** Everything that a survivor's seat is told and sees. */
const channels = (s: RunOrShootScene, seat = 'S1'): unknown => ({
  story: s.storyFor(seat),
  events: s.events.filter(({ audience }) => audience === undefined || audience.includes(seat)),
  view: s.view(seat),
  decision: s.state.decision,
  owe: s.owe,
  offers: s.offers(seat),
  dice: s.dice.filter((line) => !line.startsWith('draw')),
})

/** A turn in which a horde, an infection or a hidden drifter has its secret roll, or has not. */
const played = (hidden: Partial<Hidden>, over: Staging = {}): RunOrShootScene => {
  const s = scene({
    survivors: [{ at: at(20, 34), hits: 0 }],
    zeds: [{ at: at(22, 34), kind: 'smoker' }],
    ...over,
    state: { hidden: secrets(hidden), ...over.state },
  })
  return turnOver(plays(s, 'S1', 'SHOOT'))
}
const shots = ['rs.shoot.1: 0 0 0']

describe('secrets', () => {
  it('[rs.secrecy.14] [rs.secrecy.16] a groan roll, an infection test and a drifter in a room leave no trace for a survivor', () => {
    const tested = { 1: 'immune' } as const
    const plain = played({ tested }, { dice: shots })
    // A horde that hears the groan and stays asleep on 9.
    const groan = played({ tested, hordes: [horde()] }, { dice: [...shots, 'draw rs.groan.3: 9'] })
    expect(groan.state.hidden.rolls.length).toBe(plain.state.hidden.rolls.length + 1)
    expect(channels(groan)).toEqual(channels(plain))
    // One that wakes on 0 and comes out only in 7a of this turn is seen then; far away nothing is.
    const asleep = played({ tested, hordes: [horde({ lair: '1,0 manhole' })] }, { dice: shots })
    expect(channels(asleep)).toEqual(channels(plain))
    // Infected or immune: the same names, never a value.
    const sick = played({ tested: { 1: 'infected' } }, { dice: [...shots, 'draw rs.infection.7: 5'] })
    expect(channels(sick)).toEqual(channels(plain))
    const bitten = (face: number) =>
      channels(played({}, { dice: [...shots, `draw rs.infection.1: ${face}`, 'draw rs.infection.7: 5'] }))
    expect(bitten(0)).toEqual(bitten(9))
    // A drifter in the safe house, whom nobody sees, throws his die in secret.
    const template = played({ tested }, { dice: shots }).state.zeds[0]
    if (!template) throw new Error('no Zed')
    const drifter = {
      ...template,
      id: 40,
      n: 0,
      kind: 'ordinary',
      mode: 'drifting',
      at: at(60, 15),
      walked: [],
      bit: null,
    } as const
    const room = played({ tested, zeds: [drifter] }, { dice: shots })
    expect(room.state.hidden.zeds).toHaveLength(1)
    expect(channels(room)).toEqual(channels(plain))
  })

  it('[rs.secrecy.14] what is turned is taken back within its step only, whatever was drawn beyond it', () => {
    const { game } = scene()
    const turn: Command = { do: 'turn', facing: [0, 1000] }
    const cause = { decision: 0, seat: 'S1', step: '' }
    const began = { e: 'step began', clause: 'rs.turn.1', step: '5b', turn: 1, cause } as const
    expect([game.mayTakeBack(turn, []), game.mayTakeBack(turn, [began])]).toEqual([true, false])
    expect(game.mayTakeBack({ do: 'move', acts: [] }, [])).toBe(false)
  })

  it('[rs.secrecy.5] a placed card carries no target, path, weapon or order', () => {
    const fields = { do: 'card', cards: ['SHOOT'] } as const
    expect(parse(COMMANDS, fields).ok).toBe(true)
    expect(parse(COMMANDS, { ...fields, zed: 1 }).ok).toBe(false)
    const s = scene({
      survivors: [{ at: at(20, 34) }],
      zeds: [{ at: at(40, 34), kind: 'smoker' }],
      dice: seeded('cards'),
    })
    expect(s.offered('S1').every((command) => command.do === 'card' && Object.keys(command).length === 2)).toBe(true)
    plays(s, 'S1', 'GRENADE')
    while (s.state.step !== '6') s.timeOut('S1')
    expect(s.offered('S1').some((command) => command.do === 'throw')).toBe(true)
  })

  it('[rs.secrecy.8] how many of a horde are still inside is for the umpire alone', () => {
    const out = (inside: number): RunOrShootScene => {
      const s = scene({
        survivors: [{ at: at(3, 30) }],
        dice: seeded('out'),
        state: {
          hidden: secrets({ hordes: [horde({ active: 1, emergesFrom: 1, size: 40, inside })], activations: 1 }),
        },
      })
      return turnOver(plays(s, 'S1', 'RUN'))
    }
    const [many, more] = [out(20), out(40)]
    expect(many.state.zeds).toHaveLength(10)
    expect(channels(many)).toEqual(channels(more))
    expect([many.view('U').hidden?.hordes[0]?.inside, more.view('U').hidden?.hordes[0]?.inside]).toEqual([10, 30])
  })

  it('[rs.secrecy.15] every other roll is open to everybody', () => {
    const s = played({ tested: { 1: 'immune' } }, { dice: shots })
    const thrown = s.dice.filter((line) => !line.startsWith('draw'))
    expect(thrown).toEqual(['rs.shoot.1 d10: 0', 'rs.shoot.1 d10: 0', 'rs.shoot.1 d10: 0'])
    for (const seat of ['S1', 'U', null])
      expect(s.storyFor(seat).filter((line) => line.includes('shot'))).toHaveLength(3)
  })

  it('[rs.secrecy.17] [rs.secrecy.18] all survivors have one view: hits, rounds, things and orders of everybody', () => {
    const order = { order: { is: 'STAY' }, idle: 0 } as const
    const s = scene({
      survivors: [{ at: at(3, 30), hits: 2 }, { at: at(3, 34) }, otherNo(14, { at: at(9, 34), order, items: ['kit'] })],
    })
    expect(s.view('S1')).toEqual(s.view('S2'))
    const [dot, , nadia] = s.view('S2').survivors
    expect([dot?.hits, dot?.main?.rounds, nadia?.items, nadia?.order]).toEqual([2, 7, ['kit'], order])
    const { hidden: _all, infections: _known, ...umpire } = s.view('U')
    const { hidden: _none, infections: _unknown, ...survivor } = s.view('S1')
    expect(umpire).toEqual(survivor)
  })

  it("[rs.secrecy.19] onlookers have the survivors' view and are told what survivors are told", () => {
    const s = started({ options: { scenario: 'night-school' }, hidden: 4 })
    expect(s.view(null)).toEqual(s.view('S1'))
    expect(s.storyFor(null)).toEqual(s.storyFor('S1'))
    expect(s.events.length).toBeGreaterThan(s.storyFor('S1').length)
  })

  it('[rs.secrecy.20] when the game is over everything hidden is open to everybody', () => {
    const s = scene({
      survivors: [{ at: at(20, 34) }],
      state: { turn: 20, hidden: secrets({ hordes: [horde()], tested: { 1: 'infected' } }) },
      dice: ['draw rs.infection.7: 4'],
    })
    expect(s.view('S1').hidden).toBeNull()
    turnOver(plays(s, 'S1', 'RUN'))
    expect(s.outcome).not.toBeNull()
    for (const seat of ['S1', null])
      expect(s.view(seat).hidden).toMatchObject({
        hordes: [{ n: 1, size: 20 }],
        tested: { 1: 'infected' },
        rolls: [{ about: 1, value: 4, clause: 'rs.infection.7' }],
      })
  })

  it("[rs.secrecy.21] [rs.secrecy.2] cards are asked for as a sealed question: what one has chosen is in nobody else's hands", () => {
    const s = scene({ survivors: [{ at: at(3, 30) }, { at: at(3, 34) }] })
    expect([s.asks, s.pending?.sealed, [...s.owe]]).toEqual(['place a card', true, ['S1', 'S2']])
    const before = s.view('S2')
    plays(s, 'S1', 'GRENADE')
    expect({ ...s.view('S2'), decision: 0 }).toEqual({ ...before, decision: 0, answers: { S1: null } })
    expect(s.storyFor('S2').join()).not.toContain('GRENADE')
  })
})

describe('the umpire', () => {
  it('[rs.seats.1] survivors are one side and Zeds the other; all win or lose together', () => {
    const s = scene({ survivors: [{ at: at(60, 15) }, { at: at(60, 19) }] })
    expect(s.game.sides).toEqual(['survivors', 'zeds'])
    for (const seat of s.owe) plays(s, seat, 'RUN')
    turnOver(s)
    expect(s.outcome?.winners).toEqual(['survivors'])
  })

  it('[rs.seats.4] [rs.seats.5] the automatic umpire is asked nothing: it places, moves and rolls by itself', () => {
    const s = newGame({
      options: { scenario: 'number-nine', mutants: ['hunter', 'smoker'] },
      dice: seeded('umpire'),
      hidden: 'umpire',
    })
    const asked = new Set<string>()
    for (let guard = 0; s.pending !== null && s.state.turn < 4 && guard < 500; guard++) {
      for (const seat of s.owe) asked.add(seat)
      s.timeOut(s.owe[0] ?? '')
    }
    expect(s.state.turn).toBe(4)
    expect(asked.has('U')).toBe(false)
    expect(s.state.hidden.hordes.length).toBeGreaterThan(0)
    expect(s.events.some(({ e }) => e === 'drifted')).toBe(true)
    expect(survivorNo(s, 1).seat).toBe('S1')
    // rs.seats.4 What it knows is in its own view alone.
    expect([s.view('U').hidden === null, s.view('S1').hidden]).toEqual([false, null])
  })
})
