/** Places of a board that is a lattice: squares by their numbers, and the sides between them; columns and rows from 1. */
import { chebyshev, type Lattice, sideBetween, squareAt } from '@shamble/grid'
import type { Rect } from '../../play/game-display.ts'
import { sure } from '../../sure.ts'
import { endsOfSide } from '../shapes.ts'
import { bearing, centreOfXY, cornerOfXY, type Point, readXY, rectOfXY, type XY, xyName, xyUnder } from './places.ts'

export type LatticePlace =
  | { readonly kind: 'square'; readonly square: number }
  | { readonly kind: 'side'; readonly side: number }

/** The places of whatever has a lattice: their names, and where they are drawn. */
export function latticePlaces<Seen>(of: (seen: Seen) => Lattice) {
  const names = latticeNames(of)
  const { xyOf, squareOfXY } = names
  return {
    ...names,
    ...latticeRects(of, xyOf),
    /** -1 beyond the board. */
    squareUnder: (seen: Seen, x: number, y: number): number => {
      const [column, row] = xyUnder(x, y)
      return squareOfXY(seen, [column + 1, row + 1])
    },
    /** "3 squares north-east": the larger difference counts; "here" on the same square. */
    bearing: (seen: Seen, from: number, to: number) => ({
      squares: chebyshev(of(seen), from, to),
      words: bearing(xyOf(seen, from), xyOf(seen, to)),
    }),
  }
}

function latticeNames<Seen>(of: (seen: Seen) => Lattice) {
  /** As commands name it. */
  const xyOf = (seen: Seen, square: number): [number, number] => {
    const [x, y] = sure(of(seen).xy[square])
    return [x, y]
  }
  const squareName = (seen: Seen, square: number): string => xyName(xyOf(seen, square))
  const squareOfXY = (seen: Seen, [x, y]: XY): number => squareAt(of(seen), x, y)
  return {
    xyOf,
    squareName,
    squareOfXY,
    sideName: (seen: Seen, side: number): string =>
      sure(of(seen).squaresOfSides[side])
        .map((square) => squareName(seen, square))
        .join('|'),
    /** The side between two squares given as commands give them. */
    sideOfXY: (seen: Seen, [a, b]: readonly [XY, XY]): number =>
      sideBetween(of(seen), squareOfXY(seen, a), squareOfXY(seen, b)),
    /** "24,17" and "24,17|25,17"; null for names of anything else. */
    readPlace: (seen: Seen, text: string): LatticePlace | null => {
      const [square = -1, other] = text.split('|').map((part) => {
        const at = readXY(part)
        return at ? squareOfXY(seen, at) : -1
      })
      if (square < 0) return null
      if (other === undefined) return { kind: 'square', square }
      const side = other < 0 ? -1 : sideBetween(of(seen), square, other)
      return side < 0 ? null : { kind: 'side', side }
    },
  }
}

function latticeRects<Seen>(of: (seen: Seen) => Lattice, xyOf: (seen: Seen, square: number) => XY) {
  const fromZero = (seen: Seen, square: number): XY => {
    const [x, y] = xyOf(seen, square)
    return [x - 1, y - 1]
  }
  const endsOf = (seen: Seen, side: number) => endsOfSide(of(seen), side)
  return {
    /** The two ends of a side. */
    endsOf,
    cornerOf: (seen: Seen, square: number): Point => cornerOfXY(fromZero(seen, square)),
    centreOf: (seen: Seen, square: number): Point => centreOfXY(fromZero(seen, square)),
    rectOfSquare: (seen: Seen, square: number): Rect => rectOfXY(fromZero(seen, square)),
    rectOfSide: (seen: Seen, side: number): Rect => {
      const [x1, y1, x2, y2] = endsOf(seen, side)
      return { x: x1 - 8, y: y1 - 8, width: x2 - x1 + 16, height: y2 - y1 + 16 }
    },
  }
}
