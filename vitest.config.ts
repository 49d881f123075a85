import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What starts a browser, or the whole program as `npm start` does: mostly they wait for what a page shows. */
const WITH_A_BROWSER = ['packages/web/e2e/**/*.test.ts', 'scripts/start.slow.test.ts']
const SLOW = '**/*.slow.test.ts'
const IS_SLOW = /\.slow\.test\.ts$/
const NOWHERE = ['**/node_modules/**', '**/dist/**']

interface Part {
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
  /** How many files at once. */
  readonly maxWorkers: number
  /** Parts of one number run together, then those of the next. */
  readonly groupOrder: number
}

const part = (name: string, { include, exclude = [], maxWorkers, groupOrder }: Part) => ({
  extends: true as const,
  test: {
    name,
    include: [...include],
    exclude: [...NOWHERE, ...exclude],
    maxWorkers,
    sequence: { groupOrder },
  },
})

/** What takes long begins first: the many quick files fill whatever is left at the end, and nobody waits for a last long one. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification): boolean => IS_SLOW.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

export default defineConfig({
  test: {
    pool: 'threads',
    /** Files share what they import: most of their time would go into loading it again. No test leaves anything behind. */
    isolate: false,
    sequence: { sequencer: SlowFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    /** How long `expect.poll` looks until a page shows what is expected: as long as `waitFor` of a locator would. */
    expect: { poll: { timeout: 30_000 } },
    /** Of tests that say they may: these watch pages in real time, and wait most of it. */
    maxConcurrency: 2,
    projects: [
      part('quick', {
        include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'docs/**/*.test.ts'],
        exclude: [SLOW, ...WITH_A_BROWSER],
        maxWorkers: 2,
        groupOrder: 0,
      }),
      part('slow', { include: [SLOW], exclude: WITH_A_BROWSER, maxWorkers: 2, groupOrder: 0 }),
      part('browser', { include: WITH_A_BROWSER, maxWorkers: 2, groupOrder: 1 }),
    ],
  },
})
