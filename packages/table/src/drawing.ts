/** A table as a game's book lists it, in the measure of that book, and how it becomes terrain in whole units. */
import { orientedRectangle } from './base.ts'
import type { XY } from './geometry.ts'
import { type Box, boxOf, disc, line, type Polygon, rectangle } from './shape.ts'
import {
  type Building,
  type Cover,
  type Opening,
  type OpeningState,
  type Piece,
  type Room,
  type Terrain,
} from './terrain.ts'
import { openingEnds } from './walls.ts'

/** x to the east and y to the south of the north-west corner, in the measure of the game. */
export type Point = readonly [x: number, y: number]
/** Two opposite corners of a rectangle, or the ends of a line. */
export type Span = readonly [x1: number, y1: number, x2: number, y2: number]

type Standing = Exclude<OpeningState, 'broken'>
export type OpeningDrawing = readonly [id: string, x: number, y: number, state: Standing]
export type RoomDrawing = readonly [id: string, title: string, outline: Span]
export type OpeningKind = 'door' | 'window'

export interface BuildingDrawing {
  readonly id: string
  readonly title: string
  readonly outline: Span
  readonly rooms: readonly RoomDrawing[]
  /** By their middles in a wall. */
  readonly doors: readonly OpeningDrawing[]
  readonly windows: readonly OpeningDrawing[]
  readonly ladder: Point | null
}

/** Something of a size of its own that may stand askew. */
export interface VehicleDrawing<Type extends string = string> {
  readonly id: string
  readonly title: string
  readonly type: Type
  readonly at: Point
  /** Degrees clockwise from north. */
  readonly heading: number
}

/** A low line: a wall, fence, hedge or barrier. */
export interface LowDrawing {
  readonly id: string
  readonly title: string
  readonly cover: Exclude<Cover, 'none'>
  readonly line: Span
}

/** A hard piece with an area: low ones are crossed and stood on, higher ones are in the way. */
export interface BlockDrawing {
  readonly id: string
  readonly title: string
  readonly area: Span
  readonly height: number
}

export type TreeDrawing = readonly [id: string, x: number, y: number]

export interface ExitDrawing {
  readonly title: string
  readonly edge: Span
}

export interface MapDrawing<B extends BuildingDrawing = BuildingDrawing, V extends VehicleDrawing = VehicleDrawing> {
  readonly title: string
  readonly says: string
  readonly size: Point
  /** Only drawn. */
  readonly roads: readonly Span[]
  readonly buildings: readonly B[]
  readonly vehicles: readonly V[]
  readonly lows: readonly LowDrawing[]
  readonly blocks: readonly BlockDrawing[]
  readonly trees: readonly TreeDrawing[]
  /** The first is the first of the book. */
  readonly spawnPoints: readonly Point[]
  readonly deployment: Span
  /** Only the ground outside of buildings belongs to the deployment zone. */
  readonly deploysOutdoors?: boolean
  readonly exit: ExitDrawing | null
}

export interface Exit {
  readonly title: string
  readonly from: XY
  readonly to: XY
}

/** A room with what its outline does not say. */
export interface RoomNote {
  readonly id: string
  readonly title: string
  readonly building: string
}

/** A map in units, ready to be played on. */
export interface SketchedMap {
  readonly title: string
  readonly says: string
  readonly terrain: Terrain
  readonly rooms: readonly RoomNote[]
  readonly roads: readonly Box[]
  readonly spawnPoints: readonly XY[]
  readonly deployment: Box
  readonly deploysOutdoors: boolean
  /** Null where one leaves in another way, or not at all. */
  readonly exit: Exit | null
}

/** What a game's book fixes for all its tables; lengths in units. */
export interface SketchForm<Type extends string = string> {
  /** Units to one measure of a sketch. */
  readonly perMeasure: number
  readonly storey: number
  readonly widths: Readonly<Record<OpeningKind, number>>
  /** Heights up to which something is crossed, and climbed onto. */
  readonly low: number
  readonly climbable: number
  readonly tree: { readonly radius: number; readonly height: number }
  readonly vehicles: Readonly<
    Record<Type, { readonly length: number; readonly width: number; readonly height: number }>
  >
}

/** The storey of a building and, on top of it, the flat roof. */
const GROUND = 0
const ROOF = 1

type Measured = Pick<SketchForm, 'perMeasure'>

const unitsIn = ({ perMeasure }: Measured, measures: number): number => Math.round(measures * perMeasure)

export const pointIn = (form: Measured, [x, y]: Point): XY => ({ x: unitsIn(form, x), y: unitsIn(form, y) })
export const outlineIn = (form: Measured, [x1, y1, x2, y2]: Span): Polygon =>
  rectangle(unitsIn(form, x1), unitsIn(form, y1), unitsIn(form, x2), unitsIn(form, y2))

export function sketchedMap<Type extends string>(
  form: SketchForm<Type>,
  sketch: MapDrawing<BuildingDrawing, VehicleDrawing<Type>>,
): SketchedMap {
  const { title, says, exit } = sketch
  return {
    title,
    says,
    terrain: terrainOf(form, sketch),
    rooms: sketch.buildings.flatMap(({ id: building, rooms }) =>
      rooms.map(([id, name]) => ({ id, title: name, building })),
    ),
    roads: sketch.roads.map((road) => boxOf(outlineIn(form, road))),
    spawnPoints: sketch.spawnPoints.map((one) => pointIn(form, one)),
    deployment: boxOf(outlineIn(form, sketch.deployment)),
    deploysOutdoors: sketch.deploysOutdoors ?? false,
    exit: exit && {
      title: exit.title,
      from: pointIn(form, [exit.edge[0], exit.edge[1]]),
      to: pointIn(form, [exit.edge[2], exit.edge[3]]),
    },
  }
}

function terrainOf<Type extends string>(
  form: SketchForm<Type>,
  sketch: MapDrawing<BuildingDrawing, VehicleDrawing<Type>>,
): Terrain {
  const [width, depth] = sketch.size
  return {
    width: unitsIn(form, width),
    depth: unitsIn(form, depth),
    pieces: [
      ...sketch.vehicles.map((one) => vehiclePiece(form, one)),
      ...sketch.lows.map((one) => lowPiece(form, one)),
      ...sketch.blocks.map((one) => blockPiece(form, one)),
      ...sketch.trees.map((one) => treePiece(form, one)),
    ],
    buildings: sketch.buildings.map((one) => buildingOf(form, one)),
  }
}

export function vehiclePiece<Type extends string>(
  form: SketchForm<Type>,
  { id, type, at, heading }: VehicleDrawing<Type>,
): Piece {
  const { length, width, height } = form.vehicles[type]
  const shape = orientedRectangle(pointIn(form, at), length, width, heading)
  return { id, kind: type, shape, height, ground: 'impassable', cover: 'hard', platform: height <= form.climbable }
}

export const lowPiece = (form: SketchForm, { id, title, cover, line: [x1, y1, x2, y2] }: LowDrawing): Piece => ({
  id,
  kind: title,
  shape: line(unitsIn(form, x1), unitsIn(form, y1), unitsIn(form, x2), unitsIn(form, y2)),
  height: form.low,
  ground: 'obstacle',
  cover,
})

export function blockPiece(form: SketchForm, { id, title, area, height }: BlockDrawing): Piece {
  const high = unitsIn(form, height)
  const isLow = high <= form.low
  return {
    id,
    kind: title,
    shape: outlineIn(form, area),
    height: high,
    ground: isLow ? 'obstacle' : 'impassable',
    cover: 'hard',
    platform: !isLow && high <= form.climbable,
  }
}

export const treePiece = (form: SketchForm, [id, x, y]: TreeDrawing): Piece => ({
  id,
  kind: 'tree',
  shape: disc(unitsIn(form, x), unitsIn(form, y), form.tree.radius),
  height: form.tree.height,
  ground: 'impassable',
  cover: 'hard',
})

/** A building without its openings. */
export function shellOf(form: SketchForm, { id, title, outline, rooms, ladder }: BuildingDrawing): Building {
  return {
    id,
    kind: title,
    outline: outlineIn(form, outline).corners,
    storeyHeight: form.storey,
    storeys: 1,
    roof: 'flat',
    rooms: rooms.map(([room, , walls]): Room => ({ id: room, level: GROUND, outline: outlineIn(form, walls).corners })),
    openings: [],
    ladders: ladder
      ? [{ id: `L-${id}`, kind: 'ladder', at: pointIn(form, ladder), fromLevel: GROUND, toLevel: ROOF }]
      : [],
  }
}

/** Where an opening begins and ends; null if there is no wall for it. */
export const openingIn = (form: SketchForm, sketch: BuildingDrawing, kind: OpeningKind, [, x, y]: OpeningDrawing) =>
  openingEnds(shellOf(form, sketch), GROUND, pointIn(form, [x, y]), form.widths[kind])

function buildingOf(form: SketchForm, sketch: BuildingDrawing): Building {
  const shell = shellOf(form, sketch)
  const openings = [
    ...sketch.doors.map((door) => openingOf(form, shell, 'door', door)),
    ...sketch.windows.map((window) => openingOf(form, shell, 'window', window)),
  ]
  return { ...shell, openings }
}

function openingOf(form: SketchForm, b: Building, kind: OpeningKind, [id, x, y, state]: OpeningDrawing): Opening {
  const ends = openingEnds(b, GROUND, pointIn(form, [x, y]), form.widths[kind])
  if (ends === null) throw new Error(`${b.id}.${id} is not in a wall`)
  return { id, kind, level: GROUND, ...ends, state }
}
