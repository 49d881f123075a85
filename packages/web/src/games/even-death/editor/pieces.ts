/** Where pieces are, how they are pulled and turned, and which kinds they can be. */
import {
  type BuildingId,
  BUILDING_IDS,
  buildingOf,
  TERRAIN_IDS,
  type TerrainId,
  terrainKind,
} from '@shamble/even-death/page'
import type { Placed, Where } from '../../../editor/measured/kind.ts'
import { round, wholeOf } from '../../../editor/measured/spans.ts'
import { areaWhere, lineWhere } from '../../../editor/measured/where.ts'
import { withValue } from '../../../editor/path.ts'
import type { DrawnBuilding, DrawnDisc, DrawnLine, DrawnPiece, DrawnRect, OwnTable, Span } from './own.ts'

type PiecePlaced = Placed<OwnTable, DrawnPiece>

/** Nothing is smaller than this, in inches. */
const LEAST = 0.5

export const spanOf = (piece: DrawnPiece): Span => {
  switch (piece.is) {
    case 'disc': {
      const [x, y] = piece.at
      return [round(x - piece.radius), round(y - piece.radius), round(x + piece.radius), round(y + piece.radius)]
    }
    case 'rect':
      return [piece.at[0], piece.at[1], round(piece.at[0] + piece.size[0]), round(piece.at[1] + piece.size[1])]
    case 'line':
      return [...piece.from, ...piece.to]
    case 'building': {
      const [width, depth] = sizeOf(piece)
      return [piece.at[0], piece.at[1], round(piece.at[0] + width), round(piece.at[1] + depth)]
    }
  }
}

/** As it stands, turned by quarters. */
const sizeOf = ({ kind, turns = 0 }: DrawnBuilding): readonly [number, number] => {
  const { width, depth } = buildingOf(kind)
  return turns % 2 === 0 ? [width, depth] : [depth, width]
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** ed.terrain.11 The radius that its kind allows, the nearest to this. */
export function radiusFor(kind: TerrainId, radius: number): number {
  const { footprint } = terrainKind(kind)
  const half = Math.round(radius * 2) / 2
  return footprint.is === 'disc' ? clamp(half, footprint.least, footprint.most) : Math.max(LEAST, half)
}

const discIn = (piece: DrawnDisc, [west, north, east, south]: Span): DrawnDisc => ({
  ...piece,
  at: [round((west + east) / 2), round((north + south) / 2)],
  radius: radiusFor(piece.kind, Math.min(east - west, south - north) / 2),
})

/** ed.terrain.11 What has a size of its own keeps it, lying or upright; a trench its width. */
export function sizeFor(kind: TerrainId, width: number, depth: number): readonly [number, number] {
  const { footprint } = terrainKind(kind)
  if (footprint.is !== 'rect') return [Math.max(LEAST, width), Math.max(LEAST, depth)]
  const isUpright = depth > width
  if (footprint.size) return isUpright ? [footprint.size[1], footprint.size[0]] : footprint.size
  const { wide } = footprint
  if (wide === undefined) return [Math.max(LEAST, width), Math.max(LEAST, depth)]
  return isUpright ? [wide, Math.max(wide, depth)] : [Math.max(wide, width), wide]
}

const rectIn = (piece: DrawnRect, [west, north, east, south]: Span): DrawnRect => ({
  ...piece,
  at: [west, north],
  size: sizeFor(piece.kind, round(east - west), round(south - north)),
})

const NEXT_TURN = [1, 2, 3, 0] as const

/** A span on its side is a building that was turned. */
function buildingIn(piece: DrawnBuilding, [west, north, east, south]: Span): DrawnBuilding {
  const [width, depth] = sizeOf(piece)
  const isTurned = width > depth ? east - west < south - north : east - west > south - north
  const { turns = 0 } = piece
  return { ...piece, at: [Math.max(0, west), Math.max(0, north)], ...(isTurned && { turns: NEXT_TURN[turns] }) }
}

const lineIn = (piece: DrawnLine, [x1, y1, x2, y2]: Span): DrawnLine => ({ ...piece, from: [x1, y1], to: [x2, y2] })

function pieceIn(piece: DrawnPiece, span: Span): DrawnPiece {
  switch (piece.is) {
    case 'disc':
      return discIn(piece, span)
    case 'rect':
      return rectIn(piece, span)
    case 'line':
      return lineIn(piece, span)
    case 'building':
      return buildingIn(piece, span)
  }
}

export function pieceWhere({ document, key, value }: PiecePlaced): Where<OwnTable> {
  const put = (span: Span): OwnTable => withValue(document, key, pieceIn(value, span))
  const span = spanOf(value)
  if (value.is === 'line') return lineWhere(document, span, put)
  const where = areaWhere(document, span, LEAST, put)
  // A shore may lie round a corner of the table.
  if (value.is === 'disc') {
    const [width, depth] = document.map.size
    const r = value.radius
    return { ...where, within: [-r, -r, width + r, depth + r] }
  }
  return { ...where, within: wholeOf(document.map.size), turns: true }
}

/** The kinds that a piece could be as well: of the same form. */
export function kindsLike(piece: DrawnPiece): readonly (TerrainId | BuildingId)[] {
  if (piece.is === 'building') return BUILDING_IDS
  return TERRAIN_IDS.filter((id) => canBe(id, piece.is))
}

function canBe(id: TerrainId, form: Exclude<DrawnPiece['is'], 'building'>): boolean {
  const { footprint } = terrainKind(id)
  if (id === 'marker' || id === 'building-wall' || id === 'block') return false
  return footprint.is === form || (footprint.is === 'any' && form !== 'line')
}

/** The piece as another kind of the same form, with the size that it must have. */
export function asKind(piece: DrawnPiece, kind: string): DrawnPiece {
  if (piece.is === 'building') {
    const building = BUILDING_IDS.find((one) => one === kind)
    return building === undefined ? piece : { ...piece, kind: building }
  }
  const form = piece.is
  const id = TERRAIN_IDS.find((one) => one === kind && canBe(one, form))
  if (id === undefined) return piece
  if (piece.is === 'disc') return { ...piece, kind: id, radius: radiusFor(id, piece.radius) }
  return piece.is === 'rect' ? { ...piece, kind: id, size: sizeFor(id, ...piece.size) } : { ...piece, kind: id }
}
