import { describe, expect, it } from 'vitest'
import { readOnly } from '../json.ts'
import { alike, firstDifference, keysTurned, sharedPlaces } from './data.ts'

describe('data', () => {
  it('names the places that a copy shares, unless they are frozen through', () => {
    const original = { a: [1], b: { c: [2] }, d: readOnly([3]), e: Object.freeze([[4]]) }
    expect(sharedPlaces(original, { ...original, b: { c: original.b.c } })).toEqual(['a', 'b.c', 'e'])
    expect(sharedPlaces(original, structuredClone(original))).toEqual([])
    expect(sharedPlaces(original, original)).toEqual(['(all of it)'])
  })

  it('names the first difference', () => {
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull()
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a[1].b: 2 is not 3')
    expect(firstDifference({ a: 1 }, { a: 1, b: 1 })).toBe('b: undefined is not 1')
    expect(firstDifference([1], { 0: 1 })).toMatch(/^all: /)
  })

  it('turns the keys of every object and nothing else', () => {
    expect(JSON.stringify(keysTurned({ a: 1, b: [{ c: 1, d: 2 }, 3] }))).toBe('{"b":[{"d":2,"c":1},3],"a":1}')
  })

  it('compares facts of any make', () => {
    const facts = () => ({
      bytes: Uint8Array.of(1, 2),
      map: new Map([['a', [1]]]),
      set: new Set([1]),
      none: null,
      run: () => 1,
    })
    expect(alike(facts(), facts())).toBe(true)
    expect(alike(facts(), { ...facts(), bytes: Uint8Array.of(1, 3) })).toBe(false)
    expect(alike(facts(), { ...facts(), map: new Map([['a', [2]]]) })).toBe(false)
    expect(alike(facts(), { ...facts(), none: 0 })).toBe(false)
    expect(alike([1], { 0: 1 })).toBe(false)
    expect(alike({ a: 1 }, { b: 1 })).toBe(false)
  })
})
