/** Rooms (ev.scav.2): indoor squares of one tile joined by open sides, and the doors on their walls. */
import { lattice, rooms, wallsOnLattice } from '@shamble/grid'
import { tileDrawn, tileOfSquare } from '../content/map.ts'
import { TILE_SIDE } from '../tables/map.ts'
import type { Board } from './board.ts'

const drawn = new Map<string, Int16Array>()

/** The number of the room of each of a tile's 49 squares, -1 outdoors. */
function roomsOfTile(id: string, rot: number): Int16Array {
  const key = `${id}/${rot}`
  const known = drawn.get(key)
  if (known) return known
  const l = lattice(TILE_SIDE, TILE_SIDE)
  const tile = tileDrawn(id, rot)
  const open = new Uint8Array(l.sides).fill(1)
  for (const side of wallsOnLattice(l, tile, 1, 1)) open[side] = 0
  const inside = Uint8Array.from(tile.squares, (square) => (square === '#' ? 1 : 0))
  const { roomOf } = rooms(l, open, inside)
  drawn.set(key, roomOf)
  return roomOf
}

/** The room of a square: one number for all its squares, -1 outdoors and on face-down tiles. */
export function roomAt({ state, facts }: Board, square: number): number {
  if (facts.up[square] === 0 || facts.outdoor[square] === 1) return -1
  const position = tileOfSquare(state.size, square)
  const tile = state.tiles[position]!
  const { xOf, yOf } = facts.l
  const local = ((yOf[square]! - 1) % TILE_SIDE) * TILE_SIDE + ((xOf[square]! - 1) % TILE_SIDE)
  return position * TILE_SIDE * TILE_SIDE + roomsOfTile(tile.id, tile.rot)[local]!
}

/** The sides with a door, standing or destroyed, on the walls of a room. */
export function doorsOfRoom(board: Board, room: number): readonly number[] {
  board.memo.roomDoors ??= doorsByRoom(board)
  return board.memo.roomDoors.get(room) ?? []
}

function doorsByRoom(board: Board): Map<number, number[]> {
  const doors = new Map<number, number[]>()
  for (const { side } of board.state.doors) {
    for (const square of board.facts.l.squaresOfSides[side]!) {
      const room = square < 0 ? -1 : roomAt(board, square)
      if (room >= 0) doors.set(room, [...(doors.get(room) ?? []), side])
    }
  }
  return doors
}
