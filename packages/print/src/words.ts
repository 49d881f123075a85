/** How rows of a game's tables, and its clauses, are written on paper. */
import type { Line, Section } from './printables.ts'

type Tabled = Section['tables'][number]

export interface Citing<Clause extends string> {
  line(clause: Clause): Line
  section(title: string, clauses: readonly Clause[], tables?: readonly Tabled[]): Section
  table(clause: Clause, head: readonly string[], rows: readonly (readonly string[])[]): Tabled
}

/** Lines and sections that cite a game's clauses in their own words. */
export function citing<Clause extends string>(
  clauses: Readonly<Record<Clause, { readonly says: string }>>,
): Citing<Clause> {
  const line = (clause: Clause): Line => ({ text: clauses[clause].says, clause })
  return {
    line,
    section: (title, cited, tables = []) => ({ title, tables, lines: cited.map(line) }),
    table: (clause, head, rows) => ({ clause, head, rows }),
  }
}

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** The lowest score that does it. */
export const score = (from: number | null): string => (from === null ? '–' : `${from}+`)

/** The scores from one row of a table to the next: `2-4`. */
export const span = (from: number, to: number): string => (from === to ? `${from}` : `${from}-${to}`)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
