/** rs.shoot Whom a survivor can shoot at, and what is added to the die. */
import type { Modifier } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { Spot } from '../content/table-map.ts'
import { change, isCorpse, isInPlay, type Look, type Survivor, type Zed } from '../state.ts'
import { type Bands, FACTORS, GUNS, type GunId, NEAR } from '../tables/guns.ts'
import { cm } from '../tables/units.ts'
import { asFigure, isInFront, isWithin } from './01-measure.ts'
import { isObscured, sees } from './03-sight.ts'
import { aimLost } from './11-injury.ts'

/** A target as it is shot at: a Zed that is out of sight stands where it was seen last. */
export interface Target {
  readonly figure: Zed | Survivor
  /** rs.shoot.15 It is not visible now. */
  readonly isGone: boolean
}

/** rs.shoot.15 Where a Zed was seen last on its own way in step 7 of this turn. */
function lastSeen(look: Look, s: Survivor, zed: Zed): Spot | undefined {
  for (let i = zed.walked.length - 1; i >= 0; i--) {
    const spot = zed.walked[i] as Spot
    if (sees(look, s, change(zed, spot))) return spot
  }
  return undefined
}

/** rs.shoot.15, rs.shoot.17 A Zed that he sees, standing or lying, or saw while it moved. */
export function targetZed(look: Look, s: Survivor, zed: Zed): Target | null {
  if (sees(look, s, zed)) return { figure: zed, isGone: false }
  const spot = lastSeen(look, s, zed)
  return spot === undefined ? null : { figure: change(zed, { at: spot.at, level: spot.level }), isGone: true }
}

/** rs.shoot.20, rs.shoot.21 Somebody else on the table, dead or alive, whom he sees. */
export function targetSurvivor(look: Look, s: Survivor, other: Survivor): Target | null {
  const isThere = other !== s && (isInPlay(other) || isCorpse(look.state, other))
  return isThere && sees(look, s, other) ? { figure: other, isGone: false } : null
}

/** rs.shoot.3 */
export const isInArc = (s: Survivor, { figure }: Target): boolean => isInFront(s.at, s.facing, figure.at)

/** rs.shoot.9 */
export const isFar = (s: Survivor, { figure }: Target): boolean => !isWithin(asFigure(s), asFigure(figure), cm(NEAR))

export const bandsOf = (gun: GunId, far: boolean): Bands => (far ? GUNS[gun].far : GUNS[gun].near)

/** rs.shoot.10 Has the gun any effect so far away? */
export const carriesTo = (gun: GunId, far: boolean): boolean => bandsOf(gun, far).body !== null

/** rs.shoot.14, rs.shoot.20 It has not moved in step 7 of this turn. */
const isStationary = (one: Zed | Survivor): boolean => 'who' in one || (one.walked.length === 0 && !one.emerged)

/** rs.shoot.16 A Zed that is gone is in nobody's way where it stands now. */
function isCovered(look: Look, s: Survivor, { figure, isGone }: Target): boolean {
  if (!isGone || 'who' in figure) return isObscured(look, s, figure)
  const { state, book, facts } = look
  return isObscured(
    { state: { ...state, zeds: state.zeds.filter(({ id }) => id !== figure.id) }, book, facts },
    s,
    figure,
  )
}

/** rs.shoot.5 Everything that is added to a shot, with the clause that says so. */
export function modifiersOf(look: Look, s: Survivor, target: Target, isSniping: boolean): Modifier[] {
  const { figure, isGone } = target
  const isZed = !('who' in figure)
  const factors: readonly [boolean, Clause, number][] = [
    [isSniping, 'rs.snipe.1', FACTORS.sniping],
    [isStationary(figure), 'rs.shoot.14', FACTORS.stationary],
    [isZed && figure.burning > 0, 'rs.fire.7', FACTORS.burning],
    [isGone, 'rs.shoot.15', FACTORS.disappearing],
    [isCovered(look, s, target), 'rs.shoot.16', FACTORS.obscured],
    [isZed && figure.posture === 'springing', 'rs.hunter.8', FACTORS.springing],
    [s.hits > 0, 'rs.injury.4', aimLost(look, s)],
  ]
  return factors.flatMap(([holds, clause, value]) => (holds ? [{ clause, value }] : []))
}

/** rs.shoot.1, rs.shoot.6 Only the total counts. */
export function resultOf({ body, head }: Bands, total: number): 'miss' | 'body' | 'head' {
  if (head !== null && total >= head) return 'head'
  return body !== null && total >= body ? 'body' : 'miss'
}
