/** B4: a door that somebody should shut. */
import type { OpeningPlace, Spot } from '../content/table-map.ts'
import { buildingOf } from '../rules/02-terrain.ts'
import { allowanceOf } from '../rules/11-injury.ts'
import { isInPlay, type Look, type Survivor } from '../state.ts'
import { isDoor } from '../tables/terrain.ts'
import { RADIUS, cm } from '../tables/units.ts'
import { minus, towards } from '@shamble/table'
import { attackersAbout, TWO_MOVES } from './danger.ts'
import { wayFrom } from './ways.ts'

export interface Shutting {
  readonly door: string
  readonly spot: Spot
}

/** The step on the inner side of a door of his building. */
function innerStep(look: Look, building: string, { from, to, level }: OpeningPlace): Spot | null {
  const middle = { x: (from.x + to.x) >> 1, y: (from.y + to.y) >> 1 }
  const along = minus(to, from)
  const sides = [1, -1].map((side) => ({
    at: towards(middle, { x: middle.x - side * along.y, y: middle.y + side * along.x }, RADIUS.figure + cm(0.6)),
    level,
  }))
  const inner = sides.filter((spot) => buildingOf(look, spot) === building)
  return inner.length === 1 ? (inner[0] ?? null) : null
}

/** An open door of the building in which everybody alive is, with attackers on their way, within a move. */
export function doorToShut(look: Look, s: Survivor): Shutting | null {
  const building = buildingOf(look, s)
  if (building === null || look.book.scenario.goal.is === 'rescue') return null
  const living = look.state.survivors.filter(isInPlay)
  if (living.some((one) => buildingOf(look, one) !== building)) return null
  const coming = attackersAbout(look, s, TWO_MOVES)
  if (coming.length === 0 || coming.some((z) => buildingOf(look, z) === building)) return null
  const reach = allowanceOf(look, s, 'RUN') - look.book.door.cost
  for (const opening of look.book.map.openings) {
    if (!isDoor(opening.kind) || look.state.openings[opening.id]?.state !== 'open') continue
    const spot = innerStep(look, building, opening)
    if (spot !== null && wayFrom(look, s, spot) <= reach) return { door: opening.id, spot }
  }
  return null
}
