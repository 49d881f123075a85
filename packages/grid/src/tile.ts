/**
 * Square tiles: a block of n by n squares with walls on the sides inside and on all four borders, their written form,
 * their quarter turns and their place on a lattice.
 *
 * Local squares are (u, v), 1 to n each, from the north-west. Grid lines are counted 0 to n: the vertical line i runs
 * to the west of column i+1, so lines 0 and n are the west and the east border; the horizontal line j runs to the
 * north of row j+1.
 */
import { eastSide, type Lattice, southSide, squareAt } from './lattice.ts'

export interface Tile {
  readonly n: number
  /** One character per square, in reading order: (u, v) at (v-1)*n + u-1. */
  readonly squares: readonly string[]
  /** Walls on vertical sides, 0 or 1: line i beside row v at (v-1)*(n+1) + i. */
  readonly vertical: Uint8Array
  /** Walls on horizontal sides, 0 or 1: line j above column u at j*n + u-1. */
  readonly horizontal: Uint8Array
}

/** One side of a tile: on line 0 to n, at row v (vertical) or column u (horizontal), 1 to n. */
export interface TileSide {
  readonly kind: 'vertical' | 'horizontal'
  readonly line: number
  readonly at: number
}

/** Whether the tile draws a wall on this side. */
export function tileHasWall(tile: Tile, side: TileSide): boolean {
  return side.kind === 'vertical'
    ? tile.vertical[(side.at - 1) * (tile.n + 1) + side.line] === 1
    : tile.horizontal[side.line * tile.n + side.at - 1] === 1
}

/** A fault in the written form of a tile; line and column count from 1. */
export class TileFormatError extends Error {
  readonly line: number
  readonly column: number

  constructor(line: number, column: number, why: string) {
    super(`line ${line}, column ${column}: ${why}`)
    this.name = 'TileFormatError'
    this.line = line
    this.column = column
  }
}

/**
 * Reads a tile of 2n+1 lines: `+` at corners, `|` and `-` for walls, spaces for open sides, and one of the characters
 * in `allowed.squares` per square. Spaces at the end of a line do not matter, nor does one line break before and after
 * the block; lines are counted from the first line of the block.
 */
export function parseTile(n: number, text: string, allowed: { readonly squares: string }): Tile {
  const size = 2 * n + 1
  const lines = text.replace(/^\n/, '').replace(/\n$/, '').split('\n')
  const tile = {
    n,
    squares: blank(n),
    vertical: new Uint8Array(n * (n + 1)),
    horizontal: new Uint8Array((n + 1) * n),
  }
  for (let j = 0; j < size; j++) {
    const written = lines[j]
    if (written === undefined) {
      throw new TileFormatError(j + 1, 1, `the tile ends too early: it needs ${size} lines`)
    }
    const line = written.replace(/ +$/, '').padEnd(size, ' ')
    for (let i = 0; i < size; i++) readCharacter(tile, allowed.squares, i, j, line.charAt(i))
    if (line.length > size) {
      throw new TileFormatError(
        j + 1,
        size + 1,
        `the line is too long: a tile of ${n} squares is ${size} characters wide`,
      )
    }
  }
  if (lines.length > size) {
    throw new TileFormatError(size + 1, 1, `the tile is too long: it has ${size} lines`)
  }
  return tile
}

function blank(n: number): string[] {
  return Array.from({ length: n * n }, () => ' ')
}

interface TileInTheMaking {
  readonly n: number
  readonly squares: string[]
  readonly vertical: Uint8Array
  readonly horizontal: Uint8Array
}

function readCharacter(tile: TileInTheMaking, squares: string, i: number, j: number, found: string): void {
  const expect = (what: string, characters: string): void => {
    if (!characters.includes(found)) {
      const list = [...characters].map(quoted).join(' or ')
      throw new TileFormatError(j + 1, i + 1, `${what} is written ${list}, not ${quoted(found)}`)
    }
  }
  const { n } = tile
  const u = (i + 1) >> 1
  const v = (j + 1) >> 1
  if (i % 2 === 0 && j % 2 === 0) {
    expect('a corner', '+')
  } else if (i % 2 === 1 && j % 2 === 1) {
    expect(`square (${u},${v})`, squares)
    tile.squares[(v - 1) * n + u - 1] = found
  } else if (j % 2 === 1) {
    expect('a vertical side', '| ')
    tile.vertical[(v - 1) * (n + 1) + i / 2] = found === '|' ? 1 : 0
  } else {
    expect('a horizontal side', '- ')
    tile.horizontal[(j / 2) * n + u - 1] = found === '-' ? 1 : 0
  }
}

function quoted(character: string): string {
  return character === ' ' ? 'a space' : `"${character}"`
}

/** The written form of a tile, without spaces at the ends of lines; `parseTile` reads it back. */
export function printTile(tile: Tile): string {
  const { n } = tile
  const lines: string[] = []
  for (let j = 0; j <= n; j++) {
    let border = '+'
    for (let u = 1; u <= n; u++) border += tile.horizontal[j * n + u - 1] === 1 ? '-+' : ' +'
    lines.push(border)
    if (j === n) break
    let row = tile.vertical[j * (n + 1)] === 1 ? '|' : ' '
    for (let u = 1; u <= n; u++) {
      row += tile.squares[j * n + u - 1]! + (tile.vertical[j * (n + 1) + u] === 1 ? '|' : ' ')
    }
    lines.push(row.trimEnd())
  }
  return lines.join('\n')
}

/** Where a square of a block of n by n lies after this many quarter turns clockwise. */
export function rotateSquare(n: number, u: number, v: number, turns: number): readonly [u: number, v: number] {
  switch (turns & 3) {
    case 1:
      return [n + 1 - v, u]
    case 2:
      return [n + 1 - u, n + 1 - v]
    case 3:
      return [v, n + 1 - u]
    default:
      return [u, v]
  }
}

/** Where a side of a block of n by n lies after this many quarter turns clockwise. */
export function rotateSide(n: number, side: TileSide, turns: number): TileSide {
  let turned = side
  for (let turn = 0; turn < (turns & 3); turn++) {
    turned =
      turned.kind === 'vertical'
        ? { kind: 'horizontal', line: turned.line, at: n + 1 - turned.at }
        : { kind: 'vertical', line: n - turned.line, at: turned.at }
  }
  return turned
}

/** The tile after this many quarter turns clockwise. */
export function rotateTile(tile: Tile, turns: number): Tile {
  let turned = tile
  for (let turn = 0; turn < (turns & 3); turn++) turned = quarterTurn(turned)
  return turned
}

function quarterTurn(tile: Tile): Tile {
  const { n } = tile
  const squares = blank(n)
  const vertical = new Uint8Array(n * (n + 1))
  const horizontal = new Uint8Array((n + 1) * n)
  for (let v = 1; v <= n; v++) {
    for (let u = 1; u <= n; u++) squares[(u - 1) * n + n - v] = tile.squares[(v - 1) * n + u - 1]!
  }
  for (let line = 0; line <= n; line++) {
    for (let at = 1; at <= n; at++) {
      vertical[(at - 1) * (n + 1) + n - line] = tile.horizontal[line * n + at - 1]!
      horizontal[line * n + n - at] = tile.vertical[(at - 1) * (n + 1) + line]!
    }
  }
  return { n, squares, vertical, horizontal }
}

/**
 * The sides that carry a wall when the tile lies with its north-west square on (x, y), in reading order. Sides with no
 * second square on the lattice are left out.
 */
export function wallsOnLattice(l: Lattice, tile: Tile, x: number, y: number): number[] {
  const { n } = tile
  const walls: number[] = []
  const add = (drawn: number | undefined, square: number, beyond: number, side: number): void => {
    if (drawn === 1 && square >= 0 && beyond >= 0) walls.push(side)
  }
  for (let v = 0; v <= n; v++) {
    for (let u = 0; u <= n; u++) {
      const square = squareAt(l, x + u - 1, y + v - 1)
      const drawnEast = v === 0 ? 0 : tile.vertical[(v - 1) * (n + 1) + u]
      const drawnSouth = u === 0 ? 0 : tile.horizontal[v * n + u - 1]
      add(drawnEast, square, squareAt(l, x + u, y + v - 1), eastSide(square))
      add(drawnSouth, square, squareAt(l, x + u - 1, y + v), southSide(square))
    }
  }
  return walls
}
