import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentText, pathOf, section } from './blocks.ts'

const foldersIn = (path: string): string[] =>
  readdirSync(pathOf(path), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))

it('the map of the page in ARCHITECTURE.md has every folder of it, and none that is gone', () => {
  const rows = section(documentText('../ARCHITECTURE.md'), '## The page')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([a-z]+)\//g)].map(([, name]) => name))
  expect(new Set(named)).toEqual(new Set(foldersIn('../packages/web/src')))
})
