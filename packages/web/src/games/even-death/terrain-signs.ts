/** Signs of the kinds of terrain as paths, in pixels of the board: what a piece is can be told without its colour. */
import { boxOf, INSIDE, type Shape, whereInShape, type XY } from '@shamble/table'
import { along, apart, circle, middleOf, point, polygon, polyline } from '../../board/measured/shapes.ts'
import { at, px } from '../../board/measured/units.ts'

const isIn = (shape: Shape, p: XY): boolean =>
  whereInShape(shape, { x: Math.round(p.x), y: Math.round(p.y) }) === INSIDE

/** Points over a piece in staggered rows, so far apart, each with its air on the piece as well. */
export function spots(shape: Shape, every: number, air = every * 0.3): XY[] {
  const { west, north, east, south } = boxOf(shape)
  const found: XY[] = []
  let row = 0
  for (let y = north + every * 0.55; y < south; y += every * 0.86) {
    for (let x = west + every * (row % 2 === 0 ? 0.55 : 1.05); x < east; x += every) {
      const all = [
        { x: x - air, y },
        { x: x + air, y },
        { x, y: y - air },
        { x, y: y + air },
      ]
      if (all.every((p) => isIn(shape, p))) found.push({ x, y })
    }
    row++
  }
  return found
}

/** A sign at each of these points. */
export const strewn = (points: readonly XY[], sign: string): string => points.map((p) => `M${point(p)}${sign}`).join('')

/** The sign over all of a piece, and in its middle if it is too small for more. */
export function over(shape: Shape, every: number, sign: string): string {
  const found = spots(shape, every)
  return strewn(found.length > 0 ? found : [centreOf(shape)], sign)
}

export const cornersOf = (shape: Shape): readonly XY[] =>
  shape.is === 'polygon'
    ? shape.corners
    : shape.is === 'line'
      ? [shape.from, shape.to]
      : [
          { x: shape.at.x - shape.radius, y: shape.at.y },
          { x: shape.at.x + shape.radius, y: shape.at.y },
        ]

export const centreOf = (shape: Shape): XY => (shape.is === 'disc' ? shape.at : middleOf(cornersOf(shape)))

/** The middle line of a long piece, and how wide it is. */
export function spine(shape: Shape): { readonly from: XY; readonly to: XY; readonly wide: number } {
  const [a, b, c, d] = cornersOf(shape)
  if (!a || !b) return { from: centreOf(shape), to: centreOf(shape), wide: 0 }
  if (!c || !d) return { from: a, to: b, wide: shape.is === 'disc' ? 2 * shape.radius : 0 }
  const isLong = apart(a, b) >= apart(b, c)
  return isLong
    ? { from: middleOf([a, d]), to: middleOf([b, c]), wide: apart(b, c) }
    : { from: middleOf([a, b]), to: middleOf([d, c]), wide: apart(a, b) }
}

/** Along a line, points so far apart, with the direction across it. */
function steps(from: XY, to: XY, every: number): { readonly p: XY; readonly across: XY }[] {
  const length = apart(from, to)
  const many = Math.max(1, Math.round(length / every))
  const across = length === 0 ? { x: 0, y: 0 } : { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  return Array.from({ length: many }, (_, i) => ({ p: along(from, to, (length * (i + 0.5)) / many), across }))
}

const aside = ({ p, across }: { readonly p: XY; readonly across: XY }, by: number): XY => ({
  x: p.x + across.x * by,
  y: p.y + across.y * by,
})

/** Bars across a long piece: planks, bricks, rungs. */
export function bars(shape: Shape, every: number, part = 1): string {
  const { from, to, wide } = spine(shape)
  return steps(from, to, every)
    .map((step) => polyline([aside(step, (-wide * part) / 2), aside(step, (wide * part) / 2)]))
    .join('')
}

/** Crosses along a long piece, as of wire. */
export const crosses = (shape: Shape, every: number): string => {
  const { from, to } = spine(shape)
  return steps(from, to, every)
    .map(({ p }) => `M${at(p.x - 45)} ${at(p.y - 45)}l10.800 10.800M${at(p.x + 45)} ${at(p.y - 45)}l-10.800 10.800`)
    .join('')
}

/** Posts along a long piece. */
export const posts = (shape: Shape, every: number): string => {
  const { from, to } = spine(shape)
  const ends = [from, ...steps(from, to, every).map(({ p }) => p), to]
  return ends.map((p) => `M${at(p.x - 25)} ${at(p.y - 25)}h6v6h-6z`).join('')
}

/** Lines along a long piece: at these parts of its width, 0 its middle and 1 its rim. */
export function lengthwise(shape: Shape, parts: readonly number[]): string {
  const { from, to, wide } = spine(shape)
  const [first] = steps(from, to, Number.POSITIVE_INFINITY)
  if (!first) return ''
  return parts
    .map((part) => {
      const by = (part * wide) / 2
      return polyline([aside({ p: from, across: first.across }, by), aside({ p: to, across: first.across }, by)])
    })
    .join('')
}

const outlineOf = (shape: Shape): readonly XY[] =>
  shape.is === 'disc'
    ? Array.from({ length: 24 }, (_, i) => ({
        x: shape.at.x + shape.radius * Math.sin((i / 24) * 2 * Math.PI),
        y: shape.at.y - shape.radius * Math.cos((i / 24) * 2 * Math.PI),
      }))
    : cornersOf(shape)

/** Short strokes inwards from the outline, as on a map where ground rises or falls. */
export function hachures(shape: Shape, every: number, long: number): string {
  const corners = outlineOf(shape)
  const middle = centreOf(shape)
  return corners
    .flatMap((corner, i) => steps(corner, corners[(i + 1) % corners.length] ?? corner, every))
    .map(({ p, across }) => {
      const isIn = (middle.x - p.x) * across.x + (middle.y - p.y) * across.y > 0
      return polyline([p, aside({ p, across }, isIn ? long : -long)])
    })
    .join('')
}

/** The outline drawn smaller: the next contour of a hill, the lid of something. */
export function inner(shape: Shape, part: number): string {
  if (shape.is === 'disc') return circle(shape.at, shape.radius * part)
  const middle = centreOf(shape)
  return polygon(
    cornersOf(shape).map(({ x, y }) => ({
      x: middle.x + (x - middle.x) * part,
      y: middle.y + (y - middle.y) * part,
    })),
  )
}

/** A ring of bumps, as crowns have. */
export function crown(shape: Shape, grown: number): string {
  if (shape.is !== 'disc') return inner(shape, 1)
  const bumps = 11
  const r = px(shape.radius) * grown
  const corner = (i: number): string => {
    const turn = (i / bumps) * 2 * Math.PI
    return `${(px(shape.at.x) + r * Math.cos(turn)).toFixed(1)} ${(px(shape.at.y) + r * Math.sin(turn)).toFixed(1)}`
  }
  const bump = (r * 0.34).toFixed(1)
  return `M${corner(0)}${Array.from({ length: bumps }, (_, i) => `A${bump} ${bump} 0 0 1 ${corner(i + 1)}`).join('')}Z`
}

/** A stone: a disc with corners. */
export function stone(shape: Shape): string {
  if (shape.is !== 'disc') return inner(shape, 1)
  const uneven = [1, 0.82, 0.98, 0.86, 1, 0.9, 0.8]
  return polygon(
    uneven.map((part, i) => ({
      x: shape.at.x + shape.radius * part * Math.cos((i / uneven.length) * 2 * Math.PI),
      y: shape.at.y + shape.radius * part * Math.sin((i / uneven.length) * 2 * Math.PI),
    })),
  )
}

/** Teeth around a disc, as of a trap. */
export function teeth(shape: Shape): string {
  if (shape.is !== 'disc') return ''
  const many = 14
  return polygon(
    Array.from({ length: 2 * many }, (_, i) => {
      const r = shape.radius * (i % 2 === 0 ? 0.92 : 0.62)
      const turn = (i / many) * Math.PI
      return { x: shape.at.x + r * Math.cos(turn), y: shape.at.y + r * Math.sin(turn) }
    }),
  )
}

/** From corner to corner. */
export const crossed = (shape: Shape): string => {
  const [a, b, c, d] = cornersOf(shape)
  return a && b && c && d ? polyline([a, c]) + polyline([b, d]) : ''
}

/** In the middle between its sides, both ways: so that what is stacked is seen to be several. */
export function quartered(shape: Shape): string {
  const [a, b, c, d] = cornersOf(shape)
  if (!a || !b || !c || !d) return ''
  return polyline([middleOf([a, b]), middleOf([c, d])]) + polyline([middleOf([b, c]), middleOf([d, a])])
}

/** Something that swings open: its leaf at a right angle to where it was, and the way it went. */
export function leaf(shape: Shape): { readonly leaf: string; readonly swing: string } {
  const { from, to } = spine(shape)
  const r = at(apart(from, to))
  const end = { x: from.x - (to.y - from.y), y: from.y + (to.x - from.x) }
  return { leaf: polyline([from, end]), swing: `M${point(to)}A${r} ${r} 0 0 1 ${point(end)}` }
}
