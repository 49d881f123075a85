import { describe, expect, it } from 'vitest'
import { isKeyOf, keysOf, rowOf, sure } from './sure.ts'

const TABLE = { axe: 1, bow: 2 }

describe('what must be there', () => {
  it('is there, or it is said', () => {
    expect(sure(0)).toBe(0)
    expect(() => sure(undefined)).toThrow('missing')
    expect(() => sure(null)).toThrow('missing')
  })

  it('is looked up by names that may be those of nothing', () => {
    expect(keysOf(TABLE)).toEqual(['axe', 'bow'])
    expect([isKeyOf(TABLE, 'axe'), isKeyOf(TABLE, 'toString')]).toEqual([true, false])
    expect([rowOf(TABLE, 'bow'), rowOf(TABLE, 'toString')]).toEqual([2, undefined])
  })
})
