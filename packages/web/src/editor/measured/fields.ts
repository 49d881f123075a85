/** Fields of things on a measured table: whatever a hand can drag can be typed as well. */
import type { Point, Span } from '@shamble/table'
import type { Field, FieldGroup } from '../game-editor.ts'
import { valueAt, withValue } from '../path.ts'
import type { AreaWhere, LineWhere, Where } from './kind.ts'
import { isLevel, onSide, round, type Side } from './spans.ts'

type Words = Readonly<Record<string, string>>

export const optionsOf = (words: Words): { value: string; label: string }[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const wordAt = (document: unknown, path: string): string => {
  const value = valueAt(document, path)
  return typeof value === 'string' ? value : ''
}

export const textField = <D>(document: D, label: string, path: string, max = 80): Field<D> => ({
  kind: 'text',
  label,
  value: wordAt(document, path),
  max,
  set: (value) => withValue(document, path, value === '' ? ' ' : value),
})

export const choiceField = <D>(document: D, label: string, path: string, words: Words): Field<D> => ({
  kind: 'choice',
  label,
  value: wordAt(document, path),
  options: optionsOf(words),
  set: (value) => withValue(document, path, value),
})

/** A whole number from `min` to `max`. */
export const countField = <D>(
  label: string,
  value: number,
  [min, max]: readonly [min: number, max: number],
  set: (value: number) => D,
): Field<D> => ({ kind: 'number', label, value, min, max, step: 1, set })

export const onlyGroup = <D>(title: string, fields: readonly Field<D>[]): FieldGroup<D>[] => [{ title, fields }]

/** Where a thing is; nothing for what has no place yet. */
export function placeFields<D>(where: Where<D> | null, size: Point, unit: string): Field<D>[] {
  if (!where) return []
  const length: Length<D> = (label, value, most, set) => ({
    kind: 'number',
    label,
    value,
    min: 0,
    max: most,
    step: 1,
    unit,
    set,
  })
  if (where.is === 'area') return areaFields(where, size, length)
  if (where.is === 'line')
    return where.side ? edgeFields(where, where.side, size, length) : lineFields(where, size, length)
  const [x, y] = where.at
  return [
    length('From the west', x, size[0], (to) => where.to([to, y])),
    length('From the north', y, size[1], (to) => where.to([x, to])),
  ]
}

type Length<D> = (label: string, value: number, most: number, set: (value: number) => D) => Field<D>

function areaFields<D>({ span, resized }: AreaWhere<D>, [width, depth]: Point, length: Length<D>): Field<D>[] {
  const [x1, y1, x2, y2] = span
  return [
    length('West side', x1, width, (value) => resized([Math.min(value, x2 - 1), y1, x2, y2])),
    length('North side', y1, depth, (value) => resized([x1, Math.min(value, y2 - 1), x2, y2])),
    length('Width', round(x2 - x1), width, (value) => resized([x1, y1, x1 + Math.max(1, value), y2])),
    length('Depth', round(y2 - y1), depth, (value) => resized([x1, y1, x2, y1 + Math.max(1, value)])),
  ]
}

function lineFields<D>({ span, resized }: LineWhere<D>, [width, depth]: Point, length: Length<D>): Field<D>[] {
  const [x1, y1, x2, y2] = span
  return [
    length('From, east', x1, width, (value) => resized([value, y1, x2, y2])),
    length('From, south', y1, depth, (value) => resized([x1, value, x2, y2])),
    length('To, east', x2, width, (value) => resized([x1, y1, value, y2])),
    length('To, south', y2, depth, (value) => resized([x1, y1, x2, value])),
  ]
}

/** A line on an edge of the table has only a beginning and an end. */
function edgeFields<D>({ span, resized }: LineWhere<D>, side: Side, size: Point, length: Length<D>): Field<D>[] {
  const [x1, y1, x2, y2] = span
  const level = isLevel(side)
  const [low, high] = level ? [x1, x2] : [y1, y2]
  const most = level ? size[0] : size[1]
  const end = (value: number): Point => onSide(size, side, level ? [value, y1] : [x1, value])
  const between = (a: number, b: number): Span => [...end(a), ...end(b)]
  return [
    length(level ? 'From the west' : 'From the north', low, most, (value) => resized(between(value, high))),
    length('To', high, most, (value) => resized(between(low, value))),
  ]
}
