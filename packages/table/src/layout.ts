/**
 * A terrain made ready for questions: every wall, opening, piece, floor and roof is a numbered barrier in a spatial
 * index. What a barrier does just now (a door opens, a window breaks) is not in here but in arrays with one entry for
 * each barrier, so that a layout is worked out once for a map.
 */
import type { XY } from './geometry.ts'
import { type BoxGrid, boxGrid } from './spatial.ts'
import { boxOf, type Shape } from './shape.ts'
import type { Building, Gap, Opening, Piece, Terrain } from './terrain.ts'
import { stretchesOf, wallsOf } from './walls.ts'

interface Common {
  readonly index: number
  readonly shape: Shape
  /** It fills the heights from `bottom` up to, not including, `top`. */
  readonly bottom: number
  readonly top: number
  readonly level: number
}

/** A floor or roof is a `slab`: it has no thickness, and closes what is above from what is below. */
export type Barrier =
  | (Common & { readonly part: 'wall'; readonly building: Building; readonly kind: string })
  | (Common & { readonly part: 'opening'; readonly building: Building; readonly opening: Opening })
  | (Common & { readonly part: 'slab'; readonly building: Building; readonly outline: readonly XY[] })
  | (Common & { readonly part: 'piece'; readonly piece: Piece })

export interface Layout {
  readonly terrain: Terrain
  readonly width: number
  readonly depth: number
  readonly barriers: readonly Barrier[]
  readonly grid: BoxGrid
  readonly outlines: Outlines
  /** The barrier of every piece and opening, by id; of a piece with gaps the first of its stretches. */
  readonly numberOf: ReadonlyMap<string, number>
  /** The walls, openings and slabs of every building, by its id. */
  readonly partsOf: ReadonlyMap<string, readonly number[]>
}

/** The corners of all barriers in one row: barrier i has those from `starts[i]`, and reaches `extra[i]` beyond them. */
interface Outlines {
  readonly starts: Int32Array
  readonly x: Int32Array
  readonly y: Int32Array
  readonly extra: Int32Array
}

/** Makes a barrier once its number is known. Barriers of a kind are written in one place, so that all are built alike. */
type Unnumbered = (index: number) => Barrier

/** Numbers pieces first, then building by building walls, openings, floors and roof. */
export function layoutOf(terrain: Terrain): Layout {
  const gaps = terrain.gaps ?? []
  const list: Unnumbered[] = [
    ...terrain.pieces.flatMap((piece) => pieceBarriers(piece, gaps)),
    ...terrain.buildings.flatMap((building) => buildingBarriers(building, gaps)),
  ]
  const barriers = list.map((numbered, index) => numbered(index))
  const numberOf = new Map<string, number>()
  const partsOf = new Map<string, number[]>()
  for (const barrier of barriers) {
    if (barrier.part === 'piece') {
      if (!numberOf.has(barrier.piece.id)) numberOf.set(barrier.piece.id, barrier.index)
    } else {
      if (barrier.part === 'opening') numberOf.set(barrier.opening.id, barrier.index)
      const parts = partsOf.get(barrier.building.id) ?? []
      parts.push(barrier.index)
      partsOf.set(barrier.building.id, parts)
    }
  }
  const { width, depth } = terrain
  const grid = boxGrid(
    width,
    depth,
    barriers.map((barrier) => boxOf(barrier.shape)),
  )
  return { terrain, width, depth, barriers, grid, outlines: outlinesOf(barriers), numberOf, partsOf }
}

function outlinesOf(barriers: readonly Barrier[]): Outlines {
  const starts = [0]
  const points: XY[] = []
  for (const { shape } of barriers) {
    points.push(...cornersOf(shape))
    starts.push(points.length)
  }
  return {
    starts: Int32Array.from(starts),
    x: Int32Array.from(points, (p) => p.x),
    y: Int32Array.from(points, (p) => p.y),
    extra: Int32Array.from(barriers, ({ shape }) => (shape.is === 'disc' ? shape.radius : 0)),
  }
}

function cornersOf(shape: Shape): readonly XY[] {
  if (shape.is === 'polygon') return shape.corners
  return shape.is === 'disc' ? [shape.at] : [shape.from, shape.to]
}

/**
 * Is a barrier surely farther than `reach` from the line of a and b, all of it on one side? `length` is at least the
 * length of the segment. A quick look that spares most exact comparisons; false means nothing.
 */
export function isAside({ outlines }: Layout, barrier: number, a: XY, b: XY, reach: number, length: number): boolean {
  const { starts, x, y, extra } = outlines
  const limit = (reach + (extra[barrier] as number)) * length
  const dx = b.x - a.x
  const dy = b.y - a.y
  const start = starts[barrier] as number
  const end = starts[barrier + 1] as number
  const first = dx * ((y[start] as number) - a.y) - dy * ((x[start] as number) - a.x)
  if (Math.abs(first) <= limit) return false
  for (let k = start + 1; k < end; k++) {
    const side = dx * ((y[k] as number) - a.y) - dy * ((x[k] as number) - a.x)
    if (first > 0 ? side <= limit : side >= -limit) return false
  }
  return true
}

/** One barrier, or one for each stretch that the gaps leave of a line. */
function pieceBarriers(piece: Piece, gaps: readonly Gap[]): Unnumbered[] {
  const { bottom = 0, level = 0, shape } = piece
  const top = bottom + piece.height
  const missing = gaps.length === 0 ? gaps : gaps.filter((gap) => gap.in === piece.id)
  const shapes =
    shape.is === 'line' && missing.length > 0
      ? stretchesOf(shape, missing).map(({ from, to }) => lineBetween(from, to))
      : [alike(shape)]
  return shapes.map((part) => (index) => ({ part: 'piece', index, shape: part, bottom, top, level, piece }))
}

/** Shapes come from many places; here those of a kind are built alike. */
function alike(shape: Shape): Shape {
  if (shape.is === 'polygon') return { is: 'polygon', corners: shape.corners.map(({ x, y }) => ({ x, y })) }
  if (shape.is === 'disc') return { is: 'disc', at: { x: shape.at.x, y: shape.at.y }, radius: shape.radius }
  return lineBetween(shape.from, shape.to)
}

const lineBetween = (from: XY, to: XY): Shape => ({
  is: 'line',
  from: { x: from.x, y: from.y },
  to: { x: to.x, y: to.y },
})

function buildingBarriers(building: Building, missing: readonly Gap[]): Unnumbered[] {
  const { storeyHeight, storeys, outline, openings } = building
  const walls = wallsOf(building, missing).map(({ from, to, level, kind }): Unnumbered => {
    const shape = lineBetween(from, to)
    const [bottom, top] = [level * storeyHeight, (level + 1) * storeyHeight]
    return (index) => ({ part: 'wall', index, shape, bottom, top, level, building, kind })
  })
  const gaps = openings.map((opening): Unnumbered => {
    const { from, to, level } = opening
    const shape = lineBetween(from, to)
    const [bottom, top] = [level * storeyHeight, (level + 1) * storeyHeight]
    return (index) => ({ part: 'opening', index, shape, bottom, top, level, building, opening })
  })
  const slabs: Unnumbered[] = []
  for (let level = 1; level <= storeys; level++) {
    if (level === storeys && building.roof === 'none') continue
    const height = level * storeyHeight
    const shape = alike({ is: 'polygon', corners: outline })
    slabs.push((index) => ({ part: 'slab', index, shape, bottom: height, top: height, level, building, outline }))
  }
  return [...walls, ...gaps, ...slabs]
}

/** An array with one small number for each barrier: what it does to sight, to movement, to a path. */
export function painted({ barriers }: Layout, value: (barrier: Barrier) => number): Uint8Array {
  const paint = new Uint8Array(barriers.length)
  for (let i = 0; i < barriers.length; i++) paint[i] = value(barriers[i] as Barrier)
  return paint
}
