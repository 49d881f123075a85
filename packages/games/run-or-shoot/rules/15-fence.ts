/** rs.fence Fences and windows, over which a survivor climbs with a complete RUN. */
import { type Refusal, refuse } from '@shamble/kernel'
import {
  type Barrier,
  barriersWithin,
  cross as crossProduct,
  dot,
  isCrossed,
  minus,
  towards,
  type XY,
} from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import type { Look, Survivor, Transaction } from '../state.ts'
import type { TerrainKind } from '../tables/terrain.ts'
import { AT_IT, RADIUS } from '../tables/units.ts'
import { putSurvivor, survivorFigure } from './01-crowd.ts'
import { nearestFreeSpot, samplesOf } from './01-measure.ts'
import { kindOf, openingOf } from './02-terrain.ts'
import { hasCard } from './07-cards.ts'
import { isInFlames } from './13-flames.ts'
import { passSample } from './13-samples.ts'
import { nearestOn } from './14-handling.ts'

const CROSSED: ReadonlySet<TerrainKind | null> = new Set<TerrainKind>(['wire', 'board', 'window'])

const idOf = (b: Barrier): string | null =>
  openingOf(b) ?? (b.part === 'opening' ? b.opening.id : b.part === 'piece' ? b.piece.id : null)

/** The other side of a line, straight across from a point in front of it; null for one that is beside it. */
function acrossFrom(a: XY, b: XY, at: XY): { readonly foot: XY; readonly beyond: XY } | null {
  const along = minus(b, a)
  const side = crossProduct(along, minus(at, a))
  const far = dot(along, minus(at, a))
  if (side === 0 || far < 0 || far > dot(along, along)) return null
  const foot = nearestOn(a, b, at)
  const away = side > 0 ? { x: along.y, y: -along.x } : { x: -along.y, y: along.x }
  return { foot, beyond: towards(foot, { x: foot.x + away.x, y: foot.y + away.y }, RADIUS.figure) }
}

/** rs.fence.2 Where he would land: with his base at the other side, or as near to that as there is room. */
function landingOf(look: Look, s: Survivor, barrier: Barrier): Spot | null {
  const { layout, closed } = look.facts
  if (barrier.shape.is !== 'line') return null
  const over = acrossFrom(barrier.shape.from, barrier.shape.to, s.at)
  if (over === null) return null
  const others = (closed[s.level] as Uint8Array).slice()
  others[barrier.index] = 0
  if (isCrossed(layout, others, s.at, over.beyond)) return null
  return nearestFreeSpot(look, { at: over.beyond, level: s.level }, RADIUS.figure, [survivorFigure(s.n)])
}

/** rs.fence.2, rs.fence.3 The fences and windows at which he stands. */
const barriersAt = ({ facts: { layout, closed } }: Look, { at, level }: Spot): Barrier[] =>
  barriersWithin(layout, closed[level] as Uint8Array, at, AT_IT + RADIUS.figure)
    .map((i) => layout.barriers[i] as Barrier)
    .filter((b) => CROSSED.has(kindOf(b)))

/** What a crossing would come to, or why it cannot be. */
function crossing(look: Look, s: Survivor, id: string): Spot | Refusal {
  if (!hasCard(look.state, s, 'RUN')) return refuse('rs.fence.1', 'Climbing over takes a complete RUN.')
  const there = barriersAt(look, s).filter((b) => idOf(b) === id)
  if (there.length === 0) return refuse('rs.fence.2', 'No such fence or window is within reach.')
  if (s.level > 0) return refuse('rs.climb.8', 'From up here one only drops out of a window, with CLIMB.')
  const spot = there.map((b) => landingOf(look, s, b)).find((one) => one !== null)
  if (!spot) return refuse('rs.fence.2', 'There is no way straight across from here.')
  if (isInFlames(look, spot) && !isInFlames(look, s)) return refuse('rs.move.8', 'Nobody climbs into flames.')
  return spot
}

export function crossRefusal(look: Look, s: Survivor, { barrier }: CommandOf<'cross'>): Refusal | null {
  const found = crossing(look, s, barrier)
  return 'reason' in found ? found : null
}

/** What he could climb over from where he stands. */
export const crossChoices = (look: Look, s: Survivor): CommandOf<'cross'>[] =>
  s.level > 0 || !hasCard(look.state, s, 'RUN')
    ? []
    : [...new Set(barriersAt(look, s).flatMap((b) => idOf(b) ?? []))]
        .map((barrier): CommandOf<'cross'> => ({ do: 'cross', barrier }))
        .filter((command) => crossRefusal(look, s, command) === null)

/** rs.fence.2, rs.fence.3 Over it; a window stays as it was. Has something been seen? */
export function cross(t: Transaction, s: Survivor, { barrier }: CommandOf<'cross'>): boolean {
  const spot = crossing(t, s, barrier)
  if ('reason' in spot) return false
  const way = samplesOf([s.at, spot.at])
  putSurvivor(t, s, spot)
  s.crossed = true
  t.emit({ e: 'crossed', clause: 'rs.fence.2', survivor: s.n, barrier, at: s.at, level: s.level })
  let isSeen = false
  for (const at of way) if (passSample(t, s, { at, level: s.level })) isSeen = true
  return isSeen
}
