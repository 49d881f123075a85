/**
 * The map: 25 tiles of 7×7 squares, walls and doors on the sides of squares, indoor and outdoor squares, sight and
 * contact. What is worked out here is the ground: it changes only when a tile is flipped or a door placed or destroyed.
 */
import {
  createSightCache,
  inContact as touches,
  type Lattice,
  sideBetween,
  type SightCache,
  squareAt,
  type XY,
} from '@shamble/grid'
import type { Slots } from '../book.ts'
import { HELIPAD } from '../content/tiles.ts'
import type { Hindrance, SideXY } from '../events.ts'
import { latticeOf, squaresOfTile, tileDrawn, wallsOfTile } from '../content/map.ts'
import { type Door, livingMarineAt, type Look, type State, type TileState, zombieAt } from '../state.ts'

export const DOOR = { none: 0, standing: 1, destroyed: 2 } as const

export interface Ground {
  readonly l: Lattice
  /** The tiles of which this is the ground. */
  readonly tiles: readonly State['tiles'][number][]
  /** The position of the helipad tile if it is face up, else -1 (ev.win.2). */
  readonly helipad: number
  /** Per square: 1 on a face-up tile. */
  readonly up: Uint8Array
  /** Per square: 1 on a face-down tile; no line passes through it (ev.los.8). */
  readonly opaque: Uint8Array
  /** Per square: 1 for outdoor squares of face-up tiles (ev.map.5). */
  readonly outdoor: Uint8Array
  /** Per side: 1 where a face-up tile or the position draws a wall (ev.map.8). */
  readonly wall: Uint8Array
  /** Per side: one of DOOR. */
  readonly door: Uint8Array
  /** Per side: 1 where a marine can cross (ev.move.3, ev.move.4). */
  readonly marineWays: Uint8Array
  /** Per side: 1 where a zombie can cross without a roll (ev.zmove.2, ev.zmove.3). */
  readonly zombieWays: Uint8Array
  /** ev.info.3 Which tiles are still face down, sorted: never where. Views share this list and the two below. */
  readonly faceDown: readonly string[]
  readonly tilesSeen: readonly TileView[]
  readonly doors: readonly Door[]
  /** Per side: 1 where a wall or a standing door breaks contact. */
  readonly touching: Uint8Array
  /** Per side: 1 where a wall, or a standing door if it hides, stops a shot (ev.los.6, ev.los.7, ev.house.5). */
  readonly shooting: Uint8Array
  /** Sight for contact: walls and standing doors block (ev.map.14). */
  readonly touch: SightCache
  /** Sight for shots, throws and orders (ev.los.6, ev.house.5). */
  readonly shots: SightCache
}

/** ev.info.3 */
const faceDownTiles = (s: State): readonly string[] =>
  Object.freeze(
    s.tiles
      .filter((tile) => !tile.up)
      .map((tile) => tile.id)
      .sort(),
  )

/** ev.info.1, ev.info.2 What everybody sees of a tile. */
export type TileView = { readonly up: true; readonly id: string; readonly rot: number } | { readonly up: false }
const FACE_DOWN: TileView = Object.freeze({ up: false })
const seeTile = (tile: TileState): TileView => (tile.up ? (tile as TileView) : FACE_DOWN)

/** What the tiles draw; it stays as it is until one is flipped. */
type Drawing = Pick<Ground, 'tiles' | 'up' | 'opaque' | 'outdoor' | 'wall' | 'faceDown' | 'tilesSeen' | 'helipad'>

function drawTiles(s: State, l: Lattice): Drawing {
  const up = new Uint8Array(l.squares)
  const opaque = new Uint8Array(l.squares).fill(1)
  const outdoor = new Uint8Array(l.squares)
  const wall = new Uint8Array(l.sides)
  for (let p = 0; p < s.tiles.length; p++) {
    const tile = s.tiles[p]
    if (!tile?.up) continue
    const drawing = tileDrawn(tile.id, tile.rot)
    squaresOfTile(s.size, p).forEach((square, i) => {
      up[square] = 1
      opaque[square] = 0
      if (drawing.squares[i] !== '#') outdoor[square] = 1
    })
    for (const side of wallsOfTile(s.size, p, tile.id, tile.rot)) wall[side] = 1
  }
  for (const side of s.walls) wall[side] = 1
  const helipad = s.tiles.findIndex((t) => t.up && t.id === HELIPAD)
  return {
    tiles: s.tiles.slice(),
    up,
    opaque,
    outdoor,
    wall,
    faceDown: faceDownTiles(s),
    tilesSeen: Object.freeze(s.tiles.map(seeTile)),
    helipad,
  }
}

const sameTiles = (s: State, drawn: Drawing): boolean =>
  s.tiles.length === drawn.tiles.length && s.tiles.every((tile, p) => tile === drawn.tiles[p])

/** Works the ground out from what lies face up. Sight caches fill themselves as they are asked. */
export function workGround(s: State, { doDoorsBlockSight }: Pick<Slots, 'doDoorsBlockSight'>, before?: Ground): Ground {
  const l = latticeOf(s.size)
  const drawn = before && before.l === l && sameTiles(s, before) ? before : drawTiles(s, l)
  const { wall, opaque } = drawn
  const door = new Uint8Array(l.sides)
  const bare = wall.slice()
  const closed = wall.slice()
  const areOpaque = doDoorsBlockSight()
  const shooting = areOpaque ? closed : wall.slice()
  for (const { side, standing } of s.doors) {
    door[side] = standing ? DOOR.standing : DOOR.destroyed
    bare[side] = 0
    closed[side] = standing ? 1 : 0
    shooting[side] = standing && areOpaque ? 1 : 0
  }
  const touch = createSightCache(l, closed, opaque)
  return {
    l,
    tiles: drawn.tiles,
    up: drawn.up,
    opaque,
    outdoor: drawn.outdoor,
    wall,
    faceDown: drawn.faceDown,
    tilesSeen: drawn.tilesSeen,
    doors: Object.freeze(s.doors.slice()),
    helipad: drawn.helipad,
    door,
    marineWays: opened(bare),
    zombieWays: opened(closed),
    touching: closed,
    shooting,
    touch,
    shots: areOpaque ? touch : createSightCache(l, shooting, opaque),
  }
}

/** Ways are the sides that are not closed. */
function opened(closed: Uint8Array): Uint8Array {
  const ways = new Uint8Array(closed.length)
  for (let side = 0; side < closed.length; side++) ways[side] = 1 - (closed[side] as number)
  return ways
}

/** ev.map.14 Adjacent, and nothing between: no wall, no standing door, no wall that touches the shared corner. */
export const inContact = ({ facts }: Look, a: number, b: number): boolean =>
  touches(facts.l, facts.touching, facts.opaque, a, b)

/** ev.flip.4 What keeps a figure from a step onto a tile that was just turned over and populated; null for nothing. */
export function blockedBy({ state, facts }: Look, ways: Uint8Array, from: number, to: number): Hindrance | null {
  const side = sideBetween(facts.l, from, to)
  if (ways[side] === 0) return facts.door[side] === DOOR.standing ? 'door' : 'wall'
  if (zombieAt(state, to)) return 'zombie'
  return livingMarineAt(state, to) ? 'marine' : null
}

/** The square a command names, or -1 if it is not on the map. */
export const squareNamed = ({ facts }: Look, at: XY): number => squareAt(facts.l, at[0], at[1])

export const xyOf = ({ facts }: Look, square: number): XY => facts.l.xy[square] as XY

/** ev.map.3 A side as the pair of its squares, west or north one first. */
export function sideXY({ facts: { l } }: Look, side: number): SideXY {
  const [a, b] = l.squaresOfSides[side] as readonly [number, number]
  return [l.xy[a] as XY, l.xy[b] as XY]
}
