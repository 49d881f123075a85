/** rs.hunter.4, rs.hunter.5 How a Hunter walks in 7c: unseen, and never into contact. */
import { distance2, OUTSIDE, whereInPolygon, type XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import type { Look, Survivor, Zed } from '../state.ts'
import { HUNTER } from '../tables/mutants.ts'
import { cm, LATTICE, RADIUS, SAMPLE_STEP } from '../tables/units.ts'
import { asFigure, asPoint, isWithin } from './01-measure.ts'
import { hasClearLine, sees } from './03-sight.ts'
import { mayRest } from './23-rest.ts'
import { wayLength } from './23-ways.ts'
import { type Chosen, heldBy, huntedBy, livingIn, type Prowl, prowlAfter, standingAt } from './32-prey.ts'
import { isAboutToCrouch } from './33-hunter.ts'

/** rs.hunter.4 So near to somebody that another step could bring it nearer than 2 cm. */
const isNearEnough = (look: Look, z: Zed, spot: Spot): boolean =>
  livingIn(look).some(
    (s) =>
      s.level === spot.level &&
      isWithin(asFigure(standingAt(z, spot)), asFigure(s), cm(HUNTER.keepsOff) + SAMPLE_STEP) &&
      hasClearLine(look, spot, s),
  )

/** A lattice point (Automation A3), and how far its centre is from that of the prey. */
interface Lurk extends Spot {
  readonly far2: number
}

const byLattice = (a: Lurk, b: Lurk): number =>
  a.far2 - b.far2 || a.level - b.level || a.at.y - b.at.y || a.at.x - b.at.x

/** How far apart the centres of two figures are with this gap in centimetres. */
const apartBy = (gap: number): number => cm(gap) + 2 * RADIUS.figure

/** Automation A7: lattice points with a gap of 5 to 10 cm to the prey that a straight line from the Hunter might reach, nearest first. */
function lurksAround({ facts, book }: Look, z: Zed, { at: centre }: Survivor): Lurk[] {
  const [least, most] = [apartBy(HUNTER.stalk), apartBy(HUNTER.spring)]
  const lurks: Lurk[] = []
  const first = (middle: number): number => Math.max(LATTICE, Math.ceil((middle - most) / LATTICE) * LATTICE)
  for (let y = first(centre.y); y <= centre.y + most; y += LATTICE)
    for (let x = first(centre.x); x <= centre.x + most; x += LATTICE) {
      const at: XY = { x, y }
      const far2 = distance2(at, centre)
      if (far2 < least * least || far2 > most * most || distance2(at, z.at) > book.zed.attack * book.zed.attack)
        continue
      lurks.push({ at, level: 0, far2 })
      for (const { level, outline } of facts.floors)
        if (whereInPolygon(outline, at) !== OUTSIDE) lurks.push({ at, level, far2 })
    }
  return lurks.sort(byLattice)
}

/** Automation A7: of those that it reaches in this turn one that nobody sees, then the smallest gap; null if there is none. */
function lurkFor(look: Look, z: Zed, prey: Survivor): Spot | null {
  const limit = 16 * look.book.zed.attack
  // Whoever is nearest is the first to see it.
  const watchers = [prey, ...livingIn(look).filter(({ n }) => n !== prey.n)]
  let inSight: Spot | null = null
  for (const { at, level } of lurksAround(look, z, prey)) {
    const spot = { at, level }
    if (!mayRest(look, z, spot) || isNearEnough(look, z, spot)) continue
    const there = standingAt(z, spot)
    const isSeen = watchers.some((s) => sees(look, s, there))
    if (isSeen && inSight !== null) continue
    // Ways of Hunters lead both ways: one field serves all points.
    if (wayLength(look, 'hunter', asPoint(spot), asPoint(z), limit + 1) > limit) continue
    if (!isSeen) return spot
    inSight = spot
  }
  return inSight
}

/** rs.hunter.4 It walks or crouches, as it was told; else it crouches before somebody near. */
const isWalking = (look: Look, z: Zed): boolean => {
  const told = look.book.hunterDoes(look, z)
  return told === null ? !isAboutToCrouch(look, z) : told.does === 'walk'
}

/** rs.hunter.4, Automation A7: crouched or about to crouch it does not walk; else to a place to spring from, or along its way. */
export function hunterProwl(look: Look, z: Zed, chosen?: Chosen): Prowl | null {
  if (z.posture !== 'standing' || heldBy(look, z).length > 0 || !isWalking(look, z)) return null
  const prey = huntedBy(look, z, chosen)
  if (prey === null) return null
  const goal = chosen?.goal ?? lurkFor(look, z, prey.target) ?? prey.target
  return prowlAfter(look, z, prey, { goal, touches: false, until: (spot) => isNearEnough(look, z, spot) })
}
