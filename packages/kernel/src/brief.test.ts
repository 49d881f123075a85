import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyMatch, startMatch } from './begin.ts'
import { Brief, Whole } from './brief.ts'
import { changed, changesFrom } from './changes.ts'
import { type Connection, MatchHost } from './host.ts'
import { type HostMessage, PROTOCOL } from './messages.ts'
import { commandOdds } from './odds.ts'
import { seededDice } from './source.ts'
import { lantern, RandomPlayer, setUp } from './testkit/index.ts'

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Small values with few names, so that two of them have much in common. */
const small = fc.letrec<{ any: unknown; list: unknown[]; parts: object; figure: object }>((tie) => ({
  any: fc.oneof({ maxDepth: 4 }, fc.integer({ min: 0, max: 3 }), tie('list'), tie('parts'), tie('figure')),
  list: fc.array(tie('any'), { maxLength: 6 }),
  parts: fc.dictionary(fc.constantFrom('a', 'b', 'cut', '0', '__proto__'), tie('any'), { maxKeys: 4 }),
  figure: fc.record({ n: fc.integer({ min: 1, max: 5 }), at: tie('any') }),
})).any

describe('what has changed', () => {
  it('leads from any value to any other, and writes to neither', () => {
    fc.assert(
      fc.property(small, small, (one, other) => {
        const [before, after] = [plain(one), plain(other)]
        const changes = plain(changesFrom(before, after))
        expect(JSON.stringify(before)).toBe(JSON.stringify(one))
        expect(changed(before, changes)).toEqual(after)
        expect(before).toEqual(plain(one))
      }),
      { numRuns: 2000 },
    )
  })

  it('is nothing where nothing has, and what stays is the very same', () => {
    const before = {
      zeds: [
        { n: 1, at: { x: 1 } },
        { n: 2, at: { x: 2 } },
        { n: 3, at: { x: 3 } },
      ],
    }
    expect(changesFrom(before, plain(before))).toBeNull()
    const changes = changesFrom(before, { zeds: [before.zeds[0], { n: 3, at: { x: 4 } }] })
    expect(changes).toEqual({ zeds: { cut: [1, 1, []], 1: { at: { x: [4] } } } })
    expect((changed(before, changes) as typeof before).zeds[0]).toBe(before.zeds[0])
  })

  it('of many of one form that come at once, each part is told by itself', () => {
    const way = [1, 2, 3, 4].map((x) => ({ at: { x, y: 0 }, level: 0 }))
    const changes = changesFrom({ way: [] }, { way })
    expect(changes).toEqual({ way: { cut: [0, 0, { at: { x: [1, 2, 3, 4], y: [0, 0, 0, 0] }, level: [0, 0, 0, 0] }] } })
    expect(changed({ way: [] }, changes)).toEqual({ way })
  })
})

describe('a line that wants its updates brief', () => {
  const people = { K1: { person: 'Ann' }, K2: { person: 'Bob' } }

  it.each([1, 2, 3, 4, 5, 6])('makes of them what another hears whole, game %i', (seed) => {
    const match = startMatch(lantern, setUp(lantern, { holders: people }), seededDice(seed))
    const host = new MatchHost({ match: anyMatch(match), odds: commandOdds, brief: () => new Brief() })
    const heard: { readonly brief: HostMessage[]; readonly whole: HostMessage[] } = { brief: [], whole: [] }
    const lineOf = (into: HostMessage[], more: object): Connection => {
      const line = host.connect((message) => into.push(plain(message)))
      line.receive({ v: PROTOCOL, t: 'join', client: JSON.stringify(more), seats: ['K1', 'K2'], ...more })
      return line
    }
    const brief = lineOf(heard.brief, { brief: true })
    lineOf(heard.whole, {})
    const player = new RandomPlayer(lantern, seed)
    for (let id = 1; id < 120; id++) {
      const asked = match.pending()
      const pick = asked && player.pick(lantern, match.table, asked)
      if (!pick) break
      brief.receive({ v: PROTOCOL, t: 'command', id, seat: pick.seat, decision: null, command: pick.command })
      if (id % 7 === 0) brief.receive({ v: PROTOCOL, t: 'undo', id: 1000 + id, seat: pick.seat })
    }
    const whole = new Whole()
    const made = heard.brief.map((message) => whole.of(message))
    const updates = (all: readonly (HostMessage | null)[]) => all.filter((one) => one?.t === 'update')
    expect(updates(made)).toEqual(updates(heard.whole))
    expect(heard.brief.filter(({ t }) => t === 'changed').length).toBeGreaterThan(3)
    expect(JSON.stringify(heard.brief).length).toBeLessThan(JSON.stringify(heard.whole).length)
  })

  it('is told everything again when it comes back, and waits for that', () => {
    const match = startMatch(lantern, setUp(lantern, { holders: people }), seededDice(1))
    const host = new MatchHost({ match: anyMatch(match), odds: commandOdds, brief: () => new Brief() })
    const got: HostMessage[] = []
    const line = host.connect((message) => got.push(plain(message)))
    line.receive({ v: PROTOCOL, t: 'join', client: 'ann', seats: ['K1', 'K2'], brief: true })
    const [seat] = match.pending()?.owe ?? []
    const [command] = match.choices(seat ?? '')
    line.receive({ v: PROTOCOL, t: 'command', id: 1, seat, decision: null, command })
    const [, first, later] = got.filter(({ t }) => t !== 'done')
    expect([first?.t, later?.t]).toEqual(['update', 'changed'])
    expect(new Whole().of(later as HostMessage)).toBeNull()
    line.receive({ v: PROTOCOL, t: 'resume', since: 0 })
    expect(got.at(-1)?.t).toBe('update')
    line.receive({ v: PROTOCOL, t: 'join', client: 'ann', seats: ['K1', 'K2'] })
    expect(got.at(-1)?.t).toBe('update')
  })
})
