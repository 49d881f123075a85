/** What a seat sees: everything but the order of stack and deck (dd.players.6), so all seats see the same. */
import { copyFrames, copyOutcome, type Dice, frozenHolders, shuffle } from '@shamble/kernel'
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

/** The number in a tile's or card's name, counted from 0. */
const numberIn = (id: string): number => 10 * id.charCodeAt(1) + id.charCodeAt(2) - 11 * 48 - 1

/**
 * Lists what is left of a pile in the order of its printed list. Piles change rarely and are looked at after every
 * command: the list made last is given out again as long as nothing has left the pile.
 */
function sorter<T extends string>(
  printed: readonly T[],
  place: (id: T) => number,
): (pile: readonly T[]) => readonly T[] {
  let low = -1
  let high = -1
  let last: readonly T[] = []
  return (pile) => {
    let lowNow = 0
    let highNow = 0
    for (const id of pile) {
      const bit = place(id)
      if (bit < 30) lowNow |= 1 << bit
      else highNow |= 1 << (bit - 30)
    }
    if (lowNow !== low || highNow !== high) {
      const there = (bit: number): boolean => ((bit < 30 ? lowNow >> bit : highNow >> (bit - 30)) & 1) === 1
      last = Object.freeze(printed.filter((id) => there(place(id))))
      low = lowNow
      high = highNow
    }
    return last
  }
}

const EVENTS_FROM = 15
const stackLeft = sorter<TileId>(STACK, numberIn)
const deckLeft = sorter<CardId>(DECK, (id) => numberIn(id) + (id.charCodeAt(0) === 69 ? EVENTS_FROM : 0))

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
    tiles: s.tiles.slice(),
    stackLeft: stackLeft(s.stack),
    covered: s.covered.slice(),
    deckLeft: deckLeft(s.deck),
    discard: s.discard.slice(),
    partCards: s.partCards.slice(),
    lying: s.lying.slice(),
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
