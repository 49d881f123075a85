import type { Source } from './sources.ts'

/** A test whose title names clauses. */
export interface Proof {
  readonly file: string
  readonly line: number | null
  readonly title: string
  /** `written`: found in the file, not run. */
  readonly status: 'written' | 'passed' | 'failed' | 'skipped'
}

export type Proofs = ReadonlyMap<string, readonly Proof[]>

const BRACKETS = /^\s*((?:\[[^\]]*\]\s*)+)/
const ID = /[a-z]+\.[a-z-]+\.\d+/g

/** The clauses named in brackets at the beginning of a title: `[ev.los.3, ev.los.4] …`, `[ev.los.3] [ev.los.4] …`. */
export const clausesIn = (title: string): string[] => BRACKETS.exec(title)?.[1]?.match(ID) ?? []

/** A literal that begins with a clause in brackets is the title of a test. */
const TITLE = /(['"`])(\[[a-z]+\.[a-z-]+\.\d+[^\n]*?)\1\s*,/g

export function collect(proofs: readonly (readonly [readonly string[], Proof])[]): Proofs {
  const byClause = new Map<string, Proof[]>()
  for (const [clauses, proof] of proofs)
    for (const clause of new Set(clauses)) {
      const list = byClause.get(clause)
      if (list) list.push(proof)
      else byClause.set(clause, [proof])
    }
  return byClause
}

/** The tests as they are written, whether they pass or not. */
export function writtenProofs(tests: readonly Source[]): Proofs {
  const found = tests.flatMap(({ file, text }) =>
    [...text.matchAll(TITLE)].map(([, , title = ''], i, all) => {
      const line = text.slice(0, all[i]?.index).split('\n').length
      return [clausesIn(title), { file, line, title, status: 'written' }] as const
    }),
  )
  return collect(found)
}

/** A clause is proven by a test that passes, unless another one says otherwise. */
export const isProven = (proofs: readonly Proof[]): boolean =>
  proofs.some(({ status }) => status === 'passed' || status === 'written') &&
  proofs.every(({ status }) => status !== 'failed')
