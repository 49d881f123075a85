/** Marine bot, rule 10: sharing equipment. Every exchange brings a piece strictly nearer to its best owner. */
import type { Command, CommandOf } from '../commands.ts'
import { carried } from '../rules/12-swapping-equipment.ts'
import { alive, type Item, type Marine, marineOf } from '../state.ts'
import { type Decision, first, offered } from './advice.ts'
import type { Board } from './board.ts'
import { bestBlast } from './marine-fire.ts'
import { dangerOf } from './terms.ts'
import { isAutomatic } from './weapons.ts'

/** Free commands that need no activation: cans within reach, what the dead carry, what others need more. */
export function share(board: Board, m: Marine, choices: readonly Command[]): Decision | null {
  const can = first(choices, 'pick-up')
  if (can) return { command: can, why: 'A fuel can is within reach.' }
  for (const swap of offered(choices, 'swap')) {
    const other = marineOf(board.state, swap.with)
    const why = other && reasonFor(board, m, other, swap)
    if (why) return { command: swap, why }
  }
  return null
}

function reasonFor(board: Board, m: Marine, other: Marine, swap: CommandOf<'swap'>): string | null {
  const [give] = swap.give
  const [get] = swap.get
  if (give !== undefined) {
    const item = carried(m, give)
    return item && isBetterWith(board, item, m, other) ? `${other.name} needs it more.` : null
  }
  const item = get === undefined ? undefined : carried(other, get)
  if (!item || alive(other) || !isWorthTaking(m, item)) return null
  return `${other.name} has no use for it any more.`
}

/** From the dead: loaded weapons, reloads, grenades, fuel; a medkit only for whoever knows how to use it. */
function isWorthTaking(m: Marine, item: Item): boolean {
  if (item.kind === 'medkit') return m.type === 'medic' && !carried(m, 'medkit')
  if (item.kind === 'knife') return !carried(m, 'knife')
  return item.kind === 'grenade' || item.kind === 'fuel' || item.kind.startsWith('reload:') || item.rounds > 0
}

function isBetterWith(board: Board, item: Item, m: Marine, other: Marine): boolean {
  if (item.kind === 'grenade') return isBetterThrower(board, m, other)
  if (item.kind === 'medkit') return m.type !== 'medic' && other.type === 'medic' && !carried(other, 'medkit')
  if (!item.kind.startsWith('reload:')) return false
  const kind = item.kind.slice('reload:'.length)
  if (!isAutomatic({ ...item, kind } as Item)) return false
  return roundsOf(other, kind) < roundsOf(m, kind)
}

const NOT_CARRIED = 1_000

/** Rounds in the emptiest weapon of a kind that a marine carries. */
const roundsOf = (m: Marine, kind: string): number =>
  m.items.reduce((least, item) => (item.kind === kind ? Math.min(least, item.rounds) : least), NOT_CARRIED)

/** Rule 10: a target of so many zombies is worth handing the grenade over. */
const WORTH_GIVING = 3

/** The grenade goes to whoever has Danger 0 and the best target. */
function isBetterThrower(board: Board, m: Marine, other: Marine): boolean {
  if (other.acted || other.attack !== null || dangerOf(board, other) > 0) return false
  const theirs = bestBlast(board, other)?.kills ?? 0
  const own = m.acted || m.attack !== null ? 0 : (bestBlast(board, m)?.kills ?? 0)
  return theirs >= WORTH_GIVING && theirs > own
}
