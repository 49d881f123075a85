/** How a bot drives: lanes that are wide enough lead to the way out, and a few legs ahead are tried on them. */
import { best } from '@shamble/kernel'
import { type Box, boxOf, compareGapToShape, compareShapes, displaced, type Shape, type XY } from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import { type Ground, vehicleOutline } from '../rules/01-ground.ts'
import { SLOW } from '../rules/43-aboard.ts'
import { drive } from '../rules/43-driving.ts'
import { plotOf, wayOut } from '../rules/43-way.ts'
import type { Human, Look, Vehicle } from '../state.ts'
import { cm } from '../tables/units.ts'
import { VEHICLES } from '../tables/vehicles.ts'

type Drive = CommandOf<'drive'>

/** The table in small squares, and how far it is from each to the way out; -1 where the vehicle has no room. */
interface Lanes {
  readonly columns: number
  readonly rows: number
  readonly far: Int32Array
}

const SQUARE = cm(2.5)
const NO_WAY = -1
/** The cost of a step to the side and across, in tenths of a square. */
const ACROSS = 14
const ASIDE = 10

const LANES = new WeakMap<Ground, Map<string, Lanes>>()

/** dw.vehicle.32 The lanes of a vehicle as things stand; null if it cannot leave at all. */
function lanesOf(look: Look, vehicle: Vehicle): Lanes | null {
  if (wayOut(look, vehicle) === null) return null
  const known = LANES.get(look.facts) ?? new Map<string, Lanes>()
  LANES.set(look.facts, known)
  const lanes = known.get(vehicle.id) ?? workLanes(look, vehicle)
  known.set(vehicle.id, lanes)
  return lanes
}

const middleOf = (column: number, row: number): XY => ({
  x: column * SQUARE + SQUARE / 2,
  y: row * SQUARE + SQUARE / 2,
})

/** Squares in which the middle of a vehicle has room for its width. */
function roomFor({ facts: { layout } }: Look, { id, type }: Vehicle, columns: number, rows: number): Uint8Array {
  const free = new Uint8Array(columns * rows).fill(1)
  const own = layout.numberOf.get(id)
  const clearance = VEHICLES[type].width / 2
  for (const { index, part, bottom, shape } of layout.barriers) {
    if (index === own || part === 'slab' || bottom > 0) continue
    const { west, east, north, south } = widened(boxOf(shape), clearance)
    const last = { column: Math.min(columns - 1, Math.floor(east / SQUARE)), row: Math.floor(south / SQUARE) }
    for (let row = Math.max(0, Math.floor(north / SQUARE)); row <= Math.min(rows - 1, last.row); row++)
      for (let column = Math.max(0, Math.floor(west / SQUARE)); column <= last.column; column++)
        if (compareGapToShape({ ...middleOf(column, row), radius: 0 }, shape, clearance) <= 0)
          free[row * columns + column] = 0
  }
  return free
}

const widened = ({ west, east, north, south }: Box, by: number): Box => ({
  west: west - by,
  east: east + by,
  north: north - by,
  south: south + by,
})

/** Is a square at the exit, or at any edge where there is none? */
function isOut({ book: { map } }: Look, column: number, row: number, columns: number, rows: number): boolean {
  if (column > 0 && row > 0 && column < columns - 1 && row < rows - 1) return false
  if (map.exit === null) return true
  const { from, to } = map.exit
  const { x, y } = middleOf(column, row)
  const between = (value: number, a: number, b: number): boolean => value > Math.min(a, b) && value < Math.max(a, b)
  return from.x === to.x
    ? between(y, from.y, to.y) && Math.abs(x - from.x) <= SQUARE
    : between(x, from.x, to.x) && Math.abs(y - from.y) <= SQUARE
}

const STEPS: readonly (readonly [column: number, row: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
]

function workLanes(look: Look, vehicle: Vehicle): Lanes {
  const { width, depth } = look.facts.layout
  const columns = Math.ceil(width / SQUARE)
  const rows = Math.ceil(depth / SQUARE)
  const free = roomFor(look, vehicle, columns, rows)
  const far = new Int32Array(columns * rows).fill(NO_WAY)
  const waiting: number[][] = [[]]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (free[row * columns + column] === 1 && isOut(look, column, row, columns, rows))
        waiting[0]?.push(row * columns + column)
  for (let cost = 0; cost < waiting.length; cost++)
    for (const square of waiting[cost] ?? []) {
      if (far[square] !== NO_WAY) continue
      far[square] = cost
      for (const [dx, dy] of STEPS) {
        const column = (square % columns) + dx
        const row = Math.floor(square / columns) + dy
        const next = row * columns + column
        if (column < 0 || row < 0 || column >= columns || row >= rows) continue
        if (free[next] === 0 || far[next] !== NO_WAY) continue
        const then = cost + (dx !== 0 && dy !== 0 ? ACROSS : ASIDE)
        const there = waiting[then] ?? []
        there.push(next)
        waiting[then] = there
      }
    }
  return { columns, rows, far }
}

/** How far it is from a point to the way out, in units; the least of the squares around, for whoever stands in a narrow place. */
function farOn({ columns, rows, far }: Lanes, { x, y }: XY): number {
  const column = Math.floor(x / SQUARE)
  const row = Math.floor(y / SQUARE)
  const inside = column >= 0 && row >= 0 && column < columns && row < rows
  const own = inside ? (far[row * columns + column] as number) : NO_WAY
  if (own !== NO_WAY) return (own * SQUARE) / ASIDE
  let least = Number.POSITIVE_INFINITY
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++)
    for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
      const near = far[r * columns + c] as number
      if (near !== NO_WAY) least = Math.min(least, near)
    }
  return (least * SQUARE) / ASIDE + NARROW
}
/** What it costs to be where there is hardly room. */
const NARROW = cm(10)

/** How far a vehicle has to go until it is out; Infinity if there is no lane. */
export function laneLength(look: Look, vehicle: Vehicle): number {
  const lanes = lanesOf(look, vehicle)
  return lanes === null ? Number.POSITIVE_INFINITY : farOn(lanes, vehicle.at)
}

/** Something on the ground that a vehicle must not touch. */
interface Solid {
  readonly box: Box
  readonly shape: Shape
  readonly index: number
}

const SOLIDS = new WeakMap<Ground, readonly Solid[]>()

/** dw.vehicle.18 All that a vehicle would crash into. */
function solidsOf({ facts }: Look): readonly Solid[] {
  const known = SOLIDS.get(facts)
  if (known) return known
  const found = facts.layout.barriers
    .filter(({ part, bottom }) => part !== 'slab' && bottom <= 0)
    .map(({ shape, index }) => ({ shape, index, box: boxOf(shape) }))
  SOLIDS.set(facts, found)
  return found
}

const meet = (a: Box, b: Box): boolean =>
  a.west <= b.east && b.west <= a.east && a.north <= b.south && b.north <= a.south

/** How a vehicle is tried on the ground. */
interface Trial {
  readonly vehicle: Vehicle
  readonly solids: readonly Solid[]
}

/** Has the outline room there, with a hair's breadth around it? */
function hasRoom({ vehicle, solids }: Trial, at: XY, heading: number): boolean {
  const outline = vehicleOutline(vehicle, at, heading)
  const box = widened(boxOf(outline), HAIR)
  return solids.every((solid) => !meet(box, solid.box) || compareShapes(outline, solid.shape, HAIR) > 0)
}
const HAIR = 8

/** Where a vehicle would be after some legs, and how it came there. */
interface Pose {
  readonly at: XY
  readonly heading: number
  readonly driven: number
  readonly before: Pose | null
  readonly reverse: boolean
}

/** dw.vehicle.15 A leg of 5 cm, and how it may turn. */
const LEG = cm(5)
const TURNS = [0, -5, 5, -10, 10, -15, 15, -25, 25, -45, 45, -85, 85] as const
/** What a turn costs besides the way: straight lanes can be driven fast. */
const TURNING = cm(3)
/** Going back comes last. */
const BACKING = cm(30)
/** How many poses are looked at before the best so far has to do. */
const MOST_POSES = 2_500
/** How much the way that is left counts: more than the way so far, so that it comes to an end soon. */
const EAGER = 1.25

/** The poses one leg on from another. */
function* farther(trial: Trial, pose: Pose): Generator<Pose, void> {
  for (const turn of TURNS) {
    const heading = (pose.heading + turn + 360) % 360
    const at = displaced(pose.at, LEG, heading)
    if (turn !== 0 && !hasRoom(trial, pose.at, heading)) continue
    if (!hasRoom(trial, at, heading) || !hasRoom(trial, displaced(pose.at, LEG / 2, heading), heading)) continue
    const driven = pose.driven + LEG + (turn === 0 ? 0 : TURNING + 2 * Math.abs(turn))
    yield { at, heading, driven, before: pose, reverse: false }
  }
}

/** Poses from which the way can begin: here, and a little farther back. */
function starts(trial: Trial): Pose[] {
  const { at, heading, speed } = trial.vehicle
  const here: Pose = { at, heading, driven: 0, before: null, reverse: false }
  if (speed > 0) return [here]
  const found = [here]
  for (const length of [LEG, 2 * LEG]) {
    const back = displaced(at, length, heading + 180)
    if (!hasRoom(trial, back, heading)) break
    found.push({ at: back, heading, driven: BACKING + length, before: here, reverse: true })
  }
  return found
}

/** A table of poses that were met: squares, and directions in steps. */
const keyOf = ({ at, heading }: Pose): number =>
  (Math.floor(at.x / FINE) * 1_000 + Math.floor(at.y / FINE)) * 72 + Math.floor(heading / 5)
const FINE = cm(0.6)

/** The cheapest way out, pose after pose; as far as it was found. Null if there is not a single leg. */
function wayFor(look: Look, vehicle: Vehicle, lanes: Lanes): Pose[] | null {
  const own = look.facts.layout.numberOf.get(vehicle.id)
  const trial = { vehicle, solids: solidsOf(look).filter(({ index }) => index !== own) }
  const waiting: Pose[][] = []
  const met = new Set<number>()
  let first = Number.POSITIVE_INFINITY
  const add = (pose: Pose): void => {
    const far = farOn(lanes, pose.at)
    if (far === Number.POSITIVE_INFINITY) return
    const rank = Math.floor((pose.driven + EAGER * far) / RANK)
    const there = waiting[rank] ?? []
    there.push(pose)
    waiting[rank] = there
    first = Math.min(first, rank)
  }
  for (const pose of starts(trial)) add(pose)
  let nearest: Pose | null = null
  let least = Number.POSITIVE_INFINITY
  for (let looked = 0; looked < MOST_POSES && first < waiting.length; ) {
    const pose = waiting[first]?.pop()
    if (!pose) {
      first += 1
      continue
    }
    const key = keyOf(pose)
    if (met.has(key)) continue
    met.add(key)
    looked += 1
    const far = farOn(lanes, pose.at)
    if (far < least && pose.before !== null) [nearest, least] = [pose, far]
    if (far <= OUT && pose.before !== null) break
    for (const next of farther(trial, pose)) if (!met.has(keyOf(next))) add(next)
  }
  return nearest && backTo(nearest)
}
const RANK = cm(0.5)
/** So near to the edge it is as good as out. */
const OUT = cm(2.5)

/** The poses that led to one, the first leg first. */
function backTo(last: Pose): Pose[] {
  const way: Pose[] = []
  for (let pose: Pose | null = last; pose?.before; pose = pose.before) way.unshift(pose)
  return way
}

/** The next turn on the way out, of those that are offered or legal; null if none is without a crash. */
export function driveOut(look: Look, human: Human, vehicle: Vehicle, choices: readonly Drive[]): Drive | null {
  const lanes = lanesOf(look, vehicle)
  const way = lanes && wayFor(look, vehicle, lanes)
  const wanted = way ? commandsFor(vehicle, way, choices) : []
  const isGood = (command: Drive): boolean =>
    drive.check(look, human, command) === null && plotOf(look, vehicle, command).end !== 'crash'
  return wanted.find(isGood) ?? careful(look, vehicle, choices)
}

const pointOf = ({ at: { x, y } }: Pose): [number, number] => [x, y]

/** A way as commands: fast if it leads straight on far enough to brake, else slowly along its legs, the fastest first. */
function commandsFor(vehicle: Vehicle, way: readonly Pose[], choices: readonly Drive[]): Drive[] {
  const [first] = way
  if (first?.reverse) return [{ do: 'drive', speed: 0, path: [pointOf(first)], reverse: true }]
  const speeds = [...new Set(choices.filter(({ reverse }) => !reverse).map(({ speed }) => speed))].sort((a, b) => b - a)
  const straight = way.findIndex(({ heading }) => heading !== vehicle.heading)
  const free = (straight < 0 ? way.length + PAST_EDGE : straight) * LEG
  return speeds.flatMap((speed): Drive[] => {
    if (speed === 0) return []
    if (speed > SLOW && speed + (speed - SLOW) > free) return []
    if (speed > SLOW) {
      const { x, y } = displaced(vehicle.at, speed, vehicle.heading)
      return [{ do: 'drive', speed, path: [[x, y]] }]
    }
    return [{ do: 'drive', speed, path: legsFor(way, speed) }]
  })
}
/** Beyond the last pose is the edge. */
const PAST_EDGE = 16

/** dw.vehicle.11 As many legs as the speed asks for; beyond the edge it goes straight on. */
function legsFor(way: readonly Pose[], speed: number): [number, number][] {
  const legs = way.slice(0, speed / LEG)
  const last = legs.at(-1) as Pose
  const missing = speed - legs.length * LEG
  const path = legs.map(pointOf)
  if (missing === 0) return path
  const { x, y } = displaced(last.at, missing, last.heading)
  return [...path.slice(0, -1), [x, y]]
}

/** Nothing leads on: slowly, and without a crash if that can be. */
function careful(look: Look, vehicle: Vehicle, choices: readonly Drive[]): Drive | null {
  const free = choices.filter((command) => !command.reverse && plotOf(look, vehicle, command).end !== 'crash')
  return best(free, ({ speed }) => -speed) ?? choices[0] ?? null
}
