/** Decisions of battles in which something happens. */
import { choices, type Dice } from '@shamble/kernel'
import { distance2 } from '@shamble/table'
import type { Command } from '../commands.ts'
import { areFriends, isOnTable, type Transaction } from '../state.ts'

const FIGHTS: readonly Command['do'][] = ['bite', 'melee', 'shoot', 'shove', 'get-up', 're-roll', 'heal']
const ENDS: readonly Command['do'][] = ['finish', 'end-turn', 'do-nothing', 'concede']

/** How far the end of a move is from the nearest enemy of whoever moves. */
function farFrom({ state }: Transaction, seat: string, command: Command): number {
  if (command.do !== 'move') return 0
  const [x, y] = command.to
  const enemies = [
    ...state.humans.filter((h) => isOnTable(h) && !areFriends(state, seat, h.seat)),
    ...state.herds.filter((h) => isOnTable(h) && !areFriends(state, seat, h.seat)).flatMap(({ zombies }) => zombies),
  ]
  return Math.min(...enemies.map(({ at }) => distance2(at, { x, y })))
}

/** By luck, but eager: whoever can fight mostly does, whoever moves often goes to where the enemy is, and few end early. */
export function pick(table: Transaction, seat: string, luck: Dice): Command {
  const offered = choices(table, seat)
  const isOneIn = (n: number): boolean => luck.draw('', n) === 0
  const fights = offered.filter(({ do: what }) => FIGHTS.includes(what))
  const going = offered.filter(({ do: what }) => !ENDS.includes(what))
  const from = fights.length > 0 && !isOneIn(4) ? fights : going.length > 0 && !isOneIn(10) ? going : offered
  const kinds = [...new Set(from.map(({ do: what }) => what))].filter((what) => what !== 'concede')
  const kind = kinds[luck.draw('', kinds.length)]
  const alike = from.filter(({ do: what }) => what === kind)
  if (kind === 'move' && !isOneIn(3)) {
    const far = alike.map((command) => farFrom(table, seat, command))
    return alike[far.indexOf(Math.min(...far))] as Command
  }
  return alike[luck.draw('', alike.length)] as Command
}
