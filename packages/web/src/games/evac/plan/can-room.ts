import { squaresOfTile, type View, wallsOfTile } from '@shamble/evac/page'
import { sideBetween } from '@shamble/grid'
import { latticeFor } from '../place.ts'

/** ev.scen.3 The walls around a fuel can on this tile whose room has no door yet; null if there is no such can. */
export function wallsOfShutCan(view: View, position: number): ReadonlySet<number> | null {
  const tile = view.tiles[position]
  if (!tile?.up) return null
  const squares = new Set(squaresOfTile(view.size, position))
  const walls = new Set([...view.walls, ...wallsOfTile(view.size, position, tile.id, tile.rot)])
  const doors = new Set(view.doors.map(({ side }) => side))
  for (const can of view.cans) {
    if (!squares.has(can)) continue
    const around = wallsAround(view, can, squares, walls)
    if (![...around].some((side) => doors.has(side))) return around
  }
  return null
}

/** Every wall that a walk through the room of a square comes to. */
function wallsAround(
  view: View,
  from: number,
  within: ReadonlySet<number>,
  walls: ReadonlySet<number>,
): ReadonlySet<number> {
  const l = latticeFor(view)
  const found = new Set<number>()
  const room = new Set([from])
  for (const square of room)
    for (const next of [square - 1, square + 1, square - l.width, square + l.width]) {
      const side = next >= 0 && next < l.squares ? sideBetween(l, square, next) : -1
      if (side < 0) continue
      if (walls.has(side)) found.add(side)
      else if (within.has(next)) room.add(next)
    }
  return found
}
