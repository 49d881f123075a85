import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pathOf } from './blocks.ts'

const LONGEST = 160
const TEXT = readFileSync(pathOf('glossary.md'), 'utf8')
const ROWS = [...TEXT.matchAll(/^\| (?<word>[^|]+) \| (?<says>[^|]+) \|$/gm)]
  .map(({ groups }) => ({ word: groups?.['word'] ?? '', says: groups?.['says'] ?? '' }))
  .filter(({ word }) => word !== 'word' && word !== '---')

function sourcesUnder(folder: string): [path: string, text: string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesUnder(path)
    return /\.tsx?$/.test(entry.name) ? [[path, readFileSync(path, 'utf8')] as const] : []
  })
}

const SOURCES = [pathOf('../packages'), pathOf('../scripts')].flatMap(sourcesUnder)
const NAMES = ROWS.flatMap(({ says }) => [...says.matchAll(/`([A-Za-z]+)`/g)].map((match) => match[1] as string))

/** Types that are exported under a name of the glossary: what is called so elsewhere. A game's own form of one is none. */
function typesNamed(name: string, sources: readonly (readonly [string, string])[]): string[] {
  const declared = new RegExp(
    `^export (?:abstract )?(?:class|interface|type) ${name}\\b(?! = \\w*\\.?\\w*${name}<)`,
    'm',
  )
  return sources.flatMap(([path, text]) => (declared.test(text) ? [path] : []))
}

describe('the glossary', () => {
  it('has one line for a word, and each word once', () => {
    expect(ROWS.length).toBeGreaterThan(50)
    const words = ROWS.flatMap(({ word }) => word.split(', '))
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
    expect(ROWS.filter(({ says }) => says.length > LONGEST || !says.endsWith('.'))).toEqual([])
  })

  it('names only what the code has', () => {
    const code = SOURCES.map(([, text]) => text).join('\n')
    const declared = new Set(
      [...code.matchAll(/\b(?:class|interface|type|const|function) (\w+)|^ {2}(\w+)\??\(/gm)].map((m) => m[1] ?? m[2]),
    )
    expect(NAMES.length).toBeGreaterThan(20)
    expect(NAMES.filter((name) => !declared.has(name))).toEqual([])
  })

  it('names each thing by a word that nothing else is called', () => {
    const types = NAMES.filter((name) => /^[A-Z]/.test(name))
    expect(types.map((name) => typesNamed(name, SOURCES)).filter((paths) => paths.length > 1)).toEqual([])
  })

  it('finds a second meaning, and takes a form of the same thing for none', () => {
    const kernel = ['look.ts', 'export interface Look<K> {'] as const
    const own = ['state.ts', 'export type Look = KernelLook<EvacKit>\nexport type Lookout = 1'] as const
    expect(typesNamed('Look', [kernel, own])).toEqual(['look.ts'])
    expect(typesNamed('Look', [kernel, ['page.ts', 'export class Look {']])).toEqual(['look.ts', 'page.ts'])
  })
})
