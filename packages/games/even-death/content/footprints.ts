/** What a drawn piece covers, in inches: a disc, or a rectangle along the axes. For random tables. */
import { INCH } from '../tables/units.ts'
import { buildingOf } from './buildings.ts'
import type { DrawnPiece } from './scenarios.ts'
import { terrainKind } from './terrain.ts'

export type Covered =
  | { readonly is: 'disc'; readonly x: number; readonly y: number; readonly radius: number }
  | {
      readonly is: 'rect'
      readonly west: number
      readonly north: number
      readonly east: number
      readonly south: number
    }

export function coveredBy(piece: DrawnPiece): Covered {
  if (piece.is === 'disc') return { is: 'disc', x: piece.at[0], y: piece.at[1], radius: piece.radius }
  if (piece.is === 'line') return lineCovers(piece)
  const [west, north] = piece.at
  const [width, depth] = piece.is === 'rect' ? piece.size : turnedSize(piece)
  return { is: 'rect', west, north, east: west + width, south: north + depth }
}

function turnedSize({ kind, turns = 0 }: Extract<DrawnPiece, { is: 'building' }>): readonly [number, number] {
  const { width, depth } = buildingOf(kind)
  return turns % 2 === 0 ? [width, depth] : [depth, width]
}

function lineCovers({ kind, from, to }: Extract<DrawnPiece, { is: 'line' }>): Covered {
  const { footprint } = terrainKind(kind)
  const half = footprint.is === 'line' ? footprint.thickness / INCH / 2 : 0
  return {
    is: 'rect',
    west: Math.min(from[0], to[0]) - half,
    north: Math.min(from[1], to[1]) - half,
    east: Math.max(from[0], to[0]) + half,
    south: Math.max(from[1], to[1]) + half,
  }
}

/** How far a number is from a stretch; 0 inside. */
const beyond = (v: number, from: number, to: number): number => Math.max(0, from - v, v - to)

/** The square of the gap between two, 0 where they overlap or touch. */
export function isNearer(a: Covered, b: Covered, gap: number): boolean {
  if (a.is === 'rect' && b.is === 'rect') {
    const dx = Math.max(0, a.west - b.east, b.west - a.east)
    const dy = Math.max(0, a.north - b.south, b.north - a.south)
    return gap === 0 ? overlap(a, b) : dx * dx + dy * dy < gap * gap
  }
  if (a.is === 'disc') {
    const dx = b.is === 'disc' ? b.x - a.x : beyond(a.x, b.west, b.east)
    const dy = b.is === 'disc' ? b.y - a.y : beyond(a.y, b.north, b.south)
    const reach = gap + a.radius + (b.is === 'disc' ? b.radius : 0)
    return dx * dx + dy * dy < reach * reach
  }
  return isNearer(b, a, gap)
}

type Rect = Extract<Covered, { is: 'rect' }>
const overlap = (a: Rect, b: Rect): boolean =>
  a.west < b.east && b.west < a.east && a.north < b.south && b.north < a.south

/** Does all of it lie in a rectangle? */
export function liesIn(piece: Covered, { west, north, east, south }: Rect): boolean {
  if (piece.is === 'rect')
    return piece.west >= west && piece.north >= north && piece.east <= east && piece.south <= south
  const { x, y, radius } = piece
  return x - radius >= west && y - radius >= north && x + radius <= east && y + radius <= south
}

export const rectOf = (west: number, north: number, east: number, south: number): Rect => ({
  is: 'rect',
  west,
  north,
  east,
  south,
})
