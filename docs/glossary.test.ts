import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pathOf } from './blocks.ts'

const LONGEST = 160
const TEXT = readFileSync(pathOf('glossary.md'), 'utf8')
const ROWS = [...TEXT.matchAll(/^\| (?<word>[^|]+) \| (?<says>[^|]+) \|$/gm)]
  .map(({ groups }) => ({ word: groups?.['word'] ?? '', says: groups?.['says'] ?? '' }))
  .filter(({ word }) => word !== 'word' && word !== '---')

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesUnder(path)
    return /\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

describe('the glossary', () => {
  it('has one line for a word, and each word once', () => {
    expect(ROWS.length).toBeGreaterThan(50)
    const words = ROWS.flatMap(({ word }) => word.split(', '))
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
    expect(ROWS.filter(({ says }) => says.length > LONGEST || !says.endsWith('.'))).toEqual([])
  })

  it('names only what the code has', () => {
    const names = ROWS.flatMap(({ says }) => [...says.matchAll(/`([A-Za-z]+)`/g)].map((match) => match[1] as string))
    const code = [pathOf('../packages'), pathOf('../scripts')].flatMap(sourcesUnder).join('\n')
    const declared = new Set(
      [...code.matchAll(/\b(?:class|interface|type|const|function) (\w+)|^ {2}(\w+)\??\(/gm)].map((m) => m[1] ?? m[2]),
    )
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name) => !declared.has(name))).toEqual([])
  })
})
