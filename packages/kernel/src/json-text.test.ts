import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_ENTRIES, MOST_TEXT, MOST_VALUES } from './bounds.ts'
import { jsonFault, readJson } from './json-text.ts'

const parses = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** What JSON allows and a file from outside may not have. */
const STRICTER: ReadonlySet<string> = new Set([
  'this key comes twice',
  '-0 is no number of ours',
  'this number is too large',
])

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
        const fault = jsonFault(text)
        if (!STRICTER.has(fault?.why ?? '')) expect(fault === null).toBe(parses(text))
      }),
      { numRuns: 3_000 },
    )
  })

  it.each([
    ['{"a": 1, "b": 2, "a": 3}', 1, 18, 'this key comes twice'],
    ['{"a": 1, "\\u0061": 3}', 1, 10, 'this key comes twice'],
    ['[{"a": 1}, {"a": 2}, -0]', 1, 22, '-0 is no number of ours'],
    ['[-0.0e5]', 1, 2, '-0 is no number of ours'],
    ['[1e999]', 1, 2, 'this number is too large'],
    ['["\\ud800"]', 1, 3, 'half of a character inside a text'],
    ['["\ud83d\ude00 \udc00"]', 1, 3, 'half of a character inside a text'],
    [`\n${'['.repeat(65)}${']'.repeat(65)}`, 2, 65, 'nested more than 64 levels deep'],
  ])('and refuses what no honest program writes: %j', (text, line, column, why) => {
    expect(readJson(text)).toEqual({ ok: false, fault: { line, column, why } })
  })

  it('takes what looks like it and is not', () => {
    for (const text of ['[-1, 0, 0.5, -0.5, 10]', '["\ud83d\ude00", "\\ud83d\\ude00"]', '{"a": {"a": 1}, "A": 2}'])
      expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) })
  })

  it('copes with brackets nested a million deep, lists of millions and texts of any length, and is quick about it', () => {
    const began = performance.now()
    expect(jsonFault('['.repeat(1_000_000))).toMatchObject({ column: 65, why: 'nested more than 64 levels deep' })
    const entries = `{\n"entries": [${'{},'.repeat(1_000_000)}{}]}`
    expect(jsonFault(entries)).toEqual({ line: 2, column: 600_013, why: `more than ${MOST_ENTRIES} entries` })
    expect(jsonFault(' '.repeat(MOST_TEXT + 1))).toMatchObject({
      why: `the file has more than ${MOST_TEXT} characters`,
    })
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  it('copes with nothing but escapes, and with more values than a file has', () => {
    const escapes = '\\n'.repeat(MOST_TEXT / 2 - 1)
    expect(jsonFault(`"${escapes}"`)).toBeNull()
    expect(jsonFault(`"${escapes}`)).toEqual({ line: 1, column: MOST_TEXT, why: 'the file ends inside a text' })
    const lists = (count: number): string => `[${`[${'0,'.repeat(999)}0],`.repeat(count - 1)}[]]`
    expect(jsonFault(lists(1_000))).toBeNull()
    expect(jsonFault(lists(2_001))?.why).toBe(`more than ${MOST_VALUES} values in all`)
  })
})
