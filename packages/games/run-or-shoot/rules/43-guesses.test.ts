import { seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { invariants } from '../invariants.ts'
import { chanceInfected, resample } from './43-guesses.ts'
import { workGround } from './02-terrain.ts'
import { driftersDue } from './04-draws.ts'
import type { State } from '../state.ts'
import { layToRest } from './38-test.ts'
import { MUTANT_KINDS } from '../tables/mutants.ts'
import { at, playOn, plays, type RunOrShootScene, scene, started, survivorNo } from '../testing.ts'
import { viewFor } from './43-view.ts'

const guessed = (s: RunOrShootScene, seed: string, seat: string | null = 'S1'): State =>
  resample(viewFor(s.table, seat), s.table.book, seeded(seed))

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const share = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length / list.length

describe('what a seat guesses', () => {
  it.each(['back-lane', 'number-nine', 'shopping-list', 'night-school', 'dust-off', 'last-boat'])(
    'looks the same to it, and is lawful: %s',
    (scenario) => {
      const s = started({ options: { scenario, survivors: 4 }, dice: seeded(scenario) })
      for (let turns = 0; turns < 3; turns++) {
        for (const seat of ['S1', 'S4', null]) {
          const seen = viewFor(s.table, seat)
          const state = guessed(s, `guess ${turns} ${seat}`, seat)
          const look = { state, book: s.table.book, facts: workGround(state, s.table.book) }
          expect(viewFor(look, seat)).toEqual(seen)
          expect(invariants(look)).toEqual([])
          expect(state.hidden.hordes.length).toBe(s.state.hidden.hordes.length)
        }
        const { turn } = s.state
        playOn(s, ({ state }) => state.turn === turn && state.outcome === null)
      }
    },
  )

  it('puts a horde where it may lurk as often as it is drawn there, and never where it is ruled out', () => {
    const s = scene({})
    const lairs = (): string[] =>
      times(2000, (i) => guessed(s, `lair ${i}`).hidden.hordes.map(({ lair }) => lair)).flat()
    const free = lairs()
    expect(free.length).toBe(2000)
    expect(Math.abs(share(free, (id) => id === '1,0 drain') - 0.5)).toBeLessThan(0.04)
    s.table.state.learnt = Object.freeze({ ...s.state.learnt, ruledOut: Object.freeze(['1,0 drain']) })
    expect(new Set(lairs())).toEqual(new Set(['1,0 manhole']))
  })

  it('gives a horde no fewer than came out of it', () => {
    const s = scene({ options: { difficulty: 'book' } })
    s.table.state.learnt = Object.freeze({
      ...s.state.learnt,
      cameOut: Object.freeze({ '1,0 drain': 10 }),
      stirred: Object.freeze(['1,0 drain']),
    })
    const hordes = times(2000, (i) => guessed(s, `size ${i}`).hidden.hordes).flat()
    expect(
      hordes.every(({ lair, size, inside, active }) => lair === '1,0 drain' && size - inside === 10 && active > 0),
    ).toBe(true)
  })

  it('takes whoever has lived with a bite for infected the less the longer he lives (rs.infection.7)', () => {
    const s = scene({ survivors: [{ hits: 1 }], zeds: [{ at: at(30, 33) }], state: { turn: 6 } })
    s.table.state.learnt = Object.freeze({ ...s.state.learnt, hurt: Object.freeze({ 1: 1 }) })
    // A fifth is infected; five rolls of a tenth each were lived through.
    const wanted = (0.2 * 0.9 ** 5) / (0.2 * 0.9 ** 5 + 0.8)
    expect(chanceInfected(s.table.book, s.state.survivors[0]!, 5)).toBeCloseTo(wanted, 10)
    const states = times(2000, (i) => guessed(s, `ill ${i}`))
    expect(Math.abs(share(states, ({ hidden }) => hidden.tested[1] === 'infected') - wanted)).toBeLessThan(0.03)
  })

  it('never lets a corpse rise that should have stood up by now', () => {
    const s = scene({ survivors: [{}, { status: 'dead' }], state: { turn: 4 } })
    s.table.state.learnt = Object.freeze({
      ...s.state.learnt,
      hurt: Object.freeze({ 2: 1 }),
      died: Object.freeze({ 2: 1 }),
    })
    expect(
      times(200, (i) => guessed(s, `late ${i}`)).every(({ hidden }) => Object.keys(hidden.rising).length === 0),
    ).toBe(true)
    s.table.state.learnt = Object.freeze({
      ...s.state.learnt,
      died: Object.freeze({ 2: 4 }),
      collapsed: Object.freeze([2]),
    })
    expect(times(50, (i) => guessed(s, `soon ${i}`)).every(({ hidden }) => hidden.rising[2] === 5)).toBe(true)
  })

  it('never lets a corpse rise that everybody saw destroyed', () => {
    const s = scene({ survivors: [{}, { status: 'dead' }], state: { turn: 4 } })
    s.table.state.learnt = Object.freeze({
      ...s.state.learnt,
      hurt: Object.freeze({ 2: 4 }),
      died: Object.freeze({ 2: 4 }),
    })
    const rising = (): State[] =>
      times(100, (i) => guessed(s, `corpse ${i}`)).filter(({ hidden }) => hidden.rising[2] === 5)
    expect(rising().length).toBeGreaterThan(0)
    layToRest(s.table, survivorNo(s, 2))
    expect(s.state.learnt.rested).toEqual([2])
    expect(rising()).toEqual([])
  })

  it('knows whose card lies face down, and its own card', () => {
    const s = scene({ survivors: [{ at: at(3, 30) }, { at: at(3, 34) }, { at: at(3, 38) }] })
    plays(s, 'S1', 'GRENADE')
    plays(s, 'S2', 'RUN')
    const sealed = (seat: string | null) => guessed(s, 'sealed', seat).frames.at(-1)?.sealed ?? {}
    expect([Object.keys(sealed('S1')), Object.keys(sealed(null))]).toEqual([
      ['S1', 'S2'],
      ['S1', 'S2'],
    ])
    expect(sealed('S1')['S1']).toEqual({ do: 'card', cards: ['GRENADE'] })
    expect(sealed('S2')['S1']).not.toEqual({ do: 'card', cards: ['GRENADE'] })
  })

  it('keeps the order in which Zeds are seen, whatever their numbers, and names nobody who is gone', () => {
    const s = scene({
      survivors: [{ at: at(30, 33) }],
      zeds: [{ at: at(32, 33) }, { n: 5, at: at(38, 33) }, { n: 2, at: at(36, 36) }],
      state: { nextNumber: 6 },
    })
    s.table.state.melee = Object.freeze([
      Object.freeze({ survivor: 1, zeds: Object.freeze([1, 9]), lying: Object.freeze([]) }),
    ])
    expect(viewFor(s.table, 'S1').melee).toEqual([{ survivor: 1, zeds: [1], lying: [] }])
    const state = guessed(s, 'order')
    const look = { state, book: s.table.book, facts: workGround(state, s.table.book) }
    expect(viewFor(look, 'S1')).toEqual(viewFor(s.table, 'S1'))
    expect(state.zeds.map(({ n }) => n)).toEqual([1, 5, 2])
  })

  it('counts a mutant that was drawn and has been seen as drawn', () => {
    const s = scene({ options: { difficulty: 'nightmare', scenario: 'shopping-list' } })
    const kinds = (i: number): number =>
      guessed(s, `kind ${i}`).hidden.zeds.filter(({ kind }) => kind !== 'ordinary').length
    const most = Math.max(...times(10, kinds))
    const [drawn] = MUTANT_KINDS.filter((kind) => kind !== 'tank' && !s.table.book.mutants.kinds.includes(kind))
    if (drawn === undefined || s.table.book.mutants.drawn === 0) throw new Error('none is drawn')
    s.table.state.learnt = Object.freeze({ ...s.state.learnt, mutants: Object.freeze({ [drawn]: 1 }) })
    expect(Math.max(...times(10, kinds))).toBe(most - s.table.book.mutants.drawn)
  })

  it('hides as many drifters as there must be, in groups where rooms are few (rs.drift.1)', () => {
    const s = scene({ options: { scenario: 'dust-off', survivors: 2 }, survivors: [{}, {}] })
    const seen = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8])
    s.table.state.learnt = Object.freeze({ ...s.state.learnt, drifters: seen })
    const due = driftersDue(s.table) - seen.length
    expect(due).toBeGreaterThan(2)
    const drifters = (i: number): number =>
      guessed(s, `drift ${i}`).hidden.zeds.filter(({ kind }) => kind === 'ordinary').length
    expect(new Set(times(50, drifters))).toEqual(new Set([due]))
  })

  it('finds no card twice', () => {
    const s = scene({})
    s.table.state.learnt = Object.freeze({ ...s.state.learnt, found: Object.freeze({ '0,0 c1': 7 }) })
    s.table.state.searched = Object.freeze(['0,0 c1'])
    const cards = times(300, (i) => guessed(s, `card ${i}`).hidden.caches['0,0 c2'])
    expect(cards).not.toContain(7)
    expect(new Set(cards).size).toBe(9)
  })
})
