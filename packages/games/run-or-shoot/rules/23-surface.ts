/**
 * rs.hunter.5 The ways of a Hunter. It goes up and down the outside of any house with a flat roof as if there were none:
 * streets and flat roofs are one floor for it, the surface; rooms are floors of their own behind doors and windows.
 */
import {
  type Barrier,
  boxOf,
  type Building,
  INSIDE,
  isOnSegment,
  type Layout,
  type Link,
  type Mover,
  painted,
  type Place,
  placeStopper,
  samePoint,
  type Shape,
  standsOn,
  towards,
  type Ways,
  waysOf,
  whereInPolygon,
  type XY,
} from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import type { Look } from '../state.ts'
import { isDoor, TERRAIN, type TerrainKind } from '../tables/terrain.ts'
import { kindOf } from './02-terrain.ts'
import type { Way } from './23-ways.ts'

/** A storey of a house that is no part of the surface. */
interface Room {
  readonly building: Building
  readonly level: number
}

interface Surface {
  readonly floors: readonly Ways[]
  readonly links: readonly Link[]
  readonly ways: readonly Way[]
  readonly floorAt: (spot: Spot) => number
  readonly levelAt: (place: Place) => number
}

const isFlat = ({ roof }: Building): boolean => roof === 'flat'
const lengthOf = ({ from, to }: Ends): number => Math.abs(to.x - from.x) + Math.abs(to.y - from.y)

/** The ground floor of a house with a pitched roof lies in the street; all other storeys are under a roof or a floor. */
const roomsIn = ({ terrain }: Layout): Room[] =>
  terrain.buildings.flatMap((building) =>
    Array.from({ length: building.storeys }, (_, level) => ({ building, level })).filter(
      ({ level }) => isFlat(building) || level > 0,
    ),
  )

type Ends = { readonly from: XY; readonly to: XY }

/** The side of an outline on which a stretch lies, as its two corners. */
function sideWith(outline: readonly XY[], { from, to }: Ends): readonly [XY, XY] | null {
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length] as XY
    if (isOnSegment(a, b, from) && isOnSegment(a, b, to)) return [a, b]
  }
  return null
}

type Does = (b: Barrier, kind: TerrainKind) => boolean

const marksOf = (layout: Layout, does: Does): Uint8Array =>
  painted(layout, (b) => {
    const kind = kindOf(b)
    return kind !== null && does(b, kind) ? 1 : 0
  })

const stops = (kind: TerrainKind): boolean => TERRAIN[kind].walk === 'no' && kind !== 'vehicle'
const isSmashed = (kind: TerrainKind): boolean => isDoor(kind) || kind === 'window'

/** Streets and flat roofs: walls of houses with a pitched roof stop it, and water; their doors and windows are smashed. */
function openAir(layout: Layout, mover: Mover): Ways {
  const isOut = (b: Barrier): boolean => b.level === 0 && (b.part === 'piece' || !isFlat(b.building))
  return waysOf({
    layout,
    mover,
    closed: marksOf(layout, (b, kind) => isOut(b) && stops(kind)),
    gates: marksOf(layout, (b, kind) => isOut(b) && isSmashed(kind)),
  })
}

/** One storey of a house: by what is on its outline one comes and goes. */
function indoors(layout: Layout, mover: Mover, { building, level }: Room): Ways {
  const isHere = (b: Barrier): boolean => b.part !== 'piece' && b.building.id === building.id && b.level === level
  const isInner = (b: Barrier): boolean => b.shape.is === 'line' && sideWith(building.outline, b.shape) === null
  return waysOf({
    layout,
    mover,
    closed: marksOf(layout, (b, kind) => isHere(b) && stops(kind)),
    gates: marksOf(layout, (b, kind) => isHere(b) && isInner(b) && isSmashed(kind)),
    hasFloor: (at) => standsOn(building.outline, { ...at, radius: mover.clearance }),
  })
}

/** Where one comes in through a stretch of an outline: in its middle and at both its ends. */
function* passesThrough({ outline }: Building, stretch: Ends, radius: number): Generator<{ inside: XY; outside: XY }> {
  const side = sideWith(outline, stretch)
  if (side === null) return
  const [dx, dy] = [Math.sign(side[1].x - side[0].x), Math.sign(side[1].y - side[0].y)]
  const length = lengthOf(stretch)
  const places = length > 2 * radius ? [radius, length >> 1, length - radius] : [length >> 1]
  for (const units of places) {
    const rim = towards(stretch.from, stretch.to, units)
    // Outlines run clockwise along the axes: what lies inside is to the right of a side.
    const inside = { x: rim.x - dy * radius, y: rim.y + dx * radius }
    yield { inside, outside: { x: rim.x + dy * radius, y: rim.y - dx * radius } }
  }
}

/** Doors, windows and breaches in the outline of a storey. */
function entriesOf({ terrain }: Layout, { building, level }: Room): (Ends & { readonly way: Way })[] {
  const openings = building.openings
    .filter(({ level: where, kind }) => where === level && kind !== 'barred')
    .map(({ id, from, to }) => ({ from, to, way: { is: 'window', id } as const }))
  const breaches = (terrain.gaps ?? [])
    .filter((gap) => gap.in === building.id && gap.level === level)
    .map(({ from, to }) => ({ from, to, way: { is: 'edge' } as const }))
  return [...openings, ...breaches]
}

export function surfaceOf(look: Look, mover: Mover): Surface {
  const { layout } = look.facts
  const rooms = roomsIn(layout)
  const floors = [openAir(layout, mover), ...rooms.map((room) => indoors(layout, mover, room))]
  const floorAt = floorOf(rooms)
  const links: Link[] = []
  const ways: Way[] = []
  const join = (a: Place, b: Place, way: Way): void => {
    links.push({ from: a, to: b }, { from: b, to: a })
    ways.push(way, way)
  }
  for (const { id, kind, foot, head } of look.book.map.climbs)
    join({ floor: floorAt(foot), at: foot.at }, { floor: floorAt(head), at: head.at }, { is: kind, id })
  const isFree = (floor: number, at: XY): boolean =>
    placeStopper((floors[floor] as Ways).footing, mover, null, at) === null
  for (const [i, room] of rooms.entries())
    for (const entry of entriesOf(layout, room))
      for (const { inside, outside } of passesThrough(room.building, entry, mover.clearance))
        if (isFree(1 + i, inside) && isFree(0, outside))
          join({ floor: 1 + i, at: inside }, { floor: 0, at: outside }, entry.way)
  return { floors, links, ways, floorAt, levelAt: levelOf(look, rooms) }
}

const floorOf =
  (rooms: readonly Room[]) =>
  ({ at, level }: Spot): number =>
    1 + rooms.findIndex((room) => room.level === level && whereInPolygon(room.building.outline, at) === INSIDE)

/** The level of the flat roof at a point, or the ground. */
export const levelOutside = ({ facts }: Look, at: XY): number =>
  facts.floors.find(({ isRoof, outline }) => isRoof && whereInPolygon(outline, at) === INSIDE)?.level ?? 0

const levelOf =
  (look: Look, rooms: readonly Room[]) =>
  ({ floor, at }: Place): number =>
    floor === 0 ? levelOutside(look, at) : (rooms[floor - 1] as Room).level

/** The points of a leg at which it comes onto a flat roof or leaves it, in their order. */
function edgesOn({ facts }: Look, a: XY, b: XY): XY[] {
  const shares = facts.floors.flatMap(({ isRoof, outline }) =>
    isRoof ? shareInside({ is: 'polygon', corners: outline }, a, b) : [],
  )
  return [...new Set(shares)]
    .sort((s, t) => s - t)
    .map((share) => ({ x: Math.round(a.x + share * (b.x - a.x)), y: Math.round(a.y + share * (b.y - a.y)) }))
}

/** Between which shares of a leg it is over a house, whose sides run along the axes; nothing if it only grazes it. */
function shareInside(outline: Shape, a: XY, b: XY): number[] {
  const { west, north, east, south } = boxOf(outline)
  let [from, to] = [0, 1]
  for (const [at, by, low, high] of [
    [a.x, b.x - a.x, west, east],
    [a.y, b.y - a.y, north, south],
  ] as const) {
    if (by === 0 && (at <= low || at >= high)) return []
    if (by === 0) continue
    const [first, last] = by > 0 ? [(low - at) / by, (high - at) / by] : [(high - at) / by, (low - at) / by]
    from = Math.max(from, first)
    to = Math.min(to, last)
  }
  return from < to ? [from, to].filter((share) => share > 0 && share < 1) : []
}

/** A stretch of a path on one level. */
interface OnLevel {
  readonly level: number
  readonly path: readonly XY[]
}

/** A path on the surface, level by level: up to a roof, over it, and down again. */
export function levelsOf(look: Look, path: readonly XY[]): OnLevel[] {
  const points = path.flatMap((point, i) => {
    const before = path[i - 1]
    return before === undefined ? [point] : [...edgesOn(look, before, point), point]
  })
  const parts: { level: number; path: XY[] }[] = []
  for (const [i, point] of points.entries()) {
    const before = points[i - 1]
    if (before === undefined || samePoint(before, point)) continue
    const level = levelOutside(look, { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 })
    const last = parts.at(-1)
    if (last?.level === level) last.path.push(point)
    else parts.push({ level, path: [before, point] })
  }
  const [start] = path
  return parts.length > 0 || start === undefined ? parts : [{ level: levelOutside(look, start), path: [start] }]
}
