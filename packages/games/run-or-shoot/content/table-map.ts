/** The table that the lots of a scenario make: terrain, and the places that are printed on it, in units. */
import {
  line,
  type Building,
  type Gap,
  isOnSegment,
  type Opening,
  type Piece,
  rectangle,
  type Terrain,
  type XY,
} from '@shamble/table'
import type { MutantKind } from '../tables/mutants.ts'
import { type OpeningKind, TERRAIN, type TerrainKind } from '../tables/terrain.ts'
import { cm, LOW, STOREY } from '../tables/units.ts'
import type { DeckId } from './decks.ts'
import { type ClimbDrawing, type LairType, LOT_SIDE, type LotDrawing, type PlaceDrawing, type Span } from './lot.ts'
import { drawingOf, type LotPlace } from './turned-lot.ts'

/** Somewhere on the table. */
export interface Spot {
  readonly at: XY
  readonly level: number
}

export interface Lair extends Spot {
  readonly id: string
  readonly type: LairType
}

export interface Cache extends Spot {
  readonly id: string
  readonly deck: DeckId
}

export interface Ambush extends Spot {
  readonly id: string
  readonly fits: readonly MutantKind[]
}

export interface NamedSpot extends Spot {
  readonly id: string
}

/** rs.move.10, rs.climb.1 Stairs and ladders: where they begin below, and where they end above. */
export interface Climb {
  readonly id: string
  readonly kind: 'ladder' | 'stairs'
  readonly foot: Spot
  readonly head: Spot
}

/** A door or window: how it stands is the state's business. */
export interface OpeningPlace {
  readonly id: string
  readonly kind: OpeningKind
  readonly level: number
  readonly from: XY
  readonly to: XY
  /** The building in whose wall it is; null for a gate in a fence. */
  readonly building: string | null
}

export interface TableMap {
  readonly width: number
  readonly depth: number
  readonly terrain: Terrain
  readonly openings: readonly OpeningPlace[]
  readonly climbs: readonly Climb[]
  readonly vehicles: readonly { readonly id: string; readonly alarm: boolean }[]
  readonly lairs: readonly Lair[]
  readonly caches: readonly Cache[]
  readonly ambushes: readonly Ambush[]
  readonly nps: readonly NamedSpot[]
  readonly drifters: readonly NamedSpot[]
}

/** One lot in its place: names begin with its column and row, and coordinates are those of the table. */
interface Lot {
  readonly drawing: LotDrawing
  readonly name: (id: string) => string
  readonly point: (x: number, y: number) => XY
  readonly spot: (place: PlaceDrawing) => Spot
}

function lotAt(lot: LotPlace, column: number, row: number): Lot {
  const point = (x: number, y: number): XY => ({ x: cm(LOT_SIDE * column + x), y: cm(LOT_SIDE * row + y) })
  return {
    drawing: drawingOf(lot),
    name: (part) => `${column},${row} ${part}`,
    point,
    spot: ([x, y, level]) => ({ at: point(x, y), level }),
  }
}

const outlineOf = ({ point }: Lot, [x1, y1, x2, y2]: Span): readonly XY[] => {
  const [a, b] = [point(x1, y1), point(x2, y2)]
  return rectangle(a.x, a.y, b.x, b.y).corners
}

/** A piece on a level: how high it is, and what it does, says its kind. */
function pieceOf(id: string, kind: TerrainKind, shape: Piece['shape'], level: number): Piece {
  const { walk, sight, low } = TERRAIN[kind]
  return {
    id,
    kind,
    shape,
    level,
    bottom: level * STOREY,
    height: low ? LOW : STOREY,
    ground: walk === 'free' ? 'free' : walk === 'crossed' ? 'obstacle' : 'impassable',
    cover: sight === 'none' ? 'none' : sight === 'blocks' ? 'hard' : 'soft',
  }
}

/** rs.terrain.2 Doors and windows of a lot; each belongs to the building in whose wall or partition it lies, or to a fence. */
function openingsOf(lot: Lot): OpeningPlace[] {
  const { doors = [], windows = [], buildings = [] } = lot.drawing
  const place = (id: string, [x1, y1, x2, y2, kind, level]: (typeof doors | typeof windows)[number]): OpeningPlace => {
    const inside = buildings.find(
      ({ rect }) =>
        [x1, x2].every((x) => x >= rect[0] && x <= rect[2]) && [y1, y2].every((y) => y >= rect[1] && y <= rect[3]),
    )
    const building = inside ? lot.name(inside.id) : null
    return { id: lot.name(id), kind, level, from: lot.point(x1, y1), to: lot.point(x2, y2), building }
  }
  return [
    ...doors.map((door, i) => place(`door${i}`, door)),
    ...windows.map((window, i) => place(`window${i}`, window)),
  ]
}

const asOpening = ({ id, kind, level, from, to }: OpeningPlace): Opening => ({
  id,
  kind,
  level,
  from,
  to,
  state: 'closed',
})

function buildingsOf(lot: Lot, openings: readonly OpeningPlace[]): Building[] {
  const { buildings = [], partitions = [] } = lot.drawing
  return buildings.map(({ id, rect, wall, storeys, roof }) => ({
    id: lot.name(id),
    kind: 'building',
    outline: outlineOf(lot, rect),
    storeys,
    storeyHeight: STOREY,
    roof,
    rooms: [],
    wall,
    partitions: partitions
      .filter(
        ([x1, y1, x2, y2]) =>
          Math.min(x1, x2) >= rect[0] &&
          Math.max(x1, x2) <= rect[2] &&
          Math.min(y1, y2) >= rect[1] &&
          Math.max(y1, y2) <= rect[3],
      )
      .map(([x1, y1, x2, y2, kind, level]) => ({ kind, level, from: lot.point(x1, y1), to: lot.point(x2, y2) })),
    openings: openings.filter(({ building }) => building === lot.name(id)).map(asOpening),
    ladders: [],
  }))
}

/** rs.terrain.4 The edge of a flat roof: a line around it on which nobody stands. */
function rimsOf(lot: Lot): Piece[] {
  return (lot.drawing.buildings ?? []).flatMap(({ id, rect, storeys, roof }) => {
    if (roof === 'pitched') return []
    const outline = outlineOf(lot, rect)
    return outline.map((from, i) => {
      const to = outline[(i + 1) % outline.length] as XY
      return pieceOf(lot.name(`${id} rim${i}`), 'rim', line(from.x, from.y, to.x, to.y), storeys)
    })
  })
}

function piecesOf(lot: Lot): Piece[] {
  const { fences = [], low = [], vehicles = [], water = [], woods = [] } = lot.drawing
  const areaOf = (span: Span) => ({ is: 'polygon', corners: outlineOf(lot, span) }) as const
  const between = (x1: number, y1: number, x2: number, y2: number) =>
    ({ is: 'line', from: lot.point(x1, y1), to: lot.point(x2, y2) }) as const
  return [
    ...fences.map(([x1, y1, x2, y2, kind, level], i) =>
      pieceOf(lot.name(`fence${i}`), kind, between(x1, y1, x2, y2), level),
    ),
    ...low.map(([x1, y1, x2, y2, level], i) => pieceOf(lot.name(`low${i}`), 'low', between(x1, y1, x2, y2), level)),
    ...vehicles.map(({ id, rect }) => pieceOf(lot.name(id), 'vehicle', areaOf(rect), 0)),
    ...water.map(([x1, y1, x2, y2, level], i) =>
      pieceOf(lot.name(`water${i}`), 'water', areaOf([x1, y1, x2, y2]), level),
    ),
    ...woods.map(([x1, y1, x2, y2, level], i) =>
      pieceOf(lot.name(`woods${i}`), 'woods', areaOf([x1, y1, x2, y2]), level),
    ),
    ...rimsOf(lot),
  ]
}

/** rs.terrain.2 Gates in fences are pieces; a fence drawn through one is cut there. */
function gatesIn(pieces: readonly Piece[], openings: readonly OpeningPlace[]): { gates: Piece[]; gaps: Gap[] } {
  const free = openings.filter(({ building }) => building === null)
  const gates = free.map(({ id, kind, from, to, level }) => pieceOf(id, kind, line(from.x, from.y, to.x, to.y), level))
  const gaps = free.flatMap(({ from, to, level }) =>
    pieces.flatMap((piece): Gap[] => {
      const { shape } = piece
      const isThrough =
        shape.is === 'line' && isOnSegment(shape.from, shape.to, from) && isOnSegment(shape.from, shape.to, to)
      return isThrough && piece.level === level ? [{ in: piece.id, level, from, to }] : []
    }),
  )
  return { gates, gaps }
}

const climbsOf = (lot: Lot): Climb[] => {
  const { ladders = [], stairs = [] } = lot.drawing
  const climb =
    (kind: Climb['kind']) =>
    ({ foot, head }: ClimbDrawing, i: number): Climb => ({
      id: lot.name(`${kind}${i}`),
      kind,
      foot: lot.spot(foot),
      head: lot.spot(head),
    })
  return [...ladders.map(climb('ladder')), ...stairs.map(climb('stairs'))]
}

/** rs.scenario.1 The map of these lots, row by row from the north. */
export function mapOf(rows: readonly (readonly LotPlace[])[]): TableMap {
  const lots = rows.flatMap((lots, row) => lots.map((lot, column) => lotAt(lot, column, row)))
  const openings = lots.flatMap(openingsOf)
  const pieces = lots.flatMap(piecesOf)
  const { gates, gaps } = gatesIn(pieces, openings)
  const width = cm(LOT_SIDE * (rows[0]?.length ?? 0))
  const depth = cm(LOT_SIDE * rows.length)
  const named = (lot: Lot, word: string, places: readonly PlaceDrawing[]): NamedSpot[] =>
    places.map((place, i) => ({ id: lot.name(`${word}${i}`), ...lot.spot(place) }))
  return {
    width,
    depth,
    terrain: {
      width,
      depth,
      pieces: [...pieces, ...gates],
      buildings: lots.flatMap((lot) => buildingsOf(lot, openings)),
      gaps,
    },
    openings,
    climbs: lots.flatMap(climbsOf),
    vehicles: lots.flatMap((lot) => (lot.drawing.vehicles ?? []).map(({ id, alarm }) => ({ id: lot.name(id), alarm }))),
    lairs: lots.flatMap((lot) =>
      lot.drawing.lairs.map(({ id, mouth, type }) => ({ id: lot.name(id), type, ...lot.spot(mouth) })),
    ),
    caches: lots.flatMap((lot) =>
      lot.drawing.caches.map(({ id, at, deck }) => ({ id: lot.name(id), deck, ...lot.spot(at) })),
    ),
    ambushes: lots.flatMap((lot) =>
      lot.drawing.ambush.map(({ id, at, fits }) => ({ id: lot.name(id), fits, ...lot.spot(at) })),
    ),
    nps: lots.flatMap((lot) => named(lot, 'nps', lot.drawing.nps)),
    drifters: lots.flatMap((lot) => named(lot, 'drifter', lot.drawing.drifters)),
  }
}
