import ts from 'typescript'
import { importedModule, type Law, literal, walk } from './law.ts'

/** House rules are patches: a rule does not look at the options, under whatever name they are carried to it. */
export const options: Law = {
  name: 'options',
  source({ file, home, isTest, tree, lineOf }, _, report) {
    if (home.layer !== 'games' || isTest || !file.startsWith(`${home.folder}/rules/`)) return
    walk(tree, (node) => {
      if (asksOptions(node))
        report(lineOf(node), 'a rule does not ask which house rules are on: make it a value, slot or step')
    })
  },
}

/** Names under which house rules have been carried to rules. */
const OPTION_BAGS = new Set(['options', 'switches'])
const OPTION_FILES = /\/options(-schema)?\.ts$/

/** Does a rule look at the options themselves: by a member, by taking a book apart, by the files that declare them? */
function asksOptions(node: ts.Node): boolean {
  const specifier = importedModule(node)
  if (specifier !== undefined) return OPTION_FILES.test(specifier)
  if (ts.isPropertyAccessExpression(node)) {
    const { expression: owner, name } = node
    return OPTION_BAGS.has(name.text) || (ts.isIdentifier(owner) && OPTION_BAGS.has(owner.text))
  }
  if (ts.isElementAccessExpression(node)) {
    const owner = node.expression
    const key = literal(node.argumentExpression)
    return (ts.isIdentifier(owner) && OPTION_BAGS.has(owner.text)) || (key !== undefined && OPTION_BAGS.has(key))
  }
  if (ts.isBindingElement(node)) {
    const key = node.propertyName ?? node.name
    return (ts.isIdentifier(key) || ts.isStringLiteral(key)) && OPTION_BAGS.has(key.text)
  }
  return false
}
