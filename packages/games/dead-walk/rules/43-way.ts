/** dw.vehicle.15 The way of a vehicle: its legs, what its outline sweeps on them, what stops it, and where it may leave the table. */
import {
  type Barrier,
  type Box,
  boxOf,
  compareGapToShape,
  compareShapes,
  degreesOf,
  displaced,
  distance2,
  distanceDown,
  isOnTable,
  minus,
  type Polygon,
  segmentsMeet,
  type Shape,
  swept,
  towards,
  type XY,
} from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import type { Goal } from '../content/scenarios.ts'
import { isZombieFigure, type Look, type Vehicle } from '../state.ts'
import { type Figure, figuresOnTable } from './01-figures.ts'
import { MOVER, vehicleOutline } from './01-ground.ts'
import { SLOW } from './43-aboard.ts'

type Drive = CommandOf<'drive'>

/** dw.vehicle.12 */
export const isFast = (speed: number): boolean => speed > SLOW

/** How many degrees two headings differ, 0 to 180. */
export function difference(a: number, b: number): number {
  const d = (((a - b) % 360) + 360) % 360
  return d > 180 ? 360 - d : d
}

/** The heading of a vehicle on a leg; backwards it looks the other way. */
const headingOn = (from: XY, to: XY, backwards: boolean): number =>
  degreesOf(backwards ? minus(from, to) : minus(to, from))

/** A leg of a way, with the heading on it. */
export interface Leg {
  readonly from: XY
  readonly to: XY
  readonly heading: number
}

/** The way of a command, leg by leg; without points it leads straight on. */
export function legsOf(vehicle: Vehicle, { speed, path, reverse = false }: Drive): Leg[] {
  const points: XY[] = path.map(([x, y]) => ({ x, y }))
  if (points.length === 0 && speed > 0) points.push(displaced(vehicle.at, speed, vehicle.heading))
  let from = vehicle.at
  return points.map((to) => {
    const leg = { from, to, heading: headingOn(from, to, reverse) }
    from = to
    return leg
  })
}

/** How far a push along a leg goes before terrain or an edge of the table, in units, and what stops it. */
interface Reach {
  readonly length: number
  readonly by: { readonly is: 'edge' } | { readonly is: 'barrier'; readonly barrier: Barrier } | null
}

/** The largest whole number up to `most` for which nothing is met yet; whatever is met stays met farther on. */
export function farthest(most: number, isMet: (length: number) => boolean): number {
  if (!isMet(most)) return most
  let [free, met] = [-1, most]
  while (met - free > 1) {
    const middle = (free + met) >> 1
    if (isMet(middle)) met = middle
    else free = middle
  }
  return Math.max(0, free)
}

/** The point so far along a leg. */
export const along = ({ from, to }: Leg, length: number): XY =>
  length >= wholeOf({ from, to }) ? to : towards(from, to, length)

/** A leg's length in whole units, its last fraction included. */
const wholeOf = ({ from, to }: Pick<Leg, 'from' | 'to'>): number => distanceDown(from, to) + 1

export const sweep = (outline: Polygon, leg: Leg, length: number): Polygon => {
  const by = minus(along(leg, length), leg.from)
  return by.x === 0 && by.y === 0 ? outline : swept(outline, by)
}

const boxesMeet = (a: Box, b: Box): boolean =>
  a.west <= b.east && b.west <= a.east && a.north <= b.south && b.north <= a.south

const meets = (outline: Polygon, shape: Shape): boolean => compareShapes(outline, shape, 0) <= 0

/** dw.vehicle.18 Terrain and other vehicles whose outline another one meets. */
export function barriersMet({ facts }: Look, { id }: Vehicle, outline: Polygon): Barrier[] {
  const own = facts.layout.numberOf.get(id)
  const box = boxOf(outline)
  return facts.layout.barriers.filter(
    (b) =>
      b.index !== own &&
      b.part !== 'slab' &&
      b.bottom <= 0 &&
      boxesMeet(box, boxOf(b.shape)) &&
      meets(outline, b.shape),
  )
}

/** dw.vehicle.18, dw.vehicle.32 What stops a vehicle on a leg, figures left aside. */
export function reachOf(look: Look, vehicle: Vehicle, leg: Leg, outline: Polygon): Reach {
  const { width, depth } = look.facts.layout
  const whole = wholeOf(leg)
  const inside = farthest(whole, (length) => !isOnTable(along(leg, length), 0, width, depth))
  let reach: Reach = { length: inside, by: inside < whole ? { is: 'edge' } : null }
  for (const barrier of barriersMet(look, vehicle, sweep(outline, leg, inside))) {
    const length = farthest(inside, (one) => meets(sweep(outline, leg, one), barrier.shape))
    if (length < reach.length || reach.by?.is !== 'barrier') reach = { length, by: { is: 'barrier', barrier } }
  }
  return reach
}

/** dw.units.5, dw.vehicle.24 Does an outline push into a base, by more than bases may overlap anyway? */
export const isSwept = (outline: Polygon, { at, on }: Figure): boolean =>
  on === null && compareGapToShape({ ...at, radius: MOVER.clearance }, outline, 0) < 0

/** dw.vehicle.26 Does the way as it is plotted lead through somebody? */
export function hitsFriend(look: Look, vehicle: Vehicle, legs: readonly Leg[]): boolean {
  const people = [...figuresOnTable(look)].filter(({ figure, on }) => !isZombieFigure(figure) && on === null)
  if (people.length === 0) return false
  for (const leg of legs) {
    const outline = vehicleOutline(vehicle, leg.from, leg.heading)
    const all = sweep(outline, leg, wholeOf(leg))
    const near = people.filter((one) => isSwept(all, one))
    if (near.length === 0) continue
    const { length, by } = reachOf(look, vehicle, leg, outline)
    const path = sweep(outline, leg, length)
    if (near.some((one) => isSwept(path, one))) return true
    if (by !== null) return false
  }
  return false
}

/** dw.vehicle.32 Does a leg lead over an exit? */
export function isExit(look: Look, vehicle: Vehicle, { from, to }: Leg): boolean {
  const { exit } = look.book.map
  if (exit !== null && look.book.scenario.engineTurns === null) return segmentsMeet(from, to, exit.from, exit.to)
  return exit === null && isByAnyEdge(look, vehicle)
}

const isByAnyEdge = ({ book: { scenario } }: Look, { id }: Vehicle): boolean =>
  isDrivenOff(scenario.full, id) || isDrivenOff(scenario.partial, id)

/** dw.vehicle.32 Where a vehicle would best leave the table: the middle of the exit, or the nearest point of an edge. */
export function wayOut(look: Look, vehicle: Vehicle): XY | null {
  const { exit, terrain } = look.book.map
  if (exit !== null && look.book.scenario.engineTurns === null) {
    const { from, to } = exit
    return { x: Math.floor((from.x + to.x) / 2), y: Math.floor((from.y + to.y) / 2) }
  }
  if (exit !== null || !isByAnyEdge(look, vehicle)) return null
  const { x, y } = vehicle.at
  const edges = [
    { x, y: 0 },
    { x: terrain.width, y },
    { x, y: terrain.depth },
    { x: 0, y },
  ]
  return edges.reduce((best, edge) => (distance2(edge, vehicle.at) < distance2(best, vehicle.at) ? edge : best))
}

/** Where there is no exit, a scenario that wants a vehicle driven off lets it leave by any edge. */
function isDrivenOff(goal: Goal, vehicle: string): boolean {
  if (goal.is === 'any' || goal.is === 'all') return goal.of.some((one) => isDrivenOff(one, vehicle))
  return goal.is === 'drove' && goal.vehicle === vehicle
}

/** A way as it would go without any die: whom it sweeps, by crowd number, where it ends, and what ends it. */
interface Plot {
  readonly path: readonly XY[]
  readonly figures: readonly number[]
  readonly end: 'edge' | 'exit' | 'crash' | null
}

/** dw.vehicle.15 What a driver sees before he decides. */
export function plotOf(look: Look, vehicle: Vehicle, command: Drive): Plot {
  const path = [vehicle.at]
  const figures = new Set<number>()
  for (const leg of legsOf(vehicle, command)) {
    const outline = vehicleOutline(vehicle, leg.from, leg.heading)
    const { length, by } = reachOf(look, vehicle, leg, outline)
    const swath = sweep(outline, leg, length)
    for (const body of figuresOnTable(look)) if (isSwept(swath, body)) figures.add(body.figure)
    path.push(along(leg, length))
    if (by === null) continue
    const end = by.is === 'barrier' ? 'crash' : isExit(look, vehicle, leg) ? 'exit' : 'edge'
    return { path, figures: [...figures], end }
  }
  return { path, figures: [...figures], end: null }
}
