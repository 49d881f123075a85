/** Where a survivor can get this turn, and how far everything is. */
import { distances, UNREACHED } from '@shamble/grid'
import { unitsOfTile } from '../content/map.ts'
import { squareOf } from '../rules/01-grid.ts'
import type { PlacedTile } from '../state.ts'
import type { Board } from './board.ts'

/** Farther than any way. */
export const FAR = 999

/** A square in reach, the steps to it, and the place in the list of the square before it. */
export interface Way {
  readonly square: number
  readonly steps: number
  readonly before: number
}

export interface Walker {
  readonly square: number
  readonly left: number
  /** dd.overrun.2, dd.items.10 Whether overrun tiles do not hold it. */
  readonly free: boolean
}

const isUnresolved = ({ state }: Board, tile: number): boolean => state.tiles[tile]?.resolved === false

export const isCrowded = ({ book, crowd }: Board, tile: number): boolean =>
  book.overrunAt > 0 && crowd[tile]! >= book.overrunAt

/** dd.movement.11, dd.symbols.4, dd.overrun.5 Squares in reach, the own one first, the nearest before others. */
export function waysOf(board: Board, { square, left, free }: Walker): Way[] {
  const { facts, figures } = board
  const { l, tileAt, ways: open } = facts
  const ways: Way[] = [{ square, steps: 0, before: -1 }]
  const seen = new Uint8Array(l.squares)
  const home = tileAt[square]!
  seen[square] = 1
  for (let i = 0; i < ways.length; i++) {
    const { square: from, steps } = ways[i]!
    const tile = tileAt[from]!
    if (steps >= left || (tile !== home && isUnresolved(board, tile))) continue
    const held = !free && isCrowded(board, tile)
    for (let way = 4 * from; way < 4 * from + 4; way++) {
      const to = l.neighbours4[way]!
      if (to < 0 || seen[to] === 1 || open[l.sides4[way]!] === 0 || figures[to] === 1) continue
      if (held && tileAt[to] !== tile) continue
      seen[to] = 1
      ways.push({ square: to, steps: steps + 1, before: i })
    }
  }
  return ways
}

/** The first step of a way; the square itself for the own one. */
export function firstStep(ways: readonly Way[], index: number): number {
  let i = index
  while (ways[i]!.before > 0) i = ways[i]!.before
  return ways[i]!.square
}

/** Steps from the nearest of these squares; zombies' and partners' squares are closed unless told otherwise. */
export function stepsFrom(board: Board, from: readonly number[], throughFigures = false): Int16Array {
  const { facts, figures } = board
  if (throughFigures) return distances(facts.l, { from, cost: facts.ways })
  const passable = new Uint8Array(figures.length)
  for (let i = 0; i < figures.length; i++) passable[i] = 1 - figures[i]!
  return distances(facts.l, { from, cost: facts.ways, passable })
}

export const stepsAt = (field: Int16Array, square: number): number =>
  field[square] === UNREACHED ? FAR : field[square]!

/** The squares of a tile. */
export const squaresOfTile = ({ facts }: Board, tile: number): number[] =>
  unitsOfTile(facts.tiles[tile] as PlacedTile).map((unit) => squareOf(facts, unit))
