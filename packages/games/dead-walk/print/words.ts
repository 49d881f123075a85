/** How rows of the tables are written on paper. */
import { citing } from '@shamble/print'
import { CLAUSES } from '../clauses.ts'

export const { line, section, table } = citing(CLAUSES)

const PER_CM = 100
const PER_MM = 10

export const inCm = (units: number): string => `${units / PER_CM}`
export const inMm = (units: number): number => units / PER_MM
