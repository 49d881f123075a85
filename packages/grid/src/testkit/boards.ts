/** For tests: boards drawn as pictures, and random ones. */
import fc from 'fast-check'
import { type Lattice, lattice } from '../lattice.ts'
import { parseTile, wallsOnLattice } from '../tile.ts'

export interface Board {
  readonly l: Lattice
  readonly blocks: Uint8Array
  readonly opaque: Uint8Array
}

/** A drawn board: letters mark squares, `?` is an opaque square, `.` any other. */
export interface Picture extends Board {
  /** The square marked with this letter. */
  at(letter: string): number
}

/** Reads a picture in the tile format. */
export function drawn(picture: string): Picture {
  const lines = picture.split('\n').filter((line) => line.trim() !== '')
  const indent = Math.max(0, lines[0]?.indexOf('+') ?? 0)
  const text = lines.map((line) => line.slice(indent)).join('\n')
  const n = (lines.length - 1) / 2
  const tile = parseTile(n, text, { squares: '.?ABCDEFGHIJKLMNOPQRSTUVWXYZ' })
  const l = lattice(n, n)
  const blocks = new Uint8Array(l.sides)
  for (const side of wallsOnLattice(l, tile, 1, 1)) blocks[side] = 1
  const at = (letter: string): number => {
    const square = tile.squares.indexOf(letter)
    if (square < 0) throw new Error(`the picture has no ${letter}`)
    return square
  }
  return { l, blocks, opaque: Uint8Array.from(tile.squares, (c) => (c === '?' ? 1 : 0)), at }
}

/** Random boards of up to 8 by 8 squares, from open ground to mazes, some with opaque squares. */
export function anyBoard(): fc.Arbitrary<Board> {
  return fc
    .record({
      width: fc.integer({ min: 1, max: 8 }),
      height: fc.integer({ min: 1, max: 8 }),
      walls: fc.integer({ min: 0, max: 5 }),
      fog: fc.integer({ min: 0, max: 2 }),
    })
    .chain(({ width, height, walls, fog }) => {
      const l = lattice(width, height)
      return fc.record({ l: fc.constant(l), blocks: flags(l.sides, walls), opaque: flags(l.squares, fog) })
    })
}

/** An array of zeros and ones, about `tenths` tenths of them ones. */
export function flags(length: number, tenths: number): fc.Arbitrary<Uint8Array> {
  return fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length, size: 'max' })
    .map((digits) => Uint8Array.from(digits, (digit) => (digit < tenths ? 1 : 0)))
}
