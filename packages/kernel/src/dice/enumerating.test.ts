import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Dice, DiceError, type Throw } from './dice.ts'
import { enumerate, odds, sample, squareRoot, tally } from './enumerating.ts'
import { facesBy } from './faces.ts'
import { seeded } from './seeded.ts'

const die = (sides: number): Throw => ({ clause: 'xx.test.1', sides, seat: 'marines', what: 'a test' })
const d6 = (dice: Dice): number => dice.roll(die(6))
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

describe('enumerate', () => {
  it('gives up early, if it may, when the end is far beyond what may be walked', () => {
    const many = (throws: number) => {
      let runs = 0
      const { complete } = enumerate(
        (dice) => {
          runs++
          // The first branch is short: it says nothing about the others.
          if (d6(dice) > 1) for (let i = 0; i < throws; i++) d6(dice)
        },
        { paths: 5_000, impatient: true },
      )
      return { runs, complete }
    }
    expect(many(3)).toEqual({ runs: 1 + 5 * 6 ** 3, complete: true })
    expect(many(4)).toMatchObject({ complete: false })
    expect(many(7)).toEqual({ runs: 500, complete: false })
    expect(enumerate((dice) => [1, 2, 3, 4].map(() => d6(dice)), { impatient: true }).complete).toBe(true)
  })

  it('gives the exact distribution of two dice', () => {
    const { outcomes, complete } = enumerate((dice) => d6(dice) + d6(dice))
    expect(complete).toBe(true)
    expect(outcomes).toHaveLength(36)
    expect(tally(outcomes, (total) => total)).toEqual(
      [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways, i) => ({
        key: i + 2,
        probability: ways / 36,
        error: 0,
        exact: { ways, of: 36 },
      })),
    )
  })

  it('weighs branches of different length', () => {
    // Throws again on a six; a hidden draw of three follows a one.
    const run = (dice: Dice): string => {
      const first = d6(dice)
      if (first === 6) return d6(dice) >= 4 ? 'critical' : 'hit'
      if (first === 1) return dice.draw('xx.test.2', 3) === 0 ? 'jam' : 'miss'
      return first >= 4 ? 'hit' : 'miss'
    }
    const { outcomes, complete } = enumerate(run)
    expect(complete).toBe(true)
    expect(outcomes).toHaveLength(4 + 6 + 3)
    expect(tally(outcomes, (what) => what)).toEqual([
      { key: 'critical', probability: 3 / 36, error: 0, exact: { ways: 3, of: 36 } },
      { key: 'hit', probability: 15 / 36, error: 0, exact: { ways: 15, of: 36 } },
      { key: 'jam', probability: 2 / 36, error: 0, exact: { ways: 2, of: 36 } },
      { key: 'miss', probability: 16 / 36, error: 0, exact: { ways: 16, of: 36 } },
    ])
  })

  it('throws dice that are alike in ascending order, and counts the orders', () => {
    const volley = (isAlike: boolean) => (dice: Dice) => {
      const like = { ...die(6), isLikeLast: isAlike }
      const faces = [d6(dice), dice.roll(like), dice.roll(like)].sort((a, b) => a - b)
      // Another kind of die, and a second volley that hangs on the first.
      const coin = dice.roll(die(2))
      const again = faces.includes(1) ? [d6(dice), dice.roll(like)].sort((a, b) => a - b) : []
      return [...faces, coin, ...again].join(' ')
    }
    const anyOrder = enumerate(volley(false))
    const sorted = enumerate(volley(true))
    expect(sorted.complete).toBe(true)
    expect(sorted.outcomes.length).toBe(2 * (35 + 21 * 21))
    expect(tally(sorted.outcomes, (key) => key)).toEqual(tally(anyOrder.outcomes, (key) => key))
  })

  it('picks each thing once, though a die is thrown again until it names one', () => {
    const one = (dice: Dice): number => {
      for (;;) {
        const face = dice.roll({ ...die(6), evenly: [1, 2, 3, 4] })
        if (face <= 4) return face
      }
    }
    const { outcomes, complete } = enumerate((dice) => one(dice) * 10 + one(dice))
    expect([complete, outcomes.length]).toEqual([true, 16])
    expect(tally(outcomes, (both) => both % 10).map(({ key, exact }) => [key, exact])).toEqual(
      [1, 2, 3, 4].map((face) => [face, { ways: 4, of: 16 }]),
    )
  })

  describe('by result', () => {
    const HIT = [[1, 2, 3], [4, 5], [6]] as const
    const told = (face: number): string =>
      ['miss', 'down', 'kill'][HIT.findIndex((faces) => faces.includes(face as never))] ?? ''
    const blast = (n: number, results: Throw['results'], isLikeLast: boolean) => (dice: Dice) => {
      const fell = Array.from({ length: n }, (_, i) =>
        told(dice.roll({ ...die(6), ...(results ? { results } : {}), isLikeLast: isLikeLast && i > 0 })),
      )
      const count = (what: string): number => fell.filter((one) => one === what).length
      return `${count('kill')} killed, ${count('down')} down`
    }
    const rows = (run: (dice: Dice) => string) => {
      const { outcomes, complete } = enumerate(run)
      expect(complete).toBe(true)
      return {
        runs: outcomes.length,
        rows: tally(outcomes, (key) => key).map(({ key, probability }) => [key, probability]),
      }
    }

    it('has the odds of all faces, in fewer ways', () => {
      const faces = rows(blast(4, undefined, false))
      const results = rows(blast(4, HIT, false))
      const alike = rows(blast(4, HIT, true))
      expect([faces.runs, results.runs, alike.runs]).toEqual([6 ** 4, 3 ** 4, 15])
      expect(results.rows).toEqual(faces.rows)
      expect(alike.rows).toEqual(faces.rows)
    })

    it('has exact odds of a blast among twenty, as fractions', () => {
      const { outcomes, complete } = enumerate(blast(20, HIT, true))
      expect([complete, outcomes.length]).toEqual([true, 231])
      const killed = tally(outcomes, (key) => Number.parseInt(key, 10))
      expect(killed[0]?.exact).toEqual({ ways: 5 ** 20, of: 6 ** 20 })
    })

    it('weighs as little as it can: half of the faces of twenty dice still make a fraction', () => {
      const half = facesBy({ sides: 10, fromZero: true }, (face) => face >= 5)
      expect(half).toEqual([
        [0, 1, 2, 3, 4],
        [5, 6, 7, 8, 9],
      ])
      const { outcomes } = enumerate((dice) =>
        sum(
          Array.from({ length: 20 }, (_, i) =>
            dice.roll({ ...die(10), fromZero: true, results: half, isLikeLast: i > 0 }) >= 5 ? 1 : 0,
          ),
        ),
      )
      expect(outcomes).toHaveLength(21)
      expect(outcomes[10]?.exact).toEqual({ ways: 184_756, of: 2 ** 20 })
    })

    it('takes no results that are not all faces of the die', () => {
      for (const results of [
        [[1, 2, 3]],
        [[1, 2, 3], [], [4, 5, 6]],
        [
          [1, 2, 3, 4],
          [4, 5, 6],
        ],
      ])
        expect(() => enumerate((dice) => dice.roll({ ...die(6), results }))).toThrow('must have its 6 faces')
    })

    it('does not pair dice whose results weigh otherwise', () => {
      const { outcomes } = enumerate((dice) => {
        const first = dice.roll({
          ...die(6),
          results: [
            [1, 2, 3],
            [4, 5, 6],
          ],
        })
        return `${first} ${dice.roll({ ...die(6), results: [[1], [2, 3, 4, 5, 6]], isLikeLast: true })}`
      })
      expect(outcomes.map(({ value, probability }) => [value, probability])).toEqual([
        ['1 1', 1 / 12],
        ['1 2', 5 / 12],
        ['4 1', 1 / 12],
        ['4 2', 5 / 12],
      ])
    })
  })

  it('shows every face of a die that is read from 0 once', () => {
    const { outcomes } = enumerate((dice) => dice.roll({ ...die(10), fromZero: true }))
    expect(outcomes.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('has one outcome when nothing is thrown', () => {
    expect(enumerate(() => 'sure')).toEqual({
      outcomes: [{ value: 'sure', probability: 1, exact: { ways: 1, of: 1 } }],
      complete: true,
    })
  })

  it('visits every combination once, in order', () => {
    const { outcomes } = enumerate((dice) => [dice.roll(die(2)), dice.draw('xx.test.2', 3)])
    expect(outcomes.map(({ value }) => value)).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 0],
      [2, 1],
      [2, 2],
    ])
  })

  it('always sums to one, exactly, whatever tree of dice a rule throws', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 6 }), (sides, stop) => {
        const { outcomes, complete } = enumerate((dice) => {
          const faces: number[] = []
          for (const [i, n] of sides.entries()) {
            faces.push(i % 2 === 0 ? dice.roll(die(n)) : 1 + dice.draw('xx.test.2', n))
            if (faces.at(-1) === stop) break
          }
          return faces.join(' ')
        })
        expect(complete).toBe(true)
        expect(new Set(outcomes.map(({ value }) => value)).size).toBe(outcomes.length)
        expect(sum(outcomes.map(({ exact }) => exact?.ways ?? 0))).toBe(outcomes[0]?.exact?.of)
        expect(sum(outcomes.map(({ probability }) => probability))).toBeCloseTo(1, 12)
        for (const { probability, exact } of outcomes) expect(probability).toBe((exact?.ways ?? 0) / (exact?.of ?? 0))
      }),
    )
  })

  it('stops at the limit and says so', () => {
    const run = (dice: Dice): number => d6(dice) + d6(dice) + d6(dice)
    expect(enumerate(run, { paths: 216 })).toMatchObject({ complete: true })
    const cut = enumerate(run, { paths: 215 })
    expect(cut.complete).toBe(false)
    expect(cut.outcomes).toHaveLength(215)
    expect(cut.outcomes[0]?.exact).toEqual({ ways: 1, of: 216 })
    const many = enumerate((dice) => sum(Array.from({ length: 9 }, () => d6(dice))))
    expect(many.complete).toBe(false)
    expect(many.outcomes).toHaveLength(20_000)
  })

  it('ends on a rule that throws until it succeeds', () => {
    const run = (dice: Dice): number => {
      let tries = 1
      while (d6(dice) < 6) tries++
      return tries
    }
    const { complete, outcomes } = enumerate(run, { throws: 10, paths: 500 })
    expect(complete).toBe(false)
    expect(outcomes.length).toBeLessThan(500)
    const endless = enumerate((dice) => {
      for (;;) d6(dice)
    })
    expect(endless).toEqual({ outcomes: [], complete: false })
  })

  it('keeps probabilities when the ways no longer fit into whole numbers', () => {
    const run = (dice: Dice): number[] => [
      dice.draw('xx.test.2', 3),
      dice.draw('xx.test.2', 0xfffffffb),
      dice.draw('xx.test.2', 0xffffffef),
    ]
    const { outcomes } = enumerate(run, { paths: 3 })
    expect(outcomes[0]?.exact).toBeNull()
    expect(outcomes[0]?.probability).toBeCloseTo(1 / 3 / 0xfffffffb / 0xffffffef, 30)
    const rows = tally(outcomes, () => 'all')
    expect(rows[0]?.exact).toBeNull()
    expect(rows[0]?.probability).toBeCloseTo(1 / 0xfffffffb / 0xffffffef, 30)
  })

  it('refuses a run that does not start from the same point', () => {
    let runs = 0
    expect(() => enumerate((dice) => dice.roll(die(6 + runs++)))).toThrow(DiceError)
    let fewer = 0
    expect(() => enumerate((dice) => (fewer++ === 0 ? d6(dice) : 0))).toThrow('must start from the same point')
  })

  it('lets errors of the rule through, and knows no impossible die', () => {
    expect(() =>
      enumerate((dice) => {
        if (d6(dice) === 4) throw new Error('a rule broke')
      }),
    ).toThrow('a rule broke')
    expect(() => enumerate((dice) => dice.roll(die(0)))).toThrow('no die with 0 sides')
  })
})

describe('tally', () => {
  it('sorts numbers by value and text by code unit', () => {
    const { outcomes } = enumerate((dice) => dice.roll(die(12)))
    expect(tally(outcomes, (face) => 10 - face).map((row) => row.key)).toEqual([-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    const words = ['b', 'a', 'Z', 'é', '10', '9', 3]
    expect(
      tally(enumerate((dice) => words[dice.draw('xx.test.2', 7)] ?? '').outcomes, (w) => w).map((row) => row.key),
    ).toEqual([3, '10', '9', 'Z', 'a', 'b', 'é'])
  })
})

describe('sample', () => {
  it('comes within a few standard errors of the exact odds, and repeats', () => {
    const run = (dice: Dice): number => d6(dice) + d6(dice)
    const rows = sample(run, seeded('sample'), 20_000)
    expect(rows).toEqual(sample(run, seeded('sample'), 20_000))
    for (const exact of tally(enumerate(run).outcomes, (total) => total)) {
      const row = rows.find(({ key }) => key === exact.key)
      const off = Math.abs((row?.probability ?? 0) - exact.probability)
      expect(off).toBeLessThan(4 * (row?.error ?? 0))
      expect(row?.error).toBeLessThan(0.005)
    }
    expect(sum(rows.map((row) => row.probability))).toBeCloseTo(1, 12)
  })

  it('states the standard error', () => {
    const [row] = sample(() => 'sure', seeded(1), 100)
    const p = 101 / 102
    expect((row?.error ?? 0) * (row?.error ?? 0)).toBeCloseTo((p * (1 - p)) / 100, 15)
    expect(row?.probability).toBe(1)
  })

  it('tells other results apart by their data', () => {
    const rows = sample((dice) => ({ hit: d6(dice) >= 4 }), seeded(1), 50)
    expect(rows.map((row) => row.key)).toEqual(['{"hit":false}', '{"hit":true}'])
  })
})

describe('odds', () => {
  const otherwise = { dice: seeded('odds'), samples: 4000 }

  it('are exact where they can be', () => {
    expect(odds((dice) => d6(dice) >= 5, String, otherwise)).toEqual({
      exact: true,
      rows: [
        { key: 'false', probability: 2 / 3, error: 0, exact: { ways: 4, of: 6 } },
        { key: 'true', probability: 1 / 3, error: 0, exact: { ways: 2, of: 6 } },
      ],
    })
  })

  it('are sampled, with an error stated, where there are too many ways', () => {
    const { exact, rows } = odds((dice) => sum(Array.from({ length: 8 }, () => d6(dice))) >= 28, String, otherwise)
    expect(exact).toBe(false)
    for (const row of rows) {
      expect(row.exact).toBeNull()
      expect(row.error).toBeGreaterThan(0)
      expect(Math.abs(row.probability - 0.5)).toBeLessThan(0.06)
    }
  })
})

describe('squareRoot', () => {
  it('is within two units in the last place', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (x) => {
        const root = squareRoot(x)
        expect(Math.abs(root * root - x) / x).toBeLessThan(1e-15)
      }),
    )
    for (let n = 0; n < 2000; n++) expect(squareRoot(n * n)).toBe(n)
  })

  it('takes the odd ends', () => {
    expect(squareRoot(0)).toBe(0)
    expect(squareRoot(Infinity)).toBe(Infinity)
    expect(squareRoot(-1)).toBeNaN()
    expect(squareRoot(Number.NaN)).toBeNaN()
    expect(squareRoot(Number.MIN_VALUE)).toBeGreaterThan(0)
  })
})
