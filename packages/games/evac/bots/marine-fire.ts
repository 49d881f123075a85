/** Marine bot, rules 3 to 7: grenade, healing, stand and fire, bursts, reloads. */
import { chebyshev } from '@shamble/grid'
import type { Command } from '../commands.ts'
import { canSee } from '../rules/09-marine-attacks.ts'
import { carried, gunsOf } from '../rules/12-swapping-equipment.ts'
import { isHit } from '../rules/14-grenades.ts'
import { fullHp } from '../rules/15-medkit.ts'
import { livingMarines, type Marine, marineOf } from '../state.ts'
import { type Decision, first, least, offered, squareOf } from './advice.ts'
import type { Board } from './board.ts'
import { best, CLOSE } from './marine-moves.ts'
import { sparesMarines } from './marine-win.ts'
import type { Situation } from './situation.ts'
import { isOnPad } from './terms.ts'
import { aim, attackCommand, isDangerous, LAST_ROUNDS, seenFrom } from './weapons.ts'

/** Rule 3: how many zombies a grenade must kill, and how many are enough on the helipad or under threat. */
const BLAST = 3
const BLAST_NOW = 2

interface Blast {
  at: number
  kills: number
  onPad: number
}

/** Rule 3: the square where a grenade of this marine kills most zombies, at least two, and no marine. */
export function bestBlast(board: Board, m: Marine): Blast | null {
  const { l, up } = board.facts
  const tried = new Set<number>()
  for (const z of board.state.zombies)
    for (const square of [z.at, ...l.neighbours8.subarray(8 * z.at, 8 * z.at + 8)])
      if (square >= 0 && up[square] === 1) tried.add(square)
  const blasts = [...tried].flatMap((at): Blast[] => {
    if (!canSee(board, m.at, at)) return []
    const dead = board.state.zombies.filter((z) => isHit(board, at, z.at))
    if (dead.length < BLAST_NOW || !sparesMarines(board, at, m.seat, m.at)) return []
    return [{ at, kills: dead.length, onPad: dead.filter((z) => isOnPad(board, z.at)).length }]
  })
  return least(blasts, ({ at, kills }) => [-kills, chebyshev(l, m.at, at), at]) ?? null
}

/** Rule 3: a grenade where it kills enough zombies and no marine. */
export function throwGrenade(s: Situation): Decision | null {
  const { board, m, choices } = s
  if (!s.mayAttack || !carried(m, 'grenade')) return null
  const blast = bestBlast(board, m)
  if (!blast || !isWorthIt(s, blast)) return null
  const command = choices.find((c) => c.do === 'throw' && squareOf(board, c.at) === blast.at)
  return command ? { command, why: `A grenade kills ${blast.kills} zombies.` } : null
}

/** Rules 1 and 3: the squad's last grenade wins the helipad; elsewhere it is thrown only to save the thrower's life. */
function isWorthIt({ board, m, here }: Situation, { kills, onPad }: Blast): boolean {
  if (onPad >= BLAST_NOW) return true
  if (kills < (here >= BLAST_NOW ? BLAST_NOW : BLAST)) return false
  return here >= m.hp || grenadesLeft(board) > 1
}

const grenadesLeft = ({ state }: Board): number =>
  livingMarines(state).reduce((sum, m) => sum + m.items.filter((item) => item.kind === 'grenade').length, 0)

/** Rule 4: who has lost so much, or is down to this, is healed. */
const HURT = 2
const DYING = 1

/** Rule 4: a wounded comrade in contact, while no zombie can come; stand if possible. */
export function healSomebody(s: Situation): Decision | null {
  const { board, m, here, choices } = s
  if (here > 0 || s.late) return null
  const hpOf = (seat: string): number => marineOf(board.state, seat)?.hp ?? 0
  const needy = offered(choices, 'heal').filter(({ marine, stand }) => {
    const one = marineOf(board.state, marine)
    if (!one || (stand ?? false) !== !m.stirred) return false
    return one.hp <= DYING || fullHp(board, one) - one.hp >= HURT
  })
  const command = least(needy, ({ marine }) => hpOf(marine))
  return command ? { command, why: 'A wounded comrade is in reach and no zombie is.' } : null
}

/** Rule 5: stand and fire at close zombies if that is enough and safer than going on, or there is no way back. */
export function standAndFire(s: Situation): Decision | null {
  const { board, m, here, choices } = s
  if (!s.mayAttack || m.stirred || here === 0) return null
  const seen = seenFrom(board, m.at)
  if (!seen.some((z) => !z.down && chebyshev(board.facts.l, m.at, z.at) <= CLOSE)) return null
  const attack = aim(board, m, m.at, true, seen)
  if (!attack) return null
  const blocked = s.stops.every((stop) => stop.danger >= here)
  const elsewhere = best(s, s.stops)?.danger ?? here
  const enough = attack.kills >= here / 2 && here - attack.stopped + 1 <= elsewhere
  const command = blocked || enough ? attackCommand(m, attack, true, choices) : undefined
  return command ? { command, why: 'Zombies are close: better to stand and fire.' } : null
}

/** Rule 6: below so many rounds harmless zombies are left alone. */
const SPARING = 12

/** Rule 6: go on while a dangerous zombie or one on the helipad can be hit; otherwise mind the rounds. */
export function fireOn(board: Board, m: Marine, choices: readonly Command[]): Decision {
  const cease = first(choices, 'cease-fire') as Command
  const frame = board.state.frames[board.state.frames.length - 1]
  const gun = m.items.find((item) => item.id === frame?.vars['item'])
  const target = least(targetsOf(board, m, choices), ({ z, urgent, dangerous }) => [
    dangerous ? 0 : urgent ? 1 : 2,
    z.down ? 0 : 1,
    chebyshev(board.facts.l, m.at, z.at),
    z.at,
  ])
  if (!target || !gun) return { command: cease, why: 'There is nothing left to hit.' }
  if (target.urgent) return { command: target.command, why: 'A dangerous zombie can be hit.' }
  if (gun.rounds < SPARING || gun.rounds <= LAST_ROUNDS)
    return { command: cease, why: 'The rounds left are kept for dangerous zombies.' }
  return { command: target.command, why: 'There are rounds enough.' }
}

/** Whom a burst can hit next; urgent are those who are dangerous or on the helipad. */
const targetsOf = (board: Board, m: Marine, choices: readonly Command[]) =>
  offered(choices, 'fire-on').flatMap((command) => {
    const z = board.state.zombies.find((one) => one.id === command.zombie)
    if (!z) return []
    const dangerous = isDangerous(board, z, m, m.at)
    return [{ command, z, dangerous, urgent: dangerous || isOnPad(board, z.at) }]
  })

/** Rule 7: a weapon with so few rounds is reloaded where at most so many zombies can come. */
const NEARLY_EMPTY = 2
const CALM = 1

/** Rule 7: reload a weapon that is all but empty, if the turn can end in a calm place. */
export function reloadGun(s: Situation): Decision | null {
  const { board, m, choices } = s
  if (!s.mayAttack) return null
  const empty = gunsOf(board, m).find(
    ([, gun]) => gun.rounds <= NEARLY_EMPTY && m.items.some((item) => item.kind === `reload:${gun.kind}`),
  )
  const calm = s.stops.some((stop) => stop.danger <= CALM && stop.steps <= (m.stirred ? 0 : s.walk))
  if (!empty || !calm) return null
  const command = offered(choices, 'reload').find((c) => carried(m, c.weapon) === empty[1])
  return command ? { command, why: `The ${empty[1].kind} is all but empty.` } : null
}
