/** What a hand does that draws a map: strokes over many tiles, one step each to take back. */
import type { MapDocument } from '@shamble/even-death/campaign/forecast'
import {
  type Direction,
  directionTo,
  GROUND_KINDS,
  indexOf,
  isPlace,
  type MapTile,
  opposite,
  type Place,
  placeAt,
  tileOn,
  xOf,
  yOf,
} from '@shamble/even-death/campaign/page'
import { begun, changed, choosing, type History, redone, undone } from '../../../../ui/history.ts'

type Kind = MapTile['kind']
/** Kinds of country are painted; roads, rivers and borders are drawn from tile to tile. */
export type Brush = 'look' | Kind | 'road' | 'river' | 'border' | 'shut'

const isKind = (brush: Brush): brush is Kind => GROUND_KINDS.some((kind) => kind === brush)
const isLine = (brush: Brush): brush is 'road' | 'river' | 'border' =>
  brush === 'road' || brush === 'river' || brush === 'border'

/** The brush on the map. The first side that it comes over says whether it lays or takes away. */
interface Stroke {
  readonly last: Place
  readonly lays: boolean | null
  /** All of it is one step. */
  readonly sign: string
}

export interface Drawing {
  readonly history: History<MapDocument>
  readonly place: Place
  readonly brush: Brush
  readonly stroke: Stroke | null
  readonly strokes: number
}

export const drawingOf = (map: MapDocument): Drawing => ({
  history: begun(map),
  place: 11,
  brush: 'look',
  stroke: null,
  strokes: 0,
})

export const mapOf = ({ history }: Drawing): MapDocument => history.now.document

const OFF: Readonly<Record<Direction, number>> = { north: -10, east: 1, south: 10, west: -1 }

const withTile = (map: MapDocument, place: Place, by: Partial<MapTile>): MapDocument => ({
  ...map,
  tiles: map.tiles.map((tile, i) => (i === indexOf(place) ? { ...tile, ...by } : tile)),
})

const toggled = <T>(list: readonly T[], one: T, on: boolean): readonly T[] =>
  on ? [...list.filter((other) => other !== one), one] : list.filter((other) => other !== one)

/** A thin river comes from one side and leaves by another. */
const RIVER_SIDES = 2

/** What runs over a side, or is laid along it, is told at both tiles. */
function withSide(map: MapDocument, place: Place, side: Direction, what: Brush, on: boolean): MapDocument {
  const { features, blocked } = tileOn(map, place)
  if (what === 'border') return withTile(map, place, { blocked: toggled(blocked, side, on) })
  const by =
    what === 'road'
      ? { roads: toggled(features.roads ?? [], side, on) }
      : { river: toggled(features.river ?? [], side, on).slice(-RIVER_SIDES) }
  return withTile(map, place, { features: { ...features, ...by } })
}

export function withBothSides(
  map: MapDocument,
  place: Place,
  side: Direction,
  what: 'road' | 'river' | 'border',
  on: boolean,
): MapDocument {
  const here = withSide(map, place, side, what, on)
  const there = place + OFF[side]
  return isPlace(there) ? withSide(here, there, opposite(side), what, on) : here
}

export const tileChanged = withTile

function hasSide(map: MapDocument, place: Place, side: Direction, what: Brush): boolean {
  const { features, blocked } = tileOn(map, place)
  return (what === 'border' ? blocked : what === 'road' ? (features.roads ?? []) : (features.river ?? [])).includes(
    side,
  )
}

/** Something else is there now; nothing is kept of what changes nothing. */
function drawn(drawing: Drawing, map: MapDocument, sign: string | null): Drawing {
  const { history, place } = drawing
  if (JSON.stringify(map) === JSON.stringify(history.now.document)) return drawing
  const moment = { document: map, chosen: [String(place)], words: '', merges: sign }
  return { ...drawing, history: changed(history, moment) }
}

/** By the fields beside the map. */
export const edited = (drawing: Drawing, map: MapDocument, sign: string | null = null): Drawing =>
  drawn(drawing, map, sign === null ? null : `${sign} ${drawing.place}`)

/** Country is laid where the brush is. */
function painted(drawing: Drawing, stroke: Stroke, place: Place): Drawing {
  const map = mapOf(drawing)
  if (isKind(drawing.brush)) return drawn(drawing, withTile(map, place, { kind: drawing.brush }), stroke.sign)
  if (drawing.brush !== 'shut') return drawing
  return drawn(drawing, withTile(map, place, { accessible: stroke.lays === false }), stroke.sign)
}

/** One tile further: over the side between the two. */
function steppedTo(drawing: Drawing, to: Place): Drawing {
  const { stroke, brush } = drawing
  const side = stroke && directionTo(stroke.last, to)
  if (!stroke || !side) return drawing
  const next = { ...drawing, place: to }
  if (!isLine(brush)) return painted({ ...next, stroke: { ...stroke, last: to } }, stroke, to)
  const map = mapOf(drawing)
  const lays = stroke.lays ?? !hasSide(map, stroke.last, side, brush)
  const laid = withBothSides(map, stroke.last, side, brush, lays)
  return { ...drawn(next, laid, stroke.sign), stroke: { ...stroke, last: to, lays } }
}

/** The brush is put down on a tile. */
export function pressed(drawing: Drawing, place: Place): Drawing {
  const { brush, strokes, history } = drawing
  const chosen = { ...drawing, place, stroke: null, history: choosing(history, [String(place)]) }
  if (brush === 'look') return chosen
  const lays = brush === 'shut' ? tileOn(mapOf(drawing), place).accessible : null
  const stroke = { last: place, lays, sign: `stroke ${strokes}` }
  return painted({ ...chosen, stroke, strokes: strokes + 1 }, stroke, place)
}

/** And drawn on to another one: over every tile between, however quick the hand is. */
export function drawnTo(drawing: Drawing, to: Place): Drawing {
  let now = drawing
  for (let last = now.stroke?.last; last !== undefined && last !== to; last = now.stroke?.last) {
    const [dy, dx] = [Math.sign(yOf(to) - yOf(last)), Math.sign(xOf(to) - xOf(last))]
    now = steppedTo(now, dx === 0 ? placeAt(yOf(last) + dy, xOf(last)) : placeAt(yOf(last), xOf(last) + dx))
  }
  return now
}

export const lifted = (drawing: Drawing): Drawing => (drawing.stroke ? { ...drawing, stroke: null } : drawing)

/** By keys: from tile to tile, with the brush down or not. */
export function walked(drawing: Drawing, direction: Direction, isDown: boolean): Drawing {
  const to = drawing.place + OFF[direction]
  if (!isPlace(to)) return drawing
  if (!isDown || drawing.brush === 'look')
    return { ...lifted(drawing), place: to, history: choosing(drawing.history, [String(to)]) }
  return drawnTo(drawing.stroke ? drawing : pressed(drawing, drawing.place), to)
}

export const withBrush = (drawing: Drawing, brush: Brush): Drawing => ({ ...lifted(drawing), brush })

const gone = (drawing: Drawing, history: History<MapDocument> | null): Drawing =>
  history ? { ...drawing, history, stroke: null } : drawing

export const takenBack = (drawing: Drawing): Drawing => gone(drawing, undone(drawing.history))
export const doneAgain = (drawing: Drawing): Drawing => gone(drawing, redone(drawing.history))
