/** A table made of drawn pieces: every piece with its outline in units, buildings as their walls, doors and windows. */
import {
  disc,
  inRoom,
  type Layout,
  layoutOf,
  type Piece,
  rectangle,
  roomParts,
  type RoomTemplate,
  type Shape,
  thickLine,
  turnedSize,
  type XY,
} from '@shamble/table'
import { INCH, inches } from '../tables/units.ts'
import { type Box, without } from './boxes.ts'
import { type BuildingTemplate, buildingOf } from './buildings.ts'
import type { DrawnPiece, Edge } from './scenarios.ts'
import { OPENING_LENGTH, type TerrainId, type TerrainKind, terrainKind, WALL_THICKNESS } from './terrain.ts'

/** A piece as it lies on the table. Its place in the list is the number of its barrier. */
export interface FieldPiece {
  readonly id: string
  readonly kind: TerrainId
  readonly shape: Shape
  /** The building of which it is a part. */
  readonly building: string | null
}

/** ed.climb.11 Where a ladder stands, on the outline of a piece. */
export interface FieldLadder {
  readonly id: string
  readonly piece: string
  readonly at: XY
}

export interface Battlefield {
  readonly width: number
  readonly depth: number
  readonly pieces: readonly FieldPiece[]
  readonly ladders: readonly FieldLadder[]
  /** ed.terrain.14 Doors and gates by id, and whether they are closed at first. */
  readonly doors: Readonly<Record<string, boolean>>
  readonly layout: Layout
}

/** ed.measure.2 A table of so many inches with these pieces on it. */
export function battlefield(width: number, depth: number, drawn: readonly DrawnPiece[]): Battlefield {
  const counts = new Map<string, number>()
  const numbered = (kind: string): string => {
    const n = (counts.get(kind) ?? 0) + 1
    counts.set(kind, n)
    return `${kind} ${n}`
  }
  const pieces: FieldPiece[] = []
  const ladders: FieldLadder[] = []
  const doors: Record<string, boolean> = {}
  for (const piece of bridged(drawn)) {
    const id = numbered(piece.kind)
    const parts = piece.is === 'building' ? buildingPieces(id, piece) : [plainPiece(id, piece)]
    pieces.push(...parts)
    for (const part of parts)
      if (terrainKind(part.kind).door) doors[part.id] = 'closed' in piece && piece.closed === true
    if (piece.is === 'building') ladders.push(...laddersOf(id, piece))
  }
  const [w, d] = [width * INCH, depth * INCH]
  const layout = layoutOf({ width: w, depth: d, pieces: pieces.map(tablePiece), buildings: [] })
  return { width: w, depth: d, pieces, ladders, doors: Object.freeze(doors), layout }
}

const boxOf = ({ at: [x, y], size: [width, depth] }: Extract<DrawnPiece, { is: 'rect' }>): Box => [
  x,
  y,
  x + width,
  y + depth,
]

/** ed.terrain.10, ed.terrain.13 Deep water is cut where a bridge or a road lies over it: one passes there. */
function bridged(drawn: readonly DrawnPiece[]): readonly DrawnPiece[] {
  const over = drawn.flatMap((piece) =>
    piece.is === 'rect' && terrainKind(piece.kind).overrides === true ? [boxOf(piece)] : [],
  )
  if (over.length === 0) return drawn
  return drawn.flatMap((piece): DrawnPiece[] => {
    if (piece.is !== 'rect' || terrainKind(piece.kind).deep !== true) return [piece]
    const left = over.reduce<Box[]>((boxes, cut) => boxes.flatMap((one) => without(one, cut)), [boxOf(piece)])
    return left.map(([west, north, east, south]) => ({
      ...piece,
      at: [west, north],
      size: [east - west, south - north],
    }))
  })
}

function tablePiece({ id, kind, shape }: FieldPiece): Piece {
  const { height, ground } = terrainKind(kind)
  return { id, kind, shape, height, ground: ground === 'impassable' ? 'impassable' : 'free', cover: 'none' }
}

const place = ([x, y]: readonly [number, number]): XY => ({ x: inches(x), y: inches(y) })

function plainPiece(id: string, piece: Exclude<DrawnPiece, { is: 'building' }>): FieldPiece {
  return { id, kind: piece.kind, shape: shapeOf(piece), building: null }
}

function shapeOf(piece: Exclude<DrawnPiece, { is: 'building' }>): Shape {
  if (piece.is === 'disc') {
    const { x, y } = place(piece.at)
    return disc(x, y, inches(piece.radius))
  }
  if (piece.is === 'line') return thickLine(place(piece.from), place(piece.to), thicknessOf(terrainKind(piece.kind)))
  const [from, to] = [place(piece.at), place([piece.at[0] + piece.size[0], piece.at[1] + piece.size[1]])]
  return rectangle(from.x, from.y, to.x, to.y)
}

/** A line of a kind that is none by nature is as thin as can be. */
const thicknessOf = ({ footprint }: TerrainKind): number => (footprint.is === 'line' ? footprint.thickness : 1)

const roomOf = ({ width, depth, openings }: BuildingTemplate): RoomTemplate => ({
  width: inches(width),
  depth: inches(depth),
  thickness: WALL_THICKNESS,
  openings: openings.map(({ kind, side, from }) => ({
    kind,
    side,
    from: inches(from),
    to: inches(from + OPENING_LENGTH),
  })),
})

type DrawnBuilding = Extract<DrawnPiece, { is: 'building' }>

/** A closed block is one piece, every other building its walls, doors and windows, numbered by kind. */
function buildingPieces(id: string, { kind, at, turns = 0 }: DrawnBuilding): FieldPiece[] {
  const template = buildingOf(kind)
  const corner = place(at)
  if (template.openings.length === 0) {
    const { width, depth } = turnedSize(roomOf(template), turns)
    const shape = rectangle(corner.x, corner.y, corner.x + width, corner.y + depth)
    return [{ id, kind: 'block', shape, building: id }]
  }
  const counts = new Map<string, number>()
  return roomParts(roomOf(template), corner, turns).map((part): FieldPiece => {
    const n = (counts.get(part.kind) ?? 0) + 1
    counts.set(part.kind, n)
    return { id: `${id} ${part.kind} ${n}`, kind: partKind(part.kind), shape: part.shape, building: id }
  })
}

const partKind = (kind: string): TerrainId => (kind === 'door' || kind === 'window' ? kind : 'building-wall')

/** ed.climb.11 The ladder in the middle of a side of a block. */
function laddersOf(id: string, { kind, at, turns = 0 }: DrawnBuilding): FieldLadder[] {
  const template = buildingOf(kind)
  if (template.ladder === undefined) return []
  const room = roomOf(template)
  const foot = inRoom(room, place(at), turns, middleOf(room, template.ladder))
  return [{ id: `${id} ladder`, piece: id, at: foot }]
}

function middleOf({ width, depth }: Pick<RoomTemplate, 'width' | 'depth'>, side: Edge): XY {
  const [x, y] = [Math.floor(width / 2), Math.floor(depth / 2)]
  if (side === 'north') return { x, y: 0 }
  if (side === 'south') return { x, y: depth }
  return side === 'west' ? { x: 0, y } : { x: width, y }
}
