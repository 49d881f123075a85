/** rs.grenade.9 Who is within the radius of what happens at a point: walls and closed doors shield. */
import { isCrossed } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import { allZeds, isInPlay, type Look, type Survivor, type Zed } from '../state.ts'
import { BLAST } from '../tables/grenades.ts'
import { cm } from '../tables/units.ts'
import { asFigure, asPoint, type Figure, isWithin } from './01-measure.ts'

/** rs.grenade.9 On the same level, the gap at most 10 cm, and no wall or closed door on the line between. */
export function isReached({ facts }: Look, { at, level }: Spot, figure: Figure): boolean {
  if (figure.level !== level || !isWithin(figure, asPoint({ at, level }), cm(BLAST))) return false
  return !isCrossed(facts.layout, facts.shields[level] as Uint8Array, at, figure.at)
}

/** rs.mutant.3 Every Zed there, those in hiding among them. */
export const zedsReached = (look: Look, spot: Spot): Zed[] =>
  allZeds(look.state).filter((z) => isReached(look, spot, asFigure(z)))

export const survivorsReached = (look: Look, spot: Spot): Survivor[] =>
  look.state.survivors.filter((s) => isInPlay(s) && isReached(look, spot, asFigure(s)))
