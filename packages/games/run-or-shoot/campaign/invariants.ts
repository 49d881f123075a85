/** What must always hold in a campaign; each broken promise is a sentence. */
import { sheetOf } from '../content/survivors.ts'
import { DAYS } from './days.ts'
import { type Look, survivorSeats } from './kit.ts'
import { keptFault } from './roster-fault.ts'

export function invariants({ state, book }: Look): string[] {
  const { team, saved, gone, dead, record, day, ending, outcome } = state
  const living = [...team.map(({ person }) => person), ...saved]
  const everybody = [...living.map(({ who }) => who), ...gone.map(({ person }) => person.who), ...dead]
  const order = survivorSeats(book)
  const places = team.map(({ seat }) => order.indexOf(seat))
  return [
    ...living.flatMap((one) => {
      const found = keptFault(one, book.limits)
      return found ? [`${sheetOf(one.who).called}: ${found.at}: ${found.reason} (${found.clause})`] : []
    }),
    ...(new Set(everybody).size < everybody.length ? ['somebody is in two places'] : []),
    ...(places.some((place, i) => place <= (places[i - 1] ?? -1)) ? ['the team is not in the order of its seats'] : []),
    ...(record.length < day - 1 || record.length > day ? [`day ${day} does not follow ${record.length} days`] : []),
    ...(record.some(({ scenario }, i) => scenario !== DAYS[i]) ? ['the days are not in their order'] : []),
    ...((ending === null) === (outcome === null) ? [] : ['an end without an ending']),
  ]
}
