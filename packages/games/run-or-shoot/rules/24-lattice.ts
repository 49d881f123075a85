/** Automation A3: the lattice points of every floor on which a base can stand, and which of them hang together. */
import { barrierOnLeg, boxOf, type Footing, type Mover, NOBODY, type Place, placeStopper, SHUT } from '@shamble/table'
import type { Ways, XY } from '@shamble/table'
import type { Look } from '../state.ts'
import { LATTICE } from '../tables/units.ts'
import { type Ground, hasFloor } from './02-terrain.ts'
import { type Costs, costsOf, netOf, type Walker } from './23-ways.ts'

/** The points of one floor, row by row, each with the number of what it hangs together with; NOBODY where none stands. */
export interface Sheet {
  readonly floor: number
  readonly west: number
  readonly north: number
  readonly columns: number
  readonly parts: Int32Array
  readonly footing: Footing
}

export interface Lattice {
  readonly mover: Mover
  readonly sheets: readonly Sheet[]
  /** For each part those to which stairs, ladders and edges lead from it. */
  readonly onward: readonly ReadonlySet<number>[]
}

export const pointOf = ({ west, north, columns }: Sheet, i: number): XY => ({
  x: west + (i % columns) * LATTICE,
  y: north + Math.floor(i / columns) * LATTICE,
})

const BY_COSTS = new WeakMap<Costs, Lattice>()
/** Doors that can be smashed part nothing: few lattices serve a whole game. */
const BY_SHUT = new WeakMap<Ground['stage'], Map<string, Lattice>>()

export function latticeOf(look: Look, walker: Walker): Lattice {
  const costs = costsOf(look, walker)
  const known = BY_COSTS.get(costs)
  if (known) return known
  const all = BY_SHUT.get(look.facts.stage) ?? new Map<string, Lattice>()
  BY_SHUT.set(look.facts.stage, all)
  const key = `${walker} ${shutIn(costs.prices).join()} ${shutIn(costs.tolls).length}`
  const lattice = all.get(key) ?? build(look, walker, costs)
  all.set(key, lattice)
  BY_COSTS.set(costs, lattice)
  return lattice
}

const shutIn = (prices: Int32Array): number[] => [...prices.keys()].filter((i) => prices[i] === SHUT)

function build(look: Look, walker: Walker, { prices, tolls }: Costs): Lattice {
  const { storeys } = netOf(look, walker)
  const { mover } = storeys.floors[0] as Ways
  let count = 0
  const sheets = storeys.floors.map((ways, floor): Sheet => {
    const sheet = blank(look, walker, ways, floor, prices)
    count = joinUp(sheet, mover, count)
    return sheet
  })
  const onward = Array.from({ length: count }, () => new Set<number>())
  for (const [i, { from, to }] of storeys.links.entries()) {
    const [start, end] = tolls[i] === SHUT ? [NOBODY, NOBODY] : [partAt(sheets, mover, from), partAt(sheets, mover, to)]
    if (start !== NOBODY && end !== NOBODY) (onward[start] as Set<number>).add(end)
  }
  return { mover, sheets, onward }
}

/** Where a base stands on a floor: not in what is closed for good, nor in a door that nobody smashes. */
function blank(look: Look, walker: Walker, ways: Ways, floor: number, prices: Int32Array): Sheet {
  const { layout } = ways.footing
  const closed = ways.footing.closed.map((shut, i) =>
    shut !== 0 || (ways.gates[i] !== 0 && prices[i] === SHUT) ? 1 : 0,
  )
  const footing = { layout, closed }
  const { west, north, east, south } = areaOf(look, walker, floor)
  const columns = Math.floor((east - west) / LATTICE) + 1
  const rows = Math.floor((south - north) / LATTICE) + 1
  const sheet = { floor, west, north, columns, footing, parts: new Int32Array(columns * rows).fill(NOBODY) }
  const { levelAt } = netOf(look, walker)
  for (let i = 0; i < sheet.parts.length; i++) {
    const at = pointOf(sheet, i)
    if (placeStopper(footing, ways.mover, null, at) !== null) continue
    if (hasFloor(look, { at, level: levelAt({ floor, at }) }, ways.mover.clearance)) sheet.parts[i] = UNKNOWN
  }
  return sheet
}
/** Somebody can stand there; with what it hangs together is not known yet. */
const UNKNOWN = -2

/** The lattice points of a table, or those around an upper floor. */
function areaOf({ facts, book }: Look, walker: Walker, floor: number) {
  const outline = walker === 'hunter' || floor === 0 ? null : (facts.floors[floor - 1]?.outline ?? null)
  if (outline === null) {
    const { width, depth } = book.map
    return { west: LATTICE, north: LATTICE, east: width - LATTICE, south: depth - LATTICE }
  }
  const { west, north, east, south } = boxOf({ is: 'polygon', corners: outline })
  const onLattice = (v: number): number => Math.ceil(v / LATTICE) * LATTICE
  return { west: onLattice(west), north: onLattice(north), east, south }
}

/** Numbers the parts of a sheet, from a number on; neighbours hang together if a base can go straight from one to the other. */
function joinUp(sheet: Sheet, { clearance }: Mover, from: number): number {
  const { parts, columns, footing } = sheet
  let part = from
  const open: number[] = []
  for (let first = 0; first < parts.length; first++) {
    if (parts[first] !== UNKNOWN) continue
    parts[first] = part
    open.push(first)
    for (let i = open.pop(); i !== undefined; i = open.pop()) {
      const at = pointOf(sheet, i)
      const column = i % columns
      for (const next of [column > 0 ? i - 1 : i, column + 1 < columns ? i + 1 : i, i - columns, i + columns]) {
        if (parts[next] !== UNKNOWN || barrierOnLeg(footing, clearance, at, pointOf(sheet, next)) !== NOBODY) continue
        parts[next] = part
        open.push(next)
      }
    }
    part++
  }
  return part
}

/** The part that a place belongs to: that of a lattice point near it to which a base can go straight. */
export function partAt(sheets: readonly Sheet[], { clearance }: Mover, { floor, at }: Place): number {
  const sheet = sheets[floor] as Sheet
  const { west, north, columns, parts, footing } = sheet
  const column = Math.round((at.x - west) / LATTICE)
  const row = Math.round((at.y - north) / LATTICE)
  for (const [dx, dy] of AROUND) {
    if (column + dx < 0 || column + dx >= columns) continue
    const i = (row + dy) * columns + column + dx
    const part = parts[i] ?? NOBODY
    if (part !== NOBODY && barrierOnLeg(footing, clearance, at, pointOf(sheet, i)) === NOBODY) return part
  }
  return NOBODY
}
/** The nearest lattice points first. */
const AROUND: readonly (readonly [number, number])[] = [-2, -1, 0, 1, 2]
  .flatMap((x) => [-2, -1, 0, 1, 2].map((y): [number, number] => [x, y]))
  .sort((a, b) => a[0] * a[0] + a[1] * a[1] - b[0] * b[0] - b[1] * b[1])

/** Everything that can be reached from a part, itself among it. */
export function partsFrom({ onward }: Lattice, part: number): ReadonlySet<number> {
  const reached = new Set([part])
  for (const one of reached) for (const next of onward[one] ?? []) reached.add(next)
  return reached
}
