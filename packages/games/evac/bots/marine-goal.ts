/** The squad plan: where a marine wants to go. */
import { distances, UNREACHED } from '@shamble/grid'
import { squaresOfTile, tileOfSquare } from '../content/map.ts'
import { alive, livingMarines, type Marine, seatNumber } from '../state.ts'
import { least } from './advice.ts'
import { type Board, fieldNamed, type Terrain } from './board.ts'
import { FAR, mdist, orFar, walkable } from './terms.ts'

/** A step that would turn over a face-down tile. */
export interface Crossing {
  readonly from: number
  readonly to: number
  readonly tile: number
}

export interface Goal {
  readonly kind: 'pad' | 'fuel' | 'explore' | 'none'
  /** What the way to the goal costs from every square. */
  readonly field: Int16Array
  /** The steps onto face-down tiles that lead there. */
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

/** The way of a marine to whom every square has its Danger. */
export function goalOf(board: Board, m: Marine, danger: Uint8Array): Goal {
  return fuelGoal(board, m, danger) ?? padGoal(board, m, danger) ?? exploreGoal(board, m, danger)
}

/** What else a step costs, in steps: for every two zombies that can come, on the Spawn tile, past a zombie, unseen. */
const PER_DANGER = 0.5
const ON_SPAWN_TILE = 2
const PAST_ZOMBIE = 6
const UNSEEN = 1

const groundKnown = new WeakMap<Terrain, Uint8Array>()

/** What the sides cost a marine by the ground alone. */
function groundCost(board: Board): Uint8Array {
  const known = groundKnown.get(board.terrain)
  if (known) return known
  const { marineWays, up } = board.facts
  const cost = marineWays.slice()
  for (const square of squaresOfTile(board.state.size, board.state.spawnTile)) raise(board, cost, square, ON_SPAWN_TILE)
  for (let square = 0; square < up.length; square++) if (up[square] === 0) raise(board, cost, square, UNSEEN)
  groundKnown.set(board.terrain, cost)
  return cost
}

/** Makes the open sides of a square cost so much more than a step. */
function raise({ facts: { l } }: Board, cost: Uint8Array, square: number, price: number): void {
  for (let way = 4 * square; way < 4 * square + 4; way++) {
    const side = l.sides4[way]!
    if (side >= 0 && cost[side]! > 0 && cost[side]! <= price) cost[side] = 1 + price
  }
}

/** Steps to the goals, dearer where it is dangerous. Zombies will not stay where they are, so no way is closed. */
function wayField(board: Board, danger: Uint8Array, goals: readonly number[], passable?: Uint8Array): Int16Array {
  const cost = groundCost(board).slice()
  for (let square = 0; square < danger.length; square++)
    if (danger[square]! > 1) raise(board, cost, square, Math.floor(danger[square]! * PER_DANGER))
  for (const z of board.state.zombies) raise(board, cost, z.at, PAST_ZOMBIE)
  return distances(board.facts.l, { from: goals, cost, passable })
}

const fuelOf = (m: Marine): number => m.items.filter((item) => item.kind === 'fuel').length

const fuelIsMissing = ({ state, book }: Board): boolean =>
  livingMarines(state).reduce((sum, m) => sum + fuelOf(m), 0) < book.scenario.fuelNeeded

/** Rule 13: until two cans are carried, the nearest marine goes for a known can, on the floor or on a body. */
function fuelGoal(board: Board, m: Marine, danger: Uint8Array): Goal | null {
  if (!fuelIsMissing(board)) return null
  const bodies = board.state.marines.filter((one) => !alive(one) && fuelOf(one) > 0).map((one) => one.at)
  for (const can of [...board.state.cans, ...bodies]) {
    const field = mdist(board, [can])
    const nearest = least(livingMarines(board.state), (one) => [orFar(field[one.at]!), seatNumber(one.seat)])
    if (nearest?.seat === m.seat && field[m.at] !== UNREACHED)
      return { kind: 'fuel', field: wayField(board, danger, [can], board.facts.up), crossings: [] }
  }
  return null
}

/** The outdoor squares of a helipad that is face up; the way may lead through unseen tiles. */
function padGoal(board: Board, m: Marine, danger: Uint8Array): Goal | null {
  const { state, facts } = board
  if (facts.helipad < 0 || (fuelIsMissing(board) && crossings(board).length > 0)) return null
  const squares = squaresOfTile(state.size, facts.helipad).filter((square) => facts.outdoor[square] === 1)
  const field = wayField(board, danger, squares)
  const onTheWay = crossings(board).filter(({ from, to }) => field[to]! < field[from]! && field[from]! <= field[m.at]!)
  return { kind: 'pad', field, crossings: onTheWay }
}

/** A tile that another marine is nearer to is left to it as long as another one is at most so many steps farther. */
const DETOUR = 7

function exploreGoal(board: Board, m: Marine, danger: Uint8Array): Goal {
  const own = stepsToTiles(board, m)
  const tiles = [...own.keys()].sort((a, b) => own.get(a)! - own.get(b)! || a - b)
  const [nearest] = tiles
  const all = crossings(board)
  if (nearest === undefined) return wayTo(board, danger, all)
  const mates = livingMarines(board.state).filter((one) => one.seat !== m.seat)
  const isMine = (tile: number): boolean =>
    mates.every((mate) => {
      const theirs = stepsToTiles(board, mate).get(tile) ?? FAR
      return theirs > own.get(tile)! || (theirs === own.get(tile) && seatNumber(mate.seat) > seatNumber(m.seat))
    })
  const limit = own.get(nearest)! + DETOUR
  const tile = tiles.find((one) => own.get(one)! <= limit && isMine(one)) ?? nearest
  return wayTo(
    board,
    danger,
    all.filter((one) => one.tile === tile),
  )
}

function wayTo(board: Board, danger: Uint8Array, to: readonly Crossing[]): Goal {
  const squares = to.map((one) => one.from)
  const kind = to.length > 0 ? 'explore' : 'none'
  return { kind, field: wayField(board, danger, squares, board.facts.up), crossings: to }
}

/** Steps of a marine to every face-down tile it can get to. */
function stepsToTiles(board: Board, m: Marine): Map<number, number> {
  const { facts } = board
  board.memo.zombiesKey ??= board.state.zombies.map((z) => z.at).join()
  const field = fieldNamed(board.terrain, `m${m.at}/${board.memo.zombiesKey}`, () =>
    distances(facts.l, { from: m.at, cost: facts.marineWays, passable: walkable(board) }),
  )
  const steps = new Map<number, number>()
  for (const { from, tile } of crossings(board)) {
    const there = field[from]!
    if (there !== UNREACHED && there < (steps.get(tile) ?? FAR)) steps.set(tile, there)
  }
  return steps
}
