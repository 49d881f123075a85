/** rs.zed What a Zed would do in step 7 if it came now, and whom it could reach. */
import type { Clause } from '../clauses.ts'
import type { Lure } from '../events.ts'
import type { Spot } from '../content/table-map.ts'
import { asFigure, gapOf, isWithin } from '../rules/01-measure.ts'
import { neededFor } from '../rules/14-door.ts'
import { isHolding } from '../rules/23-zed.ts'
import { wayLength } from '../rules/23-ways.ts'
import { aimOf, towardWP, walkerOf } from '../rules/24-priority.ts'
import { isDrifting, isRousedBy } from '../rules/25-rouse.ts'
import { heldBy } from '../rules/32-prey.ts'
import { prowlOf } from '../rules/32-prowl.ts'
import { isInPlay, type Look, type Survivor, type Zed } from '../state.ts'

export type ZedDeed =
  | { readonly does: 'lies' | 'drifts' | 'waits' }
  /** rs.zed.6 It stays with whom it touches, by number, and hurts them in step 4. */
  | { readonly does: 'holds'; readonly people: readonly number[] }
  /** What it goes for, by which clause, and where that is. */
  | {
      readonly does: 'goes'
      readonly lure: Lure | null
      readonly clause: Clause
      readonly target: number | null
      readonly to: Spot
    }

/** By its priorities, from where everybody is now; a mutant in its own way. */
export function deedForecast(look: Look, zed: Zed): ZedDeed {
  if (zed.down) return { does: 'lies' }
  const wp = towardWP(look, zed)
  if (wp) return { does: 'goes', lure: wp.lure, clause: wp.clause, target: null, to: wp.goal }
  if (zed.mode === 'drifting') return { does: 'drifts' }
  if (isHolding(look, zed)) return { does: 'holds', people: heldBy(look, zed).map(({ n }) => n) }
  if (zed.kind !== 'ordinary') return prowling(look, zed)
  const aim = aimOf(look, zed)
  if (aim === null) return { does: 'waits' }
  return { does: 'goes', lure: aim.lure, clause: aim.clause, target: aim.target?.n ?? null, to: aim.goal }
}

function prowling(look: Look, zed: Zed): ZedDeed {
  const prowl = prowlOf(look, zed)
  if (prowl === null) return { does: 'waits' }
  const prey = look.state.survivors.find((s) => isInPlay(s) && s.at === prowl.target.at)
  return { does: 'goes', lure: null, clause: 'rs.mutant.4', target: prey?.n ?? null, to: prowl.target }
}

/** rs.drift.8 Drifters in sight of all that would notice somebody at one of these places, by number. */
export function noticedBy(look: Look, s: Survivor, places: readonly Spot[]): readonly number[] {
  const isNoticed = (z: Zed): boolean =>
    z.n > 0 && isDrifting(z) && places.some(({ at, level }) => isRousedBy(look, z, { ...s, at, level }))
  return look.state.zeds.filter(isNoticed).map(({ n }) => n)
}

/** Whom it could touch in step 7 of this turn, if it went for him; by number, the nearest first. */
export function reachedBy(look: Look, zed: Zed): readonly number[] {
  if (zed.down || zed.mode === 'drifting' || zed.posture === 'sitting') return []
  const own = asFigure(zed)
  const { attack } = look.book.zed
  const limit = 16 * attack
  const isReached = (s: Survivor): boolean =>
    isWithin(own, asFigure(s), attack) && wayLength(look, walkerOf(zed), own, asFigure(s), limit) <= limit
  return look.state.survivors
    .filter((s) => isInPlay(s) && isReached(s))
    .sort((a, b) => gapOf(own, asFigure(a)) - gapOf(own, asFigure(b)) || a.n - b.n)
    .map(({ n }) => n)
}

/** A door or window that was beaten on and still holds: so many Zed-turns of those that it stands. */
export interface Beaten {
  readonly door: string
  readonly zedTurns: number
  readonly needed: number
}

/** rs.door.10 */
export const beatenIn = (look: Look): readonly Beaten[] =>
  look.book.map.openings.flatMap((place): Beaten[] => {
    const now = look.state.openings[place.id]
    if (now?.state !== 'closed' || now.zedTurns === 0) return []
    return [{ door: place.id, zedTurns: now.zedTurns, needed: neededFor(look, place) }]
  })
