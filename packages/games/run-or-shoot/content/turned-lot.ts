/** rs.scenario.19 Lots as they lie on a table: as they are drawn, or turned clockwise about their middle. */
import { LOT_SIDE, type LotDrawing, type PlaceDrawing, type Span } from './lot.ts'
import { type LotId, LOTS } from './maps.ts'

export const TURNS = [90, 180, 270] as const
export type Turn = (typeof TURNS)[number]

export type LotPlace = LotId | readonly [lot: LotId, turn: Turn]

export const lotIn = (place: LotPlace): LotId => (typeof place === 'string' ? place : place[0])
export const turnOf = (place: LotPlace): Turn | 0 => (typeof place === 'string' ? 0 : place[1])

type Point = readonly [x: number, y: number]

const TURNED: Readonly<Record<Turn | 0, (x: number, y: number) => Point>> = {
  0: (x, y) => [x, y],
  90: (x, y) => [LOT_SIDE - y, x],
  180: (x, y) => [LOT_SIDE - x, LOT_SIDE - y],
  270: (x, y) => [y, LOT_SIDE - x],
}

/** Rectangles, and lines along the sides of the lot: their corners are sorted again. */
export function turnedSpan([x1, y1, x2, y2]: Span, turn: Turn | 0): Span {
  const [a, b] = TURNED[turn](x1, y1)
  const [c, d] = TURNED[turn](x2, y2)
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
}

export function turnedPlace([x, y, level]: PlaceDrawing, turn: Turn | 0): PlaceDrawing {
  const [a, b] = TURNED[turn](x, y)
  return [a, b, level]
}

function turned(lot: LotDrawing, turn: Turn): LotDrawing {
  const span = (one: Span): Span => turnedSpan(one, turn)
  const place = (one: PlaceDrawing): PlaceDrawing => turnedPlace(one, turn)
  const stretch = <Rest extends readonly unknown[]>([x1, y1, x2, y2, ...rest]: readonly [
    number,
    number,
    number,
    number,
    ...Rest,
  ]) => [...span([x1, y1, x2, y2]), ...rest] as const
  const { buildings = [], partitions = [], doors = [], windows = [], fences = [], low = [], vehicles = [] } = lot
  const { water = [], woods = [], ladders = [], stairs = [] } = lot
  const climb = ({ foot, head }: { foot: PlaceDrawing; head: PlaceDrawing }) => ({
    foot: place(foot),
    head: place(head),
  })
  return {
    buildings: buildings.map((building) => ({ ...building, rect: span(building.rect) })),
    partitions: partitions.map(stretch),
    doors: doors.map(stretch),
    windows: windows.map(stretch),
    fences: fences.map(stretch),
    low: low.map(stretch),
    vehicles: vehicles.map((vehicle) => ({ ...vehicle, rect: span(vehicle.rect) })),
    water: water.map(stretch),
    woods: woods.map(stretch),
    ladders: ladders.map(climb),
    stairs: stairs.map(climb),
    lairs: lot.lairs.map((lair) => ({ ...lair, mouth: place(lair.mouth) })),
    caches: lot.caches.map((cache) => ({ ...cache, at: place(cache.at) })),
    ambush: lot.ambush.map((ambush) => ({ ...ambush, at: place(ambush.at) })),
    nps: lot.nps.map(place),
    drifters: lot.drifters.map(place),
  }
}

const DRAWN = new Map<string, LotDrawing>()

export function drawingOf(place: LotPlace): LotDrawing {
  if (typeof place === 'string') return LOTS[place]
  const key = place.join(' ')
  const drawing = DRAWN.get(key) ?? turned(LOTS[place[0]], place[1])
  DRAWN.set(key, drawing)
  return drawing
}
