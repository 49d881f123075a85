import { importsOf, type Law, packageOf, TEST_TOOLS } from './law.ts'

export const PURE: ReadonlySet<string> = new Set(['kernel', 'grid', 'table', 'print', 'games'])

/** The code of kernel, grid, table, print and games runs anywhere: nothing from outside, test tools only in tests. */
export const purity: Law = {
  name: 'purity',
  source(source, { packages }, report) {
    const { home, lineOf } = source
    if (!PURE.has(home.layer) || source.mayUseTestTools) return
    for (const { specifier, node } of importsOf(source)) {
      if (TEST_TOOLS.test(specifier)) report(lineOf(node), `${specifier} is for tests only`)
      const name = packageOf(specifier)
      if (specifier.startsWith('.') || packages.has(name) || name.startsWith('@shamble/')) continue
      report(lineOf(node), `${home.name} runs anywhere and imports nothing from outside, but imports ${specifier}`)
    }
  },
}
