import { cardBack, cardFace } from './draw/card.ts'
import { characterSheet, referencePage } from './draw/character.ts'
import { foldedCounter } from './draw/counter.ts'
import { recordSheet } from './draw/record.ts'
import { tileBack, tileFace } from './draw/tile.ts'
import { type Grid, gridOn, type PaperName, PAPERS } from './paper.ts'
import type { Printables } from './printables.ts'

export const PARTS = ['tiles', 'counters', 'cards', 'sheets', 'reference'] as const
export type Part = (typeof PARTS)[number]

export const SIZES = ['full', 'half'] as const
export type Size = (typeof SIZES)[number]

export interface Settings {
  readonly paper: PaperName
  /** Tiles and counters of half the size need a quarter of the paper. */
  readonly size: Size
  readonly parts: readonly Part[]
  /** Pages with the backs of tiles and cards, for printing on both sides. */
  readonly backs: boolean
}

export const STANDARD: Settings = { paper: 'a4', size: 'full', parts: PARTS, backs: false }

/** Something to be cut out, or a whole page to be read. */
export interface Piece {
  readonly id: string
  readonly html: string
  /** What is printed behind it; null if nothing is. */
  readonly back: string | null
}

/** One page. */
export interface Sheet {
  readonly part: Part
  readonly title: string
  readonly grid: Grid
  /** In reading order; null leaves a place empty. */
  readonly pieces: readonly (Piece | null)[]
  /** Whether the pieces are cut out. */
  readonly cut: boolean
}

interface Batch {
  readonly part: Part
  readonly title: string
  readonly width: number
  readonly height: number
  readonly pieces: readonly Piece[]
  readonly cut: boolean
}

/** A page to be read fits on both papers with its heading at the side, and so do four character sheets. */
const PAGE = { width: 190, height: 262 }
const CHARACTER = { width: PAGE.width / 2, height: PAGE.height / 2 }

/** The pages of a game. */
export function sheets(game: Printables, settings: Settings = STANDARD): Sheet[] {
  const scale = settings.size === 'half' ? 0.5 : 1
  return batches(game, scale)
    .filter(({ part }) => settings.parts.includes(part))
    .flatMap((batch) => pagesOf(batch, settings))
}

function batches(game: Printables, scale: number): Batch[] {
  const { n, square, list } = game.tiles
  const tile = n * square * scale
  const page = (part: Part, title: string, html: readonly string[]): Batch => ({
    part,
    title,
    ...PAGE,
    pieces: html.map((text, i) => ({ id: `${title} ${i + 1}`, html: text, back: null })),
    cut: false,
  })
  return [
    {
      part: 'tiles',
      title: 'Tiles',
      width: tile,
      height: tile,
      pieces: list.map((one) => ({ id: one.id, html: tileFace(one, n), back: tileBack(one, game.title) })),
      cut: true,
    },
    ...counterBatches(game, scale),
    {
      part: 'cards',
      title: 'Cards',
      width: game.cards.width,
      height: game.cards.height,
      pieces: game.cards.list.flatMap((card) =>
        times(card.count, { id: card.id, html: cardFace(card), back: cardBack(game.title) }),
      ),
      cut: true,
    },
    {
      part: 'sheets',
      title: 'Character sheets',
      ...CHARACTER,
      pieces: game.characters.flatMap((one) => times(one.count, { id: one.id, html: characterSheet(one), back: null })),
      cut: true,
    },
    page('sheets', 'Record sheet', [recordSheet(game.record)]),
    page(
      'reference',
      'Quick reference',
      game.reference.map((sections) => referencePage(sections, `${game.title}: quick reference`, game.credit)),
    ),
  ]
}

/** Counters of one size share their pages. */
function counterBatches({ counters }: Printables, scale: number): Batch[] {
  const sizes = [...new Set(counters.map(({ width, height }) => `${width} ${height}`))]
  return sizes.map((size) => {
    const same = counters.filter(({ width, height }) => `${width} ${height}` === size)
    const [width = 0, height = 0] = size.split(' ').map(Number)
    return {
      part: 'counters',
      title: 'Counters: cut out, fold along the dashes, glue',
      width: width * scale,
      height: 2 * height * scale,
      pieces: same.flatMap((one) => times(one.count, { id: one.id, html: foldedCounter(one), back: null })),
      cut: true,
    }
  })
}

const times = (count: number, piece: Piece): Piece[] => Array.from({ length: count }, () => piece)

function pagesOf({ part, title, width, height, pieces, cut }: Batch, { paper, backs }: Settings): Sheet[] {
  const grid = gridOn(PAPERS[paper], width, height)
  const onOne = grid.columns * grid.rows
  const pages: Sheet[] = []
  for (let from = 0; from < pieces.length; from += onOne) {
    const some = pieces.slice(from, from + onOne)
    pages.push({ part, title, grid, pieces: some, cut })
    if (backs && some.some(({ back }) => back !== null))
      pages.push({ part, title: `${title}: backs`, grid, pieces: backsOf(some, grid.columns), cut: false })
  }
  return pages
}

/** Each row from right to left: that is where its backs are when the page is turned over its long side. */
function backsOf(pieces: readonly Piece[], columns: number): (Piece | null)[] {
  const turned: (Piece | null)[] = []
  for (let row = 0; row < pieces.length; row += columns)
    for (let column = columns - 1; column >= 0; column--) {
      const piece = pieces[row + column]
      turned.push(piece ? { id: `${piece.id} back`, html: piece.back ?? '', back: null } : null)
    }
  return turned
}
