import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bigRoot,
  compareProducts,
  compareWithRoot,
  isqrt,
  overRoot,
  overScaledRoot,
  rootUp,
  scaledRoot,
  sumOfRoots,
  timesOver,
} from './exact.ts'

const safe = fc.oneof(
  fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
  fc.integer({ min: -9_000_000_000, max: 9_000_000_000 }),
  fc.integer({ min: -3, max: 3 }),
)
const sign = (n: bigint): number => (n > 0n ? 1 : n < 0n ? -1 : 0)

describe('exact arithmetic', () => {
  it('compares products as BigInt does', () => {
    fc.assert(
      fc.property(safe, safe, safe, safe, (a, b, c, d) => {
        expect(compareProducts(a, b, c, d)).toBe(sign(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)))
      }),
      { numRuns: 2000 },
    )
  })

  it('tells products apart that differ by one, and equal ones from them, beyond the reach of doubles', () => {
    const big = fc.integer({ min: 1_000_000_000, max: 9_000_000_000 })
    fc.assert(
      fc.property(big, big, fc.integer({ min: -2, max: 2 }), (a, b, k) => {
        expect(compareProducts(a, b, a, b)).toBe(0)
        expect(compareProducts(a, b, b, a)).toBe(0)
        // (a + k)(a - k) = a² - k²
        expect(compareProducts(a, a, a + k, a - k)).toBe(k === 0 ? 0 : 1)
      }),
    )
  })

  it('takes roots rounded down and up', () => {
    const n = fc.oneof(
      fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
      fc.integer({ min: 0, max: 94_906_265 }).map((root) => root * root),
      fc.integer({ min: 1, max: 94_906_265 }).map((root) => root * root - 1),
    )
    fc.assert(
      fc.property(n, (value) => {
        const root = BigInt(isqrt(value))
        expect(root * root <= BigInt(value) && (root + 1n) * (root + 1n) > BigInt(value)).toBe(true)
        expect(rootUp(value)).toBe(Number(root) + (root * root === BigInt(value) ? 0 : 1))
        expect(bigRoot(BigInt(value))).toBe(root)
      }),
      { numRuns: 2000 },
    )
    for (let small = 0; small < 300; small++) expect(isqrt(small)).toBe(Math.floor(Math.sqrt(small)))
  })

  it('divides by a root to the nearest whole number, halves away from zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
        fc.oneof(
          fc.integer({ min: 1, max: 2_147_483_647 }),
          fc.integer({ min: 1, max: 40_000 }).map((r) => r * r),
        ),
        (v, n) => {
          // The nearest m: (2m - 1)² n <= 4 v² < (2m + 1)² n.
          const m = BigInt(Math.abs(overRoot(v, n)))
          const four = 4n * BigInt(v) * BigInt(v)
          expect((2n * m + 1n) * (2n * m + 1n) * BigInt(n) > four).toBe(true)
          expect(m === 0n || (2n * m - 1n) * (2n * m - 1n) * BigInt(n) <= four).toBe(true)
          expect(overRoot(-v, n)).toBe(overRoot(v, n) === 0 ? 0 : -overRoot(v, n))
        },
      ),
    )
    expect([overRoot(5, 4), overRoot(-5, 4), overRoot(3, 4), overRoot(0, 7)]).toEqual([3, -3, 2, 0])
    expect([timesOver(5, 1, 2), timesOver(-5, 1, 2), timesOver(7, 3, 5), timesOver(-1, 1, 3)]).toEqual([3, -3, 4, 0])
  })

  it('divides by a root at hand as by the root itself', () => {
    const side = fc.integer({ min: -30_000, max: 30_000 })
    const offset = fc.oneof(fc.integer({ min: -125, max: 125 }), fc.integer({ min: -2_000, max: 2_000 }))
    fc.assert(
      fc.property(side, side, offset, (x, y, times) => {
        const n = x * x + y * y
        if (n === 0) return
        expect(overScaledRoot(x * times, n, scaledRoot(n))).toBe(overRoot(x * times, n))
      }),
      { numRuns: 2000 },
    )
    // Halves, which are rounded away from zero: 3 / 5 and 4 / 5 of these.
    for (const times of [2.5, 7.5, 12.5, 62.5])
      for (const far of [100, 10_000])
        expect(overScaledRoot(-3 * far * times, 25 * far * far, scaledRoot(25 * far * far))).toBe(
          overRoot(-3 * far * times, 25 * far * far),
        )
  })

  it('compares a whole number with a multiple of a root', () => {
    const small = fc.integer({ min: -3_000_000, max: 3_000_000 })
    fc.assert(
      fc.property(small, small, fc.integer({ min: 0, max: 2_000_000_000 }), (a, b, n) => {
        // a - b√n has the sign of a|a| - b|b|n.
        const left = BigInt(a) * BigInt(Math.abs(a))
        const right = BigInt(b) * BigInt(Math.abs(b)) * BigInt(n)
        expect(compareWithRoot(a, b, n)).toBe(sign(left - right))
      }),
    )
    expect([compareWithRoot(6, 2, 9), compareWithRoot(-6, -2, 9), compareWithRoot(0, 0, 5)]).toEqual([0, 0, 0])
  })

  it('[dw.units.10] sums roots exactly and rounds down once, at the end', () => {
    const squares = fc.array(fc.integer({ min: 0, max: 1_800_000_000 }), { maxLength: 8 })
    fc.assert(
      fc.property(squares, (list) => {
        const low = list.reduce((sum, n) => sum + bigRoot(BigInt(n) << 200n), 0n)
        expect(sumOfRoots(list)).toBe(Number(low >> 100n))
      }),
    )
    expect(sumOfRoots([250_000, 250_000])).toBe(1000)
    expect(sumOfRoots([2, 2, 2, 2, 2])).toBe(7)
    expect(sumOfRoots([])).toBe(0)
  })
})
