import { each, escaped, mm } from './draw/text.ts'
import { type Grid, type Paper, type PaperName, PAPERS } from './paper.ts'
import type { Printables } from './printables.ts'
import type { Sheet } from './sheets.ts'
import { STYLE } from './style.ts'

/** How far the marks beside the pieces reach. */
const TICK = 2.5

type Titled = Pick<Printables, 'title' | 'credit'>

/** A whole document that needs nothing else: open it in a browser and print it without scaling. */
export const htmlOf = (pages: readonly Sheet[], paper: PaperName, game: Titled): string =>
  '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">\n' +
  `<title>${escaped(game.title)}: to print</title>\n<style>\n${styleOf(pages, paper)}</style>\n</head>\n` +
  `<body class="printout">\n${bodyOf(pages, paper, game)}</body>\n</html>\n`

/** The rules of style for these pages: what never changes, the paper, and the places of the pieces. */
export function styleOf(pages: readonly Sheet[], paper: PaperName): string {
  const { width, height } = PAPERS[paper]
  const size = `${mm(width)}mm`
  return (
    `@page { size: ${size} ${mm(height)}mm; margin: 0; }\n` +
    `.p-page { width: ${size}; height: ${mm(height)}mm; }\n` +
    STYLE +
    each(gridsOf(pages), (grid, i) => gridStyle(grid, i))
  )
}

/** The pages themselves. */
export function bodyOf(pages: readonly Sheet[], paper: PaperName, game: Titled): string {
  const grids = gridsOf(pages)
  return each(pages, (sheet, i) => {
    const kind = grids.findIndex((grid) => isSame(grid, sheet.grid))
    const where = `${game.title} · ${sheet.title} · page ${i + 1} of ${pages.length}`
    return (
      `<section class="p-page p-grid-${kind}" data-part="${sheet.part}" aria-label="${escaped(where)}">` +
      `<p class="p-strip p-at-${sheet.grid.strip}"><b>${escaped(where)}</b> <span>${escaped(game.credit)}</span></p>` +
      (sheet.cut ? cuts(sheet, PAPERS[paper]) : '') +
      `<div class="p-block">${each(sheet.pieces, (piece) =>
        piece ? `<div class="p-piece" data-id="${escaped(piece.id)}">${piece.html}</div>` : '<div></div>',
      )}</div></section>\n`
    )
  })
}

const isSame = (a: Grid, b: Grid): boolean => a.width === b.width && a.height === b.height

function gridsOf(pages: readonly Sheet[]): Grid[] {
  const grids: Grid[] = []
  for (const { grid } of pages) if (!grids.some((known) => isSame(known, grid))) grids.push(grid)
  return grids
}

const gridStyle = ({ columns, width, height, left, top }: Grid, i: number): string =>
  `.p-grid-${i} .p-block { left: ${mm(left)}mm; top: ${mm(top)}mm; ` +
  `grid-template-columns: repeat(${columns}, ${mm(width)}mm); grid-auto-rows: ${mm(height)}mm; }\n`

/** Hairlines around every piece, and marks beyond them for a ruler. */
function cuts({ grid, pieces }: Sheet, paper: Paper): string {
  const { columns, width, height, left, top } = grid
  const rows = Math.ceil(pieces.length / columns)
  const used = Math.min(columns, pieces.length)
  const [right, bottom] = [left + used * width, top + rows * height]
  const upright = each(Array.from({ length: used + 1 }), (_, i) => {
    const x = mm(left + i * width)
    return `M${x} ${mm(top - TICK)}V${mm(top)}M${x} ${mm(bottom)}V${mm(bottom + TICK)}`
  })
  const level = each(Array.from({ length: rows + 1 }), (_, i) => {
    const y = mm(top + i * height)
    return `M${mm(left - TICK)} ${y}H${mm(left)}M${mm(right)} ${y}H${mm(right + TICK)}`
  })
  const around = each(pieces, (_, i) => {
    const [x, y] = [left + (i % columns) * width, top + Math.floor(i / columns) * height]
    return `M${mm(x)} ${mm(y)}h${mm(width)}v${mm(height)}h${mm(-width)}z`
  })
  return (
    `<svg class="p-cuts" viewBox="0 0 ${mm(paper.width)} ${mm(paper.height)}" aria-hidden="true">` +
    `<path d="${around}"/><path class="p-ticks" d="${upright}${level}"/></svg>`
  )
}
