/** Marine bot, rule 1: win now. */
import type { Command } from '../commands.ts'
import { helipadIsClear } from '../rules/01-the-object.ts'
import { squaresOfTile } from '../content/map.ts'
import { canSee } from '../rules/09-marine-attacks.ts'
import { isHit } from '../rules/14-grenades.ts'
import { alive, type Zombie } from '../state.ts'
import { type Decision, least, squareOf } from './advice.ts'
import type { Board } from './board.ts'
import { goTo, type Situation } from './situation.ts'
import { isOnPad } from './terms.ts'
import { aim, attackCommand, seenFrom } from './weapons.ts'

const STEP = 'The helipad is clear, and this step wins.'
const THROW = 'A grenade clears the helipad for certain.'
const SHOOT = 'The zombies on the helipad come before everything else.'

/** Rule 1: a sequence of this marine alone that wins for certain. */
export function winNow(s: Situation): Decision | null {
  if (s.board.facts.helipad < 0) return null
  return stepOntoPad(s) ?? grenadeOnPad(s)
}

/** Whether the marines would have won with this marine on that square and these zombies left. */
function wins({ board, m }: Situation, at: number, zombies: readonly Zombie[]): boolean {
  if (!board.book.landsAtOnce()) return false
  const marines = board.state.marines.map((one) => (one === m ? { ...m, at } : one))
  return helipadIsClear({ ...board, state: { ...board.state, marines, zombies: [...zombies] } })
}

function stepOntoPad(s: Situation): Decision | null {
  const { board, stops } = s
  if (board.state.zombies.some((z) => isOnPad(board, z.at))) return null
  const best = least(
    stops.filter((stop) => stop.steps > 0 && isOnPad(board, stop.at)),
    (stop) => [stop.steps, stop.at],
  )
  return best && wins(s, best.at, board.state.zombies) ? goTo(s, best.at, STEP) : null
}

/** Squares where a grenade would kill every zombie on the pad and no marine. */
function clearingSquares({ board, m }: Situation, thrower: number): number[] {
  const onPad = board.state.zombies.filter((z) => isOnPad(board, z.at))
  const [one] = onPad
  if (!one || !m.items.some((item) => item.kind === 'grenade')) return []
  const { l } = board.facts
  const around = [one.at, ...l.neighbours8.subarray(8 * one.at, 8 * one.at + 8)].filter((square) => square >= 0)
  return around.filter(
    (centre) =>
      board.facts.up[centre] === 1 &&
      onPad.every((z) => isHit(board, centre, z.at)) &&
      canSee(board, thrower, centre) &&
      sparesMarines(board, centre, m.seat, thrower),
  )
}

/** No living marine is hit, the thrower on its square included. */
export function sparesMarines(board: Board, centre: number, thrower: string, at: number): boolean {
  if (!board.book.blastKillsMarines()) return true
  return board.state.marines.every((one) => !alive(one) || !isHit(board, centre, one.seat === thrower ? at : one.at))
}

/** Rule 1: throw and be on the pad, throw and step onto it, or step to where the throw wins. */
function grenadeOnPad(s: Situation): Decision | null {
  const { board, m, choices, mayAttack } = s
  if (!mayAttack || !m.items.some((item) => item.kind === 'grenade')) return null
  const left = board.state.zombies.filter((z) => !isOnPad(board, z.at))
  const [centre] = clearingSquares(s, m.at)
  const after = m.stirred ? [m.at] : [m.at, ...padWithin(s)]
  if (centre !== undefined && after.some((at) => wins(s, at, left))) {
    const command = choices.find((c) => c.do === 'throw' && squareOf(board, c.at) === centre)
    if (command) return { command: command as Command, why: THROW }
  }
  const from = s.stops.find(
    (stop) =>
      stop.steps > 0 && stop.steps <= s.walk && wins(s, stop.at, left) && clearingSquares(s, stop.at).length > 0,
  )
  return from ? goTo(s, from.at, THROW) : null
}

const padWithin = ({ board, stops, walk }: Situation): number[] => {
  const pad = squaresOfTile(board.state.size, board.facts.helipad)
  return stops.filter((stop) => stop.steps <= walk && pad.includes(stop.at)).map((stop) => stop.at)
}

/** Rule 1: on the pad, or with the last zombies there in sight, shoot them. */
export function shootPadZombies(s: Situation): Decision | null {
  const { board, m, mayAttack, choices } = s
  if (!mayAttack || board.facts.helipad < 0) return null
  const onPad = board.state.zombies.filter((z) => isOnPad(board, z.at))
  const seen = seenFrom(board, m.at).filter((z) => onPad.includes(z))
  if (seen.length === 0 || (seen.length < onPad.length && !isOnPad(board, m.at))) return null
  const stand = !m.stirred
  const attack = aim(board, m, m.at, stand, seen)
  const command = attack && attackCommand(m, attack, stand, choices)
  return command ? { command, why: SHOOT } : null
}
