/** A town block for a skirmish: a table and a goal by the dice, as a scenario of one's own. */
import type { Dice, OptionValue } from '@shamble/kernel'
import { type Box, boxOf, pointBox, type Shape, treePiece, vehiclePiece } from '@shamble/table'
import { standingOn, zonePlaces } from '../rules/02-places.ts'
import { CAR, TRUCK } from './maps.ts'
import { NEAR } from './own-places.ts'
import { onFoot } from './own-reach.ts'
import { EMPTY_SCENARIO, type OwnScenario } from './own-scenario.ts'
import type { Goal, Staying } from './scenarios.ts'
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

/** The tables that can be rolled, width by depth in centimetres. */
export const SKIRMISH_SIZES = { '90x90': [90, 90], '120x90': [120, 90], '120x120': [120, 120] } as const
export type SkirmishSize = keyof typeof SKIRMISH_SIZES

export interface SkirmishSetup {
  readonly size: SkirmishSize
  /** How many must find a place in the deployment zone. */
  readonly humans: number
}

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
    const n = (given[letter] ?? 0) + 1
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
function squaresOf([width, depth]: Point): Square[] {
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
function spawnPoints({ sketch, outlines }: Block): Point[] {
  const isOpen = standingOn(mapOf(sketch))
  return outlines.map((shape) => spawnPointOf(boxOf(shape))).filter((at) => isOpen(point(at)))
}

/** A table, as yet without spawn points, and the outlines of its pieces. */
interface Block {
  readonly sketch: MapSketch
  readonly outlines: readonly Shape[]
}

/** The table for these faces, one for each square. */
function blockOf(size: Point, faces: readonly number[]): Block {
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
function isPlayable(map: TableMap, humans: number): boolean {
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

/** After so many bad maps the dice are to blame. */
const MOST_ROLLS = 1_000

const d6 = (dice: Dice, clause: string, what: string): number => dice.roll({ clause, sides: 6, seat: '', what })

/** dw.setup.6 Rolled again as long as it cannot be played on. */
function rolledBlock(dice: Dice, { size, humans }: SkirmishSetup): MapSketch {
  const [width, depth] = SKIRMISH_SIZES[size]
  const squares = squaresOf([width, depth])
  for (let rolls = 0; rolls < MOST_ROLLS; rolls++) {
    const faces = squares.map(({ n }) => d6(dice, 'dw.setup.6', `square ${n}`))
    const block = blockOf([width, depth], faces)
    if (isPlayable(mapOf(block.sketch), humans)) return { ...block.sketch, spawnPoints: spawnPoints(block) }
  }
  throw new Error(`${MOST_ROLLS} maps in a row cannot be played on`)
}

/** What is played for on a town block. */
interface Task {
  readonly title: string
  says(turns: number): string
  readonly hasExit: boolean
  readonly turns: number
  readonly zombies: number
  readonly prescribed: Readonly<Record<string, OptionValue>>
  readonly full: Goal
  readonly partial: Goal
  readonly engaged: Goal
}

/** dw.setup.10 Zombies of method A for each human. */
const ZOMBIES = 2
const ALWAYS: Goal = { is: 'always' }
const PLAIN = { zombies: ZOMBIES, prescribed: {}, engaged: ALWAYS } as const

const ESCAPE: Task = {
  ...PLAIN,
  title: 'Escape from the block',
  says: (turns) => `Everybody leaves by the north edge within ${turns} turns, or at least half of you do.`,
  hasExit: true,
  turns: 12,
  full: { is: 'left', share: [1, 1] },
  partial: { is: 'left', share: [1, 2] },
}

function suppliesIn({ buildings }: MapSketch): Task {
  const rooms = buildings.flatMap((building) => building.rooms.map(([id]) => id))
  const searched = (atLeast: number): Goal => ({ is: 'searched', rooms, atLeast })
  return {
    ...PLAIN,
    title: 'Supplies from the block',
    says: (turns) => `Search three rooms, or at least one, and leave by the north edge within ${turns} turns.`,
    hasExit: true,
    turns: 16,
    prescribed: { searching: true },
    full: searched(3),
    partial: searched(1),
    engaged: searched(1),
  }
}

const LAST_STAND: Task = {
  ...PLAIN,
  title: 'Last stand on the block',
  says: (turns) => `There is no way out. All of you are alive after ${turns} turns, or at least half are.`,
  hasExit: false,
  turns: 10,
  full: { is: 'survivors', share: [1, 1] },
  partial: { is: 'survivors', share: [1, 2] },
}

const CLEAR_THE_BLOCK: Task = {
  ...PLAIN,
  title: 'Clear the block',
  says: (turns) =>
    `There is no way out. Put down three of the dead for each of you within ${turns} turns, or at least two.`,
  hasExit: false,
  turns: 12,
  zombies: 4,
  full: { is: 'eliminated', perStarter: 3 },
  partial: { is: 'eliminated', perStarter: 2 },
}

function taskFor(face: number, map: MapSketch): Task {
  if (face <= 2) return ESCAPE
  if (face <= 4) return suppliesIn(map)
  return face === 5 ? LAST_STAND : CLEAR_THE_BLOCK
}

/** dw.setup.10, dw.end.1, dw.end.2 */
function scenarioOf(map: MapSketch, task: Task): OwnScenario {
  const { title, says, hasExit, turns, zombies, prescribed, full, partial, engaged } = task
  const staying: Staying = hasExit ? 'lost' : 'survive'
  return {
    ...EMPTY_SCENARIO,
    title,
    says: says(turns),
    map: hasExit ? map : { ...map, exit: null },
    prescribed: { entryMethods: ['A', 'B'], startZombiesPerHuman: zombies, turnLimit: turns, ...prescribed },
    staying,
    full,
    partial,
    engaged,
    uses: ['searching'],
  }
}

/** A skirmish by the dice: one for each square, as often as it takes; then one for the goal (dw.setup.2). */
export function rolledSkirmish(dice: Dice, setup: SkirmishSetup): OwnScenario {
  const map = rolledBlock(dice, setup)
  return scenarioOf(map, taskFor(d6(dice, 'dw.setup.2', 'the goal'), map))
}
