/** What is shown, asked and chosen at one moment. */
import type { OptionValues, Pending, Seat } from '@shamble/kernel'

/** What is chosen, aimed at and pointed to. */
export interface Selection {
  readonly figure: string | null
  readonly order: string | null
  /** A place or figure of the board, as the game names it: "24,17", "zombie 9". */
  readonly aim: string | null
  readonly hover: string | null
  /** "What if": the chosen figure looks and aims as if it stood at this place. */
  readonly whatIf?: string | null
  /** Several figures that are sent together. */
  readonly several?: readonly string[] | null
}

/** What can be seen of a table, and the settled options by which it is played. */
export interface Seen<View = unknown> {
  readonly view: View
  readonly options: OptionValues
}

/** Stands for one sitting at a table: what a display remembers of it is kept by this key, and gone with it. */
export interface Memory {
  readonly of: 'a table'
}

export interface DisplayState<View = unknown, Command = unknown, Hints = unknown> extends Seen<View> {
  /** Whose choices these are: the seat of the chosen figure if a person here holds it, else one that is asked. */
  readonly seat: Seat | null
  readonly pending: Pending | null
  readonly choices: readonly Command[]
  /** The last answer to `hintsFor`; the display sees for itself whether it is still true, so an old one may stay meanwhile. */
  readonly hints: Hints
  readonly selection: Selection
  readonly memory: Memory
}
