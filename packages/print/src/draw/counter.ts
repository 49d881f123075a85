import { ART } from '../art.ts'
import type { CounterPrint, Face } from '../printables.ts'
import { escaped, mm } from './text.ts'

/** Both faces, the lower one upside down: folded along the middle, they stand back to back. */
export function foldedCounter({ id, width, height, front, back }: CounterPrint): string {
  const high = (40 * height) / width
  return (
    `<svg class="p-counter" viewBox="0 0 40 ${mm(2 * high)}" role="img" aria-label="${escaped(id)}">` +
    drawFace(front, high) +
    `<g transform="rotate(180 20 ${mm(high)})">${drawFace(back, high)}</g>` +
    `<path class="p-fold" d="M0 ${mm(high)}H40"/>` +
    '</svg>'
  )
}

function drawFace({ art, number, label, shaded }: Face, high: number): string {
  const isSquare = high === 40
  const drawn = art === null ? '' : ART[art]
  const ground = shaded ? `<path class="p-shaded" d="M0 0H40V${mm(high)}H0z"/>` : ''
  if (!isSquare) return ground + drawn
  return (
    ground +
    `<g transform="${placeOf(number, label)}">${drawn}</g>` +
    (number === undefined ? '' : `<text class="p-number" x="1.5" y="10">${escaped(number)}</text>`) +
    (label === undefined ? '' : `<text class="p-label" x="20" y="37">${escaped(label)}</text>`)
  )
}

/** A picture makes room for the words beside it. */
function placeOf(number: string | undefined, label: string | undefined): string {
  if (number !== undefined) return 'translate(10 1.5) scale(.76)'
  return label === undefined ? 'translate(-3 -3) scale(1.15)' : 'translate(-1 -4.5) scale(1.05)'
}
