/** A town block by the dice: squares between roads, what stands on each, and whether it can be played on. */
import { rowOf } from '@shamble/kernel'
import { type Box, boxOf, pointBox, type Shape, treePiece, vehiclePiece } from '@shamble/table'
import { standingOn, zonePlaces } from '../rules/02-places.ts'
import {
  type BuildingSketch,
  type LowDrawing,
  mapOf,
  type MapSketch,
  outlineOf,
  type Point,
  point,
  SKETCH_FORM,
  type Span,
  type TableMap,
  type Tag,
  type VehicleSketch,
} from './drawing.ts'
import { CAR, TRUCK } from './maps.ts'
import { NEAR } from './own-places.ts'
import { onFoot } from './own-reach.ts'

const SQUARE = 30
/** Along every border of a square. */
const ROAD = 3
const ZONE = { width: 16, depth: 10 } as const
const FEWEST_ROOMS = 4
/** Centimetres off a corner, in x and in y. */
const SPAWN_OFF = 1.5
const HOUSE = { width: 14, depth: 12 } as const
const SHOP = { width: 18, depth: 14 } as const
const PUBLIC = { width: 20, depth: 16 } as const
const WINDOW_ASIDE = 5
const CAR_ASIDE = 8
const YARD = { side: 20, gap: 8 } as const

/** A square of the block: its number, its north-west corner, and the side on which front doors are. */
interface Square {
  readonly n: number
  readonly west: number
  readonly north: number
  readonly front: 'north' | 'south'
}

/** What stands on squares. `outlines` has one shape for each piece, a wall with corners as a whole. */
interface Laid {
  readonly buildings: BuildingSketch[]
  readonly vehicles: VehicleSketch[]
  readonly lows: LowDrawing[]
  readonly trees: MapSketch['trees'][number][]
  readonly outlines: Shape[]
}

type NewId = (letter: string) => string

/** B1, B2 … R1, R2 …: numbers for each letter. */
function ids(): NewId {
  const given: Record<string, number> = {}
  return (letter) => {
    const n = (rowOf(given, letter) ?? 0) + 1
    given[letter] = n
    return `${letter}${n}`
  }
}

const middleOf = ({ west, north }: Square): Point => [west + SQUARE / 2, north + SQUARE / 2]

/** Around the middle of a square. */
function around(square: Square, width: number, depth: number): Span {
  const [x, y] = middleOf(square)
  return [x - width / 2, y - depth / 2, x + width / 2, y + depth / 2]
}

function openLot(laid: Laid, { west, north }: Square, id: NewId): void {
  for (const along of [SQUARE / 3, (2 * SQUARE) / 3]) {
    const tree = [id('T'), west + along, north + along] as const
    laid.trees.push(tree)
    laid.outlines.push(treePiece(SKETCH_FORM, tree).shape)
  }
}

function park(laid: Laid, vehicle: VehicleSketch): void {
  laid.vehicles.push(vehicle)
  laid.outlines.push(vehiclePiece(SKETCH_FORM, vehicle).shape)
}

function carPark(laid: Laid, square: Square, id: NewId): void {
  const [x, y] = middleOf(square)
  for (const aside of [-CAR_ASIDE, CAR_ASIDE]) park(laid, { ...CAR, id: id('V'), at: [x + aside, y], heading: 0 })
}

function yard(laid: Laid, square: Square, id: NewId): void {
  const area = around(square, YARD.side, YARD.side)
  const [x1, y1, x2, y2] = area
  const [x, y] = middleOf(square)
  const walls: readonly Span[] = [
    [x1, y1, x2, y1],
    [x1, y1, x1, y2],
    [x2, y1, x2, y2],
    [x1, y2, x - YARD.gap / 2, y2],
    [x + YARD.gap / 2, y2, x2, y2],
  ]
  for (const line of walls) laid.lows.push({ id: id('O'), title: 'low wall', cover: 'hard', line })
  laid.outlines.push(outlineOf(area))
  park(laid, { ...TRUCK, id: id('V'), at: [x, y], heading: 180 })
}

interface Plan {
  readonly title: string
  readonly tag: Tag
  readonly width: number
  readonly depth: number
  /** The front room first; two stand one behind the other. */
  readonly rooms: readonly [front: string, back?: string]
  readonly hasLadder: boolean
}

/** The rooms of a building from its front to its back. */
function roomsOf({ rooms }: Plan, { front }: Square, [x1, y1, x2, y2]: Span, id: NewId): BuildingSketch['rooms'] {
  const [first, second] = rooms
  if (second === undefined) return [[id('R'), first, [x1, y1, x2, y2]]]
  const y = (y1 + y2) / 2
  const halves: readonly Span[] = [
    [x1, y1, x2, y],
    [x1, y, x2, y2],
  ]
  const [before, behind] = (front === 'north' ? halves : halves.toReversed()) as [Span, Span]
  return [
    [id('R'), first, before],
    [id('R'), second, behind],
  ]
}

function build(laid: Laid, square: Square, plan: Plan, id: NewId): void {
  const outline = around(square, plan.width, plan.depth)
  const [, y1, x2, y2] = outline
  const [x, y] = middleOf(square)
  const [front, back] = square.front === 'north' ? [y1, y2] : [y2, y1]
  const hasInnerDoor = plan.rooms.length > 1
  laid.buildings.push({
    id: id('B'),
    title: plan.title,
    tag: plan.tag,
    outline,
    rooms: roomsOf(plan, square, outline, id),
    doors: [
      [id('D'), x, front, 'closed'],
      ...(hasInnerDoor ? ([[id('D'), x, y, 'open']] as const) : []),
      [id('D'), x, back, 'closed'],
    ],
    windows: [
      [id('W'), x - WINDOW_ASIDE, front, 'closed'],
      [id('W'), x + WINDOW_ASIDE, front, 'closed'],
    ],
    ladder: plan.hasLadder ? [x2, y] : null,
  })
  laid.outlines.push(outlineOf(outline))
}

const house: Plan = { title: 'House', tag: 'plain', ...HOUSE, rooms: ['Front room', 'Back room'], hasLadder: false }
const shop: Plan = { title: 'Shop', tag: 'plain', ...SHOP, rooms: ['Shop floor'], hasLadder: true }
/** dw.search.8, dw.search.9 A clinic on odd squares, a police station on even ones. */
const publicBuilding = ({ n }: Square): Plan => ({
  title: n % 2 === 1 ? 'Clinic' : 'Police station',
  tag: n % 2 === 1 ? 'health' : 'armoury',
  ...PUBLIC,
  rooms: ['Hall', 'Back office'],
  hasLadder: true,
})

/** By the face of its die, from 1 on. */
const SQUARES: readonly { readonly one: string; readonly many: string; lay(l: Laid, s: Square, id: NewId): void }[] = [
  { one: 'open lot', many: 'open lots', lay: openLot },
  { one: 'car park', many: 'car parks', lay: carPark },
  { one: 'house', many: 'houses', lay: (laid, square, id) => build(laid, square, house, id) },
  { one: 'shop', many: 'shops', lay: (laid, square, id) => build(laid, square, shop, id) },
  {
    one: 'public building',
    many: 'public buildings',
    lay: (laid, square, id) => build(laid, square, publicBuilding(square), id),
  },
  { one: 'yard', many: 'yards', lay: yard },
]

/** From the north-west, row by row. */
export function squaresOf([width, depth]: Point): Square[] {
  const columns = width / SQUARE
  return Array.from({ length: columns * (depth / SQUARE) }, (_, i) => {
    const north = SQUARE * Math.floor(i / columns)
    const isSouth = 2 * north + SQUARE > depth
    return { n: i + 1, west: SQUARE * (i % columns), north, front: isSouth ? 'north' : 'south' }
  })
}

/** The strips along the borders of the squares, those of neighbours together. */
function roadsOf([width, depth]: Point): Span[] {
  const strips = (most: number): [number, number][] =>
    Array.from({ length: most / SQUARE + 1 }, (_, i) => [
      Math.max(0, SQUARE * i - ROAD),
      Math.min(most, SQUARE * i + ROAD),
    ])
  return [
    ...strips(depth).map(([north, south]): Span => [0, north, width, south]),
    ...strips(width).map(([west, east]): Span => [west, 0, east, depth]),
  ]
}

/** "2 houses, 1 shop" */
function contentsOf(faces: readonly number[]): string {
  const counts = SQUARES.flatMap(({ one, many }, i) => {
    const n = faces.filter((face) => face === i + 1).length
    return n === 0 ? [] : [`${n} ${n === 1 ? one : many}`]
  })
  return counts.join(', ')
}

const spawnPointOf = ({ east, north }: Box): Point => [east / 100 + SPAWN_OFF, north / 100 - SPAWN_OFF]

/** dw.entry.9 Off the north-east corner of every piece, where somebody can stand. */
export function spawnPoints({ sketch, outlines }: Block): Point[] {
  const isOpen = standingOn(mapOf(sketch))
  return outlines.map((shape) => spawnPointOf(boxOf(shape))).filter((at) => isOpen(point(at)))
}

/** A table, as yet without spawn points, and the outlines of its pieces. */
interface Block {
  readonly sketch: MapSketch
  readonly outlines: readonly Shape[]
}

/** The table for these faces, one for each square. */
export function blockOf(size: Point, faces: readonly number[]): Block {
  const [width, depth] = size
  const laid: Laid = { buildings: [], vehicles: [], lows: [], trees: [], outlines: [] }
  const id = ids()
  for (const square of squaresOf(size)) SQUARES[(faces[square.n - 1] as number) - 1]?.lay(laid, square, id)
  const { outlines, ...standing } = laid
  const middle = width / 2
  const sketch: MapSketch = {
    title: 'Town block',
    says: `${faces.length} squares between roads: ${contentsOf(faces)}.`,
    size,
    roads: roadsOf(size),
    ...standing,
    blocks: [],
    spawnPoints: [],
    deployment: [middle - ZONE.width / 2, depth - ZONE.depth, middle + ZONE.width / 2, depth],
    deploysOutdoors: true,
    exit: { title: 'north edge', edge: [middle - ZONE.width / 2, 0, middle + ZONE.width / 2, 0] },
  }
  return { sketch, outlines }
}

/** Enough rooms, and from the deployment zone, in which everybody has a place, ways to all of them and to the exit. */
export function isPlayable(map: TableMap, humans: number): boolean {
  const rooms = map.terrain.buildings.flatMap((building) => building.rooms)
  if (rooms.length < FEWEST_ROOMS || map.exit === null) return false
  const places = [...zonePlaces(map)]
  if (places.length < humans) return false
  const { from, to } = map.exit
  const reach = onFoot(map.terrain, places.map(pointBox))
  return (
    reach.isReached(boxOf({ is: 'line', from, to }), NEAR) &&
    rooms.every(({ outline }) => reach.isReached(boxOf({ is: 'polygon', corners: outline }), 0))
  )
}
