import { describe, expect, it } from 'vitest'
import { inPrintedOrder } from './frozen.ts'

describe('what is left of a pile', () => {
  it('is listed as it is printed, whatever its order, and once for each pile', () => {
    const left = inPrintedOrder(['a', 'b', 'c', 'd'])
    const pile = Object.freeze(['d', 'a', 'c'])
    expect(left(pile)).toEqual(['a', 'c', 'd'])
    expect(left(pile)).toBe(left(pile))
    expect(Object.isFrozen(left(pile))).toBe(true)
    expect(left(Object.freeze([]))).toEqual([])
  })
})
