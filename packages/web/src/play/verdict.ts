/** Who has won, said to whoever is at the screen. */
import { type MatchSetup, peopleOf, type Person } from '@shamble/host'
import { listed } from '../words/plain.ts'
import type { Won } from './game-display.ts'

/** Whoever set the table up and gave no name. */
const YOU = 'You'

const saying = (names: readonly string[], one: string, several: string): string =>
  names.length === 0 ? '' : `${listed(names)} ${names.length > 1 || names[0] === YOU ? several : one}`

/**
 * "You win.", "You lose.", "Ann and Ben win, Zoe loses."; where somebody held both sides, the side that has won. A seat
 * is still its person's while a bot plays it.
 */
export function verdictOf(setup: Pick<MatchSetup, 'seats'>, { who, seats, isDraw }: Won): string {
  if (isDraw) return 'A draw.'
  const people = peopleOf(setup)
  const holds = ({ seats: own }: Person): number => own.filter((seat) => seats.includes(seat)).length
  const isMixed = people.some((one) => holds(one) > 0 && holds(one) < one.seats.length)
  if (people.length === 0 || isMixed) return `${who}.`
  const winners = people.filter((one) => holds(one) > 0).map(({ name }) => name)
  const losers = people.filter((one) => holds(one) === 0).map(({ name }) => name)
  return `${[saying(winners, 'wins', 'win'), saying(losers, 'loses', 'lose')].filter(Boolean).join(', ')}.`
}

/** Whether somebody at the screen is among the winners; null where nobody is there, somebody held both sides, or it is a draw. */
export function isWonHere(setup: Pick<MatchSetup, 'seats'>, { seats, isDraw }: Won): boolean | null {
  if (isDraw) return null
  const own = peopleOf(setup).flatMap((one) => one.seats.map((seat) => seats.includes(seat)))
  return own.length > 0 && own.every((won) => won === own[0]) ? (own[0] ?? null) : null
}
