import ts from 'typescript'
import type { Law, Source } from './law.ts'

/** Files of all packages: one chapter, one concern. */
const FILE_LIMIT = 350

/** The longest function, in lines: by the first kind of file that fits. Drawings of a page are mostly markup. */
const FUNCTION_LIMITS: readonly (readonly [files: RegExp, limit: number])[] = [
  [/^packages\/games\//, 45],
  [/^packages\/web\/src\/.*\.tsx$/, 80],
  [/^packages\//, 60],
]

/** Files that are lists, which no cut makes clearer. */
const LISTS: readonly (readonly [files: RegExp, why: string])[] = [
  [/^packages\/games\/[^/]+\/clauses\.ts$/, 'the clauses, an entry each'],
  [/^packages\/games\/[^/]+\/options-schema\.ts$/, 'the options, an entry each'],
  [/^packages\/games\/[^/]+\/state\.ts$/, 'the types of the state, a field a line, and their copier'],
  [/^packages\/games\/[^/]+\/content\/(maps|tiles|scenarios)\.ts$/, 'drawings of maps and tiles; scenarios'],
  [/^packages\/games\/[^/]+\/tables\//, 'the printed tables'],
  [/^packages\/games\/[^/]+\/print(\.ts$|\/)/, 'sheets of paper, listed piece by piece'],
]

/** What is above its limit today, by file or `file#function`, and how large it may still be. */
export type ToCut = Readonly<Record<string, number>>

/** Files and functions stay small enough to be read at once. An entry of `toCut` that is no longer needed must go. */
export const sizes = (toCut: ToCut): Law => ({
  name: 'sizes',
  all({ sources }, report) {
    const needed = new Set<string>()
    const judge = (file: string, line: number, key: string, lines: number, limit: number): void => {
      if (lines <= limit) return
      needed.add(key)
      const most = toCut[key] ?? limit
      if (lines > most) report(file, line, `${key} has ${lines} lines, at most ${most} are allowed`)
    }
    for (const source of sources.filter(isMeasured)) {
      const { file } = source
      judge(file, 1, file, source.text.trimEnd().split('\n').length, FILE_LIMIT)
      const limit = FUNCTION_LIMITS.find(([files]) => files.test(file))?.[1] ?? FILE_LIMIT
      for (const { name, line, lines } of functionsOver(source, limit))
        judge(file, line, `${file}#${name}`, lines, limit)
    }
    for (const key of Object.keys(toCut)) {
      if (!needed.has(key))
        report(key.split('#')[0] ?? key, 1, `${key} is small enough or gone: strike it from the list`)
    }
  },
})

const isMeasured = ({ file, isTest, mayUseTestTools }: Source): boolean =>
  FUNCTION_LIMITS.some(([files]) => files.test(file)) &&
  !(isTest || mayUseTestTools || LISTS.some(([files]) => files.test(file)))

/** The outermost functions that are longer: what is inside them shows when they are cut. */
function functionsOver({ tree }: Source, limit: number): { name: string; line: number; lines: number }[] {
  const found: { name: string; line: number; lines: number }[] = []
  const lineAt = (position: number): number => tree.getLineAndCharacterOfPosition(position).line + 1
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const line = lineAt(node.getStart(tree))
      const lines = lineAt(node.end) - line + 1
      if (lines > limit) return void found.push({ name: nameOf(node), line, lines })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Its own name, or that of the variable, member or function it stands in. */
function nameOf(node: ts.Node): string {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const { name } = at as { name?: ts.Node }
    if (name !== undefined && ts.isIdentifier(name)) return name.text
  }
  return 'file'
}
