/** A zombie's reach, the doors it could batter and the marines it could bite. */
import { sideBetween } from '@shamble/grid'
import { type Refusal, refuse, type Seat } from '@shamble/kernel'
import type { Board } from '../bots/board.ts'
import type { ZombieHints, ZombieReached } from './answers.ts'
import { squareNamed } from '../rules/02-the-map.ts'
import { marinesInReach } from '../rules/13-zombie-attacks.ts'
import { zombieStepsLeft } from '../rules/13-zombie-movement.ts'
import { type Look, type Zombie, ZOMBIE_SEAT } from '../state.ts'
import { choicesOf, judged, lastFrame, questionNamed, supposing } from './judge.ts'

/** Whether the zombie's activation has begun. */
const isActive = (board: Board, z: Zombie): boolean => {
  const frame = lastFrame(board)
  return frame?.proc === 'zombie' && frame.vars['zombie'] === z.id
}

function whyNot(board: Board, z: Zombie): Refusal | null {
  if (isActive(board, z)) return null
  if (z.down) return refuse('ev.zturn.2', 'A knocked-down zombie stands up in the Zombie Turn and does nothing else.')
  return judged(board, ZOMBIE_SEAT, { do: 'activate', zombie: z.id })
}

interface Node {
  readonly z: Zombie
  readonly moved: number
  readonly path: readonly number[]
}

const standing = (board: Board, { z, moved }: Node): Look =>
  supposing(board, {
    zombieMoved: moved,
    zombies: board.state.zombies.map((other) => (other.id === z.id ? z : other)),
  })

/** ev.zmove.1 to ev.zmove.6, ev.zdoor.1 Where its steps lead, as the rules offer them one after the other. */
export function zombieHints(board: Board, z: Zombie): ZombieHints {
  const moved = isActive(board, z) ? board.state.zombieMoved : 0
  const question = questionNamed(board, 'zombie', 'move the zombie')
  const vars = { zombie: z.id, stopped: false, victim: '' }
  const nodes: Node[] = z.down ? [] : [{ z, moved, path: [] }]
  const seen = new Set([z.at])
  const reach: ZombieReached[] = []
  const doors: ZombieHints['doors'][number][] = []
  const bites: Seat[] = []
  for (const node of nodes) {
    const look = standing(board, node)
    const { at } = node.z
    const steps = node.moved - moved
    const choices = zombieStepsLeft(look) > 0 ? choicesOf(look, question, vars, ZOMBIE_SEAT) : []
    const mayStop = zombieStepsLeft(look) <= 0 || choices.some((c) => c.do === 'stop')
    const near = mayStop ? marinesInReach(look, node.z).map((m) => m.seat) : []
    for (const seat of near) if (!bites.includes(seat)) bites.push(seat)
    reach.push({ at, steps, kind: mayStop ? 'walk' : 'pass', path: node.path, bites: near })
    for (const choice of choices) {
      if (choice.do !== 'step' && choice.do !== 'batter') continue
      const to = squareNamed(look, choice.to)
      const path = [...node.path, to]
      if (choice.do === 'batter') doors.push({ side: sideBetween(look.facts.l, at, to), from: at, to, path: node.path })
      else if (!seen.has(to)) {
        seen.add(to)
        if (look.facts.up[to] === 1) nodes.push({ z: { ...node.z, at: to }, moved: node.moved + 1, path })
        else reach.push({ at: to, steps: steps + 1, kind: 'flip', path, bites: [] })
      }
    }
  }
  return {
    what: 'zombie',
    decision: board.state.decision,
    zombie: z.id,
    refusal: whyNot(board, z),
    left: z.down ? 0 : board.book.zombies.speed - moved,
    reach,
    doors: onePerDoor(doors),
    needs: board.book.zombies.doorTarget,
    bites,
  }
}

/** The nearest way to each side of each door. */
function onePerDoor(doors: readonly ZombieHints['doors'][number][]): ZombieHints['doors'] {
  const known = new Set<string>()
  return doors.filter(({ side, from }) => {
    const key = `${side}/${from}`
    return known.has(key) ? false : known.add(key) !== undefined
  })
}
