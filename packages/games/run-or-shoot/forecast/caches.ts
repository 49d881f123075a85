/** rs.scenario.5 What lay in the caches that nobody searched: for the debrief, when the numbers of their cards are told. */
import type { RunOrShootBook } from '../book.ts'
import { type CacheCard, cardsOf } from '../content/decks.ts'

/** What is on the card of this number in a cache; the crate that the goal names lies there beside it. */
export function cacheCard({ map, scenario: { goal }, needs }: RunOrShootBook, id: string, number: number): CacheCard {
  const cache = map.caches.find((one) => one.id === id)
  const card: CacheCard = cache ? (cardsOf(cache.deck)[number] ?? {}) : {}
  const hasCrate = goal.is === 'goods' && goal.crate === id && needs.weapons > 0
  return hasCrate ? { ...card, items: [...(card.items ?? []), 'weapons'] } : card
}
