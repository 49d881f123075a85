/** A table as the rules list it, in centimetres, and how it becomes terrain in whole units. */
import {
  type Box,
  boxOf,
  type Building,
  type Cover,
  disc,
  line,
  type Opening,
  openingEnds,
  type OpeningState,
  orientedRectangle,
  type Piece,
  rectangle,
  type Room,
  type Terrain,
  type XY,
} from '@shamble/table'
import { HEIGHTS, WIDTHS } from '../tables/movement.ts'
import { cm } from '../tables/units.ts'
import { VEHICLES, type VehicleType } from '../tables/vehicles.ts'

/** x to the east and y to the south of the north-west corner, in cm. */
export type Point = readonly [x: number, y: number]
/** Two opposite corners of a rectangle, or the ends of a line, in cm. */
export type Span = readonly [x1: number, y1: number, x2: number, y2: number]

/** dw.search.8, dw.search.9 What is likely to be found there. */
export type Tag = 'plain' | 'armoury' | 'health'

type Standing = Exclude<OpeningState, 'broken'>
export type OpeningSketch = readonly [id: string, x: number, y: number, state: Standing]

export interface BuildingSketch {
  readonly id: string
  readonly title: string
  readonly tag: Tag
  readonly outline: Span
  readonly rooms: readonly (readonly [id: string, title: string, outline: Span])[]
  /** By their middles in a wall. */
  readonly doors: readonly OpeningSketch[]
  readonly windows: readonly OpeningSketch[]
  readonly ladder: Point | null
}

/** dw.vehicle.2, dw.vehicle.5 Whether and how a vehicle could be started; `marker` keys lie where the scenario says. */
export interface VehicleSketch {
  readonly id: string
  readonly title: string
  readonly type: VehicleType
  readonly at: Point
  /** Degrees clockwise from north. */
  readonly heading: number
  readonly keys: 'none' | 'marker'
  readonly battery: 'normal' | 'dead'
  readonly tank: 'full' | 'empty'
  readonly isWreck: boolean
}

/** dw.movement.6 A low line: a wall, fence, hedge or barrier 2 cm high. */
export interface LowSketch {
  readonly id: string
  readonly title: string
  readonly cover: Exclude<Cover, 'none'>
  readonly line: Span
}

/** A hard piece with an area: low ones are crossed and stood on (dw.movement.6), higher ones are in the way. */
export interface BlockSketch {
  readonly id: string
  readonly title: string
  readonly area: Span
  readonly height: number
}

export interface ExitSketch {
  readonly title: string
  readonly edge: Span
}

export interface MapSketch {
  readonly title: string
  readonly says: string
  readonly size: Point
  /** Only drawn. */
  readonly roads: readonly Span[]
  readonly buildings: readonly BuildingSketch[]
  readonly vehicles: readonly VehicleSketch[]
  readonly lows: readonly LowSketch[]
  readonly blocks: readonly BlockSketch[]
  readonly trees: readonly (readonly [id: string, x: number, y: number])[]
  /** dw.entry.9 P1 first. */
  readonly spawnPoints: readonly Point[]
  readonly deployment: Span
  /** Only the ground outside of buildings belongs to the deployment zone. */
  readonly deploysOutdoors?: boolean
  readonly exit: ExitSketch | null
}

/** A vehicle where it stands at first. */
export interface Vehicle extends Omit<VehicleSketch, 'at'> {
  readonly at: XY
}

export interface Exit {
  readonly title: string
  readonly from: XY
  readonly to: XY
}

/** A room with what the rules need to know of it besides its outline. */
export interface RoomNote {
  readonly id: string
  readonly title: string
  readonly building: string
  readonly tag: Tag
}

/** A map in units, ready to be played on. */
export interface TableMap {
  readonly title: string
  readonly says: string
  readonly terrain: Terrain
  readonly rooms: readonly RoomNote[]
  readonly vehicles: readonly Vehicle[]
  readonly roads: readonly Box[]
  readonly spawnPoints: readonly XY[]
  readonly deployment: Box
  readonly deploysOutdoors: boolean
  /** dw.movement.24; null where a scenario has its own way of leaving, or none. */
  readonly exit: Exit | null
}

/** The storey of a building and, on top of it, the flat roof. */
const GROUND = 0
const ROOF = 1
/** dw.los.4 */
const STOREY = cm(5)
const TREE = { radius: cm(1), height: cm(10) } as const

export const point = ([x, y]: Point): XY => ({ x: cm(x), y: cm(y) })
export const outlineOf = ([x1, y1, x2, y2]: Span) => rectangle(cm(x1), cm(y1), cm(x2), cm(y2))

export function mapOf(sketch: MapSketch): TableMap {
  const { title, says, exit } = sketch
  return {
    title,
    says,
    terrain: terrainOf(sketch),
    rooms: sketch.buildings.flatMap(({ id: building, tag, rooms }) =>
      rooms.map(([id, name]) => ({ id, title: name, building, tag })),
    ),
    vehicles: sketch.vehicles.map((vehicle) => ({ ...vehicle, at: point(vehicle.at) })),
    roads: sketch.roads.map((road) => boxOf(outlineOf(road))),
    spawnPoints: sketch.spawnPoints.map(point),
    deployment: boxOf(outlineOf(sketch.deployment)),
    deploysOutdoors: sketch.deploysOutdoors ?? false,
    exit: exit && {
      title: exit.title,
      from: point([exit.edge[0], exit.edge[1]]),
      to: point([exit.edge[2], exit.edge[3]]),
    },
  }
}

function terrainOf(sketch: MapSketch): Terrain {
  const [width, depth] = sketch.size
  return {
    width: cm(width),
    depth: cm(depth),
    pieces: [
      ...sketch.vehicles.map(vehiclePiece),
      ...sketch.lows.map(lowPiece),
      ...sketch.blocks.map(blockPiece),
      ...sketch.trees.map(treePiece),
    ],
    buildings: sketch.buildings.map(buildingOf),
  }
}

/** dw.vehicle.7, dw.movement.8, dw.movement.10 */
export function vehiclePiece({ id, type, at, heading }: VehicleSketch): Piece {
  const { length, width, height } = VEHICLES[type]
  const shape = orientedRectangle(point(at), length, width, heading)
  return { id, kind: type, shape, height, ground: 'impassable', cover: 'hard', platform: height <= HEIGHTS.climbable }
}

const lowPiece = ({ id, title, cover, line: [x1, y1, x2, y2] }: LowSketch): Piece => ({
  id,
  kind: title,
  shape: line(cm(x1), cm(y1), cm(x2), cm(y2)),
  height: HEIGHTS.low,
  ground: 'obstacle',
  cover,
})

/** dw.movement.6, dw.movement.8, dw.movement.10 */
export function blockPiece({ id, title, area, height }: BlockSketch): Piece {
  const high = cm(height)
  const isLow = high <= HEIGHTS.low
  return {
    id,
    kind: title,
    shape: outlineOf(area),
    height: high,
    ground: isLow ? 'obstacle' : 'impassable',
    cover: 'hard',
    platform: !isLow && high <= HEIGHTS.climbable,
  }
}

export const treePiece = ([id, x, y]: readonly [string, number, number]): Piece => ({
  id,
  kind: 'tree',
  shape: disc(cm(x), cm(y), TREE.radius),
  height: TREE.height,
  ground: 'impassable',
  cover: 'hard',
})

/** A building without its openings. */
function shellOf({ id, title, outline, rooms, ladder }: BuildingSketch): Building {
  return {
    id,
    kind: title,
    outline: outlineOf(outline).corners,
    storeyHeight: STOREY,
    storeys: 1,
    roof: 'flat',
    rooms: rooms.map(([room, , walls]): Room => ({ id: room, level: GROUND, outline: outlineOf(walls).corners })),
    openings: [],
    ladders: ladder ? [{ id: `L-${id}`, kind: 'ladder', at: point(ladder), fromLevel: GROUND, toLevel: ROOF }] : [],
  }
}

/** dw.movement.22 Where an opening begins and ends; null if there is no wall for it. */
export const openingIn = (sketch: BuildingSketch, kind: 'door' | 'window', [, x, y]: OpeningSketch) =>
  openingEnds(shellOf(sketch), GROUND, point([x, y]), WIDTHS[kind])

function buildingOf(sketch: BuildingSketch): Building {
  const { doors, windows } = sketch
  const shell = shellOf(sketch)
  const openings = [
    ...doors.map((door) => openingOf(shell, 'door', WIDTHS.door, door)),
    ...windows.map((window) => openingOf(shell, 'window', WIDTHS.window, window)),
  ]
  return { ...shell, openings }
}

/** dw.movement.22 */
function openingOf(b: Building, kind: 'door' | 'window', width: number, [id, x, y, state]: OpeningSketch): Opening {
  const ends = openingEnds(b, GROUND, point([x, y]), width)
  if (ends === null) throw new Error(`${b.id}.${id} is not in a wall`)
  return { id, kind, level: GROUND, ...ends, state }
}
