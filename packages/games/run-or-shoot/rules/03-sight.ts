/** rs.sight Who sees whom, and whether he is partly obscured. */
import {
  barriersWithin,
  type Ignored,
  NOBODY,
  passesBase,
  passesThrough,
  rayTouches,
  silhouette,
  sixteenthsInside,
  type XY,
  type XYZ,
} from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import { type Area, isInPlay, type Look, type Survivor, type Zed } from '../state.ts'
import { NIGHT } from '../tables/survivors.ts'
import { WOODS_DEPTH } from '../tables/terrain.ts'
import { AT_IT, cm, EYES, STOREY } from '../tables/units.ts'
import { BLAST } from '../tables/grenades.ts'
import { asFigure, asPoint, type Figure, isInFront, isWithin } from './01-measure.ts'

/** rs.sight.3 The height of eyes and aim, in half-levels. */
const heightOf = (level: number): number => STOREY * level + EYES

/** A point as sight has it, at the height of eyes. */
export const inSpace = ({ x, y }: XY, level: number): XYZ => ({ x, y, z: heightOf(level) })

/** rs.sight.2, rs.sight.4 Does a ray meet what blocks it? More than 10 cm of woods do, too. */
function isBlocked({ facts }: Look, a: XYZ, b: XYZ): boolean {
  const { layout, blocks, woods } = facts
  if (rayTouches(layout, blocks, a, b) !== NOBODY) return true
  if (woods.length === 0) return false
  const [from, to] = amongTrees(a, b)
  return sixteenthsInside(from, to, woods) > 16 * cm(WOODS_DEPTH)
}

/** rs.sight.3 The part of a ray below the tops of trees, which stand on the ground and are a storey high. */
function amongTrees(a: XYZ, b: XYZ): [XY, XY] {
  if (a.z < STOREY && b.z < STOREY) return [a, b]
  if (a.z >= STOREY && b.z >= STOREY) return [a, a]
  const [low, high] = a.z < b.z ? [a, b] : [b, a]
  const share = (STOREY - low.z) / (high.z - low.z)
  const top = { x: Math.round(low.x + share * (high.x - low.x)), y: Math.round(low.y + share * (high.y - low.y)) }
  return [low, top]
}

/** rs.sight.1 Where the three rays end: at the centre, to the left and to the right of the base. */
const endsOf = (from: Spot, { at, radius }: Figure): XY[] => silhouette(from.at, at, [0, -radius, radius])

/** rs.sight.1 Which of the three rays are blocked. */
function raysTo(look: Look, from: Spot, to: Figure): boolean[] {
  const eye = inSpace(from.at, from.level)
  return endsOf(from, to).map((end) => isBlocked(look, eye, inSpace(end, to.level)))
}

/** rs.sight.1 Is at least one ray free? Mostly the first one is. Light and facing are for `sees`. */
export function isVisible(look: Look, from: Spot, to: Figure): boolean {
  const eye = inSpace(from.at, from.level)
  const isFree = (end: XY): boolean => !isBlocked(look, eye, inSpace(end, to.level))
  return isFree(to.at) || endsOf(from, to).slice(1).some(isFree)
}

/** rs.sight.10 A clear line to a point. */
export const hasClearLine = (look: Look, from: Spot, to: Spot): boolean =>
  !isBlocked(look, inSpace(from.at, from.level), inSpace(to.at, to.level))

/** rs.hunter.6 A clear line that goes through no window either. */
export const isLineOpen = (look: Look, from: Spot, to: Spot): boolean =>
  hasClearLine(look, from, to) &&
  rayTouches(look.facts.layout, look.facts.panes, inSpace(from.at, from.level), inSpace(to.at, to.level)) === NOBODY

/** rs.sight.6 Low walls, vehicles and windows at the viewer's own elbow. */
const ownRests = ({ facts: { layout, rests, lows, panes } }: Look, { at, level, radius }: Figure): Ignored =>
  barriersWithin(layout, rests, at, AT_IT + radius).filter(
    (i) => layout.barriers[i]?.level === level && (lows[i] !== 0 || panes[i] !== 0),
  )

/** rs.sight.5 Terrain that obscures the centre ray. */
function isVeiled(look: Look, from: Figure, to: Figure): boolean {
  const { layout, lows, panes, woods } = look.facts
  const [a, b] = [inSpace(from.at, from.level), inSpace(to.at, to.level)]
  const own = ownRests(look, from)
  if (rayTouches(layout, lows, a, b, 'at', own) !== NOBODY) return true
  if (rayTouches(layout, panes, a, b, 'below', own) !== NOBODY) return true
  const [low, top] = amongTrees(a, b)
  if (woods.some((wood) => passesThrough(low, top, wood))) return true
  return look.state.areas.some(
    ({ kind, at, level }) => kind === 'flames' && isBetween(level, from, to) && passesBase(a, b, at, cm(BLAST)),
  )
}

const isBetween = (level: number, a: Spot, b: Spot): boolean =>
  level >= Math.min(a.level, b.level) && level <= Math.max(a.level, b.level)

/** rs.sight.5, rs.sight.9 The base of another standing figure in the centre ray; one of a pinned pair hides not the other. */
function isBehindSomebody({ state }: Look, from: Figure, to: Figure, but: readonly (Survivor | Zed)[]): boolean {
  const isInTheWay = (one: Survivor | Zed): boolean => {
    if (one.down || but.includes(one) || !isBetween(one.level, from, to)) return false
    return passesBase(from.at, to.at, one.at, asFigure(one).radius)
  }
  return state.survivors.some((s) => isInPlay(s) && isInTheWay(s)) || state.zeds.some(isInTheWay)
}

/** rs.sight.6 Whoever is pinned together with somebody. */
function pairOf({ state }: Look, one: Survivor | Zed): (Survivor | Zed)[] {
  if ('who' in one) return state.zeds.filter(({ pins }) => pins === one.n)
  return state.survivors.filter(({ n }) => n === one.pins)
}

/** rs.sight.5 Is somebody who is visible partly obscured? */
export function isObscured(look: Look, viewer: Survivor | Zed, target: Survivor | Zed): boolean {
  const [from, to] = [asFigure(viewer), asFigure(target)]
  const blocked = raysTo(look, from, to)
  if (blocked.every((one) => one)) return false
  const but = [viewer, target, ...pairOf(look, target)]
  return blocked.some((one) => one) || isVeiled(look, from, to) || isBehindSomebody(look, from, to, but)
}

/** rs.sight.8 Is a target seen at night at any range: it burns, carries a light, or stands by one? */
function isLit({ state }: Look, target: Survivor | Zed): boolean {
  if ('who' in target ? target.torchLit : target.burning > 0) return true
  const reach = (kind: Area['kind']): number => cm(NIGHT.glow + (kind === 'flames' ? BLAST : 0))
  return state.areas.some(
    (area) => area.level === target.level && isWithin(asFigure(target), asPoint(area), reach(area.kind)),
  )
}

/** rs.sight.8 By day there is no limit. */
function isInLight(look: Look, viewer: Survivor | Zed, target: Survivor | Zed): boolean {
  if (!look.book.scenario.night) return true
  const [from, to] = [asFigure(viewer), asFigure(target)]
  if (isWithin(from, to, cm(NIGHT.sees)) || isLit(look, target)) return true
  const hasTorch = 'who' in viewer && viewer.torchLit
  return hasTorch && isInFront(viewer.at, viewer.facing, target.at) && isWithin(from, to, cm(NIGHT.torch))
}

/** rs.sight.7 Drifting Zeds see only what is in front of them, everybody else all round. */
const isInView = (viewer: Survivor | Zed, target: Survivor | Zed): boolean =>
  'who' in viewer || viewer.mode === 'attacking' || isInFront(viewer.at, viewer.facing, target.at)

/** Does one figure see another? */
export const sees = (look: Look, viewer: Survivor | Zed, target: Survivor | Zed): boolean =>
  isInView(viewer, target) && isInLight(look, viewer, target) && isVisible(look, viewer, asFigure(target))
