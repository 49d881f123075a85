import { describe, expect, it } from 'vitest'
import { scripted, seeded } from './dice/index.ts'
import { type Frame, frameOf } from './flow.ts'
import { apply } from './play.ts'
import { lantern } from './testkit/sample/lantern.ts'
import { climb, openGate } from './testkit/sample/rules.ts'
import { keeperOf } from './testkit/sample/state.ts'
import { sceneOf } from './testkit/scene.ts'
import { Transaction } from './transaction.ts'

const scene = sceneOf(lantern)
const climbing = {
  keepers: { K1: { hand: [1] }, K2: { hand: [2], glow: 1 } },
  leader: 'K1',
  asks: 'climb',
  steps: 3,
  gates: [1],
}

describe('a table', () => {
  it('tells with every event whose command caused it, which decision that was and at which step', () => {
    const s = scene({ position: { ...climbing, decision: 7 } })
    s.do('K2', { do: 'whistle' }).do('K1', { do: 'climb' })
    expect(s.events.map((event) => event.cause)).toEqual([
      { decision: 7, seat: 'K2', step: 'climb' },
      { decision: 8, seat: 'K1', step: 'climb' },
    ])
  })

  it('tells what the set-up does in nobody’s name', () => {
    const s = scene({ options: { nights: 1 } })
    expect(s.events[0]?.cause).toEqual({ decision: 0, seat: null, step: 'deal' })
  })

  it('says nothing when nobody listens', () => {
    const { table } = scene({ position: climbing })
    table.events = null
    climb(table, keeperOf(table, 'K1'))
    expect(table.events).toBeNull()
    expect(keeperOf(table, 'K1').stair).toBe(1)
  })

  it('asks the book who may hear of an event that names nobody itself', () => {
    const { table } = scene({ position: climbing })
    const heard = (hearers: () => readonly string[] | null) => {
      const quiet = new Transaction(
        lantern.copy(table.state),
        { ...table.book, hearers },
        () => table.facts,
        table.dice,
      )
      quiet.events = []
      climb(quiet, keeperOf(quiet, 'K1'))
      return quiet.events.map((event) => ('audience' in event ? event.audience : undefined))
    }
    expect([heard(() => ['K1']), heard(() => null)]).toEqual([[['K1']], [undefined]])
  })

  it('works its facts out anew when a rule says so', () => {
    const { table } = scene({ position: { ...climbing, keepers: { K1: { hand: [1], stair: 1 }, K2: { hand: [2] } } } })
    expect(table.facts.highest).toBe(1)
    openGate(table, keeperOf(table, 'K1'))
    expect(table.facts.highest).toBe(5)
  })

  it('keeps the first outcome', () => {
    const { table } = scene({ position: climbing })
    table.win(['K1'], 'ln.end.1', 'first')
    table.win(['K2'], 'ln.end.2', 'second')
    expect(table.state.outcome).toEqual({ winners: ['K1'], clause: 'ln.end.1', reason: 'first' })
  })

  it('remembers that something came to light', () => {
    const s = scene({ position: { ...climbing, asks: 'peek?' } })
    expect(s.table.revealed).toBe(false)
    expect(s.do('K1', { do: 'peek' }).table.revealed).toBe(true)
  })

  it('asks its dice, and no others', () => {
    const { table } = scene({ position: climbing })
    table.dice = scripted(['ln.wind.1 d6: 4', 'draw ln.setup.1: 2'])
    expect(table.roll({ clause: 'ln.wind.1', sides: 6, seat: 'K1', what: 'the gust' })).toBe(4)
    expect(table.draw('ln.setup.1', 3)).toBe(2)
  })
})

describe('a fork', () => {
  it('goes its own way: silent, with its own dice, and nothing comes back', () => {
    const { table, events } = scene({ position: { ...climbing, gates: [0] } })
    const fork = table.fork(lantern.copy, seeded(1))
    expect(apply(lantern, fork, 'K1', { do: 'open' })).toBeNull()
    expect(fork.facts.highest).toBe(5)
    expect(table.facts.highest).toBe(0)
    expect([table.state.gates, fork.state.gates]).toEqual([[0], []])
    expect([table.state.decision, fork.state.decision]).toEqual([0, 1])
    expect(events).toEqual([])
    expect(fork.events).toBeNull()
  })

  it('shares the facts until a rule renews them', () => {
    const { table } = scene({ position: climbing })
    expect(table.fork(lantern.copy, seeded(1)).facts).toBe(table.facts)
  })

  it('has its own frames', () => {
    const { table } = scene({ position: climbing })
    const fork = table.fork(lantern.copy, seeded(1))
    ;(fork.state.frames[1] as Frame).vars['steps'] = 0
    fork.state.frames.push(frameOf('wind', 'gust', {}))
    expect(table.state.frames).toHaveLength(2)
    expect(table.state.frames[1]?.vars['steps']).toBe(3)
  })
})
