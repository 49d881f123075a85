/** Automation, paths: the table as a grid of places 127 units apart, with what each costs and what is climbed there. */
import { barrierOnLeg, barriersWithin, isOnTable, type Layout, NOBODY, type XY } from '@shamble/table'
import type { FieldPiece } from '../content/battlefield.ts'
import { terrainKind } from '../content/terrain.ts'
import { groundsAt } from '../rules/10-terrain.ts'
import type { Look } from '../state.ts'
import { CLEARANCE, CONTACT, LATTICE, RADIUS } from '../tables/units.ts'

/** A step to the next place costs so much, one across a corner a little more; an inch is two steps. */
export const STEP = 5
export const ACROSS = 7
const INCHES = 2 * STEP

/**
 * Automation, paths: what ground multiplies a step by, and what a feature costs in inches, half of it on each side. A
 * climb costs people an action, which is what they walk with one: half of the 16 inches of the specification; a low
 * barrier costs a herd one, and no thinking: a third of the 12.
 */
const DIFFICULT = 2
const DANGEROUS = 6
const LOW: Readonly<Record<Mover, number>> = { people: 12, herds: 4 }
const CLIMBED: Readonly<Record<Mover, number>> = { people: 8, herds: 16 }
const DOOR = 8

/** Nobody ever stands there. */
export const NEVER = -1
/** Open ground. */
const OPEN = 0

export interface Grid {
  readonly columns: number
  readonly rows: number
  /** What a step onto a place is multiplied by. */
  readonly price: Uint8Array
  /** `NEVER`, 0 for open ground, or 1 more than the number of the piece that is climbed or opened there. */
  readonly region: Int16Array
  /** What it costs to come into a region or out of it. */
  readonly toll: Uint16Array
  /** Where a region can be entered at all; null where everywhere. */
  readonly doors: readonly (XY | null)[]
  /** From a place to its neighbours: the difference of their numbers and what the step costs, in turn. */
  readonly steps: Int32Array
}

/** Neighbours row by row, as steps across and down: of equal ways the first is taken. */
const NEIGHBOURS: readonly (readonly [number, number])[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
]

const stepsOf = (columns: number): Int32Array =>
  Int32Array.from(NEIGHBOURS.flatMap(([x, y]) => [y * columns + x, x === 0 || y === 0 ? STEP : ACROSS]))

export type Mover = 'people' | 'herds'

const GRIDS = new WeakMap<Layout, Map<string, Grid>>()
const MOST_KNOWN = 16

/** The grid of a table with its doors as they are, for people or for herds. */
export function gridFor(look: Look, mover: Mover): Grid {
  const { layout, shut } = look.facts
  const known = GRIDS.get(layout) ?? new Map<string, Grid>()
  GRIDS.set(layout, known)
  const key = `${mover} ${shut.join()}`
  const found = known.get(key) ?? drawn(look, mover)
  if (known.size > MOST_KNOWN) known.clear()
  known.set(key, found)
  return found
}

export const placeOfCell = ({ columns }: Pick<Grid, 'columns'>, cell: number): XY => ({
  x: (cell % columns) * LATTICE,
  y: Math.floor(cell / columns) * LATTICE,
})

/** What a piece costs whoever wants to come over it or through it, in inches; null if nobody does. */
function tollOf({ kind }: FieldPiece, mover: Mover): number | null {
  const { climb, door } = terrainKind(kind)
  if (door === true) return mover === 'people' ? DOOR : null
  if (climb === 'low') return LOW[mover]
  return climb === 'yes' || climb === 'ladder' ? CLIMBED[mover] : null
}

function drawn(look: Look, mover: Mover): Grid {
  const { field } = look.book
  const columns = Math.floor(field.width / LATTICE) + 1
  const rows = Math.floor(field.depth / LATTICE) + 1
  const price = new Uint8Array(columns * rows).fill(1)
  const region = new Int16Array(columns * rows)
  const tolls = field.pieces.map((piece) => tollOf(piece, mover))
  for (let cell = 0; cell < region.length; cell++) {
    const at = placeOfCell({ columns }, cell)
    region[cell] = regionAt(look, at, tolls)
    if (region[cell] === OPEN) price[cell] = priceAt(look, at)
  }
  keepOff({ columns, region, price })
  const toll = Uint16Array.from([0, ...tolls.map((toll) => ((toll ?? 0) * INCHES) / 2)])
  const ladders = field.pieces.map(({ id }) => field.ladders.find(({ piece }) => piece === id)?.at ?? null)
  return { columns, rows, price, region, toll, doors: [null, ...ladders], steps: stepsOf(columns) }
}

/** Along walls a step counts twice: who keeps off them goes straight on at their corners. */
function keepOff({ columns, region, price }: Pick<Grid, 'columns' | 'region' | 'price'>): void {
  const beside = [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1]
  for (let cell = 0; cell < region.length; cell++)
    if (region[cell] === OPEN && beside.some((by) => region[cell + by] !== OPEN))
      price[cell] = 2 * (price[cell] as number)
}

/** What is in the way of a base there. */
function regionAt(look: Look, at: XY, tolls: readonly (number | null)[]): number {
  const { book, facts } = look
  if (!isOnTable(at, RADIUS, book.field.width, book.field.depth)) return NEVER
  if (barrierOnLeg(facts, CLEARANCE, at, at) === NOBODY) return OPEN
  const met = barriersWithin(facts.layout, facts.closed, at, CLEARANCE - 1)
  if (met.some((piece) => tolls[piece] === null)) return NEVER
  return 1 + (met[0] ?? NEVER - 1)
}

function priceAt(look: Look, at: XY): number {
  const grounds = groundsAt(look, at)
  if (grounds.has('dangerous')) return DANGEROUS
  return grounds.has('difficult') ? DIFFICULT : 1
}

/** What is paid besides the step from one place to its neighbour; null if nobody comes that way. */
export function tollBetween(grid: Grid, from: number, to: number): number | null {
  const [a, b] = [grid.region[from] as number, grid.region[to] as number]
  if (a === NEVER || b === NEVER) return null
  if (a === b) return 0
  for (const region of [a, b]) {
    const ladder = grid.doors[region] ?? null
    if (ladder === null) continue
    if (!isNear(placeOfCell(grid, from), ladder) || !isNear(placeOfCell(grid, to), ladder)) return null
  }
  return (grid.toll[a] as number) + (grid.toll[b] as number)
}

const isNear = (at: XY, ladder: XY): boolean =>
  Math.abs(at.x - ladder.x) <= CONTACT.ladder && Math.abs(at.y - ladder.y) <= CONTACT.ladder
