/** What nobody needs to begin: the rules, the set-up, the table in words, the guide, the report. */
import type { ClauseIndex, Seat } from '@shamble/kernel'
import type { JSX } from 'preact'
import type { FigureCard } from './roster.ts'
import type { SetupDisplay } from './setup.ts'
import type { Seen, DisplayState } from './display-state.ts'

/** A node of the table in words. */
export interface WordNode<Command = unknown> {
  readonly id: string
  readonly text: string
  readonly children?: readonly WordNode<Command>[]
  /** Choosing it does the same as picking this place, order or figure. */
  readonly act?: {
    readonly figure?: string
    readonly order?: string
    readonly place?: string
    readonly commands?: readonly Command[]
  }
}

/** Series over the game for the report: losses, dead on the board … one value per turn. */
export interface Series {
  readonly label: string
  readonly tone: 'living' | 'dead' | 'loss' | 'plain'
  readonly values: readonly number[]
}

/** One row of the luck report: so many rolls of one kind, what was expected, what came. */
export interface LuckRow {
  readonly who: string
  readonly what: string
  readonly rolls: number
  readonly expected: number
  readonly variance: number
  readonly actual: number
  readonly unit: string
}

/** What came of one command: its events, and its dice as clause, sides and face. */
export interface Chapter<Event = unknown> {
  readonly events: readonly Event[]
  readonly rolled: readonly (readonly [string, number, number])[]
}

export interface EndReport {
  readonly headline: string
  /** What it came of, where the rules' own reason says too little. */
  readonly why?: string
  readonly fates: readonly { readonly figure: string; readonly words: string }[]
  readonly series: readonly Series[]
  readonly luck: readonly LuckRow[]
  /** What happened, in a few sentences, after the reason for the end. */
  readonly story?: string
  /** Where figures went, in the board's units, and where they fell. */
  readonly ways?: readonly Way[]
}

/** The way of one figure over the board. */
export interface Way {
  readonly figure: string
  readonly points: readonly (readonly [number, number])[]
  readonly fell: boolean
}

/** What is to be pressed: a place of the board, an order, or the button of the card that is open. */
export type GuideTarget = { readonly place: string } | { readonly order: string } | { readonly commit: true }

export interface GuideStep<View = unknown, Command = unknown, Hints = unknown> {
  readonly id: string
  /** Shown while this is true of the situation; the first that applies. */
  readonly when: (s: DisplayState<View, Command, Hints>) => boolean
  /** Its place in the course of the first turn, from 1: steps with one number are one lesson. Left out: a remark. */
  readonly lesson?: number
  /** What to press now, in a short sentence, and where that is. */
  readonly press?: (s: DisplayState<View, Command, Hints>) => string
  /** The same for somebody who plays by keys, where it is said in another way. */
  readonly byKeys?: (s: DisplayState<View, Command, Hints>) => string
  readonly at?: (s: DisplayState<View, Command, Hints>) => GuideTarget | null
  readonly words: string | ((s: DisplayState<View, Command, Hints>) => string)
  readonly clause?: string
}

/** Who has won: "The marines win", and the seats that have. */
export interface Won {
  readonly who: string
  readonly seats: readonly Seat[]
  /** Sides fought each other, and none has lost. */
  readonly isDraw?: true
}

/** What nobody needs to begin: the sentences of the rules, of the set-up and of the guide, the report. */
export interface GameBook<View = unknown, Event = unknown, Command = unknown, Hints = unknown> {
  readonly clauses: ClauseIndex
  readonly chapters: readonly { readonly topic: string; readonly title: string }[]
  /** What each chapter is about, by its topic, and the whole game under ''; left out where nobody has written it. */
  readonly leads?: Readonly<Record<string, string>>
  /** The topics that tell how a turn goes and how it is won: they are read first. */
  readonly first?: readonly string[]
  readonly setup: SetupDisplay
  readonly guide: readonly GuideStep<View, Command, Hints>[]
  /** The table in words. */
  words(s: DisplayState<View, Command, Hints>): readonly WordNode<Command>[]
  legend(s: DisplayState<View, Command, Hints>): readonly { readonly sign: JSX.Element; readonly words: string }[]
  report(story: readonly Chapter<Event>[], seen: Seen<View>): EndReport
  /** Those who are not on the table yet, while it is set up; left out where everybody is. */
  introduced?(seen: Seen<View>): readonly FigureCard[]
  /** Null while the game goes on. */
  won(view: View): Won | null
  /** A view of a game that is over with nothing hidden, given its last position; left out where nothing ever is. */
  unveiled?(view: View, position: unknown): View
}
