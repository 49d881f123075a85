import { cardBack, cardFace } from './draw/card.ts'
import { characterSheet, referencePage } from './draw/character.ts'
import { foldedCounter } from './draw/counter.ts'
import { planPage } from './draw/plan.ts'
import { recordSheet } from './draw/record.ts'
import { sizeOf, templateFace } from './draw/template.ts'
import { tileBack, tileFace } from './draw/tile.ts'
import { type Grid, gridOn, type PaperName, PAPERS } from './paper.ts'
import type { Printables } from './printables.ts'

export const PARTS = ['tiles', 'counters', 'cards', 'sheets', 'templates', 'plans', 'reference', 'umpire'] as const
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

/** What an umpire alone may see is printed when it is asked for. */
const FOR_EVERYBODY = PARTS.filter((part) => part !== 'umpire')

export const STANDARD: Settings = { paper: 'a4', size: 'full', parts: FOR_EVERYBODY, backs: false }

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

/** The parts of which a game has anything. */
export const partsOf = (game: Printables): Part[] => {
  const there = batches(game, 1).filter(({ pieces }) => pieces.length > 0)
  return PARTS.filter((part) => there.some((batch) => batch.part === part))
}

/** The pages of a game. */
export function sheets(game: Printables, settings: Settings = STANDARD): Sheet[] {
  const scale = settings.size === 'half' ? 0.5 : 1
  return batches(game, scale)
    .filter(({ part, pieces }) => settings.parts.includes(part) && pieces.length > 0)
    .flatMap((batch) => pagesOf(batch, settings))
}

function batches(game: Printables, scale: number): Batch[] {
  const page = (part: Part, title: string, html: readonly string[]): Batch => ({
    part,
    title,
    ...PAGE,
    pieces: html.map((text, i) => ({ id: `${title} ${i + 1}`, html: text, back: null })),
    cut: false,
  })
  return [
    ...tileBatches(game, scale),
    ...counterBatches(game, scale),
    ...cardBatches(game),
    {
      part: 'sheets',
      title: 'Character sheets',
      ...CHARACTER,
      pieces: charactersOf(game, false),
      cut: true,
    },
    { part: 'sheets', title: 'Roster sheets', ...PAGE, pieces: charactersOf(game, true), cut: false },
    page('sheets', 'Record sheet', [recordSheet(game.record)]),
    ...templateBatches(game),
    page('plans', 'Plans', (game.plans ?? []).map(planPage)),
    page(
      'reference',
      'Quick reference',
      game.reference.map((sections) => referencePage(sections, `${game.title}: quick reference`, game.credit)),
    ),
    page('umpire', 'For the umpire alone', [
      ...(game.umpire?.plans ?? []).map(planPage),
      ...(game.umpire?.reference ?? []).map((sections) =>
        referencePage(sections, `${game.title}: for the umpire alone`, game.credit),
      ),
    ]),
  ]
}

/** Those that are cut out, or those that fill a page. */
const charactersOf = ({ characters }: Printables, pages: boolean): readonly Piece[] =>
  characters
    .filter(({ isPage = false }) => isPage === pages)
    .flatMap((one) => times(one.count, { id: one.id, html: characterSheet(one), back: null }))

function tileBatches({ tiles, title }: Printables, scale: number): Batch[] {
  if (!tiles) return []
  const { n, square, list } = tiles
  const side = n * square * scale
  const pieces = list.map((one) => ({ id: one.id, html: tileFace(one, n), back: tileBack(one, title) }))
  return [{ part: 'tiles', title: 'Tiles', width: side, height: side, pieces, cut: true }]
}

function cardBatches({ cards, title }: Printables): Batch[] {
  if (!cards) return []
  const { width, height, list } = cards
  const pieces = list.flatMap((card) => times(card.count, { id: card.id, html: cardFace(card), back: cardBack(title) }))
  return [{ part: 'cards', title: 'Cards', width, height, pieces, cut: true }]
}

interface Sized {
  readonly width: number
  readonly height: number
}

/** Things of one size share their pages. */
function bySize<T>(things: readonly T[], sizeOfOne: (one: T) => Sized): (Sized & { readonly same: readonly T[] })[] {
  const groups = new Map<string, Sized & { readonly same: T[] }>()
  for (const one of things) {
    const { width, height } = sizeOfOne(one)
    const key = `${width} ${height}`
    const group = groups.get(key) ?? { width, height, same: [] }
    group.same.push(one)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const counterBatches = ({ counters }: Printables, scale: number): Batch[] =>
  bySize(counters, (one) => one).map(({ width, height, same }) => ({
    part: 'counters',
    title: 'Counters: cut out, fold along the dashes, glue',
    width: width * scale,
    height: 2 * height * scale,
    pieces: same.flatMap((one) => times(one.count, { id: one.id, html: foldedCounter(one), back: null })),
    cut: true,
  }))

/** Whatever the size of the pieces: these measure. */
const templateBatches = ({ templates = [] }: Printables): Batch[] =>
  bySize(templates, ({ form }) => sizeOf(form)).map(({ width, height, same }) => ({
    part: 'templates',
    title: 'Templates at true size',
    width,
    height,
    pieces: same.flatMap((one) => times(one.count, { id: one.id, html: templateFace(one), back: null })),
    cut: true,
  }))

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
