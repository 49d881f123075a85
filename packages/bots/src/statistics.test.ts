import { describe, expect, it } from 'vitest'
import { meanAndError, wilson } from './statistics.ts'

describe('statistics', () => {
  it('gives the interval that tables of the Wilson score print', () => {
    const { rate, low, high } = wilson(8, 10)
    expect(rate).toBe(0.8)
    expect(low).toBeCloseTo(0.4902, 4)
    expect(high).toBeCloseTo(0.9433, 4)
  })

  it('knows nothing after no games, and never leaves 0 to 1', () => {
    expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 })
    expect(wilson(0, 50).low).toBe(0)
    expect(wilson(50, 50).high).toBe(1)
    expect(wilson(50, 50).low).toBeGreaterThan(0.9)
  })

  it('gets surer with more games', () => {
    const few = wilson(10, 20)
    const many = wilson(1000, 2000)
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5)
  })

  it('measures how sure a mean is', () => {
    expect(meanAndError([1, 2, 3, 4])).toEqual({ mean: 2.5, error: Math.sqrt(5 / 3 / 4) })
    expect(meanAndError([7])).toEqual({ mean: 7, error: Number.POSITIVE_INFINITY })
  })
})
