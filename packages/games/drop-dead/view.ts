/** What a seat sees: everything but the order of stack and deck (dd.players.6), so all seats see the same. */
import { type Dice, frozenList, shuffle } from '@shamble/kernel'
import type { DropDeadBook } from './book.ts'
import { type CardId, DECK } from './content/cards.ts'
import { STACK, type TileId } from './content/tiles.ts'
import { copyOpen, copyState, type Look, type State } from './state.ts'

/** The state without what is hidden. Units are numbers: 1024 times the row plus the column, both moved by 512. */
export interface View extends Omit<State, 'stack' | 'deck'> {
  /** The tiles still in the stack, sorted: the printed list less what was seen. Never their order. */
  readonly stackLeft: readonly TileId[]
  /** The cards still in the deck, sorted. */
  readonly deckLeft: readonly CardId[]
}

/** Lists what is left of a pile in the order of its printed list: once for each pile, as piles are never changed. */
function sorter<T extends string>(printed: readonly T[]): (pile: readonly T[]) => readonly T[] {
  const known = new WeakMap<readonly T[], readonly T[]>()
  return (pile) => {
    let left = known.get(pile)
    if (!left) known.set(pile, (left = Object.freeze(printed.filter((id) => pile.includes(id)))))
    return left
  }
}

const stackLeft = sorter<TileId>(STACK)
const deckLeft = sorter<CardId>(DECK)

/** What is shared with the state is written once and never changed. */
export const viewFor = ({ state }: Look): View =>
  Object.assign(copyOpen(state), {
    stackLeft: stackLeft(frozenList(state.stack)),
    deckLeft: deckLeft(frozenList(state.deck)),
  })

/** A full state that looks exactly like this view: what is left of stack and deck lies in some order. */
export function resample(view: View, _book: DropDeadBook, dice: Dice): State {
  const { stackLeft: tiles, deckLeft: cards, ...seen } = view
  const stack = [...tiles]
  const deck = [...cards]
  shuffle(dice, 'dd.setup.5', stack)
  shuffle(dice, 'dd.setup.6', deck)
  return copyState({ ...seen, stack, deck })
}
