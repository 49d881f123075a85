/** The written form of a table: a part of a scenario of one's own. */
import {
  flag,
  hundredths,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type Shape,
  text,
  tuple,
} from '@shamble/kernel'
import type { MapSketch } from './sketch.ts'

export const LARGEST = 300
const length = hundredths(0, LARGEST)
const point = tuple(length, length)
const span = tuple(length, length, length, length)
/** What buildings, rooms, pieces and markers go by. */
export const terrainId = text({ pattern: /^[A-Za-z0-9-]{1,18}$/ })
const id = terrainId
const title = text({ min: 1, max: 80 })
const opening = tuple(id, length, length, oneOf('open', 'closed', 'barricaded'))

export const MAP_SKETCH: Shape<MapSketch> = object({
  title,
  says: text({ max: 400 }),
  size: tuple(hundredths(20, LARGEST), hundredths(20, LARGEST)),
  roads: list(span, { max: 50 }),
  buildings: list(
    object({
      id,
      title,
      tag: oneOf('plain', 'armoury', 'health'),
      outline: span,
      rooms: list(tuple(id, title, span), { max: 40 }),
      doors: list(opening, { max: 40 }),
      windows: list(opening, { max: 40 }),
      ladder: nullable(point),
    }),
    { max: 40 },
  ),
  vehicles: list(
    object({
      id,
      title,
      type: oneOf('car', 'truck', 'bus'),
      at: point,
      heading: integer(0, 359),
      keys: oneOf('none', 'marker'),
      battery: oneOf('normal', 'dead'),
      tank: oneOf('full', 'empty'),
      isWreck: flag,
    }),
    { max: 100 },
  ),
  lows: list(object({ id, title, cover: oneOf('soft', 'hard'), line: span }), { max: 200 }),
  blocks: list(object({ id, title, area: span, height: hundredths(0.1, 50) }), { max: 200 }),
  trees: list(tuple(id, length, length), { max: 200 }),
  spawnPoints: list(point, { max: 60 }),
  deployment: span,
  deploysOutdoors: optional(flag),
  exit: nullable(object({ title, edge: span })),
})

export const BLANK: MapSketch = {
  title: 'Open ground',
  says: 'A table without anything on it.',
  size: [120, 120],
  roads: [],
  buildings: [],
  vehicles: [],
  lows: [],
  blocks: [],
  trees: [],
  spawnPoints: [],
  deployment: [0, 0, 120, 120],
  deploysOutdoors: false,
  exit: null,
}
