/** rs.drift Step 7f: drifting Zeds, each for itself; at its end those that have lost everybody drift again. */
import { procedure, step } from '@shamble/kernel'
import { leftOf, plus, rightOf, samePoint, straight, towards, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import {
  allZeds,
  changeZed,
  isInPlay,
  type Look,
  radiusOf,
  type Transaction,
  UMPIRE,
  type Zed,
  zedOf,
} from '../state.ts'
import { cm } from '../tables/units.ts'
import { DRIFT, DRIFT_TABLE } from '../tables/zeds.ts'
import { d6, hiddenDie } from './00-dice.ts'
import { moveZed, zedFigure } from './01-crowd.ts'
import { asFigure, asPoint, isWithin, lengthOf, othersOn } from './01-measure.ts'
import { sees } from './03-sight.ts'
import { beginStep } from './08-parts.ts'
import { reachWP, upToWP } from './22-wp.ts'
import { mayRest } from './23-rest.ts'
import { appear, samplesIn } from './23-steps.ts'
import { walkZed } from './23-walk.ts'
import { nearestPlace } from './24-priority.ts'
import { isDrifting, rouseAll } from './25-rouse.ts'
import { forgetNoises } from './27-noise.ts'
import { isOpen } from './43-shared.ts'

/** rs.drift.9, rs.zed.2, rs.zed.3 Towards the nearest loud noise, over nothing that has to be crossed, instead of rolling. */
function toNoise(t: Transaction, z: Zed): boolean {
  const from = asFigure(z)
  const heard = t.state.noises.filter(({ for7f }) => for7f).map(asPoint)
  const near = heard.filter((point) => isWithin(from, point, cm(DRIFT.hears)))
  if (near.length === 0) return false
  const aim = nearestPlace(t, z, 'noise', 'rs.drift.9', near)
  if (aim === null) return true
  const { lure, clause, goal } = aim
  const going = { walker: 'ordinary', allowance: t.book.zed.toNoise, target: null, crosses: false } as const
  walkZed(t, z, { ...going, lure, clause, goal, touches: false })
  return true
}

/** rs.drift.2, rs.drift.12 Openly for those that everybody sees, else in secret. */
function rollFor(t: Transaction, z: Zed): number {
  if (isOpen(t, z)) return d6(t, { clause: 'rs.drift.2', seat: UMPIRE, what: `where Zed ${z.n} drifts` })
  const face = hiddenDie(t, 'rs.drift.12', 6)
  t.emit({ e: 'rolled in secret', clause: 'rs.drift.12', audience: [], what: 'drift', about: z.id, face })
  return face
}

const FACING_AFTER = {
  stand: (facing: XY) => facing,
  left: leftOf,
  right: rightOf,
  ahead: (facing: XY) => facing,
} as const satisfies Readonly<Record<(typeof DRIFT_TABLE)[number], (facing: XY) => XY>>

/** rs.drift.6 Where a straight step ends: at barriers, edges and figures it stops. */
function stepOf(look: Look, z: Zed, facing: XY): XY {
  const { layout, closed } = look.facts
  const radius = radiusOf(z)
  const to = towards(z.at, plus(z.at, facing), look.book.zed.drift)
  const others = othersOn(look, z.level, [zedFigure(z.id)])
  const footing = { layout, closed: closed[z.level] as Uint8Array }
  const { at } = straight(footing, { radius, clearance: radius }, others, z.at, to)
  return mayRest(look, z, { at, level: z.level }) ? at : z.at
}

/** rs.drift.2 to rs.drift.6 */
function roll(t: Transaction, z: Zed): void {
  const face = rollFor(t, z)
  const did = DRIFT_TABLE[face - 1] ?? 'stand'
  const facing = FACING_AFTER[did](z.facing)
  const at = did === 'stand' ? z.at : stepOf(t, z, facing)
  const { level } = z
  const stretches = [{ level, path: samePoint(at, z.at) ? [at] : [z.at, at] }]
  const moved = moveZed(t, z, { at, level }, { facing: Object.freeze(facing), walked: samplesIn(stretches) })
  const told = moved.n === 0 ? { audience: [] } : {}
  const units = lengthOf([z.at, at])
  t.emit({ e: 'drifted', clause: 'rs.drift.2', ...told, zed: moved.n, face, did, units, facing, at, level })
  const seen = appear(t, moved, z)
  if (upToWP(t, seen, stretches) !== null) reachWP(t, seen)
}

/** rs.drift.11 An attacker of no horde that sees nobody, and has nobody within 20 cm, drifts again. */
function calm(t: Transaction): void {
  const living = t.state.survivors.filter(isInPlay)
  for (const z of allZeds(t.state)) {
    if (z.kind !== 'ordinary' || z.mode === 'drifting' || z.horde !== null) continue
    if (living.some((s) => isWithin(asFigure(z), asFigure(s), cm(DRIFT.loses)) || sees(t, z, s))) continue
    changeZed(t.state, z.id, { mode: 'drifting' })
    if (z.n !== 0) t.emit({ e: 'calmed', clause: 'rs.drift.11', zed: z.n })
  }
}

/** rs.drift.1, rs.drift.12 In number order, those in rooms among them; rs.wp.5 not who went to WP. */
function driftAll(t: Transaction): void {
  beginStep(t, '7f')
  for (const { id } of allZeds(t.state).filter((z) => isDrifting(z) && !z.spent)) {
    const z = zedOf(t.state, id)
    if (z && !toNoise(t, z)) roll(t, z)
  }
  forgetNoises(t, 'for7f')
  calm(t)
  rouseAll(t)
}

export const drifting = procedure<Transaction, Command>('drifting', [step('rs.drift.2', 'drift', driftAll)])
