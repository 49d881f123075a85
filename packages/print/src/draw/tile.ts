import { ART } from '../art.ts'
import type { TileMark, TilePrint, Wall } from '../printables.ts'
import { each, escaped, mm } from './text.ts'

/** How thick walls are, in squares. */
const THICK = 0.1
const STAR = 'M0-10 2.9-3.6 9.5-3.1 4.5 1.4 5.9 8.1 0 4.6-5.9 8.1-4.5 1.4-9.5-3.1-2.9-3.6z'

/** A tile in a box of n by n squares. */
export function tileFace({ id, title, squares, walls, marks }: TilePrint, n: number): string {
  const label = title.startsWith(id) ? title : `${id} ${title}`
  return (
    `<svg class="p-tile" viewBox="0 0 ${n} ${n}" role="img" aria-label="${escaped(label)}">` +
    each(squares, (ground, i) =>
      ground === 'indoor' || ground === 'way'
        ? ''
        : `<rect class="p-${ground}" x="${i % n}" y="${Math.floor(i / n)}" width="1.005" height="1.005"/>`,
    ) +
    `<path class="p-squares" d="${gridLines(n)}"/>` +
    each(marks, (mark) => drawMark(mark, n)) +
    `<text class="p-tile-name" transform="translate(.12 ${mm(n - 0.13)}) scale(.01)">${escaped(label)}</text>` +
    `<path class="p-wall" d="${each(walls, (wall) => wallPath(wall, n))}"/>` +
    '</svg>'
  )
}

export const tileBack = ({ back }: TilePrint, title: string): string =>
  `<div class="p-back"><b>${escaped(back)}</b><span>${escaped(title)}</span></div>`

const gridLines = (n: number): string =>
  each(Array.from({ length: n - 1 }), (_, i) => `M${i + 1} 0V${n}M0 ${i + 1}H${n}`)

/** Walls on the border are drawn inside it, so that cutting takes nothing away. */
function wallPath([x1, y1, x2, y2]: Wall, n: number): string {
  const inside = (at: number): number => Math.min(Math.max(at, THICK / 2), n - THICK / 2)
  return `M${mm(inside(x1))} ${mm(inside(y1))}L${mm(inside(x2))} ${mm(inside(y2))}`
}

function drawMark(mark: TileMark, n: number): string {
  switch (mark.mark) {
    case 'circle':
      return `<circle class="p-circle" cx="${n - 0.45}" cy=".45" r=".26"/>`
    case 'star':
      return (
        `<g transform="translate(${n - 0.5} .5) scale(.038)"><path class="p-star" d="${STAR}"/>` +
        `<text class="p-star-number" y="3.6">${mark.number}</text></g>`
      )
    case 'art': {
      const [x, y, side] = mark.over
      return `<g transform="translate(${x} ${y}) scale(${mm(side / 40)})">${ART[mark.art]}</g>`
    }
    case 'corners': {
      const [x, y, side] = mark.over
      const [east, south, tick] = [x + side, y + side, 0.25]
      return (
        `<path class="p-corners" d="M${x} ${y + tick}V${y}H${x + tick}M${east - tick} ${y}H${east}V${y + tick}` +
        `M${east} ${south - tick}V${south}H${east - tick}M${x + tick} ${south}H${x}V${south - tick}"/>`
      )
    }
  }
}
