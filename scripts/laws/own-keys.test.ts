import { describe, expect, it } from 'vitest'
import { lawsBroken, violationsIn } from './testing.ts'

const TABLE = 'const WORDS: Readonly<Record<string, string>> = { a: "b" }\n'
const inPage = (text: string): string[] => lawsBroken('packages/web/src/play/x.ts', `${TABLE}${text}`)

describe('a word that is looked up in a table', () => {
  it.each([
    'export const of = (word: string) => WORDS[word]',
    'export const of = (word: string) => WORDS[word.slice(1)] ?? word',
    'export const of = (word: string) => word in WORDS',
    'export const of = (word: string) => (Object.hasOwn(OTHER, word) ? WORDS[word] : word)',
  ])('is none that only every object has: %s', (text) => {
    expect(inPage(text)).toEqual(['own-keys'])
  })

  it.each([
    'export const of = (word: string) => rowOf(WORDS, word)',
    'export const of = (word: string) => (Object.hasOwn(WORDS, word) ? WORDS[word] : undefined)',
    'export const one = WORDS["a"]',
    'const CLOSED: Record<"a" | "b", string> = { a: "", b: "" }\nexport const of = (word: "a") => CLOSED[word]',
    'export const of = (many: readonly string[], at: number) => many[at]',
  ])('may be asked for so: %s', (text) => {
    expect(inPage(text)).toEqual([])
  })

  it('is looked for also in a table of another file', () => {
    const broken = violationsIn({
      'packages/web/src/play/words.ts': `export ${TABLE}`,
      'packages/web/src/play/x.ts':
        "import { WORDS as W } from './words.ts'\nexport const of = (word: string) => W[word]",
    })
    expect(broken).toMatchObject([{ file: 'packages/web/src/play/x.ts', line: 2, law: 'own-keys' }])
  })

  it('is looked for also in a table of another package', () => {
    const broken = violationsIn({
      'packages/kernel/src/words.ts': `export ${TABLE}`,
      'packages/web/src/play/x.ts':
        "import { WORDS } from '@shamble/kernel'\nexport const of = (word: string) => WORDS[word]",
    })
    expect(broken).toMatchObject([{ file: 'packages/web/src/play/x.ts', line: 2, law: 'own-keys' }])
  })
})
