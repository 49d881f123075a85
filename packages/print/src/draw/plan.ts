import type { PlanArea, PlanLine, PlanPoint, PlanPrint } from '../printables.ts'
import { clauseMark, each, escaped, mm } from './text.ts'

/** Room for the drawing on its page, in millimetres. */
const ROOM = { width: 180, height: 180 } as const

/** A table from above with its measures: north is up. */
export function planPage(plan: PlanPrint): string {
  const scale = Math.min(ROOM.width / plan.width, ROOM.height / plan.depth)
  const [wide, high] = [plan.width * scale, plan.depth * scale]
  const at = ([x, y]: PlanPoint): string => `${mm(x * scale)} ${mm(y * scale)}`
  return (
    `<article class="p-plan"><header><h2>${escaped(plan.id)}</h2><p>${escaped(plan.says)}</p></header>` +
    `<svg viewBox="-8 -6 ${mm(wide + 10)} ${mm(high + 8)}" role="img" aria-label="${escaped(plan.id)}">` +
    each(plan.areas, (area) => drawArea(area, at)) +
    measures(plan, scale, plan.key === undefined) +
    each(plan.edges, (edge) => drawEdge(edge, at, scale)) +
    each(plan.points, ({ look, at: where, label }) => drawPoint(look, at(where), label)) +
    `<path class="p-border" d="M0 0H${mm(wide)}V${mm(high)}H0z"/></svg>` +
    `<p class="p-plan-key">${escaped(plan.key ?? keyOf(plan))}</p>` +
    `<p class="p-plan-list">${each(plan.list, (one) => `<span>${escaped(one)}</span>`)}</p>` +
    `<ul>${each(plan.notes, ({ text, clause }) => `<li>${escaped(text)} ${clauseMark(clause)}</li>`)}</ul></article>`
  )
}

/** What the signs mean, of those that are on a plan. */
const SIGNS = {
  wall: 'Solid line: a wall.',
  fence: 'Line with bars: a fence.',
  low: 'Double line: low, to be climbed over.',
  door: 'Dotted: a closed door.',
  window: 'Fine line: a closed window.',
  open: 'Gap: open.',
  barricaded: 'Dense bars: barricaded.',
  barred: 'Dense bars: a barred window.',
  zone: 'Dashed box: where people set out.',
  green: 'Dashed outline: trees.',
  exit: 'Dashed edge: where they may leave.',
  entry: 'Triangles: where the dead turn up.',
  marker: 'Squares: things.',
  climb: 'Rungs: stairs or a ladder.',
  living: 'White discs: the living.',
  dead: 'Black discs: the dead.',
} as const

function keyOf({ areas, edges, points, lines, unit, width, depth }: PlanPrint): string {
  const measured = `Lines every ${lines} ${unit}; the table is ${width} by ${depth} ${unit}, north up.`
  const there = new Set<string>([...areas, ...edges, ...points].map(({ look }) => look))
  const signs = Object.entries(SIGNS).flatMap(([look, says]) => (there.has(look) ? [says] : []))
  return [measured, ...signs].join(' ')
}

type Placed = (point: PlanPoint) => string

function middleOf(outline: readonly PlanPoint[]): PlanPoint {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

const drawArea = ({ look, outline, label }: PlanArea, at: Placed): string =>
  `<path class="p-area p-${look}" d="M${outline.map(at).join('L')}z"/>` + words(at(middleOf(outline)), label)

const words = (where: string, text: string, lower = 0): string =>
  text === ''
    ? ''
    : `<text class="p-plan-word" transform="translate(${where}) scale(.1)" dy="${lower * 10 + 8}">${escaped(text)}</text>`

/** Rulers on two sides and hairlines between; rows and columns are numbered where nothing is measured. */
function measures({ width, depth, lines }: PlanPrint, scale: number, isMeasured: boolean): string {
  const upright = steps(width, lines).map((x) => `M${mm(x * scale)} 0V${mm(depth * scale)}`)
  const level = steps(depth, lines).map((y) => `M0 ${mm(y * scale)}H${mm(width * scale)}`)
  const number = (x: number, y: number, value: number): string =>
    `<text class="p-ruler" transform="translate(${mm(x)} ${mm(y)}) scale(.1)">${value}</text>`
  return (
    `<path class="p-raster" d="${upright.join('')}${level.join('')}"/>` +
    (isMeasured
      ? each(steps(width, 2 * lines), (x) => number(x * scale, -1.5, x)) +
        each(steps(depth, 2 * lines), (y) => number(-4, y * scale + 1, y))
      : each(rows(width, lines), (n) => number((n - 0.5) * lines * scale, -1.5, n)) +
        each(rows(depth, lines), (n) => number(-4, (n - 0.5) * lines * scale + 1, n)))
  )
}

/** From 1. */
const rows = (length: number, step: number): number[] =>
  Array.from({ length: Math.floor(length / step) }, (_, i) => i + 1)

const steps = (length: number, step: number): number[] =>
  Array.from({ length: Math.floor(length / step) + 1 }, (_, i) => i * step)

function drawEdge({ look, from, to, label }: PlanLine, at: Placed, scale: number): string {
  const line = `M${at(from)}L${at(to)}`
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const along = Math.abs(to[0] - from[0]) >= Math.abs(to[1] - from[1])
  const beside = `${mm(mx * scale + (along ? 0 : 3.2))} ${mm(my * scale + (along ? 2.6 : 0))}`
  if (look === 'low') return `<path class="p-low" d="${line}"/><path class="p-low-core" d="${line}"/>`
  if (look === 'wall' || look === 'fence') return `<path class="p-${look}-line" d="${line}"/>` + words(beside, label)
  if (look === 'exit') return `<path class="p-exit" d="${line}"/>` + words(`${mm(mx * scale)} ${mm(my * scale)}`, label)
  return `<path class="p-gap" d="${line}"/><path class="p-${look}" d="${line}"/>` + words(beside, label)
}

function drawPoint(look: PlanPrint['points'][number]['look'], where: string, text: string): string {
  const shape = {
    entry: '<path class="p-solid" d="M0-1.6 1.6 1.2H-1.6z"/>',
    marker: '<path class="p-thing" d="M-1.4-1.4h2.8v2.8h-2.8z"/>',
    climb: '<path class="p-rungs" d="M-1-1.8v3.6M1-1.8v3.6M-1-1h2M-1 0h2M-1 1h2"/>',
    living: '<circle class="p-thing" r="1.9"/>',
    dead: '<circle class="p-solid" r="1.9"/>',
    word: '',
  }[look]
  return `<g transform="translate(${where})">${shape}</g>` + words(where, text, look === 'word' ? 0 : 3.4)
}
