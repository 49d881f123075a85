/** rs.scenario.19 How the city fares, by the number of days that were won. */
import { UMPIRE } from '../state.ts'
import { endingFor } from './days.ts'
import { survivorSeats, type Transaction } from './kit.ts'

export function conclude(t: Transaction): void {
  const { state, book } = t
  const won = state.record.filter((day) => day.won).length
  const { ending, says } = endingFor(won)
  state.ending = ending
  t.emit({ e: 'ended', clause: 'rs.scenario.19', ending, won })
  t.win(ending === 'fallen' ? [UMPIRE] : survivorSeats(book), 'rs.scenario.19', says)
}

/** With nobody left to go on the campaign is over. */
export function endIfNobody(t: Transaction): void {
  if (t.state.team.length > 0) return
  t.emit({ e: 'nobody left', clause: 'rs.scenario.19', day: t.state.day })
  conclude(t)
}
