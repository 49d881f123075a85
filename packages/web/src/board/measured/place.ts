/** Places of a measured table and how they are named: "24.5,17.3" in what the book measures in, "zombie 9", "H1", "D3". */
import { boxOf, comparePointToShape, distance2, type Shape, type Terrain, type XY } from '@shamble/table'
import type { Rect, Seen } from '../../play/game-display.ts'
import { keysOf } from '../../sure.ts'
import { CENTIMETRES, perBook, px, type Ruler } from './units.ts'

export type Place<Sort extends string = string> =
  /** `wide`: something is laid there that covers more. `level`: above the ground. */
  | { readonly kind: 'point'; readonly at: XY; readonly level?: number; readonly wide?: true }
  | { readonly kind: 'route'; readonly points: readonly XY[] }
  | { readonly kind: 'numbered'; readonly sort: Sort; readonly n: number }
  | { readonly kind: 'terrain'; readonly id: string }

/** Somebody who can be pointed at. */
export interface Base {
  readonly name: string
  readonly at: XY
  readonly radius: number
}

/** Whatever is called by a number: figures, and things that lie about. */
export interface Numbered {
  /** What stands before the number: "zombie ", "H". */
  readonly before: string
  /** How far around its middle it is shown. */
  readonly radius: number
  readonly isThing?: true
}

/** What a game says about what is on its table. */
export interface OnTable<View, Sort extends string> {
  readonly sorts: Readonly<Record<Sort, Numbered>>
  terrain(seen: Seen<View>): Terrain
  /** How the game measures. */
  readonly ruler?: Ruler
  /** What names of terrain look like, where they are not like "D3". */
  readonly terrainNames?: RegExp
  /** Where something numbered is drawn; null: nowhere. */
  where(sort: Sort, n: number, seen: Seen<View>): XY | null
  /** The outline of terrain that moves; null: it has left the table, undefined: it is where the map has it. */
  moved?(id: string, seen: Seen<View>): Shape | null | undefined
  bases(view: View): Iterable<Base>
}

export interface Places<View, Sort extends string> {
  readonly ruler: Ruler
  readonly names: PointNames
  readonly terrain: OnTable<View, Sort>['terrain']
  isThing(sort: Sort): boolean
  numbered(sort: Sort, n: number): string
  /** What a name means; null for names of nothing. */
  parse(name: string | null): Place<Sort> | null
  nameOf(place: Place<Sort>): string
  /** The middle of a place that has one. */
  centre(place: Place<Sort> | null, seen: Seen<View>): XY | null
  centreNamed(name: string | null, seen: Seen<View>): XY | null
  /** Where a place is on the board. */
  rect(name: string, seen: Seen<View>): Rect | null
  /** The figure whose base is under a point. */
  figureAt(view: View, p: XY, slack?: number): string | null
  /** The door or window at a point. */
  openingAt(seen: Seen<View>, p: XY, near?: number): string | null
  /** The first of these ladders, pieces and vehicles that a point lies on, or so near to. */
  terrainAt(seen: Seen<View>, p: XY, ids: readonly string[], near?: number): string | null
}

/** How points of a table are named and pointed at, by what its book measures in. */
export interface PointNames {
  /** The nearest point that is pointed at: millimetres are fine enough, and twentieths of an inch. */
  snapped(p: XY): XY
  /** "24.5,17.3", and "24.5,17.3 up 1" on a storey above the ground. */
  pointName(p: XY, level?: number): string
  /** The name of a point on which a template lies. */
  aimName(at: XY, level?: number): string
  routeName(points: readonly XY[]): string
  read(x: string, y: string): XY
}

/** So many points of a centimetre or an inch are pointed at. */
const FINE = { cm: 10, inch: 20 } as const

export function pointNames(ruler: Ruler): PointNames {
  const per = perBook(ruler)
  const fine = FINE[ruler.book]
  const snap = (value: number): number => Math.round((Math.round((value / per) * fine) * per) / fine)
  /** As fine as it must be for a point to be read back to where it is. */
  const exact = (value: number): number => {
    const short = Math.round((value / per) * 100) / 100
    return Math.round(short * per) === value ? short : Math.round((value / per) * 1000) / 1000
  }
  const pointName = ({ x, y }: XY, level = 0): string => `${exact(x)},${exact(y)}${level > 0 ? ` up ${level}` : ''}`
  return {
    snapped: ({ x, y }) => ({ x: snap(x), y: snap(y) }),
    pointName,
    aimName: (at, level = 0) => `aim ${pointName(at, level)}`,
    routeName: (points) => points.map((p) => pointName(p)).join(';'),
    read: (x, y) => ({ x: Math.round(Number(x) * per), y: Math.round(Number(y) * per) }),
  }
}

export const { snapped, pointName, aimName, routeName } = pointNames(CENTIMETRES)

const NUMBER = String.raw`(\d+(?:\.\d{1,3})?)`
const POINT = new RegExp(`^${NUMBER}\\s*[,; ]\\s*${NUMBER}(?: up ([1-9]))?$`)

function pointPlace(
  { read }: PointNames,
  text: string,
): { readonly kind: 'point'; readonly at: XY; readonly level?: number } | null {
  const [whole, x = '', y = '', level] = POINT.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const at = read(x, y)
  return level === undefined ? { kind: 'point', at } : { kind: 'point', at, level: Number(level) }
}

/** Something thin or small can be pointed at from here. */
export const NEAR = 90
const LADDER = 60

/** The outline of a door, window, ladder, piece, room or building. */
export function terrainShape({ pieces, buildings }: Terrain, id: string): Shape | null {
  const piece = pieces.find((one) => one.id === id)
  if (piece) return piece.shape
  for (const b of buildings) {
    if (b.id === id) return { is: 'polygon', corners: b.outline }
    const opening = b.openings.find((one) => one.id === id)
    if (opening) return { is: 'line', from: opening.from, to: opening.to }
    const ladder = b.ladders.find((one) => one.id === id)
    if (ladder) return { is: 'disc', at: ladder.at, radius: LADDER }
    const room = b.rooms.find((one) => one.id === id)
    if (room) return { is: 'polygon', corners: room.outline }
  }
  return null
}

/** As much around a point as can be seen to be one, and around a template as it mostly covers. */
const SMALL = 60
const WIDE = 600

const squareAround = ({ x, y }: XY, r: number): Rect => ({
  x: px(x - r),
  y: px(y - r),
  width: px(2 * r),
  height: px(2 * r),
})

/** The number in "zombie 9", if that is how the name begins. */
function numberAfter(before: string, text: string): number | null {
  if (!text.toLowerCase().startsWith(before.toLowerCase())) return null
  const rest = text.slice(before.length)
  return /^\d+$/.test(rest) ? Number(rest) : null
}

const TERRAIN = /^[A-Z][A-Za-z0-9-]*$/

function parser<Sort extends string>(sorts: OnTable<never, Sort>['sorts'], names: PointNames, terrainNames = TERRAIN) {
  const pointOf = (text: string): XY | null => pointPlace(names, text)?.at ?? null
  const named = keysOf(sorts).map((sort) => [sort, sorts[sort].before] as const)
  return (name: string | null): Place<Sort> | null => {
    if (name === null) return null
    const text = name.trim()
    const point = pointPlace(names, text)
    if (point) return point
    const aim = text.startsWith('aim ') ? pointPlace(names, text.slice(4)) : null
    if (aim) return { ...aim, wide: true }
    if (text.includes(';')) {
      const points = text.split(';').map(pointOf)
      return points.every((p): p is XY => p !== null) ? { kind: 'route', points } : null
    }
    for (const [sort, before] of named) {
      const n = numberAfter(before, text)
      if (n !== null) return { kind: 'numbered', sort, n }
    }
    return terrainNames.test(text) ? { kind: 'terrain', id: text } : null
  }
}

const middleOfShape = (shape: Shape): XY => {
  const { west, north, east, south } = boxOf(shape)
  return { x: (west + east) / 2, y: (north + south) / 2 }
}

function nameIn<Sort extends string>(
  names: PointNames,
  numbered: (sort: Sort, n: number) => string,
  place: Place<Sort>,
): string {
  if (place.kind === 'numbered') return numbered(place.sort, place.n)
  if (place.kind === 'terrain') return place.id
  if (place.kind === 'route') return names.routeName(place.points)
  return place.wide ? names.aimName(place.at, place.level) : names.pointName(place.at, place.level)
}

/** The outline of terrain as it lies now, and the middle of a place. */
function whereabouts<View, Sort extends string>({ terrain, where, moved }: OnTable<View, Sort>) {
  const shapeNow = (id: string, seen: Seen<View>): Shape | null => {
    const now = moved?.(id, seen)
    return now === undefined ? terrainShape(terrain(seen), id) : now
  }
  const centre = (place: Place<Sort> | null, seen: Seen<View>): XY | null => {
    switch (place?.kind) {
      case 'point':
        return place.at
      case 'route':
        return place.points.at(-1) ?? null
      case 'numbered':
        return where(place.sort, place.n, seen)
      case 'terrain': {
        const shape = shapeNow(place.id, seen)
        return shape && middleOfShape(shape)
      }
      default:
        return null
    }
  }
  return { shapeNow, centre }
}

export function placesOf<View, Sort extends string>(onTable: OnTable<View, Sort>): Places<View, Sort> {
  const { sorts, terrain, bases, ruler = CENTIMETRES } = onTable
  const names = pointNames(ruler)
  const parse = parser(sorts, names, onTable.terrainNames)
  const numbered = (sort: Sort, n: number): string => `${sorts[sort].before}${n}`
  const { shapeNow, centre } = whereabouts(onTable)
  return {
    ruler,
    names,
    terrain,
    isThing: (sort) => sorts[sort].isThing ?? false,
    numbered,
    parse,
    centre,
    nameOf: (place) => nameIn(names, numbered, place),
    centreNamed: (name, seen) => centre(parse(name), seen),
    rect: (name, seen) => {
      const place = parse(name)
      if (place?.kind === 'terrain') {
        const shape = shapeNow(place.id, seen)
        return shape && boxShown(shape)
      }
      const at = centre(place, seen)
      return at && place && squareAround(at, radiusShown(place, sorts))
    },
    figureAt: (view, p, slack = 20) => nearestBase(bases(view), p, slack),
    openingAt: (seen, p, near = NEAR) => openingNear(terrain(seen), p, near),
    terrainAt: (seen, p, ids, near = 0) => {
      const isThere = (id: string): boolean => {
        const shape = shapeNow(id, seen)
        return shape !== null && comparePointToShape(p, shape, near) <= 0
      }
      return ids.find(isThere) ?? null
    },
  }
}

function openingNear({ buildings }: Terrain, p: XY, near: number): string | null {
  for (const { openings } of buildings)
    for (const { id, from, to } of openings) if (comparePointToShape(p, { is: 'line', from, to }, near) <= 0) return id
  return null
}

function radiusShown<Sort extends string>(place: Place<Sort>, sorts: OnTable<never, Sort>['sorts']): number {
  if (place.kind === 'numbered') return sorts[place.sort].radius
  return place.kind === 'point' && place.wide ? WIDE : SMALL
}

function boxShown(shape: Shape): Rect {
  const { west, north, east, south } = boxOf(shape)
  return { x: px(west), y: px(north), width: Math.max(6, px(east - west)), height: Math.max(6, px(south - north)) }
}

function nearestBase(bases: Iterable<Base>, p: XY, slack: number): string | null {
  let [best, nearest]: [string | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const { name, at, radius } of bases) {
    const far = distance2(at, p)
    const reach = radius + slack
    if (far <= reach * reach && far < nearest) [best, nearest] = [name, far]
  }
  return best
}

const HOURS = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']

/** "two o’clock": the direction from one point to another, twelve to the north. */
export function clockHour(from: XY, to: XY): string {
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / (2 * Math.PI)
  return `${HOURS[(Math.round(turn * 12) + 12) % 12] ?? ''} o’clock`
}
