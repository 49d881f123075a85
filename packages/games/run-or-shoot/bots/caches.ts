/** B8: caches beside the way, for whoever is nearest to them while nobody is after him and there is time. */
import { distance2 } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import type { DeckId } from '../content/decks.ts'
import { gunsOf } from '../rules/31-reload.ts'
import { isPlayed, type Look, type Survivor } from '../state.ts'
import { GRENADE_IDS } from '../tables/grenades.ts'
import type { Item } from '../tables/items.ts'
import { cm } from '../tables/units.ts'
import { attackersAbout, TWO_MOVES } from './danger.ts'
import type { Errand } from './goals.ts'
import { turnsToSpare } from './pace.ts'
import { wayFrom } from './ways.ts'

/** So far from the way a cache is still searched. */
const BESIDE = cm(10)
/** Turns that must be to spare. */
const AT_LEISURE = 8
/** What lies in the others is fetched for the objective, or is a tool. */
const DECKS: ReadonlySet<DeckId> = new Set<DeckId>(['aid', 'guns', 'ordnance', 'misc'])

/** What he takes of what he may find: each as often as a cache may hold it. */
export const wantedBy = (s: Survivor): Item[] => {
  const kinds: Item[] = ['kit', ...gunsOf(s).map(({ kind }): Item => `reload:${kind}`), ...GRENADE_IDS]
  return kinds.flatMap((item) => [item, item])
}

const gap2 = (a: Spot, b: Spot): number => distance2(a.at, b.at)

/** The nearest cache of use within 10 cm of his way on his level, if nobody of the team is nearer to it. */
export function cacheBeside(look: Look, s: Survivor, to: Spot): Errand | null {
  const { state, book } = look
  // People who have to be found first take all the time there is.
  if (book.scenario.goal.is === 'rescue') return null
  const team = state.survivors.filter(isPlayed)
  const near = book.map.caches.filter(
    (cache) =>
      DECKS.has(cache.deck) &&
      cache.level === s.level &&
      !state.searched.includes(cache.id) &&
      gap2(cache, s) <= 4 * BESIDE * BESIDE &&
      team.every((one) => one.level !== cache.level || gap2(cache, one) >= gap2(cache, s)),
  )
  if (near.length === 0 || attackersAbout(look, s, TWO_MOVES).length > 0 || turnsToSpare(look, s) < AT_LEISURE)
    return null
  const straight = wayFrom(look, s, to)
  const [nearest] = near
    .map((cache) => ({ cache, far: wayFrom(look, s, cache) }))
    .filter(({ cache, far }) => far + wayFrom(look, cache, to) <= straight + 2 * BESIDE)
    .sort((a, b) => a.far - b.far)
  if (!nearest) return null
  const { id, at, level } = nearest.cache
  const search = { act: 'search', cache: id, take: wantedBy(s) } as const
  return { to: { at, level }, acts: [search], why: 'Something of use may lie there.' }
}
