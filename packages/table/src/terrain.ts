/**
 * Terrain as plain data, its faults, and the walls of buildings worked out from their rooms.
 *
 * Heights are units above the table. What a kind of piece means (is a closed window clear?) is the game's business:
 * here are only the places and the words.
 */
import { gcd } from './exact.ts'
import { doubleArea, isOnSegment, OUTSIDE, samePoint, segmentsCross, whereInPolygon, type XY } from './geometry.ts'
import { boxOf, type Line, type Shape, shapeFault } from './shape.ts'

export interface Terrain {
  readonly width: number
  readonly depth: number
  readonly pieces: readonly Piece[]
  readonly buildings: readonly Building[]
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
  readonly openings: readonly Opening[]
  readonly ladders: readonly Ladder[]
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

/** A stretch of wall of one storey, without its openings. */
export interface Wall extends Line {
  readonly level: number
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

const sidesOf = (outline: readonly XY[]): Line[] =>
  outline.map((from, i) => ({ is: 'line', from, to: outline[(i + 1) % outline.length] as XY }))

const isInWall = (b: Building, { level, from, to }: Opening): boolean =>
  fullWalls(b, level).some((wall) => isOnSegment(wall.from, wall.to, from) && isOnSegment(wall.from, wall.to, to))

/** Do two openings of one storey lie on one line and overlap by more than an end? */
function shareWall(a: Opening, b: Opening): boolean {
  if (a.level !== b.level || lineKey(a) !== lineKey(b)) return false
  const [s, t] = [spanOf(a), spanOf(b)]
  return Math.max(s.low, t.low) < Math.min(s.high, t.high)
}

/** One stretch on a line, by the coordinate that grows along it. */
interface Span {
  low: number
  high: number
  from: XY
  to: XY
}

type Ends = Pick<Line, 'from' | 'to'>

/** The same text for all segments on one line: its reduced direction, and its offset. */
function lineKey({ from, to }: Ends): string {
  const over = gcd(to.x - from.x, to.y - from.y)
  let [dx, dy] = [(to.x - from.x) / over, (to.y - from.y) / over]
  if (dx < 0 || (dx === 0 && dy < 0)) [dx, dy] = [-dx, -dy]
  return `${dx},${dy},${from.x * dy - from.y * dx}`
}

function spanOf({ from, to }: Ends): Span {
  const measure = (p: XY): number => (from.x === to.x ? p.y : p.x)
  return measure(from) <= measure(to)
    ? { low: measure(from), high: measure(to), from, to }
    : { low: measure(to), high: measure(from), from: to, to: from }
}

/** The walls of a storey as if nothing opened: sides of the outline and the rooms, each stretch once. */
function fullWalls(b: Building, level: number): Line[] {
  const lines = new Map<string, Span[]>()
  const outlines = [b.outline, ...b.rooms.filter((room) => room.level === level).map((room) => room.outline)]
  for (const side of outlines.flatMap(sidesOf)) {
    const spans = lines.get(lineKey(side)) ?? []
    spans.push(spanOf(side))
    lines.set(lineKey(side), spans)
  }
  return [...lines.values()].flatMap((spans) =>
    joined(spans).map(({ from, to }) => ({ is: 'line' as const, from, to })),
  )
}

/** Overlapping and adjoining stretches of one line made one. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of [...spans].sort((s, t) => s.low - t.low || s.high - t.high)) {
    const last = result.at(-1)
    if (last === undefined || span.low > last.high) result.push({ ...span })
    else if (span.high > last.high) {
      last.high = span.high
      last.to = span.to
    }
  }
  return result
}

/** The walls of a building, storey by storey, without the stretches taken by openings. */
export function wallsOf(b: Building): Wall[] {
  const walls: Wall[] = []
  for (let level = 0; level < b.storeys; level++) {
    const openings = b.openings.filter((opening) => opening.level === level)
    for (const wall of fullWalls(b, level)) {
      const key = lineKey(wall)
      const gaps = openings.filter((opening) => lineKey(opening) === key).map(spanOf)
      for (const { from, to } of without(spanOf(wall), gaps)) walls.push({ is: 'line', from, to, level })
    }
  }
  return walls
}

function without(wall: Span, gaps: readonly Span[]): Span[] {
  const result: Span[] = []
  let rest = wall
  for (const gap of [...gaps].sort((s, t) => s.low - t.low)) {
    if (gap.high <= rest.low || gap.low >= rest.high) continue
    if (gap.low > rest.low) result.push({ low: rest.low, high: gap.low, from: rest.from, to: gap.from })
    if (gap.high >= rest.high) return result
    rest = { low: gap.high, high: rest.high, from: gap.to, to: rest.to }
  }
  return [...result, rest]
}

/**
 * The ends of an opening of this width in the middle of which lies `at`, in a wall that runs north to south or east to
 * west; null if there is none, or if it does not fit in.
 */
export function openingEnds(b: Building, level: number, at: XY, width: number): { from: XY; to: XY } | null {
  for (const wall of fullWalls(b, level)) {
    if (!isOnSegment(wall.from, wall.to, at)) continue
    const half = Math.floor(width / 2)
    const isUpright = wall.from.x === wall.to.x
    if (!isUpright && wall.from.y !== wall.to.y) continue
    const from = isUpright ? { x: at.x, y: at.y - half } : { x: at.x - half, y: at.y }
    const to = isUpright ? { x: at.x, y: from.y + width } : { x: from.x + width, y: at.y }
    if (isOnSegment(wall.from, wall.to, from) && isOnSegment(wall.from, wall.to, to)) return { from, to }
  }
  return null
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
