import ts from 'typescript'
import type { Law, Repository } from './law.ts'

/** A book holds no plain yes, no or word that an option put there: a rule could only compare it. */
export const bookMembers: Law = {
  name: 'options',
  all({ sources }, report) {
    const books = bookTypes(sources)
    for (const { file, home, isTest, tree, lineOf } of sources) {
      if (home.layer !== 'games' || isTest) continue
      for (const member of plainAnswers(tree, (name) => books.has(`${home.name} ${name}`))) {
        const what = member.name.getText(tree)
        report(file, lineOf(member), `${what} is a yes, no or word for rules to compare: make it a slot or a step`)
      }
    }
  },
}

/** The types of the books that rules read, as `package type`: what an interface called …Kit has for `book`. */
function bookTypes(sources: Repository['sources']): Set<string> {
  const found = new Set<string>()
  for (const { home, text, tree } of sources) {
    if (home.layer !== 'games' || !/Kit\b/.test(text)) continue
    for (const declared of declarationsIn(tree).values()) {
      if (!declared.name.text.endsWith('Kit')) continue
      for (const { name, type } of membersOf(declared)) {
        if (name.getText() === 'book' && type && ts.isTypeReferenceNode(type)) {
          found.add(`${home.name} ${type.typeName.getText()}`)
        }
      }
    }
  }
  return found
}

/** Types that hold what their arguments say, and which of these; the others are names of members. */
const HOLDERS: Readonly<Record<string, (argument: number) => boolean>> = {
  Readonly: () => true,
  Partial: () => true,
  Array: () => true,
  ReadonlyArray: () => true,
  Set: () => true,
  ReadonlySet: () => true,
  Map: (argument) => argument === 1,
  ReadonlyMap: (argument) => argument === 1,
  Record: (argument) => argument === 1,
  Pick: (argument) => argument === 0,
  Omit: (argument) => argument === 0,
}

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

function declarationsIn(source: ts.SourceFile): Map<string, Declared> {
  const found = new Map<string, Declared>()
  for (const one of source.statements) {
    if (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) found.set(one.name.text, one)
  }
  return found
}

const isProperty = (member: ts.TypeElement): member is ts.PropertySignature => ts.isPropertySignature(member)

function membersOf(declared: Declared): ts.PropertySignature[] {
  if (ts.isInterfaceDeclaration(declared)) return declared.members.filter(isProperty)
  return ts.isTypeLiteralNode(declared.type) ? declared.type.members.filter(isProperty) : []
}

/**
 * Members of a book that hold a plain yes, no or word, whatever they are called: a rule could only compare them.
 * Slots are functions, lists of contributions or what the tables hold; types of other files are content and tables.
 */
function plainAnswers(source: ts.SourceFile, isBook: (name: string) => boolean): ts.PropertySignature[] {
  const declared = declarationsIn(source)
  const found: ts.PropertySignature[] = []
  const known = new Map<Declared, boolean>()
  const property = (member: ts.PropertySignature): void => {
    if (member.type && isPlain(member.type)) found.push(member)
  }
  /** Searches what is declared in this file under a name, once; is it another name for plain answers? */
  const named = (name: string): boolean => {
    const one = declared.get(name)
    if (one === undefined) return false
    const before = known.get(one)
    if (before !== undefined) return before
    known.set(one, false)
    if (ts.isTypeAliasDeclaration(one)) known.set(one, isPlain(one.type))
    else {
      for (const { types } of one.heritageClauses ?? [])
        for (const { expression } of types) named(expression.getText(source))
      membersOf(one).forEach(property)
    }
    return known.get(one) ?? false
  }
  /** Is it, or does it consist of, a yes, a no or words? */
  const isPlain = (type: ts.TypeNode): boolean => {
    if (ts.isTypeLiteralNode(type)) type.members.filter(isProperty).forEach(property)
    if (ts.isTypeReferenceNode(type)) {
      const name = type.typeName.getText(source)
      const isOwn = named(name)
      const held = HOLDERS[name]
      return isOwn || (held !== undefined && (type.typeArguments ?? []).filter((_, i) => held(i)).some(isPlain))
    }
    if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) return type.types.map(isPlain).some(Boolean)
    if (ts.isArrayTypeNode(type)) return isPlain(type.elementType)
    if (ts.isTupleTypeNode(type)) return type.elements.map((one) => isPlain(one)).some(Boolean)
    if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) return isPlain(type.type)
    if (ts.isLiteralTypeNode(type)) return type.literal.kind !== ts.SyntaxKind.NullKeyword
    return type.kind === ts.SyntaxKind.BooleanKeyword || type.kind === ts.SyntaxKind.StringKeyword
  }
  for (const name of declared.keys()) if (isBook(name)) named(name)
  return found
}
