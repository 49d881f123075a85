/** Seats by their factions. */
import { FACTION_TITLES, FACTIONS } from '@shamble/even-death/page'

/** "Survivors", "Survivors 2". */
export function seatTitle(seat: string): string {
  const [name = '', n] = seat.split('-')
  const faction = FACTIONS.find((one) => one === name)
  const title = faction ? FACTION_TITLES[faction] : name
  return n === undefined ? title : `${title} ${n}`
}

/** "the Survivors". */
export const theSeat = (seat: string): string => `the ${seatTitle(seat)}`
/** At the beginning of a sentence. */
export const TheSeat = (seat: string): string => `The ${seatTitle(seat)}`
