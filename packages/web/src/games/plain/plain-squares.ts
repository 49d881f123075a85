/** The squares and pieces of a game that brings no drawing, as it describes them by data. */
import { type Lattice, lattice } from '@shamble/grid'
import type { BoardDrawing } from '@shamble/shelf'
import { latticePlaces } from '../../board/square/lattice.ts'
import { rectOfXY, xyName } from '../../board/square/places.ts'
import type { Rect } from '../../play/game-display.ts'
import { fieldsOf, isPair, type PlainCommand } from './plain-words.ts'

export interface Squares {
  readonly drawing: BoardDrawing
  readonly lattice: Lattice
}

export const places = latticePlaces(({ lattice: of }: Squares) => of)

export const squaresOf = (drawing: BoardDrawing): Squares => ({
  drawing,
  lattice: lattice(drawing.columns, drawing.rows),
})

export type Piece = BoardDrawing['pieces'][number]

export const pieceNamed = ({ drawing }: Squares, id: string): Piece | undefined =>
  drawing.pieces.find((piece) => piece.id === id)

export const piecesAt = ({ drawing }: Squares, at: string): readonly Piece[] =>
  drawing.pieces.filter((piece) => xyName(piece.at) === at)

/** The square of a place: "2,3", or a piece's id. */
export function squareOf(on: Squares, place: string | null): number | null {
  if (place === null) return null
  const piece = pieceNamed(on, place)
  const found = piece ? { kind: 'square', square: places.squareOfXY(on, piece.at) } : places.readPlace(on, place)
  return found?.kind === 'square' && 'square' in found && found.square >= 0 ? found.square : null
}

export function rectOf(on: Squares, place: string): Rect | null {
  const square = squareOf(on, place)
  return square === null ? null : places.rectOfSquare(on, square)
}

export const boxOf = ({ lattice: { width, height } }: Squares): Rect => {
  const { width: side } = rectOfXY([0, 0])
  return { x: 0, y: 0, width: width * side, height: height * side }
}

/** The places that a command names: pairs of numbers, and whatever a piece is called. */
export const placesIn = (on: Squares, command: PlainCommand): string[] =>
  fieldsOf(command, ['do']).flatMap(([, value]) => {
    if (isPair(value)) return places.squareOfXY(on, value) < 0 ? [] : [xyName(value)]
    return pieceNamed(on, String(value)) ? [String(value)] : []
  })
