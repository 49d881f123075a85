/** What a survivor is after this turn: the van, a part, a doorway, a card (rules 5 to 8 and 11). */
import type { Seat } from '@shamble/kernel'
import type { XY } from '@shamble/grid'
import { isStartTile } from '../content/tiles.ts'
import { type OpenDoorway, symbolOf, unitIn } from '../content/map.ts'
import { squareOf } from '../rules/01-grid.ts'
import { ENTRANCES } from '../tables/map.ts'
import { partsKnown } from '../rules/10-parts.ts'
import { starOf } from '../rules/14-spawn.ts'
import type { PlacedTile, Survivor } from '../state.ts'
import { best } from './advice.ts'
import { type Board, present, squareOfSurvivor } from './board.ts'
import { FAR, squaresOfTile, stepsAt, stepsFrom } from './ways.ts'

export type GoalKind = 'install' | 'van' | 'part' | 'explore' | 'card' | 'rest' | 'none'

export interface Goal {
  readonly kind: GoalKind
  /** Steps to it from every square. */
  readonly field: Int16Array
  readonly why: string
}

const NOWHERE = new Int16Array(0)

/** Below this nobody explores while somebody healthier lives. */
const TOO_WEAK = 30

export function goalOf(board: Board, me: Survivor): Goal {
  const { state, book } = board
  const carried = state.survivors.filter((one) => one.carries).length
  const missing = book.partsRequired - state.installed
  if (me.carries && missing > 0) return toVan(board, 'install', 'The part goes to the van by a safe way.')
  const wanted = missing - carried
  const part = wanted > 0 ? partFor(board, me, wanted) : null
  if (part !== null) return to(board, 'part', [part], 'A part that is needed lies there.')
  if (missing - carried <= 0) return toVan(board, 'van', 'Enough parts are found; the van will leave.')
  if (partsKnown(board) >= book.partsRequired)
    return toVan(board, 'van', 'Others fetch the last parts; the van will leave.')
  return search(board, me)
}

const to = (board: Board, kind: GoalKind, squares: readonly number[], why: string): Goal => ({
  kind,
  field: stepsFrom(board, squares, true),
  why,
})

const toVan = (board: Board, kind: GoalKind, why: string): Goal =>
  to(board, kind, squaresOfTile(board, board.facts.van), why)

/**
 * Rule 6: the lying part that this survivor fetches; null for none. As many as are needed are fetched, those first that
 * somebody is nearest to, each by the nearest survivor whose hands are free.
 */
function partFor(board: Board, me: Survivor, wanted: number): number | null {
  const { state, facts } = board
  if (state.lying.length === 0 || me.carries) return null
  const free = present(board).filter((one) => !one.carries)
  const trips = state.lying.flatMap((unit, part) => {
    const square = squareOf(facts, unit)
    const field = stepsFrom(board, [square], true)
    return free.map((one) => ({ part, square, seat: one.seat, steps: stepsAt(field, squareOfSurvivor(board, one)) }))
  })
  trips.sort((a, b) => a.steps - b.steps)
  const parts = new Set<number>()
  const seats = new Set<Seat>()
  for (const { part, square, seat } of trips) {
    if (parts.has(part) || seats.has(seat)) continue
    if (seat === me.seat) return square
    parts.add(part)
    seats.add(seat)
    if (parts.size === wanted) return null
  }
  return null
}

function search(board: Board, me: Survivor): Goal {
  const { state } = board
  if (me.health < TOO_WEAK && present(board).some((one) => one.health > Math.max(me.health, TOO_WEAK)))
    return toVan(board, 'rest', 'Others are healthier, and better fit to explore.')
  if (state.stack.length === 0 && !hasUnresolvedCircle(board)) return toCards(board, me)
  const places = [...doorways(board), ...unresolvedCircles(board)]
  const nearest = bestPlace(board, me, places)
  if (nearest === undefined) return { kind: 'none', field: NOWHERE, why: 'Nothing is left to explore.' }
  return to(board, 'explore', nearest.squares, 'This is the nearest doorway to explore.')
}

interface Place {
  readonly squares: readonly number[]
  readonly tile: number
}

const hasUnresolvedCircle = ({ state }: Board): boolean =>
  state.tiles.some((tile) => !tile.resolved && symbolOf(tile) === 'circle')

const doorways = (board: Board): Place[] =>
  board.state.stack.length === 0
    ? []
    : board.facts.openDoorways.map((doorway) => ({ squares: doorwaySquares(board, doorway), tile: doorway.tile }))

/** The two units of each side among the eight entrances (dd.grid.6). */
const UNITS: Readonly<Record<OpenDoorway['side'], readonly [XY, XY]>> = {
  S: [ENTRANCES[0]!, ENTRANCES[1]!],
  W: [ENTRANCES[2]!, ENTRANCES[3]!],
  N: [ENTRANCES[4]!, ENTRANCES[5]!],
  E: [ENTRANCES[6]!, ENTRANCES[7]!],
}

export function doorwaySquares({ facts }: Board, { tile, side }: OpenDoorway): number[] {
  const { tx, ty } = facts.tiles[tile] as PlacedTile
  return UNITS[side].map(([column, row]) => squareOf(facts, unitIn(tx, ty, column, row)))
}

const unresolvedCircles = (board: Board): Place[] =>
  board.state.tiles.flatMap((tile, i) =>
    !tile.resolved && symbolOf(tile) === 'circle' ? [{ squares: squaresOfTile(board, i), tile: i }] : [],
  )

/** Steps that a zombie on the tile of a doorway is worth, and a spawner; and what the way home counts. */
const PER_ZOMBIE = 2
const AT_SPAWNER = 6
const WAY_HOME = 0.3
/** Doorways that a partner is nearer to. */
const TAKEN = 3

/**
 * Rule 8: walking distance, more for zombies and spawners there, for a long way home, and where a partner is nearer. The
 * rule of thumb also stays close to partners; that did not show in the games that were measured.
 */
function bestPlace(board: Board, me: Survivor, places: readonly Place[]): Place | undefined {
  const { state, crowd, facts } = board
  const steps = stepsFrom(board, [squareOfSurvivor(board, me)])
  const home = stepsFrom(board, squaresOfTile(board, facts.van), true)
  const others = present(board)
    .filter((one) => one.seat !== me.seat && !one.carries)
    .map((one) => squareOfSurvivor(board, one))
  const nearestOf = (field: Int16Array, place: Place): number =>
    place.squares.reduce((least, square) => Math.min(least, stepsAt(field, square)), FAR)
  const isTaken = (place: Place, mine: number): boolean =>
    others.some((other) => other >= 0 && crow(board, other, place.squares[0]!) + 1 < mine)
  return best(places, (place) => {
    const mine = nearestOf(steps, place)
    const spawner = starOf(state.tiles[place.tile] as PlacedTile) > 0 ? AT_SPAWNER : 0
    const risk = PER_ZOMBIE * crowd[place.tile]! + spawner + (isTaken(place, mine) ? TAKEN : 0)
    return -(mine + risk + WAY_HOME * nearestOf(home, place))
  })
}

/** Steps as the crow flies. */
const crow = ({ facts: { l } }: Board, a: number, b: number): number =>
  Math.abs(l.xOf[a]! - l.xOf[b]!) + Math.abs(l.yOf[a]! - l.yOf[b]!)

/** Rule 11: the nearest tile without zombies on which the last search is allowed (dd.doors.10). */
function toCards(board: Board, me: Survivor): Goal {
  const { state, crowd } = board
  const circles = state.tiles.some((tile) => symbolOf(tile) === 'circle')
  const steps = stepsFrom(board, [squareOfSurvivor(board, me)])
  const serving = state.tiles.flatMap((tile, i) =>
    crowd[i] === 0 && (circles ? symbolOf(tile) === 'circle' : !isStartTile(tile.id)) ? [squaresOfTile(board, i)] : [],
  )
  const nearest = best(serving, (squares) => -Math.min(...squares.map((square) => stepsAt(steps, square))))
  if (!nearest) return toVan(board, 'rest', 'No tile without zombies is left to search.')
  return to(board, 'card', nearest, 'The stack is empty; there the cards are searched.')
}
