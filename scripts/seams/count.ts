import ts from 'typescript'
import { importsOf, packageOf, readRepository, type Source, walk } from '../laws/law.ts'
import { ENGINE_OWN, type FileClass, NO_PLACE, PAGE_OWN } from './classes.ts'

export interface Seams {
  readonly game: string
  readonly engine: readonly Counted[]
  readonly page: readonly Counted[]
  /** Files outside its own folders that name its id or import its package. */
  readonly places: readonly string[]
}

export interface Counted {
  readonly file: string
  readonly lines: number
}

const PAGE = 'packages/web/src/games'

/** The seams of every game, worked out from files given as path to text. */
export function seamsOf(files: ReadonlyMap<string, string>): Seams[] {
  const { sources, packages } = readRepository(files)
  const games = [...packages.values()].filter(({ home }) => home.layer === 'games')
  return games.map(({ home, name }) => {
    const game = home.folder.split('/').at(-1) ?? ''
    const manifest = { file: `${home.folder}/package.json`, lines: linesOf(files.get(`${home.folder}/package.json`)) }
    return {
      game,
      engine: [manifest, ...seamsIn(sources, `${home.folder}/`, ENGINE_OWN)],
      page: seamsIn(sources, `${PAGE}/${game}/`, PAGE_OWN),
      places: sources.filter((source) => registers(source, game, name)).map(({ file }) => file),
    }
  })
}

const linesOf = (text = ''): number => text.trimEnd().split('\n').length

const fits = (classes: readonly FileClass[], path: string): boolean => classes.some(({ files }) => files.test(path))

function seamsIn(sources: readonly Source[], folder: string, own: readonly FileClass[]): Counted[] {
  const found: Counted[] = []
  for (const source of sources) {
    const { file } = source
    if (!file.startsWith(folder) || source.mayUseTestTools) continue
    const path = file.slice(folder.length)
    if (!fits(own, path)) found.push({ file, lines: linesOf(source.text) })
  }
  return found
}

function registers(source: Source, game: string, name: string): boolean {
  const { file } = source
  const isOwn = file.startsWith(`packages/games/${game}/`) || file.startsWith(`${PAGE}/${game}/`)
  if (isOwn || source.mayUseTestTools || fits(NO_PLACE, file)) return false
  const isImported = importsOf(source).some(
    ({ specifier }) => packageOf(specifier) === name || specifier.split('/').includes(game),
  )
  return isImported || isNamed(source, game)
}

/** The id as a text, or as the name of a member. */
function isNamed({ tree }: Source, game: string): boolean {
  let found = false
  walk(tree, (node) => {
    const isMember = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)
    if (ts.isStringLiteralLike(node) || (isMember && ts.isIdentifier(node.name))) {
      found ||= (ts.isStringLiteralLike(node) ? node.text : node.name.getText(tree)) === game
    }
  })
  return found
}
