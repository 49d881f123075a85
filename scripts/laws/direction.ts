import { posix } from 'node:path'
import { type Home, importsOf, type Law, packageOf } from './law.ts'

/** Arrows point from a higher number to a lower one, never sideways. */
const LAYERS: Readonly<Record<string, number>> = {
  kernel: 0,
  grid: 1,
  table: 1,
  print: 1,
  games: 2,
  shelf: 3,
  bots: 3,
  host: 4,
  cli: 5,
  lab: 5,
  server: 5,
  web: 5,
}

/** Which package may use which: only downwards; no game imports another, and nobody reaches into another's files. */
export const direction: Law = {
  name: 'direction',
  manifest({ home, needs }, { packages }, report) {
    if (!(home.layer in LAYERS)) report(1, `packages/${home.layer} has no place in the layers`)
    for (const name of needs) {
      const target = packages.get(name)
      if (target !== undefined && !pointsDown(home, target.home)) {
        report(1, `${home.name} may not depend on ${target.home.name}`)
      }
    }
  },
  source(source, { packages }, report) {
    const { file, home, lineOf } = source
    if (home.isRoot) return
    if (!(home.layer in LAYERS)) return report(1, `packages/${home.layer} has no place in the layers`)
    for (const { specifier, node } of importsOf(source)) {
      if (specifier.startsWith('.')) {
        const target = posix.join(posix.dirname(file), specifier)
        if (!target.startsWith(`${home.folder}/`)) {
          report(lineOf(node), `${specifier} leaves the package: import it by name`)
        }
        continue
      }
      const name = packageOf(specifier)
      const target = packages.get(name)
      if (target !== undefined) {
        if (!pointsDown(home, target.home)) report(lineOf(node), `${home.name} may not import ${target.home.name}`)
      } else if (name.startsWith('@shamble/')) {
        report(lineOf(node), `${name} is no package of this repository`)
      }
    }
  },
}

function pointsDown(from: Home, to: Home): boolean {
  const [high, low] = [LAYERS[from.layer], LAYERS[to.layer]]
  return from.name === to.name || (high !== undefined && low !== undefined && low < high)
}
