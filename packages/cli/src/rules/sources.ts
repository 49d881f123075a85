import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top of the repository. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/** A TypeScript file, by its path from the top of the repository. */
export interface Source {
  readonly file: string
  readonly text: string
}

/** Every TypeScript file under a folder, in the order of their paths. */
export function sourcesUnder(folder: string, top = ROOT): Source[] {
  const found = readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !path.includes(`${sep}node_modules${sep}`))
    .map((path) => ({
      file: path.slice(join(top, sep).length).split(sep).join('/'),
      text: readFileSync(path, 'utf8'),
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
}

export const isTest = ({ file }: Source): boolean => file.endsWith('.test.ts')
