/** The table as it is drawn while it is built: also where a door hangs in the air or a room has no width. */
import {
  blockPiece,
  type BlockDrawing,
  type Building,
  type BuildingDrawing,
  lowPiece,
  type LowDrawing,
  type MapDrawing,
  type OpeningKind,
  type OpeningDrawing,
  outlineIn,
  type Piece,
  pointIn,
  shellOf,
  type SketchForm,
  type Span,
  treePiece,
  type TreeDrawing,
  type VehicleDrawing,
  vehiclePiece,
  type XY,
} from '@shamble/table'
import type { DrawnPiece, PieceLook } from '../../board/measured/pieces.tsx'
import type { Road } from '../../board/measured/terrain.tsx'
import { ordered } from './spans.ts'
import { isInWall, widthsIn } from './walls.ts'

export interface Drawn {
  readonly width: number
  readonly depth: number
  readonly roads: readonly Road[]
  readonly buildings: readonly Building[]
  readonly rooms: readonly { readonly id: string; readonly title: string; readonly outline: readonly XY[] }[]
  readonly pieces: readonly DrawnPiece[]
  /** Openings that are in no wall. */
  readonly astray: readonly XY[]
}

/** How a game's tables look. */
export interface Looks<Type extends string, V> {
  readonly form: SketchForm<Type>
  lookOf(piece: Piece): PieceLook
  isWreck(vehicle: V): boolean
}

const hasRoom = ([x1, y1, x2, y2]: Span): boolean => x1 !== x2 && y1 !== y2

/** Done once for everything that has not changed: while one thing is dragged, the others stay as they were drawn. */
function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

/** An opening is drawn along its wall. */
function openingOf(form: SketchForm, b: BuildingDrawing, kind: OpeningKind, [id, x, y, state]: OpeningDrawing) {
  const half = form.widths[kind] / 2
  const middle = pointIn(form, [x, y])
  const upright = [b.outline, ...b.rooms.map(([, , span]) => span)].some(
    ([x1, y1, x2, y2]) => (x === x1 || x === x2) && y > y1 && y < y2,
  )
  const [dx, dy] = upright ? [0, half] : [half, 0]
  return {
    id,
    kind,
    level: 0,
    from: { x: middle.x - dx, y: middle.y - dy },
    to: { x: middle.x + dx, y: middle.y + dy },
    state,
  }
}

/** The doors and the windows of a building that are in a wall, or in none. */
function openingsOf(form: SketchForm, b: BuildingDrawing, inWall: boolean): [OpeningKind, OpeningDrawing][] {
  const widths = widthsIn(form)
  const those = (kind: OpeningKind, list: readonly OpeningDrawing[]): [OpeningKind, OpeningDrawing][] =>
    list.filter(([, x, y]) => isInWall(b, [x, y], widths[kind]) === inWall).map((one) => [kind, one])
  return [...those('door', b.doors), ...those('window', b.windows)]
}

function buildingOf(form: SketchForm, b: BuildingDrawing): Building {
  const rooms = b.rooms.filter(([, , span]) => hasRoom(span))
  const upright = rooms.map(([id, title, span]) => [id, title, ordered(span)] as const)
  return {
    ...shellOf(form, { ...b, outline: ordered(b.outline), rooms: upright }),
    openings: openingsOf(form, b, true).map(([kind, one]) => openingOf(form, b, kind, one)),
  }
}

/** What draws the tables of a game. */
export function drawing<Type extends string, V extends VehicleDrawing<Type>>(
  looks: Looks<Type, V>,
): (map: MapDrawing<BuildingDrawing, V>) => Drawn {
  const { form, lookOf } = looks
  const box = (span: Span): Road => {
    const [west, north, east, south] = ordered(span)
    const from = pointIn(form, [west, north])
    const to = pointIn(form, [east, south])
    return { west: from.x, north: from.y, east: to.x, south: to.y }
  }
  const drawn = (piece: Piece, wreck = false): DrawnPiece => ({ piece, look: lookOf(piece), wreck })
  const house = once((b: BuildingDrawing) => buildingOf(form, b))
  const vehicle = once((one: V) => drawn(vehiclePiece(form, one), looks.isWreck(one)))
  const low = once((one: LowDrawing) => drawn(lowPiece(form, one)))
  const block = once((one: BlockDrawing) => drawn(blockPiece(form, { ...one, area: ordered(one.area) })))
  const tree = once((one: TreeDrawing) => drawn(treePiece(form, one)))
  return once((map: MapDrawing<BuildingDrawing, V>): Drawn => {
    const sound = map.buildings.filter(({ outline }) => hasRoom(outline))
    const { x: width, y: depth } = pointIn(form, map.size)
    return {
      width,
      depth,
      roads: map.roads.map(box),
      buildings: sound.map(house),
      rooms: sound.flatMap(({ rooms }) =>
        rooms
          .filter(([, , span]) => hasRoom(span))
          .map(([id, title, span]) => ({ id, title, outline: outlineIn(form, ordered(span)).corners })),
      ),
      pieces: [
        ...map.vehicles.map(vehicle),
        ...map.lows.map(low),
        ...map.blocks.filter(({ area }) => hasRoom(area)).map(block),
        ...map.trees.map(tree),
      ],
      astray: map.buildings.flatMap((b) => openingsOf(form, b, false).map(([, [, x, y]]) => pointIn(form, [x, y]))),
    }
  })
}
