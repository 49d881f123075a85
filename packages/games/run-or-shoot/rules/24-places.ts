/** rs.priority.7, rs.priority.10 Places that stand in for where no base can stand, or no way leads. */
import { distance2, NOBODY, placeStopper, straight, type XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import type { Look } from '../state.ts'
import { RADIUS } from '../tables/units.ts'
import { type Ground, hasFloor } from './02-terrain.ts'
import { netOf, type Walker } from './23-ways.ts'
import { latticeOf, partAt, partsFrom, pointOf, type Sheet } from './24-lattice.ts'

const FOUND = new WeakMap<Ground, Map<string, Spot | null>>()

/** May a base rest there, as things stand, if it were alone? */
function mayStand(look: Look, { at, level }: Spot, radius: number): boolean {
  const { layout, closed } = look.facts
  const footing = { layout, closed: closed[level] as Uint8Array }
  return (
    placeStopper(footing, { radius, clearance: radius }, null, at) === null && hasFloor(look, { at, level }, radius)
  )
}

/** The lattice point nearest to a point among those that can be reached; of equals in lattice order (A3). */
function nearestPoint(
  look: Look,
  walker: Walker,
  sheets: readonly Sheet[],
  reached: ReadonlySet<number>,
  to: XY,
  level: number | null,
): Spot | null {
  const { levelAt } = netOf(look, walker)
  const radius = radiusFor(walker)
  let best: Spot | null = null
  let least = Number.POSITIVE_INFINITY
  for (const sheet of sheets)
    for (let i = 0; i < sheet.parts.length; i++) {
      if (!reached.has(sheet.parts[i] as number)) continue
      const at = pointOf(sheet, i)
      const far = distance2(at, to)
      if (far > least) continue
      const spot: Spot = { at, level: levelAt({ floor: sheet.floor, at }) }
      if ((level !== null && spot.level !== level) || (far === least && !isBefore(spot, best))) continue
      if (!mayStand(look, spot, radius)) continue
      best = spot
      least = far
    }
  return best
}

const isBefore = (a: Spot, b: Spot | null): boolean =>
  b !== null && (a.level - b.level || a.at.y - b.at.y || a.at.x - b.at.x) < 0

const radiusFor = (walker: Walker): number => (walker === 'tank' ? RADIUS.tank : RADIUS.figure)

/** From the nearest lattice point straight on, up to what is in the way. */
function closeUp(look: Look, spot: Spot, to: XY, radius: number): Spot {
  const { layout, closed } = look.facts
  const footing = { layout, closed: closed[spot.level] as Uint8Array }
  const { at } = straight(footing, { radius, clearance: radius }, null, spot.at, to)
  return mayStand(look, { at, level: spot.level }, radius) ? { at, level: spot.level } : spot
}

/** The reachable spot nearest to a point, on one level or on all of them; null if there is none. */
export function nearestReached(look: Look, walker: Walker, from: Spot, to: XY, level: number | null): Spot | null {
  const { mover, sheets, ...lattice } = latticeOf(look, walker)
  const part = partAt(sheets, mover, { floor: netOf(look, walker).floorAt(from), at: from.at })
  if (part === NOBODY) return null
  const found = FOUND.get(look.facts) ?? new Map<string, Spot | null>()
  FOUND.set(look.facts, found)
  const key = `${walker} ${to.x},${to.y} ${level} ${part}`
  const known = found.get(key)
  if (known !== undefined) return known
  const reached = partsFrom({ mover, sheets, ...lattice }, part)
  const point = nearestPoint(look, walker, sheets, reached, to, level)
  const spot = point === null ? null : closeUp(look, point, to, radiusFor(walker))
  found.set(key, spot)
  return spot
}

/** rs.priority.10 A place itself, if a base can stand there, else the nearest reachable spot on its level. */
export const placeOrNearest = (look: Look, walker: Walker, from: Spot, place: Spot): Spot | null =>
  mayStand(look, place, radiusFor(walker)) ? place : nearestReached(look, walker, from, place.at, place.level)
