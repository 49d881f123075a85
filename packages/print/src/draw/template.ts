import type { Mark, TemplatePrint, TemplateShape } from '../printables.ts'
import { clauseMark, each, escaped, mm } from './text.ts'

/** Below a template: its name, what it is for, and its clause. */
const CAPTION = 13
const STICK = 16

interface Extent {
  readonly width: number
  readonly height: number
}

/** The template alone, without its caption. */
function extentOf(form: TemplateShape): Extent {
  switch (form.shape) {
    case 'cone':
      return { width: form.width, height: form.length }
    case 'circle':
    case 'dial':
      return { width: 2 * form.radius, height: 2 * form.radius }
    case 'corridor':
      return { width: 2 * form.aside, height: form.before + form.around }
    case 'half circle':
      return { width: form.radius, height: 2 * form.radius }
    case 'twelfth':
      return { width: 2 * ASIDE * form.radius, height: form.radius }
    case 'stick':
      return { width: STICK, height: form.length }
    case 'outline':
      return { width: form.width, height: form.length }
  }
}

/** Sine and cosine of half of a twelfth, 15 degrees. */
const ASIDE = 0.258_819
const AHEAD = 0.965_926

/** Its tip below, its arc above. */
function twelfth(radius: number): string {
  const [side, shoulder, r] = [mm(ASIDE * radius), mm(radius - AHEAD * radius), mm(radius)]
  return `M0 ${r}L-${side} ${shoulder}A${r} ${r} 0 0 1 ${side} ${shoulder}z`
}

/** Pieces of paper: few sizes, so that templates share their pages. */
const PAPERS: readonly Extent[] = [
  { width: 100, height: 113 },
  { width: 60, height: 213 },
  { width: 100, height: 213 },
  { width: 65, height: 233 },
]

/** The smallest piece of paper that holds a template with its caption. */
export function sizeOf(form: TemplateShape): Extent {
  const { width, height } = extentOf(form)
  const found = PAPERS.find((paper) => width <= paper.width && height + CAPTION <= paper.height)
  if (!found) throw new Error(`a template of ${width} by ${height} mm is too large`)
  return found
}

/** A template at true size: its drawing is in millimetres. */
export function templateFace({ id, says, clause, form }: TemplatePrint): string {
  const { width, height } = extentOf(form)
  const middle = sizeOf(form).width / 2
  return (
    `<figure class="p-template"><svg viewBox="${mm(-middle)} 0 ${mm(2 * middle)} ${mm(height)}" ` +
    `role="img" aria-label="${escaped(id)}" data-width="${mm(width)}" data-height="${mm(height)}">` +
    `<g class="p-measure">${draw(form)}</g>${words(form)}</svg>` +
    `<figcaption><b>${escaped(id)}</b> ${clauseMark(clause)}<span>${escaped(says)}</span></figcaption></figure>`
  )
}

function draw(form: TemplateShape): string {
  switch (form.shape) {
    case 'cone':
      return path(`M0 ${mm(form.length)}L${mm(-form.width / 2)} 0H${mm(form.width / 2)}z`)
    case 'circle':
    case 'dial':
      return `<circle cx="0" cy="${mm(form.radius)}" r="${mm(form.radius)}"/>`
    case 'corridor':
      return path(corridor(form))
    case 'half circle':
      return path(`M${mm(-form.radius / 2)} 0a${mm(form.radius)} ${mm(form.radius)} 0 0 1 0 ${mm(2 * form.radius)}z`)
    case 'twelfth':
      return path(twelfth(form.radius))
    case 'stick':
      return path(`M${-STICK / 2} 0h${STICK}v${mm(form.length)}h${-STICK}z`)
    case 'outline':
      return path(`M${mm(-form.width / 2)} 0h${mm(form.width)}v${mm(form.length)}h${mm(-form.width)}z`)
  }
}

const path = (d: string): string => `<path d="${d}"/>`

/** A strip whose far end is part of the circle around its target; its sides reach `shoulder` beyond the target. */
function corridor({ aside, around, before, shoulder }: Extract<TemplateShape, { shape: 'corridor' }>): string {
  const near = around + before
  const end = mm(around - shoulder)
  const r = mm(around)
  return `M${mm(-aside)} ${mm(near)}V${end}A${r} ${r} 0 0 1 ${mm(aside)} ${end}V${mm(near)}z`
}

function words(form: TemplateShape): string {
  switch (form.shape) {
    case 'cone':
      return each(form.bands, (band, i) => coneBand(band, form.bands[i - 1]?.at ?? 0, form))
    case 'circle':
      return (
        cross(form.radius) +
        (form.front ? label(0, 2 * form.radius - 4, 'front') + tick(`M-6 ${mm(2 * form.radius - 2.5)}h12`) : '')
      )
    case 'corridor':
      return cross(form.around) + label(0, form.around + 6, 'target') + label(0, form.around - 10, '↑ line of fire')
    case 'half circle':
      return (
        tick(`M${mm(-form.radius / 2)} ${mm(form.radius)}h8`) + label(-form.radius / 2 + 12, form.radius + 1, 'middle')
      )
    case 'twelfth':
      return label(0, form.radius * 0.3, '1 of 12')
    case 'stick':
      return each(form.marks, (mark) => stickMark(mark, form.length))
    case 'dial':
      return each(Array.from({ length: form.directions }), (_, i) => spoke(i + 1, form.directions, form.radius))
    case 'outline':
      return (
        tick(`M0 ${mm(form.length * 0.3)}V${mm(form.length * 0.12)}m-2 3 2-3 2 3`) +
        label(0, form.length / 2, 'front ↑')
      )
  }
}

const tick = (d: string): string => `<path class="p-tick" d="${d}"/>`
const label = (x: number, y: number, text: string): string =>
  `<text class="p-mark" transform="translate(${mm(x)} ${mm(y)}) scale(.1)">${escaped(text)}</text>`
const cross = (y: number): string => tick(`M-3 ${mm(y)}h6M0 ${mm(y - 3)}v6`)

/** A line across the cone at its end, and what counts before it. */
function coneBand(
  { at, label: text }: Mark,
  from: number,
  { length, width }: { length: number; width: number },
): string {
  const half = (at * width) / length / 2
  const across = at < length ? tick(`M${mm(-half)} ${mm(length - at)}h${mm(2 * half)}`) : ''
  return across + label(0, length - (from + 2 * at) / 3, text)
}

const stickMark = ({ at, label: text }: Mark, length: number): string =>
  tick(`M${-STICK / 2} ${mm(length - at)}h${STICK}`) + label(0, length - at + 4, text)

/** A direction of the dial; its number stays upright. */
function spoke(score: number, directions: number, radius: number): string {
  const angle = mm((360 * score) / directions)
  const turned = (inside: string): string => `<g transform="translate(0 ${mm(radius)}) rotate(${angle})">${inside}</g>`
  const number = `<text class="p-mark" transform="translate(0 ${mm(-0.86 * radius)}) rotate(-${angle}) translate(0 1) scale(.1)">${score}</text>`
  return turned(tick(`M0 ${mm(-0.45 * radius)}V${mm(-0.74 * radius)}`) + number)
}
