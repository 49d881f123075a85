/** How the time goes: how many turns there are to spare. */
import type { Look, Survivor } from '../state.ts'
import { HELICOPTER } from '../tables/scenarios.ts'
import { errandOf, lastPlaceOf } from './goals.ts'
import { wayFrom } from './ways.ts'

/** What is still to be done when everybody is there, in turns. */
const atTheEnd = ({ state, book: { scenario } }: Look): number => {
  switch (scenario.goal.is) {
    case 'helicopter':
      return state.progress.called === null ? HELICOPTER.lands + 1 : 0
    case 'boat':
      return 3
    default:
      return 1
  }
}

/** Turns that somebody may lose on his way and still be in time; below 0 he is late. */
export function turnsToSpare(look: Look, s: Survivor): number {
  const { state, book } = look
  const errand = errandOf(look, s)
  const last = lastPlaceOf(look)
  if (errand === null || last === null) return Number.POSITIVE_INFINITY
  const way = wayFrom(look, s, errand.to) + wayFrom(look, errand.to, last)
  if (!Number.isFinite(way)) return Number.POSITIVE_INFINITY
  return book.scenario.limit - state.turn - Math.ceil(way / book.move.RUN) - atTheEnd(look)
}
