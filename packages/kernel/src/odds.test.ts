import { describe, expect, it } from 'vitest'
import { matchFromPosition } from './begin.ts'
import type { Match } from './match.ts'
import { facesBy, type Throw } from './dice/index.ts'
import { askWhile, procedure } from './flow.ts'
import { commandOdds, type Reading } from './odds.ts'
import { scriptedDice } from './source.ts'
import { lantern, setUp } from './testkit/index.ts'
import { keeperOf, type LanternCommand, type LanternKit, type LanternTransaction } from './testkit/sample/state.ts'

const setup = setUp(lantern)

function at(position: object, game = lantern): Match<LanternKit> {
  const read = matchFromPosition(game, position, setup.options, setup.holders, scriptedDice([]))
  if (!read.ok) throw new Error(read.fault.reason)
  return read.value
}

/** Only K1 has still to answer: K1's card leads, and the wind decides at once because the hand is empty then. */
function answering(game = lantern): Match<LanternKit> {
  const match = at({ keepers: { K1: { hand: [2] }, K2: { hand: [] } } }, game)
  match.submit('K2', null, { do: 'keep' })
  return match
}

describe('odds of a command', () => {
  it('count every way the dice can fall when nothing hidden comes to light', () => {
    const match = at({ keepers: { K1: { hand: [2], stair: 1 }, K2: { hand: [1] } } })
    const result = commandOdds(lantern, match.table, 'K1', { do: 'keep' }, (_, events) => `${events.length} events`)
    expect(result).toEqual({
      ok: true,
      odds: { exact: true, runs: 1, outcomes: [{ key: '0 events', probability: 1, fraction: { ways: 1, of: 1 } }] },
    })
  })

  it('sample over what the seat cannot know when something comes to light, and say how wrong they may be', () => {
    const result = commandOdds(lantern, answering().table, 'K1', { do: 'burn', card: 2 })
    if (!result.ok) throw new Error(result.refusal.reason)
    expect(result.odds).toMatchObject({ exact: false, runs: 1000 })
    // A die and the 2 against 5: 3 and more of 6 hold.
    const holds = result.odds.outcomes.find((row) => row.key === 'the flame holds')
    expect(holds?.error).toBeGreaterThan(0)
    expect(Math.abs((holds?.probability ?? 0) - 4 / 6)).toBeLessThan(4 * (holds?.error ?? 0))
  })

  it('are those at the end of what comes before; there are none where a die is thrown on the way', () => {
    const match = at({ keepers: { K1: { hand: [2] }, K2: { hand: [] } } })
    const keep = { do: 'keep' }
    const twice = commandOdds(lantern, match.table, 'K1', keep, undefined, { after: [{ do: 'climb' }] })
    expect(twice.ok).toBe(false)
    const burnt = commandOdds(lantern, answering().table, 'K1', keep, undefined, { after: [{ do: 'burn', card: 2 }] })
    expect(burnt).toMatchObject({ ok: false, refusal: { clause: 'table.stale' } })
    expect(commandOdds(lantern, match.table, 'K1', keep, undefined, { after: [] }).ok).toBe(true)
  })

  it('are exact for a die that is thrown openly', () => {
    const plain: typeof lantern = { ...lantern, book: (options) => openly(lantern.book(options)) }
    const result = commandOdds(plain, answering(plain).table, 'K1', { do: 'burn', card: 2 })
    expect(result).toMatchObject({
      ok: true,
      odds: {
        exact: true,
        // Of six faces, as one of two results.
        runs: 2,
        outcomes: [
          { key: 'the flame goes out', fraction: { ways: 2, of: 6 } },
          { key: 'the flame holds', fraction: { ways: 4, of: 6 } },
        ],
      },
    })
  })

  it.each([
    [
      'are exact for dice that count by result: a bomb among twenty falls in 21 ways',
      facesBy({ sides: 10, fromZero: true }, (face) => face >= 5),
      true,
    ],
    ['are tried for dice that count by face: there are far too many ways', undefined, false],
  ])('%s', (_, results, exact) => {
    const bomb: typeof lantern = { ...lantern, book: (options) => bombing(lantern.book(options), results) }
    const killed: Reading<LanternKit> = ({ state }) => `${state.keepers[0]?.glow} killed`
    const answer = commandOdds(
      bomb,
      at({ keepers: { K1: { hand: [2] }, K2: { hand: [1] } } }, bomb).table,
      'K1',
      { do: 'keep' },
      killed,
    )
    if (!answer.ok) throw new Error(answer.refusal.reason)
    expect(answer.odds).toMatchObject({ exact, runs: exact ? 21 : 1000 })
    const ten = answer.odds.outcomes.find(({ key }) => key === '10 killed')
    expect(ten?.fraction).toEqual(exact ? { ways: 184_756, of: 2 ** 20 } : undefined)
    expect(ten?.probability).toBeCloseTo(184_756 / 2 ** 20, 1)
  })

  it('are the same for two states that look alike to the seat', () => {
    const hands = [{ hand: [1, 1, 3] }, { hand: [2, 2, 3] }].map((k2) =>
      at({ keepers: { K1: { hand: [2] }, K2: k2 }, deck: deckWithout([2, ...k2.hand]) }),
    )
    const [a, b] = hands.map((match) => {
      match.submit('K2', null, { do: 'burn', card: 3 })
      return commandOdds(lantern, match.table, 'K1', { do: 'burn', card: 2 })
    })
    expect(a).toMatchObject({ ok: true, odds: { exact: false } })
    expect(b).toEqual(a)
  })

  it('are exact if something comes to light only after play has passed into other hands', () => {
    // Once both have answered nothing is its doing.
    const passing: typeof lantern = { ...lantern, inControl: ({ frames }) => String(frames.at(-1)?.sealed === null) }
    const result = commandOdds(passing, answering(passing).table, 'K1', { do: 'burn', card: 2 })
    expect(result).toMatchObject({ ok: true, odds: { exact: true, runs: 1 } })
  })

  it('are refused for what may not be done, and change nothing', () => {
    const match = at({ keepers: { K1: { hand: [2] }, K2: { hand: [1] } } })
    expect(commandOdds(lantern, match.table, 'K1', { do: 'burn', card: 3 })).toMatchObject({
      ok: false,
      refusal: { clause: 'ln.burn.1' },
    })
    expect(commandOdds(lantern, match.table, 'K1', 5)).toMatchObject({ refusal: { clause: 'table.shape' } })
    expect(match.entries).toEqual([])
  })
})

function deckWithout(taken: readonly number[]): number[] {
  const cards = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
  for (const card of taken) cards.splice(cards.indexOf(card), 1)
  return cards
}

/** Twenty dice for twenty who stand in a blast, of which 5 and more kill; how many they are is all that counts. */
function bombing(book: ReturnType<typeof lantern.book>, results: Throw['results']): ReturnType<typeof lantern.book> {
  const die = {
    clause: 'ln.wind.1',
    sides: 10,
    fromZero: true,
    seat: 'K1',
    what: 'a bomb',
    ...(results ? { results } : {}),
  }
  const night = procedure<LanternTransaction, LanternCommand>('night', [
    askWhile('ln.burn.1', 'burn a card', {
      who: () => ['K1'],
      choices: () => [{ do: 'keep' }],
      check: () => null,
      take: (t) => {
        const faces = Array.from({ length: 20 }, (_, i) => t.roll({ ...die, isLikeLast: i > 0 }))
        keeperOf(t, 'K1').glow = faces.filter((face) => face >= 5).length
      },
    }),
  ])
  return { ...book, procedures: { ...book.procedures, night } }
}

/** The same book, but the burned cards are no secret to begin with. */
function openly(book: ReturnType<typeof lantern.book>): ReturnType<typeof lantern.book> {
  const night = book.procedures['night']
  if (!night) throw new Error('no night')
  const steps = night.steps.map((s) =>
    s.kind === 'do' && s.name === 'open the cards'
      ? {
          ...s,
          run: (...[t, v]: Parameters<typeof s.run>) => {
            s.run(t, v)
            t.revealed = false
          },
        }
      : s,
  )
  return { ...book, procedures: { ...book.procedures, night: { ...night, steps } } }
}
