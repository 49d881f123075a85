import { describe, expect, it } from 'vitest'
import { type AnyMatch, anyMatch, startMatch } from '../begin.ts'
import { BY_HAND } from '../beside.ts'
import { anyGame } from '../game.ts'
import { MatchHost } from '../host.ts'
import { type HostMessage, PROTOCOL } from '../messages.ts'
import { commandOdds } from '../odds.ts'
import { replaySave } from '../open-save.ts'
import { saveMatch } from '../save.ts'
import { seededDice } from '../source.ts'
import { answerOf, nextByAdvice, playedBeside } from '../take-in.ts'
import { everyGameMust } from './conformance.ts'
import { cup } from './sample/cup.ts'
import { pebbles } from './sample/pebbles.ts'

everyGameMust(cup, { setups: [{}], games: 3, choicesAreAll: false })

const HOLDERS = { A: { person: 'Ann' }, B: { bot: 'competent' } } as const
const begun = (first = 5): AnyMatch =>
  anyMatch(startMatch(cup, { options: { first }, holders: HOLDERS }, seededDice('cup')))

/** A game of Pebbles with so many in its heap, played by advice until so many are left. */
function heap(pebblesIn: number, left = 0): AnyMatch {
  const match = startMatch(pebbles, { options: { heap: pebblesIn }, holders: HOLDERS }, seededDice('heap'))
  while (match.table.state.heap > left) {
    const seat = match.pending()?.owe[0] ?? ''
    match.submit(seat, null, pebbles.advise(match.table.state, match.book, seat, match.choices(seat)).command)
  }
  return anyMatch(match)
}

describe('a match beside a match', () => {
  it('is named by the question that it answers, with its seats', () => {
    const match = begun()
    expect(match.pending()?.beside).toEqual({ game: 'pebbles', part: 0, options: { heap: 5 }, holders: HOLDERS })
    match.submit('A', null, { do: 'won', by: 'B', battle: BY_HAND })
    expect(match.pending()?.beside).toMatchObject({ part: 1, options: { heap: 6 } })
    expect(
      anyMatch(startMatch(pebbles, { options: { heap: 5 }, holders: HOLDERS }, seededDice('x'))).pending(),
    ).not.toHaveProperty('beside')
  })

  it('answers it with its end, which bears its digest', () => {
    const match = begun()
    const battle = heap(5)
    const read = answerOf(match, battle)
    expect(read).toEqual({
      ok: true,
      value: { seat: 'A', command: { do: 'won', by: 'A', battle: saveMatch(battle, { private: true }).digest } },
    })
    if (!read.ok) return
    expect(match.submit(read.value.seat, null, read.value.command).ok).toBe(true)
    expect(match.table.state).toMatchObject({ A: 1, B: 0 })
    const replayed = replaySave(saveMatch(match, { private: true }), [anyGame(cup)])
    expect(replayed).toMatchObject({ ok: true })
  })

  it.each([
    ['that is not over', () => begun(), () => heap(5, 4), 'This battle is not over.'],
    ['with other options', () => begun(), () => heap(6), 'Another battle is asked for now.'],
    ['of another game', () => begun(), () => decided(), 'Another battle is asked for now.'],
    ['when none is asked for', () => decided(), () => heap(5), 'No battle is asked for now.'],
  ])('does not answer it: one %s', (_what, table, battle, reason) => {
    const match = table()
    const before = match.entries.length
    expect(answerOf(match, battle())).toEqual({ ok: false, fault: { clause: 'table.beside', reason } })
    expect(match.entries).toHaveLength(before)
  })

  it('is told by nobody at a line of the host but as something that was entered by hand', () => {
    const match = begun()
    const heard: HostMessage[] = []
    const line = new MatchHost({ match, odds: commandOdds }).connect((message) => heard.push(message))
    line.receive({ v: PROTOCOL, t: 'join', client: 'ann', seats: ['A'] })
    const give = (id: number, battle: string): HostMessage | undefined => {
      line.receive({
        v: PROTOCOL,
        t: 'command',
        id,
        seat: 'A',
        decision: null,
        command: { do: 'won', by: 'A', battle },
      })
      return heard.findLast((message) => 'id' in message && message.id === id)
    }
    expect(give(1, 'f'.repeat(64))).toMatchObject({ t: 'refused', refusal: { clause: 'table.beside' } })
    expect(match.entries).toHaveLength(0)
    expect(give(2, BY_HAND)).toMatchObject({ t: 'done' })
    expect(match.entries).toHaveLength(1)
  })

  it('is not answered by the clock', () => {
    const match = begun()
    expect(match.clock('A')).toEqual([])
    expect(match.pending()?.beside?.part).toBe(0)
  })

  it('is played by the advice of its game where nobody plays, always alike', () => {
    const play = (): AnyMatch => {
      const match = startMatch(cup, { options: { first: 5 }, holders: HOLDERS }, seededDice('cup'))
      while (match.pending()) {
        const { seat, command } = nextByAdvice(cup, match.table, anyGame(pebbles), 'seed')
        expect(match.submit(seat, null, command).ok).toBe(true)
      }
      return anyMatch(match)
    }
    expect(play().table.state).toMatchObject({ A: 2, outcome: { winners: ['A'] } })
    expect(saveMatch(play(), { private: true })).toEqual(saveMatch(play(), { private: true }))
    const wanted = begun().pending()?.beside
    if (!wanted) throw new Error('no game is asked for')
    expect(playedBeside(anyGame(pebbles), wanted, 1).look.state.outcome?.winners).toEqual(['A'])
    expect(() =>
      nextByAdvice(
        cup,
        startMatch(cup, { options: { first: 5 }, holders: HOLDERS }, seededDice('c')).table,
        anyGame(cup),
        1,
      ),
    ).toThrow('a battle of pebbles')
  })
})

/** A cup that was given up. */
function decided(): AnyMatch {
  const match = begun()
  match.submit('A', null, { do: 'give-up' })
  return match
}
