import ts from 'typescript'
import type { Law, Source } from './law.ts'

/** Files of all packages: one chapter, one concern. */
const FILE_LIMIT = 350

/**
 * The longest function, in lines: by the first kind of file that fits. The innermost loops of kernel and grid run
 * millions of times, and stay in one piece.
 */
const FUNCTION_LIMITS: readonly (readonly [files: RegExp, limit: number])[] = [
  [/^packages\/(kernel|grid)\//, 60],
  [/^packages\//, 45],
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

/** Files and functions stay small enough to be read at once. */
export const sizes: Law = {
  name: 'sizes',
  source(source, _, report) {
    if (!isMeasured(source)) return
    const { file } = source
    const lines = source.text.trimEnd().split('\n').length
    if (lines > FILE_LIMIT) report(1, `${file} has ${lines} lines, at most ${FILE_LIMIT} are allowed`)
    const limit = FUNCTION_LIMITS.find(([files]) => files.test(file))?.[1] ?? FILE_LIMIT
    for (const one of functionsOver(source, limit))
      report(one.line, `${file}#${one.name} has ${one.lines} lines, at most ${limit} are allowed`)
  },
}

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
