/** rs.terrain.1, rs.climb.8 Steps off the edges of roofs and out of upper windows, which are links of the ways of Zeds. */
import {
  distance2,
  isCrossed,
  type Link,
  type Mover,
  OUTSIDE,
  placeStopper,
  rootUp,
  towards,
  type Ways,
  whereInPolygon,
  type XY,
} from '@shamble/table'
import type { OpeningPlace } from '../content/table-map.ts'
import type { Floor } from './02-terrain.ts'

/** So far apart, in units, lie the places at which an edge is stepped off: ways come out less than a hundredth too long. */
const EDGE_STEP = 200

/** rs.terrain.1 Steps off the edges of roofs, down to where a base can stand on the ground. */
export function stepsOff(ways: readonly Ways[], floors: readonly Floor[], { radius }: Mover): Link[] {
  return floors.flatMap(({ isRoof, outline }, i) => {
    if (!isRoof) return []
    return outline.flatMap((corner, side) => {
      const next = outline[(side + 1) % outline.length] as XY
      const length = rootUp(distance2(corner, next))
      const count = Math.max(1, Math.floor((length - 2 * radius) / EDGE_STEP))
      return Array.from({ length: count + 1 }, (_, k) =>
        towards(corner, next, radius + Math.round((k * (length - 2 * radius)) / count)),
      ).flatMap((rim) => linkOver(ways, 1 + i, outline, corner, next, rim, radius) ?? [])
    })
  })
}

/** From inside the edge to outside of it, if one can stand there. */
function linkOver(
  ways: readonly Ways[],
  floor: number,
  outline: readonly XY[],
  a: XY,
  b: XY,
  rim: XY,
  radius: number,
): Link | null {
  // Outlines run clockwise along the axes: what lies inside is to the right of a side.
  const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)]
  const inside = { x: rim.x - dy * radius, y: rim.y + dx * radius }
  const outside = { x: rim.x + dy * radius, y: rim.y - dx * radius }
  const ground = ways[0] as Ways
  if (whereInPolygon(outline, inside) === OUTSIDE || placeStopper(ground.footing, ground.mover, null, outside) !== null)
    return null
  const { layout } = ground.footing
  if (isCrossed(layout, ground.gates, rim, outside)) return null
  return { from: { floor, at: inside }, to: { floor: 0, at: outside } }
}

/** rs.climb.8 Out of an upper window, down to the ground. */
export function stepOut(
  ways: readonly Ways[],
  floors: readonly Floor[],
  { kind, level, from, to, building }: OpeningPlace,
  { radius }: Mover,
): Link | null {
  if (kind !== 'window' || level === 0) return null
  const i = floors.findIndex((floor) => floor.level === level && floor.building === building)
  const floor = floors[i]
  if (!floor) return null
  const middle = { x: (from.x + to.x) >> 1, y: (from.y + to.y) >> 1 }
  const side = floor.outline.findIndex((corner, k) =>
    isAlong(corner, floor.outline[(k + 1) % floor.outline.length] as XY, middle),
  )
  const [a, b] = [floor.outline[side], floor.outline[(side + 1) % floor.outline.length]]
  return a && b ? linkOver(ways, 1 + i, floor.outline, a, b, middle, radius) : null
}

const isAlong = (a: XY, b: XY, p: XY): boolean => (a.x === b.x ? p.x === a.x : p.y === a.y)
