/** The board: how it is drawn, and where its places are. */
import type { ComponentType } from 'preact'
import type { Body } from './directed.ts'
import type { Seen, DisplayState } from './display-state.ts'

export interface BoardProps<View = unknown, Event = unknown, Command = unknown, Hints = unknown>
  extends DisplayState<View, Command, Hints> {
  /** Events being played, for motion; empty when the picture is at rest. */
  readonly playing: readonly Event[]
  /** What was to be played and was landed at once: its words are still read. */
  readonly landed?: readonly Event[]
  readonly motion: boolean
  /** Where the dead fell in this game. */
  readonly bodies?: readonly Body[]
  /** The clause for which a real die is awaited: what its faces mean on the board can be shown. */
  readonly dieFor?: string | null
  /** Screen pixels per unit of the board, for the level of detail; may be rounded. */
  readonly scale: number
  readonly layers: Readonly<Record<string, boolean>>
}

export type MiniMapProps<View = unknown, Command = unknown, Hints = unknown> = DisplayState<View, Command, Hints> & {
  readonly window: DOMRectReadOnly | null
  readonly onJump: (x: number, y: number) => void
}

export type OverlayProps<View = unknown, Event = unknown, Command = unknown, Hints = unknown> = Pick<
  BoardProps<View, Event, Command, Hints>,
  keyof DisplayState | 'playing' | 'motion'
>

export interface Extent {
  readonly width: number
  readonly height: number
  /** A board that grows says where its corner is: what is shown keeps its place on the screen. */
  readonly corner?: { readonly x: number; readonly y: number }
  readonly focus: DOMRectReadOnly | null
  /** All of it is shown first wherever it is at least so large, in pixels to a unit; left out: where squares can be pressed. */
  readonly whole?: number
}

export type Subject = { readonly topic: string; readonly rect: DOMRectReadOnly | null }

/** What stands along an edge of the frame, in the board's units. */
export type Marks = readonly { readonly at: number; readonly label: string }[]

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Direction = 'up' | 'down' | 'left' | 'right'

/** What is dragged on a board; without squares, where its keys go. */
export interface Grip<View = unknown, Command = unknown, Hints = unknown> {
  /** What is taken hold of here; null: the board is dragged. */
  grab(x: number, y: number, s: DisplayState<View, Command, Hints>): Grabbed<Command> | null
  /** The place under what is dragged. */
  placeAt(x: number, y: number, s: DisplayState<View, Command, Hints>): string | null
  /** Who can be gathered and sent together by the order `herd`; left out where nobody is. */
  herd?(s: DisplayState<View, Command, Hints>): readonly string[]
  /** Left out on boards of squares, where every stride is one square. */
  neighbour?(place: string | null, direction: Direction, s: DisplayState<View, Command, Hints>, stride: number): string
  /** Enter adds a point rather than committing. */
  joins?(s: DisplayState<View, Command, Hints>): boolean
}

/** What is taken hold of, with the order that dragging it means. */
export interface Grabbed<Command = unknown> {
  readonly order: string | null
  /** Whoever it is, where that is not whoever is chosen already. */
  readonly figure?: string
  /** Dropped, its card opens: nobody drives off by a slip of the hand. */
  readonly asks?: boolean
  /** Sent when it is lifted: an idle figure is activated. */
  readonly commands?: readonly Command[]
}

/** The board: its pictures, and where its places are. */
export interface BoardDisplay<View = unknown, Event = unknown, Command = unknown, Hints = unknown> {
  Board: ComponentType<BoardProps<View, Event, Command, Hints>>
  MiniMap: ComponentType<MiniMapProps<View, Command, Hints>>
  /** What lies beside the board: cards in hand, piles. One more block of the roster. */
  Beside?: ComponentType<DisplayState<View, Command, Hints>>
  /** How it stands, where that matters more than who is there: above the roster. */
  Standing?: ComponentType<DisplayState<View, Command, Hints>>
  /** Whoever is chosen, in full: above the dice. */
  Chosen?: ComponentType<DisplayState<View, Command, Hints>>
  /** Below the bar of a desk, instead of the phases in it. */
  Steps?: ComponentType<DisplayState<View, Command, Hints>>
  /** Over the edge of the board: a card that was just turned over, what everybody should know. Nothing in it is pressed. */
  Overlay?: ComponentType<OverlayProps<View, Event, Command, Hints>>
  readonly layers: readonly { readonly id: string; readonly label: string; readonly on: boolean }[]
  /** Board size in its own units, for fitting. */
  extent(seen: Seen<View>): Extent
  axes(seen: Seen<View>): { readonly x: Marks; readonly y: Marks }
  /**
   * What the question at hand is about, in the board's units; null for the whole board. It is brought into sight, large
   * enough to point at, whenever the topic changes. Left out, or no subject: the board stays as it is.
   */
  subject?(s: DisplayState<View, Command, Hints>): Subject | null
  /** Where a place is on the board, in its units. */
  placeRect(place: string, seen: Seen<View>): Rect | null
  /** Which place a point of the board (in its units) is: with an order for sides the nearest one of them. */
  placeAt(x: number, y: number, s: DisplayState<View, Command, Hints>): string | null
  /** Moving a cursor by the keyboard: the place one step from here. */
  neighbour(place: string | null, direction: Direction, s: DisplayState<View, Command, Hints>): string
  /** "24,17", "D3", "zombie 9": what a person typed to go to. */
  find(text: string, s: DisplayState<View, Command, Hints>): string | null
  /** Draws `whatIf` of a selection: what would be seen and feared from another place. */
  readonly supposes?: boolean
  /** Left out where nothing is dragged. */
  readonly grip?: Grip<View, Command, Hints>
}
