import { posix } from 'node:path'
import ts from 'typescript'
import { importedModule, type Law, packageOf, type Repository, type Source, walk } from './law.ts'

/** A table whose keys are any words: what a word from outside means is asked of its own keys alone. */
const OPEN = /^(Readonly<|Partial<)*Record<string,/

/**
 * `TABLE[word]` finds `constructor` and `__proto__` in every table of open keys, and so does `word in TABLE`. Whoever
 * looks a word up asks `rowOf` and `isKeyOf`, or `Object.hasOwn` just before.
 */
export const ownKeys: Law = {
  name: 'own-keys',
  source(source, repository, report) {
    // Nobody from outside asks the project's own tools.
    if (source.mayUseTestTools || source.home.isRoot || source.file.includes('/e2e/')) return
    const open = openTablesSeenBy(source, repository)
    if (open.size === 0) return
    const isOpen = (node: ts.Node): node is ts.Identifier => ts.isIdentifier(node) && open.has(node.text)
    walk(source.tree, (node) => {
      if (ts.isElementAccessExpression(node) && isOpen(node.expression)) {
        if (ts.isStringLiteralLike(node.argumentExpression) || isGuarded(node, node.expression.text)) return
        report(source.lineOf(node), `${node.expression.text} is asked for keys that it may not own: use rowOf`)
      }
      if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword && isOpen(node.right))
        report(source.lineOf(node), `${node.right.text} also has the keys of every object: use isKeyOf`)
    })
  },
}

/** Inside a choice that has asked for the table's own keys. */
function isGuarded(node: ts.Node, table: string): boolean {
  for (let at = node.parent; at !== undefined && !ts.isBlock(at); at = at.parent)
    if (ts.isConditionalExpression(at) && at.condition.getText().includes(`Object.hasOwn(${table},`)) return true
  return false
}

/** The tables of the file itself, and those that it imports, by the name that they have there. */
function openTablesSeenBy(source: Source, { sources, packages }: Repository): Set<string> {
  const open = openTablesIn(source)
  for (const node of source.tree.statements) {
    const specifier = importedModule(node)
    if (specifier === undefined || !ts.isImportDeclaration(node)) continue
    const names = node.importClause?.namedBindings
    if (names === undefined || !ts.isNamedImports(names)) continue
    const path = posix.join(posix.dirname(source.file), specifier)
    const home = packages.get(packageOf(specifier))?.home
    const from = sources.filter(({ file, home: own }) =>
      specifier.startsWith('.') ? file === path : own.name === home?.name,
    )
    const there = new Set(from.flatMap((one) => [...openTablesIn(one)]))
    for (const { name, propertyName } of names.elements) if (there.has((propertyName ?? name).text)) open.add(name.text)
  }
  return open
}

const known = new WeakMap<Source, ReadonlySet<string>>()

function openTablesIn(source: Source): Set<string> {
  const before = known.get(source)
  if (before) return new Set(before)
  const open = new Set<string>()
  for (const statement of source.tree.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, type } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && type && OPEN.test(type.getText(source.tree))) open.add(name.text)
  }
  known.set(source, open)
  return new Set(open)
}
