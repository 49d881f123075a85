import { describe, expect, it } from 'vitest'
import { seeded } from './dice/index.ts'
import { canonical } from './json.ts'
import { apply, begin, choices, judge, onClock, pending, seat, submit } from './play.ts'
import { TABLE_CLAUSES } from './refusal.ts'
import { lantern } from './testkit/sample/lantern.ts'
import type { LanternCommand } from './testkit/sample/state.ts'
import { sceneOf } from './testkit/scene.ts'
import { setUp } from './testkit/walk.ts'

const scene = sceneOf(lantern)
const hands = { keepers: { K1: { hand: [1, 2] }, K2: { hand: [1, 1, 3] }, K3: { hand: [3] } } }
const two = { keepers: { K1: { hand: [2] }, K2: { hand: [1], glow: 1 } } }
const climbing = { ...two, leader: 'K1', asks: 'climb', steps: 2 }
const keep: LanternCommand = { do: 'keep' }

describe('a question to several seats at once', () => {
  it('is open to all of them, in any order', () => {
    const s = scene({ position: hands })
    expect(s.pending).toMatchObject({ clause: 'ln.burn.1', asks: 'burn a card', sealed: true, owe: ['K1', 'K2', 'K3'] })
    expect(s.do('K3', keep).owe).toEqual(['K1', 'K2'])
  })

  it('takes the answers only when all are in, in the order of the seats', () => {
    const s = scene({ position: { keepers: { K1: { hand: [1] }, K2: { hand: [1] } } } })
    s.do('K2', { do: 'burn', card: 1 })
    expect(s.story).toEqual([])
    s.do('K1', { do: 'burn', card: 1 })
    expect(s.events.map((e) => ('seat' in e ? `${e.e} ${e.seat}` : e.e)).slice(0, 2)).toEqual([
      'burned K1',
      'burned K2',
    ])
  })

  it('shows nobody what another seat has answered', () => {
    const answers: LanternCommand[] = [keep, { do: 'burn', card: 1 }, { do: 'burn', card: 3 }]
    const seen = answers.map((answer) => {
      const s = scene({ position: hands }).do('K2', answer)
      return [s.view('K1'), s.view('K3'), s.view(null), s.offered('K1'), s.pending].map(canonical)
    })
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })

  it('shows a seat its own answer', () => {
    expect(scene({ position: hands }).do('K2', { do: 'burn', card: 3 }).view('K2').answer).toEqual({
      do: 'burn',
      card: 3,
    })
  })

  it('[table.sealed] takes one answer from each', () => {
    const s = scene({ position: hands }).do('K2', keep)
    expect(s.refused('K2', { do: 'burn', card: 1 })).toEqual({
      clause: 'table.sealed',
      reason: TABLE_CLAUSES['table.sealed'],
    })
    expect(s.offered('K2')).toEqual([])
  })

  it('keeps the answer as it was given, whatever the sender does with it later', () => {
    const s = scene({ position: hands })
    const answer = { do: 'burn' as const, card: 1 }
    s.do('K2', answer)
    answer.card = 3
    expect(s.view('K2').answer).toEqual({ do: 'burn', card: 1 })
  })

  it('is opened when the last seat that had not answered leaves the game', () => {
    const s = scene({ position: hands }).do('K1', keep).do('K2', keep)
    s.do('K3', { do: 'resign' })
    expect(s.story).toContain('ln.night.1 night')
    expect(s.owe).toEqual(['K1', 'K2'])
  })

  it('goes on for the others when a seat that has answered leaves', () => {
    const s = scene({ position: hands }).do('K1', { do: 'burn', card: 2 }).do('K1', { do: 'resign' })
    expect(s.owe).toEqual(['K2', 'K3'])
    s.do('K2', keep).do('K3', keep)
    expect(s.story).not.toContain('ln.burn.2 burned')
  })

  it('survives JSON with half of the answers in', () => {
    const s = scene({ position: hands, dice: [6] })
      .do('K1', { do: 'burn', card: 2 })
      .do('K2', keep)
    const state = JSON.parse(JSON.stringify(s.state)) as typeof s.state
    const resumed = seat(lantern, state, s.table.book, seeded(1), [])
    s.do('K3', keep)
    resumed.dice = { roll: () => 6, draw: () => 0 }
    expect(apply(lantern, resumed, 'K3', keep)).toBeNull()
    expect(canonical(resumed.state)).toBe(canonical(s.state))
  })
})

describe('a command', () => {
  it('counts: the next decision has the next number', () => {
    const s = scene({ position: { ...climbing, decision: 4 } }).do('K1', { do: 'rest' })
    expect(s.pending?.decision).toBe(5)
  })

  it('[table.stale] that answers an old question, or a coming one, is refused', () => {
    const { table } = scene({ position: { ...climbing, decision: 4 } })
    expect(submit(lantern, table, 'K1', 3, { do: 'rest' })?.clause).toBe('table.stale')
    expect(submit(lantern, table, 'K1', 5, { do: 'rest' })?.clause).toBe('table.stale')
    expect(submit(lantern, table, 'K1', 4, { do: 'rest' })).toBeNull()
  })

  it('[table.stale] sent twice is taken once', () => {
    const { table } = scene({ position: climbing })
    expect(submit(lantern, table, 'K1', 0, { do: 'climb' })).toBeNull()
    expect(submit(lantern, table, 'K1', 0, { do: 'climb' })?.clause).toBe('table.stale')
  })

  it('[table.shape] that is not written as documented names the place', () => {
    const { table } = scene({ position: two })
    expect(submit(lantern, table, 'K1', null, { do: 'burn', card: 'two' })).toMatchObject({
      clause: 'table.shape',
      at: 'card',
    })
    expect(submit(lantern, table, 'K1', null, null)?.clause).toBe('table.shape')
  })

  it('[table.seat] of a seat that is not asked is refused', () => {
    const s = scene({ position: { ...climbing, keepers: { K1: { hand: [2] }, K2: { hand: [1] } } } })
    expect(s.refused('K2', { do: 'rest' }).clause).toBe('table.seat')
  })

  it('of a seat that is not asked is refused by the clause of the book, if the game knows one', () => {
    const s = scene({ position: { ...climbing, keepers: { K1: { hand: [2] }, K2: { hand: [1] } } } })
    const knowing = {
      ...lantern,
      outOfTurn: (_look: unknown, seat: string, command: { do: string }) =>
        command.do === 'rest' ? { clause: 'la.climb.1', reason: `${seat} waits.` } : null,
    }
    expect(judge(knowing, s.table, 'K2', { do: 'rest' })).toEqual({ clause: 'la.climb.1', reason: 'K2 waits.' })
    expect(judge(knowing, s.table, 'K2', { do: 'burn', card: 1 })?.clause).toBe('table.seat')
  })

  it.each(['K9', 'constructor', '__proto__', ''])('[table.seat] of nobody at this table is refused (%s)', (nobody) => {
    const s = scene({ position: two })
    expect(s.refused(nobody, keep).clause).toBe('table.seat')
    expect(s.refused(nobody, { do: 'resign' }).clause).toBe('table.seat')
    expect(s.offered(nobody)).toEqual([])
  })

  it('[table.over] comes too late when the game is over', () => {
    const s = scene({ position: two }).do('K2', { do: 'resign' })
    expect(s.outcome?.winners).toEqual(['K1'])
    expect(s.pending).toBeNull()
    expect(s.refused('K1', keep).clause).toBe('table.over')
    expect(s.refused('K1', { do: 'resign' }).clause).toBe('table.over')
  })

  it('that the rules forbid names the clause and changes nothing', () => {
    expect(scene({ position: two }).refused('K1', { do: 'burn', card: 3 }).clause).toBe('ln.burn.1')
  })

  it('may be given at any time if the game says so, whoever is asked', () => {
    const s = scene({ position: { ...climbing, keepers: { K1: { hand: [2] }, K2: {}, K3: {} } } })
    expect(s.do('K3', { do: 'resign' }).owe).toEqual(['K1'])
  })
})

describe('seats that may speak but need not', () => {
  it('are named, have choices, and hold nobody up', () => {
    const s = scene({ position: climbing })
    expect(s.pending).toMatchObject({ owe: ['K1'], may: ['K2'] })
    expect(s.offered('K2')).toEqual([{ do: 'whistle' }])
    expect(s.do('K1', { do: 'rest' }).asks).toBe('peek?')
  })

  it('leave the question to those who owe an answer', () => {
    expect(scene({ position: climbing }).do('K2', { do: 'whistle' }).owe).toEqual(['K1'])
  })
})

describe('the clock', () => {
  it('does what the question says', () => {
    expect(scene({ position: two }).clock('K1')).toEqual([keep])
  })

  it('asks the game’s adviser where the question says nothing', () => {
    expect(scene({ position: { ...climbing, asks: 'peek?' } }).clock('K1')).toEqual([{ do: 'peek' }])
  })

  it('does nothing for a seat that is not asked, or has answered', () => {
    expect(scene({ position: { ...climbing, asks: 'peek?' } }).clock('K2')).toEqual([])
    const s = scene({ position: hands }).do('K1', keep)
    expect(onClock(lantern, s.table, 'K1')).toEqual([])
  })
})

describe('a table', () => {
  it('begins with the set-up and stops at the first question', () => {
    const t = begin(lantern, setUp(lantern, { options: { keepers: 3 } }), seeded(3), [])
    expect(pending(t)).toEqual({
      decision: 0,
      clause: 'ln.burn.1',
      asks: 'burn a card',
      owe: ['K1', 'K2', 'K3'],
      may: [],
      sealed: true,
    })
    expect(t.events?.filter((e) => e.e === 'drew')).toHaveLength(9)
  })

  it('is the same again with the same dice', () => {
    const again = (): string => canonical(begin(lantern, setUp(lantern), seeded(3)).state)
    expect(again()).toBe(again())
  })

  it('offers what `judge` accepts', () => {
    const { table } = scene({ position: hands })
    expect(choices(table, 'K2')).toEqual([keep, { do: 'burn', card: 1 }, { do: 'burn', card: 3 }])
    for (const command of choices(table, 'K2')) expect(judge(lantern, table, 'K2', command)).toBeNull()
  })
})
