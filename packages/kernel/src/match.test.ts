import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchFromPosition, startMatch } from './begin.ts'
import { seeded, type Throw } from './dice/index.ts'
import { digest } from './json.ts'
import { PLAIN_TERMS, type Terms } from './log.ts'
import type { Match } from './match.ts'
import { committedDice, scriptedDice, seededDice, type Source } from './source.ts'
import { lantern, recordGame, setUp } from './testkit/index.ts'
import type { LanternCommand, LanternKit } from './testkit/sample/state.ts'

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
    const game = {
      ...lantern,
      book: (options: Parameters<typeof lantern.book>[0]) => {
        const book = lantern.book(options)
        const windModifiers: typeof book.windModifiers = (look, keeper) => {
          if (look.state.burned.length > 0 && broken) throw new Error('a wheel came off')
          return book.windModifiers(look, keeper)
        }
        return { ...book, windModifiers }
      },
    }
    const match = startMatch(game, setup, seededDice(3))
    const play = (): unknown => {
      for (const seat of ['K1', 'K2']) {
        const highest = match.choices(seat).at(seat === 'K1' ? -1 : 0)
        const answer = match.submit(seat, null, highest)
        if (answer.ok === false) return answer.refusal
      }
      return null
    }
    const before = (): string => digest(match.table.state)
    expect(play()).toEqual({ clause: 'table.error', reason: 'a wheel came off' })
    const state = before()
    expect(match.submit('K2', null, { do: 'keep' })).toMatchObject({ ok: false })
    expect(before()).toBe(state)
    broken = false
    expect(match.submit('K2', null, { do: 'keep' }).ok).toBe(true)
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

  it('seeks across snapshots', () => {
    const match = startMatch(lantern, setup, seededDice(5))
    for (let i = 0; i < 200; i++) {
      give(match, 'K1', { do: 'keep' })
      match.takeBack(match.entries.length - 1)
    }
    expect(match.entries).toHaveLength(0)
    expect(digest(match.seek(0).state)).toBe(digest(match.table.state))
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

  it('can be withdrawn as long as nothing was thrown or shown', () => {
    const match = typing()
    match.submit('K2', null, { do: 'keep' })
    // The sealed cards have been opened to see whose die it is: too late.
    expect(match.dropTyped()).toMatchObject({ ok: false, refusal: { clause: 'table.undo' } })
    expect(match.needs).not.toBeNull()
  })

  it('do not change what the software throws, however often a die is typed anew', () => {
    const asks: Throw[] = []
    const rolls = (faces: number[][]): unknown => {
      const luck = seeded(11)
      const source: Source = {
        ...seededDice(0),
        dice: { roll: (a) => (asks.push(a), luck.roll(a)), draw: luck.draw.bind(luck) },
      }
      const match = burning(source, physical('K1'), 9)
      for (const command of [3, 2] as const) {
        give(match, 'K1', { do: 'burn', card: command })
        match.submit('K2', null, { do: 'keep' })
        for (const face of faces.flat()) {
          match.typeDie(face)
          match.untypeDie()
        }
        match.typeDie(6)
        while (match.pending()?.asks !== 'burn a card') match.clock('K1')
      }
      return match.entries
    }
    expect(rolls([[1], [6, 2]])).toEqual(rolls([]))
  })

  it('are thrown by the software for a seat whose time is up', () => {
    const match = typing()
    match.submit('K2', null, { do: 'keep' })
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
