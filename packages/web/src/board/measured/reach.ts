/**
 * How far a figure gets around what is in its way, and on which way: cheapest ways over a fine net of points, pulled
 * straight wherever nothing stands between. Whether a leg is clear is asked of whoever knows the rules.
 */
import type { XY } from '@shamble/table'

export interface Terms {
  readonly from: XY
  /** How far one could get at most, in units of length; prices count, too. */
  readonly budget: number
  /** Can one be at a point at all? */
  readonly isFree: (p: XY) => boolean
  /** Can one walk straight from a to b? */
  readonly isClear: (a: XY, b: XY) => boolean
  /** What the straight way from a to b costs beyond its length, in units of length. */
  readonly price: (a: XY, b: XY) => number
}

export interface Reach {
  readonly terms: Terms
  /** The net: its corner, how far its points are apart, how many there are. */
  readonly west: number
  readonly north: number
  readonly step: number
  readonly columns: number
  readonly rows: number
  /** Infinity where one does not get. */
  readonly cost: Float64Array
  readonly parent: Int32Array
}

const far = (a: XY, b: XY): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))

const STEP = 50
const START = -1
const NONE = -2
const AROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]

export function reachOf(terms: Terms): Reach {
  const { from, budget } = terms
  const west = Math.floor((from.x - budget) / STEP) * STEP
  const north = Math.floor((from.y - budget) / STEP) * STEP
  const columns = Math.ceil((2 * budget) / STEP) + 3
  const rows = columns
  const cost = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY)
  const parent = new Int32Array(columns * rows).fill(NONE)
  const reach: Reach = { terms, west, north, step: STEP, columns, rows, cost, parent }
  spread(reach)
  return reach
}

export const pointOf = ({ west, north, step, columns }: Reach, i: number): XY => ({
  x: west + (i % columns) * step,
  y: north + Math.floor(i / columns) * step,
})

const placeOf = (reach: Reach, i: number): XY => (i === START ? reach.terms.from : pointOf(reach, i))
const costOf = (reach: Reach, i: number): number => (i === START ? 0 : (reach.cost[i] as number))

/** The net while it is being spread. */
interface Spreading {
  readonly reach: Reach
  readonly open: Buckets
  /** 1: its cost is final. */
  readonly done: Uint8Array
  readonly freeAt: (i: number) => boolean
  readonly legCost: (a: number, b: number) => number
}

function spreading(reach: Reach): Spreading {
  const { isFree, isClear, price, budget } = reach.terms
  const free = new Int8Array(reach.cost.length)
  return {
    reach,
    open: new Buckets(budget),
    done: new Uint8Array(reach.cost.length),
    freeAt: (i) => {
      if (free[i] === 0) free[i] = isFree(pointOf(reach, i)) ? 1 : -1
      return free[i] === 1
    },
    legCost: (a, b) => {
      const p = placeOf(reach, a)
      const q = placeOf(reach, b)
      return isClear(p, q) ? far(p, q) + price(p, q) : Number.POSITIVE_INFINITY
    },
  }
}

/** From the start outwards; a point first hangs on the parent of its neighbour, and that is looked at when its turn comes. */
function spread(reach: Reach): void {
  const { terms, cost } = reach
  const net = spreading(reach)
  const { open, done, legCost } = net
  hangOnStart(net)
  for (let i = open.pop(); i >= 0; i = open.pop()) {
    if (done[i] === 1) continue
    settle(reach, i, done, legCost)
    done[i] = 1
    if ((cost[i] as number) <= terms.budget) hangAround(net, i)
  }
  for (let i = 0; i < cost.length; i++) if (done[i] === 0) cost[i] = Number.POSITIVE_INFINITY
}

/** The points around the start hang on it. */
function hangOnStart({ reach, open, freeAt, legCost }: Spreading): void {
  const { terms, cost, parent, columns, rows } = reach
  const sx = (terms.from.x - reach.west) / STEP
  const sy = (terms.from.y - reach.north) / STEP
  for (let y = Math.max(0, Math.floor(sy) - 1); y <= Math.min(rows - 1, Math.ceil(sy) + 1); y++)
    for (let x = Math.max(0, Math.floor(sx) - 1); x <= Math.min(columns - 1, Math.ceil(sx) + 1); x++) {
      const i = y * columns + x
      if (!freeAt(i)) continue
      const first = legCost(START, i)
      if (first > terms.budget) continue
      cost[i] = first
      parent[i] = START
      open.push(first, i)
    }
}

/** The points around one whose cost is final hang on its parent, in the hope that the way from there is clear. */
function hangAround({ reach, open, done, freeAt }: Spreading, i: number): void {
  const { terms, cost, parent, columns, rows } = reach
  const x0 = i % columns
  const y0 = (i - x0) / columns
  const up = parent[i] as number
  const anchor = placeOf(reach, up)
  const base = costOf(reach, up)
  for (const [dx, dy] of AROUND) {
    const x = x0 + dx
    const y = y0 + dy
    if (x < 0 || y < 0 || x >= columns || y >= rows) continue
    const j = y * columns + x
    if (done[j] === 1 || !freeAt(j)) continue
    const p = pointOf(reach, j)
    const hoped = base + far(p, anchor)
    if (hoped >= (cost[j] as number) || hoped > terms.budget) continue
    cost[j] = hoped
    parent[j] = up
    open.push(hoped, j)
  }
}

/** Was the hope right that one gets here straight from the parent, and free of charge? Else over a neighbour. */
function settle(reach: Reach, i: number, done: Uint8Array, legCost: (a: number, b: number) => number): void {
  const { cost, parent, columns, rows } = reach
  const straight = costOf(reach, parent[i] as number) + legCost(parent[i] as number, i)
  if (straight <= (cost[i] as number) + 0.01) return
  let best = straight
  let by = parent[i] as number
  const x0 = i % columns
  const y0 = (i - x0) / columns
  for (const [dx, dy] of AROUND) {
    const x = x0 + dx
    const y = y0 + dy
    if (x < 0 || y < 0 || x >= columns || y >= rows) continue
    const j = y * columns + x
    if (done[j] !== 1) continue
    const least = (cost[j] as number) + STEP
    if (least >= best) continue
    const sum = (cost[j] as number) + legCost(j, i)
    if (sum < best) {
      best = sum
      by = j
    }
  }
  cost[i] = best
  parent[i] = by
}

/** A queue by length, in buckets of 5 units. */
class Buckets {
  readonly #buckets: number[][]
  #at = 0
  constructor(budget: number) {
    this.#buckets = Array.from({ length: Math.ceil(budget / 5) + 2 }, () => [])
  }
  push(key: number, value: number): void {
    const at = Math.min(this.#buckets.length - 1, Math.max(this.#at, Math.floor(key / 5)))
    this.#buckets[at]?.push(value)
  }
  pop(): number {
    while (this.#at < this.#buckets.length) {
      const value = this.#buckets[this.#at]?.pop()
      if (value !== undefined) return value
      this.#at++
    }
    return -1
  }
}

/** About what it costs to get to a point, in units of length; infinity where nobody gets. */
export function costTo(reach: Reach, to: XY): number {
  const { west, north, step, columns, rows } = reach
  const [x, y] = [Math.floor((to.x - west) / step), Math.floor((to.y - north) / step)]
  let least = Number.POSITIVE_INFINITY
  for (const [dx, dy] of CORNERS) {
    if (x + dx < 0 || y + dy < 0 || x + dx >= columns || y + dy >= rows) continue
    const i = (y + dy) * columns + x + dx
    least = Math.min(least, costOf(reach, i) + far(pointOf(reach, i), to))
  }
  return least
}

const CORNERS: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
]

/** The way to any point within reach, without the start; null if there is none on the net. */
export function wayTo(reach: Reach, to: XY): readonly XY[] | null {
  const { terms, west, north, step, columns, rows } = reach
  if (terms.isClear(terms.from, to) && terms.price(terms.from, to) === 0) return [to]
  const cx = (to.x - west) / step
  const cy = (to.y - north) / step
  let best: { cost: number; via: number } | null = null
  const consider = (via: number): void => {
    const p = placeOf(reach, via)
    const sum = costOf(reach, via) + far(p, to)
    if (best !== null && sum >= best.cost) return
    if (!terms.isClear(p, to)) return
    const whole = sum + terms.price(p, to)
    if (best === null || whole < best.cost) best = { cost: whole, via }
  }
  for (let y = Math.max(0, Math.floor(cy) - 1); y <= Math.min(rows - 1, Math.ceil(cy) + 1); y++)
    for (let x = Math.max(0, Math.floor(cx) - 1); x <= Math.min(columns - 1, Math.ceil(cx) + 1); x++) {
      const i = y * columns + x
      if (reach.cost[i] === Number.POSITIVE_INFINITY) continue
      consider(i)
      consider(reach.parent[i] as number)
    }
  const found = best as { cost: number; via: number } | null
  if (found === null) return terms.isClear(terms.from, to) ? [to] : null
  const way: XY[] = [to]
  for (let i = found.via; i !== START; i = reach.parent[i] as number) way.unshift(pointOf(reach, i))
  return pulled(terms, way)
}

/** Points that are not needed are left out. */
function pulled(terms: Terms, way: readonly XY[]): readonly XY[] {
  const { isClear, price, from } = terms
  const kept: XY[] = []
  let here = from
  for (let i = 0; i < way.length; i++) {
    const next = way[i + 1]
    const p = way[i] as XY
    const skip = next !== undefined && isClear(here, next) && price(here, next) <= price(here, p) + price(p, next)
    if (skip) continue
    kept.push(p)
    here = p
  }
  return kept
}

type Side = 'n' | 'e' | 's' | 'w'

/** By which corners of a mesh are inside (nw 8, ne 4, se 2, sw 1): the edges across it, the inside to the left of each. */
const ACROSS: readonly (readonly (readonly [from: Side, to: Side])[])[] = [
  [],
  [['s', 'w']],
  [['e', 's']],
  [['e', 'w']],
  [['n', 'e']],
  [
    ['s', 'e'],
    ['n', 'w'],
  ],
  [['n', 's']],
  [['n', 'w']],
  [['w', 'n']],
  [['s', 'n']],
  [
    ['w', 's'],
    ['e', 'n'],
  ],
  [['e', 'n']],
  [['w', 'e']],
  [['s', 'e']],
  [['w', 's']],
  [],
]

/** From each point where the level crosses the net, by its name, to the next ones. */
type Edges = Map<string, { readonly to: string; readonly p: XY }[]>

function edgesAt(reach: Reach, level: number): Edges {
  const { columns, rows, cost } = reach
  const high = level + 4 * STEP
  const value = (x: number, y: number): number => Math.min(high, cost[y * columns + x] as number)
  const cross = (x1: number, y1: number, x2: number, y2: number): readonly [string, XY] => {
    const a = value(x1, y1)
    const b = value(x2, y2)
    const t = (level - a) / (b - a)
    const p = { x: reach.west + (x1 + (x2 - x1) * t) * STEP, y: reach.north + (y1 + (y2 - y1) * t) * STEP }
    return [`${x1},${y1},${x2},${y2}`, p]
  }
  const crossing = (x: number, y: number, side: Side): readonly [string, XY] => {
    if (side === 'n') return cross(x, y, x + 1, y)
    if (side === 'e') return cross(x + 1, y, x + 1, y + 1)
    if (side === 's') return cross(x, y + 1, x + 1, y + 1)
    return cross(x, y, x, y + 1)
  }
  const edges: Edges = new Map()
  for (let y = 0; y < rows - 1; y++)
    for (let x = 0; x < columns - 1; x++) {
      const nw = value(x, y) <= level
      const ne = value(x + 1, y) <= level
      const se = value(x + 1, y + 1) <= level
      const sw = value(x, y + 1) <= level
      const mask = (nw ? 8 : 0) + (ne ? 4 : 0) + (se ? 2 : 0) + (sw ? 1 : 0)
      for (const [from, to] of ACROSS[mask] ?? []) {
        const [name, p] = crossing(x, y, from)
        const list = edges.get(name) ?? []
        list.push({ to: crossing(x, y, to)[0], p })
        edges.set(name, list)
      }
    }
  return edges
}

/** Where the cost is exactly so much: rings as one path, in units. */
export function contour(reach: Reach, level: number, write: (p: XY) => string): string {
  const edges = edgesAt(reach, level)
  let d = ''
  for (const start of edges.keys()) {
    let key = start
    let ring = ''
    for (;;) {
      const list = edges.get(key)
      const edge = list?.pop()
      if (!edge) break
      if (list?.length === 0) edges.delete(key)
      ring += `${ring === '' ? 'M' : 'L'}${write(edge.p)}`
      key = edge.to
    }
    if (ring !== '') d += `${ring}Z`
  }
  return d
}
