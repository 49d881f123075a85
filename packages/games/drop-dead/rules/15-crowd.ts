/** Where a zombie may set its foot: no figure, no full tile, no wall. Kept up to date while a horde moves. */
import { stepReach, type StepSearch } from '@shamble/grid'
import { isAlive, type Look, type PlacedTile, type Transaction, unitOfSurvivor, xyOf, type Zombie } from '../state.ts'
import type { DropDeadBook } from '../book.ts'
import type { Clause } from '../clauses.ts'
import { unitIn } from '../content/map.ts'
import { TILE_SIDE } from '../tables/map.ts'
import { squareOf, unitOfSquare } from './01-grid.ts'

export interface Crowd {
  /** dd.behaviour.8 Per square: 1 where a zombie may step. */
  readonly passable: Uint8Array
  /** Per square: 1 where a figure stands. */
  readonly figures: Uint8Array
  /** Per tile: how many zombies stand there. */
  readonly zombies: Uint8Array
  /** dd.zombies.9 A tile with so many zombies lets no other in. */
  readonly full: number
  /** dd.behaviour.8, dd.variant.9 The steps that count, 0 to 7 clockwise from north, in the order of preference. */
  readonly directions: readonly number[]
}

/** dd.shamble.4 The compass: what each of the eight directions, clockwise from north, adds to x and y. */
export const COMPASS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
]

const directionsOf = new WeakMap<DropDeadBook['huntingSteps'], readonly number[]>()

/** dd.behaviour.8, dd.variant.9 The steps of hunting and commanded zombies as directions of the compass. */
export function zombieDirections({ huntingSteps }: DropDeadBook): readonly number[] {
  const known = directionsOf.get(huntingSteps)
  if (known) return known
  const directions = huntingSteps.map(([dx, dy]) => COMPASS.findIndex(([x, y]) => x === dx && y === dy))
  directionsOf.set(huntingSteps, directions)
  return directions
}

/** dd.zombies.9, dd.variant.11 So many zombies on a tile let no other walk in. */
export const fullForZombies = (book: DropDeadBook): number =>
  book.fullTilesStopZombies() ? book.zombies.perTile : Number.POSITIVE_INFINITY

export function gather(look: Look): Crowd {
  const { state, facts, book } = look
  const crowd: Crowd = {
    passable: new Uint8Array(facts.l.squares).fill(1),
    figures: new Uint8Array(facts.l.squares),
    zombies: new Uint8Array(facts.tiles.length),
    full: fullForZombies(book),
    directions: zombieDirections(book),
  }
  for (const one of state.survivors) if (isAlive(one)) bar(crowd, squareOf(facts, unitOfSurvivor(one)))
  for (const z of state.zombies) putDown(look, crowd, squareOf(facts, z.at))
  return crowd
}

function bar({ figures, passable }: Crowd, square: number): void {
  figures[square] = 1
  passable[square] = 0
}

/** dd.zombies.9 Opens a tile to zombies that walk, or closes it. */
function setOpen({ facts }: Look, { figures, passable }: Crowd, tile: number, open: 0 | 1): void {
  const { tx, ty } = facts.tiles[tile] as PlacedTile
  let first = squareOf(facts, unitIn(tx, ty, 0, 0))
  for (let row = 0; row < TILE_SIDE; row++, first += facts.l.width)
    for (let square = first; square < first + TILE_SIDE; square++) passable[square] = figures[square] === 1 ? 0 : open
}

/** Takes a zombie out of the crowd while its own way is looked for: only the others are in its way (dd.zombies.9). */
export function lift(look: Look, crowd: Crowd, square: number): void {
  const tile = look.facts.tileAt[square] as number
  const others = crowd.zombies[tile]! - 1
  crowd.zombies[tile] = others
  crowd.figures[square] = 0
  if (others === crowd.full - 1) setOpen(look, crowd, tile, 1)
  else if (others < crowd.full) crowd.passable[square] = 1
}

export function putDown(look: Look, crowd: Crowd, square: number): void {
  const tile = look.facts.tileAt[square] as number
  const all = crowd.zombies[tile]! + 1
  crowd.zombies[tile] = all
  bar(crowd, square)
  if (all === crowd.full) setOpen(look, crowd, tile, 0)
}

/** dd.zombies.2 Units a zombie may walk: hurt ones are faster. */
export function zombieMovement({ book }: Look, { health }: Zombie): number {
  const { zombies } = book
  return zombies.movement + zombies.hurtBonus * Math.floor(Math.max(0, zombies.health - health) / zombies.hurtStep)
}

/** Ways of zombies over this ground, as a search wants them. */
export const zombieWays = (
  { facts }: Look,
  { directions }: Crowd,
  from: readonly number[],
): Pick<StepSearch, 'steps' | 'directions' | 'from'> => ({ steps: facts.steps, directions, from })

/** dd.behaviour.9 The next square down a distance field, by the first direction that leads one step nearer; -1 for none. */
export function nextSquare({ facts }: Look, { directions }: Crowd, field: Int16Array, square: number): number {
  const nearer = field[square]! - 1
  if (nearer < 0) return -1
  for (const direction of directions) {
    const to = facts.steps[8 * square + direction]!
    if (to >= 0 && field[to] === nearer) return to
  }
  return -1
}

/** Squares a zombie can reach with so many steps, the nearest first; the zombie itself is lifted out of the crowd. */
export const squaresInReach = (
  { facts }: Look,
  { directions, passable }: Crowd,
  from: number,
  most: number,
): number[] => stepReach(facts.l, { steps: facts.steps, directions, passable }, from, most)

/** dd.undead.10 Squares a zombie can be moved to as everybody stands now, the nearest first. */
export function squaresFor(look: Look, zombie: Zombie): number[] {
  const from = squareOf(look.facts, zombie.at)
  const crowd = gather(look)
  lift(look, crowd, from)
  return squaresInReach(look, crowd, from, zombieMovement(look, zombie))
}

/** Tells of one step of a zombie. */
export function tellStep(t: Transaction, zombie: Zombie, from: number, onto: number, clause: Clause): void {
  if (t.events === null) return
  const at = (square: number): [number, number] => xyOf(unitOfSquare(t.facts, square))
  t.emit({ e: 'zombie stepped', clause, zombie: zombie.n, from: at(from), onto: at(onto) })
}
