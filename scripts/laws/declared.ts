import { isBuiltin } from 'node:module'
import { importsOf, type Law, packageOf, type Repository, type Source } from './law.ts'

/** Tests in a browser, and what Vite reads when it builds: what they need may be declared once, by the root. */
const TOOLS = /^packages\/[^/]+\/(e2e\/|[^/]+\.ts$)/

/** Every import is declared by the package that says it; tools of tests may be declared by the root for all. */
export const declared: Law = {
  name: 'declared',
  source(source, repository, report) {
    const allowed = namesFor(source, repository)
    for (const { specifier, node } of importsOf(source)) {
      const name = packageOf(specifier)
      if (specifier.startsWith('.') || isBuiltin(specifier) || allowed.has(name)) continue
      report(source.lineOf(node), `${name} is not declared in ${source.home.manifest}`)
    }
  },
}

function namesFor(source: Source, { packages, root }: Repository): Set<string> {
  const own = [...packages.values()].find(({ home }) => home.name === source.home.name)
  const names = [...(own?.needs ?? []), ...(own === undefined ? [] : [own.name])]
  if (source.home.isRoot) names.push(...packages.keys())
  if (source.home.isRoot || source.mayUseTestTools || TOOLS.test(source.file)) {
    names.push(...(own?.tools ?? []), ...(root?.tools ?? []))
  }
  return new Set(names)
}
