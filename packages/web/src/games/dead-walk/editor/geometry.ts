/** Where things are, and how they are moved: one way for everything that is a point, an area or a line. */
import { VEHICLES } from '@shamble/dead-walk/page'
import type { Handle, Spot } from '../../../editor/face.ts'
import { valueAt, withValue } from '../../../editor/path.ts'
import type { Rect } from '../../../table/camera.ts'
import {
  type BuildingSketch,
  clamp,
  kindOf,
  ordered,
  type OwnScenario,
  type Point,
  type RoomSketch,
  round,
  type Span,
  type VehicleSketch,
} from './own.ts'
import { ladderAt, openingAt, type Openings } from './walls.ts'

export type Geometry =
  | { readonly is: 'point'; readonly at: Point; readonly radius: number; readonly path: string }
  | { readonly is: 'area'; readonly span: Span; readonly path: string }
  | { readonly is: 'line'; readonly span: Span; readonly path: string }

const BASE = 1.25
const SMALL = 0.8
/** Nothing is smaller than this. */
export const LEAST = { area: 1, building: 5, room: 2 } as const

/** Where a thing is, and where in the document that is written; null if it has no place. */
export function geometryOf(scenario: OwnScenario, key: string): Geometry | null {
  const value = valueAt(scenario, key)
  if (value === undefined || value === null) return null
  const point = (path: string, radius: number): Geometry | null => {
    const at = valueAt(scenario, path) as Point | null | undefined
    return at ? { is: 'point', at, radius, path } : null
  }
  switch (kindOf(key)) {
    case 'road':
    case 'zone':
      return { is: 'area', span: value as Span, path: key }
    case 'building':
      return { is: 'area', span: (value as BuildingSketch).outline, path: `${key}.outline` }
    case 'room':
      return { is: 'area', span: (value as RoomSketch)[2], path: `${key}[2]` }
    case 'block':
      return { is: 'area', span: (value as { area: Span }).area, path: `${key}.area` }
    case 'low':
      return { is: 'line', span: (value as { line: Span }).line, path: `${key}.line` }
    case 'exit':
      return { is: 'line', span: (value as { edge: Span }).edge, path: `${key}.edge` }
    case 'door':
    case 'window': {
      const [, x, y] = value as readonly [string, number, number, string]
      return { is: 'point', at: [x, y], radius: kindOf(key) === 'door' ? 2 : 1.5, path: key }
    }
    case 'tree': {
      const [, x, y] = value as readonly [string, number, number]
      return { is: 'point', at: [x, y], radius: 1, path: key }
    }
    case 'ladder':
    case 'entry':
      return { is: 'point', at: value as Point, radius: SMALL, path: key }
    case 'vehicle':
      return point(`${key}.at`, VEHICLES[(value as VehicleSketch).type].width / 200)
    case 'human':
    case 'friend':
    case 'zombie':
      return point(`${key}.at`, BASE)
    case 'marker':
      return point(`${key}.at`, SMALL)
    case null:
      return null
  }
}

/** The four corners of a vehicle. */
function cornersOf({ type, at, heading }: VehicleSketch): Spot[] {
  const { length, width } = VEHICLES[type]
  const turn = (heading * Math.PI) / 180
  const corner = (across: number, along: number): Spot => ({
    x: at[0] + (across * width * Math.cos(turn) - along * length * Math.sin(turn)) / 200,
    y: at[1] + (across * width * Math.sin(turn) + along * length * Math.cos(turn)) / 200,
  })
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

export function rectOf(scenario: OwnScenario, key: string): Rect | null {
  const found = geometryOf(scenario, key)
  if (!found) return null
  if (kindOf(key) === 'vehicle') {
    const corners = cornersOf(valueAt(scenario, key) as VehicleSketch)
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
  }
  if (found.is === 'point') {
    const { at, radius } = found
    return { x: at[0] - radius, y: at[1] - radius, width: 2 * radius, height: 2 * radius }
  }
  const [x1, y1, x2, y2] = ordered(found.span)
  return { x: x1, y: y1, width: x2 - x1, height: y2 - y1 }
}

const TURN_HANDLE = 2

export function handlesOf(scenario: OwnScenario, key: string): Handle[] {
  const found = geometryOf(scenario, key)
  if (!found) return []
  if (kindOf(key) === 'vehicle') {
    const { at, heading, type } = valueAt(scenario, key) as VehicleSketch
    const turn = (heading * Math.PI) / 180
    const far = VEHICLES[type].length / 200 + TURN_HANDLE
    return [{ id: 'turn', kind: 'turn', at: { x: at[0] + far * Math.sin(turn), y: at[1] - far * Math.cos(turn) } }]
  }
  if (found.is === 'point') return []
  const [x1, y1, x2, y2] = found.span
  const handle = (id: string, x: number, y: number): Handle => ({ id, kind: 'corner', at: { x, y } })
  return found.is === 'line'
    ? [handle('a', x1, y1), handle('b', x2, y2)]
    : [handle('nw', x1, y1), handle('ne', x2, y1), handle('se', x2, y2), handle('sw', x1, y2)]
}

const onTable = ({ map: { size } }: OwnScenario, x: number, y: number): Point => [
  round(clamp(x, 0, size[0])),
  round(clamp(y, 0, size[1])),
]

/** How far something may be shifted before it leaves the table, or the building it is in. */
function allowed([x1, y1, x2, y2]: Span, within: Span, by: Spot): Spot {
  return {
    x: round(clamp(by.x, Math.min(0, within[0] - x1), Math.max(0, within[2] - x2))),
    y: round(clamp(by.y, Math.min(0, within[1] - y1), Math.max(0, within[3] - y2))),
  }
}

const shifted = ([x1, y1, x2, y2]: Span, { x, y }: Spot): Span => [
  round(x1 + x),
  round(y1 + y),
  round(x2 + x),
  round(y2 + y),
]

/** The edge of the table that is nearest to a point, and the point on it. */
export function onEdge({ map: { size } }: OwnScenario, [x, y]: Point): { readonly at: Point; readonly side: string } {
  const [width, depth] = size
  const offs = { north: y, west: x, south: depth - y, east: width - x }
  const side = (Object.keys(offs) as (keyof typeof offs)[]).reduce((a, b) => (offs[b] < offs[a] ? b : a))
  return { at: onSide(size, side, [x, y]), side }
}

export function onSide([width, depth]: Point, side: string, [x, y]: Point): Point {
  const [cx, cy] = [round(clamp(x, 0, width)), round(clamp(y, 0, depth))]
  if (side === 'north') return [cx, 0]
  if (side === 'south') return [cx, depth]
  return side === 'west' ? [0, cy] : [width, cy]
}

/** Of an exit: the side of the table it is on. */
export function sideOf({ map: { size } }: OwnScenario, [x1, y1, x2, y2]: Span): string {
  if (y1 === y2 && y1 === 0) return 'north'
  if (y1 === y2 && y1 === size[1]) return 'south'
  if (x1 === x2 && x1 === 0) return 'west'
  if (x1 === x2 && x1 === size[0]) return 'east'
  return onEdge({ map: { size } } as OwnScenario, [(x1 + x2) / 2, (y1 + y2) / 2]).side
}

const buildingKey = (key: string): string => (/^map\.buildings\[\d+\]/.exec(key) as RegExpExecArray)[0]

/** A building with all that is in it. */
function buildingMoved(b: BuildingSketch, to: (p: Point) => Point): BuildingSketch {
  const span = ([x1, y1, x2, y2]: Span): Span => [...to([x1, y1]), ...to([x2, y2])]
  const opening = <T extends BuildingSketch['doors'][number]>([id, x, y, state]: T) =>
    [id, ...to([x, y]), state] as const
  return {
    ...b,
    outline: span(b.outline),
    rooms: b.rooms.map(([id, title, room]) => [id, title, span(room)]),
    doors: b.doors.map(opening),
    windows: b.windows.map(opening),
    ladder: b.ladder && to(b.ladder),
  }
}

/** Writes a point where the document has it. */
function withPoint(scenario: OwnScenario, key: string, path: string, at: Point): OwnScenario {
  const kind = kindOf(key)
  if (kind === 'tree' || kind === 'door' || kind === 'window') {
    const [id, , , ...rest] = valueAt(scenario, key) as readonly [string, number, number, ...string[]]
    return withValue(scenario, key, [id, ...at, ...rest])
  }
  return withValue(scenario, path, at)
}

/** Moves a point to a place; what belongs to a wall stays in one. */
export function movedTo(scenario: OwnScenario, key: string, to: Point): OwnScenario {
  const found = geometryOf(scenario, key)
  if (found?.is !== 'point') return scenario
  const kind = kindOf(key)
  if (kind === 'door' || kind === 'window' || kind === 'ladder') {
    const b = valueAt(scenario, buildingKey(key)) as BuildingSketch
    const snapped = kind === 'ladder' ? ladderAt(b, to) : openingAt(b, to, `${kind}s` as Openings)
    return snapped ? withPoint(scenario, key, found.path, snapped.at) : scenario
  }
  return withPoint(scenario, key, found.path, onTable(scenario, ...to))
}

export function shift(scenario: OwnScenario, key: string, by: Spot): OwnScenario {
  const found = geometryOf(scenario, key)
  if (!found) return scenario
  if (found.is === 'point') return movedTo(scenario, key, [round(found.at[0] + by.x), round(found.at[1] + by.y)])
  const [width, depth] = scenario.map.size
  const kind = kindOf(key)
  if (kind === 'exit') {
    const side = sideOf(scenario, found.span)
    const flat = side === 'north' || side === 'south' ? { x: by.x, y: 0 } : { x: 0, y: by.y }
    return withValue(
      scenario,
      found.path,
      shifted(found.span, allowed(ordered(found.span), [0, 0, width, depth], flat)),
    )
  }
  if (kind === 'building') {
    const b = valueAt(scenario, key) as BuildingSketch
    const step = allowed(b.outline, [0, 0, width, depth], by)
    return withValue(
      scenario,
      key,
      buildingMoved(b, ([x, y]) => [round(x + step.x), round(y + step.y)]),
    )
  }
  const within = kind === 'room' ? (valueAt(scenario, buildingKey(key)) as BuildingSketch).outline : null
  const step = allowed(ordered(found.span), within ?? [0, 0, width, depth], by)
  return withValue(scenario, found.path, shifted(found.span, step))
}

/** The span with one corner elsewhere, never turned inside out. */
function withCorner([x1, y1, x2, y2]: Span, corner: string, [x, y]: Point, least: number): Span {
  const west = corner.includes('w') ? Math.min(x, x2 - least) : x1
  const east = corner.includes('e') ? Math.max(x, x1 + least) : x2
  const north = corner.includes('n') ? Math.min(y, y2 - least) : y1
  const south = corner.includes('s') ? Math.max(y, y1 + least) : y2
  return [west, north, east, south].map(round) as unknown as Span
}

/** What was at a wall of the building stays at it; all else stays inside. */
export function buildingResized(b: BuildingSketch, outline: Span): BuildingSketch {
  const [x1, y1, x2, y2] = b.outline
  const along = (value: number, low: number, high: number, newLow: number, newHigh: number): number =>
    value === low ? newLow : value === high ? newHigh : round(clamp(value, newLow, newHigh))
  const moved = buildingMoved(b, ([x, y]) => [
    along(x, x1, x2, outline[0], outline[2]),
    along(y, y1, y2, outline[1], outline[3]),
  ])
  return reopened({ ...moved, outline })
}

/** Doors and windows in the nearest place of a wall that has room for them. */
function reopened(b: BuildingSketch): BuildingSketch {
  const again =
    (kind: Openings) =>
    ([id, x, y, state]: BuildingSketch['doors'][number]) =>
      [id, ...(openingAt(b, [x, y], kind)?.at ?? [x, y]), state] as const
  return { ...b, doors: b.doors.map(again('doors')), windows: b.windows.map(again('windows')) }
}

/** A wall between rooms is moved for all of them; doors and windows in it go along. */
function wallsMoved(b: BuildingSketch, before: Span, after: Span): BuildingSketch {
  let moved = b
  for (const [side, other] of [
    [0, 1],
    [1, 0],
    [2, 1],
    [3, 0],
  ] as const) {
    const [from, to] = [before[side], after[side]]
    if (from === to) continue
    const isBeside = (span: Span): boolean => span[other] < before[other + 2]! && span[other + 2]! > before[other]
    const axis = side % 2
    const rooms = moved.rooms.map(([id, title, span]): RoomSketch => {
      if (!isBeside(span)) return [id, title, span]
      const next = [...span] as [number, number, number, number]
      if (next[axis] === from && to < next[axis + 2]!) next[axis] = to
      else if (next[axis + 2] === from && to > next[axis]!) next[axis + 2] = to
      return [id, title, next]
    })
    const along = (p: Point): boolean =>
      p[axis] === from && p[1 - axis]! >= before[other] && p[1 - axis]! <= before[other + 2]!
    const opening = ([id, x, y, state]: BuildingSketch['doors'][number]) =>
      (along([x, y])
        ? axis === 0
          ? [id, to, y, state]
          : [id, x, to, state]
        : [id, x, y, state]) as BuildingSketch['doors'][number]
    moved = { ...moved, rooms, doors: moved.doors.map(opening), windows: moved.windows.map(opening) }
  }
  return reopened(moved)
}

const clampSpan = (span: Span, within: Span): Span => [
  clamp(span[0], within[0], within[2]),
  clamp(span[1], within[1], within[3]),
  clamp(span[2], within[0], within[2]),
  clamp(span[3], within[1], within[3]),
]

/** An area or a line with other ends. */
export function withSpan(scenario: OwnScenario, key: string, span: Span): OwnScenario {
  const found = geometryOf(scenario, key)
  if (!found || found.is === 'point') return scenario
  const [width, depth] = scenario.map.size
  const table: Span = [0, 0, width, depth]
  const kind = kindOf(key)
  if (kind === 'building') {
    const b = valueAt(scenario, key) as BuildingSketch
    return withValue(scenario, key, buildingResized(b, clampSpan(span, table)))
  }
  if (kind === 'room') {
    const b = valueAt(scenario, buildingKey(key)) as BuildingSketch
    const next = clampSpan(span, b.outline)
    const outer = found.span.map((value, i) => (value === b.outline[i] ? value : next[i])) as unknown as Span
    return withValue(scenario, buildingKey(key), wallsMoved(b, found.span, outer))
  }
  return withValue(scenario, found.path, clampSpan(span, table))
}

export function pull(scenario: OwnScenario, key: string, handle: string, to: Spot): OwnScenario {
  const found = geometryOf(scenario, key)
  if (!found) return scenario
  const kind = kindOf(key)
  if (kind === 'vehicle') {
    const { at } = valueAt(scenario, key) as VehicleSketch
    return withValue(scenario, `${key}.heading`, headingTo(at, [to.x, to.y]))
  }
  if (found.is === 'point') return scenario
  const target = onTable(scenario, to.x, to.y)
  if (found.is === 'line') {
    const [x1, y1, x2, y2] = found.span
    const end = kind === 'exit' ? onSide(scenario.map.size, sideOf(scenario, found.span), target) : target
    const span: Span = handle === 'a' ? [...end, x2, y2] : [x1, y1, ...end]
    return span[0] === span[2] && span[1] === span[3] ? scenario : withSpan(scenario, key, span)
  }
  const least = kind === 'building' ? LEAST.building : kind === 'room' ? LEAST.room : LEAST.area
  return withSpan(scenario, key, withCorner(found.span, handle, target, least))
}

const WHOLE_TURN = 360
const FINE_TURN = 5

/** Degrees clockwise from north, in steps of five. */
export function headingTo([x1, y1]: Point, [x2, y2]: Point): number {
  const degrees = (Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI
  const stepped = Math.round(degrees / FINE_TURN) * FINE_TURN
  return (stepped + WHOLE_TURN) % WHOLE_TURN
}

export function turn(scenario: OwnScenario, key: string, degrees: number): OwnScenario | null {
  if (kindOf(key) === 'vehicle') {
    const { heading } = valueAt(scenario, key) as VehicleSketch
    return withValue(scenario, `${key}.heading`, (((heading + degrees) % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN)
  }
  const found = geometryOf(scenario, key)
  if (found?.is === 'line' && kindOf(key) === 'low')
    return degrees === 0 ? scenario : lineTurned(scenario, key, degrees)
  if (found?.is === 'area' && (kindOf(key) === 'block' || kindOf(key) === 'road'))
    return degrees === 0 ? scenario : quarterTurned(scenario, key)
  return null
}

/** About its middle. */
function lineTurned(scenario: OwnScenario, key: string, degrees: number): OwnScenario {
  const [x1, y1, x2, y2] = (geometryOf(scenario, key) as { span: Span }).span
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const about = (x: number, y: number): Point => [
    round(mx + (x - mx) * cos - (y - my) * sin),
    round(my + (x - mx) * sin + (y - my) * cos),
  ]
  return withSpan(scenario, key, [...about(x1, y1), ...about(x2, y2)])
}

/** What is built along the edges of the table can only be turned by a quarter. */
function quarterTurned(scenario: OwnScenario, key: string): OwnScenario {
  const [x1, y1, x2, y2] = (geometryOf(scenario, key) as { span: Span }).span
  const [mx, my, w, d] = [(x1 + x2) / 2, (y1 + y2) / 2, x2 - x1, y2 - y1]
  return withSpan(scenario, key, [mx - d / 2, my - w / 2, mx + d / 2, my + w / 2].map(round) as unknown as Span)
}

/** Is a point within so much of a thing? */
export function isAt(scenario: OwnScenario, key: string, { x, y }: Spot, slack: number): boolean {
  const found = geometryOf(scenario, key)
  if (!found) return false
  if (kindOf(key) === 'vehicle') {
    const { at, heading, type } = valueAt(scenario, key) as VehicleSketch
    const { length, width } = VEHICLES[type]
    const back = (-heading * Math.PI) / 180
    const [dx, dy] = [x - at[0], y - at[1]]
    const across = dx * Math.cos(back) - dy * Math.sin(back)
    const along = dx * Math.sin(back) + dy * Math.cos(back)
    return Math.abs(across) <= width / 200 + slack / 2 && Math.abs(along) <= length / 200 + slack / 2
  }
  if (found.is === 'point') return Math.hypot(x - found.at[0], y - found.at[1]) <= Math.max(found.radius, slack)
  const [x1, y1, x2, y2] = found.span
  if (found.is === 'area') return x >= x1 && x <= x2 && y >= y1 && y <= y2
  const length2 = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const part = length2 === 0 ? 0 : clamp(((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length2, 0, 1)
  return Math.hypot(x - x1 - part * (x2 - x1), y - y1 - part * (y2 - y1)) <= Math.max(0.7, slack)
}
