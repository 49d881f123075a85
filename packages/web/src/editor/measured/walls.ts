/** The walls of a building that is being built: where doors, windows and ladders snap to. */
import type { BuildingDrawing, OpeningKind, Point, SketchForm, Span } from '@shamble/table'
import { clamp, round } from './spans.ts'

/** How wide openings are, in the measure of the document. */
export type Widths = Readonly<Record<OpeningKind, number>>

export const widthsIn = ({ widths, perMeasure }: Pick<SketchForm, 'widths' | 'perMeasure'>): Widths => ({
  door: widths.door / perMeasure,
  window: widths.window / perMeasure,
})

/** A straight wall: upright at x from low to high, or level at y. */
interface Wall {
  readonly upright: boolean
  readonly at: number
  readonly low: number
  readonly high: number
}

const sides = ([x1, y1, x2, y2]: Span): Wall[] => [
  { upright: false, at: y1, low: x1, high: x2 },
  { upright: false, at: y2, low: x1, high: x2 },
  { upright: true, at: x1, low: y1, high: y2 },
  { upright: true, at: x2, low: y1, high: y2 },
]

/** Walls in one line that meet are one wall. */
function joined(walls: readonly Wall[]): Wall[] {
  const found: Wall[] = []
  const sorted = [...walls].sort((a, b) => Number(a.upright) - Number(b.upright) || a.at - b.at || a.low - b.low)
  for (const wall of sorted) {
    const last = found.at(-1)
    if (last && last.upright === wall.upright && last.at === wall.at && wall.low <= last.high)
      found[found.length - 1] = { ...last, high: Math.max(last.high, wall.high) }
    else found.push(wall)
  }
  return found
}

const WALLS = new WeakMap<BuildingDrawing, readonly Wall[]>()

function allWalls(b: BuildingDrawing): readonly Wall[] {
  const known = WALLS.get(b)
  if (known) return known
  const walls = joined([b.outline, ...b.rooms.map(([, , span]) => span)].flatMap(sides))
  WALLS.set(b, walls)
  return walls
}

export interface Snapped {
  readonly at: Point
  readonly off: number
}

/** The nearest place in some walls with room for so much to either side. */
function nearest(walls: readonly Wall[], [x, y]: Point, width: number): Snapped | null {
  let best: Snapped | null = null
  for (const { upright, at, low, high } of walls) {
    if (high - low < width) continue
    const along = round(clamp(upright ? y : x, low + width / 2, high - width / 2))
    const place: Point = upright ? [at, along] : [along, at]
    const off = Math.hypot(place[0] - x, place[1] - y)
    if (!best || off < best.off) best = { at: place, off }
  }
  return best
}

/** Where a door or window of this width goes that is put near a point. */
export const openingAt = (b: BuildingDrawing, at: Point, width: number): Snapped | null =>
  nearest(allWalls(b), at, width)

/** A ladder stands at an outer wall. */
export const ladderAt = (b: BuildingDrawing, at: Point): Snapped | null => nearest(sides(b.outline), at, 0)

/** Is there a wall at this place that has room for it? */
export const isInWall = (b: BuildingDrawing, at: Point, width: number): boolean => openingAt(b, at, width)?.off === 0
