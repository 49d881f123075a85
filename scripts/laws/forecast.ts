import { posix } from 'node:path'
import ts from 'typescript'
import { importedModule, importsOf, type Law, packageOf, type Source } from './law.ts'

/** A page knows no rule: its game's `page.ts` leads to none, and of a game it imports only what it shows and asks. */
export const forecast: Law = {
  name: 'forecast',
  source(source, { packages }, report) {
    const doors = source.mayUseTestTools ? undefined : doorsFor(source.file)
    if (doors === undefined) return
    for (const { specifier, node } of importsOf(source)) {
      if (packages.get(packageOf(specifier))?.home.layer !== 'games') continue
      if (!mayPass(doors, doorOf(specifier), node))
        report(source.lineOf(node), `${doors.who} imports ${doors.now.join(', ')} of a game, but not ${specifier}`)
    }
  },
  all({ sources }, report) {
    const byFile = new Map(sources.map((source) => [source.file, source]))
    for (const source of sources) if (isPage(source)) checkPage(source, byFile, report)
  },
}

/** The doors of a game that may be passed at once, and those that may only be loaded (`'all'` of them, or these). */
type Doors = { who: string; now: readonly string[]; later: 'all' | readonly string[] }

/** What it shows, what it asks, how a block of a town is rolled and a force is built; sheets are loaded when they are printed. */
const PAGE: Doors = {
  who: 'a page',
  now: ['page', 'forecast', 'campaign/page', 'campaign/forecast', 'skirmish', 'forces'],
  later: ['print', 'campaign/print'],
}
/** Pages carry the shelf: it says what a game is called, and loads whatever else is taken from it. */
const SHELF: Doors = { who: 'the shelf', now: ['about', 'campaign/about'], later: 'all' }

function doorsFor(file: string): Doors | undefined {
  if (file.startsWith('packages/web/src/')) return PAGE
  return file.startsWith('packages/shelf/src/') ? SHELF : undefined
}

/** `campaign/page` of `@shamble/dead-walk/campaign/page`. */
const doorOf = (specifier: string): string => specifier.slice(packageOf(specifier).length + 1)

const mayPass = ({ now, later }: Doors, door: string, node: ts.Node): boolean =>
  now.includes(door) || (ts.isCallExpression(node) && (later === 'all' || later.includes(door)))

const isPage = ({ file, home }: Source): boolean => home.layer === 'games' && posix.basename(file) === 'page.ts'

/** Where rules are, and whatever is worked out by them; the form of the answers is no rule, if it leads to none. */
const RULED = /^(rules|bots|hints|forecast(?!\/answers\.ts$))\/|(^|\/)(hints|forecast)\.ts$/

/** `page.ts` exports maps, words, tables and types: nothing that it imports leads to a rule. */
function checkPage(
  page: Source,
  sources: ReadonlyMap<string, Source>,
  report: (file: string, line: number, message: string) => void,
): void {
  const from = new Map<string, string>([[page.file, '']])
  for (const file of from.keys()) {
    const within = file.slice(page.home.folder.length + 1)
    if (RULED.test(within)) report(page.file, 1, `a page exports no rule, but reaches ${trailTo(file, from)}`)
    else for (const next of valuesImported(sources.get(file))) if (!from.has(next)) from.set(next, file)
  }
}

function trailTo(file: string, from: ReadonlyMap<string, string>): string {
  const before = from.get(file) ?? ''
  return before === '' ? file : `${file} by ${trailTo(before, from)}`
}

/** The files of the same package that a file imports or exports, types left out. */
function valuesImported(source: Source | undefined): string[] {
  if (source === undefined) return []
  return source.tree.statements.flatMap((node) => {
    const specifier = importedModule(node)
    if (specifier === undefined || !specifier.startsWith('.') || isTypeOnly(node)) return []
    return [posix.join(posix.dirname(source.file), specifier)]
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
