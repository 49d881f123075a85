/**
 * How the measured table grows: a phase of zombies (sight, ways, moves against each other's bases) with more and more
 * figures on one map, and the work for a map with more and more terrain. Milliseconds of CPU, medians.
 */
import {
  type Barrier,
  crowd,
  displaced,
  fanSees,
  fieldTo,
  HARD,
  type Layout,
  layoutOf,
  nearestFigure,
  orientedRectangle,
  painted,
  placeStopper,
  put,
  rectangle,
  take,
  type Terrain,
  walk,
  type Ways,
  wayFrom,
  waysOf,
  type XY,
} from '@shamble/table'
import { kept, median } from './measure.ts'
import type { Report } from './report.ts'

const MAN = { radius: 125, clearance: 115 }
const OFFSETS = [0, 25, -25, 50, -50, 75, -75, 100, -100, 125, -125]
const SIGHT = 4000
const HUMANS = 6
const MOST_FIGURES = 100_000

/** A town of square blocks, 30 cm each: a house of two rooms, or a tree, a car and a hedge. */
function town(columns: number, rows: number): Terrain {
  const buildings: Terrain['buildings'][number][] = []
  const pieces: Terrain['pieces'][number][] = []
  for (let block = 0; block < columns * rows; block++) {
    const x = (block % columns) * 3000
    const y = Math.floor(block / columns) * 3000
    if (((block % columns) + Math.floor(block / columns)) % 2 === 0) buildings.push(house(`H${block}`, x, y))
    else pieces.push(...yard(`${block}`, x, y))
  }
  return { width: columns * 3000, depth: rows * 3000, buildings, pieces }
}

function house(id: string, x: number, y: number): Terrain['buildings'][number] {
  const room = (n: number) => rectangle(x + 800, y + 900 + n * 600, x + 2200, y + 1500 + n * 600).corners
  const opening = (n: number, kind: string, west: number, north: number, width: number, state: 'open' | 'closed') => ({
    id: `${id}.${n}`,
    kind,
    level: 0,
    from: { x: x + west, y: y + north },
    to: { x: x + west + width, y: y + north },
    state,
  })
  return {
    id,
    kind: 'house',
    outline: rectangle(x + 800, y + 900, x + 2200, y + 2100).corners,
    storeys: 1,
    storeyHeight: 500,
    roof: 'flat',
    rooms: [0, 1].map((n) => ({ id: `${id}R${n}`, level: 0, outline: room(n) })),
    openings: [
      opening(1, 'door', 1300, 900, 400, 'closed'),
      opening(2, 'door', 1300, 1500, 400, 'open'),
      opening(3, 'door', 1300, 2100, 400, 'open'),
      opening(4, 'window', 900, 900, 300, 'closed'),
    ],
    ladders: [],
  }
}

function yard(id: string, x: number, y: number): Terrain['pieces'][number][] {
  const hedge = { is: 'line' as const, from: { x: x + 400, y: y + 2500 }, to: { x: x + 2600, y: y + 2500 } }
  const tree = { is: 'disc' as const, at: { x: x + 1000, y: y + 1000 }, radius: 100 }
  const car = orientedRectangle({ x: x + 2000, y: y + 1800 }, 1100, 500, 30)
  return [
    { id: `T${id}`, kind: 'tree', shape: tree, height: 1000, ground: 'impassable', cover: 'hard' },
    { id: `V${id}`, kind: 'car', shape: car, height: 250, ground: 'impassable', cover: 'hard' },
    { id: `O${id}`, kind: 'hedge', shape: hedge, height: 200, ground: 'obstacle', cover: 'soft' },
  ]
}

const isGate = (b: Barrier): boolean => b.part === 'opening' || (b.part === 'piece' && b.piece.ground === 'obstacle')
const isShut = (b: Barrier): boolean => b.part === 'opening' && b.opening.state === 'closed'

interface Scene {
  readonly layout: Layout
  readonly ways: Ways
  readonly blocks: Uint8Array
  readonly closed: Uint8Array
  readonly prices: Int32Array
  readonly places: readonly XY[]
}

function sceneOf(terrain: Terrain, figures: number): Scene {
  const layout = layoutOf(terrain)
  const solid = painted(layout, (b) => (b.part === 'slab' || isGate(b) ? 0 : 1))
  const ways = waysOf({ layout, mover: MAN, closed: solid, gates: painted(layout, (b) => (isGate(b) ? 1 : 0)) })
  const closed = painted(layout, (b) => (b.part !== 'slab' && (!isGate(b) || isShut(b)) ? 1 : 0))
  const blocks = painted(layout, (b) => (b.part === 'opening' && !isShut(b) ? 0 : HARD))
  const prices = Int32Array.from(layout.barriers, (b) => (isShut(b) ? 10_000 : b.part === 'opening' ? 0 : 500))
  return { layout, ways, blocks, closed, prices, places: placesFor(layout, closed, figures) }
}

/** Free places, spread by a fixed sequence over the table. */
function placesFor(layout: Layout, closed: Uint8Array, count: number): XY[] {
  const taken = crowd(layout.width, layout.depth)
  const others = { crowd: taken, bars: () => true, overlap: 0 }
  const places: XY[] = []
  for (let n = 1; places.length < count && n < MOST_FIGURES; n++) {
    const place = {
      x: Math.floor(((n * 0.754_877_666) % 1) * layout.width),
      y: Math.floor(((n * 0.569_840_291) % 1) * layout.depth),
    }
    if (placeStopper({ layout, closed }, MAN, others, place) !== null) continue
    put(taken, places.length, place, MAN.radius)
    places.push(place)
  }
  return places
}

/** Every zombie looks for humans, takes its way to the nearest, and walks 10 cm until a base or a wall stops it. */
function zombiePhase({ layout, ways, blocks, closed, prices, places }: Scene): XY[] {
  const humans = crowd(layout.width, layout.depth, 2000)
  const all = crowd(layout.width, layout.depth)
  for (const [i, place] of places.entries()) put(i < HUMANS ? humans : all, i, place, MAN.radius)
  for (let i = 0; i < HUMANS; i++) put(all, i, places[i] as XY, MAN.radius)
  const fields = places.slice(0, HUMANS).map((human) => fieldTo(ways, human, prices))
  const footing = { layout, closed }
  const ends: XY[] = []
  for (let zombie = HUMANS; zombie < places.length; zombie++) {
    const from = places[zombie] as XY
    const sees = (human: number): boolean =>
      fanSees(layout, blocks, { eye: { ...from, z: 280 }, target: places[human] as XY, offsets: OFFSETS, z: 280 })
    const seen = nearestFigure(humans, from, SIGHT, sees)
    const goal = seen < 0 ? nearestFigure(humans, from, layout.width + layout.depth, () => true) : seen
    const way = wayFrom(fields[goal] as (typeof fields)[number], from)
    take(all, zombie)
    const path = way?.path ?? [from, displaced(from, 1000, (zombie * 18) % 360)]
    const end = walk(footing, MAN, { crowd: all, bars: () => true, overlap: 0 }, path, 1000).path.at(-1) as XY
    put(all, zombie, end, MAN.radius)
    ends.push(end)
  }
  return ends
}

/** Milliseconds of CPU of one call: the median of several, after a warm-up. */
function cpuMilliseconds(times: number, work: () => unknown): number {
  const taken: number[] = []
  for (let i = 0; i < times + 2; i++) {
    const start = process.cpuUsage()
    kept.value = work()
    const { user, system } = process.cpuUsage(start)
    if (i >= 2) taken.push((user + system) / 1000)
  }
  return median(taken)
}

/** The phase of so many zombies in a town of sixteen blocks. */
export function tablePhase(zombies: number): () => void {
  const scene = sceneOf(town(4, 4), zombies + HUMANS)
  return () => {
    kept.value = zombiePhase(scene)
  }
}

/** Prints the growth with figures and with terrain. */
export function tableGrowth(report: Report): void {
  const map = town(4, 4)
  for (const zombies of [30, 100, 300, 1000]) {
    const scene = sceneOf(map, zombies + HUMANS)
    const goal = zombies === 100 ? { most: 20 } : zombies === 300 ? { most: 80 } : undefined
    report(
      `table: sight, ways and moves of ${zombies} zombies`,
      cpuMilliseconds(9, () => zombiePhase(scene)),
      'ms',
      goal,
    )
  }
  for (const blocks of [2, 4, 8]) {
    const terrain = town(blocks, blocks)
    const { barriers } = layoutOf(terrain)
    const scene = sceneOf(terrain, 100 + HUMANS)
    const build = cpuMilliseconds(3, () => {
      const { ways, prices, places } = sceneOf(terrain, 1)
      return fieldTo(ways, places[0] as XY, prices)
    })
    report(`table: ways of a map with ${barriers.length} barriers, built`, build, 'ms')
    report(
      `table: the same map, 100 zombies`,
      cpuMilliseconds(5, () => zombiePhase(scene)),
      'ms',
    )
  }
}
