/** What a tile would do to the doorways around it if it were laid like this. */
import { cellBeyond, oppositeSide, type XY } from '@shamble/grid'
import type { Side, TileId } from '../content/tiles.ts'
import { SIDES } from '../content/tiles.ts'
import type { PlacedTile } from '../state.ts'
import { openDoorwaysOf, openSidesOf, tileInCell } from '../content/map.ts'

export interface Doors {
  /** dd.grid.10 Sides that lead into the unknown. */
  readonly opened: readonly Side[]
  /** dd.grid.8 Sides where two doorways meet. */
  readonly joined: readonly Side[]
  /** dd.grid.9 Sides where a doorway, its own or a neighbour's, meets a wall. */
  readonly blocked: readonly Side[]
  /** Open doorways of the whole map afterwards. */
  readonly left: number
}

/** dd.explore.19, dd.doors.5 Doorways after a tile is laid into a cell; whatever lies there now is covered. */
export function doorsIfLaid(tiles: readonly PlacedTile[], id: TileId, cell: XY, rot: number): Doors {
  const [tx, ty] = cell
  const others = tiles.filter((tile) => tile.tx !== tx || tile.ty !== ty)
  const laid: PlacedTile = { id, tx, ty, rot, resolved: false, asleep: false }
  const own = openSidesOf(laid)
  const opened: Side[] = []
  const joined: Side[] = []
  const blocked: Side[] = []
  for (const side of SIDES) {
    const beyond = others[tileInCell(others, cellBeyond(cell, side))]
    const mine = own.includes(side)
    if (!beyond) {
      if (mine) opened.push(side)
      continue
    }
    const theirs = openSidesOf(beyond).includes(oppositeSide(side))
    if (mine && theirs) joined.push(side)
    else if (mine || theirs) blocked.push(side)
  }
  return { opened, joined, blocked, left: openDoorwaysOf([...others, laid]).length }
}
