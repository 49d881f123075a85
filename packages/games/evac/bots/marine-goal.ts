/** The squad plan: where a marine wants to go. */
import type { Seat } from '@shamble/kernel'
import { distances, UNREACHED } from '@shamble/grid'
import { squaresOfTile, tileDistance, tileOfSquare } from '../rules/02-the-map.ts'
import { alive, livingMarines, type Marine, seatNumber } from '../state.ts'
import { least } from './advice.ts'
import { type Board, fieldNamed, type Terrain } from './board.ts'
import { P } from './params.ts'
import { FAR, guessedDistance, mdist, orFar, walkable, zombieSquares } from './terms.ts'

/** A step that would turn over a face-down tile. */
export interface Crossing {
  readonly from: number
  readonly to: number
  readonly tile: number
}

export interface Goal {
  readonly kind: 'pad' | 'fuel' | 'explore' | 'none'
  /** Steps to the goal from every square, FAR where there is no way. */
  readonly field: Int16Array
  /** The crossings to try, when exploring. */
  readonly crossings: readonly Crossing[]
}

const crossingsKnown = new WeakMap<Terrain, readonly Crossing[]>()

/** All steps onto face-down tiles, in reading order of the square they start from. */
export function crossings(board: Board): readonly Crossing[] {
  const known = crossingsKnown.get(board.terrain)
  if (known) return known
  const { l, up, marineWays } = board.facts
  const found: Crossing[] = []
  for (let from = 0; from < l.squares; from++) {
    if (up[from] === 0) continue
    for (let way = 4 * from; way < 4 * from + 4; way++) {
      const to = l.neighbours4[way]!
      if (to >= 0 && up[to] === 0 && marineWays[l.sides4[way]!] === 1)
        found.push({ from, to, tile: tileOfSquare(board.state.size, to) })
    }
  }
  crossingsKnown.set(board.terrain, found)
  return found
}

export function goalOf(board: Board, m: Marine, danger: Uint8Array): Goal {
  return fuelGoal(board, m, danger) ?? padGoal(board, m, danger) ?? exploreGoal(board, m, danger)
}

/** What a step costs where zombies can come, on the Spawn tile, through a zombie, on unseen ground (rule 9). */
function wayField(board: Board, danger: Uint8Array, goals: readonly number[], unseen: boolean): Int16Array {
  const { l, marineWays, up } = board.facts
  const cost = marineWays.slice()
  const taken = zombieSquares(board)
  const spawn = new Set(squaresOfTile(board.state.size, board.state.spawnTile))
  for (let square = 0; square < l.squares; square++) {
    let price = 1
    if (up[square] === 0) price += P.wUnseen!
    else {
      price += Math.min(danger[square]!, 4) * P.wDanger!
      if (spawn.has(square)) price += P.wSpawn!
      if (taken[square] === 1) price += P.wZombie!
    }
    if (price === 1) continue
    for (let way = 4 * square; way < 4 * square + 4; way++) {
      const side = l.sides4[way]!
      if (side >= 0 && cost[side]! > 0) cost[side] = Math.max(cost[side]!, price)
    }
  }
  return distances(l, { from: goals, cost, ...(unseen ? {} : { passable: up }) })
}

const carriesFuel = (m: Marine): number => m.items.filter((item) => item.kind === 'fuel').length

export const fuelCarried = (board: Board): number =>
  livingMarines(board.state).reduce((sum, m) => sum + carriesFuel(m), 0)

const fuelIsMissing = (board: Board): boolean => fuelCarried(board) < board.book.scenario.fuelNeeded

/** Rule 13: until two cans are carried, the nearest marine goes for a known can, on the floor or on a body. */
function fuelGoal(board: Board, m: Marine, danger: Uint8Array): Goal | null {
  if (!fuelIsMissing(board)) return null
  const bodies = board.state.marines.filter((one) => !alive(one) && carriesFuel(one) > 0).map((one) => one.at)
  for (const can of [...board.state.cans, ...bodies]) {
    const field = mdist(board, [can])
    const nearest = least(livingMarines(board.state), (one) => [orFar(field[one.at]!), seatNumber(one.seat)])
    if (nearest?.seat === m.seat && field[m.at] !== UNREACHED)
      return { kind: 'fuel', field: wayField(board, danger, [can], false), crossings: [] }
  }
  return null
}

/** The outdoor squares of a helipad that is face up; the way may lead through unseen tiles. */
function padGoal(board: Board, m: Marine, danger: Uint8Array): Goal | null {
  const { state, facts } = board
  if (facts.helipad < 0 || (fuelIsMissing(board) && crossings(board).length > 0)) return null
  const squares = squaresOfTile(state.size, facts.helipad).filter((square) => facts.outdoor[square] === 1)
  const field = wayField(board, danger, squares, true)
  const here = orFar(field[m.at]!)
  const ahead = crossings(board).filter(({ from, to }) => field[to]! < field[from]! && field[from]! <= here)
  return { kind: 'pad', field, crossings: ahead }
}

/** The squad plan: a tile another marine is nearer to is left to it if there is another at most so many steps farther. */
const DETOUR = 7

function exploreGoal(board: Board, m: Marine, danger: Uint8Array): Goal {
  if (P.escort && !m.items.some((i) => i.kind === 'grenade')) {
    const holder = livingMarines(board.state).find((one) => one.items.some((i) => i.kind === 'grenade'))
    if (holder) return { kind: 'fuel', field: wayField(board, danger, [holder.at], false), crossings: [] }
  }
  const own = stepsToTiles(board, m)
  const may = (t: number): number =>
    P.padOnly && board.state.starts.some((st) => tileDistance(board.state.size, st, t) < board.book.helipadMinDistance)
      ? P.padOnly
      : 0
  for (const [t, d] of own) own.set(t, d + may(t))
  const tiles = [...own.keys()].sort((a, b) => own.get(a)! - own.get(b)! || a - b)
  const nearest = tiles[0]
  if (nearest === undefined) return wander(board)
  const mates = livingMarines(board.state).filter((one) => one.seat !== m.seat)
  const isMine = (tile: number): boolean =>
    mates.every((mate) => {
      const theirs = stepsToTiles(board, mate).get(tile) ?? FAR
      return theirs > own.get(tile)! || (theirs === own.get(tile) && seatNumber(mate.seat) > seatNumber(m.seat))
    })
  const limit = own.get(nearest)! + P.detour!
  const tile = tiles.find((one) => own.get(one)! <= limit && isMine(one)) ?? nearest
  const chosen = crossings(board).filter((one) => one.tile === tile)
  return { kind: 'explore', field: wayField(board, danger, chosen.map((one) => one.from), false), crossings: chosen }
}

/** Zombies bar every way: towards the nearest unseen tile as if they were not there. */
function wander(board: Board): Goal {
  const all = crossings(board)
  if (all.length === 0) return { kind: 'none', field: new Int16Array(board.facts.l.squares), crossings: [] }
  return {
    kind: 'explore',
    field: guessedDistance(
      board,
      all.map((one) => one.from),
    ),
    crossings: all,
  }
}

/** Steps of a marine to every face-down tile it can get to. */
function stepsToTiles(board: Board, m: Marine): Map<number, number> {
  const { facts } = board
  const field = fieldNamed(board.terrain, `m${m.at}/${board.state.zombies.map((z) => z.at).join()}`, () =>
    distances(facts.l, { from: m.at, cost: facts.marineWays, passable: walkable(board) }),
  )
  const steps = new Map<number, number>()
  for (const { from, tile } of crossings(board)) {
    const there = field[from]!
    if (there !== UNREACHED && there < (steps.get(tile) ?? FAR)) steps.set(tile, there)
  }
  return steps
}

export type Order = readonly Seat[]
