/** The nearest places to which a way leads. */
import { isOnTable } from './base.ts'
import type { XY } from './geometry.ts'
import type { Barrier } from './layout.ts'
import { barrierOnLeg, type Footing } from './movement.ts'
import { cornersOf, middleOf, nearestIn, reachOf, type Square, standingPlaces } from './nearest.ts'
import { costFrom, fieldTo } from './paths.ts'
import { comparePointToShape } from './shape.ts'
import { boxesAlong, NOBODY } from './spatial.ts'
import { SPARE } from './turning-points.ts'
import { gatesOn, isClearLeg, SHUT, type Ways } from './ways.ts'

/**
 * dw.zmove.14: the places nearest to a point where a base can stand and to which a way leads from here, all that are
 * equally near; none if it cannot stand here itself.
 */
export function nearestReachable(ways: Ways, footing: Footing, from: XY, to: XY, prices: Int32Array): XY[] {
  const places = standingPlaces(footing, ways.mover, null)
  if (!places.has(from)) return []
  const field = fieldTo(ways, from, prices)
  // Where one could turn, the turning points say truly that no way leads there; a place that sees one of these is cut
  // off like it.
  const cutOff: XY[] = []
  const isRoomy = (p: XY): boolean => barrierOnLeg(footing, ways.mover.clearance + ROOMY, p, p) === NOBODY
  const isReached = (p: XY): boolean => {
    if (cutOff.some((q) => isOpenLeg(ways, prices, p, q))) return false
    if (costFrom(field, p) < Number.POSITIVE_INFINITY) return true
    if (isRoomy(p)) cutOff.push(p)
    return false
  }
  return nearestIn(to, {
    has: (p) => places.has(p) && isReached(p),
    misses: (square) => {
      if (places.misses(square)) return true
      if (!isInOnePiece(ways, footing, prices, square)) return false
      const one = cornersOf(square).find((corner) => places.has(corner) && isRoomy(corner))
      return one !== undefined && !isReached(one)
    },
  })
}

/** So much beyond the clearance one is past the turning points. */
const ROOMY = SPARE + 1

/** Can one walk straight from a point to another, whatever it costs? */
const isOpenLeg = (ways: Ways, prices: Int32Array, a: XY, b: XY): boolean =>
  isClearLeg(ways, a, b) && gatesOn(ways, a, b).every((gate) => prices[gate] !== SHUT)

/**
 * Does a way lead from each place in a square to each other, if there are any? It does if nothing closed is near: all
 * between them is free. It does if one thing is near and the square is small: one walks along its side, or around its
 * corner, and that bends out of the straight line by no more than half of it.
 */
function isInOnePiece(
  { mover, gates }: Ways,
  { layout, closed }: Footing,
  prices: Int32Array,
  square: Square,
): boolean {
  const { clearance, radius } = mover
  const at = middleOf(square)
  const reach = reachOf(square)
  const isSmall = reach < clearance
  const margin = clearance + (isSmall ? 2 : 1) * reach
  const count = boxesAlong(layout.grid, at, at, margin)
  let near = 0
  for (let k = 0; k < count; k++) {
    const i = layout.grid.found[k] as number
    const { part, shape } = layout.barriers[i] as Barrier
    const isShut = gates[i] !== 0 && prices[i] === SHUT
    if (part === 'slab' || (closed[i] === 0 && !isShut) || comparePointToShape(at, shape, margin) >= 0) continue
    if (isShut) return false
    near++
  }
  return near === 0 || (near === 1 && isSmall && isOnTable(at, radius + 2 * reach, layout.width, layout.depth))
}
