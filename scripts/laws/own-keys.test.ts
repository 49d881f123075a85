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
    'export const of = (table: Record<string, string>, word: string) => table[word]',
    'export const of = (table: { readonly [word: string]: string }, word: string) => table[word] ?? word',
    'export function of(word: string) {\n  const own: Record<string, number> = {}\n  return own[word]\n}',
    'export function of(table: Readonly<Record<string, number>>, word: string) {\n  return word in table\n}',
    'type Table = Readonly<Record<string, string>>\nexport const of = (table: Table, word: string) => table[word]',
    'export const of = (table: Record<string, string>, words: string[]) => words.map((one) => table[one])',
    'export const of = (a: Record<string, string>, b: object) => Object.keys(b).map((one) => a[one])',
  ])('is none that only every object has: %s', (text) => {
    expect(inPage(text)).toEqual(['own-keys'])
  })

  it.each([
    'export const of = (word: string) => rowOf(WORDS, word)',
    'export const of = (word: string) => (Object.hasOwn(WORDS, word) ? WORDS[word] : undefined)',
    'export const one = WORDS["a"]',
    'const CLOSED: Record<"a" | "b", string> = { a: "", b: "" }\nexport const of = (word: "a") => CLOSED[word]',
    'export const of = (many: readonly string[], at: number) => many[at]',
    'export const of = (table: Record<string, string>) => Object.keys(table).map((one) => table[one])',
    'export function of(table: Record<string, string>) {\n  for (const one of Object.keys(table)) say(table[one])\n}',
    'export function of(words: string[]) {\n  const own: Record<string, true> = {}\n  for (const one of words) own[one] = true\n}',
    // Another thing of the same name.
    'export const of = (WORDS: readonly string[], at: number) => WORDS[at]',
    'export const of = ({ WORDS }: { WORDS: readonly string[] }, at: number) => WORDS[at]',
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

  it('is looked for also in a table whose type another package has', () => {
    const broken = violationsIn({
      'packages/kernel/src/words.ts': 'export type Words = Readonly<Record<string, string>>',
      'packages/web/src/play/x.ts':
        "import type { Words } from '@shamble/kernel'\nexport const of = (words: Words, word: string) => words[word]",
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
