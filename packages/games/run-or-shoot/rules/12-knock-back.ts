/** rs.down.9, rs.terrain.7 Who is thrown back, and who falls. */
import { OUTSIDE, distanceDown, straight, towards, whereInPolygon, type XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import type { FallCause } from '../events.ts'
import { changeZed, type Look, type Survivor, type Transaction, type Zed } from '../state.ts'
import { TOLERANCE } from '../tables/units.ts'
import { crowdOn, moveZed, putSurvivor, survivorFigure, zedFigure } from './01-crowd.ts'
import { asFigure, displacedFrom, nearestFreeSpot } from './01-measure.ts'
import { hasFloor, levelBelow } from './02-terrain.ts'
import { harm } from './11-injury.ts'
import { tearAway } from './32-mutant.ts'
import { thrownThrough } from './21-flames.ts'

const isSurvivor = (one: Survivor | Zed): one is Survivor => 'who' in one
const figureOf = (one: Survivor | Zed): number => (isSurvivor(one) ? survivorFigure(one.n) : zedFigure(one.id))

/** The public numbers of whoever an event is about. */
const named = (one: Survivor | Zed): { zed: number | null; survivor: number | null } =>
  isSurvivor(one) ? { zed: null, survivor: one.n } : { zed: one.n, survivor: null }

function put(t: Transaction, one: Survivor | Zed, spot: Spot): Survivor | Zed {
  if (!isSurvivor(one)) return moveZed(t, one, spot)
  putSurvivor(t, one, spot)
  return one
}

/** rs.down.1, rs.tank.5, rs.boomer.3 Lies from now on; a Tank and a Boomer never do. */
export function layLow(t: Transaction, one: Survivor | Zed, cause: FallCause): void {
  if (isSurvivor(one)) one.down = true
  else if (one.kind === 'tank' || one.kind === 'boomer') return
  else changeZed(t.state, one.id, { down: true, posture: 'standing' })
  t.emit({ e: 'fell', clause: 'rs.down.1', ...named(one), how: cause })
}

/** rs.down.9 Where a straight motion ends: at the first barrier, the edge of the table or a figure. */
function endOf(look: Look, one: Survivor | Zed, to: XY): XY {
  const { radius, at, level } = asFigure(one)
  const { layout, solid } = look.facts
  const own = figureOf(one)
  const others = { crowd: crowdOn(look, level), bars: (figure: number) => figure !== own, overlap: TOLERANCE }
  return straight({ layout, closed: solid[level] as Uint8Array }, { radius, clearance: radius }, others, at, to).at
}

/** The outline of the floor on which somebody stands above the ground. */
const floorUnder = ({ facts }: Look, { at, level }: Spot): readonly XY[] | null =>
  facts.floors.find((floor) => floor.level === level && whereInPolygon(floor.outline, at) !== OUTSIDE)?.outline ?? null

/** The first point of a line that lies beyond the edge of a floor. */
function beyondEdge(outline: readonly XY[], from: XY, to: XY): XY {
  let [inside, outside] = [0, distanceDown(from, to) + 1]
  while (outside - inside > 1) {
    const middle = (inside + outside) >> 1
    if (whereInPolygon(outline, towards(from, to, middle)) === OUTSIDE) outside = middle
    else inside = middle
  }
  return towards(from, to, outside)
}

/** rs.terrain.7 Falls from a level at a point beyond its edge: a survivor is hurt, a Zed only lies, a Tank stands. */
export function fallFrom(t: Transaction, one: Survivor | Zed, edge: XY): void {
  const { radius, level } = asFigure(one)
  const below = levelBelow(t, { at: edge, level })
  const spot = nearestFreeSpot(t, { at: edge, level: below }, radius, [figureOf(one)])
  if (spot === null) return
  const levels = level - below
  const fallen = put(t, one, spot)
  t.emit({ e: 'fell down a level', clause: 'rs.terrain.7', ...named(fallen), levels, ...spot })
  layLow(t, fallen, 'fall')
  if (isSurvivor(fallen)) harm(t, fallen, levels, { cause: 'fall' })
  thrownThrough(t, fallen, { at: edge, level })
}

/** rs.down.9 Thrown back, and torn away from who pinned him (rs.hunter.14). */
export function knockBack(t: Transaction, one: Survivor | Zed, from: XY, units: number, cause: FallCause): void {
  throwBack(t, one, from, units, cause)
  if (isSurvivor(one)) tearAway(t, one)
}

/** rs.down.9, rs.measure.10 Thrown directly away from a point by so many units, and down; distance not used is lost. */
function throwBack(t: Transaction, one: Survivor | Zed, from: XY, units: number, cause: FallCause): void {
  const start = one.at
  const outline = one.level === 0 ? null : floorUnder(t, one)
  const end = endOf(t, one, displacedFrom(from, start, units))
  const isOver = outline !== null && whereInPolygon(outline, end) === OUTSIDE
  if (!isOver) {
    const { radius, level } = asFigure(one)
    const isWhole = hasFloor(t, { at: end, level }, radius)
    const spot = isWhole ? { at: end, level } : nearestFreeSpot(t, { at: end, level }, radius, [figureOf(one)])
    const moved = put(t, one, spot ?? one)
    t.emit({
      e: 'knocked back',
      clause: 'rs.down.9',
      ...named(moved),
      distance: distanceDown(start, moved.at),
      at: moved.at,
      level,
    })
    layLow(t, moved, cause)
    thrownThrough(t, moved, { at: start, level })
    return
  }
  fallFrom(t, one, beyondEdge(outline, start, end))
}
