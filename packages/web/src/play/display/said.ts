/** What is said of what happened: sentences and dice. */
import type { Seat } from '@shamble/kernel'
import type { Seen } from './display-state.ts'

/** A sentence for people: plain words, names in bold, numbers and dice in mono, clauses as links. */
export type Phrase = readonly (
  | string
  | { readonly name: string }
  | { readonly figure: string }
  | { readonly mono: string }
  | { readonly clause: string }
)[]

/** A die as the tray shows it. */
export interface DieShown {
  readonly sides: number
  readonly face: number
  /** Read from 0, as a d10 may be: it shows no 10. */
  readonly fromZero?: boolean
  /** "4+2 = 6", and what it did: "kill 11". */
  readonly sum?: string
  readonly result: string
  readonly mark: 'plain' | 'good' | 'bad'
}

export interface RollShown {
  readonly title: string
  readonly dice: readonly DieShown[]
  readonly clause: string
  /** Parts of the number: "+1 assault rifle". */
  readonly parts: readonly { readonly value: string; readonly words: string; readonly clause: string }[]
  /** "Burst over". */
  readonly verdict: string
  readonly seat: Seat
}

/** One line of the log. */
export interface LogLine {
  readonly icon: string
  readonly words: Phrase
  readonly kind: 'move' | 'fight' | 'dice' | 'rule' | 'phase'
  /** Begins a new group: "Turn 7, marines". */
  readonly heading?: string
  /** The turn that the heading is of; none for the set-up. */
  readonly turn?: number
  readonly roll?: RollShown
  /** Figures or places it is about, to point at on the board. */
  readonly about: readonly string[]
  /** What somebody did beside the rules: in a band of its own. */
  readonly isBand?: true
  /** Worth finding again: a mark on the scrubber of a replay. */
  readonly mark?: 'turned' | 'killed' | 'hurt' | 'died' | 'goal'
}

/** A line and the events that it tells. */
export type Told = LogLine & { readonly first: number; readonly last: number }

/** The log: what happened in sentences. */
export interface LogDisplay<View = unknown, Event = unknown> {
  /** Several events in a row as lines, what belongs together in one; each line names the events it tells. */
  lines(events: readonly Event[], seen: Seen<View>): readonly Told[]
}
