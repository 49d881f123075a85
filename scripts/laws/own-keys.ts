import { posix } from 'node:path'
import ts from 'typescript'
import { importedModule, type Law, packageOf, type Repository, type Source, walk } from './law.ts'

/** A table whose keys are any words: what a word from outside means is asked of its own keys alone. */
const OPEN = /^(Readonly<|Partial<)*(Record<string,|\{ *(readonly )?\[\w+: string\]:)/

/** What a name means in a file: tables, and types of tables. */
interface Names {
  readonly tables: ReadonlySet<string>
  readonly types: ReadonlySet<string>
}

/**
 * `TABLE[word]` finds `constructor` and `__proto__` in every table of open keys, and so does `word in TABLE`. Whoever
 * looks a word up asks `rowOf` and `isKeyOf`, or `Object.hasOwn` just before, or goes through the table's own keys. That
 * holds for tables of a module, those that are handed in, and those that are made on the way; of members of objects only
 * a checker of types would know.
 */
export const ownKeys: Law = {
  name: 'own-keys',
  source(source, repository, report) {
    // Nobody from outside asks the project's own tools.
    if (source.mayUseTestTools || source.home.isRoot || source.file.includes('/e2e/')) return
    const seen = namesSeenBy(source, repository)
    const isOpen = (node: ts.Node): node is ts.Identifier => ts.isIdentifier(node) && isTable(node, seen)
    walk(source.tree, (node) => {
      if (ts.isElementAccessExpression(node) && isOpen(node.expression)) {
        const { expression, argumentExpression: key } = node
        if (ts.isStringLiteralLike(key) || isWritten(node) || isGuarded(node, expression.text)) return
        report(source.lineOf(node), `${expression.text} is asked for keys that it may not own: use rowOf`)
      }
      if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword && isOpen(node.right))
        report(source.lineOf(node), `${node.right.text} also has the keys of every object: use isKeyOf`)
    })
  },
}

/** Only put there: nobody finds what he did not put. */
const isWritten = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) &&
  parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  ts.isElementAccessExpression(parent.left)

/** Inside a choice that has asked for the table's own keys, or on the way through them. */
function isGuarded(node: ts.ElementAccessExpression, table: string): boolean {
  const key = node.argumentExpression.getText()
  for (let at: ts.Node = node.parent; at !== undefined && !ts.isSourceFile(at); at = at.parent) {
    if (ts.isConditionalExpression(at) && at.condition.getText().includes(`Object.hasOwn(${table},`)) return true
    if (goesThrough(at, table, key)) return true
  }
  return false
}

/** `for (const key of Object.keys(table))`, `for (const key in table)`, `Object.keys(table).map((key) => …)`. */
function goesThrough(node: ts.Node, table: string, key: string): boolean {
  const own = `Object.keys(${table})`
  if (ts.isForOfStatement(node) || ts.isForInStatement(node)) {
    const over = node.expression.getText()
    return declares(node.initializer, key) && (over.startsWith(own) || (ts.isForInStatement(node) && over === table))
  }
  if (!ts.isArrowFunction(node) || !ts.isCallExpression(node.parent)) return false
  const [first] = node.parameters
  return first?.name.getText() === key && node.parent.expression.getText().startsWith(own)
}

const declares = (node: ts.ForInitializer, name: string): boolean =>
  ts.isVariableDeclarationList(node) && node.declarations.some((one) => one.name.getText() === name)

type Declared = ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement

/** Whether the nearest declaration of a name is a table of open keys. */
function isTable(use: ts.Identifier, seen: Names): boolean {
  for (let at: ts.Node = use; at.parent !== undefined; at = at.parent) {
    const found = declarationIn(at.parent, use.text)
    if (found) return !ts.isBindingElement(found) && found.type !== undefined && isOpenType(found.type, seen)
  }
  return seen.tables.has(use.text)
}

/** What a function, a block or a loop declares under this name; what a module declares is known already. */
function declarationIn(scope: ts.Node, name: string): Declared | undefined {
  const inside: Declared[] = []
  const note = (one: Declared): void => {
    if (ts.isIdentifier(one.name)) inside.push(one)
    else for (const part of one.name.elements) if (ts.isBindingElement(part)) note(part)
  }
  if (ts.isFunctionLike(scope)) for (const one of scope.parameters) note(one as ts.ParameterDeclaration)
  if (ts.isBlock(scope) || ts.isCaseClause(scope))
    for (const one of scope.statements) if (ts.isVariableStatement(one)) one.declarationList.declarations.forEach(note)
  const header = ts.isForOfStatement(scope) || ts.isForInStatement(scope) || ts.isForStatement(scope)
  if (header && scope.initializer && ts.isVariableDeclarationList(scope.initializer))
    scope.initializer.declarations.forEach(note)
  return inside.find((one) => one.name.getText() === name)
}

function isOpenType(type: ts.TypeNode, { types }: Names): boolean {
  const text = type.getText().replace(/\s+/g, ' ')
  return OPEN.test(text) || types.has(text.replace(/^(Readonly<|Partial<)+|>+$/g, ''))
}

/** The tables of the file itself and their types, and those that it imports, by the name that they have there. */
function namesSeenBy(source: Source, { sources, packages }: Repository): Names {
  const types = new Set(openTypesIn(source))
  const tables = new Set<string>()
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
    const there = new Set(from.flatMap((one) => openTablesIn(one)))
    const typesThere = new Set(from.flatMap((one) => openTypesIn(one)))
    for (const { name, propertyName } of names.elements) {
      const exported = (propertyName ?? name).text
      if (there.has(exported)) tables.add(name.text)
      if (typesThere.has(exported)) types.add(name.text)
    }
  }
  for (const one of tablesOf(source, { tables, types })) tables.add(one)
  return { tables, types }
}

const knownTables = new WeakMap<Source, readonly string[]>()
const knownTypes = new WeakMap<Source, readonly string[]>()

function openTypesIn(source: Source): readonly string[] {
  const before = knownTypes.get(source)
  if (before) return before
  const none: Names = { tables: new Set(), types: new Set() }
  const open = source.tree.statements.flatMap((one) =>
    ts.isTypeAliasDeclaration(one) && isOpenType(one.type, none) ? [one.name.text] : [],
  )
  knownTypes.set(source, open)
  return open
}

/** Tables that others may import; of types that are imported in turn only what is written out is known. */
function openTablesIn(source: Source): readonly string[] {
  const open = knownTables.get(source) ?? tablesOf(source, { tables: new Set(), types: new Set(openTypesIn(source)) })
  knownTables.set(source, open)
  return open
}

const tablesOf = ({ tree }: Source, names: Names): string[] =>
  tree.statements.flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(({ name, type }) =>
          ts.isIdentifier(name) && type && isOpenType(type, names) ? [name.text] : [],
        )
      : [],
  )
