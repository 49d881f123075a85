import type { Opening } from '@shamble/host'
import type { OptionValues, Seat } from '@shamble/kernel'

/** What the start page offers for a game that can be begun with one press. */
export interface QuickStart {
  readonly seats: readonly Seat[]
  /** How the others are to you: "Against", "With". */
  readonly others: string
  readonly you: readonly {
    readonly id: string
    readonly label: string
    readonly says: string
    readonly seats: readonly Seat[]
    /** Who is on the other side: "The dead"; empty if nobody holds it. */
    readonly against: string
    /** What is asked first; and in a game that begins in the middle. */
    readonly first: string
    readonly inside?: string
  }[]
  readonly scenarios: readonly {
    readonly id: string
    readonly title: string
    readonly minutes: string
    readonly options: OptionValues
    /** Somebody's first game begins in the middle. */
    readonly opening?: () => Promise<Opening>
  }[]
}

interface CardWords {
  readonly tagline: string
  readonly seats: string
  readonly board: string
  /** Where its drawing is. */
  readonly art: string
}

/** What a game on the shelf writes in `card.ts`: what the shelf does not know of it. */
export interface OwnCard extends CardWords {
  readonly quick: QuickStart
  /** What its campaign is called. */
  readonly campaign?: string
  /** What can be built before anybody sits down, as a link says it. */
  readonly bench?: string
}

/** What a game writes there that cannot be played here yet. */
export interface ComingCard extends CardWords {
  readonly title: string
  readonly credit: string
  /** Which of the coming ones it is. */
  readonly coming: number
}

/** A game as it is shown to somebody who looks for one: known without loading anything of it. */
export interface GameCard extends CardWords {
  readonly id: string
  readonly title: string
  readonly credit: string
  readonly isPlayable: boolean
  /** Null where there is more to decide first. */
  readonly quick: QuickStart | null
  /** Its campaign, which is a game of its own. */
  readonly campaign?: { readonly id: string; readonly title: string }
  /** "Build and print forces": at a desk of its own. */
  readonly bench?: string
}
