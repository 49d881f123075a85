/** What a bot looks at: its view, on ground that is worked out once for every arrangement of tiles and doors. */
import { squaresOfTile } from '../content/map.ts'
import { DOOR, type Ground, workGround } from '../rules/02-the-map.ts'
import type { Look, State } from '../state.ts'
import type { View } from '../view.ts'

export interface Board extends Look {
  readonly terrain: Terrain
  /** Worked out at the first call, for this view only. */
  readonly memo: {
    zdist?: Int16Array
    taken?: Uint8Array
    walkable?: Uint8Array
    roomDoors?: Map<number, number[]>
    zombiesKey?: string
  }
}

/** The ground of one arrangement of tiles and doors, and what bots have worked out on it. All of it follows from it. */
export interface Terrain {
  readonly facts: Ground
  readonly tiles: View['tiles']
  readonly walls: readonly number[]
  readonly doors: State['doors']
  /** What a side costs a zombie: 1 per step, 6 for a standing door. */
  readonly zombieCost: Uint8Array
  /** Per square: from which of its eight neighbours a zombie attacks it, as bits, plus 1; 0 before it is asked. */
  readonly bites: Uint16Array
  /** Per square: what a zombie standing there can attack, no marine in its way. */
  readonly threats: (readonly number[] | undefined)[]
  /** The middle of the helipad tile if that is face up, else -1. */
  readonly padCentre: number
  /** Distance fields by name. */
  readonly fields: Map<string, Int16Array>
}

/** The chapter's price of a standing door in zdist. */
export const DOOR_PRICE = 6

/** How many arrangements and fields are kept; search comes back to earlier ones. */
const KEPT = 24

/** The middle of a tile among its 49 squares. */
const MIDDLE = 24

const remembered = new WeakMap<Look['book'], Terrain[]>()

/** A view is a state whose face-down tiles have neither name nor turn, so no bot can read them. */
export function boardOf(view: View, book: Look['book']): Board {
  const state = view as unknown as State
  const terrain = terrainOf(state, view, book)
  return { state, book, facts: terrain.facts, terrain, memo: {} }
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
  const fresh = surveyed(state, view, book, known[0]?.facts)
  known.unshift(fresh)
  if (known.length > KEPT) known.pop()
  return fresh
}

function isSameGround(terrain: Terrain, view: View): boolean {
  const { tiles, doors, walls } = terrain
  if (doors.length !== view.doors.length || tiles.length !== view.tiles.length) return false
  for (let i = doors.length - 1; i >= 0; i--) {
    const a = doors[i]!
    const b = view.doors[i]!
    if (a !== b && (a.side !== b.side || a.standing !== b.standing)) return false
  }
  for (let p = 0; p < tiles.length; p++) {
    const a = tiles[p]!
    const b = view.tiles[p]!
    if (a !== b && (a.up !== b.up || (a.up && b.up && (a.id !== b.id || a.rot !== b.rot)))) return false
  }
  return walls.length === view.walls.length && walls.every((side, i) => side === view.walls[i])
}

function surveyed(state: State, view: View, book: Look['book'], before: Ground | undefined): Terrain {
  const facts = workGround(state, book, before)
  const { l, helipad } = facts
  const zombieCost = facts.zombieWays.slice()
  for (const { side, standing } of view.doors)
    if (standing && facts.door[side] === DOOR.standing) zombieCost[side] = DOOR_PRICE
  return {
    facts,
    tiles: view.tiles.slice(),
    walls: view.walls.slice(),
    doors: view.doors.slice(),
    zombieCost,
    bites: new Uint16Array(l.squares),
    threats: new Array(l.squares),
    padCentre: helipad < 0 ? -1 : squaresOfTile(view.size, helipad)[MIDDLE]!,
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
