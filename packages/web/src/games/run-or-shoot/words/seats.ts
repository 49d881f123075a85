/** Seats by the people whom they play. */
import type { View } from '@shamble/run-or-shoot/page'
import { calledIn } from './titles.ts'

/** The survivor whom a seat plays: the living one if it has taken somebody over. */
export function playedBy({ survivors }: Pick<View, 'survivors'>, seat: string): number | null {
  const own = survivors.filter((one) => one.seat === seat)
  return (own.find(({ status }) => status !== 'dead') ?? own[0])?.n ?? null
}

/** "Dot"; "Survivor 2" before anybody is chosen. */
export function seatWords(view: Pick<View, 'survivors'>, seat: string): string {
  const n = playedBy(view, seat)
  if (n !== null) return calledIn(view, n)
  return seat === 'U' ? 'The umpire' : `Survivor ${seat.slice(1)}`
}
