/**
 * The lattice: squares in rows, and the sides between them.
 *
 * A square (x, y), both counted from 1, x to the east and y to the south, has the index (y-1)*width + (x-1), so the
 * numeric order of squares is their reading order. Each square owns two sides: its east side has the id 2*square, its
 * south side 2*square + 1. The numeric order of sides is therefore their reading order too: by the square to the west
 * of a vertical or to the north of a horizontal side, east before south. The outer west and north borders have no id;
 * the outer east and south borders have one, with nothing beyond.
 */

/** The order of the four directions in `neighbours4` and `sides4`. */
export const DIRECTIONS4 = ['N', 'E', 'S', 'W'] as const

/** The order of the eight directions in `neighbours8`: clockwise from north. */
export const DIRECTIONS8 = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

export type XY = readonly [x: number, y: number]

/** Constants of one board size. The arrays are shared by everybody: read, never write. */
export interface Lattice {
  readonly width: number
  readonly height: number
  /** How many squares there are; indexes run from 0 to squares - 1. */
  readonly squares: number
  /** How many side ids there are: two per square. */
  readonly sides: number
  /** The coordinates of each square, one frozen pair per square. */
  readonly xy: readonly XY[]
  readonly xOf: Int16Array
  readonly yOf: Int16Array
  /** Four per square in the order N, E, S, W; -1 outside the board. */
  readonly neighbours4: Int16Array
  /** The side crossed on the way to each of `neighbours4`; -1 where there is no neighbour. */
  readonly sides4: Int32Array
  /** Eight per square, clockwise from north; -1 outside the board. */
  readonly neighbours8: Int16Array
  /** The two squares of each side, west or north one first; the second is -1 on the outer border. */
  readonly squaresOfSides: readonly (readonly [number, number])[]
}

const LONGEST = 255
const MOST_SQUARES = 32767
const made = new Map<string, Lattice>()

/** The lattice of this size; asked twice, the same object. */
export function lattice(width: number, height: number): Lattice {
  const key = `${width}x${height}`
  const known = made.get(key)
  if (known !== undefined) return known
  const fresh = build(width, height)
  made.set(key, fresh)
  return fresh
}

function build(width: number, height: number): Lattice {
  const fits = (length: number) => Number.isInteger(length) && length >= 1 && length <= LONGEST
  if (!fits(width) || !fits(height) || width * height > MOST_SQUARES) {
    const most = `at most ${LONGEST} squares long and wide, and ${MOST_SQUARES} in all`
    throw new RangeError(`a lattice of ${width} by ${height} squares cannot be made: ${most}`)
  }
  const squares = width * height
  const xy: XY[] = []
  const xOf = new Int16Array(squares)
  const yOf = new Int16Array(squares)
  const neighbours4 = new Int16Array(4 * squares)
  const sides4 = new Int32Array(4 * squares)
  const neighbours8 = new Int16Array(8 * squares)
  const squaresOfSides: (readonly [number, number])[] = []
  const at = (x: number, y: number) => (x < 1 || x > width || y < 1 || y > height ? -1 : (y - 1) * width + x - 1)

  for (let square = 0; square < squares; square++) {
    const x = (square % width) + 1
    const y = Math.floor(square / width) + 1
    xy.push(Object.freeze([x, y] as const))
    xOf[square] = x
    yOf[square] = y
    const north = at(x, y - 1)
    const east = at(x + 1, y)
    const south = at(x, y + 1)
    const west = at(x - 1, y)
    neighbours4.set([north, east, south, west], 4 * square)
    sides4.set(
      [
        north < 0 ? -1 : southSide(north),
        east < 0 ? -1 : eastSide(square),
        south < 0 ? -1 : southSide(square),
        west < 0 ? -1 : eastSide(west),
      ],
      4 * square,
    )
    const northEast = at(x + 1, y - 1)
    const southEast = at(x + 1, y + 1)
    const southWest = at(x - 1, y + 1)
    const northWest = at(x - 1, y - 1)
    neighbours8.set([north, northEast, east, southEast, south, southWest, west, northWest], 8 * square)
    squaresOfSides.push(Object.freeze([square, east] as const), Object.freeze([square, south] as const))
  }

  return Object.freeze({
    width,
    height,
    squares,
    sides: 2 * squares,
    xy: Object.freeze(xy),
    xOf,
    yOf,
    neighbours4,
    sides4,
    neighbours8,
    squaresOfSides: Object.freeze(squaresOfSides),
  })
}

/** The id of the side to the east of a square. */
export function eastSide(square: number): number {
  return 2 * square
}

/** The id of the side to the south of a square. */
export function southSide(square: number): number {
  return 2 * square + 1
}

/** The index of the square (x, y), or -1 outside the board. */
export function squareAt(l: Lattice, x: number, y: number): number {
  return x < 1 || x > l.width || y < 1 || y > l.height ? -1 : (y - 1) * l.width + x - 1
}

/** Whether a square is in the outermost ring. */
export function isOnEdge(l: Lattice, square: number): boolean {
  const x = l.xOf[square]
  const y = l.yOf[square]
  return x === 1 || x === l.width || y === 1 || y === l.height
}

/** The side between two directly adjacent squares, or -1. */
export function sideBetween(l: Lattice, a: number, b: number): number {
  if (a > b) return sideBetween(l, b, a)
  if (a < 0 || b >= l.squares) return -1
  if (b === a + 1 && l.xOf[a]! < l.width) return eastSide(a)
  return b === a + l.width ? southSide(a) : -1
}

/** The two squares of a side, west or north one first; the second is -1 on the outer border. */
export function squaresOfSide(l: Lattice, side: number): readonly [number, number] {
  const pair = l.squaresOfSides[side]
  if (pair === undefined) throw new RangeError(`there is no side ${side}`)
  return pair
}

/** The larger of the x- and the y-difference. */
export function chebyshev(l: Lattice, a: number, b: number): number {
  return Math.max(Math.abs(l.xOf[a]! - l.xOf[b]!), Math.abs(l.yOf[a]! - l.yOf[b]!))
}

/** The sum of the x- and the y-difference. */
export function manhattan(l: Lattice, a: number, b: number): number {
  return Math.abs(l.xOf[a]! - l.xOf[b]!) + Math.abs(l.yOf[a]! - l.yOf[b]!)
}

/** Whether two squares share a side. */
export function directlyAdjacent(l: Lattice, a: number, b: number): boolean {
  return manhattan(l, a, b) === 1
}

/** Whether two squares share a side or a corner; a square is not adjacent to itself. */
export function adjacent(l: Lattice, a: number, b: number): boolean {
  return chebyshev(l, a, b) === 1
}
