/** A map made ready for questions in tests: where a base can stand, and what it can reach. */
import {
  costFrom,
  fieldTo,
  isOnTable,
  type Layout,
  layoutOf,
  type Mover,
  painted,
  placeStopper,
  type Ways,
  waysOf,
  type XY,
} from '@shamble/table'
import type { TableMap } from '../content/drawing.ts'
import { BASE_RADIUS, TOLERANCE } from '../tables/units.ts'

const MOVER: Mover = { radius: BASE_RADIUS, clearance: BASE_RADIUS - TOLERANCE }

export interface Ground {
  readonly layout: Layout
  /** Walls, openings and impassable pieces, whether open or not. */
  readonly solid: Uint8Array
  readonly ways: Ways
}

export function groundOf({ terrain }: TableMap): Ground {
  const layout = layoutOf(terrain)
  const isGate = painted(layout, (b) =>
    b.part === 'opening' || (b.part === 'piece' && b.piece.ground === 'obstacle') ? 1 : 0,
  )
  const closed = painted(layout, (b) =>
    b.part === 'wall' || (b.part === 'piece' && b.piece.ground === 'impassable') ? 1 : 0,
  )
  const solid = closed.map((value, i) => value || (layout.barriers[i]?.part === 'opening' ? 1 : 0))
  return { layout, solid, ways: waysOf({ layout, mover: MOVER, closed, gates: isGate }) }
}

/** Can a base stand there, on the table and clear of walls, openings and impassable pieces? */
export const isFree = ({ layout, solid }: Ground, at: XY): boolean =>
  isOnTable(at, BASE_RADIUS, layout.width, layout.depth) &&
  placeStopper({ layout, closed: solid }, MOVER, null, at) === null

/** The points that a base cannot reach from a place, with all doors and windows open. */
export function cutOff({ ways, layout }: Ground, from: XY, points: readonly XY[]): XY[] {
  const field = fieldTo(ways, from, new Int32Array(layout.barriers.length))
  return points.filter((p) => costFrom(field, p) === Number.POSITIVE_INFINITY)
}
