/** How rows of the tables are written on paper. */
import type { Line, Section } from '@shamble/print'
import { type Clause, CLAUSES } from '../clauses.ts'

export const line = (clause: Clause): Line => ({ text: CLAUSES[clause].says, clause })

export const section = (title: string, clauses: readonly Clause[], tables: Section['tables'] = []): Section => ({
  title,
  tables,
  lines: clauses.map(line),
})

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** The lowest score that does it. */
export const score = (from: number | null): string => (from === null ? '–' : `${from}+`)

const PER_CM = 100
const PER_MM = 10

export const inCm = (units: number): string => `${units / PER_CM}`
export const inMm = (units: number): number => units / PER_MM

/** The scores from one row of a table to the next: `2-4`. */
export const span = (from: number, to: number): string => (from === to ? `${from}` : `${from}-${to}`)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
