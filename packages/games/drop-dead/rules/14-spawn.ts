/** Spawners, and how a zombie comes onto the map: its number, its tile, its unit. */
import type { Seat } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { NoRoom } from '../events.ts'
import { isStartTile, TILES } from '../content/tiles.ts'
import {
  addZombie,
  isAlive,
  isOccupied,
  type Look,
  type PlacedTile,
  type State,
  type Transaction,
  type Unit,
  xyOf,
  type Zombie,
} from '../state.ts'
import { symbolOf, unitIn, unitsOfTile } from '../content/map.ts'
import { ENTRANCE_DIE, ENTRANCES } from '../tables/map.ts'
import { zombiesOnTile } from './01-grid.ts'

/** Who throws dice that no seat calls for: the first living survivor in turn order. */
export function tableSeat(s: State): Seat {
  const first = s.survivors.find(isAlive)
  if (!first) throw new Error('nobody is left to throw a die')
  return first.seat
}

/** dd.zombies.7 */
const figuresLeft = ({ state, book }: Look): number => book.zombies.figures - state.zombies.length

/** dd.zombies.8 How many more zombies a tile takes. */
const roomOn = (look: Look, tile: number): number => Math.max(0, look.book.zombies.perTile - zombiesOnTile(look, tile))

/** The clauses by which a zombie does not come. */
const LOST_BY: Readonly<Record<NoRoom, Clause>> = {
  'start tile': 'dd.spawn.8',
  'full tile': 'dd.zombies.9',
  'no figure': 'dd.zombies.7',
  'no unit': 'dd.placement.4',
}

/** dd.spawn.8, dd.zombies.9, dd.zombies.7 Why no zombie may come onto this tile in any way but walking; null if one may. */
export function noRoomOn(look: Look, tile: number): NoRoom | null {
  if (isStartTile((look.facts.tiles[tile] as PlacedTile).id)) return 'start tile'
  if (roomOn(look, tile) === 0) return 'full tile'
  return figuresLeft(look) > 0 ? null : 'no figure'
}

/** dd.zombies.6 The lowest number that no zombie on the map has. */
export function lowestFreeNumber(s: State): number {
  let n = 1
  for (const z of s.zombies) {
    if (z.n !== n) return n
    n++
  }
  return n
}

/** dd.zombies.5, dd.zombies.6 A zombie with full health and no direction stands here from now on. */
export function stand(t: Transaction, at: Unit, fresh: boolean): Zombie {
  const zombie: Zombie = {
    n: lowestFreeNumber(t.state),
    at,
    health: t.book.zombies.health,
    heading: 0,
    commanded: false,
    moved: false,
    attacked: false,
    fresh,
  }
  addZombie(t.state, zombie)
  return zombie
}

/** dd.placement.1, dd.placement.3 An entrance by a D8 (dd.grid.6, dd.grid.7), again as long as somebody stands there. */
function rollEntrance(t: Transaction, tile: PlacedTile, seat: Seat, faces: number[]): Unit {
  const what = `entrance of ${TILES[tile.id].title} for zombie ${lowestFreeNumber(t.state)}`
  for (;;) {
    const face = t.roll({ clause: 'dd.placement.1', sides: ENTRANCE_DIE, seat, what })
    faces.push(face)
    const unit = entranceOf(tile, face)
    if (!isOccupied(t.state, unit)) return unit
  }
}

function entranceOf({ tx, ty }: PlacedTile, n: number): Unit {
  const [column, row] = ENTRANCES[n - 1] as readonly [number, number]
  return unitIn(tx, ty, column, row)
}

/** dd.placement.3, dd.placement.4 By a die as long as an entrance is free, or else in reading order; null if all is full. */
function findUnit(t: Transaction, tile: PlacedTile, seat: Seat, faces: number[]): Unit | null {
  const someEntranceIsFree = ENTRANCES.some((_, i) => !isOccupied(t.state, entranceOf(tile, i + 1)))
  if (someEntranceIsFree) return rollEntrance(t, tile, seat, faces)
  return unitsOfTile(tile).find((unit) => !isOccupied(t.state, unit)) ?? null
}

/** dd.placement.1 to dd.placement.5 One zombie onto a tile, if it may come there; why it did not, or null. */
export function placeZombie(t: Transaction, tile: number, seat: Seat, clause: Clause, fresh = false): NoRoom | null {
  const full = noRoomOn(t, tile)
  if (full !== null) return full
  const faces: number[] = []
  const unit = findUnit(t, t.facts.tiles[tile] as PlacedTile, seat, faces)
  if (unit === null) return 'no unit'
  const zombie = stand(t, unit, fresh)
  t.emit({ e: 'zombie placed', clause, zombie: zombie.n, at: xyOf(unit), faces })
  return null
}

/** dd.events.6 Places so many; what finds no place or no figure is lost. */
export function placeZombies(
  t: Transaction,
  tile: number,
  count: number,
  seat: Seat,
  clause: Clause,
  fresh = false,
): void {
  for (let placed = 0; placed < count; placed++) {
    const because = placeZombie(t, tile, seat, clause, fresh)
    if (because === null) continue
    const { tx, ty } = t.facts.tiles[tile] as PlacedTile
    t.emit({ e: 'zombies lost', clause: LOST_BY[because], zombies: count - placed, tile: [tx, ty], because })
    return
  }
}

/** dd.symbols.2, dd.scenario.3 The star of a spawner that works; 0 for none. */
export function starOf(tile: PlacedTile): number {
  const symbol = symbolOf(tile)
  return typeof symbol === 'number' && !tile.asleep ? symbol : 0
}

/** dd.spawn.1, dd.spawn.2, dd.spawn.4 Every spawner in placement order, up to its star and up to a full tile. */
export function spawn(t: Transaction): void {
  t.state.tiles.forEach((tile, i) => {
    const star = starOf(tile)
    if (star === 0) return
    const count = Math.min(star, roomOn(t, i))
    if (count > 0) placeZombies(t, i, count, tableSeat(t.state), 'dd.spawn.1', true)
  })
}
