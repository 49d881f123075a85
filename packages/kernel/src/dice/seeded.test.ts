import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Dice, DiceError, shuffle, type Throw } from './dice.ts'
import { seeded, seededFrom } from './seeded.ts'

const die = (sides: number): Throw => ({ clause: 'xx.test.1', sides, seat: 'marines', what: 'a test' })
const rolls = (dice: Dice, sides: number, n: number): number[] => Array.from({ length: n }, () => dice.roll(die(sides)))
const draws = (dice: Dice, n: number, count: number): number[] =>
  Array.from({ length: count }, () => dice.draw('xx.test.2', n))

/** Pearson's statistic for values that should all be as likely. */
function chiSquare(values: readonly number[], kinds: number): number {
  const counts = new Array<number>(kinds).fill(0)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  const expected = values.length / kinds
  return counts.reduce((sum, count) => sum + ((count - expected) * (count - expected)) / expected, 0)
}

describe('seeded dice', () => {
  it('give the same golden stream for ever', () => {
    const dice = seeded('golden')
    expect(rolls(dice, 6, 20)).toEqual(GOLDEN_ROLLS)
    expect(draws(dice, 1000, 8)).toEqual(GOLDEN_DRAWS)
    expect(dice.state()).toEqual(GOLDEN_STATE)
    expect(rolls(dice.fork('left'), 20, 8)).toEqual(GOLDEN_FORK)
  })

  it('take a number and its text as one seed, and give every other seed its own stream', () => {
    expect(rolls(seeded(42), 100, 20)).toEqual(rolls(seeded('42'), 100, 20))
    const streams = Array.from({ length: 200 }, (_, seed) => rolls(seeded(seed), 6, 30).join(''))
    expect(new Set(streams).size).toBe(200)
  })

  it('keep rolls and hidden draws apart: asking for one does not move the other', () => {
    const plain = seeded('apart')
    const mixed = seeded('apart')
    const seen: number[] = []
    for (let i = 0; i < 50; i++) {
      draws(mixed, 52, i % 4)
      seen.push(mixed.roll(die(6)))
    }
    expect(seen).toEqual(rolls(plain, 6, 50))
    expect(draws(seeded('apart'), 6, 30)).not.toEqual(rolls(seeded('apart'), 6, 30).map((face) => face - 1))
  })

  it('go on exactly from a saved state', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), fc.nat(50), (seed, before, hidden) => {
        const dice = seeded(seed)
        rolls(dice, 10, before)
        draws(dice, 10, hidden)
        const saved = seededFrom(JSON.parse(JSON.stringify(dice.state())) as number[])
        expect(rolls(saved, 100, 10)).toEqual(rolls(dice, 100, 10))
        expect(draws(saved, 100, 10)).toEqual(draws(dice, 100, 10))
      }),
    )
  })

  it('refuse a state that is not one', () => {
    expect(() => seededFrom([1, 2, 3])).toThrow('8 whole numbers')
    expect(() => seededFrom([0, 0, 0, 0, 0, 0, 0, -1])).toThrow('8 whole numbers')
    expect(() => seededFrom([0, 0, 0, 0, 0, 0, 0, 0.5])).toThrow('8 whole numbers')
  })

  it('fork into branches that depend on label and point, and do not move the trunk', () => {
    const dice = seeded('trunk')
    const left = rolls(dice.fork('left'), 100, 20)
    expect(rolls(dice.fork('left'), 100, 20)).toEqual(left)
    expect(rolls(dice.fork('right'), 100, 20)).not.toEqual(left)
    expect(rolls(dice, 100, 20)).toEqual(rolls(seeded('trunk'), 100, 20))
    expect(rolls(dice.fork('left'), 100, 20)).not.toEqual(left)
  })

  it('stay within the die, whatever its sides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0xffffffff }), fc.string(), (sides, seed) => {
        const dice = seeded(seed)
        for (const face of rolls(dice, sides, 20))
          expect(Number.isInteger(face) && face >= 1 && face <= sides).toBe(true)
        for (const value of draws(dice, sides, 20))
          expect(Number.isInteger(value) && value >= 0 && value < sides).toBe(true)
      }),
    )
    expect(rolls(seeded(1), 0x1_0000_0000, 50).some((face) => face > 0x8000_0000)).toBe(true)
    expect(rolls(seeded(1), 1, 5)).toEqual([1, 1, 1, 1, 1])
  })

  it.each([0, -1, 1.5, Number.NaN, Infinity, 0x1_0000_0001])('know no die with %d sides', (sides) => {
    expect(() => seeded(1).roll(die(sides))).toThrow(DiceError)
    expect(() => seeded(1).draw('xx.test.2', sides)).toThrow(DiceError)
  })

  // Each limit is the 99.99 % point of chi-square with sides - 1 degrees of freedom; the seeds are fixed.
  it.each([
    [2, 15.2],
    [3, 18.5],
    [6, 25.8],
    [10, 33.8],
    [12, 37.4],
    [20, 50.8],
    [100, 160.1],
  ])('show every face of a d%d as often as any other', (sides, limit) => {
    for (const seed of ['a', 'b', 'c']) {
      const dice = seeded(seed)
      expect(
        chiSquare(
          rolls(dice, sides, 60_000).map((face) => face - 1),
          sides,
        ),
      ).toBeLessThan(limit)
      expect(chiSquare(draws(dice, sides, 60_000), sides)).toBeLessThan(limit)
    }
  })

  it('are unbiased where a remainder would show: three quarters of 2^32', () => {
    const values = draws(seeded('bias'), 0xc000_0000, 30_000).map((value) => Math.floor(value / 0x4000_0000))
    expect(chiSquare(values, 3)).toBeLessThan(18.5)
  })

  it('show no link between one roll and the next, or between a roll and a draw', () => {
    const dice = seeded('pairs')
    const faces = rolls(dice, 6, 60_001)
    const pairs = faces.slice(1).map((face, i) => (face - 1) * 6 + (faces[i] as number) - 1)
    expect(chiSquare(pairs, 36)).toBeLessThan(76)
    const crossed = faces.slice(1).map((face) => (face - 1) * 6 + dice.draw('xx.test.2', 6))
    expect(chiSquare(crossed, 36)).toBeLessThan(76)
  })
})

describe('shuffle', () => {
  it('keeps every card and makes every order as likely', () => {
    const dice = seeded('cards')
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba']
    const seen = Array.from({ length: 30_000 }, () => {
      const cards = ['a', 'b', 'c']
      shuffle(dice, 'xx.test.3', cards)
      return orders.indexOf(cards.join(''))
    })
    expect(seen).not.toContain(-1)
    expect(chiSquare(seen, 6)).toBeLessThan(25.8)
  })

  it('leaves open rolls alone', () => {
    const dice = seeded('cards')
    shuffle(dice, 'xx.test.3', [1, 2, 3, 4, 5])
    expect(rolls(dice, 6, 10)).toEqual(rolls(seeded('cards'), 6, 10))
  })
})

// Worked out by a separate program in another language.
const GOLDEN_ROLLS = [3, 5, 1, 6, 3, 2, 6, 4, 2, 6, 1, 4, 4, 2, 1, 3, 1, 1, 6, 2]
const GOLDEN_DRAWS = [217, 338, 431, 44, 275, 703, 493, 202]
const GOLDEN_STATE = [2047018261, 296727334, 316806876, 146897068, 1022057883, 930354838, 2673655204, 3417500220]
const GOLDEN_FORK = [18, 20, 13, 10, 9, 7, 16, 11]
