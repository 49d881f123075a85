/** Looking for zombies where the scenario counts them. */
import { isMet } from '../rules/30-end.ts'
import { type Human, isUp, type Look } from '../state.ts'
import { cm } from '../tables/units.ts'
import { gapOf, nearestGap } from './danger.ts'
import type { Errand } from './tasks.ts'

/** Whoever is nearer comes by itself, and is shot at meanwhile. */
const COMING = cm(30)
const WITHIN = cm(25)

/** dw.end.2 Towards the nearest zombie that does not come by itself; null where none is asked for. */
export function hunting(look: Look, human: Human): Errand | null {
  const { full } = look.book.scenario
  if (full.is !== 'eliminated' || isMet(look, full) || nearestGap(look, human) <= COMING) return null
  const [prey] = look.state.zombies
    .filter(isUp)
    .sort((a, b) => gapOf(a.at, human.at) - gapOf(b.at, human.at) || a.n - b.n)
  return prey ? { to: prey.at, act: null, within: WITHIN, after: 0, why: 'They have to be put down.' } : null
}
