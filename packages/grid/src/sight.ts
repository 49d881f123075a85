/**
 * Sight between the centres of squares, exact in whole numbers.
 *
 * `blocks` has one entry per side: non-zero is a closed segment that no line may touch, its two end points included.
 * `opaque` has one entry per square: no line may pass through the inside of a non-zero square, an end of the line
 * included, while touching only its outline is harmless.
 *
 * A line between centres meets the grid lines one after the other. It never runs along one, and it meets the end of a
 * side only where it crosses a vertical and a horizontal grid line at once: in a corner, at which four sides end.
 */
import type { Lattice } from './lattice.ts'

/** What stops a line: a blocking side, or an opaque square. */
export type Blocker =
  | { readonly kind: 'side'; readonly side: number }
  | { readonly kind: 'square'; readonly square: number }

const CLEAR = -1

/** Whether the line between the centres of two squares is free. A square always sees itself. */
export function sees(l: Lattice, blocks: Uint8Array, opaque: Uint8Array, a: number, b: number): boolean {
  return firstBlock(l, blocks, opaque, a, b) === CLEAR
}

/** The first thing that stops the line from a to b, or null; where several sides meet, the first in reading order. */
export function blockerOf(l: Lattice, blocks: Uint8Array, opaque: Uint8Array, a: number, b: number): Blocker | null {
  const first = firstBlock(l, blocks, opaque, a, b)
  if (first === CLEAR) return null
  return first < l.sides ? { kind: 'side', side: first } : { kind: 'square', square: first - l.sides }
}

/**
 * Walks from a to b: CLEAR, or a blocking side, or l.sides + an opaque square.
 *
 * With w columns and h rows to go, the line meets its i-th vertical grid line after (2i+1)/2w of its length and its
 * j-th horizontal one after (2j+1)/2h. `lead` is (2i+1)h - (2j+1)w: negative when the vertical one comes first,
 * zero in a corner.
 */
function firstBlock(l: Lattice, blocks: Uint8Array, opaque: Uint8Array, a: number, b: number): number {
  if (a === b) return CLEAR
  if (opaque[a] !== 0) return l.sides + a
  const width = l.width
  const dx = l.xOf[b]! - l.xOf[a]!
  const dy = l.yOf[b]! - l.yOf[a]!
  const w = dx < 0 ? -dx : dx
  const h = dy < 0 ? -dy : dy
  const stepX = dx < 0 ? -1 : 1
  const stepY = dy < 0 ? -width : width
  const sideX = dx < 0 ? -2 : 0
  const sideY = dy < 0 ? 1 - 2 * width : 1
  const northWest = (dx < 0 ? -1 : 0) + (dy < 0 ? -width : 0)
  let lead = h - w
  let square = a
  while (square !== b) {
    if (lead < 0) {
      const side = 2 * square + sideX
      if (blocks[side] !== 0) return side
      square += stepX
      lead += 2 * h
    } else if (lead > 0) {
      const side = 2 * square + sideY
      if (blocks[side] !== 0) return side
      square += stepY
      lead -= 2 * w
    } else {
      const side = blockAtCorner(width, blocks, square + northWest)
      if (side !== CLEAR) return side
      square += stepX + stepY
      lead += 2 * h - 2 * w
    }
    if (opaque[square] !== 0) return l.sides + square
  }
  return CLEAR
}

/** The first blocking side in reading order that ends at the south-east corner of a square, or CLEAR. */
function blockAtCorner(width: number, blocks: Uint8Array, square: number): number {
  const north = 2 * square
  if (blocks[north] !== 0) return north
  if (blocks[north + 1] !== 0) return north + 1
  if (blocks[north + 3] !== 0) return north + 3
  const south = north + 2 * width
  return blocks[south] !== 0 ? south : CLEAR
}

/** Every square that is seen from a: 1 in the result, 0 elsewhere. */
export function fieldOfView(
  l: Lattice,
  blocks: Uint8Array,
  opaque: Uint8Array,
  a: number,
  out: Uint8Array = new Uint8Array(l.squares),
): Uint8Array {
  out.fill(0)
  if (opaque[a] === 0) {
    const rays = raysOf(l)
    for (let quarter = 0; quarter < 4; quarter++) lookInto(l, blocks, opaque, a, out, rays, quarter)
  }
  out[a] = 1
  return out
}

/**
 * The lines from one centre to all others of a quarter, as one tree in depth-first order: lines that begin with the
 * same crossings share them, so one blocked crossing skips all lines behind it.
 */
interface Rays {
  /** How the square is entered: across a vertical side, across a horizontal one, or through a corner. */
  readonly move: Uint8Array
  /** The square entered, in columns and rows from the start. */
  readonly columns: Int16Array
  readonly rows: Int16Array
  /** 1 if a line to the centre of this square ends here. */
  readonly ends: Uint8Array
  /** The next crossing that does not lie behind this one. */
  readonly skip: Int32Array
}

const ACROSS_VERTICAL = 0
const ACROSS_HORIZONTAL = 1
const THROUGH_CORNER = 2

function lookInto(
  l: Lattice,
  blocks: Uint8Array,
  opaque: Uint8Array,
  a: number,
  out: Uint8Array,
  rays: Rays,
  quarter: number,
): void {
  const { move, columns, rows, ends, skip } = rays
  const width = l.width
  const west = (quarter & 1) !== 0
  const north = (quarter & 2) !== 0
  const roomX = west ? l.xOf[a]! - 1 : width - l.xOf[a]!
  const roomY = north ? l.yOf[a]! - 1 : l.height - l.yOf[a]!
  const stepX = west ? -1 : 1
  const stepY = north ? -width : width
  const sideX = west ? 0 : -2
  const sideY = north ? 1 : 1 - 2 * width
  const northWest = (west ? 0 : -1) + (north ? 0 : -width)
  const count = move.length
  let at = 0
  while (at < count) {
    const column = columns[at]!
    const row = rows[at]!
    if (column > roomX || row > roomY) {
      at = skip[at]!
      continue
    }
    const square = a + stepX * column + stepY * row
    const how = move[at]!
    const blocked =
      opaque[square] !== 0 ||
      (how === ACROSS_VERTICAL
        ? blocks[2 * square + sideX] !== 0
        : how === ACROSS_HORIZONTAL
          ? blocks[2 * square + sideY] !== 0
          : blockAtCorner(width, blocks, square + northWest) !== CLEAR)
    if (blocked) {
      at = skip[at]!
      continue
    }
    if (ends[at] !== 0) out[square] = 1
    at++
  }
}

const raysBySize = new Map<string, Rays>()

function raysOf(l: Lattice): Rays {
  const key = `${l.width}x${l.height}`
  const known = raysBySize.get(key)
  if (known !== undefined) return known
  const fresh = layOut(growTree(l.width, l.height))
  raysBySize.set(key, fresh)
  return fresh
}

/** The tree before it is laid out: three children per node, one per way of entering, 0 for none; node 0 is the start. */
interface Tree {
  readonly children: number[]
  readonly ends: number[]
}

function growTree(width: number, height: number): Tree {
  const tree: Tree = { children: [0, 0, 0], ends: [0] }
  for (let h = 0; h < height; h++) {
    for (let w = 0; w < width; w++) {
      if (w + h > 0) addLine(tree, w, h)
    }
  }
  return tree
}

function addLine(tree: Tree, w: number, h: number): void {
  let node = 0
  let lead = h - w
  for (let column = 0, row = 0; column < w || row < h; ) {
    const move = lead < 0 ? ACROSS_VERTICAL : lead > 0 ? ACROSS_HORIZONTAL : THROUGH_CORNER
    if (move !== ACROSS_HORIZONTAL) {
      column++
      lead += 2 * h
    }
    if (move !== ACROSS_VERTICAL) {
      row++
      lead -= 2 * w
    }
    node = childOf(tree, node, move)
  }
  tree.ends[node] = 1
}

function childOf(tree: Tree, node: number, move: number): number {
  const known = tree.children[3 * node + move]!
  if (known !== 0) return known
  const fresh = tree.ends.length
  tree.children[3 * node + move] = fresh
  tree.children.push(0, 0, 0)
  tree.ends.push(0)
  return fresh
}

function layOut(tree: Tree): Rays {
  const count = tree.ends.length - 1
  const rays = {
    move: new Uint8Array(count),
    columns: new Int16Array(count),
    rows: new Int16Array(count),
    ends: new Uint8Array(count),
    skip: new Int32Array(count),
  }
  let next = 0
  const place = (node: number, column: number, row: number): void => {
    for (let move = ACROSS_VERTICAL; move <= THROUGH_CORNER; move++) {
      const child = tree.children[3 * node + move]!
      if (child === 0) continue
      const at = next++
      rays.move[at] = move
      rays.columns[at] = move === ACROSS_HORIZONTAL ? column : column + 1
      rays.rows[at] = move === ACROSS_VERTICAL ? row : row + 1
      rays.ends[at] = tree.ends[child]!
      place(child, rays.columns[at]!, rays.rows[at]!)
      rays.skip[at] = next
    }
  }
  place(0, 0, 0)
  return rays
}

/** Remembered answers about sight, as long as `blocks` and `opaque` stay as they are. */
export interface SightCache {
  sees(a: number, b: number): boolean
  /** The squares seen from a, as `fieldOfView` gives them. Shared: read, never write. */
  field(a: number): Uint8Array
  /** To be called whenever an entry of `blocks` or `opaque` has changed. Fields handed out before stay as they were. */
  forget(): void
}

const UNKNOWN = 0
const HIDDEN = 1
const SEEN = 2

/** A cache over these two arrays, which it reads but does not copy. */
export function createSightCache(l: Lattice, blocks: Uint8Array, opaque: Uint8Array): SightCache {
  const pairs = new Map<number, Uint8Array>()
  const fields = new Map<number, Uint8Array>()

  const ask = (a: number, b: number): boolean => {
    let row = pairs.get(a)
    if (row === undefined) {
      row = new Uint8Array(l.squares)
      pairs.set(a, row)
    }
    const known = row[b]
    if (known !== UNKNOWN) return known === SEEN
    const seen = firstBlock(l, blocks, opaque, a, b) === CLEAR
    row[b] = seen ? SEEN : HIDDEN
    return seen
  }

  return {
    sees: (a, b) => (a < b ? ask(a, b) : ask(b, a)),
    field(a) {
      const known = fields.get(a)
      if (known !== undefined) return known
      const fresh = fieldOfView(l, blocks, opaque, a)
      fields.set(a, fresh)
      return fresh
    },
    forget() {
      for (const row of pairs.values()) row.fill(UNKNOWN)
      fields.clear()
    },
  }
}
