import ts from 'typescript'
import { type Law, walk } from './law.ts'
import { PURE } from './purity.ts'

const EXACT = new Set(
  'abs ceil clz32 floor fround imul max min round sign trunc E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2'.split(' '),
)

/** Rules reckon alike on every machine. */
export const math: Law = {
  name: 'math',
  source({ home, isTest, tree, lineOf }, _, report) {
    if (!PURE.has(home.layer) || isTest) return
    walk(tree, (node) => {
      const inexact = inexactMath(node)
      if (inexact !== undefined) report(lineOf(node), inexact)
    })
  },
}

/** What the linter's list of `Math` members misses: aliases of `Math` itself, computed members, and `**`. */
function inexactMath(node: ts.Node): string | undefined {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken
    const isPower = kind === ts.SyntaxKind.AsteriskAsteriskToken || kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken
    const isConstant = ts.isNumericLiteral(node.left) && ts.isNumericLiteral(node.right)
    if (isPower && !isConstant) return '** of variables: multiply or shift instead'
  }
  if (!ts.isIdentifier(node) || node.text !== 'Math' || isName(node)) return undefined
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
    return EXACT.has(parent.name.text) ? undefined : `Math.${parent.name.text} is not exact on every machine`
  }
  return 'Math may only be used as Math.member'
}

/** Is this identifier the name of a member (`x.Math`, `{ Math: … }`) and not the global? */
function isName(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node)
  )
}
