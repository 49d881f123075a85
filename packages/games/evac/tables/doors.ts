import type { Row } from './rows.ts'

/** ev.pop.1 the table of door counters: how many a new tile gets. */
export const DOOR_COUNTERS: readonly Row<number>[] = [
  { from: 1, result: 2 },
  { from: 4, result: 4 },
  { from: 6, result: 6 },
]
