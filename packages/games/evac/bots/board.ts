/** What a bot looks at: its view as a state in which face-down tiles are blank, on ground that is worked out once. */
import { HELIPAD } from '../content/tiles.ts'
import { DOOR, type Ground, squaresOfTile, workGround } from '../rules/02-the-map.ts'
import type { Look, State, TileState } from '../state.ts'
import type { View } from '../view.ts'

export interface Board extends Look {
  readonly terrain: Terrain
}

/** The ground of one arrangement of tiles and doors, and what bots have worked out on it. All of it follows from it. */
export interface Terrain {
  readonly facts: Ground
  readonly tiles: View['tiles']
  readonly walls: readonly number[]
  readonly doors: State['doors']
  /** What a side costs a zombie: a standing door as many steps as a break takes on average (the chapter's 6). */
  readonly zombieCost: Uint8Array
  /** Per square: from which of its eight neighbours a zombie attacks it, as bits; -1 before it is asked. */
  readonly bites: Int16Array
  /** Per square: what a zombie standing there can attack, no marine in its way. */
  readonly threats: (readonly number[] | undefined)[]
  /** Position of the face-up helipad tile, or -1, and the middle of its pad. */
  readonly pad: number
  readonly padCentre: number
  /** Distance fields by name. */
  readonly fields: Map<string, Int16Array>
}

/** The chapter's price of a standing door in zdist. */
const DOOR_PRICE = 6

/** How many arrangements are kept for one match; search comes back to earlier ones. */
const KEPT = 24

const remembered = new WeakMap<Look['book'], Terrain[]>()

const FACE_DOWN: TileState = { id: '', rot: 0, up: false }

export function boardOf(view: View, book: Look['book']): Board {
  const { faceDown: _, ...seen } = view
  const state: State = { ...seen, tiles: view.tiles.map((tile) => (tile.up ? tile : FACE_DOWN)) }
  const terrain = terrainOf(state, view, book)
  return { state, book, facts: terrain.facts, terrain }
}

function terrainOf(state: State, view: View, book: Look['book']): Terrain {
  const known = remembered.get(book) ?? []
  if (known.length === 0) remembered.set(book, known)
  for (let i = 0; i < known.length; i++) {
    const terrain = known[i]!
    if (!isSameGround(terrain, view)) continue
    if (i > 0) known.unshift(...known.splice(i, 1))
    return terrain
  }
  const fresh = surveyed(state, view, book)
  known.unshift(fresh)
  if (known.length > KEPT) known.pop()
  return fresh
}

function isSameGround(terrain: Terrain, view: View): boolean {
  const { tiles, doors, walls } = terrain
  if (doors.length !== view.doors.length || walls.length !== view.walls.length) return false
  for (let i = view.doors.length - 1; i >= 0; i--) {
    const a = doors[i]!
    const b = view.doors[i]!
    if (a.side !== b.side || a.standing !== b.standing) return false
  }
  for (let p = 0; p < view.tiles.length; p++) {
    const a = tiles[p]!
    const b = view.tiles[p]!
    if (a.up !== b.up) return false
    if (a.up && b.up && (a.id !== b.id || a.rot !== b.rot)) return false
  }
  return walls.every((side, i) => side === view.walls[i])
}

function surveyed(state: State, view: View, book: Look['book']): Terrain {
  const facts = workGround(state, book)
  const { l } = facts
  const pad = view.tiles.findIndex((tile) => tile.up && tile.id === HELIPAD)
  const zombieCost = facts.zombieWays.slice()
  for (let side = 0; side < l.sides; side++) if (facts.door[side] === DOOR.standing) zombieCost[side] = DOOR_PRICE
  return {
    facts,
    tiles: view.tiles.slice(),
    walls: view.walls.slice(),
    doors: view.doors.map((d) => ({ ...d })),
    zombieCost,
    bites: new Int16Array(l.squares).fill(-1),
    threats: Array.from({ length: l.squares }),
    pad,
    padCentre: pad < 0 ? -1 : squaresOfTile(view.size, pad)[24]!,
    fields: new Map(),
  }
}

/** A field of this ground, worked out at the first call. Few are kept: the key must name all it depends on. */
export function fieldNamed(terrain: Terrain, key: string, work: () => Int16Array): Int16Array {
  const known = terrain.fields.get(key)
  if (known) return known
  if (terrain.fields.size > KEPT) terrain.fields.clear()
  const fresh = work()
  terrain.fields.set(key, fresh)
  return fresh
}
