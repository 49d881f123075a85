/** Line of sight (dw.los) and cover (dw.cover): rays from the eyes of a figure to points across another's base. */
import {
  CLEAR,
  fanBlocks,
  type Fan,
  fanSees,
  HARD,
  type Ignored,
  OUTSIDE,
  rayIsClear,
  silhouette,
  whereInPolygon,
  type XY,
  type XYZ,
} from '@shamble/table'
import type { Look, Surface } from '../state.ts'
import { EYES } from '../tables/units.ts'
import { COVERED_LINES } from '../tables/weapons.ts'
import type { Placed, Figure } from './01-figures.ts'
import { floorOf, type Ground, platformOf, standingOn } from './01-ground.ts'

/** dw.los.2 Points across the base. */
export const OFFSETS: readonly number[] = [-125, -100, -75, -50, -25, 0, 25, 50, 75, 100, 125]

/** dw.los.1, dw.los.2 The height of the eyes, and of the top of a silhouette, above the floor. */
const heightAbove = (low: boolean): number => (low ? EYES.prone : EYES.standing)

/** dw.los.1 */
export const eyeOf = (look: Look, figure: Figure): XYZ => ({
  x: figure.at.x,
  y: figure.at.y,
  z: floorOf(look, figure) + heightAbove(figure.low),
})

/** dw.los.3 What a figure stands on does not block its rays. */
export function ignoredFor(look: Look, ...bodies: readonly Placed[]): Ignored {
  if (look.facts.heaps.length === 0 && bodies.every(({ on }) => on === null)) return NOTHING
  return bodies.flatMap((body) => standingOn(look, body).flatMap(({ parts }) => parts))
}
const NOTHING: Ignored = []

/** dw.los.10 Is one of them on the roof of the building in which the other is? */
export const isThroughRoof = (look: Look, a: Placed, b: Placed): boolean =>
  isUnderRoof(look, a.on, b) || isUnderRoof(look, b.on, a)

function isUnderRoof(look: Look, roof: Surface, { at, on }: Placed): boolean {
  if (roof === null || on !== null) return false
  const isBuilding = look.facts.layout.partsOf.has(roof)
  return isBuilding && whereInPolygon(platformOf(look, roof)?.outline ?? [], at) !== OUTSIDE
}

function fan(look: Look, from: Figure, to: Figure, z: number): Fan {
  return { eye: eyeOf(look, from), target: to.at, offsets: OFFSETS, z, ignored: ignoredBetween(look, from, to) }
}

/** dw.los.3, dw.vehicle.33 Neither what they stand on nor the vehicle in which they sit. */
export function ignoredBetween(look: Look, from: Placed, to: Placed): Ignored {
  const surfaces = ignoredFor(look, from, to)
  if (!from.aboard && !to.aboard) return surfaces
  const { numberOf } = look.facts.layout
  const own = [from.aboard, to.aboard].flatMap((id) => (id ? (numberOf.get(id) ?? []) : []))
  return [...surfaces, ...own]
}

/** dw.los.5 Is any of the top rays free? */
export function sees(look: Look, from: Figure, to: Figure): boolean {
  if (from.on !== null || to.on !== null || from.aboard || to.aboard)
    return !isThroughRoof(look, from, to) && worksOut(look, from, to)
  const known = knownFrom(look, from)
  const key = keyOf(to)
  const before = known.get(key)
  if (before !== undefined) return before
  const seen = worksOut(look, from, to)
  known.set(key, seen)
  return seen
}

function worksOut(look: Look, from: Figure, to: Figure): boolean {
  const { layout, blocks } = look.facts
  return fanSees(layout, blocks, fan(look, from, to, floorOf(look, to) + heightAbove(to.low)))
}

/** What was worked out on a ground: by the place of who looks, then by the place of who is looked at. */
const KNOWN = new WeakMap<Ground, Map<number, Map<number, boolean>>>()
const MOST_PLACES = 200

/** A place on the ground as one number, with whether the figure lies there. */
const keyOf = ({ at, low }: Figure): number => (at.x * 0x8000 + at.y) * 2 + (low ? 1 : 0)

function knownFrom({ facts }: Look, from: Figure): Map<number, boolean> {
  let places = KNOWN.get(facts)
  if (!places) {
    places = new Map()
    KNOWN.set(facts, places)
  }
  const key = keyOf(from)
  const known = places.get(key)
  if (known && known.size < MOST_PLACES) return known
  if (places.size >= MOST_PLACES) places.clear()
  const empty = new Map<number, boolean>()
  places.set(key, empty)
  return empty
}

/** dw.los.5 Where the free top ray that is nearest to the middle of a target ends; null if it is not visible. */
export function lineTo(look: Look, from: Figure, to: Figure): XYZ | null {
  if (isThroughRoof(look, from, to)) return null
  const { layout, blocks } = look.facts
  const top = fan(look, from, to, floorOf(look, to) + heightAbove(to.low))
  const rays = fanBlocks(layout, blocks, top)
  const free = MIDDLE_FIRST.find((i) => rays[i] === CLEAR)
  if (free === undefined) return null
  const end = silhouette(top.eye, to.at, [OFFSETS[free] as number])[0] as XY
  return { x: end.x, y: end.y, z: top.z }
}
const MIDDLE_FIRST: readonly number[] = [5, 4, 6, 3, 7, 2, 8, 1, 9, 0, 10]

/** What each of the 11 middle rays meets: CLEAR, SOFT or HARD. */
export function middleRays(look: Look, from: Figure, to: Figure): number[] {
  const { layout, blocks } = look.facts
  return fanBlocks(layout, blocks, fan(look, from, to, floorOf(look, to) + heightAbove(to.low) / 2))
}

export type CoverKind = 'none' | 'soft' | 'hard'

/** dw.cover.2, dw.cover.3, dw.cover.4 The cover of a target that is visible. */
export function coverOf(look: Look, from: Figure, to: Figure): CoverKind {
  if (to.aboard) return 'hard'
  const blocked = middleRays(look, from, to).filter((ray) => ray !== CLEAR)
  if (blocked.length < COVERED_LINES) return 'none'
  return blocked.includes(HARD) ? 'hard' : 'soft'
}

/** dw.los.9 Is a point of the ground or of a surface, or so high above it, in sight? */
export function seesPoint(look: Look, from: Figure, point: XY, on: Surface = null, above = 0): boolean {
  const { layout, blocks } = look.facts
  const target: Placed = { at: point, on }
  if (isThroughRoof(look, from, target)) return false
  const end = { x: point.x, y: point.y, z: floorOf(look, target) + above }
  return rayIsClear(layout, blocks, eyeOf(look, from), end, ignoredBetween(look, from, target))
}
