/** What a game says about its orders, and what can be asked of them then. */
import type { Done, Order, Preview, DisplayState, Selection } from '../play/game-display.ts'
import type { Planned, Target } from './plan.ts'

/** What a game says about its own orders. */
export interface AimedGame<View, Command, Hints> {
  /** Everything that can be decided now. */
  plan(s: DisplayState<View, Command, Hints>): readonly Planned<Command>[]
  /** The names a place may go by: its own, the figure on it, its tile. */
  names(s: DisplayState<View, Command, Hints>, place: string): readonly string[]
  /** Pointing at a place does not mean this order, even if it could be aimed there. */
  isOnPurpose(s: DisplayState<View, Command, Hints>, planned: Planned<Command>, place: string): boolean
  /** An order in hand that cannot be aimed at a place makes way there for what pointing at it means. */
  makesWay?(s: DisplayState<View, Command, Hints>, planned: Planned<Command>, place: string): boolean
  /** Keys do not go through its aims unless it is in hand. */
  isAside(order: Order): boolean
  /** Whoever is chosen, as a mark. */
  mark(s: DisplayState<View, Command, Hints>): string
  /** A figure of the other side that stands there, with why nothing can be done to it; null if there is none. */
  looked(s: DisplayState<View, Command, Hints>, place: string, chosen: Planned<Command> | null): Looked<Command> | null
  /** Without an order in hand, these say why nothing can be done at a place. */
  readonly walks: readonly string[]
  /** What a place is called where no order is in hand. */
  placeTitle(place: string): string
}

/** Something that is looked at, since nothing can be done with it; at most something before that. */
export type Looked<Command = never> = Omit<Preview<Command>, 'variants'> & Partial<Pick<Preview<Command>, 'variants'>>

export interface Aiming<View, Command, Hints> {
  /** What can be decided now. The same answer as long as nothing it depends on has changed. */
  planOf(s: DisplayState<View, Command, Hints>): readonly Planned<Command>[]
  orders(s: DisplayState<View, Command, Hints>): readonly Order[]
  /** The order that was chosen. */
  chosenOrder(s: DisplayState<View, Command, Hints>): Planned<Command> | null
  /** The order that was chosen, unless it makes way at this place. */
  inHandAt(s: DisplayState<View, Command, Hints>, place: string): Planned<Command> | null
  /** The order in hand: chosen, or the only one that can be aimed at all. */
  aimingOrder(s: DisplayState<View, Command, Hints>): Planned<Command> | null
  /** What an order would do at a place. */
  targetAt(s: DisplayState<View, Command, Hints>, planned: Planned<Command>, place: string): Target<Command> | null
  /** The order that pointing at a place most likely means. */
  meant(
    s: DisplayState<View, Command, Hints>,
    place: string,
  ): { planned: Planned<Command>; target: Target<Command> } | null
  /** What is aimed at or pointed to, if an order can be aimed at it. */
  inSights(s: DisplayState<View, Command, Hints>): Target<Command> | null
  /** What would be done, or why nothing can be done there; null: nothing is aimed at or worth telling. */
  preview(s: DisplayState<View, Command, Hints>): Preview<Command> | null
  /** The same order at the same aim, as long as it can be given there. */
  again(s: DisplayState<View, Command, Hints>, last: Pick<Done, 'order' | 'aim'>): Selection | null
  /** The aims of the order in hand; without one, those of the first order that has some. */
  targets(s: DisplayState<View, Command, Hints>): readonly string[]
}

export const isAimless = ({ aims }: Order): boolean => aims === 'none' || aims === 'dialog'
