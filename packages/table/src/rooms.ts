/** Line pieces with thickness, and rooms built of them from templates, with their doors and windows. */
import { overRoot } from './exact.ts'
import { distance2, point, type XY } from './geometry.ts'
import { type Polygon, rectangle } from './shape.ts'

/**
 * The outline of a line with thickness, centred on it, its ends square. Along the axes an odd thickness has its larger
 * half to the south or east; elsewhere corners are rounded to whole units.
 */
export function thickLine(from: XY, to: XY, thickness: number): Polygon {
  const less = Math.floor(thickness / 2)
  const more = thickness - less
  if (from.y === to.y) return rectangle(from.x, from.y - less, to.x, from.y + more)
  if (from.x === to.x) return rectangle(from.x - less, from.y, from.x + more, to.y)
  const n = distance2(from, to)
  const corner = (p: XY, side: number): XY =>
    point(p.x + overRoot(-(to.y - from.y) * side, 4 * n), p.y + overRoot((to.x - from.x) * side, 4 * n))
  const corners = [corner(from, -thickness), corner(to, -thickness), corner(to, thickness), corner(from, thickness)]
  return { is: 'polygon', corners }
}

export type Side = 'north' | 'east' | 'south' | 'west'
const SIDES: readonly Side[] = ['north', 'east', 'south', 'west']

/** A stretch of an outer wall that is something else: a door, a window. Measured from the west or north end of its side. */
export interface RoomOpening {
  readonly kind: string
  readonly side: Side
  readonly from: number
  readonly to: number
}

/** A building of one room as a template: unturned, its north-west corner at the origin. Its walls lie inside of it. */
export interface RoomTemplate {
  readonly width: number
  readonly depth: number
  readonly thickness: number
  readonly openings: readonly RoomOpening[]
}

/** A part of a room as it stands on the table. */
export interface RoomPart {
  /** `wall`, or the kind of the opening. */
  readonly kind: string
  /** Its side before the room was turned, and its number on it. */
  readonly name: string
  readonly shape: Polygon
}

/** Quarter turns, clockwise as seen on the table. */
export type QuarterTurns = 0 | 1 | 2 | 3

/** The size of a room when it is turned. */
export const turnedSize = ({ width, depth }: Pick<RoomTemplate, 'width' | 'depth'>, turns: QuarterTurns) =>
  turns % 2 === 0 ? { width, depth } : { width: depth, depth: width }

/** Where a point of a template is when it stands at a place, turned. */
export function inRoom(
  { width, depth }: Pick<RoomTemplate, 'width' | 'depth'>,
  at: XY,
  turns: QuarterTurns,
  p: XY,
): XY {
  switch (turns) {
    case 0:
      return { x: at.x + p.x, y: at.y + p.y }
    case 1:
      return { x: at.x + depth - p.y, y: at.y + p.x }
    case 2:
      return { x: at.x + width - p.x, y: at.y + depth - p.y }
    case 3:
      return { x: at.x + p.y, y: at.y + width - p.x }
  }
}

/** The walls, doors and windows of a room with its north-west corner at a place, once it is turned. */
export function roomParts(template: RoomTemplate, at: XY, turns: QuarterTurns = 0): RoomPart[] {
  return SIDES.flatMap((side) =>
    stretchesOn(template, side).map(({ kind, from, to }, i): RoomPart => {
      const [p, q] = cornersOn(template, side, from, to)
      const [a, b] = [inRoom(template, at, turns, p), inRoom(template, at, turns, q)]
      return { kind, name: `${side} ${i + 1}`, shape: rectangle(a.x, a.y, b.x, b.y) }
    }),
  )
}

/** A side from end to end: its openings, and wall between them. North and south have the corners. */
function stretchesOn({ width, depth, thickness, openings }: RoomTemplate, side: Side): Omit<RoomOpening, 'side'>[] {
  const isAcross = side === 'north' || side === 'south'
  const [first, last] = isAcross ? [0, width] : [thickness, depth - thickness]
  const result: Omit<RoomOpening, 'side'>[] = []
  let done = first
  for (const { kind, from, to } of openings.filter((one) => one.side === side).sort((s, t) => s.from - t.from)) {
    if (from > done) result.push({ kind: 'wall', from: done, to: from })
    result.push({ kind, from, to })
    done = to
  }
  if (last > done) result.push({ kind: 'wall', from: done, to: last })
  return result
}

function cornersOn({ width, depth, thickness }: RoomTemplate, side: Side, from: number, to: number): [XY, XY] {
  switch (side) {
    case 'north':
      return [
        { x: from, y: 0 },
        { x: to, y: thickness },
      ]
    case 'south':
      return [
        { x: from, y: depth - thickness },
        { x: to, y: depth },
      ]
    case 'west':
      return [
        { x: 0, y: from },
        { x: thickness, y: to },
      ]
    case 'east':
      return [
        { x: width - thickness, y: from },
        { x: width, y: to },
      ]
  }
}

/** What is wrong with a template, or null. */
export function roomFault({ width, depth, thickness, openings }: RoomTemplate): string | null {
  if (2 * thickness >= width || 2 * thickness >= depth) return 'its walls leave no room'
  for (const [i, { side, from, to }] of openings.entries()) {
    const length = side === 'north' || side === 'south' ? width : depth
    if (from < thickness || to > length - thickness || from >= to) return `an opening does not fit the ${side} wall`
    const clash = openings.slice(0, i).some((other) => other.side === side && other.from < to && from < other.to)
    if (clash) return `two openings of the ${side} wall overlap`
  }
  return null
}
