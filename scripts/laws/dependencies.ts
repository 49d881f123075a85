import type { Law } from './law.ts'
import { PURE } from './purity.ts'

/** Kernel, grid, table, print and games depend on nothing outside this repository. */
export const dependencies: Law = {
  name: 'dependencies',
  manifest({ home, needs }, { packages }, report) {
    if (!PURE.has(home.layer)) return
    for (const name of needs) {
      if (!packages.has(name)) report(1, `${home.name} has no dependencies outside this repository, but lists ${name}`)
    }
  },
}
