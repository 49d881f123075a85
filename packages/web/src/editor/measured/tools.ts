/** Tools for what every measured table has, and how each lays its thing. */
import type { BuildingDrawing, OpeningKind, OpeningDrawing, Point, Span } from '@shamble/table'
import type { Edited, Spot, Tool } from '../game-editor.ts'
import { withItem, withValue } from '../path.ts'
import { houseKey, OPENINGS, split } from './building-kinds.ts'
import { freshIds, type Given, widthsOf } from './form.ts'
import type { MapKind } from './map-kinds.ts'
import type { Measured, Sized } from './kind.ts'
import { areaOf, isInside, isLevel, lineOf, middleOf, onEdge, onSide, onTable, ordered } from './spans.ts'
import { ladderAt, openingAt } from './walls.ts'

/** What was laid; without words of its own it was placed. */
export type Laid<D> =
  | { readonly document: D; readonly chosen: string; readonly words?: string }
  | { readonly why: string }

export interface MeasuredTool<D> extends Tool {
  /** From a point, to another where it was dragged. */
  lay(document: D, from: Spot, to: Spot | null): Laid<D>
}

export const AREA = 'Drag from corner to corner, or press for one of the usual size.'
export const LINE = 'Drag from end to end, or press.'

/** Where a press falls on the table. */
export const pressed = ({ map: { size } }: Sized, { x, y }: Spot): Point => onTable(size, x, y)

export interface ToolsGiven<D> extends Given<D> {
  /** What a new building has besides what all have. */
  readonly building: object
}

/** `inner`: a wall inside a building is no thing of its own. */
export type MapTool = MapKind | 'inner'

export const mapTools = <D extends Measured>(given: ToolsGiven<D>): Readonly<Record<MapTool, MeasuredTool<D>>> => ({
  ...houseTools(given),
  ...wallTools(given),
  ...terrainTools(given),
  ...placeTools(given),
})

type Tools<D, Id extends MapTool> = Readonly<Record<Id, MeasuredTool<D>>>

/** Houses, and how they are divided. */
function houseTools<D extends Measured>(given: ToolsGiven<D>): Tools<D, 'building' | 'room' | 'inner'> {
  return {
    building: {
      id: 'building',
      label: 'Building',
      key: 'b',
      lays: 'area',
      icon: 'M4 20V9l8-5 8 5v11zM10 20v-6h4v6',
      asks: `A building. ${AREA}`,
      lay: (document, from, to) => layBuilding(given, document, from, to),
    },
    room: {
      id: 'room',
      label: 'Room',
      key: 'm',
      lays: 'area',
      icon: 'M4 5h16v14H4zM4 12h7v7',
      asks: 'A room inside a building. Drag from corner to corner.',
      lay: (document, from, to) => layRoom(given, document, from, to),
    },
    inner: {
      id: 'inner',
      label: 'Wall',
      key: 'i',
      lays: 'line',
      icon: 'M4 5h16v14H4zM12 5v14',
      asks: 'Drag across a room: it becomes two, with a wall between them.',
      lay: (document, from, to) => layWall(given, document, from, to),
    },
  }
}

/** What is put into or against walls. */
function wallTools<D extends Measured>(given: ToolsGiven<D>): Tools<D, 'door' | 'window' | 'ladder'> {
  return {
    door: {
      id: 'door',
      label: 'Door',
      key: 'd',
      lays: 'point',
      icon: 'M6 21V3.500h12V21M3.500 21h17M14.500 12v1.500',
      asks: 'Press near a wall.',
      lay: (document, from) => layOpening(given, document, 'door', from),
    },
    window: {
      id: 'window',
      label: 'Window',
      key: 'w',
      lays: 'point',
      icon: 'M5 5h14v14H5zM12 5v14M5 12h14',
      asks: 'Press near a wall.',
      lay: (document, from) => layOpening(given, document, 'window', from),
    },
    ladder: {
      id: 'ladder',
      label: 'Ladder',
      key: 'l',
      lays: 'point',
      icon: 'M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8',
      asks: 'Press near an outer wall.',
      lay: (document, from) => layLadder(given, document, from),
    },
  }
}

function terrainTools<D extends Measured>(given: ToolsGiven<D>): Tools<D, 'road' | 'low' | 'block' | 'tree'> {
  return {
    road: {
      id: 'road',
      label: 'Road',
      key: 'r',
      lays: 'area',
      icon: 'M8 3 4 21M16 3l4 18M12 4v3M12 10v4M12 17v3',
      asks: `A road, only drawn. ${AREA}`,
      lay: (document, from, to) => layRoad(given, document, from, to),
    },
    low: {
      id: 'low',
      label: 'Low wall',
      key: 'f',
      lays: 'line',
      icon: 'M3 9h18v6H3zM9 9v6M15 9v6',
      asks: `A low wall, fence or hedge. ${LINE}`,
      lay: (document, from, to) => layLow(given, document, from, to),
    },
    block: {
      id: 'block',
      label: 'Block',
      key: 'k',
      lays: 'area',
      icon: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
      asks: `Something solid. ${AREA}`,
      lay: (document, from, to) => layBlock(given, document, from, to),
    },
    tree: {
      id: 'tree',
      label: 'Tree',
      key: 't',
      lays: 'point',
      icon: 'M12 21v-7M6 11a6 6 0 1 1 12 0 4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4z',
      asks: 'Press where it grows.',
      lay: (document, from) =>
        withItem(document, 'map.trees', [freshIds(given, document)('T'), ...pressed(document, from)]),
    },
  }
}

function placeTools<D extends Measured>({ table: { sizes } }: ToolsGiven<D>): Tools<D, 'zone' | 'exit' | 'entry'> {
  return {
    zone: {
      id: 'zone',
      label: 'Zone',
      key: 'a',
      lays: 'area',
      icon: 'M4 4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12V8M12 4h0M9 15l6-6',
      asks: `Where the players begin. ${AREA}`,
      lay: (document, from, to) => {
        const zone = areaOf(document.map.size, from, to, sizes.usual.zone, sizes.least.building)
        return { document: withValue(document, 'map.deployment', zone), chosen: 'map.deployment' }
      },
    },
    exit: {
      id: 'exit',
      label: 'Exit',
      key: 'x',
      lays: 'line',
      icon: 'M14 4h6v16h-6M3 12h12M11 8l4 4-4 4',
      asks: 'Drag along an edge of the table, or press near one.',
      lay: (document, from, to) => layExit(document, from, to, sizes.usual.exit / 2),
    },
    entry: {
      id: 'entry',
      label: 'Entry',
      key: 'e',
      lays: 'point',
      icon: 'M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM12 8v8M8.500 12.500 12 16l3.500-3.500',
      asks: 'Press where zombies turn up.',
      lay: (document, from) => withItem(document, 'map.spawnPoints', pressed(document, from)),
    },
  }
}

/** One room, and a door in the south: enough to be gone into. */
function layBuilding<D extends Measured>(given: ToolsGiven<D>, document: D, from: Spot, to: Spot | null): Laid<D> {
  const { least, usual } = given.table.sizes
  const outline = areaOf(document.map.size, from, to, usual.building, least.building)
  const fresh = freshIds(given, document)
  const bare: BuildingDrawing = {
    id: fresh('B'),
    title: 'House',
    ...given.building,
    outline,
    rooms: [[fresh('R'), 'Room', outline]],
    doors: [],
    windows: [],
    ladder: null,
  }
  const south = openingAt(bare, [middleOf(outline)[0], outline[3]], widthsOf(given.table).door)
  const doors: OpeningDrawing[] = south ? [[fresh('D'), ...south.at, 'closed']] : []
  return withItem(document, 'map.buildings', { ...bare, doors })
}

/** The building whose walls are nearest. */
function nearestBuilding<T extends { readonly off: number }>(
  { map: { buildings } }: Measured,
  within: number,
  snap: (b: BuildingDrawing) => T | null,
): { readonly index: number; readonly found: T } | null {
  let best: { readonly index: number; readonly found: T } | null = null
  for (const [index, b] of buildings.entries()) {
    const found = snap(b)
    if (found && found.off <= within && (!best || found.off < best.found.off)) best = { index, found }
  }
  return best
}

function layOpening<D extends Measured>(given: Given<D>, document: D, kind: OpeningKind, { x, y }: Spot): Laid<D> {
  const { table } = given
  const near = nearestBuilding(document, table.sizes.snaps, (b) => openingAt(b, [x, y], widthsOf(table)[kind]))
  if (!near) return { why: `No wall with room for a ${kind} is near.` }
  const { list, letter } = OPENINGS[kind]
  const item: OpeningDrawing = [freshIds(given, document)(letter), ...near.found.at, 'closed']
  return withItem(document, `${houseKey(near.index)}.${list}`, item)
}

function layLadder<D extends Measured>({ table }: Given<D>, document: D, { x, y }: Spot): Laid<D> {
  const near = nearestBuilding(document, table.sizes.snaps, (b) => ladderAt(b, [x, y]))
  if (!near) return { why: 'No outer wall is near.' }
  const chosen = `${houseKey(near.index)}.ladder`
  return { document: withValue(document, chosen, near.found.at), chosen }
}

function layRoom<D extends Measured>(given: Given<D>, document: D, from: Spot, to: Spot | null): Laid<D> {
  const { least, usual } = given.table.sizes
  const span = areaOf(document.map.size, from, to, usual.room, least.room)
  const index = document.map.buildings.findIndex(({ outline }) => isInside(outline, middleOf(span)))
  const house = document.map.buildings[index]
  if (!house) return { why: 'Rooms are inside buildings.' }
  const [x1, y1, x2, y2] = house.outline
  const clipped: Span = [Math.max(x1, span[0]), Math.max(y1, span[1]), Math.min(x2, span[2]), Math.min(y2, span[3])]
  return withItem(document, `${houseKey(index)}.rooms`, [freshIds(given, document)('R'), 'Room', clipped])
}

const laidBy = <D>(edited: Edited<D>): Laid<D> =>
  edited.ok ? { document: edited.document, chosen: edited.chosen ?? '', words: edited.words } : { why: edited.why }

function layWall<D extends Measured>(given: Given<D>, document: D, from: Spot, to: Spot | null): Laid<D> {
  const end = to ?? from
  const middle: Point = [(from.x + end.x) / 2, (from.y + end.y) / 2]
  for (const [i, { rooms }] of document.map.buildings.entries())
    for (const [j, [, , span]] of rooms.entries()) {
      if (!isInside(span, middle)) continue
      const upright = to ? Math.abs(to.y - from.y) >= Math.abs(to.x - from.x) : span[2] - span[0] >= span[3] - span[1]
      return laidBy(split(given, document, [i, j], upright, upright ? middle[0] : middle[1]))
    }
  return { why: 'An inner wall divides a room.' }
}

function layRoad<D extends Measured>(given: Given<D>, document: D, from: Spot, to: Spot | null): Laid<D> {
  const { least, usual } = given.table.sizes
  return withItem(document, 'map.roads', areaOf(document.map.size, from, to, usual.road, least.area))
}

function layLow<D extends Measured>(given: Given<D>, document: D, from: Spot, to: Spot | null): Laid<D> {
  return withItem(document, 'map.lows', {
    id: freshIds(given, document)('O'),
    title: 'low wall',
    cover: 'hard',
    line: lineOf(document.map.size, from, to, given.table.sizes.usual.low),
  })
}

function layBlock<D extends Measured>(given: Given<D>, document: D, from: Spot, to: Spot | null): Laid<D> {
  const { least, usual } = given.table.sizes
  return withItem(document, 'map.blocks', {
    id: freshIds(given, document)('O'),
    title: 'container',
    area: areaOf(document.map.size, from, to, usual.block, least.area),
    height: 3,
  })
}

/** To either side of a press so much. */
function layExit<D extends Measured>(document: D, from: Spot, to: Spot | null, half: number): Laid<D> {
  const { size, exit } = document.map
  const { at, side } = onEdge(size, [from.x, from.y])
  const along = (by: number): Point => onSide(size, side, isLevel(side) ? [at[0] + by, at[1]] : [at[0], at[1] + by])
  const dragged = to && onSide(size, side, [to.x, to.y])
  const isDragged = dragged !== null && (dragged[0] !== at[0] || dragged[1] !== at[1])
  const edge: Span = ordered(isDragged ? [...at, ...dragged] : [...along(-half), ...along(half)])
  const value = { title: exit?.title ?? `${side} edge`, edge }
  return { document: withValue(document, 'map.exit', value), chosen: 'map.exit' }
}
