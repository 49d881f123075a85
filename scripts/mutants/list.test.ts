import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MUTANTS } from './list.ts'
import { packageFolderOf, spoiled } from './plan.ts'

const root = resolve(import.meta.dirname, '..', '..')

describe('the list of mutants', () => {
  it.each(MUTANTS)('$file: $text is there once, and so are its tests', (mutant) => {
    const source = readFileSync(join(root, mutant.file), 'utf8')
    expect(spoiled(mutant, source)).not.toBe(source)
    expect(mutant.tests.filter((test) => !existsSync(join(root, test)))).toEqual([])
    expect(mutant.tests.length).toBeGreaterThan(0)
  })

  it('has forty or more, of every game, the kernel, bots and pages', () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(40)
    const parts = [
      'evac/rules',
      'drop-dead/rules',
      'dead-walk/rules',
      'run-or-shoot/rules',
      'even-death/rules',
      'kernel/',
      '/bots/',
      'web/',
    ]
    const few = parts.filter((part) => MUTANTS.filter(({ file }) => file.includes(part)).length < 3)
    expect(few).toEqual([])
  })
})

describe('a mutant', () => {
  const mutant = { file: 'a.ts', text: 'a > 1', instead: 'a >= 1', tests: ['a.test.ts'] }

  it('is refused if its text is not there exactly once, or if it is no program', () => {
    expect(spoiled(mutant, 'if (a > 1) b()')).toBe('if (a >= 1) b()')
    expect(() => spoiled(mutant, 'if (a > 2) b()')).toThrow('is there 0 times')
    expect(() => spoiled(mutant, 'if (a > 1) b(a > 1)')).toThrow('is there 2 times')
    expect(() => spoiled({ ...mutant, instead: 'a > (' }, 'if (a > 1) b()')).toThrow('no program')
  })

  it('falls back to the tests of its package', () => {
    expect(packageFolderOf('packages/games/evac/rules/x.ts')).toBe('packages/games/evac')
    expect(packageFolderOf('packages/kernel/src/x.ts')).toBe('packages/kernel')
  })
})
