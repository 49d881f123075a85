/**
 * Terrain as plain data, its faults, and the walls of buildings worked out from their rooms.
 *
 * Heights are units above the table. What a kind of piece means (is a closed window clear?) is the game's business:
 * here are only the places and the words.
 */
import { doubleArea, isOnSegment, OUTSIDE, samePoint, segmentsCross, whereInPolygon, type XY } from './geometry.ts'
import { boxOf, type Shape, shapeFault } from './shape.ts'
import { fullWalls, isOneLine, sidesOf, spanOf } from './walls.ts'

export interface Terrain {
  readonly width: number
  readonly depth: number
  readonly pieces: readonly Piece[]
  readonly buildings: readonly Building[]
  /** Where a wall or a fence is missing: a way in that was broken in play, the place of a gate. */
  readonly gaps?: readonly Gap[]
}

/** A stretch that is cut out of the walls of a building on one level, or out of a piece that is a line. */
export interface Gap {
  /** The id of the building or the piece. */
  readonly in: string
  readonly level: number
  readonly from: XY
  readonly to: XY
}

export type Ground = 'free' | 'obstacle' | 'impassable'
export type Cover = 'none' | 'soft' | 'hard'

/** A hedge, a tree, a car, a heap of rubble, a wood, a container, a free-standing wall. */
export interface Piece {
  readonly id: string
  /** The game's word for it. */
  readonly kind: string
  readonly shape: Shape
  readonly height: number
  /** Where it begins above the table; without it, on the table. */
  readonly bottom?: number
  /** The level on which it stands, for games with several; without it, the ground. */
  readonly level?: number
  readonly ground: Ground
  readonly cover: Cover
  /** Can figures stand on top of it? */
  readonly platform?: boolean
}

export interface Building {
  readonly id: string
  readonly kind: string
  /** Simple, not necessarily convex. */
  readonly outline: readonly XY[]
  readonly storeyHeight: number
  readonly storeys: number
  /** A flat roof carries figures, a pitched one does not, both close the house; `none` leaves it open above. */
  readonly roof: 'flat' | 'pitched' | 'none'
  readonly rooms: readonly Room[]
  /** The game's word for its outer walls and those of its rooms; without one they are of no kind. */
  readonly wall?: string
  /** Walls inside it that are drawn one by one. */
  readonly partitions?: readonly Partition[]
  readonly openings: readonly Opening[]
  readonly ladders: readonly Ladder[]
}

/** A wall inside a building, with a kind of its own. */
export interface Partition {
  readonly kind: string
  readonly level: number
  readonly from: XY
  readonly to: XY
}

export interface Room {
  readonly id: string
  readonly level: number
  readonly outline: readonly XY[]
}

export type OpeningState = 'open' | 'closed' | 'barricaded' | 'broken'

/** A door, window or hatch: a stretch of a wall. */
export interface Opening {
  readonly id: string
  readonly kind: string
  readonly level: number
  readonly from: XY
  readonly to: XY
  /** How it stands at first. */
  readonly state: OpeningState
}

/** A ladder, stairs or rope between two heights. */
export interface Ladder {
  readonly id: string
  readonly kind: string
  readonly at: XY
  /** Where it ends above, if that is not straight overhead. */
  readonly head?: XY
  readonly fromLevel: number
  readonly toLevel: number
}

/** What is wrong, and where: `B1.D3`, `O2`. */
export interface TerrainFault {
  readonly where: string
  readonly why: string
}

const LARGEST_SIDE = 30_000
const HIGHEST = 16_384

/** Everything that is wrong with a terrain; an empty list is a sound one. */
export function terrainFaults(terrain: Terrain): TerrainFault[] {
  const faults: TerrainFault[] = []
  const report = (where: string, why: string): void => void faults.push({ where, why })
  for (const side of ['width', 'depth'] as const) {
    const value = terrain[side]
    if (!isWhole(value) || value < 1 || value > LARGEST_SIDE) report('table', `${side} must be 1 to ${LARGEST_SIDE}`)
  }
  const taken = new Set<string>()
  const claim = (where: string, id: string): void => {
    if (taken.has(id)) report(where, `${id} is there twice`)
    taken.add(id)
  }
  for (const piece of terrain.pieces) {
    claim(piece.id, piece.id)
    for (const why of pieceFaults(terrain, piece)) report(piece.id, why)
  }
  for (const building of terrain.buildings) {
    claim(building.id, building.id)
    for (const part of [...building.rooms, ...building.openings, ...building.ladders]) {
      claim(`${building.id}.${part.id}`, part.id)
    }
    buildingFaults(terrain, building, report)
  }
  for (const gap of terrain.gaps ?? []) {
    const wrong = pointFault(terrain, gap.from) ?? pointFault(terrain, gap.to)
    if (wrong !== null) report(gap.in, wrong)
    else if (!taken.has(gap.in)) report(gap.in, 'there is nothing of this name to leave a gap in')
    else if (samePoint(gap.from, gap.to)) report(gap.in, 'a gap in it has no width')
  }
  return faults
}

const isWhole = (value: number): boolean => Number.isInteger(value)

const pointsOf = (shape: Shape): readonly XY[] =>
  shape.is === 'disc' ? [shape.at] : shape.is === 'line' ? [shape.from, shape.to] : shape.corners

const pointFault = ({ width, depth }: Terrain, p: XY): string | null => {
  if (!isWhole(p.x) || !isWhole(p.y)) return `(${p.x}, ${p.y}) is not in whole units`
  return p.x < 0 || p.y < 0 || p.x > width || p.y > depth ? `(${p.x}, ${p.y}) is off the table` : null
}

function pieceFaults(terrain: Terrain, piece: Piece): string[] {
  const { shape, height, bottom = 0 } = piece
  const faults = pointsOf(shape).flatMap((p) => pointFault(terrain, p) ?? [])
  if (shape.is === 'disc' && !isWhole(shape.radius)) faults.push('the radius is not in whole units')
  const wrong = shapeFault(shape)
  if (wrong !== null) faults.push(wrong)
  if (!isWhole(height) || height < 0 || !isWhole(bottom) || bottom < 0 || bottom + height > HIGHEST) {
    faults.push(`heights must be whole units from 0 to ${HIGHEST}`)
  }
  return faults
}

function buildingFaults(terrain: Terrain, b: Building, report: (where: string, why: string) => void): void {
  const outlineWrong = outlineFault(terrain, b.outline)
  if (outlineWrong !== null) return report(b.id, outlineWrong)
  if (!isWhole(b.storeys) || b.storeys < 1) report(b.id, 'a building has one storey or more')
  if (!isWhole(b.storeyHeight) || b.storeyHeight < 1 || b.storeys * b.storeyHeight > HIGHEST) {
    report(b.id, 'the height of its storeys is wrong')
  }
  const hasLevel = (level: number): boolean => isWhole(level) && level >= 0 && level < b.storeys
  for (const room of b.rooms) {
    const where = `${b.id}.${room.id}`
    const wrong = outlineFault(terrain, room.outline)
    if (wrong !== null) report(where, wrong)
    else if (room.outline.some((p) => whereInPolygon(b.outline, p) === OUTSIDE)) report(where, 'it leaves the building')
    if (!hasLevel(room.level)) report(where, 'there is no such storey')
  }
  for (const partition of b.partitions ?? []) {
    const wrong = pointFault(terrain, partition.from) ?? pointFault(terrain, partition.to)
    if (wrong !== null) report(b.id, wrong)
    else if (samePoint(partition.from, partition.to)) report(b.id, 'a partition has no length')
    else if ([partition.from, partition.to].some((p) => whereInPolygon(b.outline, p) === OUTSIDE)) {
      report(b.id, 'a partition leaves the building')
    }
    if (!hasLevel(partition.level)) report(b.id, 'there is no such storey for a partition')
  }
  for (const opening of b.openings) {
    const where = `${b.id}.${opening.id}`
    const wrong = pointFault(terrain, opening.from) ?? pointFault(terrain, opening.to)
    if (wrong !== null) report(where, wrong)
    else if (!hasLevel(opening.level)) report(where, 'there is no such storey')
    else if (samePoint(opening.from, opening.to)) report(where, 'it has no width')
    else if (!isInWall(b, opening)) report(where, 'it is not in a wall')
    else if (b.openings.some((other) => other.id < opening.id && shareWall(opening, other))) {
      report(where, 'another opening is in the same place')
    }
  }
  for (const ladder of b.ladders) {
    const wrong = pointFault(terrain, ladder.at) ?? (ladder.head ? pointFault(terrain, ladder.head) : null)
    if (wrong !== null) report(`${b.id}.${ladder.id}`, wrong)
    if (ladder.toLevel <= ladder.fromLevel) report(`${b.id}.${ladder.id}`, 'it leads nowhere')
  }
}

/** A simple polygon on the table: no side crosses another. */
function outlineFault(terrain: Terrain, outline: readonly XY[]): string | null {
  if (outline.length < 3 || doubleArea(outline) === 0) return 'an outline needs three corners or more'
  for (const p of outline) {
    const wrong = pointFault(terrain, p)
    if (wrong !== null) return wrong
  }
  const sides = sidesOf(outline)
  const tangled = sides.some((s, i) => sides.some((t, j) => j > i && segmentsCross(s.from, s.to, t.from, t.to)))
  return tangled ? 'its outline crosses itself' : null
}

const isInWall = (b: Building, { level, from, to }: Opening): boolean =>
  fullWalls(b, level).some((wall) => isOnSegment(wall.from, wall.to, from) && isOnSegment(wall.from, wall.to, to))

/** Do two openings of one storey lie on one line and overlap by more than an end? */
function shareWall(a: Opening, b: Opening): boolean {
  if (a.level !== b.level || !isOneLine(a, b)) return false
  const [s, t] = [spanOf(a), spanOf(b)]
  return Math.max(s.low, t.low) < Math.min(s.high, t.high)
}

/** The rooms of a storey in which a point lies, its walls included, in the order of the data. */
export function roomsAt(terrain: Terrain, level: number, p: XY): Room[] {
  return terrain.buildings.flatMap((b) =>
    b.rooms.filter((room) => room.level === level && whereInPolygon(room.outline, p) !== OUTSIDE),
  )
}

/** Twice the area of a room in square units: halves stay whole. */
export const doubleAreaOf = (room: Room): number => Math.abs(doubleArea(room.outline))

/** Does the piece lie wholly on the table? Pieces may hang over its edge; a game may mind. */
export function fitsOnTable(terrain: Terrain, shape: Shape): boolean {
  const box = boxOf(shape)
  return box.west >= 0 && box.north >= 0 && box.east <= terrain.width && box.south <= terrain.depth
}
