/**
 * ev.dice.4 One row of a result table. The row of a roll is the last one whose `from` is not above it; a roll below the
 * first row counts as the first row.
 */
export interface Row<Result> {
  readonly from: number
  readonly result: Result
}
