/** The table as it is drawn while it is built: also where a door hangs in the air or a room has no width. */
import { VEHICLES } from '@shamble/dead-walk/page'
import {
  type Building,
  disc,
  line,
  orientedRectangle,
  type Piece,
  rectangle,
  type Shape,
  type XY,
} from '@shamble/table'
import type { DrawnPiece, Road } from '../../../board/measured/terrain.tsx'
import { lookOfPiece } from '../looks.ts'
import { type BuildingSketch, ordered, type Point, type Sketch, type Span } from './own.ts'
import { isInWall, type Openings, WIDTHS } from './walls.ts'

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

const unit = (cm: number): number => Math.round(cm * 100)
const at = ([x, y]: Point): XY => ({ x: unit(x), y: unit(y) })
const box = (span: Span): Road => {
  const [west, north, east, south] = ordered(span)
  return { west: unit(west), north: unit(north), east: unit(east), south: unit(south) }
}
const corners = (span: Span): readonly XY[] => {
  const { west, north, east, south } = box(span)
  return rectangle(west, north, east, south).corners
}
const hasRoom = ([x1, y1, x2, y2]: Span): boolean => x1 !== x2 && y1 !== y2

/** An opening is drawn along its wall, or level where there is none. */
function openingOf(b: BuildingSketch, kind: Openings, [id, x, y, state]: BuildingSketch['doors'][number]) {
  const half = unit(WIDTHS[kind]) / 2
  const middle = at([x, y])
  const upright = [b.outline, ...b.rooms.map(([, , span]) => span)].some(
    ([x1, y1, x2, y2]) => (x === x1 || x === x2) && y > y1 && y < y2,
  )
  const [dx, dy] = upright ? [0, half] : [half, 0]
  return {
    id,
    kind: kind === 'doors' ? 'door' : 'window',
    level: 0,
    from: { x: middle.x - dx, y: middle.y - dy },
    to: { x: middle.x + dx, y: middle.y + dy },
    state,
  }
}

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

const buildingOf = once((b: BuildingSketch): Building => {
  const standing = (kind: Openings) =>
    b[kind].filter(([, x, y]) => isInWall(b, [x, y], kind)).map((one) => openingOf(b, kind, one))
  return {
    id: b.id,
    kind: b.title,
    outline: corners(b.outline),
    storeyHeight: 500,
    storeys: 1,
    roof: 'flat',
    rooms: b.rooms
      .filter(([, , span]) => hasRoom(span))
      .map(([id, , span]) => ({ id, level: 0, outline: corners(span) })),
    openings: [...standing('doors'), ...standing('windows')],
    ladders: b.ladder ? [{ id: `L-${b.id}`, kind: 'ladder', at: at(b.ladder), fromLevel: 0, toLevel: 1 }] : [],
  }
})

const piece = (id: string, kind: string, shape: Shape, wreck = false): DrawnPiece => {
  const made: Piece = { id, kind, shape, height: 100, ground: 'impassable', cover: 'hard' }
  return { piece: made, look: lookOfPiece(made), wreck }
}

const vehicleOf = once(({ id, type, at: middle, heading, isWreck }: Sketch['vehicles'][number]) =>
  piece(id, type, orientedRectangle(at(middle), VEHICLES[type].length, VEHICLES[type].width, heading), isWreck),
)
const lowOf = once(({ id, title, line: [x1, y1, x2, y2] }: Sketch['lows'][number]) =>
  piece(id, title, line(unit(x1), unit(y1), unit(x2), unit(y2))),
)
const blockOf = once(({ id, title, area }: Sketch['blocks'][number]) =>
  piece(id, title, { is: 'polygon', corners: corners(area) }),
)
const treeOf = once(([id, x, y]: Sketch['trees'][number]) => piece(id, 'tree', disc(unit(x), unit(y), 100)))

const piecesOf = ({ vehicles, lows, blocks, trees }: Sketch): DrawnPiece[] => [
  ...vehicles.map(vehicleOf),
  ...lows.map(lowOf),
  ...blocks.filter(({ area }) => hasRoom(area)).map(blockOf),
  ...trees.map(treeOf),
]

export const drawnOf = once((map: Sketch): Drawn => {
  const sound = map.buildings.filter(({ outline }) => hasRoom(outline))
  return {
    width: unit(map.size[0]),
    depth: unit(map.size[1]),
    roads: map.roads.map(box),
    buildings: sound.map(buildingOf),
    rooms: sound.flatMap(({ rooms }) =>
      rooms.filter(([, , span]) => hasRoom(span)).map(([id, title, span]) => ({ id, title, outline: corners(span) })),
    ),
    pieces: piecesOf(map),
    astray: map.buildings.flatMap((b) =>
      (['doors', 'windows'] as const).flatMap((kind) =>
        b[kind].filter(([, x, y]) => !isInWall(b, [x, y], kind)).map(([, x, y]) => at([x, y])),
      ),
    ),
  }
})
