/** Automation, paths: how far it is on foot to the nearest of some places, and the way there. */
import { barrierOnLeg, distance2, NOBODY, type XY } from '@shamble/table'
import type { Look } from '../state.ts'
import { CLEARANCE, INCH, LATTICE } from '../tables/units.ts'
import { ACROSS, type Grid, gridFor, type Mover, NEVER, placeOfCell, STEP, tollBetween } from './grid.ts'

/** What it costs from every place to the nearest goal. */
export interface Field {
  readonly grid: Grid
  readonly cost: Int32Array
}

const FAR = 0x3f_ff_ff_ff

/** The places round a point on which somebody could stand, the nearest first. */
function cellsNear({ columns, rows, region }: Grid, at: XY): number[] {
  const [i, j] = [Math.round(at.x / LATTICE), Math.round(at.y / LATTICE)]
  const found: { readonly cell: number; readonly far: number }[] = []
  for (let y = Math.max(0, j - 1); y <= Math.min(rows - 1, j + 1); y++)
    for (let x = Math.max(0, i - 1); x <= Math.min(columns - 1, i + 1); x++) {
      const cell = y * columns + x
      if (region[cell] !== NEVER) found.push({ cell, far: distance2({ x: x * LATTICE, y: y * LATTICE }, at) })
    }
  return found.sort((a, b) => a.far - b.far || a.cell - b.cell).map(({ cell }) => cell)
}

/** More than any single step costs. */
const BUCKETS = 1024

/** Places by what they cost, the cheapest first. */
class Queue {
  readonly #buckets: number[][] = Array.from({ length: BUCKETS }, () => [])
  #left = 0
  /** What the place cost that was taken last. */
  now = 0

  push(cell: number, cost: number): void {
    ;(this.#buckets[cost % BUCKETS] as number[]).push(cell)
    this.#left++
  }

  /** The next place; below 0 if none is left. */
  pop(): number {
    if (this.#left === 0) return -1
    while ((this.#buckets[this.now % BUCKETS] as number[]).length === 0) this.now++
    this.#left--
    return (this.#buckets[this.now % BUCKETS] as number[]).pop() as number
  }
}

/** Whether a base that goes across would touch what lies at the corner: all four places must be alike. */
function cutsCorner({ columns, region }: Grid, from: number, to: number): boolean {
  const aside = ((to - from + columns + 1) % columns) - 1
  const home = region[from]
  return region[to] !== home || region[from + aside] !== home || region[to - aside] !== home
}

/** What a step to a neighbour costs; below 0 where nobody goes. The rim of the grid is off the table, so neighbours exist. */
function costOfStep(grid: Grid, from: number, to: number, step: number): number {
  const { region, price } = grid
  if (step === ACROSS && cutsCorner(grid, from, to)) return -1
  const toll = region[from] === 0 && region[to] === 0 ? 0 : tollBetween(grid, from, to)
  return toll === null ? -1 : step * Math.max(price[from] as number, price[to] as number) + toll
}

function spread(grid: Grid, goals: readonly XY[]): Field {
  const cost = new Int32Array(grid.region.length).fill(FAR)
  const queue = new Queue()
  for (const goal of goals)
    for (const cell of cellsNear(grid, goal)) {
      cost[cell] = 0
      queue.push(cell, 0)
    }
  const { steps } = grid
  for (let cell = queue.pop(); cell >= 0; cell = queue.pop()) {
    const here = queue.now
    if (here > (cost[cell] as number)) continue
    for (let k = 0; k < steps.length; k += 2) {
      const to = cell + (steps[k] as number)
      if (grid.region[to] === NEVER) continue
      const more = costOfStep(grid, cell, to, steps[k + 1] as number)
      if (more < 0 || here + more >= (cost[to] as number)) continue
      cost[to] = here + more
      queue.push(to, here + more)
    }
  }
  return { grid, cost }
}

const FIELDS = new WeakMap<Grid, Map<string, Field>>()
const MOST_KNOWN = 60

/** The ways to the nearest of some places. */
export function fieldTo(look: Look, mover: Mover, goals: readonly XY[]): Field {
  const grid = gridFor(look, mover)
  const known = FIELDS.get(grid) ?? new Map<string, Field>()
  FIELDS.set(grid, known)
  const key = goals.map(({ x, y }) => x * 65_536 + y).join()
  const field = known.get(key) ?? spread(grid, goals)
  if (known.size > MOST_KNOWN) known.clear()
  known.set(key, field)
  return field
}

/** The same where some places are to be shunned: each step there counts so many times. */
export function fieldShunning(
  look: Look,
  mover: Mover,
  goals: readonly XY[],
  shunned: readonly Shunned[],
  times: number,
): Field {
  const grid = gridFor(look, mover)
  const price = grid.price.slice()
  for (const { at, within } of shunned) {
    const cells = Math.floor(within / LATTICE)
    const [i, j] = [Math.round(at.x / LATTICE), Math.round(at.y / LATTICE)]
    for (let y = Math.max(0, j - cells); y <= Math.min(grid.rows - 1, j + cells); y++)
      for (let x = Math.max(0, i - cells); x <= Math.min(grid.columns - 1, i + cells); x++) {
        if ((x - i) * (x - i) + (y - j) * (y - j) > cells * cells) continue
        const cell = y * grid.columns + x
        price[cell] = Math.max(price[cell] as number, times * (grid.price[cell] as number))
      }
  }
  return spread({ ...grid, price }, goals)
}

/** Round a place, within so many units. */
export interface Shunned {
  readonly at: XY
  readonly within: number
}

/** How far it is from here, in units, slow ground and climbing reckoned in; Infinity if there is no way. */
export function farBy({ grid, cost }: Field, at: XY): number {
  const [cell] = cellsNear(grid, at)
  const far = cell === undefined ? FAR : (cost[cell] as number)
  return far >= FAR ? Number.POSITIVE_INFINITY : (far * INCH) / (2 * STEP)
}

/** A way: points up to the first feature, and that feature's piece with the point behind it; null where it is open to its end. */
export interface Way {
  readonly points: readonly XY[]
  /** The number of the piece that is climbed or opened next. */
  readonly piece: number | null
  readonly behind: XY | null
}

/** More points than any unit goes in two Moves. */
const MOST_POINTS = 48

/** The cheapest way from here, as far as somebody goes in a turn. */
export function wayFrom({ grid, cost }: Field, at: XY): Way {
  const points: XY[] = []
  let [cell] = cellsNear(grid, at)
  if (cell === undefined) return { points, piece: null, behind: null }
  const home = grid.region[cell]
  let piece: number | null = null
  while ((cost[cell] as number) > 0 && (cost[cell] as number) < FAR && points.length < MOST_POINTS) {
    const next = nextOn(grid, cost, cell)
    if (next === null || (cost[next] as number) >= (cost[cell] as number)) break
    cell = next
    const region = grid.region[cell] as number
    if (piece !== null && region !== piece + 1) return { points, piece, behind: placeOfCell(grid, cell) }
    if (piece === null && region !== home) piece = region > 0 ? region - 1 : (home as number) - 1
    if (piece === null) points.push(placeOfCell(grid, cell))
    else if (region === 0) return { points, piece, behind: placeOfCell(grid, cell) }
  }
  return { points, piece, behind: piece === null ? null : placeOfCell(grid, cell) }
}

/** The same for somebody at a barrier: what he does not have to cross, because he is past it already, is no part of his way. */
export function wayOn(look: Look, field: Field, at: XY): Way {
  const way = wayFrom(field, at)
  const { points, piece, behind } = way
  if (piece === null || behind === null || points.length > 0) return way
  if (barrierOnLeg(look.facts, CLEARANCE, at, behind) !== NOBODY) return way
  const onward = wayFrom(field, behind)
  return { ...onward, points: [behind, ...onward.points] }
}

/** The neighbour through which the cheapest way goes on. */
function nextOn(grid: Grid, cost: Int32Array, cell: number): number | null {
  const { steps } = grid
  let best: number | null = null
  let least = FAR
  for (let k = 0; k < steps.length; k += 2) {
    const to = cell + (steps[k] as number)
    const more = grid.region[to] === NEVER ? -1 : costOfStep(grid, cell, to, steps[k + 1] as number)
    if (more < 0 || (cost[to] as number) + more >= least) continue
    best = to
    least = (cost[to] as number) + more
  }
  return best
}
