/** What a seat sees: everything but the order of stack and deck (dd.players.6), so all seats see the same. */
import { type Dice, frozenList, inPrintedOrder, shuffle } from '@shamble/kernel'
import type { DropDeadBook } from './book.ts'
import { type CardId, DECK } from './content/cards.ts'
import { STACK, type TileId } from './content/tiles.ts'
import { copyState, type Look, seenOf, type State } from './state.ts'

/** The state without what is hidden. Units are numbers: 1024 times the row plus the column, both moved by 512. */
export interface View extends Omit<State, 'stack' | 'deck'> {
  /** The tiles still in the stack, sorted: the printed list less what was seen. Never their order. */
  readonly stackLeft: readonly TileId[]
  /** The cards still in the deck, sorted. */
  readonly deckLeft: readonly CardId[]
}

const stackLeft = inPrintedOrder<TileId>(STACK)
const deckLeft = inPrintedOrder<CardId>(DECK)

export const viewFor = ({ state }: Look): View =>
  seenOf(state, stackLeft(frozenList(state.stack)), deckLeft(frozenList(state.deck)))

/** A full state that looks exactly like this view: what is left of stack and deck lies in some order. */
export function resample(view: View, _book: DropDeadBook, dice: Dice): State {
  const { stackLeft: tiles, deckLeft: cards, ...seen } = view
  const stack = [...tiles]
  const deck = [...cards]
  shuffle(dice, 'dd.setup.5', stack)
  shuffle(dice, 'dd.setup.6', deck)
  return copyState({ ...seen, stack, deck })
}
