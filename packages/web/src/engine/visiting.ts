/** What a table needs of the way to it where another window has it. */
import type { Whole } from '@shamble/kernel'

export interface Visiting {
  /** Ends the visit. */
  close(): void
  /** What is told to a line of a visitor is brief. */
  whole(): Whole
}
