/** What the coming zombie phase is likely to cost somebody in a unit. */
import { unitIn } from '../content/map.ts'
import { distance, sightLimit, squareOf, unitOfSquare } from '../rules/01-grid.ts'
import { ENTRANCES } from '../tables/map.ts'
import { starOf } from '../rules/14-spawn.ts'
import { zombieMovement } from '../rules/15-crowd.ts'
import { undeadSeats } from '../rules/18-end.ts'
import type { PlacedTile, Survivor, Zombie } from '../state.ts'
import { besideOf, type Board, present, squareOfSurvivor, strikesFrom } from './board.ts'

/** A zombie that could as well strike a partner counts for so much. */
const SHARED = 0.65
/** A zombie that notices nobody counts for so much if an undead player can send it. */
const SENT = 0.35

export interface Danger {
  /** Per square: zombies expected to strike somebody there. */
  readonly strikers: Float64Array
  /** dd.zombies.4 What one of them does on average. */
  readonly perStrike: number
}

/** What one die shows on average. */
const mean = (sides: number): number => (sides + 1) / 2

export const perStrike = ({ book }: Board): number => book.zombies.attack.reduce((sum, sides) => sum + mean(sides), 0)

/** Zombies to come out of a spawner in the next zombie phase (dd.spawn.2). */
export function spawnsOf(board: Board, tile: number): number {
  const { perTile, figures } = board.book.zombies
  const room = Math.min(perTile - board.crowd[tile]!, figures - board.state.zombies.length)
  return Math.max(0, Math.min(starOf(board.state.tiles[tile] as PlacedTile), room))
}

/** Danger of every square for this survivor, the others standing where they are. */
export function dangerFor(board: Board, me: Survivor): Danger {
  const { state, facts, book } = board
  const field: Field = {
    strikers: new Float64Array(facts.l.squares),
    others: present(board)
      .filter((one) => one.seat !== me.seat)
      .map((one) => squareOfSurvivor(board, one)),
    sight: sightLimit(board),
    sent: undeadSeats(state).length > 0 ? SENT : 0,
  }
  for (const z of state.zombies) if (!z.commanded) addStriker(board, field, z)
  state.tiles.forEach((tile, i) => {
    const spawns = spawnsOf(board, i)
    if (spawns === 0 || !book.mayActNow(FRESH)) return
    for (const [column, row] of ENTRANCES) {
      const square = squareOf(facts, unitIn(tile.tx, tile.ty, column, row))
      spread(board, field, square, book.zombies.movement, spawns / ENTRANCES.length)
    }
  })
  return { strikers: field.strikers, perStrike: perStrike(board) }
}

/** A zombie as it comes out of a spawner. */
const FRESH: Zombie = {
  n: 0,
  at: 0,
  health: 1,
  heading: 0,
  commanded: false,
  moved: false,
  attacked: false,
  fresh: true,
}

interface Field {
  readonly strikers: Float64Array
  readonly others: readonly number[]
  readonly sight: number
  readonly sent: number
}

const addStriker = (board: Board, field: Field, z: Zombie): void =>
  spread(board, field, squareOf(board.facts, z.at), zombieMovement(board, z), 1)

function spread(board: Board, field: Field, from: number, movement: number, chance: number): void {
  const { strikers, others, sight, sent } = field
  const { noticing, unnoticing } = strikesFrom(board, from, movement)
  const shared = others.some((other) => noticing.includes(other)) ? SHARED * chance : chance
  if (sight === Number.POSITIVE_INFINITY) for (const square of noticing) strikers[square]! += shared
  else for (const square of noticing) strikers[square]! += noticesInFog(board, from, square, sight) ? shared : 0
  if (sent > 0) for (const square of unnoticing) strikers[square]! += sent * chance
}

/** dd.events.12 */
function noticesInFog(board: Board, from: number, square: number, sight: number): boolean {
  const { facts } = board
  if (facts.tileAt[from] === facts.tileAt[square]) return true
  return distance(board, unitOfSquare(facts, from), unitOfSquare(facts, square)) <= sight
}

/** Health that somebody on this square is expected to lose: no more zombies than find room beside it. */
export const harmAt = (board: Board, { strikers, perStrike: each }: Danger, square: number): number =>
  strikers[square] === 0 ? 0 : each * Math.min(strikers[square]!, besideOf(board, square).length)
