import type { Row } from './rows.ts'

/** ev.heal.5 the table of healing: HP restored, read with the modified roll. */
export const HEALING: readonly Row<number>[] = [
  { from: 1, result: 0 },
  { from: 4, result: 1 },
  { from: 6, result: 2 },
]
