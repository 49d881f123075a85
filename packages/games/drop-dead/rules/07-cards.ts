/** Action cards: drawing one, and the deck that is never empty for long. */
import { shuffle } from '@shamble/kernel'
import { type CardId, isCarPart, isItem } from '../content/cards.ts'
import type { Survivor, Transaction } from '../state.ts'
import { applyEvent } from './09-events.ts'
import { findPart } from './10-parts.ts'
import { stir } from './18-end.ts'

/** dd.cards.5, dd.cards.6 When a card is needed and none is left, the discard pile becomes the deck. */
function refillDeck(t: Transaction): void {
  const { state } = t
  if (state.deck.length > 0 || state.discard.length === 0) return
  const deck = [...state.discard]
  shuffle(t.dice, 'dd.cards.5', deck)
  state.deck = Object.freeze(deck)
  state.discard = []
  t.emit({ e: 'deck reshuffled', clause: 'dd.cards.5', cards: state.deck.length })
}

/** What becomes of a card: a part (dd.cards.8), an item to keep (dd.cards.3), or an event at once (dd.cards.2). */
function playCard(t: Transaction, card: CardId, survivor: Survivor): void {
  const { state } = t
  if (!isItem(card)) {
    applyEvent(t, card, survivor)
    state.discard = Object.freeze([...state.discard, card])
  } else if (isCarPart(card)) {
    state.partCards = Object.freeze([...state.partCards, card])
    findPart(t, survivor)
  } else {
    survivor.items.push(card)
    t.emit({ e: 'item kept', clause: 'dd.cards.3', survivor: survivor.id, card })
  }
}

/** dd.cards.1, dd.cards.13, dd.cards.15 The top card is drawn and finished; dd.cards.7 unless there is none anywhere. */
export function drawCard(t: Transaction, survivor: Survivor): void {
  refillDeck(t)
  const [card, ...rest] = t.state.deck
  if (card === undefined) {
    t.emit({ e: 'no card left', clause: 'dd.cards.7', survivor: survivor.id })
    return
  }
  t.state.deck = Object.freeze(rest)
  t.reveal()
  stir(t)
  t.emit({ e: 'card drawn', clause: 'dd.cards.1', survivor: survivor.id, card, left: t.state.deck.length })
  playCard(t, card, survivor)
}
