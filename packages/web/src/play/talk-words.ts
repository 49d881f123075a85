import type { Person } from '@shamble/host'
import type { Saying, Seat } from '@shamble/kernel'

const personAt = (people: readonly Person[], seat: Seat): string =>
  people.find(({ seats }) => seats.includes(seat))?.name ?? seat

/** "Ann to Bob". */
export const whoTo = (people: readonly Person[], { seat, to }: Saying): string =>
  to === null ? personAt(people, seat) : `${personAt(people, seat)} to ${personAt(people, to)}`

/** "Ann to Bob: Watch the door." */
export const saidBy = (people: readonly Person[], saying: Saying): string => `${whoTo(people, saying)}: ${saying.words}`
