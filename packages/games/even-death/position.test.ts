import { anyGame, anyMatch, matchFromPosition, seeded, sourceFrom } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { position } from './position.ts'
import type { State } from './state.ts'
import { at, evenDeath, newGame, playOn, row, scene } from './testing.ts'

const game = { ...evenDeath, position }
const PLAIN = { scenario: 'battle' }

const read = (document: object) => position.read(document, {}, {})
function stateOf(document: object): State {
  const answer = read(document)
  if (!answer.ok) throw new Error(`${answer.fault.at}: ${answer.fault.reason}`)
  return answer.value.state
}
function faultOf(document: object): string {
  const answer = read(document)
  return answer.ok ? 'none' : `${answer.fault.clause} ${answer.fault.at}: ${answer.fault.reason}`
}

const match = (document: object) => {
  const source = sourceFrom({ kind: 'seeded', state: seeded('a position').state() })
  const begun = matchFromPosition(anyGame(game), document, {}, {}, source)
  if (!begun.ok) throw new Error(`${begun.fault.at}: ${begun.fault.reason}`)
  return anyMatch(begun.value)
}

/** Read back and written again, a document says the same. */
function roundTrip(table: Parameters<typeof position.write>[0]): { readonly exact: boolean; readonly state: State } {
  const written = JSON.parse(JSON.stringify(position.write(table))) as { exact?: unknown }
  return { exact: written.exact !== undefined, state: match(written).table.state as State }
}

const ANNA = { seat: 'survivors', at: [5080, 5080] } as const
const HERD = {
  zombies: [
    [5080, 7620],
    [5588, 7620],
  ],
} as const // prettier-ignore
const SHORT = { options: PLAIN, humans: [ANNA], herds: [HERD] }

describe('a position', () => {
  it('is short where nothing is special: loaded weapons, the profile, numbers in order', () => {
    const state = stateOf(SHORT)
    expect(state.humans).toMatchObject([
      { id: 1, profile: 'regular', vitality: 4, weapons: [{ id: 'pistol', due: 0 }] },
    ])
    expect(state.herds).toMatchObject([{ id: 2, seat: 'zombies', zombies: [{ id: 1 }, { id: 2 }] }])
    expect([state.nextUnit, state.nextZombie, state.tally.zombies]).toEqual([3, 3, 2])
    expect(state.seats.map(({ startPoints, startFigures }) => [startPoints, startFigures])).toEqual([
      [10, 1],
      [10, 2],
    ]) // prettier-ignore
  })

  it('begins a round with the first of the order, a turn with the seat on turn, or a unit that acts', () => {
    expect(match(SHORT).pending()).toMatchObject({ asks: 'select a unit', owe: ['survivors'] })
    expect(match({ ...SHORT, onTurn: 'zombies' }).pending()).toMatchObject({ asks: 'select a unit', owe: ['zombies'] })
    const acting = match({ ...SHORT, onTurn: 'survivors', active: { unit: 1, actions: 1, done: ['move'] } })
    expect(acting.pending()).toMatchObject({ asks: 'act', owe: ['survivors'] })
  })

  it('says which lists are locked in a block of its own', () => {
    const s = newGame({ options: PLAIN })
    s.do('zombies', { do: 'lock', force: [{ is: 'herd', kind: 'regular', size: 7 }] })
    expect(position.write(s.table)).toMatchObject({
      phase: 'forces',
      hidden: { locked: { zombies: [{ is: 'herd', kind: 'regular', size: 7 }] } },
    })
    const again = match(position.write(s.table))
    expect(again.pending()).toMatchObject({ asks: 'lock a force', owe: ['survivors'] })
    expect((again.table.state as State).frames).toEqual(s.state.frames)
  })

  it('of a battle from the lists to the first actions is written and read without loss, and short', () => {
    const s = newGame({ options: { scenario: 'chapel-hill' }, dice: seeded('priority') })
    for (const phase of ['forces', 'deployment', 'battle'] as const) {
      playOn(s, ({ state }) => state.phase !== phase)
      const { exact, state } = roundTrip(s.table)
      expect(exact).toBe(false)
      expect({ ...state, decision: 0 }).toEqual({ ...s.state, decision: 0, holders: state.holders })
    }
  })

  it('in the middle of an action has the whole state besides', () => {
    const s = scene({
      humans: [{ seat: 'survivors', at: at(20, 20), perks: ['specialist'] }],
      herds: [{ zombies: row(20, 26, 5) }],
      dice: [8, 1, 1, 8, 8],
    })
    s.do('survivors', { do: 'select', unit: 1 }).do('survivors', { do: 'shoot', weapon: 0, target: 2 })
    expect(s.pending?.asks).not.toBe('act')
    const { exact, state } = roundTrip(s.table)
    expect(exact).toBe(true)
    expect({ ...state, decision: 0 }).toEqual({ ...s.state, decision: 0, holders: state.holders })
  })
})

describe('a position is refused', () => {
  const anna = (more: object): object => ({ ...SHORT, humans: [{ ...ANNA, ...more }] })
  it.each([
    [
      'off the table',
      anna({ at: [5080, 30_000] }),
      'ed.measure.6 humans[0].at: it is off the table, or something is in the way there',
    ],
    [
      'with bases that overlap',
      { ...SHORT, herds: [{ zombies: [[5080, 5200]] }] },
      'ed.measure.6 humans: human 1 and zombie 1 overlap',
    ],
    [
      'with a number twice',
      { ...SHORT, herds: [{ ...HERD, id: 1 }], humans: [{ ...ANNA, id: 1 }] },
      'ed.measure.3 herds[0].id: number 1 is taken',
    ],
    ['with one side', { ...SHORT, herds: [] }, 'ed.victory.5 humans: there must be two sides on the table'],
    [
      'with a seat that is not there',
      { ...SHORT, seats: { bandits: {} } },
      'ed.setup.1 seats.bandits: there is no such seat',
    ],
    [
      'with an object that is not there',
      { ...SHORT, things: { 'crate 1': {} } },
      'ed.interact.3 things.crate 1: there is no such object',
    ],
    [
      'with a door that is not there',
      { ...SHORT, closed: ['house 1 door 1'] },
      'ed.terrain.14 closed[0]: there is no such door',
    ],
    [
      'with a facing that points nowhere',
      anna({ facing: [0, 0] }),
      'ed.facing.1 humans[0].facing: a facing points somewhere',
    ],
    [
      'with units before lists are open',
      { ...SHORT, phase: 'forces' },
      'ed.force.13 phase: units come of lists, and these are not open yet',
    ],
    [
      'with somebody who holds nobody',
      { ...SHORT, herds: [{ zombies: [{ at: [5080, 7620], locked: 9 }] }] },
      'ed.measure.6 humans: zombie 1 holds nobody',
    ],
    [
      'with a unit that acts in nobody\u2019s turn',
      { ...SHORT, active: { unit: 1 } },
      'ed.turn.1 active: nobody is on turn',
    ],
    [
      'that is none',
      { humans: [{ seat: 'survivors', at: 'here' }] },
      'ed.setup.5 humans[0].at: expected a list of exactly 2 entries, got "here"',
    ],
  ])('%s', (_, document, fault) => {
    expect(faultOf(document)).toBe(fault)
  })
})
