/** ed.command Command points, and effects that last. */
import type { Seat } from '@shamble/kernel'
import { type Running, seatOf, type Transaction } from '../state.ts'
import { EFFECTS } from '../tables/commands.ts'

function end(t: Transaction, seat: Seat, isOver: (running: Running) => boolean): void {
  const own = seatOf(t.state, seat)
  for (const { effect } of own.effects.filter(isOver))
    t.emit({ e: 'command over', clause: 'ed.command.4', seat, effect })
  own.effects = Object.freeze(own.effects.filter((running) => !isOver(running)))
}

/** ed.command.1, ed.command.4 At the start of a Military turn: a point more, and what lasted until now is over. */
export function beginCommands(t: Transaction, seat: Seat): void {
  const own = seatOf(t.state, seat)
  if (own.faction !== 'military') return
  own.commandPoints += t.book.commandPoints
  own.commanded = false
  end(t, seat, ({ effect }) => EFFECTS[effect].until === 'next turn')
}

/** ed.command.5 What lasts until the end of the turn. */
export const endCommands = (t: Transaction, seat: Seat): void =>
  end(t, seat, ({ effect }) => EFFECTS[effect].until === 'turn')
