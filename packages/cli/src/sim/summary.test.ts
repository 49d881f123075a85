import { describe, expect, it } from 'vitest'
import type { GameLine } from './series.ts'
import { spreadOf, summarise } from './summary.ts'

const line = (winners: string[] | null, turns: number | null, dead: number, digest: string): GameLine => ({
  winners,
  turns,
  commands: 10 * (turns ?? 1),
  losses: { marines: dead },
  refused: 0,
  digest,
})

describe('the summary of a series', () => {
  it('gives median and quartiles', () => {
    expect(spreadOf([5, 1, 2, 4, 3])).toEqual({
      least: 1,
      lowerQuartile: 2,
      median: 3,
      upperQuartile: 4,
      most: 5,
      mean: 3,
    })
    expect(spreadOf([4, 1])).toMatchObject({ lowerQuartile: 1.75, median: 2.5, upperQuartile: 3.25 })
    expect(spreadOf([7])).toMatchObject({ least: 7, median: 7, most: 7 })
  })

  it('counts seats that win by themselves after the sides, and only those that did', () => {
    const lines = [line(['P2', 'P1', 'survivors'], 4, 0, 'a'), line(['P2', 'undead'], 8, 1, 'b')]
    const { wins } = summarise(lines, ['survivors', 'undead', 'nobody'])
    expect(Object.entries(wins).map(([name, { games }]) => [name, games])).toEqual([
      ['survivors', 1],
      ['undead', 1],
      ['nobody', 0],
      ['P1', 1],
      ['P2', 2],
    ])
  })

  it('counts wins by side, with an interval, and games without an end', () => {
    const lines = [
      line(['zombies'], 4, 3, 'a'),
      line(['marines'], 8, 1, 'b'),
      line(null, 9, 0, 'c'),
      line(['zombies'], 5, 3, 'd'),
    ]
    const summary = summarise(lines, ['marines', 'zombies', 'crows'])
    expect(summary.wins.zombies).toEqual({ games: 2, rate: 0.5, low: 0.15, high: 0.85 })
    expect(summary.wins.crows?.games).toBe(0)
    expect(summary.unfinished).toBe(1)
    expect(summary.losses.marines).toMatchObject({ least: 0, median: 2, most: 3 })
    expect(summary.turns).toMatchObject({ median: 6.5 })
  })

  it('has no turns where a game counts none', () => {
    expect(summarise([line(['a'], null, 0, 'x')], ['a']).turns).toBeNull()
  })

  it('has a digest that depends on every game and on their order', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => line(['z'], 1, 0, name)) as [GameLine, GameLine, GameLine]
    const digests = [
      [a, b, c],
      [a, c, b],
      [a, b],
    ].map((lines) => summarise(lines, []).digest)
    expect(new Set(digests).size).toBe(3)
  })
})
