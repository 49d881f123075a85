import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..', '..')
const PARTS = ['package.json', 'tsconfig.json', 'vitest.config.ts', 'packages', 'docs']
const LEFT_OUT = /[\\/](node_modules|dist|\.cache)$/

/** A copy of the working tree in which tests can be run: the same installed packages, but its own `@shamble/*`. */
export function copyOfTree(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'shamble-mutants-')))
  for (const part of PARTS) {
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !LEFT_OUT.test(path) })
  }
  linkAll(join(root, 'node_modules'), join(copy, 'node_modules'), (name) => name !== '@shamble' && name !== '.vite')
  mkdirSync(join(copy, 'node_modules', '@shamble'))
  for (const name of readdirSync(join(root, 'node_modules', '@shamble'))) {
    const target = realpathSync(join(root, 'node_modules', '@shamble', name))
    link(join(copy, target.slice(realpathSync(root).length)), join(copy, 'node_modules', '@shamble', name))
  }
  return copy
}

function linkAll(from: string, to: string, isWanted: (name: string) => boolean): void {
  mkdirSync(to)
  for (const name of readdirSync(from).filter(isWanted)) link(join(from, name), join(to, name))
}

/** A junction needs no rights on Windows. */
const link = (target: string, path: string): void => symlinkSync(target, path, 'junction')
