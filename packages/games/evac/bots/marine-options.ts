/** What the marine bot does with the house variants: the Lieutenant's orders and the search of rooms. */
import type { Command } from '../commands.ts'
import { gunsOf } from '../rules/12-swapping-equipment.ts'
import { type Marine, marineOf } from '../state.ts'
import { type Decision, first, least, offered } from './advice.ts'
import type { Board } from './board.ts'
import type { Situation } from './situation.ts'
import { dangerOf } from './terms.ts'
import { isAutomatic } from './weapons.ts'

/** The Lieutenant orders the most endangered marine to fire, otherwise the lowest seat to move. */
export function giveOrder({ board, choices, here }: Situation): Decision | null {
  const orders = offered(choices, 'order')
  if (orders.length === 0 || here > 0) return null
  const dangerTo = (seat: string): number => {
    const m = marineOf(board.state, seat)
    return m ? dangerOf(board, m) : 0
  }
  const command = least(orders, ({ marine, order }) => {
    const danger = dangerTo(marine)
    return [order === (danger > 0 ? 'fire' : 'move') ? 0 : 1, -danger]
  })
  return command ? { command, why: 'Nothing is near, so the Lieutenant gives an order (ev.lt.3).' } : null
}

/** A marine out of danger searches the room it stands in. */
export function searchRoom({ choices, here }: Situation): Decision | null {
  const command = first(choices, 'search')
  return command && here === 0 ? { command, why: 'Nothing is near, so the room is searched (ev.scav.3).' } : null
}

/** ev.scav.3 A grenade; else the reload for the carried automatic weapon with fewest rounds, else for any carried one. */
export function takeFind(board: Board, m: Marine, choices: readonly Command[]): Decision {
  const finds = offered(choices, 'take')
  const guns = gunsOf(board, m).map(([, gun]) => gun)
  const command = least(finds, ({ find }) => {
    if (find === 'grenade') return [0, 0]
    const fitting = guns.filter((gun) => find === `reload:${gun.kind}`)
    const automatic = fitting.some(isAutomatic)
    return [fitting.length === 0 ? 3 : automatic ? 1 : 2, Math.min(...fitting.map((gun) => gun.rounds), 1_000)]
  })
  return { command: command ?? (choices[0] as Command), why: 'What this marine can use best (ev.scav.3).' }
}
