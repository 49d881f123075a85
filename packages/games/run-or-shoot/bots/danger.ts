/** Who threatens whom, as far as one can see. */
import { distance2 } from '@shamble/table'
import type { Lair, Spot } from '../content/table-map.ts'
import { asFigure, asPoint, type Figure, gapOf, inContact, isWithin } from '../rules/01-measure.ts'
import { sees } from '../rules/03-sight.ts'
import { hordesDue } from '../rules/04-draws.ts'
import { isOpenQuestion } from '../rules/43-learnt.ts'
import { isInPlay, type Look, radiusOf, type Survivor, type Zed } from '../state.ts'
import { WITCH } from '../tables/mutants.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { DRIFT, HORDE, ZED_MOVES } from '../tables/zeds.ts'

/** How far attackers come in a turn, and in two. */
export const ONE_MOVE = cm(ZED_MOVES.attack)
export const TWO_MOVES = 2 * ONE_MOVE

/** Somebody who is after the living: on its feet, and no Witch that only cries. */
export const isAttacker = (z: Zed): boolean =>
  z.mode === 'attacking' && !z.down && !(z.kind === 'witch' && z.disturbedBy === null)

/** Standing Zeds in contact. */
export const heldBy = (look: Look, s: Survivor): Zed[] =>
  look.state.zeds.filter((z) => !z.down && inContact(look, asFigure(s), asFigure(z)))

/** Attackers that a survivor sees, within some distance. */
export const attackersNear = (look: Look, s: Survivor, within: number): Zed[] =>
  look.state.zeds.filter((z) => isAttacker(z) && isWithin(asFigure(s), asFigure(z), within) && sees(look, s, z))

/** Attackers near the whole team, whoever sees them. */
export const attackersAbout = (look: Look, s: Survivor, within: number): Zed[] =>
  look.state.zeds.filter((z) => isAttacker(z) && isWithin(asFigure(s), asFigure(z), within))

/** Something has come out of a lair, or must. */
export const isHordeAwake = ({ state }: Look): boolean =>
  Object.keys(state.learnt.cameOut).length > 0 || state.learnt.stirred.length > 0

export const friendsOf = ({ state }: Look, s: Survivor): Survivor[] =>
  state.survivors.filter((other) => isInPlay(other) && other.n !== s.n)

/** Somewhere to keep away from: how far from the point, and how much of a way round it is worth, in units. */
export interface Hazard extends Spot {
  readonly radius: number
  readonly toll: number
}

const LAIR_TOLL = cm(60)
const WITCH_TOLL = cm(60)
const DRIFTER_TOLL = cm(25)
/** From the mouth to the middle of a base that does not find it. */
const KEPT_OFF = cm(HORDE.discovered) + RADIUS.figure + cm(0.1)

/** rs.scenario.3 The lairs from which something may still come, by the tables that are drawn from. */
function possibleLairs(look: Look): readonly Lair[] {
  const { scenario, map } = look.book
  const tables = scenario.draw.slice(0, hordesDue(look))
  const named = tables.flatMap((table) => scenario.tables[table] ?? [])
  const isListed = tables.every((table) => Object.hasOwn(scenario.tables, table)) && hordesDue(look) <= tables.length
  return map.lairs.filter((lair) => isOpenQuestion(look, lair) && (!isListed || named.includes(lair.id)))
}

/** B9: 6 cm from lair mouths, 11 cm from a crying woman, and clear of drifters and of whoever stands in the way. */
export function hazardsFor(look: Look, s: Survivor): Hazard[] {
  const lairs = possibleLairs(look)
    .filter((lair) => gapOf(asFigure(s), asPoint(lair)) > cm(HORDE.discovered))
    .map(({ at, level }): Hazard => ({ at, level, radius: KEPT_OFF, toll: LAIR_TOLL }))
  const zeds = look.state.zeds.filter((z) => !z.down).map(hazardOf)
  return [...lairs, ...zeds]
}

function hazardOf(z: Zed): Hazard {
  const { at, level, kind, mode, disturbedBy } = z
  if (kind === 'witch' && disturbedBy === null) return { at, level, radius: cm(WITCH.near + 2), toll: WITCH_TOLL }
  if (mode === 'drifting') return { at, level, radius: cm(DRIFT.near + 2), toll: DRIFTER_TOLL }
  return { at, level, radius: radiusOf(z) + cm(1.2), toll: cm(12) }
}

export const isInHazard = ({ at, level }: Spot, hazard: Hazard): boolean =>
  level === hazard.level && distance2(at, hazard.at) < hazard.radius * hazard.radius

/** How many of the attackers that are seen could be at a place in the next step 7. */
export const comersTo = (zeds: readonly Zed[], place: Figure): number =>
  zeds.filter((z) => isWithin(place, asFigure(z), ONE_MOVE)).length
