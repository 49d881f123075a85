/** What a bot looks at: its view, on ground that is worked out once for every map. */
import { stepReach } from '@shamble/grid'
import { type Ground, squareOf, workGround } from '../rules/01-grid.ts'
import { squaresNear } from '../rules/15-behaviour.ts'
import { zombieDirections } from '../rules/15-crowd.ts'
import { isAlive, type Look, type PlacedTile, type State, type Survivor } from '../state.ts'
import type { View } from '../view.ts'

/** Squares that a zombie can strike within one phase: those where it would notice somebody, and the others. */
export interface Strikes {
  readonly noticing: readonly number[]
  readonly unnoticing: readonly number[]
}

/** The ground of one map, and what bots have worked out on it. All of it follows from the map. */
export interface Terrain {
  readonly facts: Ground
  readonly tiles: readonly PlacedTile[]
  /** By square and movement. */
  readonly strikes: Map<number, Strikes>
  /** Per square: the squares in range 1. */
  readonly beside: (readonly number[] | undefined)[]
}

export interface Board extends Look {
  readonly terrain: Terrain
  /** Per square: 1 where a figure stands. */
  readonly figures: Uint8Array
  /** Per tile: how many zombies stand there. */
  readonly crowd: Uint8Array
}

/** How many maps are kept; search comes back to earlier ones. */
const KEPT = 24

const remembered = new WeakMap<Look['book'], Terrain[]>()

/** Nothing a bot does reads the order of stack and deck: a view has none. */
export function boardOf(view: View, book: Look['book']): Board {
  const state = { ...view, stack: view.stackLeft, deck: view.deckLeft } as unknown as State
  const terrain = terrainOf(view.tiles, book)
  return { state, book, facts: terrain.facts, terrain, ...peopled(state, terrain.facts) }
}

/** Where figures stand. */
function peopled(state: State, facts: Ground): Pick<Board, 'figures' | 'crowd'> {
  const figures = new Uint8Array(facts.l.squares)
  const crowd = new Uint8Array(facts.tiles.length)
  for (const one of state.survivors) if (isAlive(one) && one.at !== null) figures[squareOf(facts, one.at)] = 1
  for (const z of state.zombies) {
    const square = squareOf(facts, z.at)
    figures[square] = 1
    crowd[facts.tileAt[square]!]!++
  }
  return { figures, crowd }
}

function terrainOf(tiles: readonly PlacedTile[], book: Look['book']): Terrain {
  const known = remembered.get(book) ?? []
  if (known.length === 0) remembered.set(book, known)
  for (let i = 0; i < known.length; i++) {
    const terrain = known[i]!
    if (!isSameMap(terrain.tiles, tiles)) continue
    if (i > 0) known.unshift(...known.splice(i, 1))
    return terrain
  }
  const facts = workGround({ tiles: tiles.slice() }, book)
  const fresh: Terrain = { facts, tiles: tiles.slice(), strikes: new Map(), beside: new Array(facts.l.squares) }
  known.unshift(fresh)
  if (known.length > KEPT) known.pop()
  return fresh
}

function isSameMap(a: readonly PlacedTile[], b: readonly PlacedTile[]): boolean {
  if (a.length !== b.length) return false
  for (let i = a.length - 1; i >= 0; i--) {
    const one = a[i]!
    const other = b[i]!
    if (one !== other && (one.id !== other.id || one.tx !== other.tx || one.ty !== other.ty || one.rot !== other.rot))
      return false
  }
  return true
}

/** The squares in range 1 of a square (dd.grid.21). */
export const besideOf = (board: Board, square: number): readonly number[] =>
  (board.terrain.beside[square] ??= squaresNear(board, square))

/** Movement is far below this. */
const MOVEMENTS = 64

/** What a zombie on this square can strike after so many steps, as if no figure were in its way. */
export function strikesFrom(board: Board, square: number, movement: number): Strikes {
  const key = MOVEMENTS * square + movement
  const known = board.terrain.strikes.get(key)
  if (known) return known
  const { l, steps, tileAt, sight } = board.facts
  const struck = new Set<number>()
  const reached = stepReach(l, { steps, directions: zombieDirections(board.book) }, square, movement)
  for (const from of [square, ...reached]) for (const near of besideOf(board, from)) struck.add(near)
  const noticing: number[] = []
  const unnoticing: number[] = []
  for (const at of struck) (tileAt[at] === tileAt[square] || sight.sees(square, at) ? noticing : unnoticing).push(at)
  const fresh = { noticing, unnoticing }
  board.terrain.strikes.set(key, fresh)
  return fresh
}

/** The square of a survivor on the map. */
export const squareOfSurvivor = ({ facts }: Board, survivor: Survivor): number =>
  survivor.at === null ? -1 : squareOf(facts, survivor.at)

/** Living survivors on the map. */
export const present = ({ state }: Board): Survivor[] => state.survivors.filter((s) => isAlive(s) && s.at !== null)
