/**
 * A game's display: what the shared table must know to show a game it knows nothing about. Everything the table draws
 * comes from here or from the kernel's messages; whatever has to do with rules (reach, sight, danger, odds) was worked
 * out by the rules in the worker and arrives as hints and odds.
 */
import type { MatchSetup } from '@shamble/host'
import type { OptionValues, Seat } from '@shamble/kernel'
import type { BoardDisplay } from './display/board.ts'
import type { GameBook } from './display/book.ts'
import type { DirectedDisplay } from './display/directed.ts'
import type { OrdersDisplay } from './display/orders.ts'
import type { RosterDisplay } from './display/roster.ts'
import type { LogDisplay, Told } from './display/said.ts'
import type { WordsDisplay } from './display/words.ts'

export type * from './display/board.ts'
export type * from './display/book.ts'
export * from './display/directed.ts'
export type * from './display/orders.ts'
export type * from './display/roster.ts'
export type * from './display/said.ts'
export type * from './display/setup.ts'
export type * from './display/display-state.ts'
export type * from './display/words.ts'

/** What a game shows, in parts, by its own types: inside it nothing is cast. */
export interface GameDisplay<View, Event, Command, Hints> {
  readonly id: string
  readonly title: string
  /** What the book calls a round of play: "Turn", "Cycle". */
  readonly round: string
  readonly board: BoardDisplay<View, Event, Command, Hints>
  readonly orders: OrdersDisplay<View, Command, Hints>
  readonly words: WordsDisplay<View, Command, Hints>
  readonly roster: RosterDisplay<View>
  /** Whoever holds the one seats and whoever holds the others see different things at all times, not only while something is decided in secret. */
  differ?(options: OptionValues, one: readonly Seat[], other: readonly Seat[]): boolean
  /** The map of a campaign: its page, with the chronicle and its battles, is one press away. */
  readonly campaign?: true
  /** Loads what the persons at this table need besides, before they see it. */
  ready?(setup: MatchSetup): Promise<void>
  /** Loaded by itself, once the first question is on the page or something has happened. */
  log(): Promise<LogDisplay<View, Event>>
  /** How the phase of the dead is shown; left out where none of them act by themselves. Loaded with the log. */
  directed?(): Promise<DirectedDisplay<View, Event>>
  /** Loaded by itself, after the table; components ask by `useBook`. */
  book(): Promise<GameBook<View, Event, Command, Hints>>
}

/** A display whose types do not matter to the caller: the table handles all games alike. */
export type AnyDisplay = GameDisplay<unknown, unknown, unknown, unknown>

/** Forgets a display's own types. The table hands a display only what the rules and the hints of the same game gave it. */
export const anyDisplay = <View, Event, Command, Hints>(
  display: GameDisplay<View, Event, Command, Hints>,
): AnyDisplay => display as unknown as AnyDisplay

/** A log whose sentences need to know the view, and not the options. */
export const logOf = <View, Event>(
  lines: (events: readonly Event[], view: View) => readonly Told[],
): LogDisplay<View, Event> => ({ lines: (events, { view }) => lines(events, view) })
