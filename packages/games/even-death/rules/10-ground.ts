/** ed.terrain.14 What each piece does just now, worked out from the table and its doors. */
import { HARD, type Layout, painted, type Shape } from '@shamble/table'
import type { EvenDeathBook } from '../book.ts'
import type { FieldPiece } from '../content/battlefield.ts'
import { type TerrainKind, terrainKind } from '../content/terrain.ts'
import type { State } from '../state.ts'

/** Entries of arrays are by the number of a piece, which is its place in `book.field.pieces`. */
export interface Ground {
  readonly layout: Layout
  /** The doors that were closed when it was worked out. */
  readonly shut: readonly string[]
  /** Every piece: for what is asked about all of them. */
  readonly all: Uint8Array
  /** ed.sight.3 Pieces that stop rays. */
  readonly solid: Uint8Array
  /** ed.terrain.1 Pieces that nobody walks through. */
  readonly closed: Uint8Array
  /** ed.terrain.1 Areas that slow whoever walks there, and each kind of them. */
  readonly slow: Uint8Array
  readonly difficult: readonly Shape[]
  readonly dangerous: readonly Shape[]
  /** ed.terrain.10 Roads and bridges, under which nothing slows. */
  readonly over: readonly Shape[]
}

export function workGround({ closed: shut }: State, { field }: EvenDeathBook, before?: Ground): Ground {
  if (before && before.shut === shut && before.layout === field.layout) return before
  const paint = (does: (piece: FieldPiece) => boolean): Uint8Array =>
    painted(field.layout, ({ index }) => (does(field.pieces[index] as FieldPiece) ? HARD : 0))
  const shapes = (does: (kind: TerrainKind) => boolean): Shape[] =>
    field.pieces.filter(({ kind }) => does(terrainKind(kind))).map(({ shape }) => shape)
  const isOpen = ({ id, kind }: FieldPiece): boolean => terrainKind(kind).door === true && !shut.includes(id)
  return {
    layout: field.layout,
    shut,
    all: paint(() => true),
    solid: paint((piece) => terrainKind(piece.kind).sight === 'solid' && !isOpen(piece)),
    closed: paint((piece) => terrainKind(piece.kind).ground === 'impassable' && !isOpen(piece)),
    slow: paint(({ kind }) => ['difficult', 'dangerous'].includes(terrainKind(kind).ground)),
    difficult: shapes(({ ground }) => ground === 'difficult'),
    dangerous: shapes(({ ground }) => ground === 'dangerous'),
    over: shapes(({ overrides }) => overrides === true),
  }
}
