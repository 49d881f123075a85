import { describe, expect, it } from 'vitest'
import { valueWords } from './rule-control.tsx'

describe('a value in words', () => {
  it.each([
    [true, 'yes'],
    [false, 'no'],
    [3, '3'],
    ['random', 'by luck'],
    [[1, 2], '1, 2'],
    [null, 'none'],
    [{ title: 'Our street' }, 'one of your own'],
  ] as const)('%j', (value, words) => {
    expect(valueWords(value, { random: 'by luck' })).toBe(words)
  })

  it('may be called otherwise if it is nothing', () => {
    expect(valueWords(null, { null: "the scenario's" })).toBe("the scenario's")
  })
})
