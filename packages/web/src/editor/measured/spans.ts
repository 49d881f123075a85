/** Points, areas and lines in the measure of a document. */
import type { Point, Span } from '@shamble/table'
import type { Spot } from '../game-editor.ts'

export type Side = 'north' | 'west' | 'south' | 'east'

/** Hundredths are the finest that a document knows. */
export const round = (value: number): number => Math.round(value * 100) / 100
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value))

/** The north-west corner first. */
export const ordered = ([x1, y1, x2, y2]: Span): Span => [
  Math.min(x1, x2),
  Math.min(y1, y2),
  Math.max(x1, x2),
  Math.max(y1, y2),
]

export const rounded = ([x1, y1, x2, y2]: Span): Span => [round(x1), round(y1), round(x2), round(y2)]

export const clampSpan = (span: Span, within: Span): Span => [
  clamp(span[0], within[0], within[2]),
  clamp(span[1], within[1], within[3]),
  clamp(span[2], within[0], within[2]),
  clamp(span[3], within[1], within[3]),
]

export const wholeOf = ([width, depth]: Point): Span => [0, 0, width, depth]
export const middleOf = ([x1, y1, x2, y2]: Span): Point => [(x1 + x2) / 2, (y1 + y2) / 2]
export const isInside = ([x1, y1, x2, y2]: Span, [x, y]: Point): boolean => x >= x1 && x <= x2 && y >= y1 && y <= y2

export const onTable = (size: Point, x: number, y: number): Point => [
  round(clamp(x, 0, size[0])),
  round(clamp(y, 0, size[1])),
]

/** How far something may be shifted before it leaves the table, or the building it is in. */
export function allowed([x1, y1, x2, y2]: Span, within: Span, by: Spot): Spot {
  return {
    x: round(clamp(by.x, Math.min(0, within[0] - x1), Math.max(0, within[2] - x2))),
    y: round(clamp(by.y, Math.min(0, within[1] - y1), Math.max(0, within[3] - y2))),
  }
}

export const shifted = ([x1, y1, x2, y2]: Span, { x, y }: Spot): Span => rounded([x1 + x, y1 + y, x2 + x, y2 + y])

/** The span with one corner elsewhere, never turned inside out. */
export function withCorner([x1, y1, x2, y2]: Span, corner: string, [x, y]: Point, least: number): Span {
  const west = corner.includes('w') ? Math.min(x, x2 - least) : x1
  const east = corner.includes('e') ? Math.max(x, x1 + least) : x2
  const north = corner.includes('n') ? Math.min(y, y2 - least) : y1
  const south = corner.includes('s') ? Math.max(y, y1 + least) : y2
  return rounded([west, north, east, south])
}

/** What was dragged; or something of the usual size around a press, where it fits on the table. */
export function areaOf(size: Point, from: Spot, to: Spot | null, usual: Point, least: number): Span {
  const [width, depth] = size
  if (to && Math.abs(to.x - from.x) >= least && Math.abs(to.y - from.y) >= least)
    return rounded(clampSpan(ordered([from.x, from.y, to.x, to.y]), wholeOf(size)))
  const [w, d] = [Math.min(usual[0], width), Math.min(usual[1], depth)]
  const x = round(clamp(from.x - w / 2, 0, width - w))
  const y = round(clamp(from.y - d / 2, 0, depth - d))
  return [x, y, round(x + w), round(y + d)]
}

export function lineOf(size: Point, from: Spot, to: Spot | null, usual: number): Span {
  const end = to ?? { x: Math.min(size[0], from.x + usual), y: from.y }
  const start = to ? from : { x: Math.max(0, end.x - usual), y: from.y }
  return rounded(clampSpan([start.x, start.y, end.x, end.y], wholeOf(size)))
}

const SIDES: readonly Side[] = ['north', 'west', 'south', 'east']

/** The edge of the table that is nearest to a point, and the point on it. */
export function onEdge(size: Point, [x, y]: Point): { readonly at: Point; readonly side: Side } {
  const [width, depth] = size
  const offs = { north: y, west: x, south: depth - y, east: width - x }
  const side = SIDES.reduce((a, b) => (offs[b] < offs[a] ? b : a))
  return { at: onSide(size, side, [x, y]), side }
}

export function onSide([width, depth]: Point, side: Side, [x, y]: Point): Point {
  const [cx, cy] = [round(clamp(x, 0, width)), round(clamp(y, 0, depth))]
  if (side === 'north') return [cx, 0]
  if (side === 'south') return [cx, depth]
  return side === 'west' ? [0, cy] : [width, cy]
}

export const isLevel = (side: Side): boolean => side === 'north' || side === 'south'

/** Of a line at the edge: the side of the table it is on. */
export function sideOf(size: Point, [x1, y1, x2, y2]: Span): Side {
  if (y1 === y2 && y1 === 0) return 'north'
  if (y1 === y2 && y1 === size[1]) return 'south'
  if (x1 === x2 && x1 === 0) return 'west'
  if (x1 === x2 && x1 === size[0]) return 'east'
  return onEdge(size, [(x1 + x2) / 2, (y1 + y2) / 2]).side
}

export const WHOLE_TURN = 360
const FINE_TURN = 5

/** Degrees clockwise from north, in steps of five. */
export function headingTo([x1, y1]: Point, [x2, y2]: Point): number {
  const degrees = (Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI
  const stepped = Math.round(degrees / FINE_TURN) * FINE_TURN
  return (stepped + WHOLE_TURN) % WHOLE_TURN
}

export const turnedBy = (heading: number, degrees: number): number =>
  (((heading + degrees) % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN
