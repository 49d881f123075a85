/** What is wrong with the sketch of a table, and what nobody will have meant: the same for every measured game. */
import { type Box, boxOf, compareShapes, outlinesOverlap, type Polygon, type Shape } from './shape.ts'
import {
  blockPiece,
  type BuildingDrawing,
  type MapDrawing,
  openingIn,
  type OpeningKind,
  type OpeningDrawing,
  outlineIn,
  type Point,
  type SketchForm,
  sketchedMap,
  type Span,
  treePiece,
  type VehicleDrawing,
  vehiclePiece,
} from './drawing.ts'
import { fitsOnTable, type Piece, terrainFaults } from './terrain.ts'

/** A fault keeps a table from being played on; a warning is about something that nobody will have meant. */
export interface SketchFault<Clause extends string = string> {
  readonly at: string
  readonly why: string
  readonly clause: Clause
  readonly grade: 'fault' | 'warning'
}

/** What a game's sketches are judged by: its form, and the clauses its faults cite. */
export interface SketchLaw<Clause extends string, Type extends string> {
  readonly form: SketchForm<Type>
  readonly clauses: { readonly map: Clause; readonly opening: Clause; readonly exit: Clause }
}

type Sketch<Type extends string> = MapDrawing<BuildingDrawing, VehicleDrawing<Type>>

/** A place of the document and what is wrong there; its clause is given at the end. */
interface Wrong {
  readonly at: string
  readonly why: string
  readonly by: 'map' | 'opening' | 'exit'
}

const wrong = (at: string, why: string, by: Wrong['by'] = 'map'): Wrong => ({ at, why, by })

const graded = <Clause extends string>(
  { clauses }: Pick<SketchLaw<Clause, never>, 'clauses'>,
  grade: SketchFault['grade'],
  found: readonly Wrong[],
): SketchFault<Clause>[] => found.map(({ at, why, by }) => ({ at, why, clause: clauses[by], grade }))

const isOn = ({ size }: MapDrawing, [x, y]: Point): boolean => x <= size[0] && y <= size[1]
const isWithin = (map: MapDrawing, [x1, y1, x2, y2]: Span): boolean => isOn(map, [x1, y1]) && isOn(map, [x2, y2])
const isArea = ([x1, y1, x2, y2]: Span): boolean => x1 < x2 && y1 < y2

const areaFault = (map: MapDrawing, area: Span, at: string): Wrong[] => {
  if (!isArea(area)) return [wrong(at, 'the north-west corner comes first')]
  return isWithin(map, area) ? [] : [wrong(at, 'it reaches beyond the table')]
}

const pointFault = (map: MapDrawing, one: Point, at: string, what: string): Wrong[] =>
  isOn(map, one) ? [] : [wrong(at, `${what} is off the table`)]

/** Exits are parts of one edge. */
function exitFaults(map: MapDrawing): Wrong[] {
  if (map.exit === null) return []
  const [width, depth] = map.size
  const [x1, y1, x2, y2] = map.exit.edge
  const at = 'map.exit.edge'
  if (!isWithin(map, map.exit.edge)) return [wrong(at, 'it is off the table', 'exit')]
  const isUpright = x1 === x2 && (x1 === 0 || x1 === width)
  const isLevel = y1 === y2 && (y1 === 0 || y1 === depth)
  if (!isUpright && !isLevel) return [wrong(at, 'it is not along an edge of the table', 'exit')]
  return x1 === x2 && y1 === y2 ? [wrong(at, 'it has no length', 'exit')] : []
}

/** Everything with an id, and where it stands in the document. */
function* named({
  buildings,
  vehicles,
  lows,
  blocks,
  trees,
}: MapDrawing): Generator<readonly [id: string, at: string]> {
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

function idFaults(map: MapDrawing): Wrong[] {
  const first = new Map<string, string>()
  const found: Wrong[] = []
  for (const [id, at] of named(map)) {
    const other = first.get(id)
    if (other === undefined) first.set(id, at)
    else found.push(wrong(at, `the id ${id} is already that of ${other}`))
  }
  return found
}

interface Placed {
  readonly at: string
  readonly opening: OpeningDrawing
  readonly kind: OpeningKind
}

const openingsIn = ({ doors, windows }: BuildingDrawing, at: string): Placed[] => [
  ...doors.map((opening, k): Placed => ({ at: `${at}.doors[${k}]`, opening, kind: 'door' })),
  ...windows.map((opening, k): Placed => ({ at: `${at}.windows[${k}]`, opening, kind: 'window' })),
]

type Ends = NonNullable<ReturnType<typeof openingIn>>

/** Both in one wall, and more than an end in common. */
function shareWall({ from: a, to: b }: Ends, { from: c, to: d }: Ends): boolean {
  if (a.x === b.x) return c.x === a.x && d.x === a.x && Math.max(a.y, c.y) < Math.min(b.y, d.y)
  return c.y === a.y && d.y === a.y && Math.max(a.x, c.x) < Math.min(b.x, d.x)
}

/** Doors and windows are in walls, each in its own place. */
function openingFaults(form: SketchForm, building: BuildingDrawing, at: string): Wrong[] {
  const found: Wrong[] = []
  const taken: Ends[] = []
  for (const { at: where, opening, kind } of openingsIn(building, at)) {
    const ends = openingIn(form, building, kind, opening)
    if (ends === null) found.push(wrong(where, `the ${kind} ${opening[0]} is not in a wall`, 'opening'))
    else if (taken.some((other) => shareWall(ends, other)))
      found.push(wrong(where, 'another opening is in the same place', 'opening'))
    else taken.push(ends)
  }
  return found
}

const isInside = ([x1, y1, x2, y2]: Span, [a, b, c, d]: Span): boolean => a >= x1 && b >= y1 && c <= x2 && d <= y2
/** Touching is not overlapping. */
const areasOverlap = ([a, b, c, d]: Span, [x1, y1, x2, y2]: Span): boolean => a < x2 && x1 < c && b < y2 && y1 < d

function roomFaults(map: MapDrawing, { outline, rooms }: BuildingDrawing, at: string): Wrong[] {
  return rooms.flatMap(([id, , area], k): Wrong[] => {
    const where = `${at}.rooms[${k}]`
    const bad = areaFault(map, area, where)
    if (bad.length > 0) return bad
    if (!isInside(outline, area)) return [wrong(where, `the room ${id} leaves its building`)]
    const other = rooms.find((one, n) => n < k && areasOverlap(one[2], area))
    return other ? [wrong(where, `the rooms ${other[0]} and ${id} overlap`)] : []
  })
}

function buildingFaults(form: SketchForm, map: MapDrawing, building: BuildingDrawing, i: number): Wrong[] {
  const at = `map.buildings[${i}]`
  const bad = areaFault(map, building.outline, `${at}.outline`)
  if (bad.length > 0) return bad
  const other = map.buildings.find((one, n) => n < i && areasOverlap(one.outline, building.outline))
  return [
    ...(other ? [wrong(at, `the buildings ${other.id} and ${building.id} overlap`)] : []),
    ...roomFaults(map, building, at),
    ...openingFaults(form, building, at),
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

const standingIn = <Type extends string>(
  form: SketchForm<Type>,
  { vehicles, blocks, trees }: Sketch<Type>,
): Standing[] => [
  ...vehicles.map((one, i) => standing(one.id, `map.vehicles[${i}]`, vehiclePiece(form, one))),
  ...blocks.map((one, i) => standing(one.id, `map.blocks[${i}]`, blockPiece(form, one))),
  ...trees.map((one, i) => standing(one[0], `map.trees[${i}]`, treePiece(form, one))),
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
function overlaps<Type extends string>(form: SketchForm<Type>, map: Sketch<Type>): Wrong[] {
  const pieces = standingIn(form, map)
  const houses = map.buildings.map(({ id, outline }) => ({
    id,
    outline: outlineIn(form, outline),
    box: boxOf(outlineIn(form, outline)),
  }))
  return pieces.flatMap(({ id, at, shape, box }, i): Wrong[] => {
    const other = pieces.find((one, k) => k < i && boxesMeet(one.box, box) && overlap(one.shape, shape))
    const near = houses.filter((house) => boxesMeet(house.box, box))
    const house = near.find(({ outline }) => overlap(outline, shape) && wallsCut(shape, outline))
    return [
      ...(other ? [wrong(at, `${other.id} and ${id} overlap`)] : []),
      ...(house ? [wrong(at, `${id} stands in a wall of ${house.id}`)] : []),
    ]
  })
}

const isPoint = ([x1, y1, x2, y2]: Span): boolean => x1 === x2 && y1 === y2

function pieceFaults(map: MapDrawing): Wrong[] {
  const { vehicles, lows, blocks, trees } = map
  return [
    ...vehicles.flatMap(({ at }, i) => pointFault(map, at, `map.vehicles[${i}].at`, 'the vehicle')),
    ...lows.flatMap(({ line }, i) => {
      const at = `map.lows[${i}].line`
      if (isPoint(line)) return [wrong(at, 'it has no length')]
      return isWithin(map, line) ? [] : [wrong(at, 'it reaches beyond the table')]
    }),
    ...blocks.flatMap(({ area }, i) => areaFault(map, area, `map.blocks[${i}].area`)),
    ...trees.flatMap(([, x, y], i) => pointFault(map, [x, y], `map.trees[${i}]`, 'the tree')),
  ]
}

/** What keeps the table from being played on, by its own form. */
export function sketchFaults<Clause extends string, Type extends string>(
  law: SketchLaw<Clause, Type>,
  map: Sketch<Type>,
): SketchFault<Clause>[] {
  const { form } = law
  const found = [
    ...map.roads.flatMap((road, i) => areaFault(map, road, `map.roads[${i}]`)),
    ...map.buildings.flatMap((building, i) => buildingFaults(form, map, building, i)),
    ...pieceFaults(map),
    ...map.spawnPoints.flatMap((one, i) => pointFault(map, one, `map.spawnPoints[${i}]`, 'this point')),
    ...areaFault(map, map.deployment, 'map.deployment'),
    ...exitFaults(map),
    ...idFaults(map),
  ]
  return graded(law, 'fault', found.length > 0 ? found : faultsOfTerrain(form, map))
}

/** Pieces that hang over the edge; then whatever the table itself minds, in its own words. */
function faultsOfTerrain<Type extends string>(form: SketchForm<Type>, map: Sketch<Type>): Wrong[] {
  const { terrain } = sketchedMap(form, map)
  const over = standingIn(form, map).filter(({ shape }) => !fitsOnTable(terrain, shape))
  if (over.length > 0) return over.map(({ id, at }) => wrong(at, `${id} reaches beyond the table`))
  return terrainFaults(terrain).map(({ where, why }) => wrong('map', `${where}: ${why}`))
}

/** What nobody will have meant. */
export const sketchWarnings = <Clause extends string, Type extends string>(
  law: SketchLaw<Clause, Type>,
  map: Sketch<Type>,
): SketchFault<Clause>[] => graded(law, 'warning', overlaps(law.form, map))
