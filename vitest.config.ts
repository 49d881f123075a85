import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'docs/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'threads',
    /** Files share what they import: most of their time would go into loading it again. No test leaves anything behind. */
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
