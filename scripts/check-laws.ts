/**
 * The laws that a general linter cannot state: which package may import which, what rule code may not do.
 * `npm run lint` checks the repository; `checkLaws` checks any set of files, so tests can plant violations.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'

export type Violation = { file: string; line: number; law: Law; message: string }
type Law = 'direction' | 'purity' | 'dependencies' | 'math' | 'options' | 'forecast' | 'sentence'

/** Arrows point from a higher number to a lower one, never sideways. */
const LAYERS: Readonly<Record<string, number>> = {
  kernel: 0,
  grid: 1,
  table: 1,
  print: 1,
  games: 2,
  bots: 3,
  cli: 4,
  lab: 4,
  server: 4,
  web: 4,
}
const PURE = new Set(['kernel', 'grid', 'table', 'print', 'games'])
const EXACT_MATH = new Set(
  'abs ceil clz32 floor fround imul max min round sign trunc E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2'.split(' '),
)
/** Helpers of tests: they may import test libraries, and only tests and other helpers may import them. */
const TEST_TOOLS = /\/testkit(\/|$)|\/testing\.ts$/
const DEPENDENCY_FIELDS = ['dependencies', 'peerDependencies', 'optionalDependencies'] as const

type Home = { name: string; layer: string; folder: string }
type Manifest = { name?: string } & { [field in (typeof DEPENDENCY_FIELDS)[number]]?: Record<string, string> }
type Report = (law: Law, line: number, message: string) => void

/** Checks files given as path from the root (with `/`) to text: sources and `package.json` files under `packages/`. */
export function checkLaws(files: ReadonlyMap<string, string>): Violation[] {
  const violations: Violation[] = []
  const names = packageNames(files)
  for (const [file, text] of files) {
    const home = homeOf(file)
    if (home === undefined) continue
    const report: Report = (law, line, message) => violations.push({ file, line, law, message })
    if (!(home.layer in LAYERS)) report('direction', 1, `packages/${home.layer} has no place in the layers`)
    else if (file === `${home.folder}/package.json`) checkManifest(home, JSON.parse(text) as Manifest, names, report)
    else if (/\.(ts|tsx|mts|mjs|js)$/.test(file)) checkSource(home, file, text, names, report)
    if (home.layer === 'games' && posix.basename(file) === 'page.ts') checkPage(home, file, files, report)
  }
  return violations
}

function packageNames(files: ReadonlyMap<string, string>): Map<string, Home> {
  const names = new Map<string, Home>()
  for (const [file, text] of files) {
    const home = homeOf(file)
    if (home === undefined || file !== `${home.folder}/package.json`) continue
    const { name } = JSON.parse(text) as Manifest
    if (name !== undefined) names.set(name, home)
  }
  return names
}

/** `packages/games/evac/rules/x.ts` lives in the package `games/evac`, layer `games`. */
function homeOf(file: string): Home | undefined {
  const [top, layer, game] = file.split('/')
  if (top !== 'packages' || layer === undefined || game === undefined) return undefined
  const name = layer === 'games' ? `games/${game}` : layer
  return { name, layer, folder: `packages/${name}` }
}

/** May `from` use `to`? Only downwards: no game imports another game, no layer its own or a higher one. */
function pointsDown(from: Home, to: Home): boolean {
  const [high, low] = [LAYERS[from.layer], LAYERS[to.layer]]
  return from.name === to.name || (high !== undefined && low !== undefined && low < high)
}

function checkManifest(home: Home, manifest: Manifest, names: ReadonlyMap<string, Home>, report: Report): void {
  for (const field of DEPENDENCY_FIELDS) {
    for (const name of Object.keys(manifest[field] ?? {})) {
      const target = names.get(name)
      if (target !== undefined && !pointsDown(home, target)) {
        report('direction', 1, `${home.name} may not depend on ${target.name}`)
      }
      if (target === undefined && PURE.has(home.layer)) {
        report('dependencies', 1, `${home.name} has no dependencies outside this repository, but lists ${name}`)
      }
    }
  }
}

function checkSource(home: Home, file: string, text: string, names: ReadonlyMap<string, Home>, report: Report): void {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lineOf = (node: ts.Node): number => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
  const isTest = file.endsWith('.test.ts')
  const mayUseTools = isTest || TEST_TOOLS.test(file)
  const isPure = PURE.has(home.layer) && !isTest
  const isRule = home.layer === 'games' && !isTest && file.startsWith(`${home.folder}/rules/`)

  const isOnPage = file.startsWith('packages/web/src/') && !mayUseTools

  const visit = (node: ts.Node): void => {
    const specifier = importedModule(node)
    if (specifier !== undefined) {
      checkImport(home, file, specifier, mayUseTools, names, (law, message) => report(law, lineOf(node), message))
    }
    if (isPure) {
      const inexact = inexactMath(node)
      if (inexact !== undefined) report('math', lineOf(node), inexact)
    }
    if (!isTest && readsSentence(node)) {
      report('sentence', lineOf(node), 'a sentence for people says nothing to code: ask the clause or the key')
    }
    if (isOnPage) {
      const door = specifier === undefined ? undefined : doorOf(specifier, names)
      if (door !== undefined && !mayPass(door, node)) {
        report('forecast', lineOf(node), `a page imports ${[...PAGE_DOORS].join(', ')} of a game, but not ${specifier}`)
      }
    }
    if (isRule) {
      const condition = conditionOf(node)
      if (condition !== undefined && readsOptions(condition)) {
        report('options', lineOf(node), 'a rule does not ask which house rules are on: make it a value, slot or step')
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

function checkImport(
  home: Home,
  file: string,
  specifier: string,
  mayUseTools: boolean,
  names: ReadonlyMap<string, Home>,
  report: (law: Law, message: string) => void,
): void {
  if (PURE.has(home.layer) && !mayUseTools && TEST_TOOLS.test(specifier)) {
    report('purity', `${specifier} is for tests only`)
  }
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file), specifier)
    if (!target.startsWith(`${home.folder}/`)) report('direction', `${specifier} leaves the package: import it by name`)
    return
  }
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  const target = names.get(name)
  if (target !== undefined) {
    if (!pointsDown(home, target)) report('direction', `${home.name} may not import ${target.name}`)
  } else if (name.startsWith('@shamble/')) {
    report('direction', `${name} is no package of this repository`)
  } else if (PURE.has(home.layer) && !mayUseTools) {
    report('purity', `${home.name} runs anywhere and imports nothing from outside, but imports ${specifier}`)
  }
}

/** What a page may import of a game: what it shows, what it asks, and how a block of a town is rolled. */
const PAGE_DOORS = new Set(['page', 'forecast', 'campaign/page', 'campaign/forecast', 'skirmish'])
/** Loaded where they are needed, by the worker, the set-up and the printer: never with the page. */
const LATER_DOORS = new Set(['game', 'rest', 'campaign', 'print'])

/** `page` of `@shamble/evac/page`; undefined for packages that are no games. */
function doorOf(specifier: string, names: ReadonlyMap<string, Home>): string | undefined {
  const [scope, name, ...door] = specifier.split('/')
  return names.get(`${scope}/${name}`)?.layer === 'games' ? door.join('/') : undefined
}

const mayPass = (door: string, node: ts.Node): boolean =>
  PAGE_DOORS.has(door) || (LATER_DOORS.has(door) && ts.isCallExpression(node))

/** Where rules are, and whatever is worked out by them. */
const RULED = /^(rules|bots|hints|forecast)\/|(^|\/)(hints|forecast)\.ts$/

/** `page.ts` exports maps, words, tables and types: nothing that it imports leads to a rule. */
function checkPage(home: Home, page: string, files: ReadonlyMap<string, string>, report: Report): void {
  const from = new Map<string, string>([[page, '']])
  for (const file of from.keys()) {
    const within = file.slice(home.folder.length + 1)
    if (RULED.test(within)) report('forecast', 1, `a page exports no rule, but reaches ${trailTo(file, from)}`)
    else for (const next of valuesImported(file, files.get(file) ?? '')) if (!from.has(next)) from.set(next, file)
  }
}

function trailTo(file: string, from: ReadonlyMap<string, string>): string {
  const before = from.get(file) ?? ''
  return before === '' ? file : `${file} by ${trailTo(before, from)}`
}

/** The files of the same package that a file imports or exports, types left out. */
function valuesImported(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return source.statements.flatMap((node) => {
    const specifier = importedModule(node)
    if (specifier === undefined || !specifier.startsWith('.') || isTypeOnly(node)) return []
    return [posix.join(posix.dirname(file), specifier)]
  })
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly || areTypes(node.exportClause)
  const clause = ts.isImportDeclaration(node) ? node.importClause : undefined
  if (clause === undefined) return false
  return clause.isTypeOnly || (clause.name === undefined && areTypes(clause.namedBindings))
}

const areTypes = (names: ts.Node | undefined): boolean =>
  names !== undefined &&
  (ts.isNamedImports(names) || ts.isNamedExports(names)) &&
  names.elements.length > 0 &&
  names.elements.every((one) => one.isTypeOnly)

const READING = new Set(
  'match matchAll includes startsWith endsWith search indexOf lastIndexOf replace replaceAll split'.split(' '),
)

const nameOf = (node: ts.Node | undefined): string | undefined =>
  node === undefined
    ? undefined
    : ts.isPropertyAccessExpression(node)
      ? node.name.text
      : ts.isIdentifier(node)
        ? node.text
        : undefined

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

function importedModule(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literal(node.moduleSpecifier)
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literal(node.argument.literal)
  if (ts.isCallExpression(node)) {
    const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword
    const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require'
    if (isImport || isRequire) return literal(node.arguments[0])
  }
  return undefined
}

function literal(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined
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
    return EXACT_MATH.has(parent.name.text) ? undefined : `Math.${parent.name.text} is not exact on every machine`
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

function readPackages(root: string): Map<string, string> {
  const files = new Map<string, string>()
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (!['node_modules', 'dist', 'public', 'golden'].includes(entry.name)) walk(path)
      } else if (/\.(ts|tsx|mts|mjs|js)$/.test(entry.name) || entry.name === 'package.json') {
        files.set(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8'))
      }
    }
  }
  walk(join(root, 'packages'))
  return files
}

function main(): void {
  const files = readPackages(join(dirname(fileURLToPath(import.meta.url)), '..'))
  const violations = checkLaws(files)
  for (const { file, line, law, message } of violations) console.error(`${file}:${line} [${law}] ${message}`)
  console.log(`${files.size} files checked, ${violations.length} violations`)
  if (violations.length > 0) process.exitCode = 1
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) main()
