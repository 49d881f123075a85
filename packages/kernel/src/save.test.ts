import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyMatch, matchFromPosition, startMatch } from './begin.ts'
import { anyGame } from './game.ts'
import { canonical, digest } from './json.ts'
import type { Match } from './match.ts'
import { openSave, replaySave } from './open-save.ts'
import { publicSave, saveMatch } from './save.ts'
import type { Save } from './save-shape.ts'
import { committedDice, scriptedDice, seededDice } from './source.ts'
import { lantern, RandomPlayer, recordGame, setUp } from './testkit/index.ts'
import type { LanternKit } from './testkit/sample/state.ts'
import { proposeUndo } from './undo.ts'
import { verifySave } from './verify.ts'

const games = [anyGame(lantern)]
const secret = 'c0ffee00'.repeat(8)
const file = (save: Save): Save => JSON.parse(JSON.stringify(save)) as Save

const recorded = (seed: number, keepers = 3): Match<LanternKit> =>
  recordGame(lantern, setUp(lantern, { options: { keepers, nights: 6 } }), seed)

/** The save of a game of some length, as it comes out of a file. */
const sample = (): Save => file(saveMatch(recorded(4), { private: true }))

function faultOf(json: unknown, rules = lantern): { at: string; why: string } {
  const opened = openSave(json, [anyGame(rules)])
  if (opened.ok) throw new Error('it opened')
  return opened.fault
}

describe('a save', () => {
  it('opens as it was, to the byte', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 60 }), (seed, length) => {
        const match = recordGame(lantern, setUp(lantern), seed, { maxCommands: length })
        const opened = openSave(file(saveMatch(match, { private: true })), games)
        if (!opened.ok) throw new Error(`${opened.fault.at}: ${opened.fault.why}`)
        expect(canonical(opened.match.table.state)).toBe(canonical(match.table.state))
        expect(opened.match.told).toEqual(match.told)
        expect(opened.match.entries).toEqual(match.entries)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['seeded', () => seededDice(9)],
    ['committed', () => committedDice({ secret, shares: { K1: 'salt' }, match: 'm' })],
  ])('goes on with the same %s dice when it is private', (_, source) => {
    const setup = setUp(lantern, { options: { nights: 9 } })
    const match = startMatch(lantern, setup, source())
    const player = new RandomPlayer(lantern, 1)
    const play = (m: Match<LanternKit>, commands: number, p: RandomPlayer<LanternKit>): void => {
      for (let i = 0; i < commands && m.pending(); i++) {
        const pick = p.pick(lantern, m.table, m.pending()!)
        m.submit(pick!.seat, null, pick!.command)
      }
    }
    play(match, 9, player)
    const opened = openSave(file(saveMatch(match, { private: true })), games)
    if (!opened.ok) throw new Error(opened.fault.why)
    const again = opened.match as unknown as Match<LanternKit>
    play(match, 500, new RandomPlayer(lantern, 2))
    play(again, 500, new RandomPlayer(lantern, 2))
    expect(match.table.state.outcome).not.toBeNull()
    expect(digest(again.table.state)).toBe(digest(match.table.state))
    expect(again.entries).toEqual(match.entries)
  })

  it('keeps the secret and the generator to itself while the match goes on, and tells the secret afterwards', () => {
    const running = startMatch(lantern, setUp(lantern), committedDice({ secret, shares: {}, match: 'm' }))
    expect(JSON.stringify(saveMatch(running, { private: false }))).not.toContain(secret)
    expect(verifySave(saveMatch(running, { private: false }))).toMatchObject({ fault: { at: 'dice.secret' } })
    expect(saveMatch(startMatch(lantern, setUp(lantern), seededDice(1)), { private: false }).dice).toEqual({
      kind: 'seeded',
    })
    running.submit('K1', null, { do: 'resign' })
    expect(verifySave(saveMatch(running, { private: false }))).toMatchObject({ ok: true, verified: { draws: 14 } })
  })

  it('without dice can be looked at, and says so when dice are needed', () => {
    const match = startMatch(lantern, setUp(lantern), seededDice(8))
    const opened = openSave(saveMatch(match, { private: false }), games)
    if (!opened.ok) throw new Error(opened.fault.why)
    const again = opened.match as unknown as Match<LanternKit>
    const highest = (seat: string): unknown => again.choices(seat).at(-1)
    again.submit('K1', null, highest('K1'))
    expect(again.submit('K2', null, { do: 'keep' })).toMatchObject({ ok: false, refusal: { clause: 'table.dice' } })
  })

  it('keeps a position, scripted dice, and dice that are to come again', () => {
    const position = { keepers: { K1: { hand: [2, 3] }, K2: { hand: [1] } } }
    const setup = setUp(lantern)
    const read = matchFromPosition(lantern, position, setup.options, setup.holders, scriptedDice([4, 2]))
    if (!read.ok) throw new Error(read.fault.reason)
    const match = read.value
    match.submit('K1', null, { do: 'burn', card: 3 })
    match.submit('K2', null, { do: 'keep' })
    proposeUndo(match, 'K1')
    const save = file(saveMatch(match, { private: true }))
    expect(save).toMatchObject({ position, dice: { kind: 'scripted', left: ['2'] } })
    expect(save.again?.rolls).toMatchObject([['ln.wind.1', 6, 4, 0]])
    const opened = openSave(save, games)
    if (!opened.ok) throw new Error(opened.fault.why)
    opened.match.submit('K1', null, { do: 'burn', card: 3 } as never)
    opened.match.submit('K2', null, { do: 'keep' })
    expect(opened.match.entries[1]?.rolled).toEqual([['ln.wind.1', 6, 4]])
  })
})

describe('a save that begins with a position', () => {
  it.each([
    ['names a holder for a seat that the position has not', { K9: { bot: 'random' } }, 'holders.K9', 'no such seat'],
    ['names nobody for a seat that it has', { K2: undefined }, 'holders.K2', 'nobody'],
  ] as const)('is refused where it %s', (_what, changed, at, why) => {
    const position = { keepers: { K1: { hand: [2, 3] }, K2: { hand: [1] } } }
    const setup = setUp(lantern)
    const read = matchFromPosition(lantern, position, setup.options, setup.holders, scriptedDice([]))
    if (!read.ok) throw new Error(read.fault.reason)
    const save = file(saveMatch(read.value, { private: true }))
    const { ok } = openSave(save, games)
    const opened = openSave(file({ ...save, holders: { ...save.holders, ...changed } } as Save), games)
    expect([ok, opened]).toMatchObject([
      true,
      { ok: false, fault: { at, why: expect.stringContaining(why) as string } },
    ])
  })
})

describe('a save that is wrong', () => {
  const last = sample().entries.length - 1

  it.each<[string, (save: Save) => void, { at: string; why: string }]>([
    ['another format', (s) => Object.assign(s, { format: 'chess' }), { at: 'format', why: '"shamble-save"' }],
    ['a later version', (s) => Object.assign(s, { version: 2 }), { at: 'version', why: 'expected 1' }],
    ['an unknown key', (s) => Object.assign(s, { cheat: 1 }), { at: 'cheat', why: 'unknown key' }],
    ['an unknown game', (s) => Object.assign(s, { game: 'go' }), { at: 'game', why: 'no game "go"' }],
    ['an unknown option', (s) => Object.assign(s.options, { fog: true }), { at: 'options.fog', why: 'no such option' }],
    [
      'an unknown seat',
      (s) => Object.assign(s.holders, { K9: { bot: 'x' } }),
      { at: 'holders.K9', why: 'no such seat' },
    ],
    ['an empty seat', (s) => delete s.holders['K2'], { at: 'holders.K2', why: 'nobody' }],
    ['a stranger with dice', (s) => s.physical.push('K9'), { at: 'physical[0]', why: 'no such seat' }],
    ['a malformed entry', (s) => Object.assign(s.entries[2]!, { n: -1 }), { at: 'entries[2].n', why: 'whole number' }],
    [
      'a malformed command',
      (s) => Object.assign(s.entries[2]!, { command: { do: 'fly' } }),
      { at: 'entries[2].command.do', why: 'table.shape' },
    ],
    [
      'an illegal command',
      (s) => Object.assign(s.entries[0]!, { command: { do: 'climb' } }),
      { at: 'entries[0]', why: 'ln.burn.1' },
    ],
    ['a wrong number', (s) => Object.assign(s.entries[3]!, { n: 9 }), { at: 'entries[3]', why: 'decision 9, not 3' }],
    ['a missing draw', (s) => s.opening.drawn.pop(), { at: 'opening', why: 'no draw for ln.setup.1' }],
    ['a draw for another clause', (s) => (s.opening.drawn[0]![0] = 'ln.x'), { at: 'opening', why: 'ln.x' }],
    [
      'a draw too many',
      (s) => s.opening.drawn.push(['ln.x', 2, 1]),
      { at: 'opening', why: 'nobody asked for the recorded draw ln.x: 1' },
    ],
    ['a roll too many', (s) => s.entries[0]!.rolled.push(['ln.x', 6, 1]), { at: 'entries[0]', why: 'nobody asked' }],
    [
      'a forged reveal',
      (s) => (s.entries[0]!.revealed = true),
      { at: 'entries[0]', why: 'nothing hidden comes to light' },
    ],
    ['another end', (s) => (s.digest = '0'.repeat(64)), { at: `entries[${last}]`, why: 'differs from the recorded' }],
    [
      'bad dice',
      (s) => Object.assign(s, { dice: { kind: 'seeded', state: [1] } }),
      { at: 'dice.state', why: '8 entries' },
    ],
    [
      'a false secret',
      (s) =>
        Object.assign(s, {
          dice: {
            kind: 'committed',
            commitment: '1'.repeat(64),
            shares: {},
            match: 'm',
            at: { rolls: 0, draws: 0 },
            secret,
          },
        }),
      { at: 'dice', why: 'not the one committed to' },
    ],
  ])('is not opened: %s', (_, spoil, fault) => {
    const save = sample()
    spoil(save)
    const found = faultOf(save)
    expect(found.at).toBe(fault.at)
    expect(found.why).toContain(fault.why)
  })

  it('is tried under other rules, and says at which entry and why it no longer replays', () => {
    const save = sample()
    const same = openSave(save, [anyGame({ ...lantern, rulesVersion: '2' })])
    expect(same.ok).toBe(true)
    const stricter: typeof lantern = {
      ...lantern,
      rulesVersion: '2',
      book: (options) => ({ ...lantern.book(options), limits: { ...lantern.book(options).limits, hand: 1 } }),
    }
    const found = faultOf(save, stricter)
    expect(found.at).toMatch(/^entries\[\d+\]$/)
    expect(found.why).toContain('recorded under rules 1, these are 2')
    const replayed = replaySave(save, [anyGame(stricter)])
    if (!replayed.ok) throw new Error(replayed.fault.why)
    expect(replayed.value.fault).toEqual(found)
    expect(`entries[${replayed.value.lines.length}]`).toBe(found.at)
  })

  it('with a million entries is refused before anything is done, with its place', () => {
    const { entries, ...rest } = sample()
    const many = { ...rest, entries: Array.from({ length: 1_000_000 }, () => entries[0]) }
    const began = performance.now()
    expect(faultOf(many)).toEqual({ at: 'entries', why: 'expected at most 200000 entries, got 1000000' })
    expect(performance.now() - began).toBeLessThan(100)
  })

  it('is never opened by halves, whatever is in it', () => {
    const text = JSON.stringify(sample())
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('0', '9', '"', ',', 'x', '[', '-', ''), (at, put) => {
        const spoilt = text.slice(0, at) + put + text.slice(at + 1)
        let json: unknown
        try {
          json = JSON.parse(spoilt)
        } catch {
          return
        }
        const opened = openSave(json, games)
        if (!opened.ok) expect(opened.fault.why).not.toBe('')
      }),
      { numRuns: 300 },
    )
    for (const json of [null, 1, 'x', [], {}, new Map()]) expect(openSave(json, games).ok).toBe(false)
  })
})

describe('replaySave', () => {
  it('tells every entry and how it ends', () => {
    const match = recorded(4)
    const replayed = replaySave(saveMatch(match, { private: false }), games)
    if (!replayed.ok) throw new Error(replayed.fault.why)
    expect(replayed.value.fault).toBeNull()
    expect(replayed.value.lines.map((line) => line.events)).toEqual(match.told.slice(1))
    expect(replayed.value.outcome).toEqual(match.table.state.outcome)
  })
})

describe('publicSave', () => {
  it('has nothing that the seat was not told', () => {
    const match = startMatch(lantern, setUp(lantern), seededDice(2))
    const story = publicSave(anyMatch(match), 'K1')
    const drew = story.told.flat().filter((event) => event.e === 'drew')
    expect(drew.length).toBeGreaterThan(0)
    for (const event of drew) expect(event.audience).toEqual(['K1'])
    expect(
      publicSave(match, null)
        .told.flat()
        .filter((event) => event.e === 'drew'),
    ).toEqual([])
    expect(JSON.stringify(story)).not.toContain('drawn')
  })
})
