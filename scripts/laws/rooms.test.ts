import { describe, expect, it } from 'vitest'
import { lawsBroken } from './testing.ts'

describe('rooms that serve every game', () => {
  it.each([
    ['packages/web/src/board/measured/x.ts', "import { a } from '../../games/evac/read.ts'"],
    ['packages/web/src/board/measured/x.tsx', "import type { View } from '@shamble/evac/page'"],
    ['packages/web/src/board/measured/x.test.ts', "import { a } from '../../games/evac/testing.ts'"],
    ['packages/web/src/board/x.ts', "export { a } from '../games/index.ts'"],
    ['packages/web/src/editor/measured/x.ts', "await import('@shamble/evac/page')"],
    ['packages/web/src/plan/x.ts', "type A = import('../games/evac/types.ts').A"],
  ])('%s may not say %s', (file, text) => {
    expect(lawsBroken(file, text)).toEqual(['rooms'])
  })

  it.each([
    ['packages/web/src/board/measured/x.ts', "import { a } from '../layers.tsx'"],
    ['packages/web/src/board/measured/x.ts', "import { a } from '@shamble/table'"],
    ['packages/web/src/plan/x.test.ts', "import { a } from '../games/evac/testing.ts'"],
    ['packages/web/src/games/evac/x.ts', "import { a } from '../../board/measured/place.ts'"],
    ['packages/web/src/play/x.ts', "import { displays } from '../games/index.ts'"],
  ])('%s may say %s', (file, text) => {
    expect(lawsBroken(file, text)).toEqual([])
  })
})
