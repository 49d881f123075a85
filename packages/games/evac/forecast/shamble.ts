/** The rest of the dead, as the automation would move them one after the other, with what that comes to. */
import { distances, FARTHEST, UNREACHED } from '@shamble/grid'
import type { Seat } from '@shamble/kernel'
import { squareOf } from '../bots/advice.ts'
import type { Board } from '../bots/board.ts'
import { zdistAt } from '../bots/terms.ts'
import { moveZombie, preyOrder } from '../bots/zombie-moves.ts'
import type { Command } from '../commands.ts'
import { xyOf } from '../rules/02-the-map.ts'
import { marinesInReach } from '../rules/13-zombie-attacks.ts'
import { zombieStepsLeft } from '../rules/13-zombie-movement.ts'
import { isReady } from '../rules/19-zombie-turn.ts'
import { type State, type Zombie, ZOMBIE_SEAT, zombieOf } from '../state.ts'
import type { Shambling } from './answers.ts'
import { choicesOf, lastFrame, questionNamed } from './judge.ts'
import { zombieHints } from './zombie.ts'

/** A zombie at rest is tried once; more steps than any of them has. */
const MOST_STEPS = 12

/** The same board with another state. */
export const supposed = (board: Board, change: Partial<State>): Board => ({
  ...board,
  state: { ...board.state, ...change },
  memo: {},
})

/** Inside the activation of one zombie that has walked so far. */
function inActivation(board: Board, z: Zombie, moved: number): Board {
  const [base] = board.state.frames
  const frame = { ...(lastFrame(board) ?? base), proc: 'zombie', vars: varsOf(z) } as State['frames'][number]
  const zombies = board.state.zombies.map((other) => (other.id === z.id ? z : other))
  return supposed(board, { zombies, zombieMoved: moved, frames: [...board.state.frames, frame] })
}

const varsOf = (z: Zombie) => ({ zombie: z.id, stopped: false, victim: '' })

interface Walked {
  readonly shambling: Shambling
  /** What is left to suppose for those after it. */
  readonly board: Board
}

/** What one of them does. Where a die is thrown or a tile turned over nobody knows what comes then. */
function walk(board: Board, from: Zombie, before: readonly Command[], moved: number): Walked {
  const question = questionNamed(board, 'zombie', 'move the zombie')
  const commands = [...before]
  let z = from
  let steps = moved
  let isOpen = false
  for (let i = 0; i < MOST_STEPS; i++) {
    const now = inActivation(board, z, steps)
    if (zombieStepsLeft(now) <= 0) break
    const { command } = moveZombie(now, choicesOf(now, question, varsOf(z), ZOMBIE_SEAT))
    commands.push(command)
    if (command.do !== 'step') {
      isOpen = command.do === 'batter'
      break
    }
    const to = squareOf(board, command.to)
    isOpen = board.facts.up[to] === 0
    if (isOpen) break
    z = { ...z, at: to }
    steps++
  }
  return ended(board, from, { z, steps, commands, isOpen })
}

interface Ended {
  readonly z: Zombie
  readonly steps: number
  readonly commands: Command[]
  readonly isOpen: boolean
}

/** Where it stands it bites: of several the one whom the automation would. */
function ended(board: Board, from: Zombie, { z, steps, commands, isOpen }: Ended): Walked {
  const near = isOpen ? [] : marinesInReach(inActivation(board, z, steps), z)
  const prey = preyOrder(near)[0]
  if (prey && near.length > 1) commands.push({ do: 'bite', marine: prey.seat })
  const bites: Seat | null = prey?.seat ?? null
  const zombies = board.state.zombies.map((other) => (other.id === z.id ? z : other))
  const marines = board.state.marines.map((m) => (m.seat === bites ? { ...m, hp: m.hp - 1 } : m))
  return {
    shambling: { zombie: z.id, commands, from: from.at, to: z.at, bites, isOpen },
    board: supposed(board, { zombies, marines }),
  }
}

/**
 * Zombie bot rules 3 to 7: those nearest to a marine first; what throws a die comes last, since all waits for it. Those who
 * go before it find it where it stands now, and it finds them where they have gone.
 */
export function shamble(board: Board): Shambling[] {
  const frame = lastFrame(board)
  const found: Shambling[] = []
  const waiting: Zombie[] = []
  let now = board
  const go = ({ shambling, board: after }: Walked): void => {
    found.push(shambling)
    now = after
  }
  const start = (z: Zombie): Walked => walk(now, z, [{ do: 'activate', zombie: z.id }], 0)
  const active = frame?.proc === 'zombie' ? zombieOf(board.state, Number(frame.vars['zombie'])) : undefined
  if (active) go(walk(now, active, [], board.state.zombieMoved))
  for (const z of ready(board)) {
    if (z.id === active?.id) continue
    const next = start(z)
    if (next.shambling.isOpen) waiting.push(z)
    else go(next)
  }
  for (const z of waiting) go(start(z))
  return found
}

/** Rule 3: ascending zdist, then id. */
function ready(board: Board): Zombie[] {
  const far = (z: Zombie): number => zdistAt(board, z.at) * 100_000 + z.id
  return board.state.zombies.filter(isReady).sort((a, b) => far(a) - far(b))
}

/** As near to a square as it may get without a die and without turning a tile over. */
function sentTo(board: Board, z: Zombie, far: Int16Array): Walked {
  const { reach, left } = zombieHints(board, z)
  const key = (at: number): number => (far[at] === UNREACHED ? FARTHEST : (far[at] as number))
  const [own, ...others] = reach
  if (!own) throw new Error('a zombie that is down is not sent')
  const isNearer = (a: typeof own, b: typeof own): boolean =>
    key(a.at) < key(b.at) || (key(a.at) === key(b.at) && a.steps < b.steps)
  const best = others.reduce((a, b) => (b.kind === 'walk' && isNearer(b, a) ? b : a), own)
  const steps = best.path.map((square): Command => ({ do: 'step', to: xyOf(board, square) as [number, number] }))
  const stop: readonly Command[] = best.steps < left ? [{ do: 'stop' }] : []
  const commands: Command[] = [{ do: 'activate', zombie: z.id }, ...steps, ...stop]
  return ended(board, z, { z: { ...z, at: best.at }, steps: best.steps, commands, isOpen: false })
}

/** ev.zturn.4 These of the dead, the nearest first: each as near to a square as it may. */
export function herd(board: Board, ids: readonly number[], to: number): Shambling[] {
  const { l, zombieWays, up } = board.facts
  const far = distances(l, { from: to, cost: zombieWays, passable: up })
  const own = board.state.zombies.filter((z) => isReady(z) && ids.includes(z.id))
  const key = ({ at, id }: Zombie): number => (far[at] === UNREACHED ? FARTHEST : (far[at] as number)) * 100_000 + id
  const found: Shambling[] = []
  let now = board
  for (const z of own.sort((a, b) => key(a) - key(b))) {
    const next = sentTo(now, z, far)
    found.push(next.shambling)
    now = next.board
  }
  return found
}
