import { isTest, type Source } from './sources.ts'

export interface Citation {
  readonly file: string
  readonly line: number
}

/** Where the code names a clause, the clause index itself and tests apart. */
export function citationsOf(sources: readonly Source[], clause: string): Citation[] {
  const name = new RegExp(`(?<![\\w.])${clause.replaceAll('.', '\\.')}(?!\\d|\\.\\d)`)
  return sources
    .filter((source) => !isTest(source) && !source.file.endsWith('/clauses.ts'))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, i) => (name.test(line) ? [{ file, line: i + 1 }] : [])),
    )
}
