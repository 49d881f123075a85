/** Populating tiles: flipping one over, its door counters and its zombies; zombie spawn squares. */
import { askWhile, procedure, type Refusal, refuse, type Seat, step, type Vars } from '@shamble/kernel'
import { chebyshev, isOnEdge, type Lattice, rotateSquare, sideBetween, squareAt, type XY } from '@shamble/grid'
import type { Command, CommandOf } from '../commands.ts'
import type { Clause } from '../clauses.ts'
import { HELIPAD } from '../content/tiles.ts'
import { DIE } from '../tables/dice.ts'
import { DOOR_COUNTERS } from '../tables/doors.ts'
import { INNER, TILE_SIDE } from '../tables/map.ts'
import { crowd, addZombie, livingMarines, type Look, type State, type Transaction, ZOMBIE_SEAT } from '../state.ts'
import { rowFor } from './00-dice.ts'
import { checkVictory } from './01-the-object.ts'
import { firstSquareOf, latticeOf, squaresOfTile, tileName, tileOfSquare, wallsOfTile } from '../content/map.ts'
import { DOOR, sideXY, squareNamed, xyOf } from './02-the-map.ts'

/** ev.flip.1 A tile is turned face up; from now on everybody knows it. */
export function turnOver(t: Transaction, position: number, by: Seat | null, clause: Clause): void {
  const { state } = t
  const tile = state.tiles[position] as State['tiles'][number]
  const name = tileName(state.size, position)
  state.tiles[position] = Object.freeze({ ...tile, up: true })
  t.reveal()
  t.renew()
  t.emit({ e: 'tile flipped', clause, tile: name, id: tile.id, rot: tile.rot, by })
  if (tile.id === HELIPAD) t.emit({ e: 'helipad found', clause: 'ev.flip.12', tile: name })
  fuelAppears(t, position)
}

/** ev.scen.3 In Fuel Run a can stands on three of the tiles; it turns with the tile. */
function fuelAppears(t: Transaction, position: number): void {
  const tile = t.state.tiles[position] as State['tiles'][number]
  const place = (t.book.scenario.fuelCans as Record<string, XY | undefined>)[tile.id]
  if (!place) return
  const [u, v] = rotateSquare(TILE_SIDE, place[0], place[1], tile.rot)
  const [x, y] = firstSquareOf(t.state.size, position)
  const square = squareAt(t.facts.l, x + u - 1, y + v - 1)
  t.state.cans = [...t.state.cans, square].sort((a, b) => a - b)
  t.emit({ e: 'fuel found', clause: 'ev.scen.3', at: xyOf(t, square) })
}

type Populating = Vars & {
  tile: number
  by: Seat
  factor: number
  placed: number
  zombieDoors: number
  marineDoors: number
  zombies: number
}

/** ev.pop.1, ev.pop.2 One die for the door counters; half of them, rounded up, are the zombie player's. */
function rollDoors(t: Transaction, v: Populating): void {
  const face = t.roll({ clause: 'ev.pop.1', sides: DIE, seat: ZOMBIE_SEAT, what: 'door counters' })
  const doors = t.book.doorCounters[DOOR_COUNTERS.indexOf(rowFor(DOOR_COUNTERS, face))] as number
  v.zombieDoors = Math.ceil(doors / 2)
  v.marineDoors = doors - v.zombieDoors
  v.placed = 0
  t.emit({ e: 'doors rolled', clause: 'ev.pop.1', tile: tileName(t.state.size, v.tile), face, doors })
}

/** ev.pop.3 Alternately, the zombie player first; ev.pop.4 who places for the marines. */
function doorPlacer(v: Populating): Seat | null {
  if (v.zombieDoors + v.marineDoors === 0) return null
  const zombieNext = v.marineDoors === 0 || (v.zombieDoors > 0 && v.placed % 2 === 0)
  return zombieNext ? ZOMBIE_SEAT : v.by
}

/** ev.pop.6, ev.pop.7 Wall sections the new tile draws, not on the map edge, without a door. */
export function doorPlaces({ state, facts }: Look, position: number): number[] {
  const tile = state.tiles[position] as State['tiles'][number]
  return wallsOfTile(state.size, position, tile.id, tile.rot).filter((side) => facts.door[side] === DOOR.none)
}

function checkDoor(look: Look, v: Populating, command: Command): Refusal | null {
  if (command.do !== 'place-door') return refuse('ev.pop.8', 'A door counter must be placed now.')
  const [a, b] = command.side
  const from = squareNamed(look, a)
  const to = squareNamed(look, b)
  const side = from < 0 || to < 0 ? -1 : sideBetween(look.facts.l, from, to)
  if (side < 0) return refuse('ev.pop.5', 'A door counter goes between two squares of the map that share a side.')
  if (look.facts.door[side] !== DOOR.none) return refuse('ev.pop.7', 'This wall section has its door counter already.')
  if (look.facts.wall[side] === 0) return refuse('ev.pop.5', 'There is no wall on this side.')
  if (!doorPlaces(look, v.tile).includes(side))
    return refuse('ev.pop.6', 'This wall section does not belong to the new tile.')
  return null
}

/** ev.pop.10 Doors are placed standing. */
function placeDoor(t: Transaction, v: Populating, seat: Seat, { side: [a, b] }: CommandOf<'place-door'>): void {
  const side = sideBetween(t.facts.l, squareNamed(t, a), squareNamed(t, b))
  t.state.doors.push(Object.freeze({ side, standing: true, by: seat, turn: t.state.turn }))
  t.renew()
  if (seat === ZOMBIE_SEAT) v.zombieDoors--
  else v.marineDoors--
  v.placed++
  t.emit({ e: 'door placed', clause: 'ev.pop.3', by: seat, side: sideXY(t, side) })
}

/** ev.pop.9 Counters without a place are lost. */
function loseDoors(t: Transaction, v: Populating): void {
  const doors = v.zombieDoors + v.marineDoors
  if (doors > 0) t.emit({ e: 'doors lost', clause: 'ev.pop.9', doors })
  v.zombieDoors = 0
  v.marineDoors = 0
}

/** ev.pop.11, ev.pop.12 One die for every started group of three marines. */
export const zombieDice = (look: Look): number =>
  Math.ceil(look.book.marinesCounted(look) / look.book.zombies.marinesPerDie)

/** ev.pop.12 Living marines; before they are set, all seats (ev.setup.11). */
export const countLiving = ({ state }: Look): number =>
  state.phase === 'setup' ? Object.keys(state.holders).length - 1 : livingMarines(state).length

/** ev.pop.12 with `countMarines` starting */
export const countStarting = ({ state }: Look): number => Object.keys(state.holders).length - 1

/**
 * ev.dice.1, ev.dice.5 Rolls the zombie dice one by one (ev.dice.3: the kernel's `readAs` lets another die stand in);
 * ev.spawn.10 what a limit does not allow is lost.
 */
export function rollZombies(
  t: Transaction,
  clause: 'ev.pop.11' | 'ev.spawn.5',
  dice: number,
  modifier: number,
  tile: string | null,
): number {
  const faces: number[] = []
  for (let i = 1; i <= dice; i++)
    faces.push(t.roll({ clause, sides: t.book.zombies.die, seat: ZOMBIE_SEAT, what: `zombies, die ${i} of ${dice}` }))
  const rolled = Math.max(0, faces.reduce((sum, face) => sum + face, 0) + modifier)
  t.emit({ e: 'zombies rolled', clause, tile, faces, modifier, zombies: rolled })
  const room = t.book.zombieCap === 0 ? rolled : Math.max(0, t.book.zombieCap - t.state.zombies.length)
  loseZombies(t, 'ev.spawn.10', rolled - Math.min(rolled, room))
  return Math.min(rolled, room)
}

export function loseZombies(t: Transaction, clause: 'ev.spawn.10' | 'ev.pop.18' | 'ev.spawn.8', zombies: number): void {
  if (zombies <= 0) return
  t.state.lost += zombies
  t.emit({ e: 'zombies lost', clause, zombies })
}

/** The squares of the Spawn tile and of the map edge, in reading order. */
function spawnGround(size: number, spawnTile: number): readonly number[] {
  const key = size * 100 + spawnTile
  const known = spawnGrounds.get(key)
  if (known) return known
  const l = latticeOf(size)
  const own = new Set(squaresOfTile(size, spawnTile))
  const squares = l.xy.map((_, square) => square).filter((square) => own.has(square) || isOnEdge(l, square))
  spawnGrounds.set(key, squares)
  return squares
}
const spawnGrounds = new Map<number, readonly number[]>()

/** ev.spawn.1 to ev.spawn.4 Empty outdoor squares of the Spawn tile and of the map edge, on face-up tiles. */
export function spawnSquares(look: Look): number[] {
  const { state, book, facts } = look
  const taken = crowd(state)
  const near = book.spawnMinDistance === 0 ? [] : livingMarines(state)
  return spawnGround(state.size, state.spawnTile).filter(
    (square) =>
      facts.outdoor[square] === 1 &&
      taken[square] === 0 &&
      !near.some((m) => chebyshev(facts.l, m.at, square) <= book.spawnMinDistance),
  )
}

/** ev.pop.14 Local coordinates 3 to 5: the nine squares in the middle of a tile. */
export function isInner(l: Lattice, square: number): boolean {
  const u = (((l.xOf[square] as number) - 1) % TILE_SIDE) + 1
  const v = (((l.yOf[square] as number) - 1) % TILE_SIDE) + 1
  return u >= INNER.from && u <= INNER.to && v >= INNER.from && v <= INNER.to
}

/** ev.pop.13, ev.pop.14 Empty outdoor squares in the middle of the new tile. */
function innerSquares({ state, facts }: Look, position: number): number[] {
  const taken = crowd(state)
  return squaresOfTile(state.size, position).filter(
    (square) => isInner(facts.l, square) && facts.outdoor[square] === 1 && taken[square] === 0,
  )
}

/** ev.pop.15, ev.pop.16 The middle of the new tile comes first, then spawn squares. */
export function populationSquares(look: Look, position: number): number[] {
  const inner = innerSquares(look, position)
  return inner.length > 0 ? inner : spawnSquares(look)
}

/** ev.pop.19, ev.spawn.7 A zombie is placed standing; ev.flip.10 in the Zombie Turn it is fresh. */
type Placement = 'ev.pop.13' | 'ev.pop.15' | 'ev.spawn.7' | 'ev.scav.3'

export function placeZombie(t: Transaction, square: number, clause: Placement): void {
  const { state } = t
  const id = state.nextZombie++
  addZombie(state, id, square, state.phase === 'zombies')
  t.emit({ e: 'zombie placed', clause, zombie: id, at: xyOf(t, square) })
}

export const placeZombieChoices = (look: Look, squares: readonly number[]): Command[] =>
  squares.map((square) => ({ do: 'place-zombie', at: xyOf(look, square) as [number, number] }))

/** Why an empty square of a face-up tile is no spawn square. */
export function noSpawnSquare({ state, book, facts }: Look, square: number): Refusal {
  return facts.outdoor[square] === 1 && spawnGround(state.size, state.spawnTile).includes(square)
    ? refuse('ev.spawn.4', `A marine is within ${book.spawnMinDistance} squares.`)
    : refuse('ev.spawn.1', 'Spawn squares are outdoors, on the Spawn tile or at the map edge.')
}

/** Why an empty square of a face-up tile is none for a zombie of the new tile. */
function noPopulationSquare(look: Look, position: number, square: number): Refusal {
  const { state, facts } = look
  if (innerSquares(look, position).length === 0) return noSpawnSquare(look, square)
  if (tileOfSquare(state.size, square) !== position)
    return refuse('ev.pop.16', 'The squares in the middle of the new tile have to be used up first.')
  return isInner(facts.l, square)
    ? refuse('ev.pop.13', 'Zombies of a new tile are placed outdoors.')
    : refuse('ev.pop.14', 'This square is within two squares of the edge of the tile.')
}

/** Why a zombie cannot be placed where a command says: the legal squares are given, and what is wrong with others. */
export function checkZombiePlace(
  look: Look,
  command: Command,
  squares: readonly number[],
  must: Clause,
  why: (square: number) => Refusal,
): Refusal | null {
  if (command.do !== 'place-zombie') return refuse(must, 'A zombie must be placed now.')
  const square = squareNamed(look, command.at)
  if (square < 0) return refuse('ev.map.9', 'This square is not on the map.')
  if (look.facts.up[square] === 0) return refuse('ev.flip.2', 'Nothing is placed on a face-down tile.')
  if (squares.includes(square)) return null
  if (crowd(look.state)[square] !== 0) return refuse('ev.map.11', 'This square is taken.')
  return why(square)
}

export const populate = procedure<Transaction, Command>('populate', [
  step<Transaction, Populating>('ev.pop.1', 'roll for doors', rollDoors),
  askWhile<Transaction, Command, Populating>('ev.pop.3', 'place a door', {
    who: (look, v) => {
      const placer = doorPlacer(v)
      return placer === null || doorPlaces(look, v.tile).length === 0 ? [] : [placer]
    },
    choices: (look, v) =>
      doorPlaces(look, v.tile).map((side) => ({ do: 'place-door', side: sideXY(look, side) }) as unknown as Command),
    check: (look, v, _seat, command) => checkDoor(look, v, command),
    take: (t, v, seat, command) => placeDoor(t, v, seat, command as CommandOf<'place-door'>),
  }),
  step<Transaction, Populating>('ev.pop.9', 'lose the doors left over', loseDoors),
  step<Transaction, Populating>('ev.pop.11', 'roll for zombies', (t, v) => {
    v.zombies = rollZombies(t, 'ev.pop.11', v.factor * zombieDice(t), 0, tileName(t.state.size, v.tile))
  }),
  askWhile<Transaction, Command, Populating>('ev.pop.13', 'place a zombie', {
    who: (look, v) => (v.zombies > 0 && populationSquares(look, v.tile).length > 0 ? [ZOMBIE_SEAT] : []),
    choices: (look, v) => placeZombieChoices(look, populationSquares(look, v.tile)),
    check: (look, v, _seat, command) =>
      checkZombiePlace(look, command, populationSquares(look, v.tile), 'ev.pop.13', (square) =>
        noPopulationSquare(look, v.tile, square),
      ),
    take: (t, v, _seat, command) => {
      const overflow = innerSquares(t, v.tile).length === 0
      placeZombie(t, squareNamed(t, (command as CommandOf<'place-zombie'>).at), overflow ? 'ev.pop.15' : 'ev.pop.13')
      v.zombies--
    },
  }),
  step<Transaction, Populating>('ev.pop.18', 'lose the zombies left over', (t, v) =>
    loseZombies(t, 'ev.pop.18', v.zombies),
  ),
  step('ev.win.6', 'check the victory conditions', checkVictory),
])
