import { describe, expect, it } from 'vitest'
import { lawsBroken } from './testing.ts'

describe('the purity of kernel, grid, table and games', () => {
  it.each(['kernel', 'grid', 'table', 'games/evac'])('%s imports nothing from outside', (name) => {
    expect(lawsBroken(`packages/${name}/src/x.ts`, "import { a } from 'node:fs'")).toEqual(['purity'])
    expect(lawsBroken(`packages/${name}/src/x.ts`, "import { a } from 'lodash'")).toEqual(['purity'])
    expect(lawsBroken(`packages/${name}/src/x.test.ts`, "import { a } from 'node:fs'")).toEqual([])
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
