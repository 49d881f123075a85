/** Marine bot, rules 2, 8 and 9: getting away, looking at new tiles, going on. */
import { chebyshev } from '@shamble/grid'
import { type Decision, first, least, stepTo } from './advice.ts'
import { goTo, type Situation, type Stop } from './situation.ts'
import { isOnPad } from './terms.ts'
import { type Aim, aim, attackCommand, seenFrom } from './weapons.ts'

const FLEE = 'Too many of the dead can get to this square: away from here.'

/** Rule 2: away from a square where enough zombies can come to kill, shooting if that does not cost the escape. */
export function doNotDie(s: Situation): Decision | null {
  const { m, here } = s
  if (here < m.hp || s.left === 0 || s.late) return null
  const refuge = safest(s.stops)
  if (!refuge || refuge.danger >= here) return null
  const near = safest(s.stops.filter((stop) => stop.steps <= s.walk))
  if (near?.danger !== refuge.danger) return goTo(s, refuge.at, FLEE)
  const shot = m.stirred ? null : shoot(s, false, 'One shot first, then away from here.')
  return shot ?? goTo(s, near.at, FLEE)
}

/** Rule 2: the lowest Danger, then the best square by rule 9. */
const safest = (stops: readonly Stop[]): Stop | undefined =>
  least(stops, (stop) => [stop.danger, stop.ahead, -stop.chase, stop.steps, stop.at])

/**
 * Rule 9: little Danger and a short way ahead, one zombie that can come weighing as much as one step; of equal squares
 * the one that is the farthest for zombies, with doors between. Danger that kills comes last.
 */
export const best = (s: Situation, stops: readonly Stop[]): Stop | undefined =>
  least(stops, (stop) => [
    stop.danger >= s.m.hp && !s.late ? stop.danger : 0,
    (s.late ? 0 : stop.danger) + stop.ahead,
    -stop.chase,
    stop.steps,
    stop.at,
  ])

/** An attack from where the marine stands, if there is one worth a round. */
function shoot(s: Situation, stand: boolean, why: string): Decision | null {
  const attack = s.mayAttack ? worthShooting(s, s.m.at, stand) : null
  const command = attack && attackCommand(s.m, attack, stand, s.choices)
  return command ? { command, why } : null
}

/** Rule 5: how near a zombie must be to be worth a round although it is not dangerous. */
export const CLOSE = 4

/** The attack from a square on dangerous zombies, on close ones, on those on the helipad; null if there are none. */
function worthShooting({ board, m }: Situation, from: number, stand: boolean): Aim | null {
  const attack = aim(board, m, from, stand, seenFrom(board, from))
  if (!attack) return null
  const { target, dangerous } = attack
  const close = chebyshev(board.facts.l, from, target.at) <= CLOSE
  return dangerous || close || isOnPad(board, target.at) ? attack : null
}

/** Rule 8: a look into a face-down tile is safe enough with so many squares of movement left after entering. */
const STEP_BACK = 2

const LOOK = 'This is a look into the next tile, with movement left to step back.'

/** Rule 8: look into a face-down tile and keep enough movement to step back. */
export function look(s: Situation): Decision | null {
  const { goal, left, board } = s
  const options = goal.crossings.flatMap((crossing) => {
    const stop = s.stops.find((one) => one.at === crossing.from)
    return stop && stop.steps + 1 + STEP_BACK <= left ? [{ ...crossing, steps: stop.steps }] : []
  })
  const chosen = least(options, ({ steps, from, to }) => [steps, from, to])
  if (!chosen) return null
  if (chosen.steps > 0) return goTo(s, chosen.from, LOOK)
  const command = stepTo(board, s.choices, chosen.to)
  return command ? { command, why: LOOK } : null
}

/** Rule 8, after the look: shoot if that should remove the danger; the way back is rule 9's. */
export function shootAfterLook(s: Situation): Decision | null {
  if (!s.m.stirred || !s.mayAttack || s.here === 0) return null
  const attack = worthShooting(s, s.m.at, false)
  if (!attack || attack.kills < s.here) return null
  const command = attackCommand(s.m, attack, false, s.choices)
  return command ? { command, why: 'The shots should remove the danger.' } : null
}

/** Rule 9: towards the goal with little Danger at the end; sprint if nothing is worth shooting. */
export function goOn(s: Situation): Decision {
  const { m } = s
  const near = best(
    s,
    s.stops.filter((stop) => stop.steps <= s.walk),
  )
  const far = best(s, s.stops)
  const shooting = s.mayAttack && near && worthShooting(s, near.at, near.at === m.at && !m.stirred)
  const to = far && (!near || far.danger < near.danger || !shooting) ? far : near
  const step = to && to.at !== m.at ? goTo(s, to.at, whyGoOn(s)) : null
  return (
    step ??
    shoot(s, !m.stirred, 'Something worth shooting is in sight.') ??
    finish(s, 'No better square is within reach.')
  )
}

const WHERE = {
  pad: 'the helipad',
  fuel: 'the fuel',
  explore: 'the next unknown tile',
  none: 'a better square',
} as const

const whyGoOn = ({ goal }: Situation): string => `This leads to ${WHERE[goal.kind]} with as little danger as possible.`

/** The end of the activation; in a friend's square the shortest way out of it. */
function finish(s: Situation, why: string): Decision {
  const end = first(s.choices, 'end')
  if (end) return { command: end, why }
  const out = least(s.stops, (stop) => [stop.steps, stop.danger, stop.at])
  return (out && goTo(s, out.at, why)) ?? { command: s.choices[0]!, why }
}
