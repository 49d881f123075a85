import { describe, expect, it } from 'vitest'
import { isUndeclared } from './testing.ts'

describe('every import is declared by its package', () => {
  it.each([
    ['packages/web/src/x.ts', "import { a } from '@shamble/grid'"],
    ['packages/web/src/x.ts', "import type { a } from '@shamble/evac/page'"],
    ['packages/web/src/x.tsx', "import { a } from 'lodash/fp'"],
    ['packages/web/src/x.ts', "await import('@scope/name/deep')"],
    ['packages/web/src/x.ts', "import { defineConfig } from 'vite'"],
    ['packages/bots/src/x.ts', "import { a } from '@shamble/kernel'"],
    ['packages/web/src/x.test.ts', "import { a } from '@shamble/grid'"],
    ['packages/web/e2e/x.ts', "import { a } from 'lodash'"],
    ['scripts/x.mjs', "import { a } from 'lodash'"],
    ['docs/x.test.ts', "import { a } from 'lodash'"],
  ])('%s may not say %s', (file, text) => {
    expect(isUndeclared(file, text)).toBe(true)
  })

  it.each([
    ['packages/web/src/x.ts', "import { a } from '@shamble/kernel'"],
    ['packages/web/src/x.ts', "import { a } from '@shamble/web'"],
    ['packages/web/src/x.tsx', "import { a } from 'preact/hooks'"],
    ['packages/web/src/x.ts', "import { a } from './y.ts'"],
    ['packages/cli/src/x.ts', "import { a } from 'node:fs'"],
    ['packages/web/src/x.test.ts', "import fc from 'fast-check'"],
    ['packages/web/e2e/x.ts', "import { build } from 'vite'"],
    ['packages/web/vite.config.ts', "import { defineConfig } from 'vite'"],
    ['scripts/x.mjs', "import { build } from 'vite'"],
    ['scripts/x.ts', "import { a } from '@shamble/evac'"],
  ])('%s may say %s', (file, text) => {
    expect(isUndeclared(file, text)).toBe(false)
  })
})
