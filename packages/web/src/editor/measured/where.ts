/** The usual ways of being somewhere, for the kinds of a game. */
import type { Point, Span } from '@shamble/table'
import type { AreaWhere, LineWhere, Sized, PointWhere } from './kind.ts'
import { clampSpan, onTable, sideOf, wholeOf } from './spans.ts'

/** `to`: the document when it is elsewhere on the table. */
export function pointWhere<D extends Sized>(
  { map: { size } }: D,
  at: Point,
  radius: number,
  to: (at: Point) => D,
): PointWhere<D> {
  return { is: 'point', at, radius, to: ([x, y]) => to(onTable(size, x, y)) }
}

export function areaWhere<D extends Sized>(
  { map: { size } }: D,
  span: Span,
  least: number,
  put: (span: Span) => D,
): AreaWhere<D> {
  const whole = wholeOf(size)
  return { is: 'area', span, least, put, resized: (to) => put(clampSpan(to, whole)), within: whole, turns: false }
}

export function lineWhere<D extends Sized>({ map: { size } }: D, span: Span, put: (span: Span) => D): LineWhere<D> {
  const whole = wholeOf(size)
  return { is: 'line', span, put, resized: (to) => put(clampSpan(to, whole)), side: null, turns: true }
}

/** A line that stays on its edge of the table. */
export const edgeWhere = <D extends Sized>(document: D, span: Span, put: (span: Span) => D): LineWhere<D> => ({
  ...lineWhere(document, span, put),
  side: sideOf(document.map.size, span),
  turns: false,
})
