/** Zombie bot, rules 4 to 7: what one zombie does in its activation. */
import { distances, manhattan, UNREACHED } from '@shamble/grid'
import type { Command } from '../commands.ts'
import { helipadIsClear } from '../rules/01-the-object.ts'
import { zombieStepsLeft } from '../rules/13-zombie-movement.ts'
import { livingMarines, type Marine, seatNumber, theZombie, type Zombie } from '../state.ts'
import { type Decision, first, least, offered, squareOf, stepTo } from './advice.ts'
import { type Board, DOOR_PRICE, fieldNamed } from './board.ts'
import { automaticRounds } from './weapons.ts'
import { canBite, isOnPad, livingSquares, orFar, zdistAt, zombieSquares } from './terms.ts'

/** A square the zombie can get to, and how. */
interface Walk {
  to: number
  steps: number
  /** The first square on the way. */
  via: number
  /** Nobody else stands there. */
  free: boolean
}

export function moveZombie(board: Board, choices: readonly Command[]): Decision {
  const frame = board.state.frames[board.state.frames.length - 1]
  const z = theZombie(board.state, Number(frame?.vars['zombie']))
  const walks = walksOf(board, z)
  return (
    attackMove(board, z, walks, choices) ??
    scoutMove(board, z, walks, choices) ??
    guardMove(board, z, choices) ??
    approach(board, z, walks, choices) ??
    makeRoom(board, walks, choices)
  )
}

/** Where this zombie can go without a die; rule 7 keeps the last one on the pad there. */
function walksOf(board: Board, z: Zombie): Walk[] {
  const { l, up, zombieWays } = board.facts
  const bound = isLastOnPad(board, z)
  const taken = zombieSquares(board)
  const closed = livingSquares(board)
  const most = zombieStepsLeft(board)
  const alone = board.state.zombies.every((other) => other === z || other.at !== z.at)
  const walks: Walk[] = [{ to: z.at, steps: 0, via: z.at, free: alone }]
  closed.push(z.at)
  for (let head = 0; head < walks.length; head++) {
    const { to: from, steps, via } = walks[head]!
    if (steps === most) break
    for (let way = 4 * from; way < 4 * from + 4; way++) {
      const to = l.neighbours4[way]!
      if (to < 0 || up[to] === 0 || zombieWays[l.sides4[way]!] === 0 || closed.includes(to)) continue
      if (bound && !isOnPad(board, to)) continue
      closed.push(to)
      walks.push({ to, steps: steps + 1, via: steps === 0 ? to : via, free: taken[to] === 0 })
    }
  }
  return walks
}

/** Rule 7: without this zombie on it the helipad would be the marines'. */
function isLastOnPad(board: Board, z: Zombie): boolean {
  if (!isOnPad(board, z.at)) return false
  const others = board.state.zombies.filter((other) => other !== z)
  if (others.some((other) => isOnPad(board, other.at))) return false
  return helipadIsClear({ ...board, state: { ...board.state, zombies: others } })
}

/** Rule 4a: the lowest HP, then the most rounds in automatic weapons, then the lowest seat. */
export const preyOrder = (marines: readonly Marine[]): Marine[] =>
  [...marines].sort(
    (a, b) => a.hp - b.hp || automaticRounds(b) - automaticRounds(a) || seatNumber(a.seat) - seatNumber(b.seat),
  )

/** Rule 4a: into contact without a die if possible. */
function attackMove(board: Board, z: Zombie, walks: readonly Walk[], choices: readonly Command[]): Decision | null {
  if (zdistAt(board, z.at) > zombieStepsLeft(board)) return null
  const marines = livingMarines(board.state)
  for (const prey of preyOrder(marines)) {
    const places = walks.filter(({ to, free }) => free && canBite(board, to, prey.at))
    const best = least(places, ({ to, steps }) => [steps, -marines.filter((m) => canBite(board, to, m.at)).length, to])
    if (best) return walk(board, best, choices, `${prey.name} can be attacked.`)
  }
  return null
}

function walk(board: Board, { steps, via }: Walk, choices: readonly Command[], why: string): Decision | null {
  const command = steps === 0 ? first(choices, 'stop') : stepTo(board, choices, via)
  return command ? { command, why } : null
}

/** Rule 5: beyond this zdist a zombie scouts, while so many tiles are face down. */
const SCOUT_BEYOND = 12
const SCOUT_TILES = 8

function isScout(board: Board, z: Zombie): boolean {
  if (!board.book.zombiesMayFlip() || zdistAt(board, z.at) <= SCOUT_BEYOND || isGuard(board, z)) return false
  return board.facts.helipad >= 0 || board.state.tiles.filter((tile) => !tile.up).length > SCOUT_TILES
}

/** Steps without doors to the nearest open side of a face-down tile. */
const scoutField = (board: Board): Int16Array =>
  fieldNamed(board.terrain, 'scout', () => {
    const { l, up, zombieWays } = board.facts
    const from: number[] = []
    for (let square = 0; square < l.squares; square++) {
      if (up[square] === 0) continue
      for (let way = 4 * square; way < 4 * square + 4; way++) {
        const to = l.neighbours4[way]!
        if (to >= 0 && up[to] === 0 && zombieWays[l.sides4[way]!] === 1) from.push(square)
      }
    }
    return distances(l, { from, cost: zombieWays, passable: up })
  })

/** Rule 5: to the nearest face-down tile, and onto it. */
function scoutMove(board: Board, z: Zombie, walks: readonly Walk[], choices: readonly Command[]): Decision | null {
  if (!isScout(board, z)) return null
  const field = scoutField(board)
  if (field[z.at] === UNREACHED) return null
  const why = 'Far from the marines, it scouts for more zombies.'
  const unseen = offered(choices, 'step').filter(
    ({ to }) => board.facts.up[squareOf(board, to)] === 0 && !isLastOnPad(board, z),
  )
  const [across] = unseen.sort((a, b) => squareOf(board, a.to) - squareOf(board, b.to))
  if (field[z.at] === 0 && across) return { command: across, why }
  const best = least(
    walks.filter(({ free }) => free),
    ({ to, steps }) => [orFar(field[to]!), steps, to],
  )
  return best ? walk(board, best, choices, why) : null
}

/** Rule 6: how many zombies guard the pad. */
const GUARDS = 2

function isGuard(board: Board, z: Zombie): boolean {
  if (!isOnPad(board, z.at)) return false
  const away = (one: Zombie): number => manhattan(board.facts.l, one.at, board.terrain.padCentre)
  const nearer = board.state.zombies.filter(
    (one) => one !== z && isOnPad(board, one.at) && (away(one) < away(z) || (away(one) === away(z) && one.at < z.at)),
  )
  return nearer.length < GUARDS
}

/** Rule 6: a guard does nothing but attack. */
function guardMove(board: Board, z: Zombie, choices: readonly Command[]): Decision | null {
  const stop = first(choices, 'stop')
  if (!stop || !isGuard(board, z)) return null
  return { command: stop, why: 'It guards the helipad.' }
}

/** Rule 4d: as near as possible to a marine, through doors and past other zombies. */
function approach(board: Board, z: Zombie, walks: readonly Walk[], choices: readonly Command[]): Decision | null {
  const here = zdistAt(board, z.at)
  const best = least(
    walks.filter(({ free }) => free),
    ({ to, steps }) => [zdistAt(board, to), steps, to],
  )
  if (best && zdistAt(board, best.to) < here) return walk(board, best, choices, 'It comes nearer to a marine.')
  const door = batterDown(board, z, here, choices)
  if (door) return door
  const jam = walks.some(({ to, free }) => !free && zdistAt(board, to) < here)
  const beside = jam && board.state.zombieMoved === 0 ? least(sidesteps(board, walks, here), sideKey) : undefined
  if (beside) return walk(board, beside, choices, 'Others are in the way, so it goes round them.')
  const stop = first(choices, 'stop')
  return stop ? { command: stop, why: 'It cannot get nearer to a marine.' } : null
}

const sideKey = ({ steps, to }: Walk): readonly number[] => [steps, to]

const sidesteps = (board: Board, walks: readonly Walk[], here: number): Walk[] =>
  walks.filter(({ to, steps, free }) => free && steps > 0 && zdistAt(board, to) === here)

/** Rule 4d: the cheapest way leads through a standing door. */
function batterDown(board: Board, z: Zombie, here: number, choices: readonly Command[]): Decision | null {
  const bound = isLastOnPad(board, z)
  const doors = offered(choices, 'batter').filter(({ to }) => {
    const square = squareOf(board, to)
    return zdistAt(board, square) + DOOR_PRICE === here && (!bound || isOnPad(board, square))
  })
  const best = least(doors, ({ to }) => [zdistAt(board, squareOf(board, to)), squareOf(board, to)])
  return best ? { command: best, why: 'The way leads through this door.' } : null
}

/** In another zombie's square it cannot stay: on to the best free one. */
function makeRoom(board: Board, walks: readonly Walk[], choices: readonly Command[]): Decision {
  const free = walks.filter((w) => w.free && w.steps > 0)
  const best = least(free, ({ to, steps }) => [zdistAt(board, to), steps, to])
  const command = first(choices, 'stop') ?? (best ? stepTo(board, choices, best.via) : undefined) ?? choices[0]
  return { command: command as Command, why: 'It takes the best free square.' }
}
