import ts from 'typescript'

export type Violation = { file: string; line: number; law: string; message: string }

/** Says that the file at hand breaks the law, at this line. */
export type Report = (line: number, message: string) => void

/**
 * One law of the house. `source` is asked about every source file of a package, `manifest` about every `package.json`,
 * `all` once about everything there is.
 */
export type Law = {
  name: string
  source?: (source: Source, repository: Repository, report: Report) => void
  manifest?: (manifest: Manifest, repository: Repository, report: Report) => void
  all?: (repository: Repository, report: (file: string, line: number, message: string) => void) => void
}

/**
 * The package that a file lives in: `packages/games/evac/rules/x.ts` is of `games/evac`, layer `games`; scripts and
 * documents are of the root.
 */
export type Home = { name: string; layer: string; folder: string; manifest: string; isRoot: boolean }

export type Source = {
  file: string
  text: string
  home: Home
  tree: ts.SourceFile
  isTest: boolean
  /** Tests and helpers of tests. */
  mayUseTestTools: boolean
  lineOf: (node: ts.Node) => number
}

const DEPENDENCY_FIELDS = ['dependencies', 'peerDependencies', 'optionalDependencies'] as const
type Fields = { name?: string; devDependencies?: Record<string, string> } & {
  [field in (typeof DEPENDENCY_FIELDS)[number]]?: Record<string, string>
}

/** `needs` are the names that its code needs to run, `tools` those that only its tests and scripts need. */
export type Manifest = { file: string; home: Home; name: string; needs: readonly string[]; tools: readonly string[] }

export type Repository = {
  sources: readonly Source[]
  /** By the name under which a package is imported. */
  packages: ReadonlyMap<string, Manifest>
  root: Manifest | undefined
}

/** Helpers of tests: they may import test libraries, and only tests and other helpers may import them. */
export const TEST_TOOLS = /\/testkit(\/|$)|\/testing\.ts$/
const SOURCE = /\.(ts|tsx|mts|mjs|js)$/

const ROOT: Home = { name: 'root', layer: 'root', folder: '.', manifest: 'package.json', isRoot: true }

/** Files given as path from the repository's folder (with `/`) to text: sources and `package.json` files. */
export function readRepository(files: ReadonlyMap<string, string>): Repository {
  const sources: Source[] = []
  const packages = new Map<string, Manifest>()
  let root: Manifest | undefined
  for (const [file, text] of files) {
    const home = homeOf(file)
    if (home === undefined) continue
    if (file === ROOT.manifest) root = readManifest(file, home, text)
    else if (file === home.manifest) {
      const manifest = readManifest(file, home, text)
      packages.set(manifest.name, manifest)
    } else if (SOURCE.test(file)) sources.push(readSource(file, home, text))
  }
  return { sources, packages, root }
}

function homeOf(file: string): Home | undefined {
  const [top, layer, game] = file.split('/')
  if (top !== 'packages') return ROOT
  if (layer === undefined || game === undefined) return undefined
  const name = layer === 'games' ? `games/${game}` : layer
  return { name, layer, folder: `packages/${name}`, manifest: `packages/${name}/package.json`, isRoot: false }
}

function readManifest(file: string, home: Home, text: string): Manifest {
  const fields = JSON.parse(text) as Fields
  const needs = DEPENDENCY_FIELDS.flatMap((field) => Object.keys(fields[field] ?? {}))
  return { file, home, name: fields.name ?? home.name, needs, tools: Object.keys(fields.devDependencies ?? {}) }
}

function readSource(file: string, home: Home, text: string): Source {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const isTest = /\.test\.tsx?$/.test(file)
  return {
    file,
    text,
    home,
    tree,
    isTest,
    mayUseTestTools: isTest || TEST_TOOLS.test(file),
    lineOf: (node) => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
  }
}

/** Calls `visit` with the node and everything in it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** Every module that the file imports, exports from, or names in a type, with its node. */
export function importsOf(source: Source): { specifier: string; node: ts.Node }[] {
  const found: { specifier: string; node: ts.Node }[] = []
  walk(source.tree, (node) => {
    const specifier = importedModule(node)
    if (specifier !== undefined) found.push({ specifier, node })
  })
  return found
}

/** `@shamble/kernel/testkit` is of the package `@shamble/kernel`, `preact/hooks` of `preact`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}

export function importedModule(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literal(node.moduleSpecifier)
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literal(node.argument.literal)
  if (ts.isCallExpression(node)) {
    const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword
    const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require'
    if (isImport || isRequire) return literal(node.arguments[0])
  }
  return undefined
}

export function literal(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined
}
