/** What the chosen figure may do, and what would come of it. */
import type { OddsResult, Seat } from '@shamble/kernel'
import type { ComponentType } from 'preact'
import type { Selection, DisplayState } from './display-state.ts'

/** One way of doing an order: what is sent, and how it is said. */
export interface Variant<Command = unknown> {
  readonly label: string
  /** The filled button: "Stand and fire at 9". */
  readonly commit: string
  /**
   * Sent one after the other. The rest is held back when a command is refused, when the next one is no longer offered, or
   * when dice were thrown or something came to light; whether a command could be taken back does not matter.
   */
  readonly commands: readonly Command[]
  /** Ask the rules for the odds of the first command; `last`: for those of the last, once the others were given. */
  readonly odds: boolean | 'last'
  /** "d6 + 2" */
  readonly dice?: string
  readonly parts: readonly { readonly value: string; readonly words: string; readonly clause: string }[]
  /** What it costs whoever acts, where the game counts that. */
  readonly price?: number
  /** What it puts an end to, with what is unspent then: "Ends Lindqvist's turn, 2 squares unused." */
  readonly ends?: { readonly words: string; readonly clause: string }
  /** Whose each command is, where they are not all of the seat that is asked. */
  readonly by?: readonly Seat[]
  /** May be given at any time: the rules do not offer it among the choices. */
  readonly anytime?: boolean
  /** Dice on the way are expected, and hold nothing back. */
  readonly throughDice?: boolean
  /** Taken back as one, however many commands it is. */
  readonly asOne?: boolean
  /**
   * Once this was done it goes on by itself with what this gives, question after question; null: nothing for now. Whatever else
   * is done or taken back ends it. `unknown`: the rules have not answered yet.
   */
  goesOn?(s: DisplayState): Variant<Command> | 'unknown' | null
  /** Asked once before it is sent, since most people would regret it: "The blast kills Ito too. Throw anyway?" */
  readonly warning?: string
  /** Turns something up, which a finger does that stays on it; nobody is asked. */
  readonly turns?: true
  /** What is declared, by name ("Bursts", "2"): many variants are chosen by these, one value at a time. */
  readonly dials?: Readonly<Record<string, string>>
}

/** Something the chosen figure may do. An order that is impossible now stays, with the reason. */
export interface Order {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly key: string
  readonly detail: string
  readonly enabled: boolean
  readonly clause?: string
  /**
   * What it needs to be pointed at. 'none' and 'dialog' need nothing: `preview` with this order and no aim gives the
   * variants at once, one for 'none' (commit it), several for 'dialog'.
   */
  readonly aims: 'square' | 'figure' | 'side' | 'none' | 'dialog'
  /** A card of a hand: it is committed there, and its letter goes before the table's. */
  readonly inHand?: true
}

/** Somebody who would go to a place, or is yet to come onto the board there, and there come to grips with somebody. */
export interface Going {
  /** Empty: whoever is not on the board yet. */
  readonly figure: string
  readonly to: string
  readonly prey?: string | null
}

/** What pointing at something with an order in hand would do: the preview popover. */
export interface Preview<Command = unknown> {
  readonly title: string
  readonly subtitle: string
  readonly mark: string
  readonly variants: readonly Variant<Command>[]
  readonly notes: readonly { readonly value: string; readonly words: string; readonly clause: string }[]
  /** Who would go where, for the board. */
  readonly ahead?: readonly Going[]
  /** Nothing can be done here: why not. */
  readonly refusal: { readonly clause: string; readonly reason: string } | null
}

/** What was done: the order, its aim, and the way it was done. */
export interface Done {
  readonly figure: string
  readonly order: string
  readonly aim: string
  readonly label: string
}

/** A hand of cards: the orders are its cards; none while nothing is asked of whoever holds it. */
export interface HandProps<View = unknown, Command = unknown, Hints = unknown>
  extends DisplayState<View, Command, Hints> {
  readonly orders: readonly Order[]
  /** On a phone, where what is chosen is committed below. */
  readonly small?: boolean
}

/** Orders: what may be done, what it would do, what is chosen by pointing, what the rules are asked for. */
export interface OrdersDisplay<View = unknown, Command = unknown, Hints = unknown> {
  /** Which figure is chosen by itself when a seat is asked. */
  defaultFigure(s: DisplayState<View, Command, Hints>): string | null
  /** The selection as far as it still makes sense after something has changed: when one figure is finished, the next. */
  settled(s: DisplayState<View, Command, Hints>): Selection
  /** What is shown in the place of buttons for orders; null where there are buttons. */
  hand?(s: DisplayState<View, Command, Hints>): ComponentType<HandProps<View, Command, Hints>> | null
  /** What the chosen figure may do. */
  list(s: DisplayState<View, Command, Hints>): readonly Order[]
  /** Without an order in hand, what pointing there would most likely mean. */
  preview(s: DisplayState<View, Command, Hints>): Preview<Command> | null
  /** What is chosen after a place was picked: another figure, or something to aim at. */
  pick(place: string, s: DisplayState<View, Command, Hints>): Selection
  /** What dropping whoever acts on a place means beyond walking there: what is done at the end of the walk; null: nothing. */
  drop?(place: string, s: DisplayState<View, Command, Hints>): Selection | null
  /** The places or figures worth aiming at now, the most pressing first, for going through them by keys. */
  targets(s: DisplayState<View, Command, Hints>): readonly string[]
  /** The last attack once more: how it is chosen; null where it cannot be done. Left out: nothing is done again. */
  again?(s: DisplayState<View, Command, Hints>, last: Done): Selection | null
  /** Nothing is left to whoever acts but this, an end or the only answer: the table does it by itself after a command. */
  finished?(s: DisplayState<View, Command, Hints>): Variant<Command> | null
  /** What may be done at any time, whoever is asked: giving up. */
  menu(s: DisplayState<View, Command, Hints>): readonly Variant<Command>[]
  /** What to ask the rules for when this is selected; null for nothing. */
  hintsFor(s: DisplayState<View, Command, Hints>): unknown
  /** Loads what orders need once the rules have answered; there before the answer is. */
  rest?(): Promise<void>
  /** The odds of what is simple enough to be known at once; null: the rules are asked, which takes longer. */
  oddsAtOnce?(s: DisplayState<View, Command, Hints>, command: Command): OddsResult | null
}
