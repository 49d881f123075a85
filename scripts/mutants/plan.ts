import ts from 'typescript'

/** One wrong number or comparison, and the tests that should notice. */
export interface Mutant {
  readonly file: string
  /** Stands exactly once in the file. */
  readonly text: string
  readonly instead: string
  /** Test files, or folders of them; if they do not notice, the tests of the package are asked. */
  readonly tests: readonly string[]
}

/** The file with the wrong text in it; throws if the text is not there exactly once, or if what comes of it is no program. */
export function spoiled({ file, text, instead }: Mutant, source: string): string {
  const found = source.split(text).length - 1
  if (found !== 1) throw new Error(`${file}: "${text}" is there ${found} times, not once`)
  const wrong = source.replace(text, () => instead)
  const { diagnostics = [] } = ts.transpileModule(wrong, { fileName: file, reportDiagnostics: true })
  if (diagnostics.length > 0) throw new Error(`${file}: with "${instead}" it is no program`)
  return wrong
}

/** `packages/games/evac/rules/x.ts` is of `packages/games/evac`. */
export const packageFolderOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('packages/games/') ? 3 : 2)
    .join('/')
