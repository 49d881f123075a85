import { describe, expect, it } from 'vitest'
import { lawsBroken } from './testing.ts'

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
