/** dw.setup.6 Where people can be placed: the deployment zone, and how many it has room for. */
import { type Box, isOnTable, OUTSIDE, placeStopper, whereInPolygon, type XY } from '@shamble/table'
import type { DeadWalkBook } from '../book.ts'
import type { TableMap } from '../content/drawing.ts'
import type { Look } from '../state.ts'
import { MOVE_STEP } from '../tables/movement.ts'
import { BASE_RADIUS, cm } from '../tables/units.ts'
import { MOVER, workGround } from './01-ground.ts'
import { isFreePlace } from './01-places.ts'
import { openingsOf, vehiclesOf } from './02-map.ts'

export const GRID = cm(3)

/** The places of a grid, west to east, north to south. */
function* gridOf(
  west: number,
  north: number,
  { east, south, by }: { east: number; south: number; by: number },
): Generator<XY> {
  for (let y = north; y <= south; y += by) for (let x = west; x <= east; x += by) yield { x, y }
}

/** The free places of the deployment zone on a grid. */
export function* freePlaces(look: Look, by: number): Generator<XY> {
  const { west, north, east, south } = look.book.map.deployment
  for (const at of gridOf(west, north, { east, south, by }))
    if (isInZone(look.book.map, at) && isFreePlace(look, at, null)) yield at
}

/** The first free place of the zone on a grid of 3 cm; if it is crowded, on finer ones; at last, anywhere. */
export function firstFreePlace(look: Look): XY {
  for (const by of [GRID, cm(0.5)]) {
    const [first] = freePlaces(look, by)
    if (first) return first
  }
  const { width, depth } = look.book.map.terrain
  for (const at of gridOf(0, 0, { east: width, south: depth, by: cm(1) })) if (isFreePlace(look, at, null)) return at
  throw new Error('there is no free place on the table')
}

/** Whether somebody can stand at a place of a table as it is at first, nobody else about. */
export function standingOn(map: TableMap): (at: XY) => boolean {
  const start = { openings: openingsOf(map), vehicles: vehiclesOf(map) }
  const { layout, closed } = workGround(start, { map, moveStep: MOVE_STEP })
  return (at) =>
    isOnTable(at, BASE_RADIUS, layout.width, layout.depth) && placeStopper({ layout, closed }, MOVER, null, at) === null
}

function* openPlaces(map: TableMap, { west, north, east, south }: Box): Generator<XY> {
  const isOpen = standingOn(map)
  for (const at of gridOf(west, north, { east, south, by: GRID })) if (isOpen(at)) yield at
}

/** The places on the grid of the deployment zone, nobody about. */
export function* zonePlaces(map: TableMap): Generator<XY> {
  for (const at of openPlaces(map, map.deployment)) if (isInZone(map, at)) yield at
}

/** How many there are, counted up to a number. */
function countUpTo(most: number, places: Iterable<XY>): number {
  let found = 0
  if (most > 0) for (const _ of places) if (++found === most) break
  return found
}

/** How many of so many people find a place on the grid of the deployment zone, nobody else about. */
export const roomForPeople = ({ map }: Pick<DeadWalkBook, 'map'>, people: number): number =>
  countUpTo(people, zonePlaces(map))

/** The same for the whole table. */
export const roomOnTable = ({ map }: Pick<DeadWalkBook, 'map'>, figures: number): number => {
  const { width, depth } = map.terrain
  return countUpTo(figures, openPlaces(map, { west: 0, north: 0, east: width, south: depth }))
}

/** In the deployment zone; some have only the ground outside of buildings. */
export function isInZone({ deployment, deploysOutdoors, terrain }: TableMap, at: XY): boolean {
  const { west, north, east, south } = deployment
  if (at.x < west || at.x > east || at.y < north || at.y > south) return false
  return !deploysOutdoors || terrain.buildings.every(({ outline }) => whereInPolygon(outline, at) === OUTSIDE)
}
