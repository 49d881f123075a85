/** What a grenade on a square would do. */
import { adjacent, blockerOf } from '@shamble/grid'
import type { Board } from '../bots/board.ts'
import type { BlastHints } from './answers.ts'
import { DOOR, xyOf } from '../rules/02-the-map.ts'
import { isHit } from '../rules/14-grenades.ts'
import { alive, type Marine } from '../state.ts'
import { judged } from './judge.ts'

/** ev.gren.6, ev.gren.8, ev.gren.11 Who dies, what is spared and because of which wall or door, and which doors break. */
export function blastHints(board: Board, m: Marine, at: number): BlastHints {
  const { state, facts, book } = board
  const { l, door, touching, opaque } = facts
  const around = l.xy.flatMap((_, square) => (square === at || adjacent(l, at, square) ? [square] : []))
  const squares = around.filter((square) => isHit(board, at, square))
  const spared = around
    .filter((square) => !squares.includes(square) && facts.up[square] === 1)
    .map((square) => {
      const blocker = blockerOf(l, touching, opaque, at, square)
      return { at: square, side: blocker?.kind === 'side' ? blocker.side : null }
    })
  const sides = [0, 1, 2, 3].map((d) => l.sides4[4 * at + d] as number)
  return {
    what: 'throw',
    decision: state.decision,
    seat: m.seat,
    at,
    refusal: judged(board, m.seat, { do: 'throw', at: xyOf(board, at) as [number, number] }),
    squares,
    spared,
    zombies: state.zombies.filter((z) => squares.includes(z.at)).map((z) => z.id),
    marines: book.blastKillsMarines()
      ? state.marines.filter((one) => alive(one) && squares.includes(one.at)).map((one) => one.seat)
      : [],
    doors: sides.filter((side) => side >= 0 && door[side] === DOOR.standing),
  }
}
