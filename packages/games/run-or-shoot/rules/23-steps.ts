/** rs.zed.14, rs.secrecy.11, rs.wp.6 What happens when a Zed walks: it is seen, faces its target, falls, burns in WP. */
import { facingTowards, type XY } from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { Spot } from '../content/table-map.ts'
import type { Lure } from '../events.ts'
import { change, isInPlay, type Look, type Survivor, type Transaction, type Zed } from '../state.ts'
import { moveZed, showZed } from './01-crowd.ts'
import { samplesOf } from './01-measure.ts'
import { buildingOf } from './02-terrain.ts'
import { fallFrom } from './12-knock-back.ts'
import { reachWP } from './22-wp.ts'
import type { Rest } from './23-rest.ts'
import type { Stretch } from './23-trip.ts'
import { breakThrough } from './34-tank.ts'
import { isFound } from './43-secrecy.ts'

/** Where a walk leads, over which edge, if it ends with a fall, and whether it ends in burning WP. */
export interface Walk extends Rest {
  readonly edge: XY | null
  readonly reachesWP: boolean
}

interface Why {
  readonly lure: Lure
  readonly clause: Clause
  readonly target: Survivor | null
}

/** The sample points of a walk; a step to another floor is one. */
export const samplesIn = (stretches: readonly Stretch[]): readonly Spot[] =>
  Object.freeze(
    stretches.flatMap(({ level, path }, i) => {
      const points = [...(i > 0 ? [path[0] as XY] : []), ...samplesOf(path)]
      return points.map((at) => Object.freeze({ at: Object.freeze({ x: at.x, y: at.y }), level }))
    }),
  )

/** rs.zed.14 It faces its target, or along its last segment. */
function facingAfter(z: Zed, { stretches, spot }: Walk, target: Survivor | null): XY {
  const points = stretches.flatMap(({ path }) => path)
  const before = points.at(-2) ?? z.at
  return facingTowards(target === null ? before : spot.at, target === null ? spot.at : target.at) ?? z.facing
}

/** rs.secrecy.11 Is a Zed that comes out of a room, or stands there, seen by anybody, or out of its building? */
function isExposed(look: Look, z: Zed, room: string | null): boolean {
  if (room === null || buildingOf(look, z) !== room) return true
  return look.state.survivors.some((s) => isInPlay(s) && isFound(look, s, z))
}

/** rs.secrecy.11 A hidden Zed is put on the table where it is first seen on its walk; the rest of the walk is seen. */
function shown(t: Transaction, z: Zed, samples: readonly Spot[]): { zed: Zed; seen: readonly Spot[] } {
  if (z.n !== 0) return { zed: z, seen: samples }
  const room = buildingOf(t, z)
  const first = samples.findIndex((spot) => isExposed(t, change(z, { at: spot.at, level: spot.level }), room))
  if (first < 0) return { zed: z, seen: samples }
  const { at, level } = samples[first] as Spot
  return { zed: showZed(t, change(z, { at, level }), null), seen: samples.slice(first + 1) }
}

/** rs.secrecy.11 A hidden Zed that has stirred and can be seen now, or has left its building, stands on the table. */
export function appear(t: Transaction, z: Zed, before: Spot): Zed {
  return z.n === 0 && isExposed(t, z, buildingOf(t, before)) ? showZed(t, z, null) : z
}

/** The path of an event: corners of the walk as far as it was seen. */
const pathOf = (stretches: readonly Stretch[], zed: Zed, isWhole: boolean, seen: readonly Spot[]): readonly XY[] =>
  isWhole ? stretches.flatMap(({ path }) => path) : [zed.at, ...seen.map(({ at }) => at)]

/** A Zed goes where its walk leads. */
export function step(t: Transaction, z: Zed, walk: Walk, { lure, clause, target }: Why): void {
  const { stretches, spot, edge, reachesWP } = walk
  const samples = samplesIn(stretches)
  const { zed, seen } = shown(t, z, samples)
  const isWhole = zed.n === z.n
  const facing = Object.freeze(facingAfter(z, walk, target))
  const path = pathOf(stretches, zed, isWhole, seen)
  if (z.kind === 'tank') for (const stretch of stretches) breakThrough(t, zed, stretch.path, stretch.level)
  const moved = moveZed(t, zed, spot, { facing, walked: isWhole ? samples : Object.freeze(seen) })
  const told = moved.n === 0 ? { audience: [] } : {}
  const aim = target?.n ?? null
  t.emit({ e: 'zed moved', clause, ...told, zed: moved.n, path, facing, lure, target: aim, ...spot })
  if (edge !== null) fallFrom(t, moved, edge)
  else if (reachesWP) reachWP(t, moved)
}
