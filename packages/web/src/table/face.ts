/**
 * A game's face: what the shared table must know to show a game it knows nothing about. Everything the table draws
 * comes from here or from the kernel's messages; whatever has to do with rules (reach, sight, danger, odds) was worked
 * out by the rules in the worker and arrives as hints and odds.
 */
import type { BoardFace } from './face/board.ts'
import type { GameBook } from './face/book.ts'
import type { OrdersFace } from './face/orders.ts'
import type { RosterFace } from './face/roster.ts'
import type { LogFace } from './face/said.ts'
import type { WordsFace } from './face/words.ts'

export type * from './face/board.ts'
export type * from './face/book.ts'
export type * from './face/orders.ts'
export type * from './face/roster.ts'
export type * from './face/said.ts'
export type * from './face/setup.ts'
export type * from './face/situation.ts'
export type * from './face/words.ts'

/** What a game shows, in parts, by its own types: inside it nothing is cast. */
export interface GameFace<View, Event, Command, Hints> {
  readonly id: string
  readonly title: string
  /** What the book calls a round of play: "Turn", "Cycle". */
  readonly round: string
  readonly board: BoardFace<View, Event, Command, Hints>
  readonly orders: OrdersFace<View, Command, Hints>
  readonly words: WordsFace<View, Command, Hints>
  readonly roster: RosterFace<View>
  /** Loaded by itself, once the first question is on the page or something has happened. */
  log(): Promise<LogFace<View, Event>>
  /** Loaded by itself, after the table; components ask by `useBook`. */
  book(): Promise<GameBook<View, Event, Command, Hints>>
}

/** A face whose types do not matter to the caller: the table handles all games alike. */
export type AnyFace = GameFace<unknown, unknown, unknown, unknown>

/** Forgets a face's own types. The table hands a face only what the rules and the hints of the same game gave it. */
export const anyFace = <View, Event, Command, Hints>(face: GameFace<View, Event, Command, Hints>): AnyFace =>
  face as unknown as AnyFace
