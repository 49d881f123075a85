/** Places of a board that is a lattice: squares by their numbers, and the sides between them; columns and rows from 1. */
import { chebyshev, type Lattice, sideBetween, squareAt } from '@shamble/grid'
import { sure } from '../../sure.ts'
import { endsOfSide } from '../shapes.ts'
import { bearing, centreOfXY, cornerOfXY, type Point, readXY, rectOfXY, type XY, xyName, xyUnder } from './places.ts'
import type { Rect } from '../../play/game-display.ts'

export type LatticePlace =
  | { readonly kind: 'square'; readonly square: number }
  | { readonly kind: 'side'; readonly side: number }

type Ends = readonly [x1: number, y1: number, x2: number, y2: number]

/** As commands name it. */
const xyOf = (l: Lattice, square: number): [number, number] => {
  const [x, y] = sure(l.xy[square])
  return [x, y]
}

const fromZero = (l: Lattice, square: number): XY => {
  const [x, y] = sure(l.xy[square])
  return [x - 1, y - 1]
}

const squareName = (l: Lattice, square: number): string => xyName(xyOf(l, square))

const squareOfXY = (l: Lattice, [x, y]: XY): number => squareAt(l, x, y)

/** The side between two squares given as commands give them. */
const sideOfXY = (l: Lattice, [a, b]: readonly [XY, XY]): number => sideBetween(l, squareOfXY(l, a), squareOfXY(l, b))

/** "24,17" and "24,17|25,17"; null for names of anything else. */
function readPlace(l: Lattice, text: string): LatticePlace | null {
  const [a, b] = text.split('|').map((part) => {
    const at = readXY(part)
    return at ? squareOfXY(l, at) : -1
  })
  if (a === undefined || a < 0) return null
  if (b === undefined) return { kind: 'square', square: a }
  const side = b < 0 ? -1 : sideBetween(l, a, b)
  return side < 0 ? null : { kind: 'side', side }
}

const sideRect = ([x1, y1, x2, y2]: Ends): Rect => ({
  x: x1 - 8,
  y: y1 - 8,
  width: x2 - x1 + 16,
  height: y2 - y1 + 16,
})

/** The places of whatever has a lattice. */
export function latticePlaces<Seen>(of: (seen: Seen) => Lattice) {
  return {
    xyOf: (seen: Seen, square: number) => xyOf(of(seen), square),
    squareName: (seen: Seen, square: number): string => squareName(of(seen), square),
    sideName: (seen: Seen, side: number): string =>
      sure(of(seen).squaresOfSides[side])
        .map((square) => squareName(of(seen), square))
        .join('|'),
    squareOfXY: (seen: Seen, at: XY): number => squareOfXY(of(seen), at),
    sideOfXY: (seen: Seen, ends: readonly [XY, XY]): number => sideOfXY(of(seen), ends),
    readPlace: (seen: Seen, text: string) => readPlace(of(seen), text),
    /** -1 beyond the board. */
    squareUnder: (seen: Seen, x: number, y: number): number => {
      const [column, row] = xyUnder(x, y)
      return squareOfXY(of(seen), [column + 1, row + 1])
    },
    cornerOf: (seen: Seen, square: number): Point => cornerOfXY(fromZero(of(seen), square)),
    centreOf: (seen: Seen, square: number): Point => centreOfXY(fromZero(of(seen), square)),
    /** The two ends of a side. */
    endsOf: (seen: Seen, side: number): Ends => endsOfSide(of(seen), side),
    rectOfSquare: (seen: Seen, square: number): Rect => rectOfXY(fromZero(of(seen), square)),
    rectOfSide: (seen: Seen, side: number): Rect => sideRect(endsOfSide(of(seen), side)),
    /** "3 squares north-east": the larger difference counts; "here" on the same square. */
    bearing: (seen: Seen, from: number, to: number) => ({
      squares: chebyshev(of(seen), from, to),
      words: bearing(xyOf(of(seen), from), xyOf(of(seen), to)),
    }),
  }
}
