/** What came of a command in a few words: odds are counted by it, and the page reads it. */
import type { Event } from './events.ts'
import { SEARCH } from './numbers.ts'

/** What comes of dice, as odds name it. */
export const OUTCOMES = {
  ambush: 'ambush',
  found: 'found',
  luxuries: 'luxuries',
  survivor: 'survivor',
  burnt: 'burnt',
  success: 'success',
  failure: 'failure',
  done: 'done',
} as const

/** ed.camp-search.2 What a search brings, before the one more or less that whoever holds the tile may choose. */
function searchKey(face: number): string {
  const row = SEARCH.find(({ most }) => face <= most)
  if (!row) return OUTCOMES.done
  return row.what === 'supplies' ? `${OUTCOMES.found} ${row.supplies}` : row.what
}

export function oddsKey(events: readonly Event[]): string {
  let burnt: number | null = null
  for (const event of events) {
    if (event.e === 'searched') return searchKey(event.face)
    if (event.e === 'drop rolled' || event.e === 'zombify rolled')
      return event.passed ? OUTCOMES.success : OUTCOMES.failure
    if (event.e === 'pillage rolled') burnt = (burnt ?? 0) + (event.passed ? 1 : 0)
  }
  return burnt === null ? OUTCOMES.done : `${OUTCOMES.burnt} ${burnt}`
}
