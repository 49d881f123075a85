/** Buildings with all that is in them: moved, made larger, their rooms divided and their walls moved. */
import type { BuildingDrawing, OpeningKind, OpeningDrawing, Point, RoomDrawing, Span } from '@shamble/table'
import { clamp, round } from './spans.ts'
import { openingAt, type Widths } from './walls.ts'

/** A building with all that is in it. */
export function buildingMoved(b: BuildingDrawing, to: (p: Point) => Point): BuildingDrawing {
  const span = ([x1, y1, x2, y2]: Span): Span => [...to([x1, y1]), ...to([x2, y2])]
  const opening = ([id, x, y, state]: OpeningDrawing): OpeningDrawing => [id, ...to([x, y]), state]
  return {
    ...b,
    outline: span(b.outline),
    rooms: b.rooms.map(([id, title, room]) => [id, title, span(room)]),
    doors: b.doors.map(opening),
    windows: b.windows.map(opening),
    ladder: b.ladder && to(b.ladder),
  }
}

/** Doors and windows in the nearest place of a wall that has room for them. */
function reopened(b: BuildingDrawing, widths: Widths): BuildingDrawing {
  const again =
    (kind: OpeningKind) =>
    ([id, x, y, state]: OpeningDrawing): OpeningDrawing => [
      id,
      ...(openingAt(b, [x, y], widths[kind])?.at ?? ([x, y] as const)),
      state,
    ]
  return { ...b, doors: b.doors.map(again('door')), windows: b.windows.map(again('window')) }
}

/** What was at a wall of the building stays at it; all else stays inside. */
export function buildingResized(b: BuildingDrawing, outline: Span, widths: Widths): BuildingDrawing {
  const [x1, y1, x2, y2] = b.outline
  const along = (value: number, low: number, high: number, newLow: number, newHigh: number): number =>
    value === low ? newLow : value === high ? newHigh : round(clamp(value, newLow, newHigh))
  const moved = buildingMoved(b, ([x, y]) => [
    along(x, x1, x2, outline[0], outline[2]),
    along(y, y1, y2, outline[1], outline[3]),
  ])
  return reopened({ ...moved, outline }, widths)
}

/** The walls of a room by their number in its span, each with the axis that it stands on. */
const WALLS = [
  { wall: 0, isUpright: true },
  { wall: 1, isUpright: false },
  { wall: 2, isUpright: true },
  { wall: 3, isUpright: false },
] as const

/** The low and the high end of a span along x or along y. */
const endsOf = ([x1, y1, x2, y2]: Span, alongX: boolean): readonly [low: number, high: number] =>
  alongX ? [x1, x2] : [y1, y2]

const withEnds = ([x1, y1, x2, y2]: Span, alongX: boolean, [low, high]: readonly [number, number]): Span =>
  alongX ? [low, y1, high, y2] : [x1, low, x2, high]

/** A wall between rooms is moved for all of them; doors and windows in it go along. */
export function wallsMoved(b: BuildingDrawing, before: Span, after: Span, widths: Widths): BuildingDrawing {
  let moved = b
  for (const { wall, isUpright } of WALLS)
    if (before[wall] !== after[wall]) moved = wallMoved(moved, before, isUpright, before[wall], after[wall])
  return reopened(moved, widths)
}

function wallMoved(b: BuildingDrawing, room: Span, isUpright: boolean, from: number, to: number): BuildingDrawing {
  const [start, end] = endsOf(room, !isUpright)
  const rooms = b.rooms.map(([id, title, span]): RoomDrawing => {
    const [first, last] = endsOf(span, !isUpright)
    if (first >= end || last <= start) return [id, title, span]
    const [low, high] = endsOf(span, isUpright)
    if (low === from && to < high) return [id, title, withEnds(span, isUpright, [to, high])]
    if (high === from && to > low) return [id, title, withEnds(span, isUpright, [low, to])]
    return [id, title, span]
  })
  const opening = ([id, x, y, state]: OpeningDrawing): OpeningDrawing => {
    const [across, along] = isUpright ? [x, y] : [y, x]
    if (across !== from || along < start || along > end) return [id, x, y, state]
    return isUpright ? [id, to, y, state] : [id, x, to, state]
  }
  return { ...b, rooms, doors: b.doors.map(opening), windows: b.windows.map(opening) }
}

/** Doors and windows where a new wall meets theirs move to one side of it. */
export function besideWall(
  b: BuildingDrawing,
  room: Span,
  isUpright: boolean,
  cut: number,
  widths: Widths,
): BuildingDrawing {
  const ends = endsOf(room, !isUpright)
  const aside =
    (kind: OpeningKind) =>
    ([id, x, y, state]: OpeningDrawing): OpeningDrawing => {
      const [along, across] = isUpright ? [x, y] : [y, x]
      const half = widths[kind] / 2
      if (!ends.includes(across) || Math.abs(along - cut) >= half) return [id, x, y, state]
      const to = round(along < cut ? cut - half : cut + half)
      return isUpright ? [id, to, y, state] : [id, x, to, state]
    }
  return { ...b, doors: b.doors.map(aside('door')), windows: b.windows.map(aside('window')) }
}
