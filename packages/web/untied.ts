import type { Plugin } from 'vite'

/** A built file, as far as it matters what it needs before it can run. */
export interface Chunk {
  readonly name: string
  readonly isEntry: boolean
  /** What it imports statically: there before it runs. */
  readonly imports: readonly string[]
  /** There is a module in it that the first one needs, by itself or through others. */
  readonly isNeeded: boolean
}

/** Files that wait for each other: none of them can begin. The ways round, each from the first by name. */
function circles(chunks: ReadonlyMap<string, Chunk>): string[] {
  const found = new Set<string>()
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]): void => {
    const at = path.indexOf(name)
    if (at >= 0) {
      const round = path.slice(at)
      const first = round.indexOf([...round].sort()[0] ?? name)
      found.add([...round.slice(first), ...round.slice(0, first)].join(' → '))
    }
    if (at >= 0 || done.has(name)) return
    for (const next of chunks.get(name)?.imports ?? []) visit(next, [...path, name])
    done.add(name)
  }
  for (const name of [...chunks.keys()].sort()) visit(name, [])
  return [...found]
}

/** Whatever must be there before the first file can run. */
function firstFiles(chunks: ReadonlyMap<string, Chunk>): Chunk[] {
  const first = new Map<string, Chunk>()
  const take = (chunk: Chunk | undefined): void => {
    if (!chunk || first.has(chunk.name)) return
    first.set(chunk.name, chunk)
    for (const next of chunk.imports) take(chunks.get(next))
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) take(chunk)
  return [...first.values()]
}

/** What ties built files into a knot, a sentence each. */
export function knotsIn(all: readonly Chunk[]): string[] {
  const chunks = new Map(all.map((chunk) => [chunk.name, chunk]))
  const first = firstFiles(chunks)
  return [
    ...circles(chunks).map((round) => `These files wait for each other: ${round}.`),
    ...first.flatMap(({ name, isNeeded }) => {
      const by = first.filter(({ imports }) => imports.includes(name)).map((one) => one.name)
      return isNeeded ? [] : [`Nothing needs ${name} at once, but it is loaded with ${by.join(', ')}.`]
    }),
  ]
}

/** The modules that these need, by themselves or through others. */
function neededBy(first: readonly string[], importsOf: (module: string) => readonly string[]): ReadonlySet<string> {
  const needed = new Set<string>()
  const take = (module: string): void => {
    if (needed.has(module)) return
    needed.add(module)
    importsOf(module).forEach(take)
  }
  first.forEach(take)
  return needed
}

/** Of the bundler itself, and in whatever file it likes. */
const isOurs = (module: string): boolean => !module.startsWith('\0')

/** Fails the build where a file that is loaded later has been put among the first ones, or ties files together. */
export function untied(): Plugin {
  return {
    name: 'shamble-untied',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entries = files.flatMap(({ isEntry, facadeModuleId: id }) => (isEntry && id !== null ? [id] : []))
      const needed = neededBy(entries, (module) => this.getModuleInfo(module)?.importedIds ?? [])
      const knots = knotsIn(
        files.map(({ fileName, isEntry, imports, moduleIds }) => ({
          name: fileName,
          isEntry,
          imports,
          isNeeded: isEntry || moduleIds.some((module) => !isOurs(module) || needed.has(module)),
        })),
      )
      if (knots.length > 0) this.error(knots.join('\n'))
    },
  }
}
