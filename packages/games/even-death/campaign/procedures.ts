/** The order of play of a campaign. */
import { again, type Procedure, procedure, step } from '@shamble/kernel'
import type { Command } from './commands.ts'
import { LISTS } from './rules/42-lists.ts'
import { BEGINNING, isStarting, startTiles } from './rules/42-setup.ts'
import { newHorde } from './rules/44-start.ts'
import { turn } from './rules/44-turn.ts'
import { battle } from './rules/47-battle.ts'
import { search } from './rules/51-search.ts'
import { zombify } from './rules/55-zombify.ts'
import { endByLimit } from './rules/57-points.ts'
import { playerOf, type Transaction } from './state.ts'

/** ed.camp-setup.4 Whose turn is next: in campaign order, round by round, without those who are out. */
function passOn(t: Transaction): void {
  const { state, book } = t
  let place = state.onTurn === null ? -1 : state.order.indexOf(state.onTurn)
  for (;;) {
    place += 1
    if (place >= state.order.length || state.round === 0) {
      if (book.turnLimit > 0 && state.round === book.turnLimit) return endByLimit(t)
      state.round += 1
      place = 0
    }
    const faction = state.order[place]
    if (faction && !playerOf(state, faction).out) {
      state.onTurn = faction
      return
    }
  }
}

export const campaign = procedure<Transaction, Command>('campaign', [
  ...BEGINNING,
  step<Transaction>('ed.camp-setup.5', 'start tile', (t) => t.call('start tiles')),
  again<Transaction>('ed.camp-setup.5', 'next start tile', 'start tile', isStarting),
  ...LISTS,
  step<Transaction>('ed.camp-turn.1', 'next player', passOn),
  step<Transaction>('ed.camp-turn.1', 'campaign turn', (t) => t.call('turn')),
  again<Transaction>('ed.camp-turn.1', 'on', 'next player'),
])

export const PROCEDURES: readonly Procedure<Transaction, Command>[] = [
  campaign,
  startTiles,
  turn,
  newHorde,
  battle,
  search,
  zombify,
]
