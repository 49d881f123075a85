/**
 * The map: tiles of 4×4 units on a lattice that grows with every tile, doorways in the middle of their open sides, sight
 * and distance. What is worked out here is the ground: it changes only when a tile is laid.
 */
import {
  cellBeyond,
  createSightCache,
  eastSide,
  type Lattice,
  lattice,
  oppositeSide,
  type SightCache,
  southSide,
  squareAt,
  steps8,
} from '@shamble/grid'
import { frozenRecords, type Refusal, refuse } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import { isStartTile, SIDES, type Side, TILES, VAN } from '../content/tiles.ts'
import { type OpenDoorway, openDoorwaysOf, openSidesOf, sideOfEntrance, tilesBeyond } from '../content/map.ts'
import { type Look, type PlacedTile, type State, type Unit, unitAt, unitOf, xOf, xyOf, yOf } from '../state.ts'
import { TILE_SIDE } from '../tables/map.ts'

export interface Ground {
  /** The lattice over the laid tiles; its first square is the unit (west, north). */
  readonly l: Lattice
  readonly west: number
  readonly north: number
  /** The tiles of which this is the ground. */
  readonly tiles: readonly PlacedTile[]
  /** Per square: the index of its tile, or -1 where none lies. */
  readonly tileAt: Int16Array
  /** Per side: 1 for a wall (dd.grid.5, dd.grid.8 to dd.grid.10). */
  readonly wall: Uint8Array
  /** Per side: 1 where a figure can cross. */
  readonly ways: Uint8Array
  /** dd.shamble.4, dd.shamble.8 Eight per square, clockwise from north: where a zombie's step leads, or -1. */
  readonly steps: Int16Array
  /** dd.grid.15 Sight without regard to fog and house rules about distance. */
  readonly sight: SightCache
  readonly openDoorways: readonly OpenDoorway[]
  /** dd.grid.20 Per tile: the indexes of the tiles that share a side with it. */
  readonly adjacent: readonly (readonly number[])[]
  /** dd.grid.20 Per tile: the indexes of the tiles behind its passable doorways. */
  readonly connected: readonly (readonly number[])[]
  /** The index of the van tile. */
  readonly van: number
}

/** The square of a unit on the ground's lattice, or -1 off it. */
export function squareOf({ l, west, north }: Ground, unit: Unit): number {
  return squareAt(l, xOf(unit) - west + 1, yOf(unit) - north + 1)
}

/** The unit of a square. */
export const unitOfSquare = ({ l, west, north }: Ground, square: number): Unit =>
  unitAt((l.xOf[square] as number) - 1 + west, (l.yOf[square] as number) - 1 + north)

/** The index of the tile on which a unit lies, or -1. */
export function tileOfUnit(ground: Ground, unit: Unit): number {
  const square = squareOf(ground, unit)
  return square < 0 ? -1 : (ground.tileAt[square] as number)
}

/** The tile on which a figure stands. */
export function tileUnder({ facts }: Look, unit: Unit): PlacedTile {
  const tile = facts.tiles[tileOfUnit(facts, unit)]
  if (!tile) throw new Error(`no tile under (${xOf(unit)}, ${yOf(unit)})`)
  return tile
}

/** dd.grid.8, dd.grid.20 Per tile and side: the tile behind a passable doorway, or -1. */
function tilesBehindDoors(tiles: readonly PlacedTile[], beyond: Int16Array): Int16Array {
  return beyond.map((other, at) => {
    const side = SIDES[at & 3] as Side
    const here = tiles[at >> 2] as PlacedTile
    const there = tiles[other]
    if (there === undefined || !openSidesOf(here).includes(side)) return -1
    return openSidesOf(there).includes(oppositeSide(side)) ? other : -1
  })
}

const listed = (perSide: Int16Array): number[][] =>
  Array.from({ length: perSide.length / 4 }, (_, i) => [...perSide.subarray(4 * i, 4 * i + 4)].filter((n) => n >= 0))

/** Where a lattice begins that covers these tiles, and how large it is, in units. */
function extent(tiles: readonly PlacedTile[]): { west: number; north: number; width: number; height: number } {
  const columns = tiles.map((tile) => tile.tx)
  const rows = tiles.map((tile) => tile.ty)
  const west = Math.min(...columns)
  const north = Math.min(...rows)
  return {
    west: TILE_SIDE * west,
    north: TILE_SIDE * north,
    width: TILE_SIDE * (Math.max(...columns) - west + 1),
    height: TILE_SIDE * (Math.max(...rows) - north + 1),
  }
}

/** Builds the walls of a tile's border on one side: all of it, or its two corners beside a passable doorway. */
function buildBorder(l: Lattice, wall: Uint8Array, x: number, y: number, side: Side, passable: boolean): void {
  const step = passable ? TILE_SIDE - 1 : 1
  for (let i = 0; i < TILE_SIDE; i += step) {
    if (side === 'S') wall[southSide(squareAt(l, x + i, y + 3))] = 1
    else if (side === 'E') wall[eastSide(squareAt(l, x + 3, y + i))] = 1
    else if (side === 'N' && y > 1) wall[southSide(squareAt(l, x + i, y - 1))] = 1
    else if (side === 'W' && x > 1) wall[eastSide(squareAt(l, x - 1, y + i))] = 1
  }
}

/** Cells that the ground has room for, in a row and in rows and columns together. */
const MOST_CELLS = 63
const MOST_TOGETHER = 90

/** dd.grid.3 Whether these tiles and all that may still be laid have room; tiles that lie edge to edge always have. */
export function hasRoom(tiles: readonly PlacedTile[]): boolean {
  const still = Object.keys(TILES).length - tiles.length
  const { width, height } = extent(tiles)
  const [columns, rows] = [width / TILE_SIDE, height / TILE_SIDE]
  return Math.max(columns, rows) + still <= MOST_CELLS && columns + rows + still <= MOST_TOGETHER
}

const sameTiles = (a: readonly PlacedTile[], b: readonly PlacedTile[]): boolean =>
  a.length === b.length &&
  a.every((tile, i) => tile.id === b[i]?.id && tile.tx === b[i].tx && tile.ty === b[i].ty && tile.rot === b[i].rot)

/** Works the ground out from the tiles on the map. The sight cache fills itself as it is asked. */
export function workGround(s: Pick<State, 'tiles'>, _book: unknown, before?: Ground): Ground {
  const tiles = frozenRecords(s.tiles)
  if (before?.tiles === tiles) return before
  if (before && sameTiles(tiles, before.tiles)) return { ...before, tiles }
  const { west, north, width, height } = tiles.length === 0 ? NOWHERE : extent(tiles)
  const l = lattice(width, height)
  const tileAt = new Int16Array(l.squares).fill(-1)
  const wall = new Uint8Array(l.sides)
  const beyond = tilesBeyond(tiles)
  const behind = tilesBehindDoors(tiles, beyond)
  tiles.forEach(({ tx, ty }, i) => {
    const x = TILE_SIDE * tx - west + 1
    const y = TILE_SIDE * ty - north + 1
    for (let row = 0; row < TILE_SIDE; row++) {
      const first = squareAt(l, x, y + row)
      tileAt.fill(i, first, first + TILE_SIDE)
    }
    SIDES.forEach((side, k) => buildBorder(l, wall, x, y, side, behind[4 * i + k] !== -1))
  })
  const opaque = new Uint8Array(l.squares)
  const ways = wall.map((closed) => 1 - closed)
  return {
    l,
    west,
    north,
    tiles,
    tileAt,
    wall,
    ways,
    steps: steps8(l, ways),
    sight: createSightCache(l, wall, opaque),
    openDoorways: openDoorwaysOf(tiles, beyond),
    adjacent: listed(beyond),
    connected: listed(behind),
    van: tiles.findIndex((tile) => tile.id === VAN),
  }
}
const NOWHERE = { west: 0, north: 0, width: 1, height: 1 }

/** dd.grid.13, dd.variant.1 The distance between two units, walls or not. */
export const distance = ({ book }: Pick<Look, 'book'>, a: Unit, b: Unit): number =>
  book.distance(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)))

/** dd.events.11 Whether fog lies over the map. */
export const isFoggy = ({ fog, cycle }: State): boolean => fog > 0 && fog >= cycle

/** dd.events.11, dd.variant.12 How far anybody sees at most. */
export function sightLimit({ state, book }: Look): number {
  const limit = book.sightLimit === 0 ? Number.POSITIVE_INFINITY : book.sightLimit
  return isFoggy(state) ? Math.min(limit, book.fogSight) : limit
}

/** dd.grid.15 to dd.grid.19 Whether the line between the centres of two units is clear. */
export function hasSight(look: Look, a: Unit, b: Unit): boolean {
  const limit = sightLimit(look)
  if (limit !== Number.POSITIVE_INFINITY && distance(look, a, b) > limit) return false
  return look.facts.sight.sees(squareOf(look.facts, a), squareOf(look.facts, b))
}

/** dd.grid.21 Near enough, and in sight. */
export const inRange = (look: Look, a: Unit, b: Unit, range: number): boolean =>
  distance(look, a, b) <= range && hasSight(look, a, b)

/** Whether the tile of a unit has a doorway there towards the next unit, whatever lies behind it. */
export function isAtDoorway(facts: Ground, unit: Unit, next: Unit): boolean {
  const tile = facts.tiles[tileOfUnit(facts, unit)]
  const side = sideOfEntrance(unit)
  if (tile === undefined || side === null || !openSidesOf(tile).includes(side)) return false
  return unitOf(cellBeyond(xyOf(unit), side)) === next
}

/** dd.grid.21 Why two units beside each other do not touch, or how far they are apart; null in range. */
export function rangeRefusal(look: Look, a: Unit, b: Unit, range: number, clause: Clause, who: string): Refusal | null {
  if (inRange(look, a, b, range)) return null
  const away = distance(look, a, b)
  if (away > range) return refuse(clause, `${who} is ${away} units away; the range is ${range}.`)
  return isAtDoorway(look.facts, a, b) || isAtDoorway(look.facts, b, a)
    ? refuse(clause, `${who} is behind a doorway that the other tile closes.`)
    : refuse(clause, `${who} is behind a wall.`)
}

/** dd.spawn.8, dd.undead.7 */
export const onStartTile = (look: Look, unit: Unit): boolean => isStartTile(tileUnder(look, unit).id)

/** dd.parts.10, dd.end.3 */
export const onVanTile = ({ facts }: Look, unit: Unit): boolean => tileOfUnit(facts, unit) === facts.van

/** How many zombies stand on a tile, by its index. */
export const zombiesOnTile = ({ state, facts }: Look, tile: number): number => {
  let count = 0
  for (const z of state.zombies) if (tileOfUnit(facts, z.at) === tile) count++
  return count
}
