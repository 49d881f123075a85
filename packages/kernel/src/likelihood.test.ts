import { describe, expect, it } from 'vitest'
import { likelihood } from './likelihood.ts'

describe('likelihood', () => {
  it('is even at 0, grows, and is the complement of what the other side has', () => {
    expect(likelihood(0)).toBe(0.5)
    const values = Array.from({ length: 41 }, (_, i) => likelihood(i / 2 - 10))
    expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(values.every((p) => p > 0 && p < 1)).toBe(true)
    expect(likelihood(2)).toBeCloseTo(0.89, 1)
    expect(likelihood(-2)).toBeCloseTo(0.11, 1)
  })

  it('ends at -8 and 8', () => {
    expect(likelihood(100)).toBe(likelihood(8))
    expect(likelihood(-100)).toBe(likelihood(-8))
  })
})
