import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonFault } from './json-place.ts'

const parses = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('the place at which a text stops being JSON', () => {
  it.each([
    ['', 1, 1, 'the file ends here'],
    ['{', 1, 2, 'the file ends here'],
    ['{"a": 1,}', 1, 9, 'expected a key in double quotes'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'expected , or }'],
    ['{\n  a: 1\n}', 2, 3, 'expected a key in double quotes or }'],
    ['{"a" 1}', 1, 6, 'expected : after the key'],
    ['[1, 2', 1, 6, 'the file ends here'],
    ['[1 2]', 1, 4, 'expected , or ]'],
    ['[1,]', 1, 4, 'expected a value'],
    ['[01]', 1, 2, 'expected a value or ]'],
    ['[tru]', 1, 2, 'expected a value or ]'],
    ["['a']", 1, 2, 'expected a value or ]'],
    ['"a\nb"', 1, 3, 'a line break or control character inside a text'],
    ['"a\\x"', 1, 3, 'there is no such escape'],
    ['"abc', 1, 5, 'the file ends inside a text'],
    ['{} {}', 1, 4, 'expected nothing after the document'],
  ])('finds it in %j', (text, line, column, why) => {
    expect(jsonFault(text)).toEqual({ line, column, why })
  })

  it('finds none in any JSON text', () => {
    fc.assert(
      fc.property(fc.json(), fc.integer({ min: 0, max: 4 }), (json, indent) => {
        expect(jsonFault(JSON.stringify(JSON.parse(json), null, indent))).toBeNull()
      }),
    )
  })

  it('finds one exactly where JSON.parse finds one', () => {
    const scraps = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '1',
      '-1.5e3',
      '01',
      '1.',
      'true',
      'nul',
      ' ',
      '\n',
      '"',
    )
    fc.assert(
      fc.property(fc.array(scraps, { maxLength: 12 }), (parts) => {
        const text = parts.join('')
        expect(jsonFault(text) === null).toBe(parses(text))
      }),
      { numRuns: 3_000 },
    )
  })

  it('copes with brackets nested a million deep', () => {
    expect(jsonFault('['.repeat(1_000_000))).toMatchObject({ why: 'the file ends here' })
  })
})
