import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..', '..')

describe("the linter's share", () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'shamble-lint-'))
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** The rules that each line of a planted file breaks, by line number. */
  function lint(file: string, lines: readonly string[]): Map<number, string[]> {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, lines.join('\n'))
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'unix', file], {
      cwd: folder,
      encoding: 'utf8',
    })
    rmSync(path)
    const found = new Map<number, string[]>()
    for (const [, line, rule = ''] of stdout.matchAll(/:(\d+):\d+: .*\[Error\/\w+\((.*)\)\]/g)) {
      found.set(Number(line), [...(found.get(Number(line)) ?? []), rule])
    }
    return found
  }

  const MATH = 'random sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log log1p log2 log10'
  const PLANTED: [text: string, rule: string][] = [
    ...`${MATH} pow sqrt cbrt hypot`
      .split(' ')
      .map((name): [string, string] => [`export const ${name}_ = Math.${name}`, 'no-restricted-properties']),
    ['export const date = new Date()', 'no-restricted-globals'],
    ['export const now = Date.now()', 'no-restricted-globals'],
    ['export const time = performance.now()', 'no-restricted-globals'],
    ['export const env = process.env', 'no-restricted-globals'],
    ['export const timer = setTimeout(() => 0, 1)', 'no-restricted-globals'],
    ['export const id = crypto.randomUUID()', 'no-restricted-globals'],
    ['export const format = new Intl.NumberFormat()', 'no-restricted-globals'],
    ['export const around = globalThis', 'no-restricted-globals'],
    ["export const order = 'a'.localeCompare('b')", 'no-restricted-properties'],
    ['export const text = (1).toLocaleString()', 'no-restricted-properties'],
    ["export const upper = 'a'.toLocaleUpperCase()", 'no-restricted-properties'],
    ["export const lower = 'a'.toLocaleLowerCase()", 'no-restricted-properties'],
    ['export const loose: any = 1', 'no-explicit-any'],
    ['export const then = 1', 'no-restricted-exports'],
  ]

  it.each([
    'packages/kernel/src/x.ts',
    'packages/grid/src/x.ts',
    'packages/table/src/x.ts',
    'packages/games/evac/rules/x.ts',
  ])('keeps luck, clocks, locales and inexact numbers out of %s', (file) => {
    const found = lint(
      file,
      PLANTED.map(([text]) => text),
    )
    const missed = PLANTED.filter(([, rule], index) => !found.get(index + 1)?.includes(rule))
    expect(missed).toEqual([])
  })

  it('leaves tests and other packages their clocks', () => {
    const clock = ['export const time = performance.now()']
    expect(lint('packages/kernel/src/x.test.ts', clock).size).toBe(0)
    expect(lint('packages/bots/src/x.ts', clock).size).toBe(0)
    expect(lint('packages/kernel/src/x.ts', clock).size).toBe(1)
  })

  it('refuses skipped and focused tests', () => {
    const found = lint('packages/kernel/src/x.test.ts', [
      "import { it } from 'vitest'",
      "it.skip('a', () => {})",
      "it.only('b', () => {})",
    ])
    expect([found.get(2), found.get(3)]).toEqual([['no-disabled-tests'], ['no-focused-tests']])
  })
})
