/** What can be placed on a measured table: a game lists its kinds of things, and all else is done for them alike. */
import type { MapDrawing, Point, Span } from '@shamble/table'
import type { FieldGroup, Spot } from '../game-editor.ts'
import { valueAt } from '../path.ts'
import type { Side } from './spans.ts'

/** A document with a table of some size in it. */
export interface Sized {
  readonly map: Pick<MapDrawing, 'size'> &
    Partial<Pick<MapDrawing, 'buildings' | 'vehicles' | 'lows' | 'blocks' | 'trees'>>
}

/** A document with a table in it that is drawn as all maps are. */
export interface Measured {
  readonly map: MapDrawing
}

/** Where a thing is, and what becomes of the document when it is elsewhere. */
export type Where<D> = PointWhere<D> | AreaWhere<D> | LineWhere<D>

export interface PointWhere<D> {
  readonly is: 'point'
  readonly at: Point
  readonly radius: number
  /** What belongs to a wall stays in one, everything on the table. */
  to(at: Point): D
  /** Of something with a size of its own that may stand askew. */
  readonly body?: {
    readonly heading: number
    readonly length: number
    readonly width: number
    head(heading: number): D
  }
}

interface Spanned<D> {
  readonly span: Span
  /** Exactly there, and nothing else is changed. */
  put(span: Span): D
  /** There, as far as there is room; what is in it or beside it goes along. */
  resized(span: Span): D
}

export interface AreaWhere<D> extends Spanned<D> {
  readonly is: 'area'
  /** Nothing of its kind is smaller. */
  readonly least: number
  /** It stays in here when it is shifted. */
  readonly within: Span
  /** Shifted with all that is in it. */
  by?(step: Spot): D
  /** What is built along the edges of the table can only be turned by a quarter. */
  readonly turns: boolean
}

export interface LineWhere<D> extends Spanned<D> {
  readonly is: 'line'
  /** The edge of the table that it stays on. */
  readonly side: Side | null
  readonly turns: boolean
}

/** A thing of a kind in a document: its numbers are those of its place, from the outside to the inside. */
export interface Placed<D, T> {
  readonly document: D
  readonly key: string
  readonly value: T
  readonly numbers: readonly number[]
}

/** Gives ids that nothing has, by their first letter: "B3". */
export type Fresh = (letter: string) => string

export interface KindSpec<D, T> {
  readonly id: string
  /** Where things of this kind stand in the document, with `[]` for every number: `map.buildings[].doors[]`. */
  readonly place: string
  read(document: D, numbers: readonly number[]): T | null | undefined
  /** Null: it has no place on the table yet. */
  where(placed: Placed<D, T>): Where<D> | null
  /** "door D1", for sentences. */
  name(placed: Placed<D, T>): string
  /** What there is to say besides its name and place, from a comma on. */
  more?(placed: Placed<D, T>): string
  fields(placed: Placed<D, T>): readonly FieldGroup<D>[]
  /** The same again with ids of its own; missing where there can be only one. */
  again?(placed: Placed<D, T>, fresh: Fresh): T
  /** The document without it, where it is more than an item of a list; null: it belongs to every table. */
  without?(placed: Placed<D, T>): D | null
  /** It is dragged only when it is chosen, since one works on top of it. */
  readonly isLarge?: boolean
  /** Those later in the list lie on top. */
  readonly lastOnTop?: boolean
}

/** A thing, whatever its kind. */
export interface Thing<D> {
  readonly key: string
  readonly isLarge: boolean
  where(): Where<D> | null
  name(): string
  more(): string
  fields(): readonly FieldGroup<D>[]
  readonly again: ((fresh: Fresh) => unknown) | null
  readonly without: (() => D | null) | null
}

export interface Kind<D> {
  readonly id: string
  readonly place: string
  readonly lastOnTop: boolean
  find(document: D, key: string, numbers: readonly number[]): Thing<D> | null
}

/** A kind as the editor has it: of which type its things are, is known to itself alone. */
export function kind<D, T>(spec: KindSpec<D, T>): Kind<D> {
  const { id, place, lastOnTop = false, isLarge = false } = spec
  return {
    id,
    place,
    lastOnTop,
    find(document, key, numbers) {
      const value = spec.read(document, numbers) ?? null
      if (value === null) return null
      const placed: Placed<D, T> = { document, key, value, numbers }
      return {
        key,
        isLarge,
        where: () => spec.where(placed),
        name: () => spec.name(placed),
        more: () => spec.more?.(placed) ?? '',
        fields: () => spec.fields(placed),
        again: spec.again ? (fresh) => spec.again?.(placed, fresh) : null,
        without: spec.without ? () => spec.without?.(placed) ?? null : null,
      }
    },
  }
}

const NUMBER = /\[(\d+)\]/g

interface Address {
  readonly place: string
  readonly numbers: readonly number[]
}

const KNOWN = new Map<string, Address>()
const MOST_KNOWN = 5_000

/** Worked out once: a table has hundreds of places, and each is asked for again and again. */
function addressOf(key: string): Address {
  const known = KNOWN.get(key)
  if (known) return known
  const found = { place: key.replace(NUMBER, '[]'), numbers: [...key.matchAll(NUMBER)].map(([, n]) => Number(n)) }
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(key, found)
  return found
}

/** Finds things of these kinds by their places. */
export function finder<D>(kinds: readonly Kind<D>[]): (document: D, key: string) => Thing<D> | null {
  const byPlace = new Map(kinds.map((one) => [one.place, one]))
  return (document, key) => {
    const { place, numbers } = addressOf(key)
    return byPlace.get(place)?.find(document, key, numbers) ?? null
  }
}

const numbersIn = (document: unknown, list: string): number[] => {
  const items = valueAt(document, list)
  return Array.isArray(items) ? items.map((_, i) => i) : []
}

function keysFrom(document: unknown, head: string, rest: string): string[] {
  const at = rest.indexOf('[]')
  if (at < 0) return (valueAt(document, head + rest) ?? null) === null ? [] : [head + rest]
  const list = head + rest.slice(0, at)
  const more = rest.slice(at + 2)
  const items = numbersIn(document, list).map((i) => `${list}[${i}]`)
  return more === '' ? items : items.flatMap((item) => keysFrom(document, item, more))
}

/** The keys of all things of some kinds; kinds that are parts of one thing come thing by thing. */
export function keysIn<D>(document: D, kinds: readonly Kind<D>[]): string[] {
  const [first, ...more] = kinds
  if (!first) return []
  if (more.length === 0) {
    const keys = keysFrom(document, '', first.place)
    return first.lastOnTop ? keys.reverse() : keys
  }
  const list = first.place.slice(0, first.place.indexOf('[]'))
  return numbersIn(document, list).flatMap((i) => partsOf(document, `${list}[${i}]`, kinds))
}

/** The keys of the parts of one thing. */
export const partsOf = <D>(document: D, key: string, kinds: readonly Kind<D>[]): string[] =>
  kinds.flatMap(({ place }) => keysFrom(document, key, place.slice(place.indexOf('[]') + 2)))
