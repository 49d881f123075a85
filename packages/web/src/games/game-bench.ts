/** What a game needs to bring a desk of its own, beside its tables. */
import type { Printables } from '@shamble/print'
import type { ComponentType } from 'preact'

export interface BenchProps {
  /** The same as long as the page is open: what lies on the desk hangs on it. */
  readonly memory: object
}

/** What is made at it is kept in the browser, printed, and taken along to a table. */
export interface GameBench {
  readonly title: string
  readonly Bench: ComponentType<BenchProps>
  /** What is written so, on paper; null if it is nothing of the kind. */
  printables(text: string): Promise<Printables | null>
}
