/** Marine bot, rules 2, 8 and 9: getting away, looking at new tiles, going on. */
import { chebyshev } from '@shamble/grid'
import { isMapEdge, tileOfSquare } from '../rules/02-the-map.ts'
import { type Decision, first, least, stepTo } from './advice.ts'
import type { Board } from './board.ts'
import type { Crossing } from './marine-goal.ts'
import { goTo, type Situation, type Stop } from './situation.ts'
import { P } from './params.ts'
import { FAR, isOnPad } from './terms.ts'
import { type Aim, aim, attackCommand, seenFrom } from './weapons.ts'

/** Rule 2: away from a square where enough zombies can come to kill, shooting if that does not cost the escape. */
export function doNotDie(s: Situation): Decision | null {
  const { m, here } = s
  if (here < m.hp || s.left === 0) return null
  const refuge = (P.fleeLow ? lowest : best)(s, s.stops)
  if (!refuge || refuge.danger >= here) return null
  const near = (P.fleeLow ? lowest : best)(
    s,
    s.stops.filter((stop) => stop.steps <= s.walk),
  )
  if (near && near.danger === refuge.danger) {
    const shot = m.stirred ? null : shootFrom(s, false, 'Marine bot rule 2: a shot first, then away.')
    return shot ?? goTo(s, near.at, WHY_FLEE)
  }
  return goTo(s, refuge.at, WHY_FLEE)
}

const WHY_FLEE = 'Marine bot rule 2: enough zombies can come here to kill.'

const lowest = (s: Situation, stops: readonly Stop[]): Stop | undefined =>
  least(stops, (stop) => [stop.danger, stop.ahead + exposure(s.board, stop.at), stop.steps, stop.at])

function pressure(s: Situation, at: number): number {
  let n = 0
  for (const z of s.board.state.zombies) if (chebyshev(s.board.facts.l, z.at, at) <= 6) n++
  return n
}

/** Rule 9: as little Danger as possible, then as near to the goal; away from squares where zombies appear. */
const best = (s: Situation, stops: readonly Stop[]): Stop | undefined =>
  least(stops, (stop) => [
    stop.danger >= s.m.hp ? stop.danger : 0,
    stop.danger * (s.goal.kind === 'pad' ? P.lambdaPad! : P.lambda!) * (P.hpScale ? P.hpScale / s.m.hp : 1) + (P.pressure ? P.pressure * pressure(s, stop.at) : 0) +
      stop.ahead +
      exposure(s.board, stop.at) * P.exposed!,
    stop.steps,
    stop.at,
  ])

/** Rule 9: what it counts to end on or next to a map-edge square or the Spawn tile, in steps. */
const EXPOSED = 1

function exposure(board: Board, square: number): number {
  const { l } = board.facts
  const around = l.neighbours8.subarray(8 * square, 8 * square + 8)
  const spawning = (at: number): boolean =>
    at >= 0 && (isMapEdge(l, at) || tileOfSquare(board.state.size, at) === board.state.spawnTile)
  return spawning(square) || around.some(spawning) ? EXPOSED : 0
}

/** An attack from where the marine stands, if there is one worth a round. */
export function shootFrom(s: Situation, stand: boolean, why: string): Decision | null {
  if (!s.mayAttack) return null
  const attack = worthShooting(s, s.m.at, stand)
  const command = attack && attackCommand(s.m, attack, stand, s.choices)
  return command ? { command, why } : null
}

/** How near a zombie must be to be worth a round although it is not dangerous (rule 5). */
export const CLOSE = 4

/** The attack from a square on dangerous zombies, on close ones, on those on the helipad; null if there are none. */
export function worthShooting({ board, m }: Situation, from: number, stand: boolean): Aim | null {
  const attack = aim(board, m, from, stand, seenFrom(board, from))
  if (!attack) return null
  const { target, dangerous } = attack
  const close = chebyshev(board.facts.l, from, target.at) <= P.close!
  return dangerous || close || isOnPad(board, target.at) ? attack : null
}

/** Rule 8: with so many squares of movement left after entering, a look into a face-down tile is safe enough. */

/** Rule 8: look into a face-down tile and keep enough movement to step back. */
export function look(s: Situation): Decision | null {
  const { goal, left, board } = s
  if (goal.crossings.length === 0) return null
  const within = (stop: Stop): boolean => stop.steps + 1 + P.lookBack! <= left
  const places = s.stops.filter(within)
  const options = goal.crossings.flatMap((crossing) => {
    const stop = places.find((one) => one.at === crossing.from)
    return stop ? [{ crossing, stop }] : []
  })
  const chosen = least(options, ({ crossing, stop }) => [stop.steps, crossing.from, crossing.to])
  if (!chosen) return null
  const why = 'Marine bot rule 8: a look into the next tile, with movement left to step back.'
  if (chosen.stop.steps > 0) return goTo(s, chosen.stop.at, why)
  return cross(board, s, chosen.crossing, why)
}

function cross(board: Board, s: Situation, { to }: Crossing, why: string): Decision | null {
  const command = stepTo(board, s.choices, to)
  return command ? { command, why } : null
}

/** Rule 8, after the look: shoot if that removes the danger, for the way back is rule 9's. */
export function shootAfterLook(s: Situation): Decision | null {
  if (!s.m.stirred || !s.mayAttack || s.here === 0) return null
  const attack = worthShooting(s, s.m.at, false)
  if (!attack || attack.kills < s.here) return null
  const command = attackCommand(s.m, attack, false, s.choices)
  return command ? { command, why: 'Marine bot rule 8: the shots should remove the danger.' } : null
}

/** Rule 9: towards the goal with as little Danger at the end as possible; sprint if nothing is worth shooting. */
export function goOn(s: Situation): Decision {
  const { m } = s
  const near = best(
    s,
    s.stops.filter((stop) => stop.steps <= s.walk),
  )
  const far = best(s, s.stops)
  const shooting = s.mayAttack && near !== undefined && worthShooting(s, near.at, near.at === m.at && !m.stirred)
  if (P.shootBefore && s.mayAttack && !m.stirred && near && near.at !== m.at && !shooting && far && far.danger >= near.danger) {
    const shot = shootFrom(s, false, 'Marine bot rule 9: a shot first, then on.')
    if (shot) return shot
  }
  const sprints = far && (!near || far.danger < near.danger || !shooting)
  const to = sprints ? far : near
  if (to && to.at !== m.at) {
    const step = goTo(s, to.at, 'Marine bot rule 9: towards the goal, with as little danger as possible.')
    if (step) return step
  }
  return (
    shootFrom(s, !m.stirred, 'Marine bot rule 9: something worth shooting is in sight.') ??
    finish(s, 'Marine bot rule 9: no better square is within reach.')
  )
}

/** The end of the activation; in a friend's square, any step that leads out of it. */
export function finish(s: Situation, why: string): Decision {
  const end = first(s.choices, 'end')
  if (end) return { command: end, why }
  const out = least(s.stops, (stop) => [stop.steps, stop.danger, stop.at])
  return (out && goTo(s, out.at, why)) ?? { command: s.choices[0]!, why }
}

export const isNowhere = (distance: number): boolean => distance >= FAR
