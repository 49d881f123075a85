/** The written form of a sketch: a part of the documents of every measured game. */
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
import type { BuildingDrawing, MapDrawing, VehicleDrawing } from './drawing.ts'

/** What buildings, rooms, pieces and markers go by. */
export const sketchId = text({ pattern: /^[A-Za-z0-9-]{1,18}$/ })
const id = sketchId
const title = text({ min: 1, max: 80 })

/** The sides of a table, in the measure of the game. */
export interface SketchSizes {
  readonly least: number
  readonly largest: number
}

/** What every game's buildings and vehicles have; a game adds its own. */
export function sketchFields({ largest }: SketchSizes) {
  const length = hundredths(0, largest)
  const point = tuple(length, length)
  const span = tuple(length, length, length, length)
  const opening = tuple(id, length, length, oneOf('open', 'closed', 'barricaded'))
  return {
    /** What both have first. */
    head: { id, title },
    building: {
      outline: span,
      rooms: list(tuple(id, title, span), { max: 40 }),
      doors: list(opening, { max: 40 }),
      windows: list(opening, { max: 40 }),
      ladder: nullable(point),
    },
    vehicle: { at: point, heading: integer(0, 359) },
  }
}

export function sketchShape<B extends BuildingDrawing, V extends VehicleDrawing>(
  { least, largest }: SketchSizes,
  building: Shape<B>,
  vehicle: Shape<V>,
): Shape<MapDrawing<B, V>> {
  const length = hundredths(0, largest)
  const point = tuple(length, length)
  const span = tuple(length, length, length, length)
  return object({
    title,
    says: text({ max: 400 }),
    size: tuple(hundredths(least, largest), hundredths(least, largest)),
    roads: list(span, { max: 50 }),
    buildings: list(building, { max: 40 }),
    vehicles: list(vehicle, { max: 100 }),
    lows: list(object({ id, title, cover: oneOf('soft', 'hard'), line: span }), { max: 200 }),
    blocks: list(object({ id, title, area: span, height: hundredths(0.1, 50) }), { max: 200 }),
    trees: list(tuple(id, length, length), { max: 200 }),
    spawnPoints: list(point, { max: 60 }),
    deployment: span,
    deploysOutdoors: optional(flag),
    exit: nullable(object({ title, edge: span })),
  })
}

/** A table without anything on it; all of it is where one begins. */
export const blankSketch = (size: number): MapDrawing<never, never> => ({
  title: 'Open ground',
  says: 'A table without anything on it.',
  size: [size, size],
  roads: [],
  buildings: [],
  vehicles: [],
  lows: [],
  blocks: [],
  trees: [],
  spawnPoints: [],
  deployment: [0, 0, size, size],
  deploysOutdoors: false,
  exit: null,
})
