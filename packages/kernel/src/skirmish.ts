/** What a table is rolled for. */
export interface Skirmish {
  readonly seed: string
  readonly size: string
  readonly objective?: string
  /** How many must find a place at the start. */
  readonly humans: number
}
