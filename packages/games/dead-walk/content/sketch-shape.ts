/** A table of one's own: the written form of a sketch, and what can be wrong with one. */
import {
  type Fault,
  flag,
  hundredths,
  integer,
  list,
  nullable,
  object,
  type Of,
  oneOf,
  text,
  tuple,
} from '@shamble/kernel'
import { terrainFaults } from '@shamble/table'
import { type BuildingSketch, mapOf, type MapSketch, type Point, type TableMap } from './sketch.ts'

const LARGEST = 300
const length = hundredths(0, LARGEST)
const point = tuple(length, length)
const span = tuple(length, length, length, length)
const id = text({ pattern: /^[A-Za-z0-9-]{1,18}$/ })
const title = text({ min: 1, max: 80 })
const opening = tuple(id, length, length, oneOf('open', 'closed', 'barricaded'))

export const MAP_SKETCH = object({
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
  exit: nullable(object({ title, edge: span })),
})

export type OwnTable = Of<typeof MAP_SKETCH>

/** The shape is what a sketch says: they cannot drift apart. */
const asSketch = (written: OwnTable): MapSketch => written
const fault = (at: string, why: string): Fault => ({ at, why })

const isOn = ({ size }: MapSketch, [x, y]: Point): boolean => x <= size[0] && y <= size[1]

function openingFault(b: BuildingSketch, at: string): Fault | null {
  try {
    mapOf({ ...BLANK, buildings: [b] })
    return null
  } catch (error) {
    return fault(at, error instanceof Error ? error.message : 'an opening is not in a wall')
  }
}

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
  exit: null,
}

/** dw.movement.24 Exits are parts of one edge. */
function isAlongAnEdge({ size: [width, depth], exit }: MapSketch): boolean {
  const [x1, y1, x2, y2] = exit?.edge ?? [0, 0, 0, 0]
  return (x1 === x2 && (x1 === 0 || x1 === width)) || (y1 === y2 && (y1 === 0 || y1 === depth))
}

function placeFault(sketch: MapSketch): Fault | null {
  const off = sketch.spawnPoints.findIndex((one) => !isOn(sketch, one))
  if (off >= 0) return fault(`spawnPoints[${off}]`, 'this point is off the table')
  const [x1, y1, x2, y2] = sketch.deployment
  if (!isOn(sketch, [x1, y1]) || !isOn(sketch, [x2, y2])) return fault('deployment', 'it reaches beyond the table')
  if (x1 >= x2 || y1 >= y2) return fault('deployment', 'the north-west corner comes first')
  if (sketch.exit) {
    const [ex1, ey1, ex2, ey2] = sketch.exit.edge
    if (!isOn(sketch, [ex1, ey1]) || !isOn(sketch, [ex2, ey2])) return fault('exit.edge', 'it is off the table')
    if (!isAlongAnEdge(sketch)) return fault('exit.edge', 'it is not along an edge of the table')
  }
  return null
}

/** The first thing that is wrong with a sketch of the right form; null for a sound one. */
export function sketchFault(written: OwnTable): Fault | null {
  const sketch = asSketch(written)
  const placed = placeFault(sketch)
  if (placed) return placed
  for (const [i, building] of sketch.buildings.entries()) {
    const found = openingFault(building, `buildings[${i}]`)
    if (found) return found
  }
  const [first] = terrainFaults(mapOf(sketch).terrain)
  return first ? fault(first.where, first.why) : null
}

const MADE = new Map<string, TableMap>()
const MOST_MADE = 64

/** The table of a sound sketch. Equal sketches give one table, so that what is worked out for it is worked out once. */
export function ownMap(written: OwnTable): TableMap {
  const key = JSON.stringify(written)
  const known = MADE.get(key)
  if (known) return known
  const map = mapOf(asSketch(written))
  if (MADE.size >= MOST_MADE) MADE.clear()
  MADE.set(key, map)
  return map
}
