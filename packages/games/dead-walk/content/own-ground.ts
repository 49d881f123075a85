/** dw.setup.6 What is wrong with the table of a scenario of one's own. */
import {
  type Box,
  boxOf,
  compareShapes,
  fitsOnTable,
  outlinesOverlap,
  type Piece,
  type Polygon,
  type Shape,
  terrainFaults,
} from '@shamble/table'
import { fault, type OwnFault, warning } from './own-fault.ts'
import {
  blockPiece,
  type BuildingSketch,
  mapOf,
  type MapSketch,
  openingIn,
  type OpeningSketch,
  outlineOf,
  type Point,
  type Span,
  treePiece,
  vehiclePiece,
} from './sketch.ts'

const MAP = 'dw.setup.6'

export const isOn = ({ size }: MapSketch, [x, y]: Point): boolean => x <= size[0] && y <= size[1]
const isWithin = (map: MapSketch, [x1, y1, x2, y2]: Span): boolean => isOn(map, [x1, y1]) && isOn(map, [x2, y2])
const isArea = ([x1, y1, x2, y2]: Span): boolean => x1 < x2 && y1 < y2

const areaFault = (map: MapSketch, area: Span, at: string): OwnFault[] => {
  if (!isArea(area)) return [fault(at, MAP, 'the north-west corner comes first')]
  return isWithin(map, area) ? [] : [fault(at, MAP, 'it reaches beyond the table')]
}

const pointFault = (map: MapSketch, one: Point, at: string, what: string): OwnFault[] =>
  isOn(map, one) ? [] : [fault(at, MAP, `${what} is off the table`)]

/** dw.movement.24 Exits are parts of one edge. */
function exitFaults(map: MapSketch): OwnFault[] {
  if (map.exit === null) return []
  const [width, depth] = map.size
  const [x1, y1, x2, y2] = map.exit.edge
  const at = 'map.exit.edge'
  if (!isWithin(map, map.exit.edge)) return [fault(at, 'dw.movement.24', 'it is off the table')]
  const isUpright = x1 === x2 && (x1 === 0 || x1 === width)
  const isLevel = y1 === y2 && (y1 === 0 || y1 === depth)
  if (!isUpright && !isLevel) return [fault(at, 'dw.movement.24', 'it is not along an edge of the table')]
  return x1 === x2 && y1 === y2 ? [fault(at, 'dw.movement.24', 'it has no length')] : []
}

/** Everything with an id, and where it stands in the document. */
function* named({ buildings, vehicles, lows, blocks, trees }: MapSketch): Generator<readonly [id: string, at: string]> {
  for (const [i, building] of buildings.entries()) {
    const at = `map.buildings[${i}]`
    yield [building.id, at]
    if (building.ladder) yield [`L-${building.id}`, `${at}.ladder`]
    for (const part of ['rooms', 'doors', 'windows'] as const)
      for (const [k, [id]] of building[part].entries()) yield [id, `${at}.${part}[${k}]`]
  }
  for (const [i, { id }] of vehicles.entries()) yield [id, `map.vehicles[${i}]`]
  for (const [i, { id }] of lows.entries()) yield [id, `map.lows[${i}]`]
  for (const [i, { id }] of blocks.entries()) yield [id, `map.blocks[${i}]`]
  for (const [i, [id]] of trees.entries()) yield [id, `map.trees[${i}]`]
}

function idFaults(map: MapSketch): OwnFault[] {
  const first = new Map<string, string>()
  const found: OwnFault[] = []
  for (const [id, at] of named(map)) {
    const other = first.get(id)
    if (other === undefined) first.set(id, at)
    else found.push(fault(at, MAP, `the id ${id} is already that of ${other}`))
  }
  return found
}

interface Placed {
  readonly at: string
  readonly opening: OpeningSketch
  readonly kind: 'door' | 'window'
}

const openingsIn = ({ doors, windows }: BuildingSketch, at: string): Placed[] => [
  ...doors.map((opening, k): Placed => ({ at: `${at}.doors[${k}]`, opening, kind: 'door' })),
  ...windows.map((opening, k): Placed => ({ at: `${at}.windows[${k}]`, opening, kind: 'window' })),
]

type Ends = NonNullable<ReturnType<typeof openingIn>>

/** Both in one wall, and more than an end in common. */
function shareWall({ from: a, to: b }: Ends, { from: c, to: d }: Ends): boolean {
  if (a.x === b.x) return c.x === a.x && d.x === a.x && Math.max(a.y, c.y) < Math.min(b.y, d.y)
  return c.y === a.y && d.y === a.y && Math.max(a.x, c.x) < Math.min(b.x, d.x)
}

/** dw.movement.22 Doors and windows are in walls, each in its own place. */
function openingFaults(building: BuildingSketch, at: string): OwnFault[] {
  const found: OwnFault[] = []
  const taken: Ends[] = []
  for (const { at: where, opening, kind } of openingsIn(building, at)) {
    const ends = openingIn(building, kind, opening)
    if (ends === null) found.push(fault(where, 'dw.movement.22', `the ${kind} ${opening[0]} is not in a wall`))
    else if (taken.some((other) => shareWall(ends, other)))
      found.push(fault(where, 'dw.movement.22', 'another opening is in the same place'))
    else taken.push(ends)
  }
  return found
}

const isInside = ([x1, y1, x2, y2]: Span, [a, b, c, d]: Span): boolean => a >= x1 && b >= y1 && c <= x2 && d <= y2
/** Touching is not overlapping. */
const areasOverlap = ([a, b, c, d]: Span, [x1, y1, x2, y2]: Span): boolean => a < x2 && x1 < c && b < y2 && y1 < d

function roomFaults(map: MapSketch, { outline, rooms }: BuildingSketch, at: string): OwnFault[] {
  return rooms.flatMap(([id, , area], k): OwnFault[] => {
    const where = `${at}.rooms[${k}]`
    const wrong = areaFault(map, area, where)
    if (wrong.length > 0) return wrong
    if (!isInside(outline, area)) return [fault(where, MAP, `the room ${id} leaves its building`)]
    const other = rooms.find((one, n) => n < k && areasOverlap(one[2], area))
    return other ? [fault(where, MAP, `the rooms ${other[0]} and ${id} overlap`)] : []
  })
}

function buildingFaults(map: MapSketch, building: BuildingSketch, i: number): OwnFault[] {
  const at = `map.buildings[${i}]`
  const wrong = areaFault(map, building.outline, `${at}.outline`)
  if (wrong.length > 0) return wrong
  const other = map.buildings.find((one, n) => n < i && areasOverlap(one.outline, building.outline))
  return [
    ...(other ? [fault(at, MAP, `the buildings ${other.id} and ${building.id} overlap`)] : []),
    ...roomFaults(map, building, at),
    ...openingFaults(building, at),
    ...(building.ladder ? pointFault(map, building.ladder, `${at}.ladder`, 'the ladder') : []),
  ]
}

/** A piece that stands in the way, with its outline on the ground. */
interface Standing {
  readonly id: string
  readonly at: string
  readonly shape: Shape
  readonly box: Box
}

const standing = (id: string, at: string, { shape }: Piece): Standing => ({ id, at, shape, box: boxOf(shape) })

const standingIn = ({ vehicles, blocks, trees }: MapSketch): Standing[] => [
  ...vehicles.map((one, i) => standing(one.id, `map.vehicles[${i}]`, vehiclePiece(one))),
  ...blocks.map((one, i) => standing(one.id, `map.blocks[${i}]`, blockPiece(one))),
  ...trees.map((one, i) => standing(one[0], `map.trees[${i}]`, treePiece(one))),
]

const boxesMeet = (a: Box, b: Box): boolean =>
  a.west <= b.east && b.west <= a.east && a.north <= b.south && b.north <= a.south

const overlap = (s: Shape, t: Shape): boolean =>
  s.is === 'polygon' && t.is === 'polygon' ? outlinesOverlap(s, t) : compareShapes(s, t, 1) < 0

const wallsCut = (shape: Shape, outline: Polygon): boolean =>
  outline.corners.some((to, k) => {
    const from = outline.corners.at(k - 1)
    return from !== undefined && compareShapes(shape, { is: 'line', from, to }, 1) < 0
  })

/** Pieces in each other or in walls: nothing forbids it, but nobody can drive or walk there. */
function overlapWarnings(map: MapSketch): OwnFault[] {
  const pieces = standingIn(map)
  const houses = map.buildings.map(({ id, outline }) => ({
    id,
    outline: outlineOf(outline),
    box: boxOf(outlineOf(outline)),
  }))
  return pieces.flatMap(({ id, at, shape, box }, i): OwnFault[] => {
    const other = pieces.find((one, k) => k < i && boxesMeet(one.box, box) && overlap(one.shape, shape))
    const near = houses.filter((house) => boxesMeet(house.box, box))
    const house = near.find(({ outline }) => overlap(outline, shape) && wallsCut(shape, outline))
    return [
      ...(other ? [warning(at, MAP, `${other.id} and ${id} overlap`)] : []),
      ...(house ? [warning(at, MAP, `${id} stands in a wall of ${house.id}`)] : []),
    ]
  })
}

const isPoint = ([x1, y1, x2, y2]: Span): boolean => x1 === x2 && y1 === y2

function pieceFaults(map: MapSketch): OwnFault[] {
  const { vehicles, lows, blocks, trees } = map
  return [
    ...vehicles.flatMap(({ at }, i) => pointFault(map, at, `map.vehicles[${i}].at`, 'the vehicle')),
    ...lows.flatMap(({ line }, i) => {
      const at = `map.lows[${i}].line`
      if (isPoint(line)) return [fault(at, MAP, 'it has no length')]
      return isWithin(map, line) ? [] : [fault(at, MAP, 'it reaches beyond the table')]
    }),
    ...blocks.flatMap(({ area }, i) => areaFault(map, area, `map.blocks[${i}].area`)),
    ...trees.flatMap(([, x, y], i) => pointFault(map, [x, y], `map.trees[${i}]`, 'the tree')),
  ]
}

/** What keeps the table from being played on, by its own form. */
export function groundFaults(map: MapSketch): OwnFault[] {
  const found = [
    ...map.roads.flatMap((road, i) => areaFault(map, road, `map.roads[${i}]`)),
    ...map.buildings.flatMap((building, i) => buildingFaults(map, building, i)),
    ...pieceFaults(map),
    ...map.spawnPoints.flatMap((one, i) => pointFault(map, one, `map.spawnPoints[${i}]`, 'this point')),
    ...areaFault(map, map.deployment, 'map.deployment'),
    ...exitFaults(map),
    ...idFaults(map),
  ]
  return found.length > 0 ? found : terrainFaultsOf(map)
}

/** Pieces that hang over the edge; then whatever the table itself minds, in its own words. */
function terrainFaultsOf(map: MapSketch): OwnFault[] {
  const { terrain } = mapOf(map)
  const over = standingIn(map).filter(({ shape }) => !fitsOnTable(terrain, shape))
  if (over.length > 0) return over.map(({ id, at }) => fault(at, MAP, `${id} reaches beyond the table`))
  return terrainFaults(terrain).map(({ where, why }) => fault('map', MAP, `${where}: ${why}`))
}

/** What nobody will have meant. */
export const groundWarnings = (map: MapSketch): OwnFault[] => overlapWarnings(map)
