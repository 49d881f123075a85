import ts from 'typescript'
import { type Law, walk } from './law.ts'

/** Sentences are for people: what holds is told to code by a clause or a key. */
export const sentence: Law = {
  name: 'sentence',
  source({ tree, home, isTest, lineOf }, _, report) {
    if (isTest) return
    walk(tree, (node) => {
      if (readsSentence(node) || (home.layer === 'web' && searchesWords(node)))
        report(lineOf(node), 'a sentence for people says nothing to code: ask the clause or the key')
    })
  },
}

const READING = new Set(
  'match matchAll includes startsWith endsWith search indexOf lastIndexOf replace replaceAll split'.split(' '),
)

function nameOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  return ts.isIdentifier(node) ? node.text : undefined
}

/** Is this the sentence of a refusal or an outcome? */
const isSentence = (node: ts.Node | undefined): boolean => nameOf(node) === 'reason'

/** Or that of a fault; a `why` may also be a key, which is compared but not looked into. */
const isText = (node: ts.Node | undefined): boolean => isSentence(node) || nameOf(node) === 'why'

const isWritten = (node: ts.Node): boolean => ts.isStringLiteralLike(node) && node.text !== ''

/** Does this look into a sentence to learn what happened? */
function readsSentence(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) {
    const { left, right } = node
    return (isSentence(left) && isWritten(right)) || (isWritten(left) && isSentence(right))
  }
  if (ts.isSwitchStatement(node)) return isSentence(node.expression)
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { name, expression } = node.expression
  if (READING.has(name.text)) return isText(expression)
  return (name.text === 'test' || name.text === 'exec') && isText(node.arguments[0])
}

/** What a person reads of an order or a log: what code wants to know of it stands in a member of its own. */
const SHOWN = new Set('commit heading label subtitle'.split(' '))

function showsWords(node: ts.Node | undefined): boolean {
  if (node === undefined) return false
  return SHOWN.has(nameOf(node) ?? '') || (ts.forEachChild(node, (child) => showsWords(child) || undefined) ?? false)
}

const isPattern = (node: ts.Node | undefined): boolean => node !== undefined && ts.isRegularExpressionLiteral(node)

/** Does this put a pattern over words that the page shows? */
function searchesWords(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { name, expression } = node.expression
  const [first] = node.arguments
  if (name.text === 'match') return isPattern(first) && showsWords(expression)
  return (name.text === 'test' || name.text === 'exec') && isPattern(expression) && showsWords(first)
}
