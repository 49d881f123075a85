import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchFromPosition, startMatch } from './begin.ts'
import { askWhile, procedure, step } from './flow.ts'
import { digest } from './json.ts'
import { PLAIN_TERMS, type Terms } from './log.ts'
import type { Match } from './match.ts'
import { saveMatch } from './save.ts'
import { committedDice, scriptedDice, seededDice, type Source } from './source.ts'
import { lantern, recordGame, setUp } from './testkit/index.ts'
import type { LanternCommand, LanternKit, LanternTransaction } from './testkit/sample/state.ts'
import { verifySave } from './verify.ts'

const people = { K1: { person: 'Ann' }, K2: { person: 'Bob' } }
const setup = setUp(lantern, { holders: people })
const physical = (...seats: string[]): Terms => ({ undoDice: 'same', physical: seats })

/** Ann holds a 3 and a 2, Bob a 1: if Ann burns her 3 she leads, and throws a die against the wind. */
function burning(source: Source, terms: Terms = PLAIN_TERMS, nights = 4): Match<LanternKit> {
  const position = { keepers: { K1: { hand: [2, 3] }, K2: { hand: [1] } } }
  const read = matchFromPosition(lantern, position, { ...setup.options, nights }, people, source, terms)
  if (!read.ok) throw new Error(read.fault.reason)
  return read.value
}

function give(match: Match<LanternKit>, seat: string, command: LanternCommand): void {
  const answer = match.submit(seat, match.decision, command)
  if (answer.ok === false) throw new Error(answer.refusal.reason)
}

/** A game in which every command of Ann's throws one die for each of these seats, and nothing else happens. */
const gamble = (seats: readonly string[], afterwards = (): void => {}): typeof lantern => ({
  ...lantern,
  book: (options) => {
    const book = lantern.book(options)
    const night = procedure<LanternTransaction, LanternCommand>('night', [
      askWhile('ln.climb.1', 'climb', {
        who: () => ['K1'],
        choices: () => [{ do: 'climb' }],
        check: () => null,
        take: (t) => {
          for (const seat of seats) t.roll({ clause: 'ln.wind.1', sides: 1000, seat, what: 'a gamble' })
          afterwards()
        },
      }),
    ])
    return { ...book, procedures: { ...book.procedures, night } }
  },
})

const typing = (terms = physical('K1'), source = seededDice(7)): Match<LanternKit> => {
  const match = burning(source, terms)
  give(match, 'K1', { do: 'burn', card: 3 })
  return match
}

describe('a match', () => {
  it('keeps every command with the dice it used', () => {
    const match = burning(scriptedDice([5]))
    give(match, 'K1', { do: 'burn', card: 3 })
    give(match, 'K2', { do: 'keep' })
    expect(match.entries).toEqual([
      { n: 0, seat: 'K1', command: { do: 'burn', card: 3 }, rolled: [], drawn: [], revealed: false },
      { n: 1, seat: 'K2', command: { do: 'keep' }, rolled: [['ln.wind.1', 6, 5]], drawn: [], revealed: true },
    ])
    expect(match.told.at(-1)?.map((event) => event.e)).toEqual(['burned', 'leads', 'gust'])
  })

  it('keeps the dice of the set-up', () => {
    expect(startMatch(lantern, setup, seededDice(1)).opening.drawn).toHaveLength(14)
  })

  it('refuses without a trace', () => {
    const match = burning(seededDice(1))
    const before = digest(match.table.state)
    expect(match.submit('K2', match.decision, { do: 'burn', card: 3 })).toMatchObject({
      ok: false,
      refusal: { clause: 'ln.burn.1' },
    })
    expect(match.submit('K2', 99, { do: 'keep' })).toMatchObject({ refusal: { clause: 'table.stale' } })
    expect(match.submit('K2', null, { do: 'fly' })).toMatchObject({ refusal: { clause: 'table.shape' } })
    expect(digest(match.table.state)).toBe(before)
    expect(match.entries).toEqual([])
  })

  it('reports a bug in the rules as a refusal, changes nothing and gives no other dice afterwards', () => {
    let broken = true
    const game = gamble(['K1', 'K2'], () => {
      if (broken) throw new Error('a wheel came off')
    })
    const match = startMatch(game, setup, seededDice(3))
    const before = digest(match.table.state)
    for (let i = 0; i < 3; i++)
      expect(match.submit('K1', null, { do: 'climb' })).toEqual({
        ok: false,
        refusal: { clause: 'table.error', reason: 'a wheel came off' },
      })
    expect(digest(match.table.state)).toBe(before)
    broken = false
    give(match, 'K1', { do: 'climb' })
    give(match, 'K1', { do: 'climb' })
    const smooth = startMatch(game, setup, seededDice(3))
    give(smooth, 'K1', { do: 'climb' })
    give(smooth, 'K1', { do: 'climb' })
    expect(match.entries).toEqual(smooth.entries)
  })

  it('does not notice when the sender changes a command afterwards', () => {
    const match = burning(scriptedDice([5]))
    const command = { do: 'burn', card: 3 }
    match.submit('K1', null, command)
    command.card = 1
    expect(match.entries[0]?.command).toEqual({ do: 'burn', card: 3 })
  })

  it('takes sealed answers under the number at which all were asked, and no answer twice', () => {
    const match = burning(scriptedDice([5]))
    expect(match.submit('K1', 0, { do: 'keep' }).ok).toBe(true)
    expect(match.submit('K1', 0, { do: 'keep' })).toMatchObject({ refusal: { clause: 'table.sealed' } })
    expect(match.submit('K2', 0, { do: 'keep' }).ok).toBe(true)
    expect(match.submit('K2', 0, { do: 'keep' })).toMatchObject({ refusal: { clause: 'table.stale' } })
  })

  it('acts for a seat whose time is up until it owes nothing', () => {
    const match = burning(scriptedDice([5]), physical('K1'))
    give(match, 'K1', { do: 'burn', card: 3 })
    const [answer] = match.clock('K2')
    expect(answer).toMatchObject({ ok: 'dice' })
    match.typeDie(6)
    expect(match.entries.at(-1)).toMatchObject({ seat: 'K2', command: { do: 'keep' }, clock: true, typed: true })
    expect(match.clock('K1')).toHaveLength(1)
    expect(match.entries.at(-1)).toMatchObject({ seat: 'K1', command: { do: 'rest' }, clock: true })
    expect(match.clock('K2')).toEqual([])
  })

  it('seeks to where play was, for any game and any place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), (seed) => {
        const states: string[] = []
        const match = recordGame(lantern, setUp(lantern, { options: { nights: 9, keepers: 3 } }), seed, {
          watch: (m) => states.push(digest(m.table.state)),
        })
        for (const [at, state] of states.entries()) expect(digest(match.seek(at).state)).toBe(state)
        expect(() => match.seek(states.length)).toThrow(RangeError)
      }),
      { numRuns: 20 },
    )
  })

  it('seeks across snapshots, also when part of the log was taken back', () => {
    const match = startMatch(gamble(['K1', 'K2']), setup, seededDice(5))
    const states = [digest(match.table.state)]
    const play = (to: number): void => {
      while (match.entries.length < to) {
        give(match, 'K1', { do: 'climb' })
        states[match.entries.length] = digest(match.table.state)
      }
    }
    play(200)
    match.takeBack(100, { by: 'K1', agreed: [] })
    expect(digest(match.table.state)).toBe(states[100])
    play(150)
    for (const at of [0, 1, 63, 64, 65, 100, 127, 128, 129, 150]) expect(digest(match.seek(at).state)).toBe(states[at])
  })
})

describe('real dice', () => {
  it('are asked for one by one, and the command goes through with the last', () => {
    const match = typing()
    expect(match.submit('K2', null, { do: 'keep' })).toMatchObject({
      ok: 'dice',
      ask: { clause: 'ln.wind.1', seat: 'K1' },
    })
    expect(match.needs).toMatchObject({ ask: { sides: 6 }, index: 0, typed: [] })
    expect(match.entries).toHaveLength(1)
    expect(match.typeDie(4)).toMatchObject({ ok: true })
    expect(match.entries.at(-1)).toMatchObject({ seat: 'K2', rolled: [['ln.wind.1', 6, 4]], typed: true })
    expect(match.needs).toBeNull()
  })

  it('have only the faces they have', () => {
    const match = typing()
    match.submit('K2', null, { do: 'keep' })
    for (const face of [0, 7, 2.5, Number.NaN])
      expect(match.typeDie(face)).toMatchObject({ ok: false, refusal: { clause: 'table.dice' } })
    expect(match.needs).toMatchObject({ index: 0 })
  })

  it('hold up every other command', () => {
    const match = typing()
    match.submit('K2', null, { do: 'keep' })
    expect(match.submit('K1', null, { do: 'resign' })).toMatchObject({ refusal: { clause: 'table.dice' } })
    expect(match.choices('K1')).toEqual([])
  })

  it('can be corrected after the command went through, until the next one', () => {
    const match = typing()
    match.submit('K2', null, { do: 'keep' })
    match.typeDie(6)
    expect(match.pending()?.asks).toBe('climb')
    expect(match.untypeDie()).toMatchObject({ ok: 'dice', index: 0 })
    match.typeDie(1)
    expect(match.pending()?.asks).toBe('shield the flame?')
    give(match, 'K1', { do: 'pass' })
    expect(match.untypeDie()).toMatchObject({ ok: false })
  })

  it('cannot be withdrawn when something was thrown or shown', () => {
    const match = typing()
    match.submit('K2', null, { do: 'keep' })
    // The sealed cards have been opened to see whose die it is: too late.
    expect(match.dropTyped()).toMatchObject({ ok: false, refusal: { clause: 'table.undo' } })
    expect(match.needs).not.toBeNull()
  })

  it('can be typed anew from the first, and withdrawn before it', () => {
    const match = startMatch(gamble(['K1', 'K1', 'K1']), setup, seededDice(1), physical('K1'))
    expect(match.submit('K1', null, { do: 'climb' })).toMatchObject({ ok: 'dice', index: 0 })
    expect(match.typeDie(2)).toMatchObject({ ok: 'dice', index: 1 })
    expect(match.typeDie(3)).toMatchObject({ ok: 'dice', index: 2 })
    expect(match.untypeDie()).toMatchObject({ ok: 'dice', index: 1 })
    expect(match.needs).toMatchObject({ typed: [2] })
    expect(match.dropTyped()).toMatchObject({ ok: 'dice', index: 0 })
    expect(match.dropTyped()).toBeNull()
    expect(match.needs).toBeNull()
    expect(match.entries).toEqual([])
    expect(match.submit('K1', null, { do: 'rest' })).toMatchObject({ ok: 'dice' })
  })

  it('do not change what the software throws, however often a die is typed anew', () => {
    const source = committedDice({ secret: 'ab'.repeat(32), shares: {}, match: 'm' })
    const match = startMatch(gamble(['K2', 'K1', 'K2', 'K1']), setup, source, physical('K1'))
    const type = (face: number): void => void match.typeDie(face)
    const softly = (): number[] =>
      match.entries.flatMap((e) => [e.rolled[0]?.[2] as number, e.rolled[2]?.[2] as number])
    match.submit('K1', null, { do: 'climb' })
    type(10)
    type(20)
    const first = softly()
    // Another face may lead to other throws of the software; the first face leads back to the first throws.
    match.untypeDie()
    match.untypeDie()
    type(11)
    type(20)
    expect(softly()[0]).toBe(first[0])
    expect(softly()[1]).not.toBe(first[1])
    match.untypeDie()
    match.untypeDie()
    type(10)
    type(20)
    expect(softly()).toEqual(first)
    expect(match.entries[0]?.k?.rolled).toEqual([1, 0, 2, 0])
    give(match, 'K1', { do: 'rest' })
    type(1)
    type(1)
    expect(match.entries[1]?.k?.rolled).toEqual([4, 0, 5, 0])
    const verdict = verifySave(saveMatch(match, { private: true }))
    expect(verdict).toMatchObject({ ok: true, verified: { rolls: 5, byHand: 4, spent: 1 } })
  })

  it('come again by themselves after they were taken back, if that was settled', () => {
    const match = startMatch(gamble(['K1', 'K2']), setup, seededDice(1), physical('K1'))
    match.submit('K1', null, { do: 'climb' })
    match.typeDie(77)
    const [entry] = match.entries
    match.takeBack(0, { by: 'K1', agreed: [] })
    expect(match.submit('K1', null, { do: 'climb' })).toMatchObject({ ok: true, entry: { rolled: entry?.rolled } })
    expect(match.submit('K1', null, { do: 'climb' })).toMatchObject({ ok: 'dice' })
  })

  it('of the set-up are asked for before the match begins', () => {
    const dicey: typeof lantern = {
      ...lantern,
      book: (options) => {
        const book = lantern.book(options)
        const first = step<LanternTransaction>('ln.setup.1', 'who begins', (t) => {
          t.roll({ clause: 'ln.setup.1', sides: 6, seat: 'K1', what: 'who begins' })
        })
        const steps = (book.procedures['game']?.steps ?? []).flatMap((s) => (s.name === 'nightfall' ? [first, s] : [s]))
        const game = procedure('game', steps)
        return { ...book, procedures: { ...book.procedures, game } }
      },
    }
    const match = startMatch(dicey, setup, seededDice(1), physical('K1'))
    expect(match.begun).toBe(false)
    expect(match.pending()).toBeNull()
    expect(match.needs).toMatchObject({ ask: { what: 'who begins' } })
    expect(match.typeDie(3)).toMatchObject({ ok: true, entry: null })
    expect(match.begun).toBe(true)
    expect(match.opening.rolled).toEqual([['ln.setup.1', 6, 3]])
    expect(match.pending()?.asks).toBe('burn a card')
  })

  it('are thrown by the software for a seat whose time is up', () => {
    const match = typing()
    match.submit('K2', null, { do: 'keep' })
    expect(match.clock('K2')).toMatchObject([{ ok: false, refusal: { clause: 'table.dice' } }])
    match.clock('K1')
    expect(match.needs).toBeNull()
    expect(match.entries[1]).toMatchObject({ seat: 'K2', rolled: [['ln.wind.1', 6, expect.any(Number)]] })
    expect(match.entries[1]).not.toHaveProperty('typed')
  })
})

describe('checkable dice', () => {
  it('number every roll and draw', () => {
    const source = committedDice({ secret: 'ab'.repeat(32), shares: { K1: 'x' }, match: 'm' })
    const match = startMatch(lantern, setup, source)
    expect(match.opening.k?.drawn).toEqual(Array.from({ length: 14 }, (_, i) => i + 1))
  })
})
