import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '..', '..')
const FOLDERS = ['packages', 'scripts', 'docs']

/** All sources and manifests of the repository, by path from its folder (with `/`). */
export function readFiles(): Map<string, string> {
  const files = new Map([['package.json', readFileSync(join(root, 'package.json'), 'utf8')]])
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (!['node_modules', 'dist', 'public', 'golden'].includes(entry.name)) walk(path)
      } else if (/\.(ts|tsx|mts|mjs|js)$/.test(entry.name) || entry.name === 'package.json') {
        files.set(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8'))
      }
    }
  }
  for (const folder of FOLDERS) walk(join(root, folder))
  return files
}
