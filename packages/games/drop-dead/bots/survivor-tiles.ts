/** Where survivors begin, how a drawn tile is turned, and which tile is covered. */
import type { Seat } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { type TileId, TILES } from '../content/tiles.ts'
import { openDoorwaysOf, tileInCell } from '../content/map.ts'
import { newTile } from '../rules/06-explore.ts'
import { starOf } from '../rules/14-spawn.ts'
import type { PlacedTile } from '../state.ts'
import { best, type Decision, offered } from './advice.ts'
import { type Board, present, squareOfSurvivor } from './board.ts'

/** Near the west doorway, the only one that is not two tiles away. */
export function placeByVan(_board: Board, _seat: Seat, choices: readonly Command[]): Decision {
  const command = best(offered(choices, 'place'), ({ at: [x, y] }) => -x - Math.abs(2 * y - 3) / 4)
  return { command: command ?? (choices[0] as Command), why: 'Close to the nearest doorway.' }
}

const isSpawner = (id: TileId): boolean => typeof TILES[id].symbol === 'number'

/** How bad an open doorway on a spawner is. */
const ON_SPAWNER = 0.5

/** Rule 8: the most doorways, not on spawners; a spawner itself as shut off as can be. */
export function turnTile(board: Board, choices: readonly Command[]): Decision {
  const { state } = board
  const { drawn } = state
  if (drawn === null || drawn.cell === null) return { command: choices[0] as Command, why: 'The only turn.' }
  const { id, cell } = drawn
  const command = best(offered(choices, 'rotate'), ({ rotation }) => {
    const tiles = [...state.tiles, newTile(id, cell, rotation)]
    let worth = 0
    for (const { tile } of openDoorwaysOf(tiles)) worth += isSpawner(tiles[tile]!.id) ? ON_SPAWNER : 1
    return isSpawner(id) ? worth - links(board, tiles) : worth
  })
  return {
    command: command ?? (choices[0] as Command),
    why: 'Laid this way it leaves the most doorways.',
  }
}

/** Doorways of the last tile that lead to others. */
function links(board: Board, tiles: readonly PlacedTile[]): number {
  return openDoorwaysOf(board.state.tiles).length - openDoorwaysOf(tiles).length
}

/** Rule 10: spawners are covered first, no survivor's tile, and the more doorways open the better. */
export function coverTile(board: Board, choices: readonly Command[]): Decision {
  const { state, facts } = board
  const { drawn } = state
  const mine = present(board).map((one) => facts.tileAt[squareOfSurvivor(board, one)])
  const command = best(offered(choices, 'cover'), ({ tile, rotation }) => {
    const at = tileInCell(facts.tiles, tile)
    const star = starOf(state.tiles[at] as PlacedTile)
    const id = drawn?.id ?? (state.tiles[at] as PlacedTile).id
    const tiles = state.tiles.map((one, i) => (i === at ? newTile(id, tile, rotation) : one))
    const far = Math.abs(tile[0]) + Math.abs(tile[1])
    return 4 * star + openDoorwaysOf(tiles).length - (mine.includes(at) ? 8 : 0) - (isSpawner(id) ? -far : far) / 4
  })
  return {
    command: command ?? (choices[0] as Command),
    why: 'Tiles where zombies come out, and those at the edge, are covered first.',
  }
}
