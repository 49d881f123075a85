import ts from 'typescript'
import { type Law, walk } from './law.ts'

/** House rules are patches: no condition in a rule asks which of them are on. */
export const options: Law = {
  name: 'options',
  source({ file, home, isTest, tree, lineOf }, _, report) {
    if (home.layer !== 'games' || isTest || !file.startsWith(`${home.folder}/rules/`)) return
    walk(tree, (node) => {
      const condition = conditionOf(node)
      if (condition !== undefined && readsOptions(condition)) {
        report(lineOf(node), 'a rule does not ask which house rules are on: make it a value, slot or step')
      }
    })
  },
}

function conditionOf(node: ts.Node): ts.Node | undefined {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) return node.expression
  if (ts.isSwitchStatement(node)) return node.expression
  if (ts.isConditionalExpression(node)) return node.condition
  if (ts.isForStatement(node)) return node.condition
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken
    const isLogical =
      kind === ts.SyntaxKind.AmpersandAmpersandToken ||
      kind === ts.SyntaxKind.BarBarToken ||
      kind === ts.SyntaxKind.QuestionQuestionToken
    if (isLogical) return node.left
  }
  return undefined
}

/** Does the expression read a member of something called `options`? */
function readsOptions(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const owner = ts.isNonNullExpression(node.expression) ? node.expression.expression : node.expression
    if (ts.isIdentifier(owner) && owner.text === 'options') return true
    if (ts.isPropertyAccessExpression(owner) && owner.name.text === 'options') return true
  }
  return ts.forEachChild(node, (child) => readsOptions(child) || undefined) ?? false
}
