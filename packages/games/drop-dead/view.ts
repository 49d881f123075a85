/** What a seat sees: everything but the order of stack and deck (dd.players.6), so all seats see the same. */
import { copyFrames, copyOutcome, type Dice, frozenHolders, frozenList, frozenRecords, shuffle } from '@shamble/kernel'
import type { DropDeadBook } from './book.ts'
import { type CardId, DECK } from './content/cards.ts'
import { STACK, type TileId } from './content/tiles.ts'
import { copyDrawn, copyState, copySurvivor, copyTurn, copyUndeadTurn, type Look, type State } from './state.ts'

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

/** Built from nothing, field by field; what is shared with the state is written once and never changed. */
export function viewFor({ state: s }: Look): View {
  return {
    decision: s.decision,
    holders: frozenHolders(s.holders),
    frames: copyFrames(s.frames),
    outcome: copyOutcome(s.outcome),
    cycle: s.cycle,
    phase: s.phase,
    survivors: s.survivors.map(copySurvivor),
    patientZero: s.patientZero,
    turn: s.turn === null ? null : copyTurn(s.turn),
    undeadTurn: s.undeadTurn === null ? null : copyUndeadTurn(s.undeadTurn),
    drawn: s.drawn === null ? null : copyDrawn(s.drawn),
    tiles: frozenRecords(s.tiles),
    stackLeft: stackLeft(frozenList(s.stack)),
    covered: frozenList(s.covered),
    deckLeft: deckLeft(frozenList(s.deck)),
    discard: frozenList(s.discard),
    partCards: frozenList(s.partCards),
    lying: frozenList(s.lying),
    installed: s.installed,
    zombies: s.zombies.slice(),
    fog: s.fog,
    idle: s.idle,
    stirred: s.stirred,
  }
}

/** A full state that looks exactly like this view: what is left of stack and deck lies in some order. */
export function resample(view: View, _book: DropDeadBook, dice: Dice): State {
  const { stackLeft: tiles, deckLeft: cards, ...seen } = view
  const stack = [...tiles]
  const deck = [...cards]
  shuffle(dice, 'dd.setup.5', stack)
  shuffle(dice, 'dd.setup.6', deck)
  return copyState({ ...seen, stack, deck })
}
