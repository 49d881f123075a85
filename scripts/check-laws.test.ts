import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLaws } from './check-laws.ts'

const root = resolve(import.meta.dirname, '..')

const MANIFESTS: Record<string, string> = {
  'packages/kernel/package.json': '{"name":"@shamble/kernel"}',
  'packages/grid/package.json': '{"name":"@shamble/grid"}',
  'packages/table/package.json': '{"name":"@shamble/table"}',
  'packages/print/package.json': '{"name":"@shamble/print"}',
  'packages/games/evac/package.json': '{"name":"@shamble/evac"}',
  'packages/games/other/package.json': '{"name":"@shamble/other"}',
  'packages/bots/package.json': '{"name":"@shamble/bots"}',
  'packages/cli/package.json': '{"name":"@shamble/cli"}',
  'packages/web/package.json': '{"name":"@shamble/web"}',
}

/** The laws that a file with this text breaks, in the repository with the manifests above. */
function lawsBroken(file: string, text: string): string[] {
  return checkLaws(new Map(Object.entries({ ...MANIFESTS, [file]: text }))).map((violation) => violation.law)
}

describe('the direction of dependencies', () => {
  it.each([
    ['packages/kernel/src/x.ts', "import { a } from '@shamble/grid'"],
    ['packages/kernel/src/x.ts', "import type { a } from '@shamble/evac'"],
    ['packages/kernel/src/x.test.ts', "import { a } from '@shamble/evac'"],
    ['packages/grid/src/x.ts', "import { a } from '@shamble/table'"],
    ['packages/print/src/x.ts', "import { a } from '@shamble/evac'"],
    ['packages/games/evac/rules/x.ts', "export * from '@shamble/other'"],
    ['packages/games/evac/rules/x.ts', "import { a } from '@shamble/bots'"],
    ['packages/games/evac/rules/x.ts', "import { a } from '../../other/index.ts'"],
    ['packages/games/evac/rules/x.ts', "type A = import('@shamble/cli').A"],
    ['packages/bots/src/x.ts', "await import('@shamble/web/deep/path')"],
    ['packages/cli/src/x.ts', "import { a } from '@shamble/web'"],
    ['packages/cli/src/x.ts', "import { a } from '../../kernel/src/index.ts'"],
    ['packages/cli/src/x.ts', "import { a } from '@shamble/unheard-of'"],
    ['packages/strange/src/x.ts', 'export const a = 1'],
  ])('%s may not say %s', (file, text) => {
    expect(lawsBroken(file, text)).toEqual(['direction'])
  })

  it.each([
    ['packages/grid/src/x.ts', "import { a } from '@shamble/kernel'"],
    ['packages/games/evac/rules/x.ts', "import { a } from '../state.ts'"],
    ['packages/games/evac/print.ts', "import type { a } from '@shamble/print'"],
    ['packages/games/evac/x.test.ts', "import { a } from '@shamble/kernel/testkit'"],
    ['packages/bots/src/x.ts', "import { a } from '@shamble/evac'"],
    ['packages/cli/src/x.ts', "import { a } from '@shamble/kernel'"],
  ])('%s may say %s', (file, text) => {
    expect(lawsBroken(file, text)).toEqual([])
  })

  it('holds for package.json as well', () => {
    const upward = '{"name":"@shamble/grid","dependencies":{"@shamble/evac":"0.1.0"}}'
    expect(lawsBroken('packages/grid/package.json', upward)).toEqual(['direction'])
  })
})

describe('the purity of kernel, grid, table and games', () => {
  it.each(['kernel', 'grid', 'table', 'games/evac'])('%s imports nothing from outside', (name) => {
    expect(lawsBroken(`packages/${name}/src/x.ts`, "import { a } from 'node:fs'")).toEqual(['purity'])
    expect(lawsBroken(`packages/${name}/src/x.ts`, "import { a } from 'lodash'")).toEqual(['purity'])
    expect(lawsBroken(`packages/${name}/src/x.test.ts`, "import { a } from 'node:fs'")).toEqual([])
  })

  it.each(['dependencies', 'peerDependencies', 'optionalDependencies'])('they list no outside %s', (field) => {
    const outside = `{"name":"@shamble/kernel","${field}":{"lodash":"1.0.0"}}`
    expect(lawsBroken('packages/kernel/package.json', outside)).toEqual(['dependencies'])
  })

  it('test helpers may import test libraries, and are for tests only', () => {
    for (const helper of ['packages/kernel/src/testkit/x.ts', 'packages/grid/src/testing.ts']) {
      expect(lawsBroken(helper, "import fc from 'fast-check'")).toEqual([])
    }
    for (const specifier of ['@shamble/kernel/testkit', './testkit/index.ts', './testing.ts']) {
      expect(lawsBroken('packages/games/evac/x.ts', `import { a } from '${specifier}'`)).toEqual(['purity'])
      expect(lawsBroken('packages/games/evac/x.test.ts', `import { a } from '${specifier}'`)).toEqual([])
    }
  })

  it('others may use what they need', () => {
    expect(lawsBroken('packages/cli/src/x.ts', "import { a } from 'node:fs'")).toEqual([])
  })
})

describe('exact arithmetic', () => {
  it.each(['const m = Math', 'Math[name]', 'use(Math)', 'const { floor } = Math', 'Math.sqrt(2)', 'a ** 2', 'a **= 2'])(
    '%s is refused',
    (text) => {
      expect(lawsBroken('packages/games/evac/rules/x.ts', text)).toEqual(['math'])
      expect(lawsBroken('packages/bots/src/x.ts', text)).toEqual([])
    },
  )

  it.each(['Math.floor(a / 2)', '2 ** 32', 'book.Math', '({ Math: 1 })', '// Math[x]'])('%s is allowed', (text) => {
    expect(lawsBroken('packages/games/evac/rules/x.ts', text)).toEqual([])
  })
})

describe('house rules are patches', () => {
  it.each([
    'if (options.bite) a()',
    'if (!book.options.bite && b) a()',
    "const a = game.options['bite'] ? 1 : 2",
    'while (options?.bite) a()',
    'const a = book.options!.bite || 2',
    'switch (options.bite) {}',
  ])('%s is refused in a rule', (text) => {
    expect(lawsBroken('packages/games/evac/rules/x.ts', text)).toContain('options')
    expect(lawsBroken('packages/games/evac/options.ts', text)).toEqual([])
    expect(lawsBroken('packages/games/evac/rules/x.test.ts', text)).toEqual([])
  })
})

describe('the page knows no rule', () => {
  const page = 'packages/games/evac/page.ts'
  const lawsOf = (files: Record<string, string>): string[] =>
    checkLaws(new Map(Object.entries({ ...MANIFESTS, ...files }))).map(({ law }) => law)

  it.each([
    "export { stepCost } from './rules/05-moving.ts'",
    "export * from './rules/05-moving.ts'",
    "import { stepCost } from './rules/05-moving.ts'",
    "export { type Step, stepCost } from './rules/05-moving.ts'",
    "export { advise } from './bots/advise.ts'",
    "export { hints } from './hints.ts'",
    "export { reach } from './hints/reach.ts'",
    "export { forecastFor } from './forecast/index.ts'",
    "export { forecastFor } from './forecast.ts'",
  ])('its door may not say %s', (text) => {
    expect(lawsOf({ [page]: text })).toEqual(['forecast'])
  })

  it('a door that leads to a rule by way of another file is refused with the way', () => {
    const files = {
      [page]: "export { tiles } from './content/tiles.ts'",
      'packages/games/evac/content/tiles.ts': "import { stepCost } from '../rules/05-moving.ts'",
    }
    expect(lawsOf(files)).toEqual(['forecast'])
    expect(
      lawsOf({ ...files, 'packages/games/evac/campaign/page.ts': "export { a } from '../content/tiles.ts'" }),
    ).toEqual(['forecast', 'forecast'])
  })

  it.each([
    "export { TILES } from './content/tiles.ts'",
    "export { ATTACK } from './tables/attack.ts'",
    "export type { Figure } from './rules/01-figures.ts'",
    "export { type Figure } from './rules/01-figures.ts'",
    "export type * from './forecast/answers.ts'",
  ])('its door may say %s', (text) => {
    expect(lawsOf({ [page]: text })).toEqual([])
  })

  it.each([
    "import { evac } from '@shamble/evac'",
    "import { evacRules } from '@shamble/evac/game'",
    "import { evacRest } from '@shamble/evac/rest'",
    "import { stepCost } from '@shamble/evac/rules/05-moving.ts'",
    "const a = await import('@shamble/evac/rules')",
  ])('a page may not say %s', (text) => {
    expect(lawsBroken('packages/web/src/games/evac/x.tsx', text)).toEqual(['forecast'])
    expect(lawsBroken('packages/web/src/games/evac/x.test.ts', text)).toEqual([])
  })

  it.each([
    "import { TILES } from '@shamble/evac/page'",
    "import { forecastFor } from '@shamble/evac/forecast'",
    "import { campaignAt } from '@shamble/evac/campaign/forecast'",
    "const a = await import('@shamble/evac/game')",
    "const a = await import('@shamble/evac/print')",
    "import { seat } from '@shamble/kernel'",
  ])('a page may say %s', (text) => {
    expect(lawsBroken('packages/web/src/games/evac/x.tsx', text)).toEqual([])
  })
})

describe('sentences are for people', () => {
  it.each([
    'if (/jammed/.test(refusal.reason)) a()',
    'const a = /(\\d+)/.exec(reason)',
    "refused.reason.includes('full')",
    "reason.startsWith('A major')",
    'const a = outcome?.reason.match(/heroes/)',
    "if (refusal.reason === 'The weapon is full.') a()",
    "fault.why.includes('loaded')",
    'switch (refusal.reason) {}',
  ])('%s is refused', (text) => {
    expect(lawsBroken('packages/web/src/x.ts', text)).toEqual(['sentence'])
    expect(lawsBroken('packages/games/evac/rules/x.ts', text)).toEqual(['sentence'])
    expect(lawsBroken('packages/web/src/x.test.ts', text)).toEqual([])
  })

  it.each([
    "if (refusal.key === 'jammed') a()",
    "if (refusal.clause.startsWith('ev.')) a()",
    'say(capital(refusal.reason))',
    "if (refusal.reason === '') a()",
    "if (waits.why === 'crowd') a()",
  ])('%s is allowed', (text) => {
    expect(lawsBroken('packages/web/src/x.ts', text)).toEqual([])
  })
})

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
