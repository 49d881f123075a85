import { describe, expect, it } from 'vitest'
import { allFrom, findIn, someIn, sortFew, thoseIn } from './lists.ts'

const isEven = (n: number): boolean => n % 2 === 0
const LISTS: readonly (readonly number[])[] = [[], [1], [2], [1, 3, 5], [1, 4, 2, 3], Object.freeze([6, 5, 4])]

describe('lists that may be frozen', () => {
  it.each(LISTS.map((list) => [list]))('are asked as %j is by the language itself', (list) => {
    expect(someIn(list, isEven)).toBe(list.some(isEven))
    expect(findIn(list, isEven)).toBe(list.find(isEven))
    expect(thoseIn(list, isEven)).toEqual(list.filter(isEven))
    const twice = (n: number): number[] => [n, n]
    expect(allFrom(list, twice)).toEqual(list.flatMap(twice))
  })

  it.each([0, 1, 2, 3, 10, 24, 25, 60])('are sorted, %i of them, equals in their order', (count) => {
    const list = Array.from({ length: count }, (_, i) => ({ key: (i * 7) % 5, i }))
    const byKey = (a: { key: number }, b: { key: number }): number => a.key - b.key
    expect(sortFew([...list], byKey)).toEqual([...list].sort(byKey))
  })
})
