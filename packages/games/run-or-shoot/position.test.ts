import { anyGame, anyMatch, matchFromPosition, seeded, sourceFrom } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { position } from './position.ts'
import { STEP_BEGINS } from './position/read-play.ts'
import { PARTS } from './rules/08-turn.ts'
import { at, plays, runOrShoot, scene, started } from './testing.ts'
import type { State } from './state.ts'

const game = { ...runOrShoot, position }

const read = (document: object, options = {}) => position.read(document, options, {})
function stateOf(document: object, options = {}): State {
  const answer = read(document, options)
  if (!answer.ok) throw new Error(`${answer.fault.at}: ${answer.fault.reason}`)
  return answer.value.state
}
function faultOf(document: object, options = {}): string {
  const answer = read(document, options)
  return answer.ok ? 'none' : `${answer.fault.clause} ${answer.fault.at}: ${answer.fault.reason}`
}

const DOT = { at: [300, 3000] } as const
const match = (document: object) => {
  const source = sourceFrom({ kind: 'seeded', state: seeded('a position').state() })
  const begun = matchFromPosition(anyGame(game), document, {}, {}, source)
  if (!begun.ok) throw new Error(`${begun.fault.at}: ${begun.fault.reason}`)
  return anyMatch(begun.value)
}

describe('a position', () => {
  it('is short where nothing is special: the default team, full clips, closed doors', () => {
    const state = stateOf({ survivors: [DOT, { at: [300, 3300], hits: 2 }], zeds: [{ at: [2000, 3100] }] })
    expect(state.survivors.map(({ who, seat, hits, level }) => [who, seat, hits, level])).toEqual([
      ['p-dot', 'S1', 0, 0],
      ['p-petra', 'S2', 2, 0],
    ])
    expect(state.survivors[0]?.main).toEqual({ id: 2, kind: 'shotgun', rounds: 7 })
    expect(state.zeds).toMatchObject([{ id: 1, n: 1, kind: 'ordinary', mode: 'attacking', posture: 'standing' }])
    expect(Object.values(state.openings).every(({ state: is }) => is === 'closed')).toBe(true)
    expect(state.hidden).toMatchObject({ hordes: [], nextZed: 2 })
  })

  it('begins a turn with the question for cards, and settles who is in melee', () => {
    const asked = match({ survivors: [DOT], zeds: [{ at: [505, 3000] }] })
    expect(asked.pending()).toMatchObject({ asks: 'place a card', owe: ['S1'] })
    expect((asked.table.state as State).melee).toEqual([{ survivor: 1, zeds: [1], lying: [] }])
  })

  it('begins at any step, with open cards, and knows a name for each', () => {
    const plays = PARTS.flatMap((part) => part.plays)
    expect(Object.values(STEP_BEGINS).filter((name) => name !== 'new turn' && !plays.includes(name))).toEqual([])
    const state = stateOf({ survivors: [DOT], zeds: [{ at: [505, 3000] }], step: '3', cards: { S1: ['MELEE'] } })
    expect([state.step, state.cards, state.melee.length, state.groans.length]).toEqual(['3', { S1: ['MELEE'] }, 1, 1])
  })

  it('has a block for what is hidden', () => {
    const state = stateOf({
      survivors: [DOT],
      zeds: [{ at: [2000, 3100] }],
      hidden: {
        hordes: [{ lair: '1,0 drain', size: 30 }],
        zeds: [{ at: [2300, 1000], mode: 'drifting' }],
        caches: { '0,0 c1': 1 },
        tested: { 1: 'infected' },
        created: { 1: 7 },
      },
    })
    expect(state.hidden.hordes).toMatchObject([{ n: 1, inside: 30, active: 0 }])
    expect(state.hidden.zeds).toMatchObject([{ id: 1, n: 0, mode: 'drifting' }])
    expect(state.hidden.caches['0,0 c1']).toBe(1)
    expect([state.zeds[0]?.id, state.hidden.nextZed, state.hidden.tested]).toEqual([7, 8, { 1: 'infected' }])
  })

  it('of a game under way is written and read without loss', () => {
    const s = started({ options: { scenario: 'number-nine', survivors: 3 } })
    const written = position.write(s.table) as { exact?: unknown }
    expect(written.exact).toBeUndefined()
    const again = match(written).table.state as State
    expect({ ...again, decision: 0 }).toEqual({ ...s.state, decision: 0, holders: again.holders })
  })

  it('names nobody in melee who is gone since', () => {
    const blow = scene({
      survivors: [{ at: at(20, 34), main: { id: 2, kind: 'fireaxe', rounds: 0 } }],
      zeds: [{ at: at(22, 34) }],
      dice: ['rs.melee.8: 9'],
    })
    plays(blow, 'S1', 'MELEE').do('S1', { do: 'strike', weapon: 2, zed: 1 })
    const written = JSON.parse(JSON.stringify(position.write(blow.table)))
    expect(written.melee).toEqual([{ survivor: 1, zeds: [], lying: [] }])
    expect(stateOf(written).melee).toEqual(blow.state.melee)
  })

  it('in the middle of a step has the whole state besides', () => {
    const s = started({ options: { survivors: 2 } })
    s.do('S1', { do: 'card', cards: ['RUN'] })
    const written = position.write(s.table) as { exact?: unknown }
    expect(written.exact).toBeDefined()
    const again = match(written).table.state as State
    expect({ ...again, decision: 0 }).toEqual({ ...s.state, decision: 0, holders: again.holders })
  })
})

describe('a position is refused', () => {
  it.each([
    [
      'with a horde near the start',
      { survivors: [DOT], hidden: { hordes: [{ lair: '0,0 manhole', size: 10 }] } },
      'rs.setup.10 hidden.hordes[0].lair: it is too near to where people set out',
    ],
    [
      'with somebody who lives with as many hits as kill',
      { survivors: [{ ...DOT, hits: 4 }] },
      'rs.injury.1 survivors[0].hits: whoever lives has taken fewer than 4',
    ],
    [
      'with an NPS who lives with the hit that kills him',
      { survivors: [DOT, { who: 'n1', at: [2000, 3400], hits: 1 }] },
      'rs.injury.2 survivors[1].hits: whoever lives has taken fewer than 1',
    ],
    [
      'with a Tank that has taken all its hits',
      { survivors: [DOT], zeds: [{ at: [6000, 3800], kind: 'tank', hits: 10 }] },
      'rs.tank.2 zeds[0].hits: a Tank has taken fewer than 10',
    ],
    [
      'with two hordes in one lair',
      { survivors: [DOT], hidden: { hordes: ['a', 'b'].map(() => ({ lair: '1,0 drain', size: 10 })) } },
      'rs.setup.6 hidden.hordes[1].lair: another horde lurks there',
    ],
    [
      'with more of a horde than it ever had',
      { survivors: [DOT], hidden: { hordes: [{ lair: '1,0 drain', size: 10, inside: 11 }] } },
      'rs.horde.2 hidden.hordes[0].inside: it had 10',
    ],
    [
      'with some of a horde on the table beside all who were inside',
      {
        survivors: [DOT],
        zeds: [{ at: [6000, 3800] }],
        hidden: { hordes: [{ lair: '1,0 drain', size: 10, inside: 10 }], hordeOf: { 1: 1 } },
      },
      'rs.horde.2 hidden.hordes[0].inside: it had 10, and 1 of them are on the table',
    ],
    [
      'in a wall',
      { survivors: [{ at: [700, 2000] }] },
      'rs.measure.11 survivors[0].at: there is no floor, or terrain or another base is in the way',
    ],
    [
      'with bases that overlap',
      { survivors: [DOT], zeds: [{ at: [2000, 3100] }, { at: [2100, 3100] }] },
      'rs.measure.11 zeds[0].at: there is no floor, or terrain or another base is in the way',
    ],
    ['off the table', { survivors: [{ at: [50, 3000] }] }, 'rs.measure.16 survivors[0].at: it is off the table'],
    [
      'with more than one carries',
      { survivors: [{ ...DOT, items: Array.from({ length: 9 }, () => 'torch') }] },
      'rs.carry.3 survivors[0].items: more than one carries',
    ],
    [
      'with a fuller clip than there is',
      { survivors: [{ ...DOT, pistol: { kind: 'pistol', rounds: 7 } }] },
      'rs.reload.1 survivors[0].pistol.rounds: at most 6',
    ],
    [
      'with cards that lie face down',
      { survivors: [DOT], cards: { S1: ['RUN'] } },
      'rs.secrecy.1 cards.S1: cards are open from step 3 on',
    ],
    [
      'with a pair that is none',
      { survivors: [DOT], step: '3', cards: { S1: ['RUN', 'SHOOT'] } },
      'rs.cards.4 cards.S1: expected one card, or ORDER with RELOAD or ASSIST',
    ],
    [
      'with a door that is not there',
      { survivors: [DOT], openings: { '9,9 door0': 'open' } },
      'rs.terrain.2 openings.9,9 door0: there is no such door or window',
    ],
    [
      'with nobody to play',
      { survivors: [{ ...DOT, status: 'dead' }] },
      'rs.end.2 survivors: nobody who lives is played by a seat',
    ],
    [
      'with a pin on one side only',
      { survivors: [{ ...DOT, pinnedBy: 1 }], zeds: [{ at: [2000, 3100], kind: 'hunter' }] },
      'rs.hunter.11 survivors[0].pinnedBy: this Zed pins nobody like him',
    ],
    [
      'with somebody twice',
      {
        survivors: [
          { ...DOT, who: 'p-dot' },
          { at: [300, 3300], who: 'p-dot' },
        ],
      },
      'rs.seats.3 survivors[1].who: this survivor is there already',
    ],
    [
      'that is none',
      { survivors: [{ at: 'here' }] },
      'rs.setup.5 survivors[0].at: expected a list of exactly 2 entries, got "here"',
    ],
  ])('%s', (_, document, fault) => {
    expect(faultOf(document)).toBe(fault)
  })
})
