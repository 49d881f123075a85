/** rs.wp Burning WP: whom it draws in, and who has reached it. */
import { comparePointToSegment, distance2, rootUp, towards, type XY } from '@shamble/table'
import { type Area, type Look, radiusOf, type Transaction, type Zed } from '../state.ts'
import { cm } from '../tables/units.ts'
import { PRIORITY } from '../tables/zeds.ts'
import { asFigure, asPoint, isWithin } from './01-measure.ts'
import type { Stretch } from './23-trip.ts'
import { strikeZed } from './32-mutant.ts'

export const burningWP = ({ state }: Look): readonly Area[] => state.areas.filter(({ kind }) => kind === 'WP')

/** rs.wp.1, rs.wp.5 Those that draw a Zed in, if it has a way there: not a Witch who sits, a pinner, or a mutant in ambush. */
export function wpNear(look: Look, z: Zed): readonly Area[] {
  const isDeaf = z.posture === 'sitting' || z.pins !== null || (z.n === 0 && z.kind !== 'ordinary')
  if (isDeaf || z.down) return []
  return burningWP(look).filter((wp) => isWithin(asFigure(z), asPoint(wp), cm(PRIORITY.wp)))
}

/** rs.wp.6 Does a base touch the point? */
const isAt = (wp: Area, level: number, radius: number, at: XY): boolean =>
  wp.level === level && distance2(wp.at, at) <= radius * radius

/** rs.wp.6 The stretches of a walk up to where its base touches burning WP, lured or merely passing; null if it does not. */
export function upToWP(look: Look, z: Zed, stretches: readonly Stretch[]): readonly Stretch[] | null {
  const burning = burningWP(look)
  const radius = radiusOf(z)
  for (const [i, { level, path }] of burning.length === 0 ? [] : stretches.entries())
    for (let leg = 0; leg < path.length; leg++) {
      const [a, b] = [path[Math.max(0, leg - 1)] as XY, path[leg] as XY]
      const wp = burning.find((one) => one.level === level && comparePointToSegment(one.at, a, b, radius) <= 0)
      if (wp === undefined) continue
      const walked = [...path.slice(0, leg), firstTouch(wp, radius, a, b)]
      return [...stretches.slice(0, i), { level, path: walked }]
    }
  return null
}

/** The first point of a leg, to ten units, at which a base touches WP. */
function firstTouch(wp: Area, radius: number, a: XY, b: XY): XY {
  const length = rootUp(distance2(a, b))
  for (let units = 0; units < length; units += 10) {
    const at = towards(a, b, units)
    if (isAt(wp, wp.level, radius, at)) return at
  }
  return b
}

/** rs.wp.3, rs.wp.6 A Zed that has reached WP takes what its kind does: an ordinary one is destroyed at once. */
export function reachWP(t: Transaction, z: Zed): void {
  const wp = burningWP(t).find((one) => isAt(one, z.level, radiusOf(z) + NEAR_ENOUGH, z.at))
  if (wp !== undefined) strikeZed(t, z, 'WP', { survivor: null, from: wp.at })
}
/** A leg is looked at every ten units. */
const NEAR_ENOUGH = 10
